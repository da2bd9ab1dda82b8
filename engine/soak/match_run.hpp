// A run of one game, by its codec.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "engine/base/hash.hpp"
#include "engine/soak/run.hpp"
#include "engine/soak/shrink.hpp"
#include "engine/wire/host.hpp"

namespace nightcap::soak {

template <wire::Codec C>
class MatchRun final : public Run {
 public:
  using G = typename C::Game;
  using Match = rules::Match<G>;

  using RuleOf = base::Rule (*)(const typename G::Event& event);

  // The level is one that the game has, or "random"; players and options are in its range.
  MatchRun(Plan plan, wire::MakeMind<G> make_mind, RuleOf rule_of)
      : plan_(std::move(plan)), make_mind_(make_mind), rule_of_(rule_of) {}

  std::optional<Failure> play(int game) override {
    const std::uint64_t seed = base::mix(plan_.seed ^ kStream, static_cast<std::uint64_t>(game) + kStream);
    base::MindGenerator random(seed);
    Match match(setup(game, random), seed, rules::Chance::kInternal);
    Inspection<C> inspection(plan_.wish);
    hire(match.setup().players);
    std::string wrong = follow(match, inspection);
    while (wrong.empty() && !G::over(match.state())) {
      const auto [seat, action] = decide(match.state(), random);
      try_elsewhere(match.state());
      if (const auto refusal = match.submit(seat, action)) {
        wrong = "legal: " + C::refusal(*refusal);
      } else {
        wrong = match.step() >= kMostActions ? "endless: the game doesn't end" : follow(match, inspection);
      }
    }
    if (wrong.empty()) wrong = inspection.look_back(match);
    ++tally_.games;
    tally_.actions += match.step();
    tally_.longest = std::max(tally_.longest, match.step());
    if (wrong.empty()) return std::nullopt;
    return Failure{game, seed, wrong, match.step(), wire::record_of<C>(match)};
  }

  const Tally& tally() const override { return tally_; }

  Failure shrink(const Failure& failure, const std::function<bool()>& stop) const override {
    const auto match = wire::match_of<C>(failure.record);
    if (!match) return failure;  // it can't even be saved: the whole game is all there is
    Shrinker<C> shrinker(plan_.wish, failure.what, plan_.players != 0, stop);
    const History<G> least = shrinker.shrink(history_of<G>(*match));
    if (least.moves.size() >= history_of<G>(*match).moves.size()) return failure;
    Failure small = failure;
    small.actions = least.actions();
    small.record = wire::record_of<C>(match_of<G>(least, failure.seed));
    return small;
  }

 private:
  static constexpr std::uint64_t kStream = 0x736F616B;
  static constexpr int kMostElsewhere = 4;  // actions a step that are tried where they don't belong
  static constexpr int kLargestOption = 9;
  static constexpr int kTries = 100;

  struct Player {
    std::unique_ptr<search::Mind<G>> mind;  // nobody: chooses at random
    std::vector<search::Heard<G>> heard;
  };

  typename G::Setup setup(int game, base::MindGenerator& random) const {
    typename G::Setup setup;
    setup.players = plan_.players != 0 ? plan_.players : G::kMinPlayers + game % (G::kMaxPlayers - G::kMinPlayers + 1);
    if (random.below(2) == 0)
      setup.starter = base::Seat{static_cast<int>(random.below(static_cast<std::uint32_t>(setup.players)))};
    const auto options = plan_.options.is_null() ? any_options(random) : C::read_options(plan_.options);
    if (options) setup.options = *options;
    return setup;
  }
  // Each option anything that the game takes.
  static wire::Expected<typename G::Options> any_options(base::MindGenerator& random) {
    base::Json json = C::options({});
    for (auto& [name, value] : json.items()) {
      const base::Json usual = value;
      for (int i = 0; i < kTries; ++i) {
        value = usual.is_boolean() ? base::Json(random.below(2) == 0) : base::Json(random.below(kLargestOption + 1));
        if (C::read_options(base::Json{{name, value}})) break;
        value = usual;
      }
    }
    return C::read_options(json);
  }

  void hire(int players) {
    players_.clear();
    players_.resize(static_cast<std::size_t>(players));
    if (plan_.level == "random") return;
    for (Player& player : players_) player.mind = make_mind_(plan_.level);
  }

  std::pair<base::Seat, typename G::Action> decide(const typename G::State& state, base::MindGenerator& random) {
    const base::SeatSet actors = G::actors(state);
    auto seat = actors.begin();
    for (auto skip = random.below(static_cast<std::uint32_t>(actors.size())); skip > 0; --skip) ++seat;
    G::legal(state, *seat, legal_);
    Player& player = players_[static_cast<std::size_t>((*seat).index())];
    if (player.mind == nullptr)
      return {*seat, legal_[static_cast<int>(random.below(static_cast<std::uint32_t>(legal_.size())))]};
    return {*seat, player.mind->decide(G::view(state, *seat), player.heard, {legal_.begin(), legal_.end()}, random, {})};
  }

  // Goes through the last step transition by transition; what is wrong with it.
  std::string follow(const Match& match, Inspection<C>& inspection) {
    const auto& step = match.steps().back();
    typename Inspection<C>::Events events;
    typename G::State state = step.act ? match.steps()[match.steps().size() - 2].after : G::begin(match.setup(), events);
    if (step.act) G::apply(state, step.act->seat, step.act->action, events);
    std::string wrong = inspection.look(state, events);
    for (std::size_t i = 0; i < step.outcomes.size() && wrong.empty(); ++i) {
      events.clear();
      G::resolve(state, step.outcomes[i], events);
      wrong = inspection.look(state, events);
    }
    if (wrong.empty() && !(state == step.after)) wrong = "again: the same moves come to something else";
    listen(step.events, match.step());
    return wrong;
  }
  void listen(const std::vector<typename G::Event>& events, int step) {
    for (const auto& event : events) {
      ++tally_.rules[rule_of_(event)];
      for (std::size_t i = 0; i < players_.size(); ++i)
        if (players_[i].mind != nullptr) players_[i].heard.push_back({step, G::heard(event, base::Seat{static_cast<int>(i)})});
    }
  }

  // Some of what one may do now, done by others: what refuses it is a rule as well.
  void try_elsewhere(const typename G::State& state) {
    const int tried = std::min(kMostElsewhere, legal_.size());
    for (int i = 0; i < tried; ++i)
      for (int seat = 0; seat < state.players; ++seat)
        if (const auto refusal = G::check(state, base::Seat{seat}, legal_[legal_.size() * i / tried]))
          ++tally_.rules[refusal->rule];
  }

  Plan plan_;
  wire::MakeMind<G> make_mind_;
  RuleOf rule_of_;
  std::vector<Player> players_;
  typename G::ActionList legal_;
  Tally tally_;
};

}  // namespace nightcap::soak
