// What a game brings along to be spoken of in JSON: a struct of static functions, one pair for each kind of value.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/json.hpp"
#include "engine/base/rule.hpp"
#include "engine/rules/game.hpp"
#include "engine/wire/error.hpp"

namespace nightcap::wire {

using base::Json;

template <class C>
concept Codec = rules::Game<typename C::Game> &&
    requires(const typename C::Game::State& state, const typename C::Game::View& view, const typename C::Game::Options& options,
             const typename C::Game::Action& action, const typename C::Game::Outcome& outcome,
             const typename C::Game::Event& event, const typename C::Game::Refusal& refusal, const Json& json) {
  // Every option in full; reading fills in what is left out, and says what is unknown or out of range.
  { C::options(options) } -> std::same_as<Json>;
  { C::read_options(json) } -> std::same_as<Expected<typename C::Game::Options>>;
  { C::state(state) } -> std::same_as<Json>;
  { C::view(view) } -> std::same_as<Json>;
  // Reading gives an action only for exactly the JSON that writing it gives: no key more, no 1.0 for 1.
  // It looks at the outermost object alone, so that no depth of nesting can hurt.
  { C::action(action) } -> std::same_as<Json>;
  { C::read_action(json) } -> std::same_as<std::optional<typename C::Game::Action>>;
  // What chance is asked for, or null.
  { C::wanted(state) } -> std::same_as<Json>;
  { C::outcome(outcome) } -> std::same_as<Json>;
  // Of the kind that the state wants; whether it is possible is left to the rules.
  { C::read_outcome(state, json) } -> std::same_as<std::optional<typename C::Game::Outcome>>;
  // Begins with "type" and "rule".
  { C::event(event) } -> std::same_as<Json>;
  // A sentence with the number of the rule.
  { C::refusal(refusal) } -> std::same_as<std::string>;
};

// "MM-3.6"
[[nodiscard]] inline std::string rule_text(std::string_view prefix, base::Rule rule) {
  return std::string(prefix) + "-" + std::to_string(rule.chapter) + "." + std::to_string(rule.paragraph);
}

// The seat, or null for none.
[[nodiscard]] inline Json seat_json(base::Seat seat) { return seat.n < base::kMaxSeats ? Json(seat.index()) : Json(nullptr); }

[[nodiscard]] inline Json seats_json(base::SeatSet seats) {
  Json list = Json::array();
  for (base::Seat seat : seats) list.push_back(seat.index());
  return list;
}

// `head` and then the fields of `tail`, in their order.
[[nodiscard]] inline Json joined(Json head, Json&& tail) {
  for (auto& [key, value] : tail.items()) head[key] = std::move(value);
  return head;
}

}  // namespace nightcap::wire
