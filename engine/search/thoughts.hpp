// What led to a decision, for whoever looks into a computer player: never for another player.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/rules/game.hpp"

namespace nightcap::search {

// Something that was considered. `value` is what the player compared, in whatever it counts in; more is better.
template <rules::Game G>
struct Candidate {
  typename G::Action action;
  int value = 0;
  int visits = 1;      // how often it was tried
  std::string reason;  // a short sentence
};

// How likely something is there, 0 to 1. What rows and columns stand for is the game's affair (its insight names them).
struct Belief {
  int row = 0;
  int column = 0;
  double probability = 0;
};

template <rules::Game G>
struct Thoughts {
  std::vector<Candidate<G>> candidates;  // the first is what it does; then the best first
  int iterations = 0;                    // 0: it doesn't search
};

// Puts what was decided first, and then the best; equals keep their order. It is one of the candidates.
template <rules::Game G>
void put_first(Thoughts<G>& thoughts, const typename G::Action& decided) {
  auto& list = thoughts.candidates;
  std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.value > b.value; });
  const auto found = std::find_if(list.begin(), list.end(), [&](const auto& each) { return each.action == decided; });
  std::rotate(list.begin(), found, found == list.end() ? found : found + 1);
}

}  // namespace nightcap::search
