// What marks the bites: their tags, the olive pits, and what only their viewer knows of them.

#include <algorithm>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr float kFloor = type::kCaption;
constexpr float kSlotPitch = 123;  // of a tray of scale 1
constexpr float kTagSlice = 16, kAirTagSlice = 34;
constexpr float kAirScale = 186.0f / 88;  // of the tag in the air, whatever the card
constexpr float kWordsFrom = 0.83f;       // a tray that large has words on its tags
constexpr float kAirFrom = 1.35f;         // and so large is only the tag in the air
constexpr Color kAirInk = Color::hex(0x123B2E);

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

// The box turned about a point, degrees clockwise.
scene::Quad turned(Rect r, Vec2 about, float degrees) {
  scene::Quad quad = scene::quad_of(r);
  if (degrees == 0) return quad;
  const Vec2 x = scene::direction(degrees);
  for (Vec2& corner : quad) {
    const Vec2 away = corner - about;
    corner = about + Vec2{away.x * x.x - away.y * x.y, away.x * x.y + away.y * x.x};
  }
  return quad;
}

}  // namespace

// What a bite was declared as: on a tray as wide as its word, on a small one only a picture, in the air a large label.
void CocktailTable::paint_tag(DrawList& list, Kind declared, const Pose& pose, Vec2 at, float unrolled) const {
  const float k = pose.scale / kSlotScale;
  const bool words = k >= kWordsFrom, air = k >= kAirFrom;
  const float unrolled_now = std::min(unrolled, 1.0f);
  if (!words) {
    const Vec2 middle{at.x, at.y + 50 * k};
    list.sprite(art::kTagSmall, Rect::around(middle, 54 * unrolled_now, 36));
    if (unrolled >= 1) list.sprite(kind_icon(declared), Rect::around({middle.x + 5, middle.y - 1}, 30, 30));
    return;
  }
  const float t = air ? kAirScale : k;
  const std::string_view text = air ? kind_title(declared) : kind_short(declared);
  const Font font = air ? Font::kDisplay : Font::kMedium;
  const float hole = (air ? 18.0f : 19.0f) * t, icon = 26 * t, gap = (air ? 4.0f : 3.0f) * t, height = 36 * t,
              end = (air ? 11.0f : 7.0f) * t;
  // As large as a tag that doesn't hide its neighbour may be.
  const float widest = air ? 900 : kSlotPitch * t - 2;
  float size = air ? 19.5f * t : std::max(readable(list, type::kTag), 19 * t);
  while (size > kFloor && hole + icon + 2 * gap + text_width(text, font, size) + end > widest) size -= 1;
  const float width = std::max(118 * t, hole + icon + 2 * gap + text_width(text, font, size) + end);
  // In the air at the card's lower edge, and under its words once it was turned over.
  const float down = air ? 176 * pose.scale + 22 * t * std::max(0.0f, scene::direction(pose.flip).x) : 62 * k;
  const Rect tag = Rect::around({at.x, at.y + down}, width * unrolled_now, height);
  // That in the air hangs from its middle and swings there.
  const auto hung = [&](Rect r) { return turned(r, {at.x, tag.y}, air ? tag_swing_ : 0); };
  list.sprite(air ? art::kTagAir : art::kTag, hung(tag), scene::kWhite, air ? kAirTagSlice : kTagSlice);
  if (unrolled < 1) return;
  list.sprite(kind_icon(declared), hung(Rect::around({tag.x + hole + icon / 2, tag.center().y - 1.5f * t}, icon, icon)));
  list.words(text, hung(Rect{tag.x + hole + icon + gap, tag.y - 2 * t, tag.w - hole - icon - gap - end, height}),
             {font, size, air ? kAirInk : palette::kInk, Align::kCenter});
}

// The tag with what it was declared as, an olive pit, and the true kind where the viewer knows it.
void CocktailTable::paint_bite_marks(DrawList& list, const BitePiece& bite, float unrolled) const {
  const scene::Entity* thing = scene_.find(bite.piece.entity);
  if (thing == nullptr || thing->pose.alpha <= 0) return;
  list.set_entity(thing->name);
  const float k = thing->pose.scale / kSlotScale;
  const Vec2 at{thing->pose.at.x, thing->pose.at.y - thing->pose.lift};
  if (bite.declared != kNoKind && unrolled > 0) paint_tag(list, bite.declared, thing->pose, at, unrolled);
  const float radius = std::max(19 * k, 14.0f);
  if (bite.pit) list.sprite(art::kIconPit, disc({at.x + 37 * k, at.y - 56 * k}, radius * 1.18f));
  // One that turns over is known to everybody by then, but only who served it has known it all along.
  if (bite.by == model_->viewer && bite.piece.card != kNoCard && scene::direction(thing->pose.flip).x < 0) {
    const Vec2 mark{at.x - 37 * k, at.y - 56 * k};
    list.sprite(art::kDiscMemory, disc(mark, radius * 1.14f));
    list.sprite(kind_icon(kind_of(bite.piece.card)), disc(mark, radius * 0.75f));
  }
}

void CocktailTable::paint_bites(DrawList& list, int from_layer, int to_layer) const {
  for (const SeatModel& seat : model_->seats) {
    for (const BitePiece& bite : seat.tray) {
      const scene::Entity* thing = scene_.find(bite.piece.entity);
      if (thing != nullptr && thing->layer >= from_layer && thing->layer < to_layer) paint_bite_marks(list, bite, 1);
    }
  }
}

}  // namespace nightcap::cocktail::table
