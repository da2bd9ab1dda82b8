#include "platform/frames/overlays.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <vector>

#include "game/app/remote.hpp"
#include "game/app/runner.hpp"
#include "game/overlays/box/box.hpp"
#include "game/overlays/box/list.hpp"
#include "platform/sdl/stage.hpp"

namespace nightcap::frames {

namespace {

using base::Json;
using Clock = std::chrono::steady_clock;

constexpr int kFrames = 600;
constexpr float kFrame = 1000.0f / 60;  // ms

// ms of frames in which the box stayed as it was, and in which it was drawn anew.
struct Times {
  std::vector<double> watched, drawn;
};

double part(std::vector<double>& times, double of) {
  if (times.empty()) return 0;
  const auto at = times.begin() + static_cast<std::ptrdiff_t>(of * static_cast<double>(times.size() - 1));
  std::nth_element(times.begin(), at, times.end());
  return *at;
}

void print(const std::string& what, Times times) {
  std::printf("  %-12s %8.2f %8.2f %8zu %10.2f %8.2f\n", what.c_str(), part(times.watched, 0.5), part(times.watched, 0.99),
              times.drawn.size(), part(times.drawn, 0.5), part(times.drawn, 0.99));
}

class Bench {
 public:
  Bench(const app::Settings& settings, const app::Catalogue& catalogue, platform::sdl::SdlStage& stage)
      : application_(settings, catalogue, stage),
        runner_(application_, stage),
        box_({application_, runner_, stage}, stage.data() / "fonts" / "body.ttf", settings.ui_scale, true) {
    runner_.redraw();
    app::Remote remote(application_, runner_, stage);
    static_cast<void>(remote.answer(R"({"cmd":"settle"})"));
  }
  ~Bench() { application_.set_glass_box(nullptr); }
  Bench(const Bench&) = delete;
  Bench& operator=(const Bench&) = delete;

  // Without a box, if there is no layout.
  Times measure(const std::string* layout) {
    application_.set_glass_box(layout != nullptr ? &box_ : nullptr);
    if (layout != nullptr) box_.restore(*layout);
    for (int i = 0; i < 60; ++i) runner_.frame(kFrame);  // what is made once is made
    Times times;
    for (int i = 0; i < kFrames; ++i) {
      const unsigned before = box_.mesh().revision;
      const auto began = Clock::now();
      runner_.frame(kFrame);
      const double ms = std::chrono::duration<double, std::milli>(Clock::now() - began).count();
      (layout != nullptr && box_.mesh().revision != before ? times.drawn : times.watched).push_back(ms);
    }
    return times;
  }

 private:
  app::Application application_;
  app::Runner runner_;
  overlays::Box box_;
};

}  // namespace

bool measure_overlays(const app::Catalogue& catalogue, const std::string& game, const std::string& size,
                      const std::string& seed) {
  const auto command = app::read_command_line({"--offscreen", "--remote", "--clock", "manual", "--game", game, "--players", "4",
                                               "--seats", "human,easy", "--seed", seed, "--size", size},
                                              catalogue);
  std::string error = command.error;
  std::unique_ptr<platform::sdl::SdlStage> stage;
  if (command.settings) {
    platform::sdl::StageOptions options;
    options.width = command.settings->width;
    options.height = command.settings->height;
    options.offscreen = true;
    stage = platform::sdl::SdlStage::open(options, error);
  }
  if (stage == nullptr) {
    std::fprintf(stderr, "nightcap-frames: %s\n", error.c_str());
    return false;
  }
  Bench bench(*command.settings, catalogue, *stage);
  std::printf("%s, %s, the glass box\n  %-12s %8s %8s %8s %10s %8s\n", game.c_str(), size.c_str(), "", "p50 ms", "p99 ms",
              "redrawn", "p50 ms", "p99 ms");
  print("shut", bench.measure(nullptr));
  std::string all;
  for (const overlays::Overlay* each : overlays::all()) {
    const std::string id(each->id);
    print(id, bench.measure(&id));
    all += (all.empty() ? "" : " ") + id;
  }
  print("all", bench.measure(&all));
  return true;
}

}  // namespace nightcap::frames
