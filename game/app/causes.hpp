// Why a frame is drawn anew: whatever changes the picture counts its changes, and what has counted since the last frame is
// the reason. Nothing is allocated for it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nightcap::app {

enum class Cause : std::uint8_t { kMotion, kRest, kScreen, kAttention, kWindow, kCaptions, kCurtain, kBox };

inline constexpr std::size_t kCauses = 8;
inline constexpr std::array<std::string_view, kCauses> kCauseNames{"motion at the table",
                                                                   "table at rest: idle details, choices",
                                                                   "screen: panels, buttons, text",
                                                                   "pointer, focus or drag",
                                                                   "window, size or another screen",
                                                                   "captions",
                                                                   "curtain",
                                                                   "this column"};

// How often each has changed the picture; the table counts motion and rest together, as motion.
using Changes = std::array<unsigned, kCauses>;
// A bit each.
using CauseSet = unsigned;

[[nodiscard]] constexpr CauseSet bit(Cause cause) { return 1u << static_cast<unsigned>(cause); }

}  // namespace nightcap::app
