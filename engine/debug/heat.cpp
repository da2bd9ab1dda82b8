#include "engine/debug/heat.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cstdio>

#include "engine/debug/items.hpp"
#include "engine/debug/prose.hpp"

namespace nightcap::debug {
namespace {

constexpr float kNames = 0.42f;                // of the width, at most
constexpr float kGap = 1;                      // px between cells
constexpr float kNarrowest = 6, kWidest = 44;  // px of a cell
constexpr std::size_t kLetters = 4;            // of a column's name, at most
constexpr float kFaint = 0.10f;                // of gold, where something is possible at all

ImU32 mix(ImGuiCol from, ImGuiCol to, float part) {
  const ImVec4 a = ImGui::GetStyle().Colors[from], b = ImGui::GetStyle().Colors[to];
  const auto between = [part](float x, float y) { return x + (y - x) * part; };
  return ImGui::ColorConvertFloat4ToU32({between(a.x, b.x), between(a.y, b.y), between(a.z, b.z), 1});
}

// As many letters as fit there.
std::string shortened(const std::string& text, float wide, std::size_t most) {
  std::string part = text.substr(0, std::min(most, text.size()));
  while (!part.empty() && ImGui::CalcTextSize(part.c_str()).x > wide) {
    // A letter of UTF-8 goes as a whole: its last bytes begin with the bits 10.
    while (part.size() > 1 && (static_cast<unsigned char>(part.back()) & 0xC0u) == 0x80u) part.pop_back();
    part.pop_back();
  }
  return part;
}

std::string percent(float probability) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%.1f %%", static_cast<double>(probability) * 100);
  return text.data();
}

// Where things lie, window px.
struct Layout {
  ImVec2 from;
  float names, cell, line;
};

void draw_cell(ImDrawList& list, ImVec2 at, const Layout& layout, float probability, float most) {
  const ImVec2 to{at.x + layout.cell - kGap, at.y + layout.line - kGap};
  const float part = probability <= 0 ? 0 : kFaint + (1 - kFaint) * probability / most;
  list.AddRectFilled(at, to, mix(ImGuiCol_FrameBg, ImGuiCol_CheckMark, part), 1);
  std::array<char, 8> number{};
  std::snprintf(number.data(), number.size(), "%.0f", static_cast<double>(probability) * 100);
  const ImVec2 size = ImGui::CalcTextSize(number.data());
  if (probability <= 0 || size.x > layout.cell - 2) return;
  list.AddText({at.x + (layout.cell - size.x) / 2, at.y + (layout.line - kGap - size.y) / 2},
               part > 0.5f ? ImGui::GetColorU32(ImGuiCol_WindowBg) : ImGui::GetColorU32(ImGuiCol_Text), number.data());
}

}  // namespace

void heat_map(std::string_view id, const HeatMap& map) {
  if (map.columns.empty() || map.rows.empty()) return;
  prose(map.title, Tone::kGold);
  const float room = ImGui::GetContentRegionAvail().x;
  float names = 0, most = 0;
  for (const HeatRow& row : map.rows) {
    names = std::max(names, ImGui::CalcTextSize(row.name.c_str()).x + ImGui::GetStyle().ItemSpacing.x);
    for (const auto& cell : row.cells) most = std::max(most, cell.value_or(0));
  }
  names = std::min(names, room * kNames);
  const auto columns = static_cast<float>(map.columns.size());
  const Layout layout{ImGui::GetCursorScreenPos(), names, std::clamp((room - names) / columns, kNarrowest, kWidest),
                      ImGui::GetTextLineHeight() + 2};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto place = [&](std::size_t column, std::size_t line) {
    return ImVec2{layout.from.x + layout.names + static_cast<float>(column) * layout.cell,
                  layout.from.y + static_cast<float>(line) * layout.line};
  };

  for (std::size_t i = 0; i < map.columns.size(); ++i)
    list.AddText(place(i, 0), ImGui::GetColorU32(ImGuiCol_TextDisabled),
                 shortened(map.columns[i], layout.cell - 2, kLetters).c_str());
  std::string told;
  const ImVec2 pointer = ImGui::GetIO().MousePos;
  for (std::size_t line = 0; line < map.rows.size(); ++line) {
    const HeatRow& row = map.rows[line];
    list.AddText({layout.from.x, place(0, line + 1).y}, ImGui::GetColorU32(ImGuiCol_Text),
                 shortened(row.name, layout.names - 2, row.name.size()).c_str());
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      if (!row.cells[i]) continue;
      const ImVec2 at = place(i, line + 1);
      draw_cell(list, at, layout, *row.cells[i], most > 0 ? most : 1);
      if (pointer.x >= at.x && pointer.x < at.x + layout.cell && pointer.y >= at.y && pointer.y < at.y + layout.line)
        told = row.name + ", " + map.columns[i] + ": " + percent(*row.cells[i]);
    }
  }
  ImGui::Dummy({layout.names + columns * layout.cell, static_cast<float>(map.rows.size() + 1) * layout.line});
  const bool hovered = ImGui::IsItemHovered();
  note(id, map.title, hovered ? told : "");
  prose(hovered && !told.empty() ? told : "Point at a cell for its number.", Tone::kDim);
}

}  // namespace nightcap::debug
