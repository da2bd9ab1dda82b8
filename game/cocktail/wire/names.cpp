#include "game/cocktail/wire/names.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace nightcap::cocktail::wire {
namespace {

constexpr std::array<std::string_view, kKinds> kKindNames{"olive",    "cheese",      "wine",      "caviar",
                                                          "cocktail", "blue-poison", "red-poison"};
constexpr std::array<std::string_view, 5> kPhases{"direction", "turn", "window", "hand-over", "over"};
constexpr std::array<std::string_view, 3> kAnswers{"", "suspect", "pass"};

using Names = std::array<std::string, kCards>;

Names spell_out() {
  Names names;
  for (int i = 0; i < kCards; ++i)
    names[static_cast<std::size_t>(i)] =
        std::string(kind_name(kind_of(CardId{i}))) + "-" + std::to_string(number_of(CardId{i}));
  NIGHTCAP_CHECK(std::is_sorted(names.begin(), names.end()));  // cards are numbered in the order of their names
  return names;
}

const Names& all_names() {
  static const Names names = spell_out();
  return names;
}

}  // namespace

std::string_view card_name(CardId card) { return card.n < kCards ? std::string_view(all_names()[card.n]) : std::string_view(); }

std::optional<CardId> card_named(std::string_view name) {
  const Names& names = all_names();
  const auto found = std::lower_bound(names.begin(), names.end(), name);
  if (found == names.end() || *found != name) return std::nullopt;
  return CardId{static_cast<int>(found - names.begin())};
}

std::string_view kind_name(Kind kind) {
  const auto i = static_cast<std::size_t>(kind);
  return i < kKindNames.size() ? kKindNames[i] : std::string_view();
}

std::optional<Kind> kind_named(std::string_view name) {
  const auto found = std::find(kKindNames.begin(), kKindNames.end(), name);
  if (found == kKindNames.end()) return std::nullopt;
  return static_cast<Kind>(found - kKindNames.begin());
}

std::string handle_name(Handle handle) { return std::string(1, 't') += std::to_string(handle.n); }

std::optional<Handle> handle_named(std::string_view name) {
  if (name.size() < 2 || name[0] != 't' || name[1] == '0') return std::nullopt;
  decltype(Handle::n) number = 0;
  const auto [end, error] = std::from_chars(name.data() + 1, name.data() + name.size(), number);
  if (error != std::errc{} || end != name.data() + name.size()) return std::nullopt;
  return Handle{number};
}

std::string_view phase_name(Phase phase) { return kPhases[static_cast<std::size_t>(phase)]; }
std::string_view answer_name(Answer answer) { return kAnswers[static_cast<std::size_t>(answer)]; }

}  // namespace nightcap::cocktail::wire
