// Input: the last events and who took each, what is held, which keys do what now, and the controllers.
#include <imgui.h>

#include <string>

#include "engine/debug/items.hpp"
#include "game/app/bindings.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::input {
namespace {

constexpr ImU32 kNobody = IM_COL32(150, 140, 150, 255), kBox = IM_COL32(110, 170, 230, 255),
                kGold = IM_COL32(230, 190, 110, 255);

void held(const app::InputLog& log) {
  std::string names;
  for (const std::string& each : log.held()) names += (names.empty() ? "" : ", ") + each;
  ImGui::Text("Held: %s", names.empty() ? "nothing" : names.c_str());
  debug::note("input.held", "held", names);
}

void events(const app::InputLog& log) {
  if (!ImGui::TreeNodeEx("Last events", ImGuiTreeNodeFlags_DefaultOpen)) return;
  if (ImGui::BeginTable("events", 3, ImGuiTableFlags_SizingStretchProp | ImGuiTableFlags_RowBg)) {
    for (std::size_t i = log.entries().size(); i-- > 0;) {
      const app::InputLog::Entry& entry = log.entries()[i];
      ImGui::TableNextRow();
      ImGui::TableNextColumn();
      ImGui::TextDisabled("%.2f s", entry.ms / 1000);
      ImGui::TableNextColumn();
      ImGui::TextUnformatted(entry.what.c_str());
      if (entry.times > 1) {
        ImGui::SameLine();
        ImGui::TextDisabled("x%d", entry.times);
      }
      ImGui::TableNextColumn();
      const std::string& taker = entry.taker;
      ImGui::PushStyleColor(ImGuiCol_Text, taker.empty() ? kNobody : taker == "glass box" ? kBox : kGold);
      ImGui::TextUnformatted(taker.empty() ? "nobody" : taker.c_str());
      ImGui::PopStyleColor();
      debug::note("input.event." + std::to_string(log.entries().size() - 1 - i), entry.what, taker.empty() ? "nobody" : taker);
    }
    ImGui::EndTable();
  }
  ImGui::TreePop();
}

void keys(app::Application& application) {
  const bool open = ImGui::TreeNode("Keys that do something now");
  debug::note("input.keys", "keys", open ? "open" : "folded");
  if (!open) return;
  if (ImGui::BeginTable("keys", 3, ImGuiTableFlags_SizingStretchProp | ImGuiTableFlags_RowBg)) {
    for (const app::Binding& each : app::bindings(application)) {
      ImGui::TableNextRow();
      ImGui::TableNextColumn();
      ImGui::TextUnformatted(each.key.c_str());
      ImGui::TableNextColumn();
      ImGui::TextUnformatted(each.what.c_str());
      debug::note("input.key." + each.key + "." + each.where, each.key, each.what);
      ImGui::TableNextColumn();
      ImGui::TextDisabled("%s", each.where.c_str());
    }
    ImGui::EndTable();
  }
  ImGui::TreePop();
}

void pads(app::Stage& stage) {
  const std::vector<app::Pad> list = stage.pads();
  if (list.empty()) return ImGui::TextDisabled("No controller is connected.");
  for (const app::Pad& pad : list) {
    std::string names;
    for (const std::string& each : pad.held) names += " " + each;
    ImGui::TextWrapped("%s:%s", pad.name.c_str(), names.empty() ? " nothing is held" : names.c_str());
    for (const app::Pad::Axis& axis : pad.axes) {
      ImGui::ProgressBar((axis.at + 1) / 2, {ImGui::GetContentRegionAvail().x / 2, 0}, "");
      ImGui::SameLine();
      ImGui::Text("%s %.2f", axis.name.c_str(), static_cast<double>(axis.at));
    }
  }
}

void draw(Context& context) {
  const app::InputLog& log = context.application.input_log();
  held(log);
  ImGui::Text("Pointer at %.0f, %.0f px; focus on %s", static_cast<double>(log.pointer().x),
              static_cast<double>(log.pointer().y),
              context.application.focus().empty() ? "nothing" : context.application.focus().c_str());
  pads(context.stage);
  keys(context.application);
  events(log);
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{"input", "Input", "", [] { return std::function<void(Context&)>(draw); }, "Program"};

}  // namespace nightcap::overlays::input
