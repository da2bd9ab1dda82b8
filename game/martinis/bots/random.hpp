// The player that does anything that is legal, evenly: a yardstick.
#pragma once

#include "engine/search/mind.hpp"
#include "game/martinis/rules/rules.hpp"

namespace nightcap::martinis::bots {

class RandomMind final : public search::Mind<Rules> {
 public:
  [[nodiscard]] Action decide(const View& view, std::span<const search::Heard<Rules>> heard, std::span<const Action> legal,
                              base::MindGenerator& generator, search::Budget budget) override;
  [[nodiscard]] search::Thoughts<Rules> think(const View& view, std::span<const search::Heard<Rules>> heard,
                                              std::span<const Action> legal, base::MindGenerator& generator,
                                              search::Budget budget) override;
};

}  // namespace nightcap::martinis::bots
