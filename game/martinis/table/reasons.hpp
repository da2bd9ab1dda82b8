// Why two people match, in words and on their badges (MM-1.2): what is said here the rules have already decided.
#pragma once

#include <array>
#include <string>

#include "engine/scene/geometry.hpp"
#include "game/martinis/rules/cards.hpp"

namespace nightcap::martinis::table {

// Which of their two traits they have in common.
struct Shared {
  bool adjective = false;
  bool noun = false;
  friend constexpr bool operator==(const Shared&, const Shared&) = default;
};
[[nodiscard]] Shared shared_traits(CardId a, CardId b);
// "both Shy", "both Geeks", "both Shy, both Geeks"; empty if they have nothing in common.
[[nodiscard]] std::string reason_words(CardId a, CardId b);
// "Shy and a Geek".
[[nodiscard]] std::string traits_words(CardId person);

// Where a person's badges are drawn on the card, from its middle, in its 250x350 vpx (art direction §4), and how large.
struct Badges {
  scene::Vec2 adjective, noun;
  float side = 0;
};
// `small`: as drawn below kSmallCard.
[[nodiscard]] constexpr Badges badges(bool small) {
  return small ? Badges{{58 - 125, 59 - 175}, {58 - 125, 163 - 175}, 94}
               : Badges{{31 - 125, 33 - 175}, {31 - 125, 89 - 175}, 50};
}

}  // namespace nightcap::martinis::table
