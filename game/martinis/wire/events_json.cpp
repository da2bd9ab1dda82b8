// Every event of Martinis & Men, with its fields in the order of the list of events.
#include "engine/wire/codec.hpp"
#include "game/martinis/wire/codec.hpp"
#include "game/martinis/wire/names.hpp"
#include "game/martinis/wire/pieces.hpp"

namespace nightcap::martinis::wire {
namespace {

using nightcap::wire::seats_json;

// The type and the fields of an event.
struct Told {
  const char* type;
  Json fields = Json::object();
};

Json shown_json(const Shown& shown) {
  Json object = Json::object();
  for (std::size_t seat = 0; seat < shown.size(); ++seat)
    if (shown[seat] != kNoCard) object[std::to_string(seat)] = card_name(shown[seat]);
  return object;
}

Json by(Seat player) { return {{"player", player.index()}}; }
Json by_with_card(Seat player, CardId card) { return {{"player", player.index()}, {"card", card_json(card)}}; }
Json by_with_couple(Seat player, const Couple& couple) {
  return {{"player", player.index()}, {"red", card_json(couple.red)}, {"blue", card_json(couple.blue)}};
}
Json by_with_die(Seat player, Die die, Face face) {
  return {{"player", player.index()}, {"die", die_name(die)}, {"face", face_json(face)}};
}

// One overload an event: a new one doesn't compile until it is told here.
struct Teller {
  Told operator()(const event::Starter& e) const { return {"starter", by(e.player)}; }
  Told operator()(const event::Dealt& e) const {
    Json hands = Json::array();
    for (int seat = 0; seat < e.players; ++seat)
      hands.push_back(e.told.has(Seat{seat}) ? cards_json(e.hands[static_cast<std::size_t>(seat)]) : Json(nullptr));
    return {"dealt", {{"count", e.count}, {"hands", std::move(hands)}}};
  }
  Told operator()(const event::Reshuffled& e) const { return {"reshuffled", {{"count", e.count}}}; }
  Told operator()(const event::Drew& e) const { return {"drew", by_with_card(e.player, e.card)}; }
  Told operator()(const event::NothingToDraw& e) const { return {"nothing-to-draw", by(e.player)}; }
  Told operator()(const event::Passed& e) const { return {"passed", by(e.player)}; }
  Told operator()(const event::Asked& e) const { return {"asked", by_with_card(e.player, e.card)}; }
  Told operator()(const event::ShowChosen& e) const { return {"show-chosen", by_with_card(e.player, e.card)}; }
  Told operator()(const event::TurnedOver& e) const { return {"turned-over", {{"shown", shown_json(e.shown)}}}; }
  Told operator()(const event::Took& e) const {
    Json fields = by_with_card(e.player, e.card);
    fields["from"] = e.from == kNoSeat ? Json("pool") : Json(e.from.index());
    return {"took", std::move(fields)};
  }
  Told operator()(const event::WentBack& e) const { return {"went-back", {{"shown", shown_json(e.shown)}}}; }
  Told operator()(const event::IntoPool& e) const { return {"into-pool", by_with_card(e.player, e.card)}; }
  Told operator()(const event::Matched& e) const {
    Json fields = by_with_couple(e.player, e.couple);
    fields["how"] = how_name(e.how);
    return {"matched", std::move(fields)};
  }
  Told operator()(const event::Rolled& e) const { return {"rolled", by_with_die(e.player, e.die, e.face)}; }
  Told operator()(const event::ReRolled& e) const { return {"re-rolled", by_with_die(e.player, e.die, e.face)}; }
  Told operator()(const event::WindowPassed& e) const { return {"window-passed", by(e.player)}; }
  Told operator()(const event::Special& e) const {
    Json fields = by_with_card(e.player, e.card);
    fields["die"] = die_name(e.die);
    return {"special", std::move(fields)};
  }
  Told operator()(const event::SpecialDrew& e) const { return {"special-drew", by_with_card(e.player, e.card)}; }
  Told operator()(const event::SpecialsDiscarded& e) const { return {"specials-discarded", {{"cards", cards_json(e.cards)}}}; }
  Told operator()(const event::Married& e) const { return {"married", by_with_couple(e.player, e.couple)}; }
  Told operator()(const event::Dating& e) const { return {"dating", by_with_couple(e.player, e.couple)}; }
  Told operator()(const event::StillDating& e) const { return {"still-dating", by_with_couple(e.player, e.couple)}; }
  Told operator()(const event::BrokeUp& e) const {
    Json discarded = Json::array();
    Json pool = Json::array();
    (e.red_discarded ? discarded : pool).push_back(card_name(e.couple.red));  // MM-4.2: red first
    (e.blue_discarded ? discarded : pool).push_back(card_name(e.couple.blue));
    Json fields = by_with_couple(e.player, e.couple);
    fields["discarded"] = std::move(discarded);
    fields["pool"] = std::move(pool);
    return {"broke-up", std::move(fields)};
  }
  Told operator()(const event::FeverBegan& e) const { return {"fever", by(e.player)}; }
  Told operator()(const event::FeverTurn& e) const {
    return {"fever-turn", {{"player", e.player.index()}, {"couples", e.couples}}};
  }
  Told operator()(const event::FeverOver&) const { return {"fever-over"}; }
  Told operator()(const event::Won& e) const { return {"won", {{"winners", seats_json(e.winners)}}}; }
  Told operator()(const event::Stalemate& e) const { return {"stalemate", {{"winners", seats_json(e.winners)}}}; }
};

}  // namespace

Json Codec::event(const Event& event) {
  Told told = std::visit(Teller{}, event);
  const Json head{{"type", told.type}, {"rule", nightcap::wire::rule_text(Rules::kRulePrefix, rule_of(event))}};
  return nightcap::wire::joined(head, std::move(told.fields));
}

}  // namespace nightcap::martinis::wire
