#include "game/martinis/table/table.hpp"

#include <algorithm>
#include <utility>

#include "engine/base/check.hpp"
#include "game/martinis/table/words.hpp"
#include "game/martinis/wire/names.hpp"

namespace nightcap::martinis::table {

namespace {

using ui::Rect;
using ui::Role;

Rect box_of(const scene::Pose& pose) { return Rect::around(pose.at, kCardSize.x * pose.scale, kCardSize.y * pose.scale); }

std::string id_of(std::string_view head, CardId card) { return std::string(head) + std::string(wire::card_name(card)); }

std::string special_id(CardId card, Die die) {
  return "window." + std::string(wire::card_name(card)) + "." + std::string(wire::die_name(die));
}

// The card named at the end of the id, if the id begins with `head`.
std::optional<CardId> card_after(std::string_view id, std::string_view head) {
  if (!id.starts_with(head)) return std::nullopt;
  return wire::card_named(id.substr(head.size()));
}

constexpr std::string_view kHand = "table.hand.", kPool = "table.pool.", kShown = "table.shown.";

}  // namespace

MartinisTable::MartinisTable(tabletop::TableSetup setup) : TableOf(std::move(setup)), board_(scene_) {}

void MartinisTable::set_page(Vec2 size) {
  page_ = size;
  if (!model_) return;
  director_.finish(scene_);
  geometry_.emplace(page_, model_->players, std::max(0, view_.viewer == kNoSeat ? 0 : view_.viewer.index()));
  model_->set_deck_at(geometry_->deck());
  settle_board();
  changed();
}

void MartinisTable::show(const View& view) {
  director_.clear();
  board_.clear();
  draft_.reset();
  view_ = view;
  geometry_.emplace(page_, view.players, view.viewer == kNoSeat ? 0 : view.viewer.index());
  model_.emplace(view, board_, geometry_->deck());
  settle_board();
  changed();
}

void MartinisTable::hear(std::span<const Event> events, const View& after) {
  const std::vector<Event> heard(events.begin(), events.end());
  for (std::size_t i = 0; i < heard.size(); ++i) {
    if (std::string line = event_words(heard[i], setup_.seats); !line.empty()) {
      if (line[0] >= 'a' && line[0] <= 'z') line[0] = static_cast<char>(line[0] - 'a' + 'A');
      lines_.push_back(std::move(line));
    }
    const auto* rolled = std::get_if<event::Rolled>(&heard[i]);
    const auto* again = std::get_if<event::ReRolled>(&heard[i]);
    const Seat thrower = rolled != nullptr ? rolled->player : again != nullptr ? again->player : kNoSeat;
    // A person throws their own dice when they like.
    if (thrower != kNoSeat && thrower == after.viewer)
      director_.enqueue([this] {
        director_.hold();
        changed();
        return motion::Timeline();
      });
    if (rolled != nullptr && i + 1 < heard.size() && std::holds_alternative<event::Rolled>(heard[i + 1])) {
      director_.enqueue([this, both = std::vector<Event>{heard[i], heard[i + 1]}] { return throw_dice(both); });
      ++i;
      if (std::string line = event_words(heard[i], setup_.seats); !line.empty()) lines_.push_back(std::move(line));
    } else {
      director_.enqueue([this, happened = heard[i]] { return choreograph(happened); });
    }
  }
  director_.enqueue([this, after] {
    view_ = after;
    changed();
    return motion::Timeline();
  });
  changed();
}

void MartinisTable::offer(std::span<const Action> legal) {
  legal_.assign(legal.begin(), legal.end());
  draft_.reset();
  changed();
}

bool MartinisTable::may(const Action& action) const { return std::find(legal_.begin(), legal_.end(), action) != legal_.end(); }

std::string_view MartinisTable::default_focus() const {
  if (waits_for_throw()) return "table.roll";
  if (may(act::pass())) return view_.phase == Phase::kWindow ? "window.pass" : "table.pass";
  return {};
}

std::vector<std::string> MartinisTable::path(const Action& action) const {
  std::vector<std::string> path;
  if (director_.held()) path.emplace_back("table.roll");
  switch (action.type) {
    case Action::Type::kAsk:
      path.push_back(id_of(kHand, action.card));
      path.emplace_back("table.ask");
      break;
    case Action::Type::kMatchPool:
      path.push_back(id_of(kHand, action.card));
      path.push_back(id_of(kPool, action.other));
      break;
    case Action::Type::kMatchPair:
      path.push_back(id_of(kPool, action.card));
      path.push_back(id_of(kPool, action.other));
      break;
    case Action::Type::kPass: path.emplace_back(view_.phase == Phase::kWindow || director_.busy() ? "window.pass" : "table.pass"); break;
    case Action::Type::kShow: path.push_back(id_of(kHand, action.card)); break;
    case Action::Type::kTake: {
      for (int seat = 0; seat < model_->players; ++seat)
        if (const auto& shown = model_->at(Seat{seat}).shown; shown && shown->card == action.card)
          path.push_back(std::string(kShown) + std::to_string(seat));
      if (path.empty() || path.back() == "table.roll") path.push_back(id_of(kPool, action.card));
      break;
    }
    case Action::Type::kSpecial: path.push_back(special_id(action.card, action.die)); break;
  }
  return path;
}

std::optional<Rules::Action> MartinisTable::pool_action(CardId person) const {
  if (may(act::take(person))) return act::take(person);
  if (!draft_) return std::nullopt;
  if (!draft_->in_pool) return may(act::match_pool(draft_->card, person)) ? std::optional(act::match_pool(draft_->card, person)) : std::nullopt;
  if (may(act::match_pair(draft_->card, person))) return act::match_pair(draft_->card, person);
  // Where the woman must be named first, either order of pressing is meant.
  if (may(act::match_pair(person, draft_->card))) return act::match_pair(person, draft_->card);
  return std::nullopt;
}

// What pressing that widget would do at once, if anything.
std::optional<Rules::Action> MartinisTable::action_for(std::string_view id) const {
  if (id == "table.pass" || id == "window.pass") return act::pass();
  if (id == "table.ask" && draft_ && !draft_->in_pool) return act::ask(draft_->card);
  if (const auto card = card_after(id, kHand); card && may(act::show(*card))) return act::show(*card);
  if (const auto card = card_after(id, kPool)) return pool_action(*card);
  for (const Action& action : legal_) {
    if (action.type == Action::Type::kSpecial && id == special_id(action.card, action.die)) return action;
    if (action.type == Action::Type::kTake && id.starts_with(kShown) && path(action).back() == id) return action;
  }
  return std::nullopt;
}

void MartinisTable::select(CardId card, bool in_pool) {
  const bool again = draft_ && draft_->card == card;
  draft_ = again ? std::nullopt : std::optional(Draft{card, in_pool});
  motion::Timeline lift("select");
  arrange();
  board_.commit(lift, {120, motion::Easing::kOutCubic, 0});
  director_.ambient(std::move(lift));
  changed();
}

void MartinisTable::press(std::string_view id) {
  if (id == "table.roll") {
    director_.release();
    changed();
    return;
  }
  if (!caught_up()) return;
  if (const auto action = action_for(id); action && may(*action)) {
    decided_ = *action;
    changed();
    return;
  }
  if (view_.phase != Phase::kTurn || legal_.empty()) return;
  if (const auto card = card_after(id, kHand)) {
    select(*card, false);
  } else if (const auto person = card_after(id, kPool)) {
    select(*person, true);
  }
}

bool MartinisTable::back() {
  if (!draft_) return false;
  select(draft_->card, draft_->in_pool);
  return true;
}

std::string MartinisTable::expectation() const {
  if (!caught_up() || view_.viewer == kNoSeat) return {};
  const auto may_type = [&](Action::Type type) {
    return std::any_of(legal_.begin(), legal_.end(), [&](const Action& a) { return a.type == type; });
  };
  if (legal_.empty()) {
    if (view_.phase == Phase::kOver) return {};
    return "It is " + name_of(view_.turn) + "'s turn.";
  }
  if (may_type(Action::Type::kShow)) return "Show somebody who matches the " + card_words(view_.asked) + ".";
  if (may_type(Action::Type::kTake)) return "Whom do you take for the " + card_words(view_.asked) + "?";
  if (view_.phase == Phase::kWindow) return may_type(Action::Type::kSpecial) ? "Have a die rolled again, or let it be." : "Let the dice be.";
  if (draft_ && draft_->in_pool) return "Now somebody else of the pool who matches the " + card_words(draft_->card) + ".";
  if (draft_) return "Ask for a match for the " + card_words(draft_->card) + ", or choose one of the pool.";
  if (may(act::pass())) return "There is nobody to match: pass.";
  return "Choose somebody from your hand to match.";
}

std::string MartinisTable::call_out() const {
  const Model& model = *model_;
  if (model.over) return "The end";
  if (model.fever) return "Wedding Fever!";
  if (model.pair) return "It's a match!";
  return {};
}

void MartinisTable::collect_cards(ui::WidgetList& widgets) const {
  const Model& model = *model_;
  const bool turn = caught_up() && view_.phase == Phase::kTurn && !legal_.empty() && !may(act::pass());
  for (int s = 0; s < model.players; ++s) {
    const Seat seat{s};
    const SeatModel& at = model.at(seat);
    std::string name = name_of(seat) + ", " + std::to_string(at.hand.size()) + " cards";
    ui::Widget& plate = widgets.add(Role::kSeat, "table.seat." + std::to_string(s), name, geometry_->seat(s).plate, false);
    const auto married = std::count_if(at.couples.begin(), at.couples.end(), [](const CouplePiece& c) { return c.married; });
    plate.value = std::to_string(married) + " of " + std::to_string(model.marriages) + " married, " +
                  std::to_string(at.couples.size() - static_cast<std::size_t>(married)) + " dating";
    for (std::size_t i = 0; i < at.couples.size(); ++i) {
      const CouplePiece& couple = at.couples[i];
      const scene::Pose* pose = board_.home(couple.red.entity);
      if (pose == nullptr) continue;
      widgets.add(Role::kText, "table.seat." + std::to_string(s) + ".couple." + std::to_string(i),
                  card_words(couple.red.card) + " and " + card_words(couple.blue.card), box_of(*pose)).value =
          couple.married ? "married" : "dating";
    }
    if (model.is_viewer(seat)) continue;
    for (std::size_t i = 0; i < at.hand.size(); ++i)
      if (const scene::Pose* pose = board_.home(at.hand[i].entity))
        widgets.add(Role::kCard, "table.seat." + std::to_string(s) + ".hand." + std::to_string(i), "face-down card", box_of(*pose), false);
  }
  widgets.add(Role::kPile, "table.deck", "Deck", box_of(geometry_->deck()), false).value = std::to_string(model.deck);
  widgets.add(Role::kPile, "table.discards", "Discards", box_of(geometry_->discard(0)), false).value = std::to_string(model.discards);
  for (const Piece& person : model.pool) {
    const bool enabled = caught_up() && (turn || pool_action(person.card).has_value());
    ui::Widget& card = widgets.add(Role::kCard, id_of(kPool, person.card), card_label(person.card), box_of(*board_.home(person.entity)), enabled);
    card.draggable = turn;
    if (draft_ && draft_->card == person.card) card.value = "selected";
  }
  for (int s = 0; s < model.players; ++s) {
    const auto& shown = model.at(Seat{s}).shown;
    if (!shown) continue;
    widgets.add(Role::kCard, std::string(kShown) + std::to_string(s), card_label(shown->card), box_of(*board_.home(shown->entity)),
                caught_up() && may(act::take(shown->card)));
  }
  if (model.viewer == kNoSeat) return;
  for (const Piece& own : model.at(model.viewer).hand) {
    const bool enabled = caught_up() && (may(act::show(own.card)) || (turn && is_person(own.card)));
    ui::Widget& card = widgets.add(Role::kCard, id_of(kHand, own.card), card_label(own.card), box_of(*board_.home(own.entity)), enabled);
    card.focusable = true;  // to be read
    card.draggable = turn;
    if (draft_ && draft_->card == own.card) card.value = "selected";
  }
}

void MartinisTable::collect_prompts(ui::WidgetList& widgets) const {
  if (const std::string sentence = expectation(); !sentence.empty()) widgets.add(Role::kText, "table.prompt", sentence, geometry_->sentence());
  if (waits_for_throw()) {
    widgets.add(Role::kButton, "table.roll", "Roll the dice", geometry_->main_button()).key = "R";
    return;
  }
  if (!caught_up()) return;
  if (view_.phase == Phase::kTurn && !legal_.empty()) {
    if (may(act::pass())) {
      widgets.add(Role::kButton, "table.pass", "Pass", geometry_->main_button()).key = "P";
    } else {
      const bool chosen = draft_ && !draft_->in_pool && may(act::ask(draft_->card));
      widgets.add(Role::kButton, "table.ask", "Ask everybody", geometry_->main_button(), chosen).key = "A";
    }
  }
  if (view_.phase != Phase::kWindow || legal_.empty()) return;
  int special = 0;
  for (const Action& action : legal_) {
    if (action.type != Action::Type::kSpecial) continue;
    const bool red = action.die == Die::kRed;
    widgets.add(Role::kButton, special_id(action.card, action.die), red ? "Again for her" : "Again for him",
                geometry_->special_button(special / 2, red ? 0 : 1));
    ++special;
  }
  widgets.add(Role::kButton, "window.pass", "Let it be", geometry_->main_button()).key = "P";
}

void MartinisTable::collect(ui::WidgetList& widgets) const {
  if (!model_) return;
  collect_cards(widgets);
  collect_prompts(widgets);
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
    return std::tuple(!view_.winners.has(a.seat), -a.married, -a.dating) < std::tuple(!view_.winners.has(b.seat), -b.married, -b.dating);
  });
  std::vector<tabletop::ResultRow> rows;
  for (const Standing& standing : standings)
    rows.push_back({name_of(standing.seat), std::to_string(standing.married) + " married, " + std::to_string(standing.dating) + " dating",
                    view_.winners.has(standing.seat)});
  return rows;
}

}  // namespace nightcap::martinis::table
