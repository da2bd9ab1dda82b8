// A question over a dimmed screen, with two answers: the harmless one first.
#pragma once

#include <string>
#include <string_view>

#include "engine/ui/paint.hpp"

namespace nightcap::shell {

struct Question {
  std::string_view id;  // "menu": its answers are menu.stay and menu.leave
  std::string_view text;
  std::string_view stay;
  std::string_view leave;
};

inline constexpr Question kLeaveTable{"menu", "Leave the table? The game will be lost.", "Play on", "Leave"};

void collect_question(const Question& question, ui::Vec2 page, ui::WidgetList& widgets);
void paint_question(const Question& question, ui::Vec2 page, scene::DrawList& list, const ui::Attention& attention,
                    ui::Corners corners);

}  // namespace nightcap::shell
