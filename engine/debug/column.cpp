#include "engine/debug/column.hpp"

#include <imgui.h>

#include <algorithm>

#include "engine/debug/items.hpp"

namespace nightcap::debug {
namespace {

constexpr float kLeastLines = 12;  // of an open overlay; where there is no room for all, the column scrolls

}  // namespace

bool Column::toggle(std::string_view key) {
  const auto found =
      std::find_if(panels_.begin(), panels_.end(), [&](const Panel& panel) { return !key.empty() && panel.key == key; });
  if (found == panels_.end()) return false;
  found->open = !found->open;
  return true;
}

bool Column::is_open(std::string_view id) const {
  return std::any_of(panels_.begin(), panels_.end(), [&](const Panel& panel) { return panel.open && panel.id == id; });
}

void Column::bar() {
  if (!ImGui::BeginMenuBar()) return;
  const bool menu = ImGui::BeginMenu("Overlays");
  note("overlays.menu", "Overlays");
  if (menu) {
    for (Panel& panel : panels_) {
      ImGui::MenuItem(panel.label.c_str(), panel.key.c_str(), &panel.open);
      note("overlays." + panel.id, panel.label, panel.open ? "on" : "off");
    }
    ImGui::EndMenu();
  }
  ImGui::TextDisabled("F3 shuts");
  ImGui::EndMenuBar();
}

void Column::draw(const scene::Rect& area) {
  ImGui::SetNextWindowPos({area.x, area.y});
  ImGui::SetNextWindowSize({area.w, area.h});
  constexpr ImGuiWindowFlags kFixed = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                                      ImGuiWindowFlags_MenuBar | ImGuiWindowFlags_NoBringToFrontOnFocus;
  if (ImGui::Begin("overlays", nullptr, kFixed)) {
    bar();
    const auto open = std::count_if(panels_.begin(), panels_.end(), [](const Panel& panel) { return panel.open; });
    if (open == 0) ImGui::TextWrapped("Open an overlay from the menu, or by its key.");
    const float line = ImGui::GetTextLineHeightWithSpacing(), head = ImGui::GetFrameHeightWithSpacing();
    const float share =
        open == 0 ? 0 : ImGui::GetContentRegionAvail().y / static_cast<float>(open) - head - ImGui::GetStyle().ItemSpacing.y;
    for (Panel& panel : panels_) {
      if (!panel.open) continue;
      bool stays = true;
      const bool unfolded = ImGui::CollapsingHeader(panel.label.c_str(), &stays, ImGuiTreeNodeFlags_DefaultOpen);
      note(panel.id, panel.label, unfolded ? "open" : "folded");
      if (unfolded) {
        if (ImGui::BeginChild(panel.id.c_str(), {0, std::max(share, kLeastLines * line)})) panel.draw();
        ImGui::EndChild();
      }
      panel.open = stays;
    }
  }
  ImGui::End();
}

}  // namespace nightcap::debug
