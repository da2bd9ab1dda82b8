// The inspector of a match of one game, by its codec.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/wire/table.hpp"
#include "game/app/inspector.hpp"

namespace nightcap::app {

template <wire::Codec C>
class MatchInspector final : public Inspector {
 public:
  using G = typename C::Game;
  using Json = base::Json;

  using Words = std::function<std::string(const typename G::Action&)>;

  // The match outlives the inspector.
  MatchInspector(const rules::Match<G>& match, Words words) : match_(match), words_(std::move(words)) {}

  int last_step() const override { return match_.step(); }
  int known() const override { return match_.step() + static_cast<int>(match_.undone().size()); }
  Json step(int step) const override {
    const auto& it = at(step);
    Json out{{"seat", it.act ? wire::seat_json(it.act->seat) : Json(nullptr)},
             {"action", it.act ? C::action(it.act->action) : Json(nullptr)}};
    Json& outcomes = out["outcomes"] = Json::array();
    for (const auto& outcome : it.outcomes) outcomes.push_back(C::outcome(outcome));
    Json& events = out["events"] = Json::array();
    for (const auto& event : it.events) events.push_back(C::event(event));
    out["hash"] = base::hex16(base::hash_value(it.after));
    out["forced"] = it.forced;
    return out;
  }
  Json state(int step) const override { return C::state(at(step).after); }
  Json generator(int step) const override {
    constexpr int kNext = 6;
    base::RulesGenerator copy = at(step).generator;
    Json words = Json::array(), next = Json::array();
    for (const std::uint64_t word : copy.words()) words.push_back(base::hex16(word));
    for (int i = 0; i < kNext; ++i) next.push_back(base::hex16(copy.next()));
    return {{"words", std::move(words)}, {"next", std::move(next)}};
  }
  Json view(int step, std::optional<int> seat) const override {
    return C::view(G::view(at(step).after, seat ? base::Seat{*seat} : base::kNoSeat));
  }
  int players() const override { return match_.setup().players; }
  std::vector<int> actors() const override {
    std::vector<int> seats;
    for (const base::Seat seat : G::actors(match_.state())) seats.push_back(seat.index());
    return seats;
  }
  Json legal(int seat) const override { return wire::legal_json<C>(match_, base::Seat{seat}); }
  std::string refusal(int seat, const Json& action) const override {
    const auto read = C::read_action(action);
    if (!read) return "this is no action of the game";
    const auto refused = G::check(match_.state(), base::Seat{seat}, *read);
    return refused ? C::refusal(*refused) : "";
  }
  std::string words(const Json& action) const override {
    const auto read = C::read_action(action);
    return read ? words_(*read) : action.dump();
  }

 private:
  const typename rules::Match<G>::Step& at(int step) const {
    const auto i = static_cast<std::size_t>(step);
    const auto& steps = match_.steps();
    return i < steps.size() ? steps[i] : match_.undone().at(match_.undone().size() - 1 - (i - steps.size()));
  }

  const rules::Match<G>& match_;
  Words words_;
};

}  // namespace nightcap::app
