#include "game/martinis/wire/names.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace nightcap::martinis::wire {
namespace {

constexpr std::array<std::string_view, kTraitsOfAKind> kAdjectives{"artistic", "cultured",  "laid-back",
                                                                   "shy",      "spiritual", "sporty"};
constexpr std::array<std::string_view, kTraitsOfAKind> kNouns{"club-fiend", "geek",        "hippy",
                                                              "homebody",   "music-lover", "yuppie"};
constexpr std::array<std::string_view, 4> kFaces{"", "heart", "martini", "lightning"};
constexpr std::array<std::string_view, 2> kDice{"red", "blue"};
constexpr std::array<std::string_view, 5> kPhases{"turn", "show", "take", "window", "over"};
constexpr std::array<std::string_view, 3> kHows{"ask", "match-pool", "match-pair"};

using Names = std::array<std::string, kCards>;

Names spell_out() {
  Names names;
  for (int i = 0; i < kCards; ++i) {
    const CardId card{i};
    std::string& name = names[static_cast<std::size_t>(i)];
    if (is_special(card)) {
      name = "special-" + std::to_string(i - kFirstSpecial + 1);
    } else {
      name = is_man(card) ? "m-" : "w-";
      name += kAdjectives[static_cast<std::size_t>(adjective(card))];
      name += '-';
      name += kNouns[static_cast<std::size_t>(noun(card))];
    }
  }
  NIGHTCAP_CHECK(std::is_sorted(names.begin(), names.end()));  // cards are numbered in the order of their names
  return names;
}

const Names& all_names() {
  static const Names names = spell_out();
  return names;
}

template <class Value, std::size_t N>
std::optional<Value> find_in(const std::array<std::string_view, N>& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (name.empty() || found == names.end()) return std::nullopt;
  return static_cast<Value>(found - names.begin());
}

}  // namespace

std::string_view card_name(CardId card) { return card.n < kCards ? std::string_view(all_names()[card.n]) : std::string_view(); }

std::optional<CardId> card_named(std::string_view name) {
  const Names& names = all_names();
  const auto found = std::lower_bound(names.begin(), names.end(), name);
  if (found == names.end() || *found != name) return std::nullopt;
  return CardId{static_cast<int>(found - names.begin())};
}

std::string_view face_name(Face face) { return kFaces[static_cast<std::size_t>(face)]; }
std::optional<Face> face_named(std::string_view name) { return find_in<Face>(kFaces, name); }
std::string_view die_name(Die die) { return kDice[static_cast<std::size_t>(die)]; }
std::optional<Die> die_named(std::string_view name) { return find_in<Die>(kDice, name); }
std::string_view phase_name(Phase phase) { return kPhases[static_cast<std::size_t>(phase)]; }
std::string_view how_name(How how) { return kHows[static_cast<std::size_t>(how)]; }

}  // namespace nightcap::martinis::wire
