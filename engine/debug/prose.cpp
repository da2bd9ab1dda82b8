#include "engine/debug/prose.hpp"

#include <imgui.h>

#include "engine/debug/items.hpp"

namespace nightcap::debug {
namespace {

ImVec4 color(Tone tone) {
  static const ImVec4 kGood{0.55f, 0.80f, 0.50f, 1}, kBad{0.95f, 0.42f, 0.38f, 1};
  const ImGuiStyle& style = ImGui::GetStyle();
  switch (tone) {
    case Tone::kPlain:
      break;
    case Tone::kDim:
      return style.Colors[ImGuiCol_TextDisabled];
    case Tone::kGold:
      return style.Colors[ImGuiCol_CheckMark];
    case Tone::kGood:
      return kGood;
    case Tone::kBad:
      return kBad;
  }
  return style.Colors[ImGuiCol_Text];
}

}  // namespace

void prose(std::string_view text, Tone tone) {
  ImGui::PushStyleColor(ImGuiCol_Text, color(tone));
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(text.data(), text.data() + text.size());
  ImGui::PopTextWrapPos();
  ImGui::PopStyleColor();
}

void heading(std::string_view text) {
  ImGui::Spacing();
  prose(text, Tone::kGold);
  ImGui::Separator();
}

void ruled(std::string_view rule, std::string_view text, Tone tone) {
  if (!rule.empty()) {
    prose(rule, Tone::kGold);
    ImGui::SameLine();
  }
  prose(text, tone);
}

bool pick(std::string_view id, std::span<const std::string> names, int& chosen) {
  bool changed = false;
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const ImGuiStyle& style = ImGui::GetStyle();
    const float wide = ImGui::CalcTextSize(names[i].c_str()).x + ImGui::GetFrameHeight() + style.ItemInnerSpacing.x;
    if (i > 0 && ImGui::GetItemRectMax().x + style.ItemSpacing.x + wide < right) ImGui::SameLine();
    const int it = static_cast<int>(i);
    const std::string item = std::string(id) + "." + std::to_string(i);
    ImGui::PushID(item.c_str());
    if (ImGui::RadioButton(names[i].c_str(), chosen == it) && chosen != it) {
      chosen = it;
      changed = true;
    }
    note(item, names[i], chosen == it ? "chosen" : "");
    ImGui::PopID();
  }
  return changed;
}

}  // namespace nightcap::debug
