// The names of cards, faces and dice in Martinis & Men (MM-1.4), as files, the wire and other rooms write them.
#pragma once

#include <optional>
#include <string_view>

#include "game/martinis/rules/cards.hpp"
#include "game/martinis/rules/events.hpp"
#include "game/martinis/rules/state.hpp"

namespace nightcap::martinis::wire {

[[nodiscard]] std::string_view card_name(CardId card);  // "m-artistic-hippy", "special-3"; empty for kNoCard
[[nodiscard]] std::optional<CardId> card_named(std::string_view name);

[[nodiscard]] std::string_view face_name(Face face);  // empty for a die still to be rolled
[[nodiscard]] std::optional<Face> face_named(std::string_view name);

[[nodiscard]] std::string_view die_name(Die die);
[[nodiscard]] std::optional<Die> die_named(std::string_view name);

[[nodiscard]] std::string_view phase_name(Phase phase);
[[nodiscard]] std::string_view how_name(How how);

}  // namespace nightcap::martinis::wire
