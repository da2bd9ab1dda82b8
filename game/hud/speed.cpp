#include "game/hud/speed.hpp"

#include <algorithm>
#include <array>

#include "assets/art/ids.hpp"

namespace nightcap::hud {

namespace {

struct Step {
  std::string_view words;  // on the badge, and read aloud
  float speed;
  bool instant;
};
constexpr std::array<Step, 5> kSteps{
    {{"\u00BD", 0.5f, false}, {"1", 1, false}, {"2", 2, false}, {"4", 4, false}, {"instant", 1, true}}};

}  // namespace

scene::SpriteId Speed::icon() const { return at() + 1 == static_cast<int>(kSteps.size()) ? art::kIconBolt : art::kIconSpeed; }

int Speed::at() const {
  for (std::size_t i = 0; i < kSteps.size(); ++i)
    if (kSteps[i].instant == desk_.tempo->instant && (kSteps[i].instant || kSteps[i].speed >= desk_.tempo->speed))
      return static_cast<int>(i);
  return 1;
}

void Speed::set(int at) {
  const Step& step = kSteps[static_cast<std::size_t>(at)];
  desk_.tempo->speed = step.speed;
  desk_.tempo->instant = step.instant;
  desk_.announce("Speed, " + value());
}

std::string Speed::value() const { return std::string(kSteps[static_cast<std::size_t>(at())].words); }

void Speed::toggle() { set((at() + 1) % static_cast<int>(kSteps.size())); }

bool Speed::key(std::string_view key) {
  const bool faster = key == "=" || key == "+" || key == "Keypad +", slower = key == "-" || key == "Keypad -";
  if (!faster && !slower) return false;
  const int to = std::clamp(at() + (faster ? 1 : -1), 0, static_cast<int>(kSteps.size()) - 1);
  if (to != at()) set(to);
  return true;
}

void Speed::paint_badge(scene::DrawList& list, Rect button) const {
  if (!has_badge()) return;
  const std::string text = value() + "\u00D7";
  list.words(text, Rect{button.x, button.y + 21, button.w, 26},
             {ui::Font::kBold, ui::type::kTag, ui::palette::kCream, ui::Align::kCenter});
}

}  // namespace nightcap::hud
