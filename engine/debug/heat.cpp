#include "engine/debug/heat.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "engine/debug/items.hpp"
#include "engine/debug/prose.hpp"

namespace nightcap::debug {
namespace {

constexpr float kNames = 0.42f;                // of the width, at most
constexpr float kGap = 1;                      // px between cells
constexpr float kNarrowest = 6, kWidest = 44;  // px of a cell
constexpr float kBetween = 5;                  // px more between groups

ImU32 mix(ImGuiCol from, ImGuiCol to, float part) {
  const ImVec4 a = ImGui::GetStyle().Colors[from], b = ImGui::GetStyle().Colors[to];
  const auto between = [part](float x, float y) { return x + (y - x) * part; };
  return ImGui::ColorConvertFloat4ToU32({between(a.x, b.x), between(a.y, b.y), between(a.z, b.z), 1});
}

// The beginning of it that has no more letters than that.
std::string beginning(const std::string& text, std::size_t letters) {
  std::size_t end = 0;
  for (; end < text.size() && letters > 0; --letters) {
    // A letter of UTF-8 goes on with bytes that begin with the bits 10.
    for (++end; end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u;) ++end;
  }
  return text.substr(0, end);
}
std::string fitting(const std::string& text, float wide) {
  std::size_t letters = text.size();
  while (letters > 0 && ImGui::CalcTextSize(beginning(text, letters).c_str()).x > wide) --letters;
  return beginning(text, letters);
}
// With how many letters each all names of columns fit there.
std::size_t letters_that_fit(const std::vector<std::string>& names, float wide) {
  std::size_t letters = 1;
  const auto fits = [&](const std::string& name) {
    return ImGui::CalcTextSize(beginning(name, letters + 1).c_str()).x <= wide;
  };
  constexpr std::size_t kMost = 16;
  while (letters < kMost && std::all_of(names.begin(), names.end(), fits)) ++letters;
  return letters;
}

std::string percent(float probability) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%.1f %%", static_cast<double>(probability) * 100);
  return text.data();
}

// Where things lie, window px.
class Layout {
 public:
  Layout(const HeatMap& map, ImVec2 from, float room) : map_(map), from_(from), line_(ImGui::GetTextLineHeight() + 2) {
    for (const HeatRow& row : map.rows)
      names_ = std::max(names_, ImGui::CalcTextSize(row.name.c_str()).x + ImGui::GetStyle().ItemSpacing.x);
    names_ = std::min(names_, room * kNames);
    const float gaps = kBetween * static_cast<float>(map.groups.size());
    cell_ = std::clamp((room - names_ - gaps) / static_cast<float>(map.columns.size()), kNarrowest, kWidest);
    heads_ = map.groups.empty() ? 1 : 2;
  }
  [[nodiscard]] float names() const { return names_; }
  [[nodiscard]] float cell() const { return cell_; }
  [[nodiscard]] float line() const { return line_; }
  // Line 0 is the first row; those above it are headings.
  [[nodiscard]] ImVec2 at(std::size_t column, int line) const {
    return {from_.x + names_ + static_cast<float>(column) * cell_ + kBetween * static_cast<float>(groups_before(column)),
            from_.y + static_cast<float>(line + heads_) * line_};
  }
  [[nodiscard]] ImVec2 of_name(int line) const { return {from_.x, at(0, line).y}; }
  [[nodiscard]] ImVec2 size() const {
    const ImVec2 end = at(map_.columns.size() - 1, static_cast<int>(map_.rows.size()));
    return {end.x + cell_ - from_.x, end.y - from_.y};
  }

 private:
  [[nodiscard]] int groups_before(std::size_t column) const {
    int before = -1;
    for (std::size_t end = 0; const HeatGroup& group : map_.groups) {
      ++before;
      end += static_cast<std::size_t>(group.columns);
      if (column < end) break;
    }
    return std::max(before, 0);
  }

  const HeatMap& map_;
  ImVec2 from_;
  float names_ = 0, cell_ = 0, line_;
  int heads_ = 1;
};

void draw_heads(ImDrawList& list, const HeatMap& map, const Layout& layout) {
  const ImU32 dim = ImGui::GetColorU32(ImGuiCol_TextDisabled);
  for (std::size_t column = 0; const HeatGroup& group : map.groups) {
    list.AddText(layout.at(column, -2), ImGui::GetColorU32(ImGuiCol_Text), group.name.c_str());
    column += static_cast<std::size_t>(group.columns);
  }
  const std::size_t letters = letters_that_fit(map.columns, layout.cell() - 3);
  for (std::size_t i = 0; i < map.columns.size(); ++i)
    list.AddText(layout.at(i, -1), dim, beginning(map.columns[i], letters).c_str());
}

void draw_cell(ImDrawList& list, ImVec2 at, const Layout& layout, float probability) {
  const ImVec2 to{at.x + layout.cell() - kGap, at.y + layout.line() - kGap};
  const float part = std::sqrt(std::max(probability, 0.0f));  // so that small ones differ, too
  list.AddRectFilled(at, to, mix(ImGuiCol_FrameBg, ImGuiCol_CheckMark, part), 1);
  std::array<char, 8> number{};
  std::snprintf(number.data(), number.size(), "%.0f", static_cast<double>(probability) * 100);
  const ImVec2 size = ImGui::CalcTextSize(number.data());
  if (probability <= 0 || size.x > layout.cell() - 2) return;
  list.AddText({at.x + (layout.cell() - size.x) / 2, at.y + (layout.line() - kGap - size.y) / 2},
               ImGui::GetColorU32(part > 0.6f ? ImGuiCol_WindowBg : ImGuiCol_Text), number.data());
}

}  // namespace

void heat_map(std::string_view id, const HeatMap& map) {
  if (map.columns.empty() || map.rows.empty()) return;
  const ImVec2 title = ImGui::GetCursorScreenPos();
  ImGui::Dummy({0, ImGui::GetTextLineHeight()});
  const Layout layout(map, ImGui::GetCursorScreenPos(), ImGui::GetContentRegionAvail().x);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_heads(list, map, layout);
  std::string told;
  const ImVec2 pointer = ImGui::GetIO().MousePos;
  for (int line = 0; const HeatRow& row : map.rows) {
    list.AddText(layout.of_name(line), ImGui::GetColorU32(ImGuiCol_Text), fitting(row.name, layout.names() - 4).c_str());
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      if (!row.cells[i]) continue;
      const ImVec2 at = layout.at(i, line);
      draw_cell(list, at, layout, *row.cells[i]);
      if (pointer.x >= at.x && pointer.x < at.x + layout.cell() && pointer.y >= at.y && pointer.y < at.y + layout.line())
        told = row.name + ", " + map.columns[i] + ": " + percent(*row.cells[i]);
    }
    ++line;
  }
  ImGui::Dummy(layout.size());
  const bool hovered = ImGui::IsItemHovered();
  note(id, map.title, hovered ? told : "");
  list.AddText(title, ImGui::GetColorU32(ImGuiCol_CheckMark), map.title.c_str());
  if (hovered && !told.empty())
    list.AddText({title.x + ImGui::CalcTextSize((map.title + "  ").c_str()).x, title.y}, ImGui::GetColorU32(ImGuiCol_Text),
                 told.c_str());
}

}  // namespace nightcap::debug
