#include "engine/ui/theme.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"

namespace nightcap::ui {

namespace {

constexpr Color kWhite = scene::kWhite;
constexpr Color kPanel = palette::kInk, kLacquer = Color::hex(0x070909);
constexpr Color kField = Color::hex(0x0E0918);

constexpr std::array kPairs{
    TextPair{"words on a panel", art::kPanelRound, palette::kCream, kPanel},
    TextPair{"quiet words on a panel", art::kPanelRound, palette::kCream2, kPanel},
    TextPair{"whose turn it is, on a panel", art::kPanelRound, palette::kGoldLight, kPanel},
    TextPair{"words on a panel of Cocktail", art::kPanelChamfer, palette::kCream, kLacquer},
    TextPair{"quiet words on a panel of Cocktail", art::kPanelChamfer, palette::kCream2, kLacquer},
    TextPair{"whose turn it is, on a panel of Cocktail", art::kPanelChamfer, palette::kBrassLight, kLacquer},
    TextPair{"button", art::kButtonRound, palette::kCream, Color::hex(0x3A2C4C)},
    TextPair{"button of Cocktail", art::kButtonChamfer, palette::kCream, Color::hex(0x2A3230)},
    TextPair{"first button", art::kButtonRoundHot, palette::kInk, Color::hex(0xDDA63C)},
    TextPair{"first button of Cocktail", art::kButtonChamferHot, palette::kInk, Color::hex(0xDDA63C)},
    TextPair{"dangerous button", art::kButtonRoundDanger, kWhite, Color::hex(0xCC4332)},
    TextPair{"dangerous button of Cocktail", art::kButtonChamferDanger, kWhite, Color::hex(0xCC4332)},
    TextPair{"friendly button", art::kButtonRoundGo, kWhite, Color::hex(0x18805A)},
    TextPair{"friendly button of Cocktail", art::kButtonChamferGo, kWhite, Color::hex(0x18805A)},
    TextPair{"button that is off", art::kButtonRoundOff, palette::kDisabledText, Color::hex(0x3D3746)},
    TextPair{"button of Cocktail that is off", art::kButtonChamferOff, palette::kDisabledText, Color::hex(0x1D2523)},
    TextPair{"key", art::kKeycap, palette::kInk, palette::kCream},
    TextPair{"what is typed or chosen", art::kFieldRound, palette::kCream, kField},
    TextPair{"what is typed or chosen, under the pointer", art::kFieldRound, palette::kGoldLight, kField},
    TextPair{"what is typed or chosen in Cocktail", art::kFieldChamfer, palette::kCream, kField},
    TextPair{"chosen value", art::kChoiceRound, palette::kInk, Color::hex(0xDDA63C)},
    TextPair{"chosen value in Cocktail", art::kChoiceChamfer, palette::kInk, Color::hex(0xDDA63C)},
    TextPair{"name on a place card", art::kPlaceRound, palette::kInk, palette::kCream},
    TextPair{"who plays, on a place card", art::kPlaceRound, Color::hex(0x4A3550), palette::kCream},
    TextPair{"name on a place card of Cocktail", art::kPlaceChamfer, palette::kInk, palette::kCream},
    TextPair{"who plays, on a place card of Cocktail", art::kPlaceChamfer, Color::hex(0x4A3550), palette::kCream},
    TextPair{"what is typed", art::kFieldRoundOn, palette::kCream, kField},
    TextPair{"what is typed in Cocktail", art::kFieldChamferOn, palette::kCream, kField},
    TextPair{"rules on a page", art::kPage, palette::kInk, palette::kCream},
    TextPair{"numbers of rules on a page", art::kPage, Color::hex(0x9E2C20), palette::kCream},
    TextPair{"numbers of rules on a page of Cocktail", art::kPage, Color::hex(0x123B2E), palette::kCream},
    TextPair{"what a bite is said to be", art::kTag, palette::kInk, Color::hex(0xF3E6C6)},
};

double linear(std::uint8_t channel) {
  const double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

}  // namespace

std::span<const TextPair> text_pairs() { return kPairs; }

double luminance(Color color) { return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b); }

double contrast(Color a, Color b) {
  const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
  return std::max(one, other) / std::min(one, other);
}

}  // namespace nightcap::ui
