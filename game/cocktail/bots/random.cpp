#include "game/cocktail/bots/random.hpp"

namespace nightcap::cocktail::bots {

Action RandomMind::decide(const View&, std::span<const search::Heard<Rules>>, std::span<const Action> legal,
                          base::MindGenerator& generator, search::Budget) {
  return legal[generator.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace nightcap::cocktail::bots
