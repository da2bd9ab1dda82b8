// The drums: with brushes for a few who talk, with sticks for a big band.
#pragma once

#include "assets/tools/sound/styles.hpp"

namespace nightcap::tools::sound {

[[nodiscard]] Notes brushes(const Order& order, Random& random);
[[nodiscard]] Notes swing(const Order& order, Random& random);

}  // namespace nightcap::tools::sound
