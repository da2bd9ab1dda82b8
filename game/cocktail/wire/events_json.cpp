// Every event of Cocktail, with its fields in the order of the list of events.
#include "engine/wire/codec.hpp"
#include "game/cocktail/wire/codec.hpp"
#include "game/cocktail/wire/names.hpp"
#include "game/cocktail/wire/pieces.hpp"

namespace nightcap::cocktail::wire {
namespace {

using nightcap::wire::seats_json;

// The type and the fields of an event.
struct Told {
  const char* type;
  Json fields = Json::object();
};

Json by(Seat player) { return {{"player", player.index()}}; }
Json by_with_handle(Seat player, Handle handle) { return {{"player", player.index()}, {"handle", handle_name(handle)}}; }

// One overload an event: a new one doesn't compile until it is told here.
struct Teller {
  Told operator()(const event::Starter& e) const { return {"starter", by(e.player)}; }
  Told operator()(const event::RoundBegan& e) const {
    return {"round", {{"round", e.round}, {"players", seats_json(e.players)}, {"reserve", e.reserve}}};
  }
  Told operator()(const event::Dealt& e) const {
    Json hands = Json::array();
    for (int seat = 0; seat < e.players; ++seat)
      hands.push_back(e.told.has(Seat{seat}) ? cards_json(e.hands[static_cast<std::size_t>(seat)]) : Json(nullptr));
    return {"dealt", {{"count", e.count}, {"hands", std::move(hands)}}};
  }
  Told operator()(const event::DirectionChosen& e) const {
    return {"direction", {{"player", e.player.index()}, {"clockwise", e.clockwise}}};
  }
  Told operator()(const event::Waited& e) const { return {"waited", by(e.player)}; }
  Told operator()(const event::Played& e) const {
    return {"played",
            {{"player", e.player.index()},
             {"to", e.to.index()},
             {"handle", handle_name(e.handle)},
             {"declared", kind_json(e.declared)},
             {"card", card_json(e.card)}}};
  }
  Told operator()(const event::PitBack& e) const { return {"pit-back", by_with_handle(e.player, e.handle)}; }
  Told operator()(const event::WindowOpened& e) const { return {"window", by(e.player)}; }
  Told operator()(const event::NoWindow& e) const { return {"no-window", by(e.player)}; }
  Told operator()(const event::Suspected& e) const { return {"suspected", by(e.player)}; }
  Told operator()(const event::Courtesy& e) const { return {"courtesy", by(e.player)}; }
  Told operator()(const event::WindowPassed& e) const { return {"window-passed", by(e.player)}; }
  Told operator()(const event::Unsuspected& e) const { return {"unsuspected", by_with_handle(e.player, e.handle)}; }
  Told operator()(const event::TurnedOver& e) const {
    return {"turned-over",
            {{"player", e.player.index()},
             {"handle", handle_name(e.handle)},
             {"card", card_json(e.card)},
             {"declared", kind_json(e.declared)},
             {"true", e.truth}}};
  }
  Told operator()(const event::Cubes& e) const { return {"cubes", {{"player", e.player.index()}, {"count", e.count}}}; }
  Told operator()(const event::HandedOver& e) const {
    return {"handed-over", {{"player", e.player.index()}, {"to", e.to.index()}}};
  }
  Told operator()(const event::Kept& e) const { return {"kept", by(e.player)}; }
  Told operator()(const event::Replaced& e) const {
    return {"replaced", {{"player", e.player.index()}, {"card", card_json(e.card)}}};
  }
  Told operator()(const event::Changed& e) const {
    return {
        "changed",
        {{"player", e.player.index()}, {"own", handle_name(e.own)}, {"other", handle_name(e.other)}, {"with", e.with.index()}}};
  }
  Told operator()(const event::Pit& e) const { return {"pit", by_with_handle(e.player, e.handle)}; }
  Told operator()(const event::Took& e) const {
    return {"took", {{"player", e.player.index()}, {"cards", cards_json(e.cards)}}};
  }
  Told operator()(const event::Unseen& e) const { return {"unseen", {{"player", e.player.index()}, {"count", e.count}}}; }
  Told operator()(const event::Scored& e) const {
    return {"scored", {{"player", e.player.index()}, {"honor", e.honor}, {"blue", e.blue}, {"red", e.red}, {"drunk", e.drunk}}};
  }
  Told operator()(const event::Poisoned& e) const { return {"poisoned", by(e.player)}; }
  Told operator()(const event::RoundOver& e) const { return {"round-over", {{"round", e.round}}}; }
  Told operator()(const event::Won& e) const {
    Json scores = Json::array();
    for (int seat = 0; seat < e.players; ++seat) scores.push_back(e.scores[static_cast<std::size_t>(seat)]);
    return {"won", {{"winners", seats_json(e.winners)}, {"scores", std::move(scores)}, {"posthumous", e.posthumous}}};
  }
};

}  // namespace

Json Codec::event(const Event& event) {
  Told told = std::visit(Teller{}, event);
  const Json head{{"type", told.type}, {"rule", nightcap::wire::rule_text(Rules::kRulePrefix, rule_of(event))}};
  return nightcap::wire::joined(head, std::move(told.fields));
}

}  // namespace nightcap::cocktail::wire
