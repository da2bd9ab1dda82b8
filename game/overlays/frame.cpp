// Frame: how long frames take, what they draw, and the memory that is kept for it.
#include <imgui.h>

#include <algorithm>
#include <cfloat>

#include "engine/debug/items.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::frame {
namespace {

constexpr float kGraph = 80;  // px high

void draw(Context& context) {
  const std::vector<float>& times = context.runner.times();
  const app::FrameStats stats = context.runner.stats(false);
  ImGui::Text("%.1f ms half of them, %.1f ms all but one in a hundred", stats.p50_ms, stats.p99_ms);
  ImGui::PlotLines("##times", times.data(), static_cast<int>(times.size()), context.runner.oldest_time(), nullptr, 0, FLT_MAX,
                   {ImGui::GetContentRegionAvail().x, kGraph});
  ImGui::Text("%llu frames, %llu drawn, %d draw calls", static_cast<unsigned long long>(stats.frames),
              static_cast<unsigned long long>(stats.redrawn), stats.draw_calls);
  ImGui::Text("%.0f MiB in memory, %.0f MiB of it pictures", context.stage.resident_mb(), context.stage.texture_mb());
  const scene::ViewTransform view = context.application.view();
  ImGui::Text("Window %d x %d px, 1 px is %.2f vpx", context.stage.width(), context.stage.height(),
              1 / static_cast<double>(view.scale));
  if (debug::button("frame.reset", "Count anew")) static_cast<void>(context.runner.stats(true));
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{"frame", "Frame", "F10", [] { return std::function<void(Context&)>(draw); }};

}  // namespace nightcap::overlays::frame
