#include "engine/debug/tools.hpp"

#include <imgui.h>

#include <array>
#include <string>

#include "engine/debug/items.hpp"

namespace nightcap::debug {
namespace {

struct Tool {
  const char* id;
  const char* label;
  const char* window;  // its title, which Dear ImGui knows it by
  void (*draw)(bool* open);
};

void style(bool* open) {
  if (ImGui::Begin("Dear ImGui Style Editor", open)) ImGui::ShowStyleEditor();
  ImGui::End();
}

constexpr std::array kTools{Tool{"demo", "Demo", "Dear ImGui Demo", ImGui::ShowDemoWindow},
                            Tool{"metrics", "Metrics", "Dear ImGui Metrics/Debugger", ImGui::ShowMetricsWindow},
                            Tool{"style", "Style editor", "Dear ImGui Style Editor", style}};

}  // namespace

void Tools::menu() {
  for (int i = 0; i < static_cast<int>(kTools.size()); ++i) {
    const Tool& tool = kTools[static_cast<std::size_t>(i)];
    if (ImGui::MenuItem(tool.label, nullptr, shown_ == i)) {
      shown_ = shown_ == i ? -1 : i;
      fresh_ = true;
    }
    note(std::string("overlays.") + tool.id, tool.label, shown_ == i ? "on" : "off");
  }
}

void Tools::draw(const scene::Rect& area) {
  if (!any()) return;
  const Tool& tool = kTools[static_cast<std::size_t>(shown_)];
  if (fresh_) {  // its own idea of a place is one on a large screen, and is only asked where it has none
    ImGui::SetNextWindowPos({area.x, area.y});
    ImGui::SetNextWindowSize({area.w, area.h});
    ImGui::Begin(tool.window, nullptr, ImGuiWindowFlags_MenuBar);
    ImGui::End();
    fresh_ = false;
  }
  ImGui::SetWindowPos(tool.window, {area.x, area.y});
  ImGui::SetWindowSize(tool.window, {area.w, area.h});
  bool stays = true;
  tool.draw(&stays);
  if (!stays) shown_ = -1;
}

}  // namespace nightcap::debug
