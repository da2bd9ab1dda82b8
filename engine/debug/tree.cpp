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

// Which of another list's items an item is held against: a card drawn off a pile moves all the others up one, and they are
// still the same.
class Alignment {
 public:
  Alignment(const Json& value, const Json* before) : value_(value), before_(before) {
    if (before == nullptr || !value.is_array() || !before->is_array()) return;
    const std::size_t most = std::min(value.size(), before->size());
    while (head_ < most && value[head_] == (*before)[head_]) ++head_;
    while (tail_ < most - head_ && value[value.size() - 1 - tail_] == (*before)[before->size() - 1 - tail_]) ++tail_;
  }
  // nullptr: it is new.
  [[nodiscard]] const Json* before(const std::string& key) const {
    if (before_ == nullptr || !value_.is_array() || !before_->is_array()) return inner(before_, key);
    const std::size_t i = std::strtoul(key.c_str(), nullptr, 10);
    if (i < head_ || value_.size() == before_->size()) return &(*before_)[i];
    return i + tail_ >= value_.size() ? &(*before_)[i + before_->size() - value_.size()] : nullptr;
  }
  // Whether that one of the older items is no more.
  [[nodiscard]] bool gone(std::size_t i) const {
    return value_.size() != before_->size() && i >= head_ && i + tail_ < before_->size();
  }

 private:
  const Json& value_;
  const Json* before_;
  std::size_t head_ = 0, tail_ = 0;  // that are the same from the front, and from the back
};

// Tells of each difference: where, what was there and what is there; nullptr for nothing.
std::string pointer_to(std::string at, const std::string& key) {
  at += '/';
  at += key;
  return at;
}

template <class Tell>
void compare(const std::string& at, const Json* value, const Json* before, const Tell& tell) {
  if (value == nullptr || before == nullptr || !value->is_structured() || value->type() != before->type()) {
    if (value == nullptr || before == nullptr || *value != *before) tell(at, before, value);
    return;
  }
  const Alignment alignment(*value, before);
  for (const auto& [key, child] : value->items()) compare(pointer_to(at, key), &child, alignment.before(key), tell);
  if (value->is_array()) {
    for (std::size_t i = 0; i < before->size(); ++i)
      if (alignment.gone(i)) tell(pointer_to(at, std::to_string(i)), &(*before)[i], nullptr);
    return;
  }
  for (const auto& [key, old] : before->items())
    if (!value->contains(key)) tell(pointer_to(at, key), &old, nullptr);
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
  // What has changed inside, and what was looked for, lies open.
  const Alignment alignment(value, before);
  const auto fresh = [&](const auto& each) {
    const Json* const old = alignment.before(each.key());
    return old == nullptr || *old != each.value();
  };
  const bool inside = changed && std::any_of(value.items().begin(), value.items().end(), fresh);
  if (inside || !search.empty()) ImGui::SetNextItemOpen(true, search.empty() ? ImGuiCond_Appearing : ImGuiCond_Always);
  const bool open = ImGui::TreeNode(name.c_str(), "%s  (%d)", name.c_str(), static_cast<int>(value.size()));
  if (changed) ImGui::PopStyleColor();
  if (!open) return;
  const std::string& below = has(name, search) ? std::string() : search;
  for (const auto& [key, child] : value.items()) branch(key, child, alignment.before(key), held, below);
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
  compare("", &value, &before, [](const std::string& at, const Json* from, const Json* to) {
    const auto text = [](const Json* json) { return json != nullptr ? json->dump() : "nothing"; };
    ImGui::TextUnformatted(at.c_str());
    ImGui::SameLine();
    ImGui::TextColored(ImColor(kRemark), "%s", text(from).c_str());
    ImGui::SameLine();
    ImGui::TextColored(ImColor(kChanged), "%s", text(to).c_str());
  });
}

int differences(const Json& value, const Json& before) {
  int count = 0;
  compare("", &value, &before, [&](const std::string&, const Json*, const Json*) { ++count; });
  return count;
}

}  // namespace nightcap::debug
