// Easing curves: from 0 at t = 0 to 1 at t = 1 (Penner's equations, 2001). Out-back overshoots.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nightcap::motion {

enum class Easing : std::uint8_t { kLinear, kOutCubic, kInOutCubic, kInQuad, kOutBack, kBounce };
inline constexpr std::array kEasings{Easing::kLinear, Easing::kOutCubic, Easing::kInOutCubic,
                                     Easing::kInQuad, Easing::kOutBack,  Easing::kBounce};
[[nodiscard]] float ease(Easing easing, float t);
// "out-back", as files have it.
[[nodiscard]] std::string_view easing_name(Easing easing);
[[nodiscard]] std::optional<Easing> easing_named(std::string_view name);

}  // namespace nightcap::motion
