// Two worlds that one seat can't tell apart: if anything that reaches the seat differs between them, a secret leaks.
//
// A game brings its `Worlds`: `other_world` makes another world out of a state, changing only what the viewer may not know,
// such that what the next step rightly tells the viewer stays true in both; `alike` is the same action, or outcome of
// chance, as that viewer sees it; `differences` names what is different; `make_mind` and `kLevels` are its computer players.
// A `Gate` is what is tried: the game's own view and heard, or one with a leak planted in it.
#pragma once

#include <cstring>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/rules/match.hpp"
#include "engine/search/mind.hpp"
#include "engine/wire/codec.hpp"

namespace nightcap::wire {

template <rules::Game G>
struct Gate {
  typename G::View (*view)(const typename G::State&, base::Seat) = G::view;
  typename G::Event (*heard)(const typename G::Event&, base::Seat) = G::heard;
};

// A level is tried one time of so many, and thinks so hard: this is about secrets, not about playing well.
struct TriedLevel {
  const char* name;
  std::uint32_t one_of;
  int iterations;
};

// What comes next in the world that is really played: an action or an outcome of chance, and the facts it brings about.
template <rules::Game G>
struct Next {
  std::optional<typename rules::Match<G>::Act> move;
  std::vector<typename G::Event> events;
};

struct Leak {
  std::optional<int> viewer;  // nothing: a spectator
  std::string what;           // "the view", "the event drew", "what is legal" …
  std::string field;          // where in it, as a JSON pointer
  std::string one, other;     // what it is in either world
};

struct Findings {
  std::optional<Leak> leak;              // the first one
  std::string broken;                    // what is wrong with the comparison itself; empty: nothing
  int positions = 0;                     // compared, for one viewer each
  int steps = 0;                         // taken in both worlds and listened to
  int decisions = 0;                     // of computer players
  std::map<std::string, int> differing;  // by what differed in the other world
};

// The first place where the two differ, as a JSON pointer; "" where the whole does.
[[nodiscard]] inline std::string first_difference(const Json& one, const Json& other) {
  const Json patch = Json::diff(one, other);
  return patch.empty() ? "" : patch.front().value("path", "");
}
[[nodiscard]] inline std::string at_pointer(const Json& value, const std::string& field) {
  const Json::json_pointer place(field);
  return value.contains(place) ? base::json_line(value.at(place)) : "nothing";
}

template <class Worlds>
class Comparison {
 public:
  using Codec = typename Worlds::Codec;
  using G = typename Codec::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Outcome = typename G::Outcome;
  using Heard = std::span<const search::Heard<G>>;

  explicit Comparison(const Gate<G>& gate = {}) : gate_(gate) {}

  // What lies there for the viewer, what it may do, and, if it may act, what computer players do and think in its place.
  void position(const State& real, Heard heard, base::Seat viewer, base::MindGenerator& random) {
    ++found_.positions;
    const State other = Worlds::other_world(real, viewer, nullptr, random);
    for (const std::string& what : Worlds::differences(real, other)) ++found_.differing[what];
    same_to_the_eye(real, other, viewer);
    if (viewer != base::kNoSeat && G::actors(real).has(viewer)) same_decision(real, other, heard, viewer, random);
  }

  // What the viewer hears and sees of an action, done to `real`.
  void action(State& real, base::Seat seat, const Action& action, base::Seat viewer, base::MindGenerator& random) {
    const State before = real;
    Events facts;
    G::apply(real, seat, action, facts);
    const Next<G> next{typename rules::Match<G>::Act{seat, action}, {facts.begin(), facts.end()}};

    State other = Worlds::other_world(before, viewer, &next, random);
    const Action alike = Worlds::alike(other, viewer, next, random);
    if (const auto refusal = G::check(other, seat, alike)) {
      found_.broken = "no look-alike of " + Codec::action(action).dump() + ": " + Codec::refusal(*refusal);
      return;
    }
    Events other_facts;
    G::apply(other, seat, alike, other_facts);
    same_sound(facts, other_facts, viewer);
    same_to_the_eye(real, other, viewer);
  }

  // The same of an outcome of chance.
  void outcome(State& real, const Outcome& outcome, base::Seat viewer, base::MindGenerator& random) {
    const State before = real;
    Events facts;
    G::resolve(real, outcome, facts);
    const Next<G> next{std::nullopt, {facts.begin(), facts.end()}};

    State other = Worlds::other_world(before, viewer, &next, random);
    const Outcome alike = Worlds::alike(before, viewer, next, outcome, random);
    if (!G::possible(other, alike)) {
      found_.broken = "no look-alike of " + Codec::outcome(outcome).dump();
      return;
    }
    Events other_facts;
    G::resolve(other, alike, other_facts);
    same_sound(facts, other_facts, viewer);
    same_to_the_eye(real, other, viewer);
  }

  [[nodiscard]] const Findings& found() const { return found_; }

 private:
  using Events = rules::EventList<typename G::Event>;

  void leak(const std::string& what, base::Seat viewer, const Json& one, const Json& other) {
    if (found_.leak) return;
    const std::string field = first_difference(one, other);
    found_.leak = Leak{viewer == base::kNoSeat ? std::nullopt : std::optional<int>(viewer.index()), what, field,
                       at_pointer(one, field), at_pointer(other, field)};
  }
  void same(const std::string& what, base::Seat viewer, const Json& one, const Json& other) {
    if (base::json_line(one) != base::json_line(other)) leak(what, viewer, one, other);
  }

  static Json legal(const State& state, base::Seat viewer) {
    typename G::ActionList actions;
    G::legal(state, viewer, actions);
    Json list = Json::array();
    for (const Action& action : actions) list.push_back(Codec::action(action));
    return list;
  }

  void same_to_the_eye(const State& real, const State& other, base::Seat viewer) {
    if (const std::string wrong = G::audit(other); !wrong.empty()) found_.broken = "no possible world: " + wrong;
    const auto one = gate_.view(real, viewer);
    const auto two = gate_.view(other, viewer);
    same("the view", viewer, Codec::view(one), Codec::view(two));
    // Nothing hides in what isn't written, either.
    if constexpr (std::has_unique_object_representations_v<typename G::View>)
      if (std::memcmp(static_cast<const void*>(&one), static_cast<const void*>(&two), sizeof one) != 0)
        leak("a byte of the view", viewer, nullptr, nullptr);
    same("what is legal", viewer, legal(real, viewer), legal(other, viewer));
  }

  void same_sound(const Events& real, const Events& other, base::Seat viewer) {
    ++found_.steps;
    if (real.size() != other.size()) return leak("the number of events", viewer, real.size(), other.size());
    for (int i = 0; i < real.size(); ++i) {
      const Json one = Codec::event(gate_.heard(real[i], viewer));
      same("the event " + one.value("type", ""), viewer, one, Codec::event(gate_.heard(other[i], viewer)));
    }
  }

  void same_decision(const State& real, const State& other, Heard heard, base::Seat viewer, base::MindGenerator& random) {
    const std::uint64_t seed = random.next();
    for (const TriedLevel& level : Worlds::kLevels) {
      if (random.below(level.one_of) != 0) continue;
      const auto decide = [&](const State& state) {
        typename G::ActionList legal;
        G::legal(state, viewer, legal);
        const auto view = gate_.view(state, viewer);
        base::MindGenerator once(seed), again(seed);
        const auto mind = Worlds::make_mind(level.name);
        const search::Budget budget{0, level.iterations};
        const Action decided = mind->decide(view, heard, {legal.begin(), legal.end()}, once, budget);
        const search::Thoughts<G> thoughts = mind->think(view, heard, {legal.begin(), legal.end()}, again, budget);
        Json beliefs = Json::array();
        for (const search::Belief& each : mind->believe(view, heard))
          beliefs.push_back({each.row, each.column, each.probability});
        return Json{{"decision", Codec::action(decided)}, {"thoughts", thoughts_json(thoughts)}, {"beliefs", beliefs}};
      };
      ++found_.decisions;
      same("what is done and thought at " + std::string(level.name), viewer, decide(real), decide(other));
    }
  }

  static Json thoughts_json(const search::Thoughts<G>& thoughts) {
    Json list = Json::array();
    for (const auto& each : thoughts.candidates)
      list.push_back({{"action", Codec::action(each.action)}, {"value", each.value}, {"reason", each.reason}});
    return list;
  }

  Gate<G> gate_;
  Findings found_;
};

// One step of a match as one viewer (kNoSeat: a spectator) meets it: what is done, what chance decides, and what lies there
// then. The same worlds every time it is asked.
template <class Worlds, class G = typename Worlds::Codec::Game>
[[nodiscard]] Findings compare_step(const rules::Match<G>& match, int step, base::Seat viewer, const Gate<G>& gate = {}) {
  base::MindGenerator random((static_cast<std::uint64_t>(step) << 8u) + viewer.n);
  Comparison<Worlds> comparison(gate);
  const auto& steps = match.steps();
  const auto& it = steps[static_cast<std::size_t>(step)];
  rules::EventList<typename G::Event> facts;
  auto real = it.act ? steps[static_cast<std::size_t>(step - 1)].after : G::begin(match.setup(), facts);
  if (it.act) comparison.action(real, it.act->seat, it.act->action, viewer, random);
  for (const auto& outcome : it.outcomes) comparison.outcome(real, outcome, viewer, random);
  std::vector<search::Heard<G>> heard;
  if (G::actors(it.after).has(viewer))
    for (int i = 0; i <= step; ++i)
      for (const auto& event : steps[static_cast<std::size_t>(i)].events) heard.push_back({i, gate.heard(event, viewer)});
  comparison.position(it.after, heard, viewer, random);
  return comparison.found();
}

}  // namespace nightcap::wire
