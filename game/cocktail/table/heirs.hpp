// Who sits where: each seat is one of the nine heirs, who shows how he feels. A mood depends on nothing but what
// everybody at the table may know.
#pragma once

#include "engine/base/ids.hpp"
#include "engine/scene/sprite_id.hpp"

namespace nightcap::cocktail::table {

enum class Mood : std::uint8_t { kCalm, kPleased, kCaught, kSly, kDead };

// The picture in the medal of that seat, a chamfered octagon as wide as 2 radii and 2.2 high.
[[nodiscard]] scene::SpriteId heir_picture(base::Seat seat, Mood mood);
// The arm that points, 230x90: the hand at the left, the shoulder at the right.
[[nodiscard]] scene::SpriteId heir_arm(base::Seat seat);

}  // namespace nightcap::cocktail::table
