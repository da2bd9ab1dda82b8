// The table round the pieces: the room, the middle, and the prompts.

#include "engine/ui/paint.hpp"

#include <algorithm>
#include <string>

#include "assets/art/ids.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"
#include "game/cocktail/wire/names.hpp"

namespace nightcap::cocktail::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr int kMarksLayer = 50;  // and up: above the tags of the bites
constexpr float kSlice = 24;
constexpr float kTextWidth = 0.52f;  // of its size, where nobody measures
constexpr float kFloor = type::kCaption;
constexpr float kSmallWindow = 0.75f, kSmallText = 22, kReadable = 24;  // text tokens up to 22 become 24 (art direction §5)
constexpr float kRoomSlice = 540;                                       // windows and sconces: what a wide page leaves as it is

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }
Rect box_of(const Pose& pose) { return Rect::around(pose.at, kCardSize.x * pose.scale, kCardSize.y * pose.scale); }
Rect inset(const Rect& r, float by) { return {r.x + by, r.y + by, r.w - 2 * by, r.h - 2 * by}; }

// The bite with its tag and marks.
Rect bite_box(const Pose& pose) {
  const float k = pose.scale / kSlotScale;
  const Vec2 size{std::max(118 * k, 58.0f), 160 * k};
  return Rect::around({pose.at.x, pose.at.y + 8 * k}, size.x, size.y);
}

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
  list.set_entity("table.round");
  const Rect round = geometry_->round();
  list.words("Round " + std::to_string(model.round) + " of " + std::to_string(kRounds), Rect{round.x, round.y + 8, round.w, 36},
             {Font::kName, type::kButton, palette::kCream, Align::kCenter});
  if (model.direction == Direction::kUndecided) return;
  const bool clockwise = model.direction == Direction::kClockwise;
  list.words(clockwise ? "Clockwise" : "Counterclockwise", Rect{round.x, round.y + 46, round.w, 30}, label);
  list.sprite(clockwise ? art::kDirectionCw : art::kDirectionCcw, disc({round.center().x, round.y + 124}, 46));
}

// Where the bite in the air is to go, and where the card or bite that was chosen may.
void CocktailTable::paint_targets(DrawList& list, const Attention& attention) const {
  if (model_->air) {
    list.set_entity("table.air");
    list.sprite(art::kTarget, inset(geometry_->tray(model_->air->to.index()), -8), Color::hex(0xF3DDA0, 170), kSlice);
  }
  if (!caught_up() || legal_.empty()) return;
  const CardId dragged = hand_card(attention.dragged).value_or(kNoCard);
  const CardId card = dragged != kNoCard ? dragged : draft_.card;
  for (int s = 0; s < model_->players; ++s) {
    const Seat seat{s};
    list.set_entity("table.tray." + std::to_string(s));
    const bool chosen = dragged == kNoCard && draft_.to == seat;
    if (chosen || (card != kNoCard && (dragged != kNoCard || draft_.to == kNoSeat) && may_serve(card, seat)))
      list.sprite(art::kTarget, inset(geometry_->tray(s), -8), chosen ? palette::kCream : palette::kBrassLight, kSlice);
    if (!draft_.changing) continue;
    for (const BitePiece& bite : model_->at(seat).tray) {
      const bool own = draft_.own == bite.handle;
      if (!own && !(draft_.own == kNoHandle ? may_change(bite.handle, kNoHandle) : may_change(draft_.own, bite.handle)))
        continue;
      list.sprite(art::kTarget, bite_box(*board_.home(bite.piece.entity)), own ? palette::kCream : palette::kBrassLight, 16);
    }
  }
}

void CocktailTable::paint_prompts(DrawList& list, const Attention& attention) const {
  WidgetList widgets;
  collect_actions(widgets);
  for (const Widget& widget : widgets.items())
    paint_button(list, widget, attention, Corners::kChamfer,
                 widget.value.empty() && widget.id != "table.pass" ? ButtonKind::kPlain : ButtonKind::kPrimary);
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

// A card of the viewer's under the pointer stands up to be read; one that is dragged follows it.
void CocktailTable::paint_own_hand(DrawList& list, const Attention& attention) const {
  if (model_->viewer == kNoSeat || !caught_up()) return;
  const std::string_view looked_at = !attention.dragged.empty() ? std::string_view()
                                     : !attention.hover.empty() ? attention.hover
                                     : attention.ring           ? attention.focus
                                                                : std::string_view();
  for (const Piece& own : model_->at(model_->viewer).hand) {
    const std::string id = "table.hand." + std::string(wire::card_name(own.card));
    const Pose pose = *board_.home(own.entity);
    const Vec2 size{kCardSize.x * pose.scale, kCardSize.y * pose.scale};
    if (id == attention.dragged) {
      list.set_entity(id);
      list.sprite(card_sprite(own.card), Rect::around(attention.pointer, size.x, size.y));
    } else if (id == looked_at) {
      list.set_entity(id);
      const Rect r =
          Rect::around({pose.at.x, pose.at.y - (draft_.card == own.card ? 20.0f : 50.0f)}, size.x * 1.12f, size.y * 1.12f);
      list.sprite(art::kShadow, inset(r, -18), Color{0, 0, 0, 120}, kSlice);
      list.sprite(card_sprite(own.card), r);
    }
  }
}

// The room keeps its windows on a wide page, where only its middle is drawn out; a tall one draws it out as a whole.
void CocktailTable::paint_room(DrawList& list) const {
  list.set_entity("table");
  const Rect page{0, 0, page_.x, page_.y};
  list.sprite(art::kTableCocktail, page, scene::kWhite, page_.x > 1920 ? kRoomSlice : 0.0f);
  if (!model_) return;
  if (geometry_->free_wall()) {
    list.sprite(art::kRoomPortrait, Rect::around({page_.x / 2 - 330, 102}, 140, 164));
    list.sprite(art::kRoomClock, Rect::around({page_.x / 2 + 330, 122}, 150, 150));
  }
  list.sprite(art::kRoomChandelier, Rect{page_.x / 2 - 240, 0, 480, 166});
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
  scene_.draw(list, -1'000'000, kMarksLayer);
  paint_bites(list);
  paint_shades(list);
  paint_targets(list, attention);
  paint_prompts(list, attention);
  paint_own_hand(list, attention);
  scene_.draw(list, kMarksLayer, kAirLayer + 1);
  if (model_->air) paint_bite_marks(list, model_->air->bite, tag_unrolled_);
  scene_.draw(list, kAirLayer + 1);
  paint_lying(list);
  paint_sheet(list);
  accompaniment_.paint_rings(list, scene_);
  accompaniment_.paint_particles(list);
  list.set_camera(accompaniment_.camera(list.view()));
  paint_reading(list, attention);
}

}  // namespace nightcap::cocktail::table
