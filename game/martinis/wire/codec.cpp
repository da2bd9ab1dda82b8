// Options, actions, outcomes and refusals of Martinis & Men.
#include "game/martinis/wire/codec.hpp"

#include "engine/wire/exact_object.hpp"
#include "game/martinis/wire/names.hpp"
#include "game/martinis/wire/pieces.hpp"

namespace nightcap::martinis::wire {
namespace {

using nightcap::wire::Code;
using nightcap::wire::Error;
using nightcap::wire::Expected;

constexpr int kMostMarriages = 5;  // MM-9.1
constexpr int kFewestCards = 4;    // MM-9.2
constexpr int kMostCards = 8;

std::string_view sentence(Reason reason) {
  switch (reason) {
    case Reason::kNotYourTurn:
      return "this player has nothing to decide now";
    case Reason::kWrongPhase:
      return "another kind of action is wanted now";
    case Reason::kNotInHand:
      return "that card is not in the player's hand";
    case Reason::kNotAPerson:
      return "a Special Card can't be asked with, shown or matched";
    case Reason::kNotInPool:
      return "that person is not in the Dating Pool";
    case Reason::kNoMatch:
      return "these two don't match";
    case Reason::kCanDoMore:
      return "passing is allowed only when there is nothing else to do";
    case Reason::kMustMatchAsked:
      return "the person to show must match the one asked with";
    case Reason::kNotOnOffer:
      return "that person was not shown and does not match in the pool";
    case Reason::kNotASpecial:
      return "only a Special Card can be played after a roll";
  }
  return "this can't be done";
}

}  // namespace

Json Codec::options(const Options& options) {
  return {{"marriages", options.marriages}, {"hand", options.hand}, {"open_matching", options.open_matching != 0}};
}

Expected<Options> Codec::read_options(const Json& json) {
  if (!json.is_object()) return Error{Code::kBadRequest, "options is not an object"};
  Options options;
  for (const auto& [key, value] : json.items()) {
    if (key == "marriages" || key == "hand") {
      if (value.is_null()) continue;
      const bool marriages = key == "marriages";
      const auto number = base::whole_number(value, marriages ? 1 : kFewestCards, marriages ? kMostMarriages : kMostCards);
      if (!number) return Error{Code::kBadRequest, marriages ? "option marriages is not 1 to 5" : "option hand is not 4 to 8"};
      (marriages ? options.marriages : options.hand) = static_cast<std::uint8_t>(*number);
    } else if (key == "open_matching") {
      if (value.is_null()) continue;
      if (!value.is_boolean()) return Error{Code::kBadRequest, "option open_matching is not true or false"};
      options.open_matching = value.get<bool>() ? 1 : 0;
    } else {
      return Error{Code::kBadRequest, "there is no option \"" + key + "\" in this game"};
    }
  }
  return options;
}

Json Codec::action(const Action& action) {
  switch (action.type) {
    case Action::Type::kAsk:
      return {{"type", "ask"}, {"card", card_name(action.card)}};
    case Action::Type::kMatchPool:
      return {{"type", "match-pool"}, {"card", card_name(action.card)}, {"pool", card_name(action.other)}};
    case Action::Type::kMatchPair:
      return {{"type", "match-pair"}, {"red", card_name(action.card)}, {"blue", card_name(action.other)}};
    case Action::Type::kPass:
      return {{"type", "pass"}};
    case Action::Type::kShow:
      return {{"type", "show"}, {"card", card_name(action.card)}};
    case Action::Type::kTake:
      return {{"type", "take"}, {"card", card_name(action.card)}};
    case Action::Type::kSpecial:
      return {{"type", "special"}, {"card", card_name(action.card)}, {"die", die_name(action.die)}};
  }
  return nullptr;
}

std::optional<Action> Codec::read_action(const Json& json) {
  nightcap::wire::ExactObject object(json);
  const auto card = [&object](std::string_view key) { return object.named(key, card_named); };
  const std::string_view type = object.text("type");
  Action action;
  if (type == "ask") {
    action = act::ask(card("card"));
  } else if (type == "match-pool") {
    const CardId own = card("card");
    action = act::match_pool(own, card("pool"));
  } else if (type == "match-pair") {
    const CardId red = card("red");
    action = act::match_pair(red, card("blue"));
  } else if (type == "pass") {
    action = act::pass();
  } else if (type == "show") {
    action = act::show(card("card"));
  } else if (type == "take") {
    action = act::take(card("card"));
  } else if (type == "special") {
    const CardId special = card("card");
    action = act::special(special, object.named("die", die_named));
  } else {
    return std::nullopt;
  }
  return object.complete() ? std::optional(action) : std::nullopt;
}

Json Codec::outcome(const Outcome& outcome) {
  if (!outcome.order.empty()) return cards_json(outcome.order);
  if (outcome.face != Face::kUnrolled) return face_name(outcome.face);
  return outcome.starter.index();
}

std::optional<Outcome> Codec::read_outcome(const State& state, const Json& json) {
  Outcome outcome;
  switch (state.wanted) {
    case Wanted::kNothing:
      return std::nullopt;
    case Wanted::kStarter: {
      const auto seat = base::whole_number(json, 0, state.players - 1);
      if (!seat) return std::nullopt;
      outcome.starter = Seat{static_cast<int>(*seat)};
      return outcome;
    }
    case Wanted::kDeal:
    case Wanted::kReshuffle:
      if (!json.is_array() || json.size() > kCards) return std::nullopt;
      for (const Json& each : json) {
        const auto card = each.is_string() ? card_named(each.get_ref<const std::string&>()) : std::nullopt;
        if (!card) return std::nullopt;
        outcome.order.push_back(*card);
      }
      return outcome;
    case Wanted::kRed:
    case Wanted::kBlue: {
      const auto face = json.is_string() ? face_named(json.get_ref<const std::string&>()) : std::nullopt;
      if (!face) return std::nullopt;
      outcome.face = *face;
      return outcome;
    }
  }
  return std::nullopt;
}

std::string Codec::refusal(const Rules::Refusal& refusal) {
  return nightcap::wire::rule_text(Rules::kRulePrefix, refusal.rule) + ": " + std::string(sentence(refusal.reason));
}

}  // namespace nightcap::martinis::wire
