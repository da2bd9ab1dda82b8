// The ids of what can be pressed on this table, and back from them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/cocktail/wire/names.hpp"

namespace nightcap::cocktail::table::ids {

inline constexpr std::string_view kHand = "table.hand.", kTray = "table.tray.", kDeclare = "declare.";

[[nodiscard]] inline std::string tray(Seat seat) { return std::string(kTray) + std::to_string(seat.index()); }
[[nodiscard]] inline std::string hand(CardId card) { return std::string(kHand) + std::string(wire::card_name(card)); }

// "table.hand.olive-1".
[[nodiscard]] inline std::optional<CardId> hand_card(std::string_view id) {
  return id.starts_with(kHand) ? wire::card_named(id.substr(kHand.size())) : std::nullopt;
}

// "table.tray.2" and "table.tray.2.t5", taken apart.
struct TrayId {
  Seat seat;
  std::optional<Handle> bite;
};
[[nodiscard]] inline std::optional<TrayId> tray_named(std::string_view id) {
  if (!id.starts_with(kTray)) return std::nullopt;
  const std::string_view rest = id.substr(kTray.size());
  if (rest.empty() || rest[0] < '0' || rest[0] > '8') return std::nullopt;
  TrayId tray{Seat{rest[0] - '0'}, std::nullopt};
  if (rest.size() == 1) return tray;
  if (rest[1] != '.') return std::nullopt;
  tray.bite = wire::handle_named(rest.substr(2));
  return tray.bite ? std::optional(tray) : std::nullopt;
}

}  // namespace nightcap::cocktail::table::ids
