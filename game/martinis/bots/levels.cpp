#include "game/martinis/bots/levels.hpp"

#include "game/martinis/bots/easy.hpp"
#include "game/martinis/bots/random.hpp"

namespace nightcap::martinis::bots {

std::unique_ptr<search::Mind<Rules>> make_mind(std::string_view level) {
  if (level == "random") return std::make_unique<RandomMind>();
  if (level == "easy" || level == "normal" || level == "hard") return std::make_unique<EasyMind>();
  return nullptr;
}

}  // namespace nightcap::martinis::bots
