// What the table is told, and what a person puts together at it.

#include "game/cocktail/table/table.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/base/check.hpp"
#include "game/cocktail/rules/scoring.hpp"
#include "game/cocktail/table/ids.hpp"
#include "game/cocktail/table/words.hpp"
#include "game/cocktail/wire/names.hpp"

namespace nightcap::cocktail::table {

namespace {

constexpr float kTurnAway = 180;  // ms

}  // namespace

CocktailTable::CocktailTable(tabletop::TableSetup setup)
    : TableOf(std::move(setup)),
      board_(scene_),
      effects_(scene_),
      feel_(scene_, director_),
      marks_(scene_),
      close_up_(scene_, director_) {}

void CocktailTable::set_page(Vec2 size) {
  page_ = size;
  if (!model_) return;
  // What waits to begin finds its way on the new page; what moves has arrived.
  if (director_.current() != nullptr) director_.finish(scene_);
  geometry_.emplace(page_, model_->players, at_bottom(view_.viewer).index());
  model_->set_reserve_at(geometry_->reserve());
  settle_sheet();
  settle_board();
  changed();
}

// Everything is where it belongs, and nothing is on its way.
void CocktailTable::settle_board() {
  feel_.clear();
  marks_.clear();
  close_up_.clear();
  arrange();
  board_.settle();
  animate(0);
}

void CocktailTable::show(const View& view) {
  director_.clear();
  effects_.clear();
  accompaniment_.clear();
  board_.clear();
  draft_ = {};
  spotlight_ = {};
  called_ = view.starter != kNoSeat && view.phase == Phase::kTurn ? view.turn : kNoSeat;
  tag_unrolled_ = 1;
  tag_swing_ = 0;
  feelings_.fill(Mood::kCalm);
  late_ = {};
  note_left_ = 0;
  lying_.clear();
  reading_ = false;
  show_all_of_log();
  heard_to_self_ = view.window.open() && view.window.player == view.window.to;
  view_ = newest_ = view;
  geometry_.emplace(page_, view.players, at_bottom(view.viewer).index());
  model_.emplace(view, board_, geometry_->reserve());
  model_->air ? open_window() : close_window();
  settle_sheet();
  settle_board();
  changed();
}

// The hand that lay open is turned over before everybody's eyes.
void CocktailTable::close(const View& everybodys) {
  std::vector<CardId> open;
  const Seat closed = model_->viewer;
  if (closed != kNoSeat)
    for (const Piece& own : model_->at(closed).hand) open.push_back(own.card);
  show(everybodys);
  if (open.empty()) return;
  const std::vector<Piece> hand = model_->at(closed).hand;
  for (std::size_t i = 0; i < std::min(hand.size(), open.size()); ++i) {
    board_.set_front(hand[i].entity, card_sprite(open[i]));
    scene_.find(hand[i].entity)->pose.flip = 0;
  }
  director_.enqueue([this, hand] {
    arrange();
    motion::Timeline timeline = commit("hand-closed", {kTurnAway, motion::Easing::kInOutCubic, 0});
    then(timeline, timeline.length(), [this, hand] {
      for (const Piece& own : hand) board_.set_front(own.entity, {});
    });
    return timeline;
  });
}

void CocktailTable::hear(std::span<const Event> events, const View& after) {
  watch_closing(events, after);
  newest_ = after;
  const auto view = std::make_shared<const View>(after);
  for (const Event& happened : events) {
    // The reveal is a scene of its own, before the bite goes where it belongs.
    if (const auto* turned = std::get_if<event::TurnedOver>(&happened))
      director_.enqueue([this, turned = *turned] {
        close_window();
        return reveal(turned);
      });
    if (const auto* scored = std::get_if<event::Scored>(&happened); scored != nullptr && scored->drunk)
      director_.enqueue([this, drunk = *scored] { return reel(drunk); });
    if (const auto* ended = std::get_if<event::RoundOver>(&happened); ended != nullptr && after.phase != Phase::kOver)
      director_.enqueue([this, round = ended->round, view] { return show_score(*view, round); });
    director_.enqueue([this, happened, view] { return choreograph(happened, *view); });
    if (std::holds_alternative<event::Won>(happened))
      director_.enqueue([this, view] { return show_score(*view, view->round); });
    say(log_line(happened));
  }
  director_.enqueue([this, view] {
    view_ = *view;
    if (!model_->air) close_window();
    settle_sheet();
    arrange();
    return commit("caught-up", {120, motion::Easing::kOutCubic, 0});
  });
  if (after.phase == Phase::kTurn && std::exchange(called_, after.turn) != after.turn && after.turn == after.viewer)
    director_.enqueue([this] { return your_turn(); });
  changed();
}

tabletop::LogLine CocktailTable::log_line(const Event& happened) {
  if (const auto* played = std::get_if<event::Played>(&happened)) heard_to_self_ = played->player == played->to;
  return {event_words(happened, setup_.seats, heard_to_self_), rule_of(happened), event_icon(happened)};
}

std::string CocktailTable::action_words(const Action& action) const {
  return table::action_words(action, newest_, setup_.seats);
}

void CocktailTable::offer(std::span<const Action> legal) {
  legal_.assign(legal.begin(), legal.end());
  speaker_ = newest_.viewer;
  if (speaker_ == kNoSeat && offers_.size() == 1 && !many_voices()) {
    speaker_ = offers_.front().seat;
    legal_ = offers_.front().legal;
  }
  const bool drafted = draft_ != Draft{};
  draft_ = {};  // of what moves, what it had lifted comes down with the next arrangement
  if (drafted && caught_up() && model_) arrange(), board_.settle_order();
  animate(0);
  changed();
}

bool CocktailTable::may(const Action& action) const { return std::find(legal_.begin(), legal_.end(), action) != legal_.end(); }

bool CocktailTable::may_any(Action::Type type) const {
  return std::any_of(legal_.begin(), legal_.end(), [&](const Action& a) { return a.type == type; });
}

bool CocktailTable::may_serve(CardId card, Seat to) const {
  return std::any_of(legal_.begin(), legal_.end(), [&](const Action& a) {
    return a.type == Action::Type::kPlay && (card == kNoCard || a.card == card) && (to == kNoSeat || a.to == to);
  });
}

bool CocktailTable::may_change(Handle own, Handle other) const {
  return std::any_of(legal_.begin(), legal_.end(), [&](const Action& a) {
    return a.type == Action::Type::kChange && (own == kNoHandle || a.own == own) && (other == kNoHandle || a.other == other);
  });
}

// The harmless answer, once its prompt is there.
std::string_view CocktailTable::default_focus() const {
  if (window_ && takes_answers()) {
    if (may_any(Action::Type::kSuspect)) return "window.pass";
    if (many_voices()) return tabletop::kNobodyId;
  }
  if (!caught_up()) return {};
  if (may_any(Action::Type::kHandOver)) return "hand-over.keep";
  if (may_any(Action::Type::kDirection)) return "table.direction.clockwise";
  if (may(act::pass())) return "table.pass";
  return {};
}

std::vector<std::string> CocktailTable::path(const Action& action) const {
  // Where it lies by the newest that was heard: the picture may still be on its way there.
  const auto bite_id = [&](Handle handle) {
    for (int s = 0; s < newest_.players; ++s)
      for (const Bite& bite : newest_.cocktails[static_cast<std::size_t>(s)])
        if (bite.handle == handle) return ids::tray(Seat{s}) + "." + wire::handle_name(handle);
    return std::string();
  };
  switch (action.type) {
    case Action::Type::kDirection:
      return {action.yes ? "table.direction.clockwise" : "table.direction.counterclockwise"};
    case Action::Type::kPlay: {
      // What the draft holds already would be put back if it were pressed once more.
      std::vector<std::string> path;
      const bool serving = !draft_.changing;
      if (!serving || draft_.card != action.card) path.push_back(ids::hand(action.card));
      if (!serving || draft_.to != action.to) path.push_back(ids::tray(action.to));
      path.push_back(std::string(ids::kDeclare) + std::string(wire::kind_name(action.declare)));
      path.emplace_back("table.play");
      return path;
    }
    case Action::Type::kChange: {
      std::vector<std::string> path;
      const bool begun = draft_.changing && draft_.own == action.own;
      // With another bite chosen, the change is begun anew.
      if (draft_.changing && !begun && draft_.own != kNoHandle) path.emplace_back("table.change");
      if (!draft_.changing || !path.empty()) path.emplace_back("table.change");
      if (!begun) path.push_back(bite_id(action.own));
      path.push_back(bite_id(action.other));
      return path;
    }
    case Action::Type::kTake:
      return {"table.take"};
    case Action::Type::kPass:
      return {newest_.phase == Phase::kWindow ? "window.pass" : "table.pass"};
    case Action::Type::kSuspect:
      return {"window.suspect"};
    case Action::Type::kCourtesy:
      return {"window.courtesy"};
    case Action::Type::kHandOver:
      return {action.yes ? "hand-over.give" : "hand-over.keep"};
  }
  return {};
}

void CocktailTable::redraft(const Draft& draft) {
  draft_ = draft;
  rearrange();
}

void CocktailTable::choose_tray(Seat to) {
  Draft draft = draft_;
  draft.changing = false;
  draft.own = kNoHandle;
  draft.kind = kNoKind;
  draft.to = draft.to == to ? kNoSeat : to;
  if (draft.to != kNoSeat && !may_serve(draft.card, draft.to)) return;
  redraft(draft);
}

void CocktailTable::choose_bite(Handle handle) {
  if (draft_.own != kNoHandle && draft_.own != handle) {
    if (!may(act::change(draft_.own, handle))) return;
    decided_ = act::change(draft_.own, handle);
    changed();
    return;
  }
  Draft draft;
  draft.changing = true;
  draft.own = draft_.own == handle ? kNoHandle : handle;
  if (draft.own == kNoHandle || may_change(handle, kNoHandle)) redraft(draft);
}

void CocktailTable::press(std::string_view id) {
  if (id == "table.continue" && reading_) return hurry();
  if (!model_ || press_answer(id) || !caught_up()) return;
  if (id == "table.direction.clockwise") return decide(act::direction(true));
  if (id == "table.direction.counterclockwise") return decide(act::direction(false));
  if (id == "table.take") return decide(act::take());
  if (id == "table.pass") return decide(act::pass());
  if (id == "hand-over.give") return decide(act::hand_over(true));
  if (id == "hand-over.keep") return decide(act::hand_over(false));
  if (id == "table.play") {
    if (menu_open() && draft_.kind != kNoKind) decide(act::play(draft_.card, draft_.to, draft_.kind));
    return;
  }
  if (id == "table.change") {
    if (!may_any(Action::Type::kChange)) return;
    Draft draft;
    draft.changing = !draft_.changing;
    return redraft(draft);
  }
  if (id.starts_with(ids::kDeclare)) {
    const auto kind = wire::kind_named(id.substr(ids::kDeclare.size()));
    if (!kind || !menu_open()) return;
    Draft draft = draft_;
    draft.kind = *kind;
    return redraft(draft);
  }
  if (const auto card = ids::hand_card(id)) {
    if (!may_serve(*card, kNoSeat)) return;
    Draft draft = draft_.changing ? Draft{} : draft_;
    draft.card = draft.card == *card ? kNoCard : *card;
    draft.kind = kNoKind;
    return redraft(draft);
  }
  if (const auto tray = ids::tray_named(id)) {
    if (tray->bite && draft_.changing) return choose_bite(*tray->bite);
    if (may_serve(draft_.card, tray->seat)) choose_tray(tray->seat);
  }
}

void CocktailTable::drop(std::string_view from, std::string_view to) {
  const auto card = ids::hand_card(from);
  const auto tray = ids::tray_named(to);
  if (!card || !tray) return;  // nothing else is dragged anywhere: it goes home
  if (!caught_up() || !may_serve(*card, tray->seat)) return;
  redraft({*card, tray->seat});
}

bool CocktailTable::back() {
  if (draft_ == Draft{} || !caught_up()) return false;
  Draft draft = draft_;
  if (draft.kind != kNoKind)
    draft.kind = kNoKind;
  else if (draft.own != kNoHandle)
    draft.own = kNoHandle;
  else if (draft.to != kNoSeat && draft.card != kNoCard)
    draft.to = kNoSeat;
  else
    draft = {};
  redraft(draft);
  return true;
}

std::vector<tabletop::ResultRow> CocktailTable::results() const {
  struct Standing {
    Seat seat;
    int honor = 0;
  };
  std::vector<Standing> standings;
  for (int s = 0; s < view_.players; ++s) standings.push_back({Seat{s}, view_.scores[static_cast<std::size_t>(s)]});
  std::stable_sort(standings.begin(), standings.end(), [&](const Standing& a, const Standing& b) {
    return std::tuple(!view_.winners.has(a.seat), !view_.alive.has(a.seat), -a.honor) <
           std::tuple(!view_.winners.has(b.seat), !view_.alive.has(b.seat), -b.honor);
  });
  std::vector<tabletop::ResultRow> rows;
  for (const Standing& standing : standings)
    rows.push_back({name_of(standing.seat),
                    std::to_string(standing.honor) + " points" + (view_.alive.has(standing.seat) ? "" : ", poisoned"),
                    view_.winners.has(standing.seat)});
  return rows;
}

}  // namespace nightcap::cocktail::table
