// The inspector of a match of one game, by its codec, and by its insight where rules alone don't tell.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/wire/table.hpp"
#include "game/app/inspector.hpp"
#include "game/app/match_insight.hpp"
#include "game/app/open_cards.hpp"

namespace nightcap::app {

template <wire::Codec C, class Insight>
class MatchInspector final : public Inspector {
 public:
  using G = typename C::Game;
  using Json = base::Json;
  using Cards = OpenCards<typename G::State>;

  using Words = std::function<std::string(const typename G::Action&)>;

  // Match and insight outlive the inspector.
  MatchInspector(const rules::Match<G>& match, Words words, const MatchInsight<C, Insight>& insight)
      : match_(match), words_(std::move(words)), insight_(insight) {}

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
  std::uint64_t hash(int step) const override { return base::hash_value(at(step).after); }
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
  std::string_view rule_of(std::string_view field) const override {
    const auto* const found =
        std::find_if(Cards::kFields.begin(), Cards::kFields.end(), [&](const FieldRule& row) { return row.field == field; });
    return found != Cards::kFields.end() ? found->rule : std::string_view();
  }
  Json luck() const override { return Cards::luck(match_.steps()); }
  std::string words(const Json& action) const override {
    const auto read = C::read_action(action);
    return read ? words_(*read) : action.dump();
  }

  const std::string& name(int seat) const override { return insight_.name(seat); }
  Json windows() const override { return insight_.windows(); }
  Json secrets(int step) const override { return insight_.secrets(step); }
  Json compare_worlds(int step, std::optional<int> seat) const override { return insight_.compare_worlds(step, seat); }
  Json thoughts(int seat, std::string_view level) const override { return insight_.thoughts(seat, level); }

 private:
  const typename rules::Match<G>::Step& at(int step) const {
    const auto i = static_cast<std::size_t>(step);
    const auto& steps = match_.steps();
    return i < steps.size() ? steps[i] : match_.undone().at(match_.undone().size() - 1 - (i - steps.size()));
  }

  const rules::Match<G>& match_;
  Words words_;
  const MatchInsight<C, Insight>& insight_;
};

}  // namespace nightcap::app
