// What a person can see and act on at the table, by id and name, and the sentences that ask.

#include <algorithm>

#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"
#include "game/cocktail/wire/names.hpp"

namespace nightcap::cocktail::table {

namespace {

using ui::Rect;
using ui::Role;
using ui::Widget;
using ui::WidgetList;

Rect box_of(const Pose& pose) { return Rect::around(pose.at, kCardSize.x * pose.scale, kCardSize.y * pose.scale); }

std::string numbered(std::string_view head, int number) { return std::string(head) + std::to_string(number); }

}  // namespace

std::string CocktailTable::question() const {
  if (!model_ || view_.phase == Phase::kOver) return {};
  if (window_) return window_question();
  if (note_left_ > 0) return late_note_;
  if (view_.phase == Phase::kWindow) return {};       // what comes of it speaks for itself
  const bool waits = legal_.empty() || !caught_up();  // of the table as it is seen: what was heard since is not told yet
  if (waits) {
    if (view_.starter == kNoSeat) return {};
    switch (view_.phase) {
      case Phase::kDirection:
        return name_of(view_.turn) + " chooses which way play goes.";
      case Phase::kTurn:
        return "It is " + name_of(view_.turn) + "'s turn.";
      case Phase::kHandOver:
        if (view_.hand_over.empty()) return {};
        return name_of(view_.hand_over.front()) + " may hand " + name_of(view_.window.player) + " a dishonor cube.";
      case Phase::kWindow:
      case Phase::kOver:
        return {};
    }
  }
  switch (view_.phase) {
    case Phase::kDirection:
      return "Which way does play go?";
    case Phase::kHandOver:
      return view_.viewer == kNoSeat
                 ? name_of(speaker_) + ", do you hand " + name_of(view_.window.player) + " a dishonor cube?"
                 : "Hand " + name_of(view_.window.player) + " a dishonor cube of " + name_of(view_.viewer) + "'s?";
    case Phase::kTurn:
      break;
    case Phase::kWindow:
    case Phase::kOver:
      return {};
  }
  if (menu_open()) {
    return "A bite for " + name_of(draft_.to) + ". What is it called?";
  }
  if (draft_.card != kNoCard) return "Whose cocktail gets it? Choose a tray.";
  if (draft_.to != kNoSeat) return "Which card goes to " + name_of(draft_.to) + "? Choose one from the hand.";
  if (draft_.changing)
    return draft_.own == kNoHandle ? "Which bite of " + name_of(view_.viewer) + "'s cocktail is changed?"
                                   : "And with which other bite?";
  if (may(act::pass())) return "There is nothing to do: pass.";
  const bool serve = may_serve(kNoCard, kNoSeat), change = may_any(Action::Type::kChange), take = may_any(Action::Type::kTake);
  if (serve) return change ? "Choose a card to serve, or change a bite." : "Choose a card to serve.";
  if (take) return change ? "Take the cocktail, or change a bite." : "Take the cocktail.";
  return "Change a bite.";
}

std::string CocktailTable::caption() const {
  if (view_.phase == Phase::kHandOver) {
    const int cubes = view_.cubes[speaker_.n];
    return name_of(speaker_) + " has " + counted(cubes, "cube", "cubes") + ".";
  }
  return "It stays so for the whole game.";
}

void CocktailTable::collect_seat(WidgetList& widgets, Seat seat) const {
  const SeatModel& at = model_->at(seat);
  const std::string id = numbered("table.seat.", seat.index());
  Widget& plate = widgets.add(Role::kSeat, id, name_of(seat), geometry_->seat(seat.index()).plate, false);
  plate.value = std::to_string(at.honor) + " honor, " + counted(at.blue, "blue poison", "blue poisons") + ", " +
                counted(at.red, "red poison", "red poisons") + ", " + counted(at.cubes, "dishonor cube", "dishonor cubes") +
                ", " + counted(static_cast<int>(at.hand.size()), "card", "cards");
  if (!model_->alive.has(seat)) plate.value += ", dead";
  if (model_->over) plate.value += ", " + std::to_string(model_->scores[seat.n]) + " points";
  if (at.answer == Answer::kSuspect) plate.value += ", suspects";
  if (at.answer == Answer::kPass) plate.value += ", passed";
  if (model_->is_viewer(seat)) return;
  for (std::size_t i = 0; i < at.hand.size(); ++i)
    if (const Pose* pose = board_.home(at.hand[i].entity))
      widgets.add(Role::kCard, id + ".hand." + std::to_string(i), "face-down card", box_of(*pose), false);
}

// Adds why it may not be chosen.
void CocktailTable::explain(Widget& widget) const {
  if (const std::string_view why = why_not(widget.id); !why.empty())
    widget.value += (widget.value.empty() ? "" : ", ") + std::string(why);
}

void CocktailTable::collect_tray(WidgetList& widgets, Seat seat) const {
  const SeatModel& at = model_->at(seat);
  const bool serve = caught_up() && may_serve(draft_.card, seat);
  const std::string id = numbered("table.tray.", seat.index());
  const Pose* salver = board_.home(at.salver);
  if (salver == nullptr) return;
  const Rect box = Rect::around(salver->at, kTraySizeDrawn.x * salver->scale, kTraySizeDrawn.y * salver->scale);
  Widget& tray = widgets.add(Role::kTray, id, name_of(seat) + "'s cocktail", box, serve);
  tray.value = at.has_taken ? std::string("taken") : counted(static_cast<int>(at.tray.size()), "bite", "bites");
  if (draft_.to == seat) tray.value += ", selected";
  explain(tray);
  for (const BitePiece& bite : at.tray) {
    const Pose* pose = board_.home(bite.piece.entity);
    if (pose == nullptr) continue;
    std::string name(bite.declared == kNoKind ? std::string_view("face-down bite") : kind_title(bite.declared));
    if (bite.piece.card != kNoCard) {
      const Kind kind = kind_of(bite.piece.card);
      name += kind == bite.declared ? std::string(", which it is") : ", really " + std::string(kind_words(kind));
    }
    // In a change a bite is meant, else the tray it lies on.
    bool enabled = serve;
    if (draft_.changing)
      enabled = caught_up() && (draft_.own == bite.handle || (draft_.own == kNoHandle ? may_change(bite.handle, kNoHandle)
                                                                                      : may_change(draft_.own, bite.handle)));
    Widget& tag = widgets.add(Role::kTag, id + "." + wire::handle_name(bite.handle), name, box_of(*pose), enabled);
    tag.focusable = enabled && draft_.changing;
    tag.value = "from " + name_of(bite.by);
    if (bite.pit) tag.value += ", with an olive pit";
    if (draft_.changing && draft_.own == bite.handle) tag.value += ", selected";
    if (draft_.changing) explain(tag);
  }
  for (std::size_t i = 0; i < at.taken.size(); ++i)
    if (const Pose* pose = board_.home(at.taken[i].entity))
      widgets.add(Role::kCard, numbered("table.taken.", seat.index()) + "." + std::to_string(i),
                  kind_title(kind_of(at.taken[i].card)), box_of(*pose), false);
}

void CocktailTable::collect_center(WidgetList& widgets) const {
  const Model& model = *model_;
  widgets.add(Role::kPile, "table.reserve", "Reserve", box_of(geometry_->reserve()), false).value =
      std::to_string(model.reserve);
  widgets.add(Role::kPile, "table.pits", "Olive pits", geometry_->pits(), false).value = std::to_string(model.pits());
  for (std::size_t i = 0; i < model.discards.size(); ++i)
    if (const Pose* pose = board_.home(model.discards[i].entity))
      widgets
          .add(Role::kCard, numbered("table.discard.", static_cast<int>(i)), kind_title(kind_of(model.discards[i].card)),
               box_of(*pose), false)
          .value = "turned over";
  if (model.air) {
    std::string name = "A bite called " + std::string(kind_words(model.air->bite.declared));
    if (model.air->bite.piece.card != kNoCard)
      name += ", really " + std::string(kind_words(kind_of(model.air->bite.piece.card)));
    widgets.add(Role::kCard, "table.air", name, box_of(geometry_->air()), false).value = "for " + name_of(model.air->to);
  }
  std::string round = "Round " + std::to_string(model.round) + " of " + std::to_string(kRounds);
  Widget& text = widgets.add(Role::kText, "table.round", round, geometry_->round());
  if (model.direction != Direction::kUndecided)
    text.value = model.direction == Direction::kClockwise ? "clockwise" : "counterclockwise";
}

void CocktailTable::collect_hand(WidgetList& widgets) const {
  if (model_->viewer == kNoSeat) return;
  for (const Piece& own : model_->at(model_->viewer).hand) {
    const Pose* pose = board_.home(own.entity);
    if (pose == nullptr) continue;
    const bool enabled = caught_up() && may_serve(own.card, kNoSeat);
    Widget& card = widgets.add(Role::kCard, "table.hand." + std::string(wire::card_name(own.card)),
                               kind_title(kind_of(own.card)), box_of(*pose), enabled);
    card.draggable = enabled;
    if (draft_.card == own.card) card.value = "selected";
  }
}

// The viewer's three ways of taking a turn are always there, if only to be read.
void CocktailTable::collect_actions(WidgetList& widgets) const {
  if (model_->viewer == kNoSeat || model_->over) return;
  const bool turn = caught_up() && view_.phase == Phase::kTurn;
  if (!(caught_up() && menu_open())) widgets.add(Role::kButton, "table.play", "Play a bite", geometry_->action(0), false);
  Widget& change =
      widgets.add(Role::kButton, "table.change", "Change a bite", geometry_->action(1), turn && may_any(Action::Type::kChange));
  change.key = "C";
  if (draft_.changing) change.value = "selected";
  explain(change);
  if (turn && may(act::pass())) {
    widgets.add(Role::kButton, "table.pass", "Pass", geometry_->action(2)).key = "P";
    return;
  }
  Widget& take =
      widgets.add(Role::kButton, "table.take", "Take cocktail", geometry_->action(2), turn && may_any(Action::Type::kTake));
  take.key = "T";
  explain(take);
}

void CocktailTable::collect_prompts(WidgetList& widgets) const {
  if (window_) return collect_window(widgets);
  const std::string asks = question();
  if (asks.empty()) return;
  const auto text = [&](std::string_view id, std::string_view words, const Rect& rect) {
    widgets.add(Role::kText, id, words, rect);
  };
  const auto button = [&](std::string_view id, std::string_view words, int i, int n, std::string_view key) {
    widgets.add(Role::kButton, id, words, geometry_->answer(i, n)).key = key;
  };
  const bool may_act = !legal_.empty() && caught_up();
  if (may_act && view_.phase == Phase::kDirection) {
    text("table.prompt", asks, geometry_->question());
    button("table.direction.clockwise", "Clockwise", 0, 2, "1");
    button("table.direction.counterclockwise", "Counterclockwise", 1, 2, "2");
    text("table.caption", caption(), geometry_->caption());
  } else if (may_act && view_.phase == Phase::kHandOver) {
    text("table.prompt", asks, geometry_->question());
    button("hand-over.give", "Hand one over", 0, 2, "G");
    button("hand-over.keep", "Keep them", 1, 2, "K");
    text("table.caption", caption(), geometry_->caption());
  } else if (caught_up() && menu_open()) {
    text("table.prompt", asks, geometry_->menu_question());
    for (int i = 0; i < kKinds; ++i) {
      const Kind kind = static_cast<Kind>(i);
      Widget& choice = widgets.add(Role::kButton, "declare." + std::string(wire::kind_name(kind)), kind_title(kind),
                                   geometry_->declaration(i));
      choice.key = std::to_string(i + 1);
      if (draft_.kind == kind) choice.value = "selected";
    }
    const bool chosen = draft_.kind != kNoKind;
    widgets
        .add(Role::kButton, "table.play",
             chosen ? "Serve it as " + std::string(kind_words(draft_.kind)) : std::string("Serve it"), geometry_->serve(),
             chosen)
        .key = "S";
  } else {
    text("table.prompt", asks, geometry_->sentence());
  }
}

void CocktailTable::collect_reading(WidgetList& widgets) const {
  if (reading_) widgets.add(Role::kButton, "table.continue", "Continue", geometry_->proceed()).key = "Enter";
}

void CocktailTable::collect(WidgetList& widgets) const {
  if (!model_) return;
  collect_hand(widgets);
  for (int s = 0; s < model_->players; ++s) {
    collect_seat(widgets, Seat{s});
    collect_tray(widgets, Seat{s});
  }
  collect_center(widgets);
  collect_actions(widgets);
  collect_prompts(widgets);
  if (sheet_) {
    widgets.add(Role::kText, "table.sheet", sheet_->title(), sheet_->panel()).value = sheet_->sentence();
    for (std::size_t i = 0; i < sheet_->rows().size(); ++i)
      widgets.add(Role::kText, numbered("table.sheet.", sheet_->rows()[i].seat.index()), sheet_->rows()[i].name, sheet_->row(i))
          .value = sheet_->row_words(i);
  }
  collect_reading(widgets);
  collect_close_up(widgets);
}

}  // namespace nightcap::cocktail::table
