// The middle of the table: pool, piles, stage, dice, prompts.

#include "engine/ui/paint.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "assets/art/ids.hpp"
#include "game/martinis/table/ids.hpp"
#include "game/martinis/table/layers.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr int kEveryLayer = 1'000'000;
constexpr float kText = 24;           // vpx: readable where the page is shown at two thirds
constexpr float kTableCorner = 530;   // of the room: between its corners only plain wood and carpet are stretched
constexpr Vec2 kWaterRing{180, 224};  // round a card of the width for which it is drawn
constexpr float kWaterRingFor = 112;
constexpr float kBeam = 640, kRays = 640;
constexpr Vec2 kLightPool{700, 160};
constexpr Color kDimmed = Color::hex(0x151024, 64);  // a quarter of the light
constexpr Color kForHer = Color::hex(0xF9B39B), kForHim = Color::hex(0x9DBBF5);

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

Rect box_of(const Pose& pose, float margin = 0) {
  return Rect::around(pose.at, kCardSize.x * pose.scale + 2 * margin, kCardSize.y * pose.scale + 2 * margin);
}

void paint_pill(DrawList& list, Rect rect, std::string_view text, Color color, const scene::TextMetrics& metrics) {
  list.sprite(art::kPanelRound, rect, Color{255, 255, 255, 237}, rect.h / 2);
  paint_fitted(list, text, rect, {Font::kBold, 22, color, Align::kCenter}, metrics, type::kCaption);
}

}  // namespace

void MartinisTable::paint_center(DrawList& list) const {
  const Model& model = *model_;
  list.set_entity("table.pool");
  const Rect pool = geometry_->pool_box();
  list.sprite(art::kPool, pool);
  if (!model.pair && !model.asked && !model.fever && model.pool.size() <= 8)
    list.words("The Dating Pool", Rect{pool.x, pool.center().y + 30, pool.w, 70}, on_picture(Font::kScript, 44));
  for (const Piece& person : model.pool) {  // each lies on the water
    const auto* card = scene_.find(person.entity);
    const Pose home = *board_.home(person.entity);
    if (card == nullptr || std::abs(card->pose.at.x - home.at.x) > 2 || std::abs(card->pose.at.y - home.at.y) > 12) continue;
    const float k = home.scale * kCardSize.x / kWaterRingFor;
    list.sprite(art::kWaterRing, Rect::around(home.at, std::round(kWaterRing.x * k), std::round(kWaterRing.y * k)));
  }
  list.set_entity("table.deck");
  const Rect deck = box_of(geometry_->deck());
  if (model.deck == 0) list.sprite(art::kPanelRound, deck, Color{255, 255, 255, 90}, 24);
  for (int i = std::min(3, (model.deck + 9) / 10); i-- > 0;)
    list.sprite(art::kBackMartinis,
                Rect{deck.x - 3.0f * static_cast<float>(i), deck.y - 4.0f * static_cast<float>(i), deck.w, deck.h});
  list.sprite(art::kDisc, disc({deck.center().x, deck.y + deck.h}, 19));
  list.words(std::to_string(model.deck), disc({deck.center().x, deck.y + deck.h}, 19),
             {Font::kBold, 22, palette::kCream, Align::kCenter});
  list.set_entity("table.dish");
  if (dish_there()) list.sprite(art::kDish, geometry_->dish());
}

// A beam from the ceiling on whoever is asked about or fits; behind a pair that fits, rays. The table round it is darker.
void MartinisTable::paint_spotlight(DrawList& list) const {
  list.set_entity("table.light");
  if (staging_.veil > 0) list.solid(Rect{0, 0, page_.x, page_.y}, scene::faded(kDimmed, staging_.veil));
  if (!(staging_.beam > 0)) return;
  const Pose left = geometry_->pair(-1, false), right = geometry_->pair(1, false);
  const Vec2 middle = (left.at + right.at) * 0.5f;
  const float foot = std::round(middle.y + 150);
  const Color light = scene::faded(scene::kWhite, staging_.beam);
  list.sprite(art::kGlowBeam, Rect{middle.x - kBeam / 2, 0, kBeam, foot}, light);
  list.sprite(art::kGlowLightPool, Rect::around({middle.x, foot - 20}, kLightPool.x, kLightPool.y), light);
  if (staging_.rays > 0)
    list.sprite(art::kGlowRays, Rect::around(middle, kRays, kRays), scene::faded(scene::kWhite, staging_.rays));
}

// Under each die, in words, what it says.
void MartinisTable::paint_dice_words(DrawList& list) const {
  if (!dish_there()) return;
  for (int i = 0; i < 2; ++i) {
    list.set_entity(i == 0 ? "table.die.red" : "table.die.blue");
    const Pose die = geometry_->die(i, model_->fever);
    const auto which = static_cast<std::size_t>(i);
    const std::string word = flying_[which] ? std::string() : face_words(model_->dice[which].face);
    const std::string_view whose = model_->open_matching ? (i == 0 ? "Red" : "Blue") : (i == 0 ? "for her" : "for him");
    paint_pill(list, Rect::around({die.at.x, die.at.y + 86 + 60 * (die.scale - 1)}, 128, 34), word.empty() ? whose : word,
               i == 0 ? kForHer : kForHim, *setup_.metrics);
  }
}

// What the two on the stage share, and who shows whom.
void MartinisTable::paint_stage_marks(DrawList& list) const {
  const Model& model = *model_;
  if (model.pair) {
    list.set_entity("table.pair");
    const Vec2 middle = middle_of_pair();
    if (const auto glyph = shared_glyph(model.pair->red.card, model.pair->blue.card); !glyph.empty()) {
      list.sprite(art::kDiscPaper, disc({middle.x, middle.y + 128}, 38));
      list.sprite(glyph, disc({middle.x, middle.y + 128}, 28));
    }
  }
  if (!model.turned_over) return;
  for (Seat seat : model.showing()) {
    list.set_entity(ids::shown(seat.index()));
    const Pose pose = *board_.home(model.at(seat).shown->entity);
    const Rect box = box_of(pose);
    paint_pill(list, Rect::around({pose.at.x, box.y + box.h + 24}, box.w - 8, 34), name_of(seat), palette::kCream,
               *setup_.metrics);
  }
}

void MartinisTable::paint_call_out(DrawList& list) const {
  const std::string text = staging_.words.empty() ? call_out() : std::string(staging_.words);
  if (text.empty()) return;
  list.set_entity("table.call-out");
  const Rect r = geometry_->call_out();
  paint_fitted(list, text, r, on_picture(Font::kScript, type::kCallOut, palette::kGoldLight), *setup_.metrics, 32);
  std::string why = model_->asked                   ? "or " + std::string(noun_words(model_->asked->card))
                    : model_->pair && !model_->over ? shared_words(model_->pair->red.card, model_->pair->blue.card)
                                                    : "";
  // Two things in common take two lines.
  const auto comma = why.find(", ");
  const std::string more = comma == std::string::npos ? "" : why.substr(comma + 2);
  if (comma != std::string::npos) why.resize(comma + 1);
  const TextStyle style = on_picture(Font::kBold, kText);
  paint_fitted(list, why, Rect{r.x, r.y + 62, r.w, 34}, style, *setup_.metrics, 20);
  paint_fitted(list, more, Rect{r.x, r.y + 94, r.w, 34}, style, *setup_.metrics, 20);
}

// What may be acted on is marked.
void MartinisTable::paint_targets(DrawList& list) const {
  if (!caught_up() || legal_.empty()) return;
  for (const Piece& person : model_->pool) {
    if (!pool_action(person.card)) continue;
    list.set_entity(ids::of(ids::kPool, person.card));
    list.sprite(art::kTarget, box_of(*board_.home(person.entity), 6), palette::kGoldLight, 24);
  }
  for (Seat seat : model_->showing()) {
    const Piece& shown = *model_->at(seat).shown;
    if (!may(act::take(shown.card))) continue;
    list.set_entity(ids::shown(seat.index()));
    list.sprite(art::kTarget, box_of(*board_.home(shown.entity), 8), palette::kGoldLight, 24);
  }
}

// A card under the pointer or with the focus stands up to be read.
void MartinisTable::paint_looked_at(DrawList& list, const Attention& attention) const {
  if (!caught_up()) return;
  const std::string_view id = !attention.dragged.empty() ? attention.dragged
                              : !attention.hover.empty() ? attention.hover
                              : attention.ring           ? attention.focus
                                                         : std::string_view();
  const bool in_pool = id.starts_with(ids::kPool);
  const auto card = ids::card_after(id, in_pool ? ids::kPool : ids::kHand);
  if (!card) return;
  const EntityId entity = board_.named(id);
  if (entity == scene::kNobody) return;
  list.set_entity(id);
  if (id == attention.dragged) return list.sprite(card_sprite(*card), Rect::around(attention.pointer, 186, 260.4f));
  const Pose pose = *board_.home(entity);
  const Rect r = in_pool ? Rect::around(pose.at, 150, 210) : Rect::around({pose.at.x, page_.y - 148}, 208, 291.2f);
  list.sprite(art::kShadow, Rect{r.x - 20, r.y - 8, r.w + 40, r.h + 48}, Color{255, 255, 255, 150}, 24);
  list.sprite(card_sprite(*card), r);
  // In the pool it covers what marks it.
  if (in_pool && pool_action(*card))
    list.sprite(art::kTarget, Rect{r.x - 8, r.y - 8, r.w + 16, r.h + 16}, palette::kGoldLight, 24);
}

void MartinisTable::paint_prompts(DrawList& list, const Attention& attention) const {
  WidgetList widgets;
  collect_prompts(widgets);
  for (const Widget& widget : widgets.items()) {
    list.set_entity(widget.id);
    if (widget.role == Role::kText) {
      const float width = std::min(widget.rect.w, setup_.metrics->width(widget.name, Font::kBody, kText) + 56);
      const Rect panel = Rect::around(widget.rect.center(), 2 * std::ceil(width / 2), widget.rect.h);
      list.sprite(art::kPanelRound, panel, Color{255, 255, 255, 237}, panel.h / 2);
      paint_fitted(list, widget.name, widget.rect, {Font::kBody, kText, palette::kCream, Align::kCenter}, *setup_.metrics);
    } else {
      const ButtonKind kind = widget.id.ends_with(".red")                                 ? ButtonKind::kDanger
                              : widget.id.ends_with(".blue") || widget.id == "fever.skip" ? ButtonKind::kPlain
                                                                                          : ButtonKind::kPrimary;
      paint_button(list, widget, attention, Corners::kRound, kind);
    }
  }
}

void MartinisTable::paint(DrawList& list, const Attention& attention) const {
  list.set_entity("table");
  list.sprite(art::kTableMartinis, Rect{0, 0, page_.x, page_.y}, scene::kWhite, kTableCorner);
  if (!model_) return;
  paint_center(list);
  paint_spotlight(list);
  paint_seats(list);
  scene_.draw(list, -kEveryLayer, kLitLayer);
  paint_couple_marks(list);
  if (fever_.any()) paint_fever_behind(list);
  scene_.draw(list, kLitLayer, kOwnHandLayer);
  paint_stage_marks(list);
  paint_dice_words(list);
  if (!fever_.any()) paint_call_out(list);
  paint_window_bar(list);
  paint_staging(list);
  paint_targets(list);
  scene_.draw(list, kOwnHandLayer, kEveryLayer);
  if (win_.any()) paint_win(list);
  accompaniment_.paint_rings(list, scene_);
  accompaniment_.paint_particles(list);
  if (staging_.flash > 0) list.solid(Rect{0, 0, page_.x, page_.y}, scene::faded(scene::kWhite, staging_.flash));
  list.set_camera(accompaniment_.camera(list.view()));
  if (model_->fever) paint_fever_panels(list);
  paint_prompts(list, attention);
  paint_looked_at(list, attention);
}

}  // namespace nightcap::martinis::table
