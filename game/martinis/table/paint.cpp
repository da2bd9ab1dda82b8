// The table round the pieces: seats, pool, piles, dice words, prompts.

#include <string>

#include "engine/ui/paint.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/table/words.hpp"
#include "game/martinis/wire/names.hpp"

namespace nightcap::martinis::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr std::string_view kAvatars[] = {"avatar.1", "avatar.2", "avatar.3", "avatar.4", "avatar.5", "avatar.6"};
constexpr int kDiceLayer = 45;  // and up: above the dish

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

void paint_count(DrawList& list, Vec2 at, int number) {
  list.sprite("disc", disc(at, 17));
  list.words(std::to_string(number), disc(at, 17), {Font::kBold, type::kTag, palette::kCream, Align::kCenter});
}

}  // namespace

void MartinisTable::paint_seats(DrawList& list, const Attention&) const {
  const Model& model = *model_;
  for (int s = 0; s < model.players; ++s) {
    const Seat seat{s};
    const SeatPlace& place = geometry_->seat(s);
    const SeatModel& at = model.at(seat);
    const bool turn = seat == model.turn && !model.over;
    list.set_entity("table.seat." + std::to_string(s));
    if (turn) list.sprite("glow", disc(place.avatar, place.avatar_radius * 1.9f), Color{255, 222, 150, 220});
    list.sprite(kAvatars[s], disc(place.avatar, place.avatar_radius));
    paint_panel(list, place.plate, Corners::kRound);
    const Rect text{place.plate.x + 16, place.plate.y + 4, place.plate.w - 32, 32};
    list.words(name_of(seat), text, {Font::kBold, type::kBody, turn ? palette::kGoldLight : palette::kCream, Align::kLeft});
    int married = 0;
    for (const CouplePiece& couple : at.couples) married += couple.married ? 1 : 0;
    for (int i = 0; i < model.marriages; ++i)
      list.sprite(i < married ? "icon.heart" : "icon.heart-empty", Rect{place.plate.x + 16 + 26 * static_cast<float>(i), place.plate.y + 36, 22, 22});
    list.words(std::to_string(married) + " of " + std::to_string(model.marriages),
               Rect{place.plate.x + 22 + 26 * static_cast<float>(model.marriages), place.plate.y + 32, 100, 30},
               {Font::kBody, type::kTag, palette::kCream2, Align::kLeft});
    if (at.passed) list.sprite("icon.pass", disc({place.plate.x + place.plate.w - 24, place.plate.y + 20}, 15));
  }
}

void MartinisTable::paint_center(DrawList& list) const {
  const Model& model = *model_;
  list.set_entity("table.pool");
  list.sprite("pool", geometry_->pool_box());
  const Rect pool = geometry_->pool_box();
  if (!model.pair && !model.asked)
    list.words("The Dating Pool", Rect{pool.x, pool.center().y + 40, pool.w, 70}, on_picture(Font::kScript, 44));
  list.set_entity("table.deck");
  const Pose deck = geometry_->deck();
  const Rect deck_box = Rect::around(deck.at, kCardSize.x * deck.scale, kCardSize.y * deck.scale);
  for (int i = 0; i < 3 && i < (model.deck + 9) / 10; ++i)
    list.sprite("back.martinis", Rect{deck_box.x - 3.0f * static_cast<float>(i), deck_box.y - 4.0f * static_cast<float>(i), deck_box.w, deck_box.h});
  if (model.deck == 0) list.sprite("panel.round", deck_box, Color{255, 255, 255, 90}, 24);
  paint_count(list, {deck_box.center().x, deck_box.y + deck_box.h}, model.deck);
  list.set_entity("table.dish");
  list.sprite("dish", geometry_->dish());
}

void MartinisTable::paint_marks(DrawList& list, const Attention& attention) const {
  const Model& model = *model_;
  for (int s = 0; s < model.players; ++s) {
    const Seat seat{s};
    if (!model.is_viewer(seat)) {
      list.set_entity("table.seat." + std::to_string(s));
      paint_count(list, geometry_->seat(s).count, static_cast<int>(model.at(seat).hand.size()));
    }
    const auto& couples = model.at(seat).couples;
    for (std::size_t i = 0; i < couples.size(); ++i) {
      const auto* red = scene_.find(couples[i].red.entity);
      const auto* blue = scene_.find(couples[i].blue.entity);
      if (red == nullptr || blue == nullptr || (model.pair && model.pair->red.entity == couples[i].red.entity)) continue;
      list.set_entity("table.seat." + std::to_string(s) + ".couple." + std::to_string(i));
      const Vec2 middle = (red->pose.at + blue->pose.at) * 0.5f;
      const float width = kCardSize.x * red->pose.scale;
      if (couples[i].married) {
        if (red->pose.flip > 90) list.sprite("seal", disc(middle, width * 0.37f));
      } else if (const auto icon = shared_icon(couples[i].red.card, couples[i].blue.card); !icon.empty()) {
        list.sprite("disc.paper", disc({middle.x, middle.y + kCardSize.y * red->pose.scale * 0.45f}, width * 0.25f));
        list.sprite(icon, disc({middle.x, middle.y + kCardSize.y * red->pose.scale * 0.45f}, width * 0.19f));
      }
    }
  }
  if (model.pair) {
    list.set_entity("table.pair");
    const Vec2 middle = (geometry_->stage(-1).at + geometry_->stage(1).at) * 0.5f;
    if (const auto icon = shared_icon(model.pair->red.card, model.pair->blue.card); !icon.empty()) {
      list.sprite("disc.paper", disc({middle.x, middle.y + 132}, 40));
      list.sprite(icon, disc({middle.x, middle.y + 132}, 30));
    }
  }
  if (const std::string text = call_out(); !text.empty()) {
    list.set_entity("table.call-out");
    const Rect r = geometry_->call_out();
    list.words(text, r, on_picture(Font::kScript, type::kCallOut, palette::kGoldLight));
    if (model.pair)
      list.words(shared_words(model.pair->red.card, model.pair->blue.card) + ".", Rect{r.x, r.y + 58, r.w, 40}, on_picture(Font::kBold, 24));
  }
  // Under each die, in words, what it says.
  for (int i = 0; i < 2; ++i) {
    const auto which = static_cast<std::size_t>(i);
    list.set_entity(i == 0 ? "table.die.red" : "table.die.blue");
    const Pose die = geometry_->die(i);
    const Rect pill = Rect::around({die.at.x, die.at.y + 84}, 112, 32);
    paint_panel(list, pill, Corners::kRound);
    const std::string word = face_words(model.dice[which].face);
    list.words(!word.empty() ? word : i == 0 ? "for her" : "for him", pill,
               {Font::kBold, type::kCaption, i == 0 ? Color::hex(0xF9B39B) : Color::hex(0x9DBBF5), Align::kCenter});
  }
  // What may be acted on is marked; a card under the pointer stands up to be read.
  if (caught_up() && !legal_.empty()) {
    for (const Piece& person : model.pool) {
      if (!pool_action(person.card)) continue;
      list.set_entity("table.pool." + std::string(wire::card_name(person.card)));
      const Pose pose = *board_.home(person.entity);
      list.sprite("target", Rect::around(pose.at, kCardSize.x * pose.scale + 16, kCardSize.y * pose.scale + 16), palette::kGoldLight, 24);
    }
    for (int s = 0; s < model.players; ++s) {
      const auto& shown = model.at(Seat{s}).shown;
      if (!shown || !may(act::take(shown->card))) continue;
      list.set_entity("table.shown." + std::to_string(s));
      const Pose pose = *board_.home(shown->entity);
      list.sprite("target", Rect::around(pose.at, kCardSize.x * pose.scale + 16, kCardSize.y * pose.scale + 16), palette::kGoldLight, 24);
    }
  }
  if (model.viewer == kNoSeat || !caught_up()) return;
  const std::string_view looked_at = !attention.dragged.empty() ? std::string_view() : !attention.hover.empty() ? attention.hover
                                     : attention.ring           ? attention.focus
                                                                : std::string_view();
  for (const Piece& own : model.at(model.viewer).hand) {
    const std::string id = "table.hand." + std::string(wire::card_name(own.card));
    if (id == attention.dragged) {
      list.set_entity(id);
      list.sprite(card_sprite(own.card), Rect::around(attention.pointer, 186, 260));
    } else if (id == looked_at) {
      list.set_entity(id);
      const Pose pose = *board_.home(own.entity);
      const Rect r = Rect::around({pose.at.x, pose.at.y - 60}, 186 * 1.12f, 260 * 1.12f);
      list.sprite("shadow", Rect{r.x - 20, r.y - 8, r.w + 40, r.h + 48}, Color{255, 255, 255, 150}, 24);
      list.sprite(card_sprite(own.card), r);
    }
  }
}

void MartinisTable::paint_prompts(DrawList& list, const Attention& attention) const {
  WidgetList widgets;
  collect_prompts(widgets);
  for (const Widget& widget : widgets.items()) {
    list.set_entity(widget.id);
    if (widget.role == Role::kText) {
      paint_panel(list, widget.rect, Corners::kRound);
      list.words(widget.name, widget.rect, {Font::kBody, type::kBody, palette::kCream, Align::kCenter});
    } else {
      const bool main = widget.id == "table.roll" || widget.id == "table.ask" || widget.id.ends_with("pass");
      paint_button(list, widget, attention, Corners::kRound,
                   main                              ? ButtonKind::kPrimary
                   : widget.id.ends_with(".red")     ? ButtonKind::kDanger
                                                     : ButtonKind::kPlain);
    }
  }
}

void MartinisTable::paint(DrawList& list, const Attention& attention) const {
  list.set_entity("table");
  list.sprite("table.martinis", Rect{0, 0, page_.x, page_.y});
  if (!model_) return;
  paint_center(list);
  paint_seats(list, attention);
  scene_.draw(list, -1'000'000, kDiceLayer);
  scene_.draw(list, kDiceLayer);
  paint_marks(list, attention);
  paint_prompts(list, attention);
}

}  // namespace nightcap::martinis::table
