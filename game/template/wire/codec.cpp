// Every value of Last Call in JSON, and back where it comes in from outside.
#include "game/template/wire/codec.hpp"

#include "engine/base/overloaded.hpp"
#include "engine/wire/exact_object.hpp"

namespace nightcap::last_call::wire {
namespace {

using nightcap::wire::Code;
using nightcap::wire::Error;
using nightcap::wire::Expected;
using nightcap::wire::seats_json;

constexpr int kMostRounds = 9;

constexpr std::array<const char*, 4> kPhases{"deal", "answers", "roll", "over"};
const char* phase_name(Phase phase) { return kPhases[static_cast<std::size_t>(phase)]; }

// A card's id is a text, as everywhere: "card-1" to "card-9". What is hidden is null.
constexpr std::string_view kCardId = "card-";
Json card_json(std::uint8_t card) {
  return card == kHidden ? Json(nullptr) : Json(std::string(kCardId) + static_cast<char>('0' + card));
}
std::optional<std::uint8_t> read_card(const Json& json) {
  for (std::uint8_t card = 1; card <= kDeck; ++card)
    if (json == card_json(card)) return card;
  return std::nullopt;
}

Json cards_json(const Cards& cards, int players) {
  Json list = Json::array();
  for (std::uint8_t seat = 0; seat < players; ++seat) list.push_back(card_json(cards[seat]));
  return list;
}

Json answer_json(Answer answer) {
  return answer == Answer::kUntold ? Json(nullptr) : Json(answer == Answer::kLeave ? "leave" : "stay");
}

}  // namespace

Json Codec::options(const Options& options) { return {{"rounds", options.rounds}}; }

Expected<Options> Codec::read_options(const Json& json) {
  if (!json.is_object()) return Error{Code::kBadRequest, "options is not an object"};
  Options options;
  for (const auto& [key, value] : json.items()) {
    if (key != "rounds") return Error{Code::kBadRequest, "there is no option \"" + key + "\" in this game"};
    if (value.is_null()) continue;
    const auto rounds = base::whole_number(value, 1, kMostRounds);
    if (!rounds) return Error{Code::kBadRequest, "option rounds is not 1 to 9"};
    options.rounds = static_cast<std::uint8_t>(*rounds);
  }
  return options;
}

Json Codec::state(const State& state) {
  return {{"game", Rules::kId},
          {"options", options(state.options)},
          {"phase", phase_name(state.phase)},
          {"players", state.players},
          {"round", state.round},
          {"cards", cards_json(state.cards, state.players)},
          {"at_bar", seats_json(state.at_bar)},
          {"answered", seats_json(state.answered)},
          {"leaving", seats_json(state.leaving)},
          {"winners", seats_json(state.winners)}};
}

Json Codec::view(const View& view) {
  return {{"game", Rules::kId},
          {"options", options(view.options)},
          {"phase", phase_name(view.phase)},
          {"players", view.players},
          {"round", view.round},
          {"card", card_json(view.card)},
          {"at_bar", seats_json(view.at_bar)},
          {"answered", seats_json(view.answered)},
          {"leaving", seats_json(view.leaving)},
          {"winners", seats_json(view.winners)}};
}

Json Codec::action(const Action& action) { return {{"type", action.type == Action::Type::kLeave ? "leave" : "stay"}}; }

std::optional<Action> Codec::read_action(const Json& json) {
  nightcap::wire::ExactObject object(json);
  const std::string_view type = object.text("type");
  if (!object.complete() || (type != "stay" && type != "leave")) return std::nullopt;
  return Action{type == "leave" ? Action::Type::kLeave : Action::Type::kStay};
}

Json Codec::wanted(const State& state) {
  if (state.phase == Phase::kRoll) return {{"type", "roll"}};
  if (state.phase != Phase::kDeal) return nullptr;
  Json cards = Json::array();
  for (std::uint8_t card = 1; card <= kDeck; ++card) cards.push_back(card_json(card));
  return {{"type", "shuffle"}, {"cards", cards}};
}

Json Codec::outcome(const Outcome& outcome) {
  if (outcome.order.empty()) return outcome.face;
  Json list = Json::array();
  for (const std::uint8_t card : outcome.order) list.push_back(card_json(card));
  return list;
}

std::optional<Outcome> Codec::read_outcome(const State& state, const Json& json) {
  Outcome outcome;
  if (state.phase == Phase::kRoll) {
    const auto face = base::whole_number(json, 1, kLastCall);
    if (!face) return std::nullopt;
    outcome.face = static_cast<std::uint8_t>(*face);
    return outcome;
  }
  if (state.phase != Phase::kDeal || !json.is_array() || json.size() > kDeck) return std::nullopt;
  for (const Json& each : json) {
    const auto card = read_card(each);
    if (!card) return std::nullopt;
    outcome.order.push_back(*card);
  }
  return outcome;
}

Json Codec::event(const Event& event) {
  const auto told = [&event](const char* type, Json fields) {
    return nightcap::wire::joined(Json{{"type", type}, {"rule", nightcap::wire::rule_text(Rules::kRulePrefix, rule_of(event))}},
                                  std::move(fields));
  };
  return std::visit(
      base::Overloaded{[&](const event::Dealt& e) {
                         return told("dealt", {{"cards", cards_json(e.cards, kMaxGuests)}});
                       },
                       [&](const event::Answered& e) {
                         return told("answered", {{"player", e.player.index()}, {"answer", answer_json(e.answer)}});
                       },
                       [&](const event::TurnedOver& e) {
                         return told("turned-over", {{"leaving", seats_json(e.leaving)}});
                       },
                       [&](const event::Rolled& e) {
                         return told("rolled", {{"face", e.face}});
                       },
                       [&](const event::Won& e) {
                         return told("won", {{"winners", seats_json(e.winners)}});
                       }},
      event);
}

std::string Codec::refusal(const Rules::Refusal& refusal) {
  const char* why = refusal.reason == Reason::kNotAsked ? "this player has nothing to decide now" : "there is no such answer";
  return nightcap::wire::rule_text(Rules::kRulePrefix, refusal.rule) + ": " + why;
}

}  // namespace nightcap::last_call::wire
