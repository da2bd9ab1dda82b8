// A right hand that points to the left, seen from the palm: the first finger out, the thumb laid over three curled ones.
#pragma once

#include <string>
#include <string_view>

namespace nightcap::tools::portraits {

struct HandLook {
  std::string color;  // of the skin, or of the glove
  std::string dark, crease;
  std::string nails;  // none in a glove
  bool glove = false;
};

HandLook bare_hand(std::string_view skin, std::string_view nails = "");
HandLook gloved_hand(std::string_view cloth);

// The wrist's middle is at (0,0), the finger tip at (-113,-4), the hand between y -24 and 34.
std::string pointing_hand(const HandLook& look);

// A fist round a stem or a stick, seen from the front, about (0,0); 34 wide and 36 high. The thumb is to the left.
std::string holding_hand(const HandLook& look);

}  // namespace nightcap::tools::portraits
