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
constexpr float kFlashReach = 620;  // vpx round the bolt
constexpr float kBadgeBelow = 128;  // vpx, the middle of a pair
constexpr float kOnItsWay = 24;
constexpr Color kDimmed = Color::hex(0x151024, 64);  // a quarter of the light
constexpr Color kForHer = Color::hex(0xF9B39B), kForHim = Color::hex(0x9DBBF5);

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

Rect box_of(const Pose& pose, float margin = 0) {
  return Rect::around(pose.at, kCardSize.x * pose.scale + 2 * margin, kCardSize.y * pose.scale + 2 * margin);
}

// What two share.
void paint_badge(DrawList& list, scene::SpriteId glyph, Vec2 at, float size) {
  list.sprite(art::kDiscPaper, disc(at, 38 * size));
  list.sprite(glyph, disc(at, 28 * size));
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
  const float named = (1 - staging_.beam) * (1 - std::min(1.0f, fever_.dim));  // while nothing stands there
  if (named > 0 && !model.fever && model.pool.size() <= 8)
    list.words("The Dating Pool", Rect{pool.x, pool.center().y + 30, pool.w, 70}, on_picture(Font::kScript, 44), named);
  for (const Piece& person : model.pool) {  // each lies on the water
    const auto* card = scene_.find(person.entity);
    const Pose home = *board_.home(person.entity);
    if (card == nullptr || std::abs(card->pose.at.x - home.at.x) > 2 || std::abs(card->pose.at.y - home.at.y) > 12) continue;
    const float k = home.scale * kCardSize.x / kWaterRingFor;
    list.sprite(art::kWaterRing, Rect::around(home.at, std::round(kWaterRing.x * k), std::round(kWaterRing.y * k)));
  }
  list.set_entity("table.deck");
  const Rect deck = box_of(geometry_->deck());
  const int left = on_deck();
  if (left == 0) list.sprite(art::kPanelRound, deck, Color{255, 255, 255, 90}, 24);
  for (int i = std::min(3, (left + 9) / 10); i-- > 0;)
    list.sprite(art::kBackMartinis,
                Rect{deck.x - 3.0f * static_cast<float>(i), deck.y - 4.0f * static_cast<float>(i), deck.w, deck.h});
  list.sprite(art::kDisc, disc({deck.center().x, deck.y + deck.h}, 19));
  list.words(std::to_string(left), disc({deck.center().x, deck.y + deck.h}, 19),
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
    const auto which = static_cast<std::size_t>(i);
    Pose die = geometry_->die(i, model_->fever);
    // On its way to another place it takes its words along; thrown, it comes back to them.
    if (const auto* lies = scene_.find(dice_[which]); lies != nullptr && !flying_[which]) die.at = lies->pose.at;
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
    // It hangs on the two, also on their way.
    const Pose &red = scene_.find(model.pair->red.entity)->pose, &blue = scene_.find(model.pair->blue.entity)->pose;
    const float k = (red.scale + blue.scale) / (2 * geometry_->pair(1, model.fever).scale);
    const Vec2 middle = (red.at + blue.at) * 0.5f - Vec2{0, (red.lift + blue.lift) / 2};
    if (const auto glyph = shared_glyph(model.pair->red.card, model.pair->blue.card); !glyph.empty())
      paint_badge(list, glyph, {middle.x, middle.y + kBadgeBelow * k},
                  k * (model.pair->red.entity == staging_.joined ? staging_.badge : 1));
  } else if (staging_.shed_size > 0) {
    list.set_entity("table.pair");
    paint_badge(list, staging_.shed, staging_.altar + Vec2{0, kBadgeBelow}, staging_.shed_size);
  }
  if (!model.turned_over || model.pair) return;
  for (Seat seat : model.showing()) {
    const EntityId shown = model.at(seat).shown->entity;
    list.set_entity(ids::shown(seat.index()));
    const Pose pose = *board_.home(shown);
    const Pose& now = scene_.find(shown)->pose;
    if (now.flip > 90 || std::abs(now.at.x - pose.at.x) + std::abs(now.at.y - pose.at.y) > kOnItsWay) continue;
    const Rect box = box_of(pose);
    paint_pill(list, Rect::around({pose.at.x, box.y + box.h + 24}, box.w - 8, 34), name_of(seat), palette::kCream,
               *setup_.metrics);
  }
}

void MartinisTable::paint_call_out(DrawList& list) const {
  if (model_->pair && model_->pair->red.entity == staging_.joined && !(staging_.badge > 0)) return;  // they have yet to meet
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

// The name as it stood on the plate, cut short where it is too long.
void MartinisTable::paint_buzzer(DrawList& list, const Widget& buzzer, const Attention& attention) const {
  Widget button = buzzer;
  button.name.clear();
  paint_button(list, button, attention, Corners::kRound, ButtonKind::kDanger);
  const Rect& r = buzzer.rect;
  paint_fitted(list, buzzer.name, Rect{r.x + 18, r.y, r.w - 78, r.h - 5}, {Font::kBold, 24, scene::kWhite, Align::kLeft},
               *setup_.metrics);
}

void MartinisTable::paint_prompts(DrawList& list, const Attention& attention) const {
  WidgetList widgets;
  collect_prompts(widgets);
  for (const Widget& widget : widgets.items()) {
    list.set_entity(widget.id);
    if (widget.role == Role::kText && fever_.any() && fever_.panels < 1 && !model_->over) continue;  // between two places
    if (widget.role == Role::kText) {
      const float width = std::min(widget.rect.w, setup_.metrics->width(widget.name, Font::kBody, kText) + 56);
      const Rect panel = Rect::around(widget.rect.center(), 2 * std::ceil(width / 2), widget.rect.h);
      list.sprite(art::kPanelRound, panel, Color{255, 255, 255, 237}, panel.h / 2);
      paint_fitted(list, widget.name, widget.rect, {Font::kBody, kText, palette::kCream, Align::kCenter}, *setup_.metrics);
    } else if (widget.id.starts_with(tabletop::kBuzzHead)) {
      paint_buzzer(list, widget, attention);
    } else {
      const ButtonKind kind = widget.id.ends_with(".red")    ? ButtonKind::kDanger
                              : widget.id.ends_with(".blue") ? ButtonKind::kPlain
                                                             : ButtonKind::kPrimary;
      Widget button = widget;
      // Whose throw it is, if the name fits beside the key.
      if (widget.id == "table.roll" && setup_.metrics->width(widget.name, Font::kBold, type::kButton) > widget.rect.w - 84)
        button.name = "Roll the dice";
      paint_button(list, button, attention, Corners::kRound, kind);
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
  // What stirs is painted last, so that nothing else need be painted again.
  const bool calm = is_calm(), rests = !busy();
  scene_.draw(list, -kEveryLayer, kPoolLayer);
  if (!calm) scene_.draw(list, kPoolLayer, kPoolLayer + 1);
  scene_.draw(list, kPoolLayer + 1, kLitLayer);
  paint_couple_marks(list);
  if (fever_.any()) paint_fever_behind(list);
  scene_.draw(list, kLitLayer, kOwnHandLayer);
  paint_stage_marks(list);
  paint_dice_words(list);
  if (!fever_.any()) paint_call_out(list);
  paint_window_bar(list);
  paint_staging(list);
  if (!rests) paint_thinking(list);
  // A card that stands up to be read, or is dragged, covers the sentence over the hand.
  const bool hand_above = regard_.looked_at.starts_with(ids::kHand) || !regard_.dragged.empty();
  if (hand_above) paint_prompts(list, attention);
  scene_.draw(list, kOwnHandLayer, kEveryLayer);
  if (win_.any()) paint_win(list);
  accompaniment_.paint_rings(list, scene_);
  accompaniment_.paint_particles(list);
  if (staging_.flash > 0)
    list.sprite(art::kGlow, disc(staging_.altar, kFlashReach), scene::faded(Color::hex(0xF4F8FF), staging_.flash));
  list.set_camera(accompaniment_.camera(list.view()));
  if (model_->fever) paint_fever_panels(list);
  if (!hand_above) paint_prompts(list, attention);
  paint_ripples(list);
  if (calm) scene_.draw(list, kPoolLayer, kPoolLayer + 1);
  paint_lamps(list);
  if (rests) {
    paint_shut_eyes(list);
    paint_thinking(list);
  }
  paint_close_up(list);
  paint_reason(list);
}

}  // namespace nightcap::martinis::table
