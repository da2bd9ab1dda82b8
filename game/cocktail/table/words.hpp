// What happened and what is expected, in sentences. Players are called by their names, never "you": another may read it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "game/cocktail/rules/action.hpp"
#include "game/cocktail/rules/events.hpp"
#include "game/cocktail/rules/view.hpp"
#include "game/tabletop/table.hpp"

namespace nightcap::cocktail::table {

using Names = std::span<const tabletop::SeatInfo>;

// "Olive", "Blue poison"; "Face-down bite" for kNoKind.
[[nodiscard]] std::string_view kind_title(Kind kind);
// What stands on a small tag: "Blue" beside the flask's picture.
[[nodiscard]] std::string_view kind_short(Kind kind);
// Within a sentence: "an olive", "cheese".
[[nodiscard]] std::string_view kind_words(Kind kind);
// What a bite brings (CK-7): "1, or 3 with wine".
[[nodiscard]] std::string_view worth_words(Kind kind);
// "1 blue poison", "no cards", "3 cards".
[[nodiscard]] std::string counted(int number, std::string_view one, std::string_view many);
// "What you say": thank you for a bite from somebody else, bon appétit to whoever served themselves (CK-4.6).
[[nodiscard]] std::string_view courtesy_words(bool to_self);
// What a suspected bite turned out to be, and what that costs (CK-4.7): `suspected` players did; `pays` is the one who
// served if it was a lie, else the only one who suspected.
[[nodiscard]] std::string verdict_words(Kind real, Kind declared, std::string_view said_by);
[[nodiscard]] std::string price_words(std::string_view pays, int suspected, bool truth);
// Who inherits, and why (CK-8.4 to CK-8.6); `alone`: nobody else lived.
[[nodiscard]] std::string ending_words(SeatSet winners, std::span<const std::int16_t> scores, bool posthumous, bool alone,
                                       Names names);
// How somebody was poisoned (CK-7.3).
[[nodiscard]] std::string fatal_words(int blue, int red);
// What so many glasses of alcohol do (CK-9.3).
[[nodiscard]] std::string drunk_words(std::string_view who, int glasses);
// One sentence for the log; empty for what is not worth one (a pass in a window). `to_self`: the bite in question was
// served to whoever played it.
[[nodiscard]] std::string event_words(const Event& event, Names names, bool to_self);
// The picture beside it; most have none.
[[nodiscard]] scene::SpriteId event_icon(const Event& event);
// What the viewer may do, after "You could": "serve Monty cheese and call it wine".
[[nodiscard]] std::string action_words(const Action& action, const View& view, Names names);

}  // namespace nightcap::cocktail::table
