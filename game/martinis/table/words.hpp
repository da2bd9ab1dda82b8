// What happened and what is expected, in sentences. Players are called by their names, never "you": another may read it.
#pragma once

#include <span>
#include <string>

#include "game/martinis/rules/action.hpp"
#include "game/martinis/rules/events.hpp"
#include "game/tabletop/table.hpp"

namespace nightcap::martinis::table {

using Names = std::span<const tabletop::SeatInfo>;

// "Shy Geek", "Special Card"; "somebody" for kNoCard.
[[nodiscard]] std::string card_words(CardId card);
// "Shy Geek, woman".
[[nodiscard]] std::string card_label(CardId card);
// "shy", "geek".
[[nodiscard]] std::string_view adjective_words(CardId person);
[[nodiscard]] std::string noun_words(CardId person);
// What two people have in common: "Both are shy", "Two geeks", "Both are shy, and two geeks".
[[nodiscard]] std::string shared_words(CardId a, CardId b);
[[nodiscard]] scene::SpriteId adjective_glyph(CardId person);
// The sprite of the trait they share (the adjective if it is both), or empty.
[[nodiscard]] scene::SpriteId shared_glyph(CardId a, CardId b);
// "Love at first sight", as the rules' key says it in our words.
[[nodiscard]] std::string face_words(Face face);
// One sentence for the log; empty for what is not worth one (a pass in a window).
[[nodiscard]] std::string event_words(const Event& event, Names names);
// The picture beside it; most have none.
[[nodiscard]] scene::SpriteId event_icon(const Event& event);
// What the viewer may do, after "You could": "ask for the Shy Geek". `window`: a pass lets the dice be.
[[nodiscard]] std::string action_words(const Action& action, bool window);

}  // namespace nightcap::martinis::table
