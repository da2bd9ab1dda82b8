// One game at a table that is spoken to in JSON, whichever game it is; and the same over a Match, a codec and minds.
//
// Seats that come in are seats of the table. What a user did wrong is answered, and the game then stands as before.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/rules/match.hpp"
#include "engine/search/mind.hpp"
#include "engine/wire/archive.hpp"
#include "engine/wire/codec.hpp"
#include "engine/wire/table.hpp"

namespace nightcap::wire {

class Host {
 public:
  Host() = default;
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;
  virtual ~Host() = default;

  [[nodiscard]] virtual int players() const = 0;
  // Whether outcomes of chance come from outside.
  [[nodiscard]] virtual bool external() const = 0;
  // How things stand; `fresh`: with what the last action or outcome brought about.
  [[nodiscard]] virtual Json position(bool fresh) const = 0;
  [[nodiscard]] virtual Json legal(int seat) const = 0;
  [[nodiscard]] virtual Json state() const = 0;
  [[nodiscard]] virtual Json view(int seat) const = 0;
  [[nodiscard]] virtual Json heard(int seat, std::int64_t since) const = 0;
  [[nodiscard]] virtual Json save() const = 0;
  [[nodiscard]] virtual std::string replay() const = 0;
  // What a computer player of that level would do, from that seat's view and what it heard.
  [[nodiscard]] virtual Expected<Json> bot(int seat, std::string_view level, search::Budget budget,
                                           std::uint64_t seed) const = 0;

  // Nothing if it was done.
  [[nodiscard]] virtual std::optional<Error> act(int seat, const Json& action) = 0;
  [[nodiscard]] virtual std::optional<Error> chance(const Json& outcome) = 0;
  [[nodiscard]] virtual std::optional<Error> undo() = 0;
  [[nodiscard]] virtual std::optional<Error> redo() = 0;
};

// How a table is set up, before the game's own options are read.
struct NewTable {
  int players = 0;
  std::uint64_t seed = 0;
  std::optional<int> starter;
  bool external = false;
  const Json* options = nullptr;  // an object, or nothing for the usual ones
};

template <rules::Game G>
using MakeMind = std::unique_ptr<search::Mind<G>> (*)(std::string_view level);

template <Codec C>
class MatchHost final : public Host {
 public:
  using G = typename C::Game;
  using Match = rules::Match<G>;

  MatchHost(Match match, MakeMind<G> make_mind) : match_(std::move(match)), make_mind_(make_mind) {}

  static Expected<std::unique_ptr<Host>> begin(const NewTable& table, MakeMind<G> make_mind) {
    const Json usual = Json::object();
    auto options = C::read_options(table.options == nullptr ? usual : *table.options);  // not a copy: it may be nested deeply
    if (!options) return options.error();
    typename G::Setup setup;
    setup.players = table.players;
    if (table.starter) setup.starter = base::Seat{*table.starter};
    setup.options = *options;
    const auto chance = table.external ? rules::Chance::kExternal : rules::Chance::kInternal;
    return std::unique_ptr<Host>(std::make_unique<MatchHost>(Match(setup, table.seed, chance), make_mind));
  }
  static Expected<std::unique_ptr<Host>> load(const Record& record, MakeMind<G> make_mind) {
    auto match = match_of<C>(record);
    if (!match) return match.error();
    return std::unique_ptr<Host>(std::make_unique<MatchHost>(std::move(*match), make_mind));
  }

  int players() const override { return match_.setup().players; }
  bool external() const override { return match_.chance() == rules::Chance::kExternal; }
  Json position(bool fresh) const override {
    return wire::position<C>(match_, fresh ? match_.fresh() : std::span<const typename G::Event>{});
  }
  Json legal(int seat) const override { return legal_json<C>(match_, base::Seat{seat}); }
  Json state() const override { return C::state(match_.state()); }
  Json view(int seat) const override { return C::view(G::view(match_.state(), base::Seat{seat})); }
  Json heard(int seat, std::int64_t since) const override { return heard_json<C>(match_, base::Seat{seat}, since); }
  Json save() const override { return save_of<C>(match_); }
  std::string replay() const override { return replay_of<C>(match_); }

  Expected<Json> bot(int seat_number, std::string_view level, search::Budget budget, std::uint64_t seed) const override {
    const base::Seat seat{seat_number};
    if (auto error = may_act(seat)) return std::move(*error);
    const auto mind = make_mind_(level);
    if (mind == nullptr) return Error{Code::kBadRequest, "there is no level \"" + std::string(level) + "\""};
    typename G::ActionList actions;
    G::legal(match_.state(), seat, actions);
    base::MindGenerator generator(seed);
    const auto heard = heard_by<G>(match_, seat);
    return C::action(mind->decide(G::view(match_.state(), seat), heard, {actions.begin(), actions.end()}, generator, budget));
  }

  std::optional<Error> act(int seat_number, const Json& action_json) override {
    const base::Seat seat{seat_number};
    if (auto error = may_act(seat)) return error;
    const auto action = C::read_action(action_json);
    if (!action) return Error{Code::kIllegalAction, "this is not an action of the game, with exactly its fields"};
    if (const auto refusal = match_.submit(seat, *action)) return Error{Code::kIllegalAction, C::refusal(*refusal)};
    return std::nullopt;
  }

  std::optional<Error> chance(const Json& outcome_json) override {
    if (!external()) return Error{Code::kBadRequest, "chance in this game is internal"};
    if (G::over(match_.state())) return Error{Code::kGameOver, "the game is over"};
    if (!G::chance_wanted(match_.state())) return Error{Code::kNotYourTurn, "no outcome of chance is wanted now"};
    const auto outcome = C::read_outcome(match_.state(), outcome_json);
    if (!outcome || !match_.decide(*outcome))
      return Error{Code::kIllegalAction, "this can't come out; wanted is " + base::json_line(C::wanted(match_.state()))};
    return std::nullopt;
  }

  std::optional<Error> undo() override {
    if (!match_.undo()) return Error{Code::kIllegalAction, "there is nothing to undo"};
    return std::nullopt;
  }
  std::optional<Error> redo() override {
    if (!match_.redo()) return Error{Code::kIllegalAction, "there is nothing to redo"};
    return std::nullopt;
  }

 private:
  std::optional<Error> may_act(base::Seat seat) const {
    if (G::over(match_.state())) return Error{Code::kGameOver, "the game is over"};
    if (G::chance_wanted(match_.state())) return Error{Code::kNotYourTurn, "an outcome of chance is wanted first"};
    if (!G::actors(match_.state()).has(seat))
      return Error{Code::kNotYourTurn, "player " + std::to_string(seat.index()) + " has nothing to do now"};
    return std::nullopt;
  }

  Match match_;
  MakeMind<G> make_mind_;
};

}  // namespace nightcap::wire
