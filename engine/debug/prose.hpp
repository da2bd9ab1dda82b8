// Words in an overlay: sentences that wrap, in colours that mean something, and a choice of few.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace nightcap::debug {

enum class Tone { kPlain, kDim, kGold, kGood, kBad };

// A sentence or more, wrapped at the edge. `text` is not a format.
void prose(std::string_view text, Tone tone = Tone::kPlain);
// A heading in gold with a line under it.
void heading(std::string_view text);
// A rule's number in gold and then the text, wrapped and indented behind it.
void ruled(std::string_view rule, std::string_view text, Tone tone = Tone::kPlain);
// One of few, side by side as far as there is room: "minds.seat.0", "minds.seat.1" … True when another was chosen.
bool pick(std::string_view id, std::span<const std::string> names, int& chosen);

}  // namespace nightcap::debug
