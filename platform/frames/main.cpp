// `nightcap-frames [GAME [SECONDS [WIDTHxHEIGHT [SEED]]]]`: what redrawn frames cost on the software renderer.
// `nightcap-frames overlays [WIDTHxHEIGHT [SEED]]`: what the glass box adds to them.
//
// In one run for each game: a table at which nothing happens, painted anew as a whole again and again; the same table left in
// peace; then SECONDS of game time of computer players at a table, frames of a Wedding Fever apart. The game is asked through
// --remote's requests, and times are those of its `stats`; beside them stands the processor's time of the drawing thread,
// which other programs on the machine disturb less.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/app/remote.hpp"
#include "game/app/runner.hpp"
#include "platform/frames/overlays.hpp"
#include "platform/sdl/stage.hpp"

namespace {

using namespace nightcap;
using base::Json;

constexpr int kWholeFrames = 300, kIdleSeconds = 10, kFramesPerSecond = 60, kBetweenLooks = 15;

struct Frames {
  const char* what;
  std::vector<double> stats, thread;  // ms
};

// ms that this thread has had of the processor; 0 where nobody tells.
double thread_ms() {
#ifdef CLOCK_THREAD_CPUTIME_ID
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
#else
  return 0;
#endif
}

class Table {
 public:
  // Null if it can't be opened.
  static std::unique_ptr<Table> open(const app::Catalogue& catalogue, const std::vector<std::string>& arguments) {
    const auto command = app::read_command_line(arguments, catalogue);
    std::string error = command.error;
    std::unique_ptr<platform::sdl::SdlStage> stage;
    if (command.settings) {
      platform::sdl::StageOptions options;
      options.width = command.settings->width;
      options.height = command.settings->height;
      options.offscreen = true;
      options.read_ahead = true;
      stage = platform::sdl::SdlStage::open(options, error);
    }
    if (stage == nullptr) {
      std::fprintf(stderr, "nightcap-frames: %s\n", error.c_str());
      return nullptr;
    }
    return std::unique_ptr<Table>(new Table(*command.settings, catalogue, std::move(stage)));
  }

  Json ask(const Json& request) { return Json::parse(remote_.answer(request.dump())); }
  [[nodiscard]] bool ended() { return ask({{"cmd", "ui"}})["screen"] == "results"; }
  [[nodiscard]] bool fever() {
    const Json answer = ask({{"cmd", "view"}});
    const auto view = answer.find("view");
    if (view == answer.end() || !view->is_object()) return false;
    const auto fever = view->find("fever");
    return fever != view->end() && !fever->is_null() && *fever != false;
  }
  // One frame, which is counted if it was drawn anew.
  void frame(Frames& frames) {
    const double before = thread_ms();
    ask({{"cmd", "advance"}, {"ms", 1000.0 / kFramesPerSecond}, {"hz", kFramesPerSecond}});
    const double took = thread_ms() - before;
    const Json stats = ask({{"cmd", "stats"}, {"reset", true}});
    if (stats["redrawn"] != 1) return;
    frames.stats.push_back(stats["p50_ms"]);
    frames.thread.push_back(took);
  }
  // What is shown, as if all of it had changed.
  void whole(Frames& frames) {
    scene::DrawList list = runner_.draws();
    // A veil that nobody sees, each time another.
    const std::size_t veil = frames.stats.size() % 2;
    list.sprite(scene::kSolid, scene::quad_of({-1e4f, -1e4f, 3e4f, 3e4f}), {0, 0, static_cast<std::uint8_t>(veil), 1});
    const auto began = std::chrono::steady_clock::now();
    const double before = thread_ms();
    stage_->render(list);
    frames.thread.push_back(thread_ms() - before);
    frames.stats.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count());
  }

 private:
  Table(const app::Settings& settings, const app::Catalogue& catalogue, std::unique_ptr<platform::sdl::SdlStage> stage)
      : stage_(std::move(stage)),
        application_(settings, catalogue, *stage_),
        runner_(application_, *stage_),
        remote_(application_, runner_, *stage_) {
    runner_.redraw();
    ask({{"cmd", "stats"}, {"reset", true}});
  }

  std::unique_ptr<platform::sdl::SdlStage> stage_;
  app::Application application_;
  app::Runner runner_;
  app::Remote remote_;
};

double part(std::vector<double> times, double of) {
  if (times.empty()) return 0;
  std::sort(times.begin(), times.end());
  return times[static_cast<std::size_t>(of * static_cast<double>(times.size() - 1))];
}

void print(const Frames& frames, const Frames& empty) {
  if (frames.stats.empty()) return;
  const double base = std::max(part(empty.stats, 0.5), 1e-3);
  std::printf("  %-13s %6zu %8.2f %8.2f %8.1f %12.2f %8.2f\n", frames.what, frames.stats.size(), part(frames.stats, 0.5),
              part(frames.stats, 0.99), part(frames.stats, 0.5) / base, part(frames.thread, 0.5), part(frames.thread, 0.99));
}

bool measure(const app::Catalogue& catalogue, const std::string& game, int seconds, const std::string& size,
             const std::string& seed) {
  const auto arguments = [&](const char* seats) {
    return std::vector<std::string>{"--offscreen", "--remote", "--clock", "manual", "--game", game,     "--players",
                                    "4",           "--seats",  seats,     "--seed", seed,     "--size", size};
  };
  Frames empty{"empty table", {}, {}}, peace{"left in peace", {}, {}}, play{"play", {}, {}}, fever{"Fever", {}, {}};
  auto table = Table::open(catalogue, arguments("human,easy"));
  if (table == nullptr) return false;
  table->ask({{"cmd", "settle"}});
  for (int i = 0; i < kWholeFrames; ++i) table->whole(empty);
  for (int i = 0; i < kIdleSeconds * kFramesPerSecond; ++i) table->frame(peace);
  table.reset();  // a window at a time
  table = Table::open(catalogue, arguments("easy"));
  if (table == nullptr) return false;
  bool in_fever = false;
  for (int i = 0; i < seconds * kFramesPerSecond; ++i) {
    if (i % kBetweenLooks == 0) {
      if (table->ended()) break;
      in_fever = table->fever();
    }
    table->frame(in_fever ? fever : play);
  }
  std::printf("%s, %s\n  %-13s %6s %8s %8s %8s %12s %8s\n", game.c_str(), size.c_str(), "", "frames", "p50 ms", "p99 ms",
              "x empty", "thread p50", "p99");
  for (const Frames* each : {&empty, &peace, &play, &fever}) print(*each, empty);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> said(argv + 1, argv + argc);
  const auto word = [&](std::size_t i, const char* otherwise) { return i < said.size() ? said[i] : std::string(otherwise); };
  const app::Catalogue catalogue;
  if (word(0, "") == "overlays")
    return frames::measure_overlays(catalogue, "cocktail", word(1, "1280x720"), word(2, "3")) ? 0 : 1;
  const int seconds = std::max(1, std::atoi(word(1, "100").c_str()));
  for (const char* game : {"martinis-and-men", "cocktail"})
    if (word(0, game) == game && !measure(catalogue, game, seconds, word(2, "1280x720"), word(3, "3"))) return 1;
  return 0;
}
