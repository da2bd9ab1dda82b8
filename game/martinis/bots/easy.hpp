// A short heuristic that plays the odds one step ahead: it matches whom it can be sure of, asks with whoever is likeliest
// to be answered, and plays a Special Card where the dice then promise enough, for itself or against somebody's wedding.
#pragma once

#include "engine/search/mind.hpp"
#include "game/martinis/rules/rules.hpp"

namespace nightcap::martinis::bots {

class EasyMind final : public search::Mind<Rules> {
 public:
  [[nodiscard]] Action decide(const View& view, std::span<const search::Heard<Rules>> heard, std::span<const Action> legal,
                              base::MindGenerator& generator, search::Budget budget) override;
  [[nodiscard]] search::Thoughts<Rules> think(const View& view, std::span<const search::Heard<Rules>> heard,
                                              std::span<const Action> legal, base::MindGenerator& generator,
                                              search::Budget budget) override;
  [[nodiscard]] std::vector<search::Belief> believe(const View& view, std::span<const search::Heard<Rules>> heard) override;
};

}  // namespace nightcap::martinis::bots
