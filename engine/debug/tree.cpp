#include "engine/debug/tree.hpp"

#include <imgui.h>

#include <algorithm>
#include <cctype>

namespace nightcap::debug {
namespace {

using base::Json;

constexpr ImU32 kChanged = IM_COL32(255, 200, 90, 255);
constexpr ImU32 kRemark = IM_COL32(160, 150, 170, 255);
constexpr std::size_t kShort = 48;  // letters that fit behind a name

bool has(const std::string& text, const std::string& search) {
  return std::search(text.begin(), text.end(), search.begin(), search.end(), [](char a, char b) {
           return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
         }) != text.end();
}

bool found(const std::string& name, const Json& value, const std::string& search) {
  if (search.empty() || has(name, search)) return true;
  if (!value.is_structured()) return has(value.dump(), search);
  for (const auto& [key, child] : value.items())
    if (found(key, child, search)) return true;
  return false;
}

const Json* inner(const Json* value, const std::string& key) {
  if (value == nullptr) return nullptr;
  if (value->is_object()) {
    const auto at = value->find(key);
    return at != value->end() ? &*at : nullptr;
  }
  const auto index = static_cast<std::size_t>(std::strtoul(key.c_str(), nullptr, 10));
  return value->is_array() && index < value->size() ? &(*value)[index] : nullptr;
}

void branch(const std::string& name, const Json& value, const Json* before, bool held, const std::string& search) {
  if (!found(name, value, search)) return;
  const bool changed = held && (before == nullptr || *before != value);
  if (changed) ImGui::PushStyleColor(ImGuiCol_Text, kChanged);
  const std::string text = value.dump();
  if (!value.is_structured() || (text.size() <= kShort && search.empty())) {
    ImGui::TreeNodeEx(name.c_str(), ImGuiTreeNodeFlags_Leaf | ImGuiTreeNodeFlags_NoTreePushOnOpen, "%s  %s", name.c_str(),
                      text.c_str());
    if (changed) ImGui::PopStyleColor();
    return;
  }
  // What has changed, and what was looked for, lies open.
  if (changed || !search.empty()) ImGui::SetNextItemOpen(true, search.empty() ? ImGuiCond_Appearing : ImGuiCond_Always);
  const bool open = ImGui::TreeNode(name.c_str(), "%s  (%d)", name.c_str(), static_cast<int>(value.size()));
  if (changed) ImGui::PopStyleColor();
  if (!open) return;
  const std::string& below = has(name, search) ? std::string() : search;
  for (const auto& [key, child] : value.items()) branch(key, child, inner(before, key), held, below);
  ImGui::TreePop();
}

}  // namespace

void tree(const Json& value, const Json* before, const std::string& search, const Remark& remark) {
  for (const auto& [key, child] : value.items()) {
    const float y = ImGui::GetCursorScreenPos().y;
    branch(key, child, inner(before, key), before != nullptr, search);
    const std::string_view said = remark ? remark(key) : std::string_view();
    if (said.empty() || ImGui::GetCursorScreenPos().y == y) continue;  // it was not looked for
    const ImVec2 at{ImGui::GetWindowPos().x + ImGui::GetContentRegionMax().x, y};
    const char* const end = said.data() + said.size();
    ImGui::GetWindowDrawList()->AddText({at.x - ImGui::CalcTextSize(said.data(), end).x, at.y}, kRemark, said.data(), end);
  }
}

void changes(const Json& value, const Json& before) {
  const Json was = before.flatten(), is = value.flatten();
  const auto line = [](const std::string& at, const std::string& from, const std::string& to) {
    ImGui::TextUnformatted(at.c_str());
    ImGui::SameLine();
    ImGui::TextColored(ImColor(kRemark), "%s", from.c_str());
    ImGui::SameLine();
    ImGui::TextColored(ImColor(kChanged), "%s", to.c_str());
  };
  for (const auto& [at, now] : is.items()) {
    const auto old = was.find(at);
    if (old == was.end()) {
      line(at, "nothing", now.dump());
    } else if (*old != now) {
      line(at, old->dump(), now.dump());
    }
  }
  for (const auto& [at, old] : was.items())
    if (!is.contains(at)) line(at, old.dump(), "nothing");
}

int differences(const Json& value, const Json& before) {
  if (!value.is_structured() || value.type() != before.type()) return value == before ? 0 : 1;
  int count = 0;
  for (const auto& [key, child] : value.items()) {
    const Json* other = inner(&before, key);
    count += other != nullptr ? differences(child, *other) : 1;
  }
  for (const auto& [key, child] : before.items())
    if (inner(&value, key) == nullptr) ++count;
  return count;
}

}  // namespace nightcap::debug
