#include "engine/debug/axis.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "engine/debug/items.hpp"

namespace nightcap::debug {
namespace {

constexpr scene::Color kGrid = scene::Color::hex(0x3A3150), kFaint = scene::Color::hex(0x9A93A8),
                       kHead = scene::Color::hex(0xFFFFFF), kBack = scene::Color::hex(0x1C1628),
                       kGold = scene::Color::hex(0xE3B04B), kInk = scene::Color::hex(0x14101E);
constexpr float kTickGap = 56;  // px at least from one number to the next
constexpr float kOver = 0.2f;   // part of a curve's box below 0 and above 1

ImU32 packed(scene::Color c) { return IM_COL32(c.r, c.g, c.b, c.a); }

// 1, 2 or 5 times a power of ten, so that about so many fit.
float nice(float range, float most) {
  const float rough = range / std::max(most, 1.0f), power = std::pow(10.0f, std::floor(std::log10(rough)));
  for (const float step : {1.0f, 2.0f, 5.0f})
    if (step * power >= rough) return step * power;
  return 10 * power;
}

// Where the lanes are drawn, and how time becomes px.
struct Ground {
  ImDrawList* list;
  float left, right;
  const Axis& axis;
  [[nodiscard]] float x(float time) const {
    const float part = (time - axis.from) / std::max(axis.to - axis.from, 1e-3f);
    return std::floor(left + std::clamp(part, 0.0f, 1.0f) * (right - left));
  }
};

void scale(const Ground& ground, float top, float bottom, float line) {
  const float step = nice(ground.axis.to - ground.axis.from, (ground.right - ground.left) / kTickGap);
  const float first = std::ceil(ground.axis.from / step);
  for (float n = first; n * step <= ground.axis.to; ++n) {
    const float x = ground.x(n * step);
    ground.list->AddLine({x, top + line}, {x, bottom}, packed(kGrid));
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), ground.axis.format, static_cast<double>(n * step / ground.axis.unit));
    const float wide = ImGui::CalcTextSize(text.data()).x;
    if (x + wide <= ground.right) ground.list->AddText({x + 2, top}, packed(kFaint), text.data());
  }
}

void text_within(ImDrawList* list, ImVec2 from, ImVec2 to, scene::Color color, const std::string& text) {
  list->PushClipRect(from, to, true);
  list->AddText({from.x + 2, from.y}, packed(color), text.data(), text.data() + text.size());
  list->PopClipRect();
}

void draw_lane(const Ground& ground, const Lane& lane, float name_left, float top, float line) {
  if (!lane.name.empty()) text_within(ground.list, {name_left, top}, {ground.left - 4, top + line}, kFaint, lane.name);
  for (const Span& span : lane.spans) {
    if (span.to < ground.axis.from || span.from > ground.axis.to) continue;
    const float x = ground.x(span.from), end = std::max(ground.x(span.to), x + 3);
    ground.list->AddRectFilled({x, top + 1}, {end, top + line - 1}, packed(span.color));
    if (end - x > 24 && !span.label.empty()) text_within(ground.list, {x, top}, {end, top + line}, kInk, span.label);
  }
}

}  // namespace

std::optional<float> lanes(std::string_view id, const Axis& axis, const std::vector<Lane>& lanes, float height) {
  std::optional<float> pressed;
  const float line = ImGui::GetTextLineHeight() + 1;
  const float all = line * static_cast<float>(lanes.size() + 1) + 2;
  ImGui::PushID(id.data(), id.data() + id.size());
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  if (ImGui::BeginChild("lanes", {0, height > 0 ? height : all})) {
    const ImVec2 at = ImGui::GetCursorScreenPos(), window = ImGui::GetWindowPos();
    const float width = ImGui::GetContentRegionAvail().x, name = std::floor(width * axis.names);
    const float foot = window.y + ImGui::GetWindowHeight();
    const Ground ground{ImGui::GetWindowDrawList(), at.x + name, at.x + width, axis};
    ImGui::InvisibleButton("axis", {width, std::max(all, height)});
    if (ImGui::IsItemActive() && ImGui::GetIO().MousePos.x >= ground.left) {
      const float part = (ImGui::GetIO().MousePos.x - ground.left) / (ground.right - ground.left);
      pressed = axis.from + std::clamp(part, 0.0f, 1.0f) * (axis.to - axis.from);
    }
    ground.list->AddRectFilled({ground.left, window.y}, {ground.right, foot}, packed(kBack));
    scale(ground, window.y, foot, line);
    ground.list->PushClipRect({at.x, window.y + line}, {ground.right, foot}, true);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
      const float top = at.y + line * static_cast<float>(i + 1);
      if (top + line >= window.y && top < foot) draw_lane(ground, lanes[i], at.x, top, line);
    }
    ground.list->PopClipRect();
    if (axis.head) {
      const float x = ground.x(*axis.head);
      ground.list->AddRectFilled({x - 1, window.y}, {x + 1, foot}, packed(kHead));
    }
  }
  ImGui::EndChild();
  ImGui::PopStyleVar();
  ImGui::PopID();
  return pressed;
}

bool curve(std::string_view id, std::string_view name, const std::function<float(float)>& f, scene::Vec2 size, bool lit,
           bool chosen) {
  ImGui::PushID(id.data(), id.data() + id.size());
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool pressed = ImGui::InvisibleButton("curve", {size.x, size.y});
  note(id, name, chosen ? "chosen" : lit ? "in use" : "");
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float line = ImGui::GetTextLineHeight(), high = size.y - line - 4;
  list->AddRectFilled(at, {at.x + size.x, at.y + size.y}, packed(kBack));
  if (chosen || ImGui::IsItemHovered())
    list->AddRect(at, {at.x + size.x, at.y + size.y}, packed(chosen ? kGold : kGrid), 0, 0, chosen ? 2.0f : 1.0f);
  const auto y = [&](float value) { return at.y + line + 2 + high * (1 - (value + kOver) / (1 + 2 * kOver)); };
  for (const float edge : {0.0f, 1.0f}) list->AddLine({at.x + 3, y(edge)}, {at.x + size.x - 3, y(edge)}, packed(kGrid));
  constexpr int kPoints = 32;
  std::array<ImVec2, kPoints + 1> points;
  for (int i = 0; i <= kPoints; ++i) {
    const float t = static_cast<float>(i) / kPoints;
    points[static_cast<std::size_t>(i)] = {at.x + 3 + (size.x - 6) * t, y(f(t))};
  }
  list->AddPolyline(points.data(), kPoints + 1, packed(lit || chosen ? kGold : kFaint), 0, lit || chosen ? 2.0f : 1.0f);
  text_within(list, at, {at.x + size.x, at.y + line + 2}, lit || chosen ? kGold : kFaint, std::string(name));
  ImGui::PopID();
  return pressed;
}

}  // namespace nightcap::debug
