// The words of the table without a table: for whoever tells of the game beside it.
#pragma once

#include "game/martinis/rules/view.hpp"
#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

struct Telling {
  // What happened; empty for what is not worth a sentence.
  [[nodiscard]] static std::string words(const Event& event, Names names) { return event_words(event, names); }
  // What may be done where that view is shown, after "You could".
  [[nodiscard]] static std::string words(const Action& action, const View& view, Names) {
    return action_words(action, view.phase == Phase::kWindow);
  }
};

}  // namespace nightcap::martinis::table
