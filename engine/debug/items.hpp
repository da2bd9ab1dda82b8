// Controls of the overlays that have an id, so that a script can find and press them like anything else on the screen.
//
// They are Dear ImGui's own; what is new is that each tells where it was drawn. Called while an overlay is drawn only.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/scene/geometry.hpp"

namespace nightcap::debug {

// A control as it was drawn last.
struct Item {
  std::string id;  // "frame.reset"
  std::string name;
  std::string value;
  scene::Rect rect;  // window px
};
using Items = std::vector<Item>;

// Ids that more than one of them has: a script could not tell them apart. None, if all is well.
[[nodiscard]] std::vector<std::string> doubled(const Items& items);

// True when it was pressed.
bool button(std::string_view id, const char* label);
// True when it was changed.
bool checkbox(std::string_view id, const char* label, bool& on);
bool slider(std::string_view id, const char* label, float& value, float least, float most, const char* format = "%.2f");
// A line that can be chosen. True when it was.
bool choice(std::string_view id, const char* label, bool chosen);
// A line to type into. True when Enter was pressed.
bool field(std::string_view id, const char* label, std::string& text);
// Tells of what Dear ImGui drew last.
void note(std::string_view id, std::string_view name, std::string value = {});

}  // namespace nightcap::debug
