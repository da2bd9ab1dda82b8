// Options, actions, outcomes and refusals of Cocktail.
#include "game/cocktail/wire/codec.hpp"

#include "engine/wire/exact_object.hpp"
#include "game/cocktail/wire/names.hpp"
#include "game/cocktail/wire/pieces.hpp"

namespace nightcap::cocktail::wire {
namespace {

using nightcap::wire::Code;
using nightcap::wire::Error;
using nightcap::wire::Expected;

struct OptionRow {
  std::string_view name;
  std::uint8_t Options::*value;
};
constexpr OptionRow kOptions[] = {{"hand_over", &Options::hand_over},
                                  {"heavy_dishonor", &Options::heavy_dishonor},
                                  {"drunk", &Options::drunk},
                                  {"memory_aid", &Options::memory_aid}};

std::string_view sentence(Reason reason) {
  switch (reason) {
    case Reason::kNotYourTurn:
      return "this player has nothing to decide now";
    case Reason::kWrongPhase:
      return "another kind of action is wanted now";
    case Reason::kNotInHand:
      return "that card is not in the player's hand";
    case Reason::kNoSuchTray:
      return "nobody alive sits there";
    case Reason::kTrayTaken:
      return "that cocktail was taken in this round";
    case Reason::kTrayFull:
      return "a cocktail holds at most three cards";
    case Reason::kNoSuchKind:
      return "that is not one of the seven kinds";
    case Reason::kNotOnYourTray:
      return "that bite is not in the player's own cocktail";
    case Reason::kNoSuchBite:
      return "no cocktail still on the table holds that other bite";
    case Reason::kPitOnYourTray:
      return "an olive pit lies in the player's own cocktail";
    case Reason::kPitOnBite:
      return "a bite with an olive pit can't be changed";
    case Reason::kChangedLastTurn:
      return "the player's previous turn was a change";
    case Reason::kCardsToPlay:
      return "the player still has a card to play";
    case Reason::kEmptyTray:
      return "there is nothing to take while somebody still holds a card";
    case Reason::kCanDoMore:
      return "passing is allowed only when there is nothing else to do";
    case Reason::kNotYoursToThank:
      return "only the player who was offered the bite may say thank you";
  }
  return "this can't be done";
}

}  // namespace

Json Codec::options(const Options& options) {
  Json json = Json::object();
  for (const OptionRow& row : kOptions) json[std::string(row.name)] = options.*row.value != 0;
  return json;
}

Expected<Options> Codec::read_options(const Json& json) {
  if (!json.is_object()) return Error{Code::kBadRequest, "options is not an object"};
  Options options;
  for (const auto& [key, value] : json.items()) {
    const OptionRow* found = nullptr;
    for (const OptionRow& row : kOptions)
      if (row.name == key) found = &row;
    if (found == nullptr) return Error{Code::kBadRequest, "there is no option \"" + key + "\" in this game"};
    if (value.is_null()) continue;
    if (!value.is_boolean()) return Error{Code::kBadRequest, "option " + key + " is not true or false"};
    options.*found->value = value.get<bool>() ? 1 : 0;
  }
  return options;
}

Json Codec::action(const Action& action) {
  switch (action.type) {
    case Action::Type::kDirection:
      return {{"type", "direction"}, {"clockwise", action.yes}};
    case Action::Type::kPlay:
      return {{"type", "play"},
              {"card", card_name(action.card)},
              {"to", action.to.index()},
              {"declare", kind_name(action.declare)}};
    case Action::Type::kChange:
      return {{"type", "change"}, {"own", handle_name(action.own)}, {"other", handle_name(action.other)}};
    case Action::Type::kTake:
      return {{"type", "take"}};
    case Action::Type::kPass:
      return {{"type", "pass"}};
    case Action::Type::kSuspect:
      return {{"type", "suspect"}};
    case Action::Type::kCourtesy:
      return {{"type", "courtesy"}};
    case Action::Type::kHandOver:
      return {{"type", "hand-over"}, {"give", action.yes}};
  }
  return nullptr;
}

std::optional<Action> Codec::read_action(const Json& json) {
  nightcap::wire::ExactObject object(json);
  const std::string_view type = object.text("type");
  Action action;
  if (type == "direction") {
    action = act::direction(object.truth("clockwise"));
  } else if (type == "play") {
    const CardId card = object.named("card", card_named);
    const Seat to{object.whole("to", 0, base::kMaxSeats - 1)};
    action = act::play(card, to, object.named("declare", kind_named));
  } else if (type == "change") {
    const Handle own = object.named("own", handle_named);
    action = act::change(own, object.named("other", handle_named));
  } else if (type == "take") {
    action = act::take();
  } else if (type == "pass") {
    action = act::pass();
  } else if (type == "suspect") {
    action = act::suspect();
  } else if (type == "courtesy") {
    action = act::courtesy();
  } else if (type == "hand-over") {
    action = act::hand_over(object.truth("give"));
  } else {
    return std::nullopt;
  }
  return object.complete() ? std::optional(action) : std::nullopt;
}

Json Codec::outcome(const Outcome& outcome) {
  return outcome.order.empty() ? Json(outcome.starter.index()) : cards_json(outcome.order);
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
      if (!json.is_array() || json.size() > kCards) return std::nullopt;
      for (const Json& each : json) {
        const auto card = each.is_string() ? card_named(each.get_ref<const std::string&>()) : std::nullopt;
        if (!card) return std::nullopt;
        outcome.order.push_back(*card);
      }
      return outcome;
  }
  return std::nullopt;
}

std::string Codec::refusal(const Rules::Refusal& refusal) {
  return nightcap::wire::rule_text(Rules::kRulePrefix, refusal.rule) + ": " + std::string(sentence(refusal.reason));
}

}  // namespace nightcap::cocktail::wire
