// The table round the pieces: the room, the middle, and the prompts.

#include "engine/ui/paint.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "assets/art/ids.hpp"
#include "game/cocktail/table/ids.hpp"
#include "game/cocktail/table/layers.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"
#include "game/cocktail/wire/names.hpp"

namespace nightcap::cocktail::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr float kSlice = 24;
constexpr float kTextWidth = 0.52f;  // of its size, where nobody measures
constexpr float kFloor = type::kCaption;
constexpr float kSmallWindow = 0.75f, kSmallText = 22, kReadable = 24;  // text tokens up to 22 become 24 (art direction §5)
constexpr float kDusk = 0.2f;                                           // of the room's light, while a bite is in the air
constexpr Vec2 kSlotDrawn{100, 136}, kArrow{84, 20};
constexpr float kDotPitch = 27, kDotSide = 10, kDotBow = 90, kClearOfAir = 190, kClearOfHand = 46;
constexpr float kRoomSlice = 540;  // windows and sconces: what a wide page leaves as it is

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }
Rect box_of(const Pose& pose) { return Rect::around(pose.at, kCardSize.x * pose.scale, kCardSize.y * pose.scale); }
Rect inset(const Rect& r, float by) { return {r.x + by, r.y + by, r.w - 2 * by, r.h - 2 * by}; }

// So many bytes of UTF-8 that no letter is cut.
std::string_view whole_letters(std::string_view text, std::size_t bytes) {
  while (bytes > 0 && bytes < text.size() && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80) --bytes;
  return text.substr(0, bytes);
}

}  // namespace

float CocktailTable::readable(const DrawList& list, float size) {
  return list.view().scale < kSmallWindow && size <= kSmallText ? kReadable : size;
}

float CocktailTable::text_width(std::string_view text, Font font, float size) const {
  if (setup_.metrics != nullptr) return setup_.metrics->width(text, font, size);
  return static_cast<float>(text.size()) * size * kTextWidth;
}

// Smaller if it is too long, and cut short if it still is.
void CocktailTable::fitted(DrawList& list, std::string_view text, Rect rect, TextStyle style) const {
  while (style.size > kFloor && text_width(text, style.font, style.size) > rect.w) style.size -= 1;
  if (text_width(text, style.font, style.size) <= rect.w) {
    list.words(text, rect, style);
    return;
  }
  std::string cut;
  for (std::size_t bytes = text.size(); bytes > 0; --bytes) {
    cut = std::string(whole_letters(text, bytes)) + "...";
    if (text_width(cut, style.font, style.size) <= rect.w) break;
  }
  list.words(cut, rect, style);
}

void CocktailTable::paint_center(DrawList& list) const {
  const Model& model = *model_;
  const TextStyle label{Font::kBody, readable(list, type::kBody), palette::kCream, Align::kCenter};
  const Rect reserve = box_of(geometry_->reserve());
  list.set_entity("table.reserve");
  if (model.reserve == 0) list.sprite(art::kPanelChamfer, reserve, Color{255, 255, 255, 90}, kSlice);
  for (int i = 0; i < std::min(model.reserve, 3); ++i)
    list.sprite(art::kBackCocktail,
                Rect{reserve.x - 3.0f * static_cast<float>(i), reserve.y - 3.0f * static_cast<float>(i), reserve.w, reserve.h});
  const Vec2 count{reserve.center().x, reserve.y + reserve.h};
  list.sprite(art::kDisc, disc(count, 20));
  list.words(std::to_string(model.reserve), disc(count, 20), {Font::kBold, label.size, palette::kCream, Align::kCenter});
  list.words("Reserve", Rect::around({count.x, count.y + 38}, 160, 30), label);

  list.set_entity("table.pits");
  const Rect pits = geometry_->pits();
  list.sprite(art::kDishPits, pits);
  for (int i = 0; i < model.pits(); ++i) {
    const Vec2 at{pits.center().x + 19 * static_cast<float>(i % 5 - 2) + (i >= 5 ? 8.0f : 0.0f),
                  pits.center().y + (i >= 5 ? 9.0f : -5.0f) + (i % 2 == 0 ? 3.0f : -2.0f)};
    list.sprite(art::kPitBare, Rect::around(at, 28, 20));
  }
  list.words("Pits " + std::to_string(model.pits()), Rect::around({pits.center().x, pits.y + pits.h + 16}, 160, 28), label);

  if (!model.discards.empty()) {
    list.set_entity("table.discards");
    list.words(model.discards.size() == 1 ? "Turned over" : "Turned over " + std::to_string(model.discards.size()),
               Rect::around(geometry_->discards_label(static_cast<int>(model.discards.size())), 240, 30), label);
  }
  if (model.air) {
    list.set_entity("table.air");
    list.sprite(art::kGlow, disc(geometry_->air().at, 300), Color{255, 232, 180, 110});
  }
  if (model.viewer != kNoSeat && !model.at(model.viewer).has_taken && model.in_round.has(model.viewer)) {
    const Rect own = geometry_->own_caption(model.viewer.index());
    list.set_entity(ids::tray(model.viewer));
    const Rect words{own.x, own.y, own.w - kArrow.x - 8, own.h / 2};
    TextStyle style = label;
    style.align = Align::kRight;
    list.words("Your cocktail", words, style);
    list.sprite(art::kArrowWay, Rect{own.x + own.w - kArrow.x, words.center().y - kArrow.y / 2, kArrow.x, kArrow.y});
    list.words(std::to_string(model.at(model.viewer).tray.size()) + " of " + std::to_string(kTraySize) + " bites",
               Rect{words.x, words.y + words.h, words.w, words.h}, style);
  }
  list.set_entity("table.round");
  const Rect round = geometry_->round();
  list.words("Round " + std::to_string(model.round) + " of " + std::to_string(kRounds), Rect{round.x, round.y + 8, round.w, 36},
             {Font::kName, type::kButton, palette::kCream, Align::kCenter});
  if (model.direction == Direction::kUndecided) return;
  const bool clockwise = model.direction == Direction::kClockwise;
  list.words(clockwise ? "Clockwise" : "Counterclockwise", Rect{round.x, round.y + 46, round.w, 30}, label);
  list.sprite(clockwise ? art::kDirectionCw : art::kDirectionCcw, disc({round.center().x, round.y + 124}, 46));
}

// Whence the bite in the air came, and the place on a tray where it, or the card that was chosen, would lie.
void CocktailTable::paint_way(DrawList& list) const {
  const Model& model = *model_;
  const Seat to = model.air ? model.air->to : !caught_up() ? kNoSeat : aimed_ != kNoSeat ? aimed_ : draft_.to;
  if (to != kNoSeat && static_cast<int>(model.at(to).tray.size()) < kTraySize) {
    list.set_entity("table.tray." + std::to_string(to.index()));
    const Pose& salver = scene_.find(model.at(to).salver)->pose;
    const Pose home = *board_.home(model.at(to).salver);
    const Pose slot = geometry_->bite(to.index(), static_cast<int>(model.at(to).tray.size()), is_near(to));
    const float k = salver.scale / home.scale;
    const Vec2 at = salver.at + (slot.at - home.at) * k - Vec2{0, salver.lift};
    list.sprite(art::kSlotNext, Rect::around(at, kSlotDrawn.x * salver.scale, kSlotDrawn.y * salver.scale));
  }
  if (!model.air || model.is_viewer(model.air->player)) return;
  list.set_entity("table.air");
  const Vec2 from = geometry_->hand(model.air->player.index(), 0, 1, is_near(model.air->player)).at, end = geometry_->air().at;
  const Vec2 way = end - from,
             bow = Vec2{way.y, -way.x} * (way.x < 0 ? -1 / std::hypot(way.x, way.y) : 1 / std::hypot(way.x, way.y));
  const float far = std::hypot(way.x, way.y);
  const auto on_a_tray = [&](Vec2 at) {
    for (int s = 0; s < model.players; ++s)
      if (geometry_->tray(s, is_near(Seat{s})).contains(at)) return true;
    return false;
  };
  const int dots = static_cast<int>(far / kDotPitch);
  for (int i = 1; i < dots; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(dots);
    if (t * far < kClearOfHand || (1 - t) * far < kClearOfAir) continue;
    const Vec2 at = from + way * t + bow * (kDotBow * 4 * t * (1 - t));
    if (on_a_tray(at)) continue;
    list.sprite(art::kDotWay, Rect::around(at, kDotSide, kDotSide), Color{255, 255, 255, 210});
  }
}

void CocktailTable::paint_prompts(DrawList& list, const Attention& attention) const {
  WidgetList widgets;
  collect_actions(widgets);
  for (const Widget& widget : widgets.items())
    paint_button(list, widget, attention, Corners::kChamfer,
                 widget.value == "selected" || widget.id == "table.pass" ? ButtonKind::kPrimary : ButtonKind::kPlain);
  if (window_) return paint_window(list, attention);
  widgets.clear();
  collect_prompts(widgets);
  if (const Widget* asks = widgets.find("table.prompt")) {
    list.set_entity("table.prompt");
    const bool line = widgets.items().size() == 1;
    const bool menu = widgets.find("table.play") != nullptr;
    paint_panel(list, line ? asks->rect : menu ? geometry_->menu() : geometry_->prompt(), Corners::kChamfer);
    fitted(list, asks->name, inset(asks->rect, line ? 6 : 0),
           {Font::kName, line ? 26 : type::kQuestion, palette::kCream, Align::kCenter});
  }
  for (const Widget& widget : widgets.items()) {
    list.set_entity(widget.id);
    if (widget.id == "table.caption") {
      fitted(list, widget.name, widget.rect, {Font::kBody, readable(list, type::kTag), palette::kCream2, Align::kCenter});
    } else if (widget.id.starts_with("declare.")) {
      Widget bare = widget;
      bare.name.clear();
      bare.key.clear();
      const bool chosen = !widget.value.empty();
      paint_button(list, bare, attention, Corners::kChamfer, chosen ? ButtonKind::kPrimary : ButtonKind::kPlain);
      const Rect& r = widget.rect;
      const auto kind = wire::kind_named(widget.id.substr(std::string_view("declare.").size()));
      list.sprite(kind_icon(*kind), Rect::around({r.center().x, r.y + 31}, 48, 48));
      list.words(kind_short(*kind), Rect{r.x, r.y + 52, r.w, 26},
                 {Font::kMedium, readable(list, type::kTag), chosen ? palette::kInk : palette::kCream, Align::kCenter});
      list.words(widget.key, Rect{r.x + 10, r.y + 6, 20, 24},
                 {Font::kBold, readable(list, type::kCaption), chosen ? palette::kInk : palette::kBrassLight, Align::kLeft});
    } else if (widget.id != "table.prompt") {
      const bool go = widget.id == "hand-over.give";
      const bool plain = widget.id == "hand-over.keep" || widget.id.starts_with("table.direction.");
      paint_button(list, widget, attention, Corners::kChamfer,
                   go      ? ButtonKind::kGo
                   : plain ? ButtonKind::kPlain
                           : ButtonKind::kPrimary);
    }
  }
}

// The room keeps its windows on a wide page, where only its middle is drawn out; a tall one draws it out as a whole.
void CocktailTable::paint_room(DrawList& list) const {
  list.set_entity("table");
  const Rect page{0, 0, page_.x, page_.y};
  const auto light = static_cast<std::uint8_t>(std::lround(255 * (1 - kDusk * dusk_)));
  const Color lit{light, light, light, 255};
  list.sprite(art::kTableCocktail, page, lit, page_.x > 1920 ? kRoomSlice : 0.0f);
  if (!model_) return;
  if (geometry_->free_wall()) {
    list.sprite(art::kRoomPortrait, Rect::around({page_.x / 2 - 330, 102}, 140, 164), lit);
    list.sprite(art::kRoomClock, Rect::around({page_.x / 2 + 330, 122}, 150, 150), lit);
  }
  list.sprite(art::kRoomChandelier, Rect{page_.x / 2 - 240, 0, 480, 166}, lit);
}

// How to go on from what is shown to be read.
void CocktailTable::paint_reading(DrawList& list, const Attention& attention) const {
  if (!reading_) return;
  WidgetList widgets;
  collect_reading(widgets);
  for (const Widget& widget : widgets.items()) {
    list.set_entity(widget.id);
    paint_button(list, widget, attention, Corners::kChamfer);
  }
}

void CocktailTable::paint(DrawList& list, const Attention& attention) const {
  paint_room(list);
  if (!model_) return;
  paint_center(list);
  paint_seats(list);
  scene_.draw(list, -kEveryLayer, kMarksLayer);
  paint_bites(list, -kEveryLayer, kMarksLayer);
  paint_shades(list);
  paint_way(list);
  paint_prompts(list, attention);
  scene_.draw(list, kMarksLayer, kAirLayer + 1);
  paint_bites(list, kMarksLayer, kAirLayer);
  if (model_->air) paint_bite_marks(list, model_->air->bite, tag_unrolled_);
  scene_.draw(list, kAirLayer + 1, kEveryLayer);
  paint_lying(list);
  paint_sheet(list);
  accompaniment_.paint_rings(list, scene_);
  accompaniment_.paint_particles(list);
  list.set_camera(accompaniment_.camera(list.view()));
  paint_reading(list, attention);
  paint_close_up(list);
  paint_reason(list);
}

}  // namespace nightcap::cocktail::table
