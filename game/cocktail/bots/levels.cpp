#include "game/cocktail/bots/levels.hpp"

#include "game/cocktail/bots/easy.hpp"
#include "game/cocktail/bots/random.hpp"

namespace nightcap::cocktail::bots {

std::unique_ptr<search::Mind<Rules>> make_mind(std::string_view level) {
  if (level == "random") return std::make_unique<RandomMind>();
  if (level == "easy" || level == "normal" || level == "hard") return std::make_unique<EasyMind>();
  return nullptr;
}

}  // namespace nightcap::cocktail::bots
