// Between a Match and its record: writing one down, and playing one again with every action, outcome and hash checked.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "engine/rules/match.hpp"
#include "engine/wire/codec.hpp"
#include "engine/wire/record.hpp"

namespace nightcap::wire {

template <Codec C>
[[nodiscard]] Record record_of(const rules::Match<typename C::Game>& match) {
  using G = typename C::Game;
  const auto& setup = match.setup();
  Record record{std::string(G::kId),
                setup.players,
                match.seed(),
                setup.starter ? std::optional<int>(setup.starter->index()) : std::nullopt,
                !match.by_seed(),
                match.touched(),
                C::options(setup.options),
                {}};
  // The match keeps the state after each whole step only; the states between are played again.
  rules::NoEvents nobody;
  rules::EventList<typename G::Event> unheard;
  typename G::State state = G::begin(setup, unheard);
  for (const auto& step : match.steps()) {
    if (step.act) {
      G::apply(state, step.act->seat, step.act->action, nobody);
      record.entries.push_back({step.act->seat.index(), C::action(step.act->action), base::hex16(base::hash_value(state))});
    }
    for (const auto& outcome : step.outcomes) {
      G::resolve(state, outcome, nobody);
      record.entries.push_back({std::nullopt, C::outcome(outcome), base::hex16(base::hash_value(state))});
    }
  }
  return record;
}

template <Codec C>
[[nodiscard]] Json save_of(const rules::Match<typename C::Game>& match) {
  return save_json(record_of<C>(match));
}
template <Codec C>
[[nodiscard]] std::string replay_of(const rules::Match<typename C::Game>& match) {
  return replay_text(record_of<C>(match));
}

// Plays a record entry by entry and names the first step and field that don't fit.
template <Codec C>
class Reenactment {
 public:
  using G = typename C::Game;
  using Match = rules::Match<G>;

  static Expected<Match> of(const Record& record) {
    if (record.game != G::kId) return Error{Code::kBadSave, "the save is of another game: " + record.game};
    if (record.players < G::kMinPlayers || record.players > G::kMaxPlayers)
      return Error{Code::kBadSave, "the save's number of players is out of range: " + std::to_string(record.players)};
    auto options = C::read_options(record.options);
    if (!options) return Error{Code::kBadSave, "the save's options: " + options.error().message};
    typename G::Setup setup;
    setup.players = record.players;
    if (record.starter) setup.starter = base::Seat{*record.starter};
    setup.options = *options;

    Reenactment play(Match(setup, record.seed, record.external ? rules::Chance::kExternal : rules::Chance::kInternal));
    for (const Entry& entry : record.entries)
      if (std::string wrong = play.next(entry); !wrong.empty()) return play.fail(wrong);
    if (std::string wrong = play.nothing_left_out(); !wrong.empty()) return play.fail(wrong);
    if (record.touched) play.match_.touch();
    return std::move(play.match_);
  }

 private:
  explicit Reenactment(Match match) : match_(std::move(match)), state_(begin_of(match_)) {}

  static typename G::State begin_of(const Match& match) {
    rules::EventList<typename G::Event> unheard;
    return G::begin(match.setup(), unheard);
  }

  Error fail(const std::string& wrong) const { return {Code::kBadSave, "step " + std::to_string(step_) + ": " + wrong}; }

  // With chance from inside, the match has drawn already: every outcome of the step must be in the record too.
  std::string nothing_left_out() const {
    if (match_.chance() == rules::Chance::kInternal && outcomes_ < match_.steps().back().outcomes.size())
      return "outcome: the save lacks " + base::json_line(C::outcome(match_.steps().back().outcomes[outcomes_]));
    return {};
  }

  std::string next(const Entry& entry) {
    if (std::string wrong = entry.player ? act(entry) : come_out(entry); !wrong.empty()) return wrong;
    const std::string hash = base::hex16(base::hash_value(state_));
    if (entry.hash != hash) return "hash: the save says " + entry.hash + ", but the game comes to " + hash;
    return {};
  }

  std::string act(const Entry& entry) {
    if (std::string wrong = nothing_left_out(); !wrong.empty()) return wrong;
    const base::Seat seat{*entry.player};
    ++step_;
    if (!G::actors(state_).has(seat)) return "player: it is not the turn of player " + std::to_string(*entry.player);
    const auto action = C::read_action(entry.what);
    if (!action) return "action: this is no action of the game: " + base::json_line(entry.what);
    if (const auto refusal = match_.submit(seat, *action)) return "action: " + C::refusal(*refusal);
    rules::NoEvents nobody;
    G::apply(state_, seat, *action, nobody);
    outcomes_ = 0;
    return {};
  }

  std::string come_out(const Entry& entry) {
    if (!G::chance_wanted(state_)) return "outcome: nothing was left to chance";
    const auto outcome = C::read_outcome(state_, entry.what);
    if (!outcome || !G::possible(state_, *outcome)) return "outcome: this can't come out: " + base::json_line(entry.what);
    if (match_.chance() == rules::Chance::kExternal) {
      NIGHTCAP_CHECK(match_.decide(*outcome));
    } else if (!(match_.steps().back().outcomes[outcomes_] == *outcome)) {
      return "outcome: the save says " + base::json_line(entry.what) + ", but the seed gives " +
             base::json_line(C::outcome(match_.steps().back().outcomes[outcomes_]));
    }
    ++outcomes_;
    rules::NoEvents nobody;
    G::resolve(state_, *outcome, nobody);
    return {};
  }

  Match match_;
  typename G::State state_;  // follows entry by entry; the match runs ahead through the chance of a step
  int step_ = 0;
  std::size_t outcomes_ = 0;  // of the present step, followed so far
};

// The match that a record tells of, ready to be played on, or why the record can't be right.
template <Codec C>
[[nodiscard]] Expected<rules::Match<typename C::Game>> match_of(const Record& record) {
  return Reenactment<C>::of(record);
}

}  // namespace nightcap::wire
