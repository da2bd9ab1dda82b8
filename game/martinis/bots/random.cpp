#include "game/martinis/bots/random.hpp"

namespace nightcap::martinis::bots {

Action RandomMind::decide(const View&, std::span<const search::Heard<Rules>>, std::span<const Action> legal,
                          base::MindGenerator& generator, search::Budget) {
  return legal[generator.below(static_cast<std::uint32_t>(legal.size()))];
}

search::Thoughts<Rules> RandomMind::think(const View& view, std::span<const search::Heard<Rules>> heard,
                                          std::span<const Action> legal, base::MindGenerator& generator,
                                          search::Budget budget) {
  search::Thoughts<Rules> thoughts;
  for (const Action& action : legal) thoughts.candidates.push_back({action, 0, 1, "as good as any"});
  search::put_first(thoughts, decide(view, heard, legal, generator, budget));
  return thoughts;
}

}  // namespace nightcap::martinis::bots
