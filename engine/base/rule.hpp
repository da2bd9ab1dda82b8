// A number in a rule book: chapter and paragraph, as in MM-3.6 or CK-4.7. The game supplies the letters.
#pragma once

#include <compare>
#include <cstdint>

namespace nightcap::base {

struct Rule {
  std::uint8_t chapter = 0;
  std::uint8_t paragraph = 0;
  friend constexpr auto operator<=>(const Rule&, const Rule&) = default;
};

}  // namespace nightcap::base
