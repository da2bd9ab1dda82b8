// What a computer player is: it decides from its seat's view, what that seat heard, the legal actions and its own
// generator, and is never handed anything else.
#pragma once

#include <span>
#include <vector>

#include "engine/base/generator.hpp"
#include "engine/rules/game.hpp"
#include "engine/search/thoughts.hpp"

namespace nightcap::search {

// An event as that seat heard it, and the step (action) it belongs to; 0 is the set-up.
template <rules::Game G>
struct Heard {
  int step = 0;
  typename G::Event event;
};

// How much thinking is allowed; 0 is no limit of that kind. Iterations make a decision the same everywhere.
struct Budget {
  int ms = 0;
  int iterations = 0;
};

template <rules::Game G>
class Mind {
 public:
  Mind() = default;
  Mind(const Mind&) = delete;
  Mind& operator=(const Mind&) = delete;
  virtual ~Mind() = default;
  // One of `legal`, which is not empty.
  [[nodiscard]] virtual typename G::Action decide(const typename G::View& view, std::span<const Heard<G>> heard,
                                                  std::span<const typename G::Action> legal, base::MindGenerator& generator,
                                                  Budget budget) = 0;
  // The same decision with what led to it: from equal arguments, its first candidate is what decide() answers. Whoever
  // has nothing to tell tells the decision.
  [[nodiscard]] virtual Thoughts<G> think(const typename G::View& view, std::span<const Heard<G>> heard,
                                          std::span<const typename G::Action> legal, base::MindGenerator& generator,
                                          Budget budget) {
    Thoughts<G> thoughts;
    thoughts.candidates.push_back({decide(view, heard, legal, generator, budget), 0, 1, ""});
    return thoughts;
  }
  // What it takes the hidden cards for; what isn't in the list is impossible. Nothing, if it doesn't ask itself.
  [[nodiscard]] virtual std::vector<Belief> believe(const typename G::View&, std::span<const Heard<G>>) { return {}; }
};

}  // namespace nightcap::search
