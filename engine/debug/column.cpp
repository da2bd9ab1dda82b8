#include "engine/debug/column.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

#include "engine/debug/items.hpp"

namespace nightcap::debug {
namespace {

constexpr float kLeastLines = 12;   // of an open overlay; where there is no room for all, the column scrolls
constexpr float kSmallLines = 3;    // to which one can be drawn together
constexpr float kSplitter = 0.4f;   // of a line
constexpr float kToolPart = 0.55f;  // of the height, where overlays are open besides
constexpr float kLeastShare = 0.05f, kMostShare = 20;
constexpr ImU32 kLine = IM_COL32(201, 160, 84, 90), kLineLit = IM_COL32(255, 215, 120, 255);

// The words of a text between such letters.
std::vector<std::string_view> split(std::string_view text, char by) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(by), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

float share_of(std::string_view text) {
  float share = 1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), share);
  if (error != std::errc{} || !std::isfinite(share)) return 1;
  return std::clamp(share, kLeastShare, kMostShare);
}

}  // namespace

bool Column::open(std::size_t panel) const { return std::find(open_.begin(), open_.end(), panel) != open_.end(); }

void Column::flip(std::size_t panel) {
  if (std::erase(open_, panel) > 0) return;
  panels_[panel].folded = false;
  open_.push_back(panel);
}

bool Column::toggle(std::string_view key) {
  const auto found =
      std::find_if(panels_.begin(), panels_.end(), [&](const Panel& panel) { return !key.empty() && panel.key == key; });
  if (found == panels_.end()) return false;
  flip(static_cast<std::size_t>(found - panels_.begin()));
  return true;
}

bool Column::toggle_id(std::string_view id) {
  const auto found = std::find_if(panels_.begin(), panels_.end(), [&](const Panel& panel) { return panel.id == id; });
  if (found == panels_.end()) return false;
  flip(static_cast<std::size_t>(found - panels_.begin()));
  return true;
}

std::string Column::layout() const {
  std::string text;
  for (const std::size_t each : open_) {
    std::array<char, 32> share{};
    std::snprintf(share.data(), share.size(), "%.3g", static_cast<double>(panels_[each].share));
    text += (text.empty() ? "" : " ") + panels_[each].id + ":" + share.data() + (panels_[each].folded ? ":folded" : "");
  }
  return text;
}

void Column::restore(std::string_view layout) {
  open_.clear();
  for (const std::string_view word : split(layout, ' ')) {
    const auto parts = split(word, ':');
    const auto found = std::find_if(panels_.begin(), panels_.end(),
                                    [&](const Panel& panel) { return !parts.empty() && panel.id == parts[0]; });
    const auto at = static_cast<std::size_t>(found - panels_.begin());
    if (found == panels_.end() || open(at)) continue;
    found->share = parts.size() > 1 ? share_of(parts[1]) : 1;
    found->folded = parts.size() > 2 && parts[2] == "folded";
    open_.push_back(at);
  }
}

void Column::menu(std::string_view group) {
  ImGui::TextDisabled("%.*s", static_cast<int>(group.size()), group.data());
  for (std::size_t i = 0; i < panels_.size(); ++i) {
    if (panels_[i].group != group) continue;
    const bool on = open(i);
    if (ImGui::MenuItem(panels_[i].label.c_str(), panels_[i].key.c_str(), on)) flip(i);
    note("overlays." + panels_[i].id, panels_[i].label, on ? "on" : "off");
  }
  ImGui::Separator();
}

bool Column::is_open(std::string_view id) const {
  return std::any_of(open_.begin(), open_.end(), [&](std::size_t each) { return panels_[each].id == id; });
}

void Column::bar() {
  if (!ImGui::BeginMenuBar()) return;
  if (ImGui::BeginMenu("Overlays")) {
    std::vector<std::string_view> groups;
    for (const Panel& panel : panels_)
      if (std::find(groups.begin(), groups.end(), panel.group) == groups.end()) groups.push_back(panel.group);
    std::sort(groups.begin(), groups.end());
    for (const std::string_view group : groups) menu(group);
    ImGui::TextDisabled("Dear ImGui");
    tools_.menu();
    ImGui::EndMenu();
  }
  note("overlays.menu", "Overlays");  // while it is open, too
  ImGui::TextDisabled("F3 shuts");
  ImGui::EndMenuBar();
}

bool Column::header(std::size_t place) {
  Panel& panel = panels_[open_[place]];
  bool stays = true;
  ImGui::SetNextItemOpen(!panel.folded);
  const bool unfolded = ImGui::CollapsingHeader((panel.label + "###" + panel.id).c_str(), &stays);
  note(panel.id, panel.label, panel.folded ? "folded" : "open");
  if (!moved_) panel.folded = !unfolded;
  if (ImGui::IsItemActive() && !ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenOverlapped)) {
    const float y = ImGui::GetMousePos().y;
    const std::size_t to = y < ImGui::GetItemRectMin().y ? place - 1 : place + 1;  // below 0: none, as beyond the end
    if (to < open_.size()) {
      std::swap(open_[place], open_[to]);
      moved_ = true;
    }
  }
  return stays;
}

std::size_t Column::unfolded_below(std::size_t place) const {
  for (++place; place < open_.size(); ++place)
    if (!panels_[open_[place]].folded) return place;
  return open_.size();
}

void Column::splitter(std::size_t place, std::size_t next, float px_of_share) {
  Panel &above = panels_[open_[place]], &below = panels_[open_[next]];
  ImGui::PushID(above.id.c_str());
  ImGui::InvisibleButton("split", {-1, ImGui::GetTextLineHeight() * kSplitter});
  ImGui::PopID();
  note("overlays.split." + above.id, "Height of " + above.label);
  const bool held = ImGui::IsItemActive();
  if (const float least = ImGui::GetTextLineHeightWithSpacing() * kSmallLines / px_of_share, whole = above.share + below.share;
      held && whole > 2 * least) {
    above.share = std::clamp(above.share + ImGui::GetIO().MouseDelta.y / px_of_share, least, whole - least);
    below.share = whole - above.share;
  }
  const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
  const float middle = std::floor((from.y + to.y) / 2);
  ImGui::GetWindowDrawList()->AddRectFilled({from.x, middle}, {to.x, middle + (held || ImGui::IsItemHovered() ? 2 : 1)},
                                            held || ImGui::IsItemHovered() ? kLineLit : kLine);
}

void Column::stack() {
  if (!ImGui::IsMouseDown(ImGuiMouseButton_Left) && !ImGui::IsMouseReleased(ImGuiMouseButton_Left)) moved_ = false;
  const float line = ImGui::GetTextLineHeightWithSpacing(), gap = ImGui::GetStyle().ItemSpacing.y;
  const float split = ImGui::GetTextLineHeight() * kSplitter + gap;
  float shares = 0, unfolded = 0;
  for (const std::size_t each : open_) {
    if (panels_[each].folded) continue;
    shares += panels_[each].share;
    ++unfolded;
  }
  const float heads = static_cast<float>(open_.size()) * ImGui::GetFrameHeightWithSpacing();
  const float room = ImGui::GetContentRegionAvail().y - heads - unfolded * (gap + split);
  const float px_of_share = shares > 0 ? std::max(room, unfolded * kLeastLines * line) / shares : 1;
  const std::vector<std::size_t> shown = open_;  // headers may change the order, or shut what they stand over
  for (std::size_t place = 0; place < shown.size(); ++place) {
    Panel& panel = panels_[shown[place]];
    const bool folded = panel.folded;
    const bool stays = header(place);
    if (!folded) {
      if (ImGui::BeginChild(panel.id.c_str(), {0, std::floor(panel.share * px_of_share)})) panel.draw();
      ImGui::EndChild();
      if (const std::size_t next = unfolded_below(place); open_ == shown && next < open_.size())
        splitter(place, next, px_of_share);
    }
    if (!stays) std::erase(open_, shown[place]);
    if (open_ != shown) break;  // the rest follows with the next picture
  }
}

void Column::draw(const scene::Rect& area, bool lit) {
  ImGui::SetNextWindowPos({area.x, area.y});
  float high = area.h;
  if (tools_.any() && !open_.empty()) high = std::floor(high * (1 - kToolPart));
  ImGui::SetNextWindowSize({area.w, high});
  constexpr ImGuiWindowFlags kFixed = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                                      ImGuiWindowFlags_MenuBar | ImGuiWindowFlags_NoBringToFrontOnFocus;
  float below = high;
  if (ImGui::Begin("overlays", nullptr, kFixed)) {
    bar();
    below = tools_.any() && open_.empty() ? ImGui::GetCursorScreenPos().y - area.y : high;
    if (open_.empty()) ImGui::TextWrapped("Open an overlay from the menu, or by its key.");
    stack();
  }
  ImGui::End();
  tools_.draw({area.x, area.y + below, area.w, area.h - below});
  ImGui::GetForegroundDrawList()->AddRectFilled({area.x, area.y}, {area.x + (lit ? 3.0f : 1.0f), area.y + area.h},
                                                lit ? kLineLit : kLine);
}

}  // namespace nightcap::debug
