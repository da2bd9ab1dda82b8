// A match in JSON: what is asked about it, as free functions, for whoever owns the match.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/rules/match.hpp"
#include "engine/search/mind.hpp"
#include "engine/wire/codec.hpp"

namespace nightcap::wire {

template <Codec C>
[[nodiscard]] Json actors_json(const typename C::Game::State& state) {
  if (C::Game::chance_wanted(state)) return Json::array({"chance"});
  return seats_json(C::Game::actors(state));
}

// The position: for the host only, since hash and events cover what is hidden.
template <Codec C>
[[nodiscard]] Json position(const rules::Match<typename C::Game>& match, std::span<const typename C::Game::Event> events) {
  Json position{{"actors", actors_json<C>(match.state())}};
  if (Json wanted = C::wanted(match.state()); !wanted.is_null()) position["chance"] = std::move(wanted);
  Json& list = position["events"] = Json::array();
  for (const auto& event : events) list.push_back(C::event(event));
  position["step"] = match.step();
  position["hash"] = base::hex16(match.hash());
  return position;
}

template <Codec C>
[[nodiscard]] Json legal_json(const rules::Match<typename C::Game>& match, base::Seat seat) {
  Json list = Json::array();
  if (!C::Game::actors(match.state()).has(seat)) return list;
  typename C::Game::ActionList actions;
  C::Game::legal(match.state(), seat, actions);
  for (const auto& action : actions) list.push_back(C::action(action));
  return list;
}

// What that seat heard from step `since` on, each event with its step.
template <Codec C>
[[nodiscard]] Json heard_json(const rules::Match<typename C::Game>& match, base::Seat seat, std::int64_t since) {
  Json list = Json::array();
  const auto& steps = match.steps();
  for (auto i = static_cast<std::size_t>(since < 0 ? 0 : since); i < steps.size(); ++i)
    for (const auto& event : steps[i].events) list.push_back(joined(Json{{"step", i}}, C::event(C::Game::heard(event, seat))));
  return list;
}

// The same for a computer player in that seat.
template <rules::Game G>
[[nodiscard]] std::vector<search::Heard<G>> heard_by(const rules::Match<G>& match, base::Seat seat) {
  std::vector<search::Heard<G>> heard;
  for (std::size_t i = 0; i < match.steps().size(); ++i)
    for (const auto& event : match.steps()[i].events) heard.push_back({static_cast<int>(i), G::heard(event, seat)});
  return heard;
}

}  // namespace nightcap::wire
