// The names of cards, kinds and bites in Cocktail (CK-1.2, CK-10.1), as files, the wire and other rooms write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/cocktail/rules/cards.hpp"
#include "game/cocktail/rules/state.hpp"

namespace nightcap::cocktail::wire {

[[nodiscard]] std::string_view card_name(CardId card);  // "blue-poison-10"; empty for kNoCard
[[nodiscard]] std::optional<CardId> card_named(std::string_view name);

[[nodiscard]] std::string_view kind_name(Kind kind);  // "blue-poison"; empty for kNoKind
[[nodiscard]] std::optional<Kind> kind_named(std::string_view name);

[[nodiscard]] std::string handle_name(Handle handle);  // "t12"
[[nodiscard]] std::optional<Handle> handle_named(std::string_view name);

[[nodiscard]] std::string_view phase_name(Phase phase);
[[nodiscard]] std::string_view answer_name(Answer answer);  // empty for none

}  // namespace nightcap::cocktail::wire
