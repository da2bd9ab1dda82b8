#include "platform/sheets/sheets.hpp"

#include <algorithm>
#include <string>
#include <tuple>

#include "assets/art/ids.hpp"
#include "engine/scene/scene.hpp"
#include "engine/ui/paint.hpp"
#include "game/martinis/table/dice.hpp"

namespace nightcap::platform::sheets {
namespace {

using scene::Color;
using scene::DrawList;
using scene::Font;
using scene::Rect;
using scene::TextMetrics;
using scene::Vec2;
using ui::Corners;

constexpr std::string_view kAdjectives[] = {"artistic", "cultured", "laid-back", "shy", "spiritual", "sporty"};
constexpr std::string_view kNouns[] = {"club-fiend", "geek", "hippy", "homebody", "music-lover", "yuppie"};
constexpr std::string_view kHeirs[] = {"flapper", "colonel", "dowager", "nephew", "butler",
                                       "medium",  "doctor",  "starlet", "magnate"};
constexpr std::string_view kMoods[] = {"calm", "pleased", "caught", "sly", "dead"};
constexpr std::string_view kBites[] = {"olive", "cheese", "wine", "caviar", "cocktail", "red-poison", "blue-poison"};

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (const std::string_view part : parts) text += part;
  return text;
}

void ground(DrawList& list, float w, float h) { list.solid({0, 0, w, h}, ui::palette::kPlum); }

void caption(DrawList& list, std::string_view text, Rect rect) {
  list.words(text, rect, {Font::kMedium, 18, ui::palette::kCream2, scene::Align::kCenter});
}

// People by trait: adjectives down, nouns across; women, then men.
void people(DrawList& list, std::string_view kind, float width, std::string_view sex, Vec2 at) {
  const float pitch = width + 12, rise = width * 1.4f + 12;
  for (std::size_t a = 0; a < std::size(kAdjectives); ++a)
    for (std::size_t n = 0; n < std::size(kNouns); ++n)
      list.sprite(art::find(joined({kind, sex, "-", kAdjectives[a], "-", kNouns[n]})),
                  Rect{at.x + pitch * static_cast<float>(n), at.y + rise * static_cast<float>(a), width, width * 1.4f});
}

void women(DrawList& list, const TextMetrics&) {
  ground(list, 1536, 2208);
  people(list, "card.", 240, "w", {12, 12});
}
void men(DrawList& list, const TextMetrics&) {
  ground(list, 1536, 2208);
  people(list, "card.", 240, "m", {12, 12});
}
void close_ups(DrawList& list, const TextMetrics&) {
  ground(list, 2256, 3120);
  people(list, "card.", 360, "w", {12, 12});
}
void small_cards(DrawList& list, const TextMetrics&) {
  ground(list, 1520, 1040);
  people(list, "small.", 112, "w", {12, 12});
  people(list, "small.", 112, "m", {772, 12});
}

void dice(DrawList& list, const TextMetrics&) {
  ground(list, 1200, 640);
  scene::Scene stage;
  constexpr scene::Vec2 kTurns[] = {{0, 0},   {90, 0},  {180, 0},   {270, 0},  {0, 90},
                                    {0, 270}, {35, 20}, {125, -25}, {215, 40}, {300, -50}};
  for (int die = 0; die < 2; ++die)
    for (std::size_t i = 0; i < std::size(kTurns); ++i) {
      scene::Entity entity;
      scene::Cube cube = martinis::table::die_look(die == 0 ? martinis::Die::kRed : martinis::Die::kBlue);
      cube.turned = scene::from_axis_angle({0, 1, 0}, kTurns[i].x) * scene::from_axis_angle({1, 0, 0}, kTurns[i].y);
      cube.edge = 112;
      entity.look = cube;
      entity.pose.at = {120 + 240 * static_cast<float>(i % 5),
                        90 + 320 * static_cast<float>(die) + 150 * (i < 5 ? 0.0f : 1.0f)};
      stage.add(entity);
    }
  stage.draw(list);
}

void bites(DrawList& list, const TextMetrics&) {
  ground(list, 2120, 400);
  float x = 16;
  for (const std::string_view bite : kBites) {
    list.sprite(art::find(joined({"bite.", bite})), Rect{x, 24, 250, 350});
    x += 262;
  }
  list.sprite(art::kBackCocktail, Rect{x, 24, 250, 350});
}

void cards(DrawList& list, const TextMetrics&) {
  ground(list, 800, 400);
  list.sprite(art::kBackMartinis, Rect{16, 24, 250, 350});
  list.sprite(art::kCardSpecial, Rect{278, 24, 250, 350});
  list.sprite(art::kSeal, Rect{560, 60, 160, 160});
}

// Every icon and glyph at the size of a badge's art and as small as it is ever shown.
void icons(DrawList& list, const TextMetrics&) {
  ground(list, 1920, 1100);
  float x = 20, y = 20;
  for (const scene::SpriteId id : art::kAll) {
    if (!id.name().starts_with("icon.") && !id.name().starts_with("glyph.")) continue;
    list.sprite(art::kDiscPaper, Rect{x, y, 84, 84});
    list.sprite(id, Rect{x + 10, y + 10, 64, 64});
    list.sprite(art::kDiscPaper, Rect{x + 90, y + 28, 28, 28});
    list.sprite(id, Rect{x + 94, y + 32, 20, 20});
    caption(list, id.name().substr(id.name().find('.') + 1), {x - 10, y + 86, 170, 26});
    x += 172;
    if (x > 1760) {
      x = 20;
      y += 122;
    }
  }
}

void avatars(DrawList& list, const TextMetrics&) {
  ground(list, 1920, 1330);
  for (std::size_t i = 0; i < 9; ++i)
    for (std::size_t m = 0; m < std::size(kMoods); ++m) {
      const float y = 12 + 146 * static_cast<float>(i), x = 12 + 136 * static_cast<float>(m);
      list.sprite(art::find(joined({"heir.", kHeirs[i], ".", kMoods[m]})), Rect{x, y, 128, 140});
      list.sprite(art::find(joined({"heir.", kHeirs[i], ".", kMoods[m]})), Rect{x / 2 + 700, y + 40, 54, 59});
      if (i < 6)
        list.sprite(art::find(joined({"avatar.", std::to_string(i + 1), ".", kMoods[m]})), Rect{x + 1060, y, 128, 128});
      if (m > 0) continue;
      list.sprite(art::find(joined({"arm.", kHeirs[i]})), Rect{x + 1746, y + 20, 160, 63});
    }
}

// Every kind of button in every state, and the other controls, in both corner styles.
void widgets_of(DrawList& list, const TextMetrics& metrics, Corners corners, float left) {
  constexpr ui::ButtonKind kKinds[] = {ui::ButtonKind::kPrimary, ui::ButtonKind::kDanger, ui::ButtonKind::kGo,
                                       ui::ButtonKind::kPlain};
  constexpr std::string_view kStates[] = {"normal", "hover", "pressed", "focus", "disabled"};
  ui::WidgetList widgets;
  for (std::size_t k = 0; k < std::size(kKinds); ++k)
    for (std::size_t s = 0; s < std::size(kStates); ++s) {
      const Rect box{left + 40 + 180 * static_cast<float>(s), 80 + 92 * static_cast<float>(k), 136, 56};
      const std::string id = joined({"b", std::to_string(k), kStates[s]});
      const ui::Widget button = widgets.add(ui::Role::kButton, id, "Roll", box, kStates[s] != "disabled");
      ui::Attention attention;
      if (kStates[s] == "hover") attention.hover = button.id;
      if (kStates[s] == "pressed") attention.pressed = attention.hover = button.id;
      if (kStates[s] == "focus") attention.focus = button.id;
      ui::paint_button(list, button, attention, corners, kKinds[k]);
      if (kStates[s] == "focus") ui::paint_focus(list, box, corners);
      if (k == 0) caption(list, kStates[s], {box.x, 30, box.w, 30});
    }
  float y = 470;
  for (const auto& [role, name, value] :
       {std::tuple{ui::Role::kToggle, "Open matching", "On"}, std::tuple{ui::Role::kToggle, "Drunkenness", "Off"},
        std::tuple{ui::Role::kChoice, "Players", "4"}, std::tuple{ui::Role::kField, "Name", "Marguerite"}}) {
    const Rect box{left + 40, y, 860, 60};
    ui::Widget widget = widgets.add(role, name, name, box);
    widget.value = value;
    ui::Attention attention;
    if (role == ui::Role::kField) attention.focus = widget.id;
    ui::paint_setting(list, widget, attention, corners, metrics);
    y += 84;
  }
  ui::paint_panel(list, {left + 40, y + 10, 860, 200}, corners);
  list.words(corners == Corners::kRound ? "Leave the party?" : "Leave the manor?", Rect{left + 40, y + 40, 860, 60},
             {ui::headline_face(corners), 38, ui::palette::kGoldLight, scene::Align::kCenter});
}

void widgets(DrawList& list, const TextMetrics& metrics) {
  ground(list, 1920, 1080);
  list.solid({960, 0, 960, 1080}, Color::hex(0x0B1512));
  widgets_of(list, metrics, Corners::kRound, 0);
  widgets_of(list, metrics, Corners::kChamfer, 960);
}

// All that isn't on another sheet, each no larger than its cell.
void others(DrawList& list, const TextMetrics&) {
  ground(list, 2400, 2400);
  float x = 16, y = 16;
  for (const scene::SpriteId id : art::kAll) {
    const std::string_view name = id.name();
    const auto is = [&](std::string_view kind) { return name.starts_with(kind); };
    if (is("card.") || is("small.") || is("icon.") || is("glyph.") || is("heir.") || is("avatar.") || is("bite.")) continue;
    list.sprite(id, Rect{x, y, 140, 140});
    caption(list, name, {x - 8, y + 142, 156, 26});
    x += 158;
    if (x > 2250) {
      x = 16;
      y += 176;
    }
  }
}

}  // namespace

std::vector<Sheet> all_sheets() {
  return {{"women", 1536, 2208, women},       {"men", 1536, 2208, men},      {"close-ups", 2256, 3120, close_ups},
          {"small", 1520, 1040, small_cards}, {"dice", 1200, 640, dice},     {"bites", 2120, 400, bites},
          {"cards", 800, 400, cards},         {"icons", 1920, 1100, icons},  {"avatars", 1920, 1330, avatars},
          {"widgets", 1920, 1080, widgets},   {"others", 2400, 2400, others}};
}

}  // namespace nightcap::platform::sheets
