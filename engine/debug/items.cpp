#include "engine/debug/items.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>

namespace nightcap::debug {
namespace {

constexpr std::size_t kLongestLine = 4096;

// The id tells apart what has the same label.
class Scope {
 public:
  explicit Scope(std::string_view id) { ImGui::PushID(id.data(), id.data() + id.size()); }
  ~Scope() { ImGui::PopID(); }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;
};

}  // namespace

std::vector<std::string> doubled(const Items& items) {
  std::vector<std::string> ids, twice;
  for (const Item& item : items) ids.push_back(item.id);
  std::sort(ids.begin(), ids.end());
  for (std::size_t i = 1; i < ids.size(); ++i)
    if (ids[i] == ids[i - 1] && (twice.empty() || twice.back() != ids[i])) twice.push_back(ids[i]);
  return twice;
}

void note(std::string_view id, std::string_view name, std::string value) {
  auto* items = static_cast<Items*>(ImGui::GetIO().UserData);
  if (items == nullptr || !ImGui::IsItemVisible()) return;
  const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
  items->push_back({std::string(id), std::string(name), std::move(value), {from.x, from.y, to.x - from.x, to.y - from.y}});
}

bool button(std::string_view id, const char* label) {
  const Scope scope(id);
  const bool pressed = ImGui::Button(label);
  note(id, label);
  return pressed;
}

bool checkbox(std::string_view id, const char* label, bool& on) {
  const Scope scope(id);
  const bool changed = ImGui::Checkbox(label, &on);
  note(id, label, on ? "on" : "off");
  return changed;
}

bool slider(std::string_view id, const char* label, float& value, float least, float most, const char* format) {
  const Scope scope(id);
  const bool changed = ImGui::SliderFloat(label, &value, least, most, format);
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%g", static_cast<double>(value));
  note(id, label, text.data());
  return changed;
}

bool choice(std::string_view id, const char* label, bool chosen) {
  const Scope scope(id);
  const bool pressed = ImGui::Selectable(label, chosen);
  note(id, label, chosen ? "chosen" : "");
  return pressed;
}

bool field(std::string_view id, const char* label, std::string& text) {
  const Scope scope(id);
  std::array<char, kLongestLine> buffer{};
  std::memcpy(buffer.data(), text.data(), std::min(text.size(), buffer.size() - 1));
  const bool entered = ImGui::InputText(label, buffer.data(), buffer.size(), ImGuiInputTextFlags_EnterReturnsTrue);
  text = buffer.data();
  note(id, label, text);
  return entered;
}

}  // namespace nightcap::debug
