// Frame: how long frames take and why they are drawn, what they cost in calls and memory, and how the window is measured.
#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "engine/debug/items.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::frame {
namespace {

constexpr float kBudget = 1000.0f / 60;  // ms
constexpr float kGraphLines = 6, kBar = 2;
constexpr double kMiB = 1024 * 1024;
constexpr ImU32 kGold = IM_COL32(201, 160, 84, 255), kRed = IM_COL32(226, 80, 70, 255), kGreen = IM_COL32(110, 190, 120, 255),
                kBlue = IM_COL32(110, 170, 230, 255), kDark = IM_COL32(34, 27, 48, 255);

// A line across the graph at that time, and the time at its end.
void mark(ImDrawList& list, ImVec2 from, ImVec2 to, float most, float ms, ImU32 color) {
  const float y = std::floor(to.y - (to.y - from.y) * std::min(ms / most, 1.0f));
  list.AddRectFilled({from.x, y}, {to.x, y + 1}, color);
}

// A bar for each of the last frames, the newest at the right: gold within the budget of 60 a second, else red.
void graph(const app::Runner& runner, const app::FrameStats& stats) {
  const std::vector<float>& times = runner.times();
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const ImVec2 to{from.x + ImGui::GetContentRegionAvail().x, from.y + kGraphLines * ImGui::GetTextLineHeight()};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(from, to, kDark);
  const auto p99 = static_cast<float>(stats.p99_ms);
  const float most = std::max(kBudget * 1.25f, std::min(p99 * 1.2f, kBudget * 4));
  const std::size_t room = static_cast<std::size_t>(std::max(0.0f, (to.x - from.x) / kBar));
  const std::size_t shown = std::min(room, times.size());
  for (std::size_t i = 0; i < shown; ++i) {
    const float ms = times[(static_cast<std::size_t>(runner.oldest_time()) + times.size() - 1 - i) % times.size()];
    const float right = to.x - static_cast<float>(i) * kBar;
    const float high = std::max(1.0f, std::round((to.y - from.y) * std::min(ms / most, 1.0f)));
    list.AddRectFilled({right - kBar, to.y - high}, {right - kBar / 2, to.y}, ms > kBudget ? kRed : kGold);
  }
  mark(list, from, to, most, kBudget, kRed);
  mark(list, from, to, most, p99, kBlue);
  mark(list, from, to, most, static_cast<float>(stats.p50_ms), kGreen);
  ImGui::Dummy({to.x - from.x, to.y - from.y});
  const auto legend = [](ImU32 color, const char* format, double ms) {
    ImGui::PushStyleColor(ImGuiCol_Text, color);
    ImGui::Text(format, ms);
    ImGui::PopStyleColor();
  };
  legend(kGreen, "half below %.1f ms", stats.p50_ms);
  ImGui::SameLine();
  legend(kBlue, " 99 of 100 below %.1f", stats.p99_ms);
  ImGui::SameLine();
  legend(kRed, " 60 a second: %.1f", static_cast<double>(kBudget));
}

void reasons(const app::Runner& runner) {
  ImGui::TextDisabled("Why frames were drawn");
  const auto& causes = runner.causes();
  const std::uint64_t most = std::max<std::uint64_t>(1, *std::max_element(causes.begin(), causes.end()));
  for (std::size_t i = 0; i < app::kCauses; ++i) {
    if (causes[i] == 0) continue;
    const std::string_view name = app::kCauseNames[i];
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x * static_cast<float>(causes[i]) / static_cast<float>(most);
    ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + wide, at.y + ImGui::GetTextLineHeight()}, kDark);
    ImGui::Text("%6llu  %.*s", static_cast<unsigned long long>(causes[i]), static_cast<int>(name.size()), name.data());
    debug::note("frame.cause." + std::to_string(i), name, std::to_string(causes[i]));
  }
}

void memory(const app::Stage& stage) {
  const app::PictureMemory kept = stage.memory();
  ImGui::TextDisabled("Memory: %.0f MiB in all, by %s", stage.resident_mb(), stage.renderer_name().c_str());
  if (!ImGui::BeginTable("memory", 3, ImGuiTableFlags_SizingStretchProp)) return;
  const auto row = [](const char* name, const app::PictureMemory::Kind& kind) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::TextUnformatted(name);
    ImGui::TableNextColumn();
    ImGui::Text("%d", kind.count);
    ImGui::TableNextColumn();
    ImGui::Text("%.1f MiB", static_cast<double>(kind.bytes) / kMiB);
  };
  row("pages of atlases", kept.pages);
  row("drawings, to size", kept.drawings);
  row("words that are set", kept.words);
  row("whole windows", kept.canvas);
  ImGui::EndTable();
}

void window(Context& context) {
  ImGui::TextDisabled("Window");
  const app::Stage& stage = context.stage;
  const nightcap::scene::Vec2 density = stage.density(), pointer = context.application.input_log().pointer();
  const auto d = [](float n) { return static_cast<double>(n); };
  const float scale = context.application.view().scale;
  ImGui::Text("%d x %d px, drawn with %.0f x %.0f", stage.width(), stage.height(),
              d(static_cast<float>(stage.width()) * density.x), d(static_cast<float>(stage.height()) * density.y));
  if (stage.dpi() > 0) ImGui::Text("%.0f dots an inch", d(stage.dpi()));
  ImGui::Text("1 vpx is %.3f px; the page is %.0f x %.0f vpx", d(scale), d(context.application.window_for_screens().x / scale),
              d(context.application.window_for_screens().y / scale));
  ImGui::Text("Pointer: %.0f, %.0f px;  %.0f, %.0f vpx;  %.0f, %.0f drawn", d(pointer.x), d(pointer.y), d(pointer.x / scale),
              d(pointer.y / scale), d(pointer.x * density.x), d(pointer.y * density.y));
  debug::note("frame.pointer", "pointer",
              std::to_string(std::lround(pointer.x)) + "," + std::to_string(std::lround(pointer.y)));
}

void draw(Context& context) {
  const app::FrameStats stats = context.runner.stats(false);
  graph(context.runner, stats);
  ImGui::Text("%llu frames, %llu drawn, %d calls for the last", static_cast<unsigned long long>(stats.frames),
              static_cast<unsigned long long>(stats.redrawn), stats.draw_calls);
  ImGui::SameLine();
  if (debug::button("frame.reset", "Count anew")) static_cast<void>(context.runner.stats(true));
  ImGui::Separator();
  reasons(context.runner);
  ImGui::Separator();
  memory(context.stage);
  ImGui::Separator();
  window(context);
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{"frame", "Frame", "F10", [] { return std::function<void(Context&)>(draw); }, "Picture"};

}  // namespace nightcap::overlays::frame
