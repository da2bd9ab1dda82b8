#include "game/hud/skip.hpp"

#include "assets/art/ids.hpp"

namespace nightcap::hud {

scene::SpriteId Skip::icon() const { return art::kIconSkip; }

}  // namespace nightcap::hud
