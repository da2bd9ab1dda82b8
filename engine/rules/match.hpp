// One game being played: the state, its whole history, undo and redo, and chance.
//
// History is kept as steps. Step 0 is the set-up; every action begins a step, and the outcomes of chance that follow it
// belong to it. A step keeps the state and the generator as they stood after it, so undo is exact and the same action
// again has the same outcome.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/base/check.hpp"
#include "engine/base/hash.hpp"
#include "engine/rules/game.hpp"

namespace nightcap::rules {

enum class Chance { kInternal, kExternal };

template <Game G>
class Match {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Outcome = typename G::Outcome;
  using Event = typename G::Event;
  using Refusal = typename G::Refusal;
  using Setup = typename G::Setup;

  struct Act {
    Seat seat;
    Action action;
  };
  struct Step {
    std::optional<Act> act;  // nothing in step 0
    std::vector<Outcome> outcomes;
    std::vector<Event> events;
    State after;
    RulesGenerator generator;
  };

  Match(const Setup& setup, std::uint64_t seed, Chance chance) : setup_(setup), seed_(seed), chance_(chance) {
    EventList<Event> events;
    const State state = G::begin(setup, events);
    steps_.push_back(Step{std::nullopt, {}, {events.begin(), events.end()}, state, RulesGenerator{seed}});
    let_chance_decide();
  }

  [[nodiscard]] const Setup& setup() const { return setup_; }
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  [[nodiscard]] Chance chance() const { return chance_; }
  [[nodiscard]] const State& state() const { return steps_.back().after; }
  [[nodiscard]] std::uint64_t hash() const { return base::hash_value(state()); }
  // Actions so far.
  [[nodiscard]] int step() const { return static_cast<int>(steps_.size()) - 1; }
  // Set-up first; the last one is the present.
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
  // What the last successful submit, decide or construction brought about; nothing after undo and redo.
  [[nodiscard]] std::span<const Event> fresh() const {
    return std::span<const Event>(steps_.back().events).subspan(fresh_from_);
  }

  // Does the action, if it is legal; a refusal leaves everything as it was.
  [[nodiscard]] std::optional<Refusal> submit(Seat seat, const Action& action) {
    if (auto refusal = G::check(state(), seat, action)) return refusal;
    Step step{Act{seat, action}, {}, {}, state(), steps_.back().generator};
    EventList<Event> events;
    G::apply(step.after, seat, action, events);
    step.events.assign(events.begin(), events.end());
    steps_.push_back(std::move(step));
    undone_.clear();
    fresh_from_ = 0;
    let_chance_decide();
    return std::nullopt;
  }

  // With external chance: decides what is wanted. False, and nothing happens, if that can't come out.
  [[nodiscard]] bool decide(const Outcome& outcome) {
    if (chance_ != Chance::kExternal || !G::chance_wanted(state()) || !G::possible(state(), outcome)) return false;
    fresh_from_ = steps_.back().events.size();
    resolve(outcome);
    return true;
  }

  // Takes back one action and the chance that followed it. False if there is none.
  bool undo() {
    if (steps_.size() < 2) return false;
    undone_.push_back(std::move(steps_.back()));
    steps_.pop_back();
    fresh_from_ = steps_.back().events.size();
    return true;
  }
  bool redo() {
    if (undone_.empty()) return false;
    steps_.push_back(std::move(undone_.back()));
    undone_.pop_back();
    fresh_from_ = steps_.back().events.size();
    return true;
  }

 private:
  void let_chance_decide() {
    if (chance_ != Chance::kInternal) return;
    while (G::chance_wanted(state())) resolve(G::draw(state(), steps_.back().generator));
  }
  void resolve(const Outcome& outcome) {
    Step& step = steps_.back();
    EventList<Event> events;
    G::resolve(step.after, outcome, events);
    step.outcomes.push_back(outcome);
    step.events.insert(step.events.end(), events.begin(), events.end());
  }

  Setup setup_;
  std::uint64_t seed_;
  Chance chance_;
  std::vector<Step> steps_;
  std::vector<Step> undone_;
  std::size_t fresh_from_ = 0;
};

}  // namespace nightcap::rules
