// What there is on the table to see and to act on, by role and name.

#include <algorithm>
#include <string>

#include "game/martinis/table/dice.hpp"
#include "game/martinis/table/ids.hpp"
#include "game/martinis/table/reasons.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

namespace {

using ui::Role;

Rect box_of(const scene::Pose& pose) { return Rect::around(pose.at, kCardSize.x * pose.scale, kCardSize.y * pose.scale); }

std::string cards_words(std::size_t n) { return std::to_string(n) + (n == 1 ? " card" : " cards"); }

}  // namespace

// Of the table as it is seen: what was heard since may not be told yet.
std::string MartinisTable::sentence() const {
  if (!model_ || view_.phase == Phase::kOver || view_.starter == kNoSeat) return {};
  if (waits_for_throw()) return "It is " + name_of(newest_.roll.player) + "'s roll.";
  if (at_buzzers() && caught_up()) return "Has anybody a Special Card? Press your name.";
  if (!caught_up()) return sentence_of_motion();
  if (legal_.empty()) {
    switch (view_.phase) {
      case Phase::kTurn:
        return "It is " + name_of(view_.turn) + "'s turn.";
      case Phase::kShow:
        return "The others choose whom to show " + name_of(view_.turn) + ".";
      case Phase::kTake:
        return name_of(view_.turn) + " chooses whom to take for the " + card_words(view_.asked) + ".";
      case Phase::kWindow:
        return "The others may still play a Special Card.";
      case Phase::kOver:
        break;
    }
    return {};
  }
  const auto may_type = [&](Action::Type type) {
    return std::any_of(legal_.begin(), legal_.end(), [&](const Action& a) { return a.type == type; });
  };
  if (may_type(Action::Type::kShow)) return "Show somebody who matches the " + card_words(view_.asked) + ".";
  if (may_type(Action::Type::kTake)) return "Whom do you take for the " + card_words(view_.asked) + "?";
  if (buzzed() && !may_type(Action::Type::kSpecial)) return "There is no Special Card in this hand.";
  if (view_.phase == Phase::kWindow)
    return may_type(Action::Type::kSpecial) ? "Have a die rolled again, or let it be." : "Let the dice be.";
  if (draft_ && draft_->in_pool) return "Now a match in the pool for the " + card_words(draft_->card) + ".";
  if (draft_) return "Ask for the " + card_words(draft_->card) + ", or choose in the pool.";
  if (may(act::pass())) return "There is nobody to match: pass.";
  return "Choose somebody to match.";
}

// While something moves: of what is to be seen, not of what has been decided since.
std::string MartinisTable::sentence_of_motion() const {
  const Model& model = *model_;
  if (model.over || model.turn == kNoSeat) return {};
  if (model.pair || model.fever) {
    const Seat rolls = model.fever ? model.fever_player : model.roller != kNoSeat ? model.roller : model.turn;
    return rolls != kNoSeat ? "It is " + name_of(rolls) + "'s roll." : std::string();
  }
  if (!model.asked) return "It is " + name_of(model.turn) + "'s turn.";
  if (!model.turned_over) return "The others choose whom to show " + name_of(model.turn) + ".";
  return name_of(model.turn) + " asked for somebody for the " + card_words(model.asked->card) + ".";
}

std::string MartinisTable::call_out() const {
  const Model& model = *model_;
  if (model.over) return {};
  if (model.asked) return "Who's " + std::string(adjective_words(model.asked->card)) + "?";
  return model.pair && !model.fever ? "It's a match!" : "";
}

void MartinisTable::collect_seats(ui::WidgetList& widgets) const {
  const Model& model = *model_;
  for (int s = 0; s < model.players; ++s) {
    const Seat seat{s};
    const SeatModel& at = model.at(seat);
    ui::Widget& plate = widgets.add(Role::kSeat, ids::seat(s), name_of(seat) + ", " + cards_words(at.hand.size()),
                                    geometry_->seat(s).plate, false);
    const int married = model.married_of(seat);
    plate.value = std::to_string(married) + " of " + std::to_string(model.marriages) + " married, " +
                  std::to_string(static_cast<int>(at.couples.size()) - married) + " dating";
    for (std::size_t i = 0; i < at.couples.size(); ++i) {
      const CouplePiece& couple = at.couples[i];
      const scene::Pose* pose = board_.home(couple.red.entity);
      if (pose == nullptr) continue;
      widgets
          .add(Role::kText, ids::couple(s, i), card_words(couple.red.card) + " and " + card_words(couple.blue.card),
               box_of(*pose))
          .value = couple.married ? "married" : "dating";
    }
    if (model.is_viewer(seat)) continue;
    for (std::size_t i = 0; i < at.hand.size(); ++i)
      if (const scene::Pose* pose = board_.home(at.hand[i].entity))
        widgets.add(Role::kCard, ids::seat(s) + ".hand." + std::to_string(i), "face-down card", box_of(*pose), false);
  }
}

void MartinisTable::collect_cards(ui::WidgetList& widgets) const {
  const Model& model = *model_;
  const bool turn = caught_up() && view_.phase == Phase::kTurn && !legal_.empty() && !may(act::pass());
  // Whoever fits says why.
  const auto held = in_hand();
  const CardId goal = wanted();
  const auto label = [&](CardId card, bool fits) {
    return card_label(card) + (fits && goal != kNoCard && is_person(card)
                                   ? ", matches " + card_words(goal) + ": " + reason_words(goal, card)
                                   : std::string());
  };
  widgets.add(Role::kPile, "table.deck", "Deck", box_of(geometry_->deck()), false).value = std::to_string(model.deck);
  widgets.add(Role::kPile, "table.discards", "Discards", box_of(geometry_->discard(0)), false).value =
      std::to_string(model.discards);
  for (const Piece& person : model.pool) {
    const bool fits = pool_action(person.card, held).has_value();
    const bool enabled = caught_up() && (turn || fits);
    ui::Widget& card = widgets.add(Role::kCard, ids::of(ids::kPool, person.card), label(person.card, fits),
                                   box_of(*board_.home(person.entity)), enabled);
    card.focusable = true;  // to be read
    card.draggable = turn;
    if (draft_ && draft_->card == person.card) card.value = "selected";
  }
  if (model.asked) widgets.add(Role::kText, "table.asked", card_label(model.asked->card), box_of(geometry_->asked()));
  if (model.pair) {
    widgets.add(Role::kText, "table.pair.red", card_label(model.pair->red.card), box_of(geometry_->pair(-1, model.fever)));
    widgets.add(Role::kText, "table.pair.blue", card_label(model.pair->blue.card), box_of(geometry_->pair(1, model.fever)));
  }
  for (Seat seat : model.showing()) {
    const Piece& shown = *model.at(seat).shown;
    const bool fits = caught_up() && may(act::take(shown.card));
    widgets.add(Role::kCard, ids::shown(seat.index()), label(shown.card, fits), box_of(*board_.home(shown.entity)), fits);
  }
  for (int i = 0; i < 2; ++i) {
    const DieModel& die = model.dice[static_cast<std::size_t>(i)];
    if (!die.in_play) continue;
    const scene::Pose pose = geometry_->die(i, model.fever);
    widgets
        .add(Role::kDie, i == 0 ? "table.die.red" : "table.die.blue", i == 0 ? "Red die" : "Blue die",
             Rect::around(pose.at, kDieEdge * pose.scale, kDieEdge * pose.scale), false)
        .value = flying_[static_cast<std::size_t>(i)] ? std::string() : face_words(die.face);
  }
  if (model.viewer == kNoSeat) return;
  const auto specials =
      std::count_if(legal_.begin(), legal_.end(), [](const Action& a) { return a.type == Action::Type::kSpecial; });
  for (const Piece& own : model.at(model.viewer).hand) {
    const bool one_of_more = specials > 2 && may(act::special(own.card, Die::kRed));
    const bool enabled = caught_up() && (may(act::show(own.card)) || one_of_more || (turn && is_person(own.card)));
    ui::Widget& card =
        widgets.add(Role::kCard, ids::of(ids::kHand, own.card), label(own.card, caught_up() && may(act::show(own.card))),
                    box_of(*board_.home(own.entity)), enabled);
    if (card.id == regard_.looked_at) {  // a pointer that went for its place still is on it, and on all of it
      const Rect up = box_of(risen(*board_.home(own.entity), own.card));
      const float bottom = regard_.by_focus ? up.y + up.h : std::max(up.y + up.h, card.rect.y + card.rect.h);
      card.rect = {up.x, up.y, up.w, bottom - up.y};
    }
    card.focusable = true;  // to be read
    card.draggable = turn && is_person(own.card);
    if (draft_ && draft_->card == own.card) card.value = "selected";
  }
}

void MartinisTable::collect_prompts(ui::WidgetList& widgets) const {
  const bool fever = model_->fever;
  if (const std::string words = sentence(); !words.empty())
    widgets.add(Role::kText, "table.prompt", words, geometry_->sentence(fever));
  if (waits_for_throw()) {
    const std::string name = view_.viewer == kNoSeat ? name_of(newest_.roll.player) + " throws" : "Roll the dice";
    widgets.add(Role::kButton, "table.roll", name, geometry_->main_button(fever)).key = "R";
    return;
  }
  if (!caught_up()) return;
  if (at_buzzers()) return collect_buzzers(widgets);
  if (legal_.empty()) return;
  if (view_.phase == Phase::kTurn) {
    if (may(act::pass())) {
      widgets.add(Role::kButton, "table.pass", "Pass", geometry_->main_button(fever)).key = "P";
    } else {
      const auto held = in_hand();
      const bool chosen = held && !held->in_pool && may(act::ask(held->card));
      widgets.add(Role::kButton, "table.ask", "Ask everybody", geometry_->main_button(fever), chosen).key = "A";
    }
  }
  if (view_.phase != Phase::kWindow) return;
  const CardId special = chosen_special();
  if (special != kNoCard) {
    const bool open = model_->open_matching;
    widgets.add(Role::kButton, ids::special(special, Die::kRed), open ? "Red again" : "Again for her",
                geometry_->special_button(0, fever));
    widgets.add(Role::kButton, ids::special(special, Die::kBlue), open ? "Blue again" : "Again for him",
                geometry_->special_button(1, fever));
  }
  if (buzzed()) {
    widgets.add(Role::kButton, tabletop::kTakeBackId, "Never mind", geometry_->low_button(fever)).key = "Escape";
    return;
  }
  widgets
      .add(Role::kButton, "window.pass", "Let it be",
           special != kNoCard ? geometry_->low_button(fever) : geometry_->answer_button(fever))
      .key = "P";
}

// The same for everybody, whatever they hold (MM-5.4).
void MartinisTable::collect_buzzers(ui::WidgetList& widgets) const {
  for (Seat seat : open_to_)
    widgets.add(Role::kButton, tabletop::buzz_id(seat), name_of(seat), geometry_->buzzer(seat.index())).key =
        std::to_string(seat.index() + 1);
  widgets.add(Role::kButton, tabletop::kNobodyId, "Nobody", geometry_->answer_button(model_->fever)).key = "P";
}

void MartinisTable::collect(ui::WidgetList& widgets) const {
  if (!model_) return;
  collect_seats(widgets);
  collect_cards(widgets);
  collect_prompts(widgets);
  collect_close_up(widgets);
}

}  // namespace nightcap::martinis::table
