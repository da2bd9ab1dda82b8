// One game being played: the state, its whole history, undo and redo, and chance.
//
// An outcome can be forced in place of the one that the generator would give; the generator goes on as if it had, so what
// comes later stays what it would have been. A match in which that was done, or anything else but playing, is touched.
//
// History is kept as steps. Step 0 is the set-up; every action begins a step, and the outcomes of chance that follow it
// belong to it. A step keeps the state and the generator as they stood after it, so undo is exact and the same action
// again has the same outcome.
#pragma once

#include <algorithm>
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
    bool forced = false;  // not everything that came out was the generator's
  };

  Match(const Setup& setup, std::uint64_t seed, Chance chance) : setup_(setup), seed_(seed), chance_(chance) {
    EventList<Event> events;
    const State state = G::begin(setup, events);
    steps_.push_back(Step{std::nullopt, {}, {events.begin(), events.end()}, state, RulesGenerator{seed}, false});
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
    Step step{Act{seat, action}, {}, {}, state(), steps_.back().generator, false};
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

  // With internal chance: lets that come out the next time that it can, in place of what would.
  void force(const Outcome& outcome) { forced_.push_back(outcome); }
  // What was forced and has not come out yet.
  [[nodiscard]] const std::vector<Outcome>& forced() const { return forced_; }
  void forget_forced() { forced_.clear(); }
  // What chance would bring if that, which must be legal, were done.
  [[nodiscard]] std::vector<Outcome> foresee(Seat seat, const Action& action) const {
    std::vector<Outcome> outcomes, forced = forced_;
    State next = state();
    RulesGenerator generator = steps_.back().generator;
    NoEvents nobody;
    G::apply(next, seat, action, nobody);
    while (chance_ == Chance::kInternal && G::chance_wanted(next)) {
      outcomes.push_back(in_place_of(next, G::draw(next, generator), forced));
      G::resolve(next, outcomes.back(), nobody);
    }
    return outcomes;
  }
  // Chance, from outside so far, is decided here from now on, by the seed's generator.
  void take_chance_over() {
    if (chance_ == Chance::kInternal) return;
    for (Step& step : steps_) step.forced = !step.outcomes.empty();
    chance_ = Chance::kInternal;
    touched_ = true;
    fresh_from_ = steps_.back().events.size();
    let_chance_decide();
  }
  // The same where `other` is this match but for what came out: its generators go on here.
  void take_chance_over(const Match& other) {
    for (std::size_t i = 0; i < std::min(steps_.size(), other.steps_.size()); ++i)
      steps_[i].generator = other.steps_[i].generator;
    take_chance_over();
  }
  // Whether it is any other game than one that was only played: it counts in no statistics.
  [[nodiscard]] bool touched() const { return touched_; }
  void touch() { touched_ = true; }
  // Whether everything that came out so far came from the generator.
  [[nodiscard]] bool by_seed() const {
    return chance_ == Chance::kInternal &&
           std::none_of(steps_.begin(), steps_.end(), [](const Step& step) { return step.forced; });
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
  // Steps that redo() would bring back, the next one last.
  [[nodiscard]] const std::vector<Step>& undone() const { return undone_; }

 private:
  void let_chance_decide() {
    if (chance_ != Chance::kInternal) return;
    while (G::chance_wanted(state())) {
      const Outcome drawn = G::draw(state(), steps_.back().generator);
      const Outcome outcome = in_place_of(state(), drawn, forced_);
      if (!(outcome == drawn)) steps_.back().forced = touched_ = true;
      resolve(outcome);
    }
  }
  // What comes out for what was drawn; taken off what was forced, if it was.
  static Outcome in_place_of(const State& state, const Outcome& drawn, std::vector<Outcome>& forced) {
    const auto first =
        std::find_if(forced.begin(), forced.end(), [&](const Outcome& outcome) { return G::possible(state, outcome); });
    if (first == forced.end()) return drawn;
    const Outcome outcome = *first;
    forced.erase(first);
    return outcome;
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
  std::vector<Outcome> forced_;
  std::size_t fresh_from_ = 0;
  bool touched_ = false;
};

}  // namespace nightcap::rules
