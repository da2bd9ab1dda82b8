// The tables at every number of players, in windows of every shape: nothing meets what it must not, nothing leaves the
// screen, every text fits where it is set, and type keeps to its sizes.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <string>
#include <vector>

#include "game/cocktail/table/geometry.hpp"
#include "game/hud/panel.hpp"
#include "game/martinis/table/geometry.hpp"
#include "tests/look/camera.hpp"
#include "tests/look/scenes.hpp"

namespace nightcap::tests {
namespace {

using scene::DrawItem;
using scene::DrawList;
using scene::Font;
using scene::Rect;
using scene::Vec2;

struct Size {
  int w, h;
};
constexpr std::array kSizes{Size{1280, 720},  Size{1920, 1080}, Size{2560, 1080},
                            Size{3840, 2160}, Size{1024, 768},  Size{1280, 800}};

constexpr float kTouching = 0.5f;  // vpx

bool apart(const Rect& a, const Rect& b) {
  return a.x + a.w <= b.x + kTouching || b.x + b.w <= a.x + kTouching || a.y + a.h <= b.y + kTouching ||
         b.y + b.h <= a.y + kTouching;
}
bool inside(const Rect& r, Vec2 page) {
  return r.x >= -kTouching && r.y >= -kTouching && r.x + r.w <= page.x + kTouching && r.y + r.h <= page.y + kTouching;
}
std::string words_of(const Rect& r) {
  const auto n = [](float v) { return std::to_string(static_cast<int>(std::lround(v))); };
  return "(" + n(r.x) + "," + n(r.y) + " " + n(r.w) + "x" + n(r.h) + ")";
}

struct Box {
  std::string name;
  std::string family;  // of one family, things may overlap
  Rect rect;
};

bool starts(const std::string& text, std::string_view head) { return text.compare(0, head.size(), head) == 0; }

// Cards of one hand, pool or tray lie over each other; on the stage of Martinis & Men people stand before the pool.
std::string family_of(const std::string& id) {
  const auto up_to = [&](int dots) {
    std::size_t at = 0;
    for (int i = 0; i < dots && at != std::string::npos; ++i) at = id.find('.', at + 1);
    return id.substr(0, at);
  };
  if (starts(id, "table.hand.")) return "hand";
  if (starts(id, "table.pool.") || starts(id, "table.pair.") || starts(id, "table.shown.") || id == "table.asked")
    return "pool";
  if (starts(id, "table.discard.")) return "discards";
  if (starts(id, "table.log.")) return "log";
  if (starts(id, "table.seat.")) return std::count(id.begin(), id.end(), '.') > 2 ? up_to(4) : id;
  if (starts(id, "table.tray.") || starts(id, "table.taken.")) return "tray " + id.substr(id.find('.', 6) + 1, 1);
  return id;
}

// The lower edge of the viewer's own hand hangs over the lower edge of the page, as fans do.
constexpr float kHangs = 45;

void expect_apart(const std::vector<Box>& boxes, Vec2 page, const std::string& where) {
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const Vec2 room{page.x, page.y + (boxes[i].family == "hand" ? kHangs : 0)};
    EXPECT_TRUE(inside(boxes[i].rect, room))
        << where << ": " << boxes[i].name << " leaves the page at " << words_of(boxes[i].rect);
    for (std::size_t k = 0; k < i; ++k)
      EXPECT_TRUE(boxes[i].family == boxes[k].family || apart(boxes[i].rect, boxes[k].rect))
          << where << ": " << boxes[i].name << " " << words_of(boxes[i].rect) << " meets " << boxes[k].name << " "
          << words_of(boxes[k].rect);
  }
}

Vec2 page_of(Size size) {
  const float scale = std::min(static_cast<float>(size.w) / 1920, static_cast<float>(size.h) / 1080);
  return {static_cast<float>(size.w) / scale, static_cast<float>(size.h) / scale};
}

Rect disc(Vec2 center, float radius) { return Rect::around(center, 2 * radius, 2 * radius); }

// What no widget stands for: portraits.
void add_portraits(std::vector<Box>& boxes, const std::string& game, Vec2 page, int players) {
  for (int s = 0; s < players; ++s) {
    const std::string name = "portrait of seat " + std::to_string(s);
    if (game == "cocktail") {
      boxes.push_back({name, name, cocktail::table::Geometry(page, players, 0).medal(s)});
    } else {
      const auto place = martinis::table::Geometry(page, players, 0).seat(s);
      boxes.push_back({name, name, disc(place.avatar, place.avatar_radius)});
    }
  }
}

// A tray that matters comes forward, over its neighbours, and its seat's hand with it. (What it must not meet even so is
// tested with nine at a table.) The seats whose trays have.
std::string seats_forward(Window& window, int players, Vec2 page) {
  std::string seats;
  const cocktail::table::Geometry geometry(page, players, 0);
  for (int s = 0; s < players; ++s) {
    const ui::Widget* tray = window.application().widgets().find("table.tray." + std::to_string(s));
    if (tray != nullptr && tray->rect.w > geometry.tray(s, false).w + 1) seats += std::to_string(s);
  }
  return seats;
}
bool comes_forward(const std::string& id, const std::string& seats) {
  constexpr std::string_view kTray = "table.tray.", kSeat = "table.seat.";
  if (starts(id, kTray)) return seats.find(id[kTray.size()]) != std::string::npos;
  return starts(id, kSeat) && id.find(".hand") != std::string::npos && seats.find(id[kSeat.size()]) != std::string::npos;
}

class Layout : public ::testing::Test {
 protected:
  // Looks at the table after each of some decisions, in every window.
  template <class Look>
  void at_every_table(const char* game, int fewest, int most, Look look) {
    for (const Visit& to : table_visits(game, fewest, most, 0)) {
      const int players = std::stoi(to.arguments[3]);
      Window window(to.arguments, &metrics_);
      for (int i = 0; i < kLooks; ++i) {
        play(window, i == 0 ? 0 : 1);
        for (const Size size : kSizes) {
          resize(window, size.w, size.h);
          const std::string where =
              to.name + " at " + std::to_string(size.w) + "x" + std::to_string(size.h) + ", look " + std::to_string(i);
          look(window, players, page_of(size), where);
          if (HasFailure()) return;
        }
      }
    }
  }

  void expect_room(const char* game, int fewest, int most) {
    at_every_table(game, fewest, most, [&](Window& window, int players, Vec2 page, const std::string& where) {
      std::vector<Box> boxes;
      const float docked = window.has("table.log.drawer") ? hud::kDockWidth : 0;
      const std::string forward =
          game == std::string("cocktail") ? seats_forward(window, players, {page.x - docked, page.y}) : "";
      for (const ui::Widget& widget : window.application().widgets().items())
        if (widget.id != "table.zoom" &&  // a large card lies over whatever is there, but for the one that it shows
            !comes_forward(widget.id, forward))
          boxes.push_back({widget.id, family_of(widget.id), widget.rect});
      EXPECT_GE(boxes.size(), static_cast<std::size_t>(2 * players));
      add_portraits(boxes, game, {page.x - docked, page.y}, players);
      expect_apart(boxes, page, where);
    });
  }

  // Every text: its size, and whether it fits.
  void expect_type(const DrawList& list, Vec2 window, const std::string& where) {
    int texts = 0;
    for (const DrawItem& item : list.items()) {
      if (!item.sprite.empty()) continue;
      ++texts;
      const std::string text(list.text(item.text));
      const std::string what = where + ": \"" + text + "\" of " + std::string(list.text(item.entity)) + " in size " +
                               std::to_string(item.style.size);
      const Vec2 across = item.quad[1] - item.quad[0];
      const float wide = metrics_.width(text, item.style.font, item.style.size) * list.view().scale;
      EXPECT_LE(wide, std::hypot(across.x, across.y) + 1) << what;
      const Rect box = scene::bounds(item.quad);
      const float x = item.style.align == scene::Align::kLeft    ? box.x
                      : item.style.align == scene::Align::kRight ? box.x + box.w - wide
                                                                 : box.center().x - wide / 2;
      if (across.y == 0) {
        EXPECT_TRUE(x >= -1 && x + wide <= window.x + 1) << what;
      }
      EXPECT_TRUE(box.center().y >= 0 && box.center().y <= window.y) << what;
      EXPECT_GE(item.style.size, 18) << what;
      if (item.style.font == Font::kScript) {
        EXPECT_GE(item.style.size, 28) << what;
        EXPECT_TRUE(std::any_of(text.begin(), text.end(), [](unsigned char c) { return std::islower(c) != 0; })) << what;
      }
      if (item.style.font == Font::kDisplay) {
        EXPECT_GE(item.style.size, 32) << what;
      }
      if (item.style.font == Font::kName) {
        EXPECT_LE(item.style.size, 32) << what;
      }
    }
    EXPECT_GE(texts, 2) << where;
  }

  static constexpr int kLooks = 3;
  Camera camera_{64, 64};
  const scene::TextMetrics& metrics_ = camera_.metrics();
};

TEST_F(Layout, NothingOfMartinisMeetsAnythingElse) { expect_room("martinis-and-men", 2, 6); }
TEST_F(Layout, NothingOfCocktailMeetsAnythingElse) { expect_room("cocktail", 2, 9); }

TEST_F(Layout, EveryTextOfATableFitsAndKeepsToTheSizesOfItsFace) {
  const auto look = [&](Window& window, int, Vec2, const std::string& where) {
    expect_type(painted(window), {static_cast<float>(window.stage().width()), static_cast<float>(window.stage().height())},
                where);
  };
  at_every_table("martinis-and-men", 2, 6, look);
  at_every_table("cocktail", 2, 9, look);
}

TEST_F(Layout, EveryTextOfTheShellFitsAndKeepsToTheSizesOfItsFace) {
  for (const Visit& to : shell_visits()) {
    Window window(to.arguments, &metrics_);
    visit(window, to);
    for (const Size size : kSizes) {
      resize(window, size.w, size.h);
      expect_type(painted(window), {static_cast<float>(size.w), static_cast<float>(size.h)},
                  to.name + " at " + std::to_string(size.w) + "x" + std::to_string(size.h));
    }
  }
}

// In a window of any shape the seats keep clear of the middle and of the viewer's own things, whoever the viewer is.
TEST_F(Layout, SeatsKeepClearOfTheMiddle) {
  for (const Size size : kSizes) {
    const Vec2 page = page_of(size);
    for (int players = 2; players <= 6; ++players) {
      const martinis::table::Geometry geometry(page, players, players - 1);
      std::vector<Box> boxes{{"pool", "pool", geometry.pool_box()},
                             {"dish", "pool", geometry.dish()},
                             {"button", "button", geometry.main_button(false)}};
      for (int s = 0; s + 1 < players; ++s)
        boxes.push_back({"seat " + std::to_string(s), "seat " + std::to_string(s), geometry.seat(s).box});
      expect_apart(boxes, page, "martinis " + std::to_string(players));
    }
    for (int players = 2; players <= 9; ++players) {
      const cocktail::table::Geometry geometry(page, players, players - 1);
      std::vector<Box> boxes{
          {"prompt", "prompt", geometry.prompt()}, {"pits", "pits", geometry.pits()}, {"round", "round", geometry.round()}};
      for (int s = 0; s + 1 < players; ++s)
        boxes.push_back({"seat " + std::to_string(s), "seat " + std::to_string(s), geometry.seat(s).box});
      expect_apart(boxes, page, "cocktail " + std::to_string(players));
    }
  }
}

}  // namespace
}  // namespace nightcap::tests
