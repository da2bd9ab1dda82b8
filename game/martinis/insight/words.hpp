// Cards in words: "shy geek (woman)", "Special Card 3".
#pragma once

#include <array>
#include <string>

#include "game/martinis/rules/cards.hpp"

namespace nightcap::martinis::insight {

inline constexpr std::array<const char*, kTraitsOfAKind> kAdjectives{"artistic", "cultured",  "laid-back",
                                                                     "shy",      "spiritual", "sporty"};
inline constexpr std::array<const char*, kTraitsOfAKind> kNouns{"club fiend", "geek",        "hippy",
                                                                "homebody",   "music lover", "yuppie"};

[[nodiscard]] inline std::string card_words(CardId card) {
  if (card == kNoCard) return "nobody";
  if (is_special(card)) return "Special Card " + std::to_string(card.n - kFirstSpecial + 1);
  return std::string(kAdjectives.at(static_cast<std::size_t>(adjective(card)))) + " " +
         kNouns.at(static_cast<std::size_t>(noun(card))) + (is_woman(card) ? " (woman)" : " (man)");
}

}  // namespace nightcap::martinis::insight
