// A whole game as text that people read and compare: how it was set up, who could act, what was done, what it brought
// about by which rule, and the hash after every step.
#pragma once

#include <string>

#include "engine/wire/archive.hpp"
#include "engine/wire/table.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests::golden {

// So many steps are told in full; the rest of the game is played on, and told by its end.
inline constexpr int kToldInFull = 30;

template <wire::Codec C>
class Playthrough {
 public:
  using G = typename C::Game;

  // A game between players who choose at random.
  static std::string of(const typename G::Setup& setup, std::uint64_t seed) {
    Playthrough story(setup, seed);
    story.tell_setup();
    base::MindGenerator random(seed);
    while (!G::over(story.match_.state())) story.step(any_move<G>(story.match_.state(), random));
    story.tell_end();
    return story.text_;
  }

 private:
  Playthrough(const typename G::Setup& setup, std::uint64_t seed) : match_(setup, seed, rules::Chance::kInternal) {}

  void line(const std::string& words) { text_ += words + "\n"; }

  void tell_setup() {
    const auto& setup = match_.setup();
    line("game: " + std::string(G::kId));
    line("players: " + std::to_string(setup.players));
    line("starter: " + (setup.starter ? std::to_string(setup.starter->index()) : std::string("drawn")));
    line("seed: " + std::to_string(match_.seed()));
    line("options: " + base::json_line(C::options(setup.options)));
    tell_step();
    tell_position();
  }

  void step(const Move<G>& move) {
    const bool told = match_.step() < kToldInFull;
    if (told) tell_actors();
    NIGHTCAP_CHECK(!match_.submit(move.seat, move.action));
    if (!told) return;
    tell_step();
    if (match_.step() == kToldInFull) tell_position();
  }

  // Who can act, and in how many ways: "actors: 0 (12), 2 (3)".
  void tell_actors() {
    std::string words;
    for (const base::Seat seat : G::actors(match_.state())) {
      typename G::ActionList actions;
      G::legal(match_.state(), seat, actions);
      words += (words.empty() ? "" : ", ") + std::to_string(seat.index()) + " (" + std::to_string(actions.size()) + ")";
    }
    line("actors: " + words);
  }

  void tell_step() {
    const auto& step = match_.steps().back();
    line("");
    line("# " + std::to_string(match_.step()));
    if (step.act)
      line("player " + std::to_string(step.act->seat.index()) + ": " + base::json_line(C::action(step.act->action)));
    for (const auto& outcome : step.outcomes) line("chance: " + base::json_line(C::outcome(outcome)));
    for (const auto& event : step.events) {
      base::Json json = C::event(event);
      const auto rule = json["rule"].template get<std::string>();
      json.erase("rule");
      line("  " + rule + " " + base::json_line(json));
    }
    line("hash: " + base::hex16(match_.hash()));
  }

  // Everything there is, and what the first seat and a spectator see of it.
  void tell_position() {
    line("state: " + base::json_line(C::state(match_.state())));
    line("view 0: " + base::json_line(C::view(G::view(match_.state(), base::Seat{0}))));
    line("view of a spectator: " + base::json_line(C::view(G::view(match_.state(), base::kNoSeat))));
  }

  void tell_end() {
    line("");
    line("# the end");
    line("steps: " + std::to_string(match_.step()));
    tell_step();
    tell_position();
  }

  rules::Match<G> match_;
  std::string text_;
};

}  // namespace nightcap::tests::golden
