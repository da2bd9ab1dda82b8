// The words of the table without a table: for whoever tells of the game beside it.
#pragma once

#include "game/cocktail/rules/view.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

struct Telling {
  // What happened; empty for what is not worth a sentence.
  [[nodiscard]] static std::string words(const Event& event, Names names) {
    const auto* played = std::get_if<event::Played>(&event);
    return event_words(event, names, played != nullptr && played->player == played->to);
  }
  // What may be done where that view is shown, after "You could".
  [[nodiscard]] static std::string words(const Action& action, const View& view, Names names) {
    return action_words(action, view, names);
  }
};

}  // namespace nightcap::cocktail::table
