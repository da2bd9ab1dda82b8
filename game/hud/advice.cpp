#include "game/hud/advice.hpp"

#include "assets/art/ids.hpp"
#include "game/hud/text.hpp"

namespace nightcap::hud {

namespace {

using namespace ui;  // NOLINT: most of this file is painting

constexpr float kWidth = 430, kLine = 32, kSize = 24, kTextAt = 76;
constexpr float kStandsOff = 8;  // the ring, from what it is round

}  // namespace

scene::SpriteId Advice::icon() const { return art::kIconHint; }

Rect Advice::box() const { return {20, top_, kWidth, 40 + kLine * static_cast<float>(lines_.size())}; }

void Advice::toggle() {
  if (open_) return close();
  const auto hint = desk_.hint();
  hint_ = hint ? *hint : Hint{"There is nothing to decide now.", {}};
  lines_ = wrapped(hint_.sentence, kWidth - kTextAt - 24, Font::kMedium, kSize, *desk_.metrics);
  step_ = desk_.step();
  open_ = true;
  desk_.announce(hint_.sentence);
}

void Advice::look() {
  if (open_ && desk_.step() != step_) close();
}

float Advice::stack(float top) {
  top_ = top;
  return open_ ? box().h + 12 : 0;
}

void Advice::collect(WidgetList& widgets) const {
  if (open_) widgets.add(Role::kText, "table.hint.text", hint_.sentence, box());
}

void Advice::paint(DrawList& list, const Attention&) const {
  if (!open_) return;
  WidgetList there;
  desk_.table->collect(there);
  for (const std::string& id : hint_.path)
    if (const Widget* widget = there.find(id)) {
      const Rect& r = widget->rect;
      list.set_entity("table.hint.ring");
      list.sprite(art::kHintRing, Rect{r.x - kStandsOff, r.y - kStandsOff, r.w + 2 * kStandsOff, r.h + 2 * kStandsOff},
                  scene::kWhite, 24);
    }
  const Rect r = box();
  list.set_entity("table.hint.text");
  paint_shadow(list, r, 12);
  paint_panel(list, r, desk_.corners());
  list.sprite(art::kIconHint, Rect{r.x + 22, r.y + 20, 40, 40});
  for (std::size_t i = 0; i < lines_.size(); ++i)
    list.words(lines_[i], Rect{r.x + kTextAt, r.y + 20 + kLine * static_cast<float>(i), r.w - kTextAt - 20, kLine},
               {Font::kMedium, kSize, palette::kCream, Align::kLeft});
}

}  // namespace nightcap::hud
