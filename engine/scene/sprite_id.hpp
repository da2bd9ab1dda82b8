// Which drawing: its name in the manifest. The program gets its ids from the generated list of drawings
// (assets/art/ids.hpp), so a drawing that is not there does not compile; only tests make their own.
#pragma once

#include <string_view>

namespace nightcap::scene {

class SpriteId {
 public:
  constexpr SpriteId() = default;
  // `name` has static lifetime.
  constexpr explicit SpriteId(std::string_view name) : name_(name) {}

  [[nodiscard]] constexpr std::string_view name() const { return name_; }
  // Whether it is no drawing at all.
  [[nodiscard]] constexpr bool empty() const { return name_.empty(); }
  friend constexpr bool operator==(SpriteId, SpriteId) = default;

 private:
  std::string_view name_;
};

// A plain white pixel, tinted and stretched to any quad.
inline constexpr SpriteId kSolid{"solid"};

}  // namespace nightcap::scene
