// Cuts a failing game down to the shortest history found that fails in the same way.
//
// Moves are left out (ddmin.hpp), and what is left is played as far as it goes: an action that the rules refuse now is
// passed over, chance takes the next outcome that is possible, or the first one of a fixed generator. So every candidate is
// a legal game, by the one predicate of legality. Where that leads no further, an action that is refused is replaced by the
// first legal one of its type, of whoever may act then; and tables with fewer players are tried.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/soak/ddmin.hpp"
#include "engine/soak/inspection.hpp"

namespace nightcap::soak {

template <wire::Codec C>
class Shrinker {
 public:
  using G = typename C::Game;
  using Moves = std::vector<Move<G>>;
  // Asked now and then: whether to make do with what there is.
  using Stop = std::function<bool()>;

  // `what`: how it fails, of which only the kind must stay the same. `same_table`: nobody may leave it.
  Shrinker(const Wish& wish, const std::string& what, bool same_table, Stop stop)
      : inspection_(wish), kind_(kind_of(what)), same_table_(same_table), stop_(std::move(stop)) {}

  [[nodiscard]] History<G> shrink(History<G> history) {
    for (std::size_t before = 0; before != history.moves.size() && !stopped();) {
      before = history.moves.size();
      history = thinned(std::move(history));
      if (!same_table_) history = fewer_players(std::move(history));
    }
    let_chance_decide(history);
    return history;
  }

  // What of these moves is a legal game up to the failure; nothing if it doesn't fail.
  [[nodiscard]] std::optional<Moves> attempt(const typename G::Setup& setup, const Moves& moves, bool alike = false) {
    if (stopped()) return std::nullopt;
    typename Inspection<C>::Events events;
    typename G::State state = G::begin(setup, events);
    Moves done;
    if (fails(state, events)) return done;
    std::vector<bool> used(moves.size());
    base::RulesGenerator generator{kChance};
    for (std::size_t next = 0; !G::over(state);) {
      events.clear();
      if (G::chance_wanted(state)) {
        const auto outcome = next_outcome(state, moves, used, next).value_or(G::draw(state, generator));
        done.push_back({base::kNoSeat, {}, outcome});
        G::resolve(state, outcome, events);
      } else {
        std::optional<Move<G>> move;
        while (next < moves.size() && !move) move = playable(state, moves[next++], alike);
        if (!move) break;
        done.push_back(*move);
        G::apply(state, move->seat, move->action, events);
      }
      if (fails(state, events)) return done;
      if (done.size() > kMostMoves) return std::nullopt;
    }
    if ((kind_ == "undo" || kind_ == "save") && kind_of(inspection_.look_back(match_of<G>({setup, done}, 0))) == kind_)
      return done;
    return std::nullopt;
  }

 private:
  static constexpr std::uint64_t kChance = 1;
  static constexpr std::size_t kMostMoves = 60'000;
  static constexpr std::size_t kLongestRun = 12;     // of moves that are left out together: an ask and all that it takes
  static constexpr std::size_t kLongestGap = 4;      // of moves that smaller tables do without
  static constexpr std::size_t kMostWithGaps = 150;  // moves of a game that is tried so

  [[nodiscard]] bool stopped() const { return stop_ && stop_(); }
  [[nodiscard]] bool fails(const typename G::State& state, const typename Inspection<C>::Events& events) {
    return kind_of(inspection_.look(state, events)) == kind_;
  }
  // The move as it can be made now; nothing if it can't.
  [[nodiscard]] std::optional<Move<G>> playable(const typename G::State& state, const Move<G>& move, bool alike) {
    const base::SeatSet actors = G::actors(state);
    if (move.chance() || actors.empty()) return std::nullopt;
    if (actors.has(move.seat) && !G::check(state, move.seat, move.action)) return move;
    if (!alike) return std::nullopt;
    const base::Seat seat = actors.has(move.seat) ? move.seat : actors.front();
    G::legal(state, seat, legal_);
    for (const auto& action : legal_)
      if (action.type == move.action.type && !G::check(state, seat, action)) return Move<G>{seat, action, {}};
    return std::nullopt;
  }
  [[nodiscard]] static std::optional<typename G::Outcome> next_outcome(const typename G::State& state, const Moves& moves,
                                                                       std::vector<bool>& used, std::size_t from) {
    for (std::size_t i = from; i < moves.size(); ++i)
      if (moves[i].chance() && !used[i] && G::possible(state, moves[i].outcome)) {
        used[i] = true;
        return moves[i].outcome;
      }
    return std::nullopt;
  }
  [[nodiscard]] History<G> thinned(History<G> history) {
    if (auto cut = attempt(history.setup, history.moves)) history.moves = std::move(*cut);
    for (const bool alike : {false, true}) {
      const auto tried = [&](const Moves& moves) { return attempt(history.setup, moves, alike); };
      history.moves = sweep(ddmin(std::move(history.moves), tried), kLongestRun, tried);
    }
    return history;
  }
  [[nodiscard]] History<G> fewer_players(History<G> history) {
    for (int players = G::kMinPlayers; players < history.setup.players; ++players) {
      typename G::Setup setup = history.setup;
      setup.players = players;
      if (setup.starter && setup.starter->index() >= players) setup.starter = base::Seat{0};
      // Who is missing leaves something to be left out.
      const std::size_t longest = history.moves.size() <= kMostWithGaps ? kLongestGap : 0;
      for (std::size_t run = 0; run <= longest; ++run)
        for (std::size_t from = 0; from + run <= history.moves.size(); from += run == 0 ? history.moves.size() + 1 : 1)
          if (auto moves = attempt(setup, without(history.moves, from, run), true)) return {setup, std::move(*moves)};
    }
    return history;
  }
  // What chance is asked for behind the last move, so that somebody may act then.
  static void let_chance_decide(History<G>& history) {
    rules::NoEvents nobody;
    typename G::State state = G::begin(history.setup, nobody);
    for (const Move<G>& move : history.moves) {
      if (move.chance()) {
        G::resolve(state, move.outcome, nobody);
      } else {
        G::apply(state, move.seat, move.action, nobody);
      }
    }
    base::RulesGenerator generator{kChance};
    while (G::chance_wanted(state)) {
      history.moves.push_back({base::kNoSeat, {}, G::draw(state, generator)});
      G::resolve(state, history.moves.back().outcome, nobody);
    }
  }

  Inspection<C> inspection_;
  typename G::ActionList legal_;
  std::string kind_;
  bool same_table_;
  Stop stop_;
};

}  // namespace nightcap::soak
