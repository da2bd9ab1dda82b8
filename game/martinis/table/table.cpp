#include "game/martinis/table/table.hpp"

#include <algorithm>
#include <utility>

#include "engine/base/check.hpp"
#include "game/martinis/table/ids.hpp"
#include "game/martinis/table/odds.hpp"
#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

namespace {
constexpr float kLiftMs = 120;
}

MartinisTable::MartinisTable(tabletop::TableSetup setup)
    : TableOf(std::move(setup)), board_(scene_), feel_(scene_, director_), marks_(scene_), close_up_(scene_, director_) {}

void MartinisTable::set_page(Vec2 size) {
  page_ = size;
  if (!model_) return;
  // What waits to begin finds its way on the new page; what moves has arrived.
  if (director_.current() != nullptr) director_.finish(scene_);
  geometry_.emplace(page_, model_->players, at_bottom(view_.viewer).index());
  model_->set_deck_at(geometry_->deck());
  settle_board();
  changed();
}

void MartinisTable::show(const View& view) {
  director_.clear();
  board_.clear();
  draft_.reset();
  throws_ = 0;
  show_all_of_log();
  fever_links_ = 0;
  view_ = newest_ = view;
  geometry_.emplace(page_, view.players, at_bottom(view.viewer).index());
  model_.emplace(view, board_, geometry_->deck());
  settle_board();
  changed();
}

// Names and widgets are everybody's at once; what is still seen of the faces turns away.
void MartinisTable::close(const View& everybodys) {
  draft_.reset();
  view_ = newest_ = everybodys;
  std::vector<EntityId> turned = model_->close(everybodys);
  arrange();
  board_.settle_order();
  director_.enqueue([this, turned = std::move(turned)]() mutable { return turn_away(std::move(turned)); });
  changed();
}

void MartinisTable::hear(std::span<const Event> events, const View& after) {
  newest_ = after;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto* rolled = std::get_if<event::Rolled>(&events[i]);
    const auto* again = std::get_if<event::ReRolled>(&events[i]);
    const Seat thrower = rolled != nullptr ? rolled->player : again != nullptr ? again->player : kNoSeat;
    if (rolled != nullptr) director_.enqueue([this] { return call_couple(); });
    const auto* drew = std::get_if<event::Drew>(&events[i]);
    const auto* had_nothing = std::get_if<event::NothingToDraw>(&events[i]);
    const Seat begins = drew != nullptr ? drew->player : had_nothing != nullptr ? had_nothing->player : kNoSeat;
    if (begins != kNoSeat && begins == after.viewer) director_.enqueue([this, begins] { return your_turn(begins); });
    if (std::holds_alternative<event::FeverOver>(events[i]) || std::holds_alternative<event::Won>(events[i]))
      director_.enqueue([this] { return clear_fever(); });
    // A person throws their own dice when they like; where several share the screen, before everybody's eyes.
    const bool everybodys = after.viewer == kNoSeat && thrower != kNoSeat && is_human(thrower);
    if (thrower != kNoSeat && (thrower == after.viewer || everybodys)) {
      ++throws_;
      director_.enqueue([this] {
        director_.hold();
        changed();
        return motion::Timeline();
      });
    }
    if (rolled != nullptr && i + 1 < events.size() && std::holds_alternative<event::Rolled>(events[i + 1])) {
      director_.enqueue(
          [this, both = std::vector<Event>{events[i], events[i + 1]}] { return std::move(throw_dice(both).quicken(pace(1))); });
      say(log_line(events[i++]));
    } else {
      director_.enqueue([this, happened = events[i]] { return choreograph(happened); });
    }
    if (const float ms = reading_ms(events[i]); ms > 0)
      director_.enqueue([this, ms] { return std::move(motion::Timeline("read").hold(pace(ms))); });
    say(log_line(events[i]));
  }
  // A selection that was dropped meanwhile goes back.
  director_.enqueue([this, after] {
    view_ = after;
    model_->thinking = after.phase == Phase::kShow ? after.actors : SeatSet{};
    arrange();
    return commit("heard", {kLiftMs, motion::Easing::kOutCubic, 0});
  });
  const bool opened =
      after.phase == Phase::kWindow && std::ranges::any_of(events, [](const Event& happened) {
        return std::holds_alternative<event::Rolled>(happened) || std::holds_alternative<event::ReRolled>(happened);
      });
  if (opened) director_.enqueue([this] { return open_window(); });
  changed();
}

void MartinisTable::offer(std::span<const Action> legal) {
  legal_.assign(legal.begin(), legal.end());
  if (std::exchange(draft_, std::nullopt) && caught_up()) move_selection();
  animate(0);
  changed();
}

bool MartinisTable::may(const Action& action) const { return std::find(legal_.begin(), legal_.end(), action) != legal_.end(); }

std::string_view MartinisTable::default_focus() const {
  if (waits_for_throw()) return "table.roll";
  if (at_buzzers()) return tabletop::kNobodyId;
  if (buzzed()) return tabletop::kTakeBackId;
  if (may(act::pass())) return newest_.phase == Phase::kWindow ? "window.pass" : "table.pass";
  return {};
}

CardId MartinisTable::chosen_special() const {
  CardId first = kNoCard;
  for (const Action& action : legal_) {
    if (action.type != Action::Type::kSpecial) continue;
    if (draft_ && draft_->card == action.card) return action.card;
    if (first == kNoCard) first = action.card;
  }
  return first;
}

tabletop::LogLine MartinisTable::log_line(const Event& happened) {
  return {event_words(happened, setup_.seats), rule_of(happened), event_icon(happened)};
}

std::string MartinisTable::action_words(const Action& action) const {
  return table::action_words(action, newest_.phase == Phase::kWindow);
}

std::vector<tabletop::Odds> MartinisTable::odds() const { return roll_odds(view_); }

std::string MartinisTable::draft_id() const {
  return draft_ ? ids::of(draft_->in_pool ? ids::kPool : ids::kHand, draft_->card) : std::string();
}

std::vector<std::string> MartinisTable::path(const Action& action) const {
  std::vector<std::string> path;
  path.assign(static_cast<std::size_t>(throws_), "table.roll");  // also where it has yet to come
  // What is selected already need not be pressed again; something else of the pool is put back first.
  const auto first = [&](std::string_view head, CardId card) {
    std::string id = ids::of(head, card);
    if (id == draft_id()) return;
    if (draft_ && head == ids::kPool) path.push_back(draft_id());
    path.push_back(std::move(id));
  };
  switch (action.type) {
    case Action::Type::kAsk:
      first(ids::kHand, action.card);
      path.emplace_back("table.ask");
      break;
    case Action::Type::kMatchPool:
      first(ids::kHand, action.card);
      path.push_back(ids::of(ids::kPool, action.other));
      break;
    case Action::Type::kMatchPair:
      first(ids::kPool, action.card);
      path.push_back(ids::of(ids::kPool, action.other));
      break;
    case Action::Type::kPass:
      if (buzzed()) path.emplace_back(tabletop::kTakeBackId);
      path.emplace_back(!open_to_.empty()                 ? tabletop::kNobodyId
                        : newest_.phase == Phase::kWindow ? "window.pass"
                                                          : "table.pass");
      break;
    case Action::Type::kShow:
      path.push_back(ids::of(ids::kHand, action.card));
      break;
    case Action::Type::kTake: {
      const auto shown = std::find(newest_.shown.begin(), newest_.shown.end(), action.card);
      path.push_back(shown == newest_.shown.end() ? ids::of(ids::kPool, action.card)
                                                  : ids::shown(static_cast<int>(shown - newest_.shown.begin())));
      break;
    }
    case Action::Type::kSpecial:
      if (action.card != chosen_special()) path.push_back(ids::of(ids::kHand, action.card));
      path.push_back(ids::special(action.card, action.die));
      break;
  }
  return path;
}

// Nothing is selected there, and the buttons are about the first Special Card.
std::vector<std::string> MartinisTable::path_once_shown(const Action& action, std::span<const Action> legal) const {
  if (action.type != Action::Type::kSpecial) return path(action);
  const auto first = std::find_if(legal.begin(), legal.end(), [](const Action& a) { return a.type == Action::Type::kSpecial; });
  if (first->card == action.card) return {ids::special(action.card, action.die)};
  return {ids::of(ids::kHand, action.card), ids::special(action.card, action.die)};
}

std::optional<Rules::Action> MartinisTable::pool_action(CardId person, const std::optional<Draft>& with) const {
  if (may(act::take(person))) return act::take(person);
  if (!with) return std::nullopt;
  if (!with->in_pool)
    return may(act::match_pool(with->card, person)) ? std::optional(act::match_pool(with->card, person)) : std::nullopt;
  if (may(act::match_pair(with->card, person))) return act::match_pair(with->card, person);
  // Where the woman must be named first, either order of pressing is meant.
  if (may(act::match_pair(person, with->card))) return act::match_pair(person, with->card);
  return std::nullopt;
}

// What pressing that widget would do at once, if anything.
std::optional<Rules::Action> MartinisTable::action_for(std::string_view id) const {
  if (id == "table.pass" || id == "window.pass") return act::pass();
  if (id == "table.ask" && draft_ && !draft_->in_pool) return act::ask(draft_->card);
  if (const auto card = ids::card_after(id, ids::kHand); card && may(act::show(*card))) return act::show(*card);
  if (const auto card = ids::card_after(id, ids::kPool)) return pool_action(*card, draft_);
  for (const Action& action : legal_) {
    if (action.type == Action::Type::kSpecial && id == ids::special(action.card, action.die)) return action;
    if (action.type == Action::Type::kTake && path(action).back() == id) return action;
  }
  return std::nullopt;
}

void MartinisTable::select(CardId card, bool in_pool) {
  const bool again = draft_ && draft_->card == card;
  draft_ = again ? std::nullopt : std::optional(Draft{card, in_pool});
  move_selection();
  changed();
}

// Nobody need wait for it: the piece springs to its new home.
void MartinisTable::move_selection() {
  arrange();
  board_.settle_order();
  animate(0);
}

void MartinisTable::press(std::string_view id) {
  if (id == "table.roll") {
    if (!waits_for_throw()) return;
    --throws_;
    director_.release();
    changed();
    return;
  }
  if (!caught_up() || call(id)) return;
  if (const auto action = action_for(id); action && may(*action)) {
    decided_ = *action;
    changed();
    return;
  }
  if (legal_.empty()) return;
  if (const auto card = ids::card_after(id, ids::kHand)) {
    if (view_.phase == Phase::kTurn || (view_.phase == Phase::kWindow && is_special(*card))) select(*card, false);
  } else if (const auto person = ids::card_after(id, ids::kPool); person && view_.phase == Phase::kTurn) {
    select(*person, true);
  }
}

// A card dropped on somebody whom it does not match, or beside everything, goes home, and nothing else happens.
void MartinisTable::drop(std::string_view from, std::string_view to) {
  const bool in_pool = from.starts_with(ids::kPool);
  const auto card = ids::card_after(from, in_pool ? ids::kPool : ids::kHand);
  const auto person = ids::card_after(to, ids::kPool);
  if (!card || !caught_up()) return;
  const Draft dropped{*card, in_pool};
  if (to == "table.ask" ? in_pool || !may(act::ask(*card)) : !person || !pool_action(*person, dropped)) return;
  if (from != draft_id()) {  // pressed once more, what is selected would be put back
    if (draft_) back();
    press(from);
  }
  press(to);
}

bool MartinisTable::back() {
  if (!draft_) return buzzed() && call(tabletop::kTakeBackId);
  select(draft_->card, draft_->in_pool);
  return true;
}

std::vector<tabletop::ResultRow> MartinisTable::results() const {
  struct Standing {
    Seat seat;
    int married = 0, dating = 0;
  };
  std::vector<Standing> standings;
  for (int s = 0; s < view_.players; ++s) {
    Standing standing{Seat{s}};
    for (const Household& home : view_.couples)
      if (home.owner() == standing.seat) ++(home.married() ? standing.married : standing.dating);
    standings.push_back(standing);
  }
  std::stable_sort(standings.begin(), standings.end(), [&](const Standing& a, const Standing& b) {
    return std::tuple(!view_.winners.has(a.seat), -a.married, -a.dating) <
           std::tuple(!view_.winners.has(b.seat), -b.married, -b.dating);
  });
  std::vector<tabletop::ResultRow> rows;
  for (const Standing& standing : standings)
    rows.push_back({name_of(standing.seat),
                    std::to_string(standing.married) + " married, " + std::to_string(standing.dating) + " dating",
                    view_.winners.has(standing.seat)});
  return rows;
}

}  // namespace nightcap::martinis::table
