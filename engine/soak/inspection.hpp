// What is looked at while a game is played by itself: everything that no game may ever do, and what is looked for.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/soak/history.hpp"
#include "engine/soak/wish.hpp"
#include "engine/wire/codec.hpp"

namespace nightcap::soak {

// How often each rule was cited, by events and by refusals.
using RuleCounts = std::map<base::Rule, std::int64_t>;

// What went wrong, in words; what stands before the colon is the kind.
[[nodiscard]] inline std::string_view kind_of(std::string_view what) { return what.substr(0, what.find(':')); }

// The kind of what was looked for.
inline constexpr std::string_view kFound = "found";

template <wire::Codec C>
class Inspection {
 public:
  using G = typename C::Game;
  using Events = rules::EventList<typename G::Event>;

  explicit Inspection(Wish wish = {}) : wish_(std::move(wish)) {}

  // After every transition, with what it brought about: nothing, or what is wrong.
  [[nodiscard]] std::string look(const typename G::State& state, const Events& events) {
    if (std::string wrong = G::audit(state); !wrong.empty()) return "audit: " + wrong;
    if (std::string wrong = choices(state); !wrong.empty()) return wrong;
    if (!wish_.empty() && wished(state, events)) return std::string(kFound) + ": " + wish_.text();
    return {};
  }

  // Of a whole match: taken back and done again, saved and read again, it is the same.
  [[nodiscard]] static std::string look_back(const rules::Match<G>& match) {
    rules::Match<G> copy = match;
    for (int i = match.step(); i > 0; --i) {
      if (!copy.undo()) return "undo: step " + std::to_string(i) + " can't be taken back";
      if (copy.hash() != base::hash_value(match.steps()[static_cast<std::size_t>(i - 1)].after))
        return "undo: step " + std::to_string(i) + " taken back is not as before it";
    }
    while (copy.redo()) {
    }
    if (copy.hash() != match.hash()) return "undo: what was taken back and done again is not the same";
    const wire::Record record = wire::record_of<C>(match);
    for (const auto& again : {wire::read_save(wire::save_json(record)), wire::read_replay(wire::replay_text(record))}) {
      if (!again) return "save: " + again.error().message;
      const auto loaded = wire::match_of<C>(*again);
      if (!loaded) return "save: " + loaded.error().message;
      if (loaded->hash() != match.hash()) return "save: what was saved and read is not the same";
    }
    return {};
  }

 private:
  [[nodiscard]] std::string choices(const typename G::State& state) {
    const base::SeatSet actors = G::actors(state);
    const bool waits = G::chance_wanted(state) || G::over(state);
    if (waits != actors.empty())
      return waits ? "stuck: somebody may act where nobody should" : "stuck: nobody may act, and the game is not over";
    for (int i = 0; i < state.players; ++i) {
      const base::Seat seat{i};
      G::legal(state, seat, legal_);
      if (legal_.empty() == actors.has(seat))
        return "stuck: player " + std::to_string(i) + (actors.has(seat) ? " is asked and can do nothing" : " can act unasked");
      for (const auto& action : legal_)
        if (const auto refusal = G::check(state, seat, action))
          return "legal: player " + std::to_string(i) + " may " + base::json_line(C::action(action)) +
                 ", but: " + C::refusal(*refusal);
    }
    return {};
  }

  [[nodiscard]] bool wished(const typename G::State& state, const Events& events) const {
    bool met = !wish_.of_events();
    for (const auto& event : events) met = met || wish_.met_by_event(C::event(event));
    return met && (!wish_.of_states() || wish_.met_by_state(C::state(state)));
  }

  Wish wish_;
  typename G::ActionList legal_;
};

}  // namespace nightcap::soak
