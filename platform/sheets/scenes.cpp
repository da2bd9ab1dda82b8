#include "platform/sheets/scenes.hpp"

#include <algorithm>
#include <cmath>

#include "game/app/runner.hpp"

namespace nightcap::platform::sheets {
namespace {

constexpr float kFrame = 50;  // ms
constexpr int kMostFrames = 20 * 60 * 30;

std::vector<std::string> table(const char* game, int players, const char* seats, const char* seed) {
  return {"--game", game, "--players", std::to_string(players), "--seats", seats, "--seed", seed};
}

// Something among what was announced contains the text.
bool announced(app::Application& application, std::string_view text) {
  const auto lines = application.take_narration();
  return std::any_of(lines.begin(), lines.end(), [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

}  // namespace

std::vector<Scene> all_scenes() {
  std::vector<Scene> scenes{
      {"title", {}, "", "", 0},
      {"lobby-martinis", {}, "title.martinis-and-men", "", 0},
      {"lobby-cocktail", {}, "title.cocktail", "", 0},
      {"curtain", table("cocktail", 3, "human", "4"), "", "", 0},
  };
  static constexpr std::string_view kMartinis[] = {"martinis-2", "martinis-3", "martinis-4", "martinis-5", "martinis-6"};
  for (int n = 2; n <= 6; ++n)
    scenes.push_back({kMartinis[n - 2], table("martinis-and-men", n, "human,easy", "5"), "", "", 6000});
  static constexpr std::string_view kCocktail[] = {"cocktail-2", "cocktail-3", "cocktail-4", "cocktail-5",
                                                   "cocktail-6", "cocktail-7", "cocktail-8", "cocktail-9"};
  for (int n = 2; n <= 9; ++n) scenes.push_back({kCocktail[n - 2], table("cocktail", n, "human,easy", "5"), "", "", 6000});
  scenes.push_back({"martinis-late", table("martinis-and-men", 4, "easy", "3"), "", "marries", 3000});
  scenes.push_back({"martinis-fever", table("martinis-and-men", 4, "easy", "3"), "", "Wedding Fever", 3200});
  scenes.push_back({"cocktail-late", table("cocktail", 4, "easy", "6"), "", "takes", 4000});
  scenes.push_back({"cocktail-suspect", table("cocktail", 4, "easy", "6"), "", "suspects", 3100});
  return scenes;
}

bool show(const Scene& scene, const app::Catalogue& catalogue, app::Stage& stage) {
  std::vector<std::string> arguments = scene.arguments;
  for (const char* each : {"--offscreen", "--remote", "--clock", "manual"}) arguments.emplace_back(each);
  const auto command = app::read_command_line(arguments, catalogue);
  if (!command.settings) return false;
  app::Application application(*command.settings, catalogue, stage);
  app::Runner runner(application, stage);
  runner.redraw();
  if (const ui::Widget* door = application.widgets().find(scene.press); door != nullptr) {
    const scene::Vec2 at = application.view().to_window(door->rect.center());
    application.handle(input::PointerMoved{at});
    application.handle(input::PointerButton{at, 1, true});
    application.handle(input::PointerButton{at, 1, false});
  }
  bool seen = scene.until.empty();
  for (int i = 0; i < kMostFrames && !seen; ++i) {
    application.update(kFrame);
    seen = announced(application, scene.until);
  }
  const int waits = static_cast<int>(std::ceil(scene.wait / kFrame));
  for (int i = 0; i < waits; ++i) application.update(kFrame);
  runner.redraw();
  return seen;
}

}  // namespace nightcap::platform::sheets
