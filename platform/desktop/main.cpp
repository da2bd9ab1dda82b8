// `nightcap`: the game in a window, or offscreen, by hand or through --remote.

#include <algorithm>
#include <chrono>
#include <clocale>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "assets/art/ids.hpp"
#include "game/app/remote.hpp"
#include "game/app/runner.hpp"
#include "game/overlays/box/box.hpp"
#include "platform/desktop/clip.hpp"
#include "platform/desktop/kept_file.hpp"
#include "platform/desktop/lines.hpp"
#include "platform/sdl/folders.hpp"
#include "platform/sdl/speaker.hpp"
#include "platform/sdl/stage.hpp"

namespace {

using namespace nightcap;
using Clock = std::chrono::steady_clock;

constexpr float kFrame = 1000.0f / platform::desktop::kFramesPerSecond;  // ms of game time, where frames are counted
constexpr int kIdleSleep = 8;                                            // ms, when a frame had nothing to draw
constexpr int kMinimizedSleep = 100;                                     // ms
constexpr int kSettleFrames = 60 * 60;                                   // for --screenshot: a minute of game time

int complain(const std::string& sentence) {
  std::fprintf(stderr, "nightcap: %s\n", sentence.c_str());
  return 2;
}

void log(const std::string& sentence) { std::fprintf(stderr, "nightcap: %s\n", sentence.c_str()); }

// As game time: what has passed on the wall, or a sixtieth each when every frame is written down.
class FrameClock {
 public:
  explicit FrameClock(bool counted) : counted_(counted), last_(Clock::now()) {}
  float next() {
    const auto now = Clock::now();
    const float ms = std::chrono::duration<float, std::milli>(now - last_).count();
    last_ = now;
    return counted_ ? kFrame : ms;
  }
  // Sleeps until the frame is a sixtieth of a second old.
  void wait() const {
    if (!counted_) std::this_thread::sleep_until(last_ + std::chrono::microseconds(16'600));
  }

 private:
  bool counted_;
  Clock::time_point last_;
};

// By hand, or with requests coming in while time runs.
// With a clip every frame is written; without requests, until the match has ended.
void run(app::Application& application, app::Runner& runner, app::Remote* remote, platform::desktop::Lines* lines,
         const platform::desktop::Clip* clip, platform::sdl::Speaker* speaker) {
  const bool counted = clip != nullptr, until_end = counted && remote == nullptr;
  FrameClock clock(counted);
  while (!application.wants_quit() && (clip == nullptr || clip->failure().empty())) {
    const bool redrawn = runner.frame(clock.next());
    if (speaker != nullptr) speaker->tick();
    if (remote != nullptr) {
      while (auto line = lines->poll()) {
        std::cout << remote->answer(*line) << '\n' << std::flush;
        if (remote->quit()) return;
      }
      if (lines->ended()) return;
    }
    if (until_end && application.session() != nullptr && application.session()->finished()) return;
    if (application.minimized()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(kMinimizedSleep));
    } else if (!redrawn && !counted) {
      std::this_thread::sleep_for(std::chrono::milliseconds(kIdleSleep));
    }
    clock.wait();
  }
}

// Time stands still between requests.
void run_by_requests(app::Application& application, app::Remote& remote, platform::desktop::Lines& lines) {
  while (auto line = lines.wait()) {
    std::cout << remote.answer(*line) << '\n' << std::flush;
    if (remote.quit() || application.wants_quit()) return;
  }
}

int take_screenshot(app::Application& application, app::Runner& runner, app::Stage& stage, const std::string& file) {
  for (int i = 0; i < kSettleFrames && !application.settled(); ++i) runner.frame(kFrame);
  runner.redraw();
  if (stage.screenshot(file)) return 0;
  std::fprintf(stderr, "nightcap: --screenshot: %s can't be written\n", file.c_str());
  return 1;
}

// Of the overlays, 1 at 100 %. Where the system leaves a dense display's px as they are, letters grow with it.
float letters(const app::Settings& settings, const app::Stage& stage) {
  constexpr float kUsualDpi = 96, kSteps = 4;
  if (settings.ui_scale != 1 || stage.density().x != 1) return settings.ui_scale;
  return std::clamp(std::round(stage.dpi() / kUsualDpi * kSteps) / kSteps, 1.0f, 2.0f);
}

int play(app::Settings settings, const app::Catalogue& catalogue) {
  std::string save;
  if (!settings.load.empty()) {
    std::ifstream file(settings.load, std::ios::binary);
    save.assign(std::istreambuf_iterator<char>(file), {});
    if (!file) return complain("--load: " + settings.load + " can't be read");
  }
  if (!settings.seed && !settings.manual_clock)
    settings.seed = (static_cast<std::uint64_t>(std::random_device{}()) << 16) & 0xFFFFFFFFull;

  platform::sdl::StageOptions options;
  options.width = settings.width;
  options.height = settings.height;
  options.offscreen = settings.offscreen;
  options.fullscreen = settings.fullscreen;
  options.icon = art::kIconApp;
  options.data = settings.data;
  options.read_ahead = settings.screenshot.empty();
  std::string error;
  const auto stage = platform::sdl::SdlStage::open(options, error);
  if (stage == nullptr) return complain(error);
  if (const std::string complaint = stage->complaint(); !complaint.empty()) log(complaint);

  settings.data = stage->data().string();
  std::optional<platform::desktop::KeptFile> kept;
  if (app::keeps_preferences(settings)) {
    const auto folder =
        settings.profile.empty() ? platform::sdl::configuration_folder() : std::filesystem::path(settings.profile);
    if (folder.empty()) {
      log("this system names no folder for what you prefer, so it isn't kept");
    } else {
      kept.emplace(folder / "preferences.txt");
      settings.profile = folder.string();
    }
  }
  app::Preferences preferences(kept ? &*kept : nullptr, log);

  app::Application application(settings, catalogue, *stage);
  application.prefer(preferences);
  if (!save.empty() || !settings.load.empty())
    if (const std::string wrong = application.load(save, settings.seats); !wrong.empty()) return complain("--load: " + wrong);
  if (const std::string wrong = application.motion_files().open(stage->data() / "motion"); !wrong.empty()) log(wrong);
  app::Runner runner(application, *stage);
  overlays::Box box({application, runner, *stage}, stage->data() / "fonts" / "body.ttf", letters(settings, *stage),
                    settings.debug);
  box.restore(preferences.get("overlays.layout", ""));
  box.on_arranged([&](const std::string& layout) { preferences.set("overlays.layout", layout); });
  application.set_glass_box(&box);
  application.reloads().add({"drawings",
                             "drawings and the words on them",
                             "They are baked by the build (target nightcap_data), and read here when that has run.",
                             {stage->data() / "atlas"},
                             [&] { return stage->reload_drawings(); }});
  application.reloads().add({"motion",
                             "how long motions take, and their curves",
                             "Written by the overlay Motion, or by hand.",
                             {stage->data() / "motion"},
                             [&] { return application.motion_files().open(stage->data() / "motion"); }});
  if (!settings.screenshot.empty()) return take_screenshot(application, runner, *stage, settings.screenshot);

  const std::filesystem::path sounds = platform::sdl::data_folder(settings.data) / "sound";
  std::optional<platform::desktop::Clip> clip;
  std::optional<platform::sdl::Speaker> speaker;  // only where time runs as on the wall; offscreen, if a driver is named
  if (!settings.record.empty()) {
    clip.emplace(settings.record, [&](const std::string& file) { return stage->screenshot(file); });
    if (const std::string wrong = clip->open(); !wrong.empty()) return complain(wrong);
    runner.on_frame([&](bool redrawn) { clip->frame(redrawn); });
    application.on_cue([&](const tabletop::HeardCue& heard) { clip->hear(heard); });
    const auto bank = sound::Bank::load(sounds);
    if (!bank->complaint().empty()) log("the sound isn't whole: " + bank->complaint());
    application.heard_by(clip->listen(bank));
  } else if (!settings.manual_clock && (!settings.offscreen || std::getenv("SDL_AUDIODRIVER") != nullptr)) {
    application.heard_by(&speaker.emplace(sounds, log));
  }
  if (settings.remote) {
    platform::desktop::Lines lines;
    app::Remote remote(application, runner, *stage);
    runner.redraw();
    if (settings.manual_clock) {
      run_by_requests(application, remote, lines);
    } else {
      run(application, runner, &remote, &lines, clip ? &*clip : nullptr, speaker ? &*speaker : nullptr);
    }
  } else {
    run(application, runner, nullptr, nullptr, clip ? &*clip : nullptr, speaker ? &*speaker : nullptr);
  }
  application.heard_by(nullptr);
  if (!clip) return 0;
  log(clip->speed());
  const std::string wrong = clip->finish();
  if (!wrong.empty()) log(wrong);
  return wrong.empty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  std::setlocale(LC_ALL, "C");  // numbers in files and on the wire never change with the country
  std::signal(SIGPIPE, SIG_IGN);
  const app::Catalogue catalogue;
  const auto command = app::read_command_line({argv + 1, argv + argc}, catalogue);
  if (!command.settings) {
    std::fputs(command.out.c_str(), stdout);
    if (!command.error.empty()) std::fprintf(stderr, "nightcap: %s\n", command.error.c_str());
    return command.status;
  }
  return play(*command.settings, catalogue);
}
