// The ids of what can be pressed on this table, and back from them to cards.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/martinis/wire/names.hpp"

namespace nightcap::martinis::table::ids {

inline constexpr std::string_view kHand = "table.hand.", kPool = "table.pool.";

[[nodiscard]] inline std::string of(std::string_view head, CardId card) {
  return std::string(head) + std::string(wire::card_name(card));
}
[[nodiscard]] inline std::string seat(int seat) { return "table.seat." + std::to_string(seat); }
[[nodiscard]] inline std::string couple(int seat, std::size_t i) { return ids::seat(seat) + ".couple." + std::to_string(i); }
[[nodiscard]] inline std::string shown(int seat) { return "table.shown." + std::to_string(seat); }
[[nodiscard]] inline std::string special(CardId card, Die die) {
  return "window." + std::string(wire::card_name(card)) + "." + std::string(wire::die_name(die));
}
// The card named at the end of the id, if the id begins with `head`.
[[nodiscard]] inline std::optional<CardId> card_after(std::string_view id, std::string_view head) {
  if (!id.starts_with(head)) return std::nullopt;
  return wire::card_named(id.substr(head.size()));
}

}  // namespace nightcap::martinis::table::ids
