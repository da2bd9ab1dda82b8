// A short heuristic that is fun to sit beside: it serves itself well and others badly, lies about as often when a lie is
// of no use (so that its declarations tell little), suspects what can't be true or what would hurt, and minds its manners.
#pragma once

#include "engine/search/mind.hpp"
#include "game/cocktail/rules/rules.hpp"

namespace nightcap::cocktail::bots {

class EasyMind final : public search::Mind<Rules> {
 public:
  [[nodiscard]] Action decide(const View& view, std::span<const search::Heard<Rules>> heard, std::span<const Action> legal,
                              base::MindGenerator& generator, search::Budget budget) override;
  [[nodiscard]] search::Thoughts<Rules> think(const View& view, std::span<const search::Heard<Rules>> heard,
                                              std::span<const Action> legal, base::MindGenerator& generator,
                                              search::Budget budget) override;
  [[nodiscard]] std::vector<search::Belief> believe(const View& view, std::span<const search::Heard<Rules>> heard) override;
};

}  // namespace nightcap::cocktail::bots
