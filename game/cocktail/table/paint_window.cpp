// How the open window looks: the panel with its question and answers, the row of portraits that says who answers when and
// what, and the buttons at the seats of a race.

#include <algorithm>
#include <string>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/table.hpp"

namespace nightcap::cocktail::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr float kHead = 25;            // the radius of a portrait in the row
constexpr Vec2 kFrameDrawn{168, 176};  // round a portrait of this radius
constexpr float kFrameRadius = 52, kChip = 13;
constexpr Color kWaiting{255, 255, 255, 130};

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

}  // namespace

// In the order of their places, or where it is a race, as they sit: who has said what, and whose answer is awaited.
void CocktailTable::paint_order(DrawList& list) const {
  list.set_entity("window.order");
  const Rect row = window_order();
  const SeatSet thinks = thinking();
  float x = row.x + kHead + 4;
  for (const Seat seat : answerers()) {
    const Vec2 at{x, row.center().y - 2};
    const Answer answer = model_->at(seat).answer;
    const bool current = thinks.has(seat) && !order_.empty();
    const bool waits = answer == Answer::kNone && !thinks.has(seat) && window_->courteous != seat;
    if (current) list.sprite(art::kGlow, disc(at, kHead * 2.1f), Color{255, 222, 150, 150});
    list.sprite(heir_picture(seat, Mood::kCalm), Rect::around(at, kHead * 2, kHead * 2.2f), waits ? kWaiting : scene::kWhite);
    const float grown = kHead / kFrameRadius;
    list.sprite(current ? art::kMedalFrameTurn : art::kMedalFrame,
                Rect::around(at, kFrameDrawn.x * grown, kFrameDrawn.y * grown), waits ? kWaiting : scene::kWhite);
    const scene::SpriteId chip = answer == Answer::kSuspect   ? art::kChipEye
                                 : answer == Answer::kPass    ? art::kChipArrow
                                 : seat == window_->courteous ? art::kChipGlass
                                 : thinks.has(seat)           ? art::kChipThinks
                                                              : scene::SpriteId();
    list.sprite(chip, disc(at + Vec2{19, 19}, kChip));
    x += kOrderPitch;
  }
}

// The answer as a chip, and its key.
void CocktailTable::paint_voice(DrawList& list, const Widget& widget, const Attention& attention) const {
  const bool suspects = widget.id.starts_with("window.suspect"), thanks = widget.id.starts_with("window.courtesy");
  Widget bare = widget;
  bare.name.clear();
  bare.key.clear();
  paint_button(list, bare, attention, Corners::kChamfer,
               suspects ? ButtonKind::kDanger
               : thanks ? ButtonKind::kGo
                        : ButtonKind::kPlain);
  const Rect& r = widget.rect;
  const float middle = r.center().y - 2;
  const bool keyed = !widget.key.empty();
  list.sprite(suspects ? art::kChipEye
              : thanks ? art::kChipGlass
                       : art::kChipArrow,
              disc({keyed ? r.x + 21 : r.center().x, middle}, 14));
  if (keyed)
    list.words(widget.key, Rect{r.x + 34, middle - 16, 24, 32},
               {Font::kBold, readable(list, type::kBody), scene::kWhite, Align::kCenter});
}

// Which keys are whose, beside the button of nobody: a number and the letter under it are one seat's.
void CocktailTable::paint_legend(DrawList& list) const {
  list.set_entity("window.legend");
  const Rect panel = window_panel(), button = window_button(0, 1);
  const TextStyle style{Font::kMedium, readable(list, type::kBody), palette::kCream, Align::kLeft};
  const auto entry = [&](scene::SpriteId chip, std::string_view words, float x, float width) {
    list.sprite(chip, disc({x + 17, button.center().y - 2}, 16));
    fitted(list, words, Rect{x + 42, button.y, width - 42, button.h - 4}, style);
  };
  const float left = panel.x + 30, room = button.x - left - 12;
  entry(art::kChipEye, "Numbers suspect", left, room);
  entry(art::kChipGlass, "Letters thank", button.x + button.w + 26, room);
}

void CocktailTable::paint_window(DrawList& list, const Attention& attention) const {
  WidgetList widgets;
  collect_window(widgets);
  list.set_entity("table.prompt");
  paint_panel(list, window_panel(), Corners::kChamfer);
  if (widgets.find(tabletop::kNobodyId) != nullptr) paint_legend(list);
  for (const Widget& widget : widgets.items()) {
    list.set_entity(widget.id);
    if (widget.id == "table.prompt") {
      fitted(list, widget.name, widget.rect, {Font::kName, type::kQuestion, palette::kCream, Align::kCenter});
    } else if (widget.id == "table.caption") {
      const Rect& row = widget.rect;
      fitted(list, widget.name, Rect{row.x, row.y, row.w, row.h - 4},
             {Font::kBody, readable(list, type::kBody), note_left_ > 0 ? palette::kCoral : palette::kCream2, Align::kRight});
    } else if (widget.role == Role::kText) {
      paint_order(list);
    } else if (widget.id.back() >= '0' && widget.id.back() <= '8') {
      paint_voice(list, widget, attention);
    } else {
      paint_button(list, widget, attention, Corners::kChamfer,
                   widget.id == "window.suspect"    ? ButtonKind::kDanger
                   : widget.id == "window.courtesy" ? ButtonKind::kGo
                                                    : ButtonKind::kPlain);
    }
  }
}

}  // namespace nightcap::cocktail::table
