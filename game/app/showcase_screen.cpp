#include "game/app/showcase_screen.hpp"

#include <cmath>

#include "engine/ui/paint.hpp"

namespace nightcap::app {

namespace {
constexpr float kMargin = 28, kHigh = 72, kInside = 56;  // vpx
constexpr std::string_view kHint = "Press any key to play";
}  // namespace

ui::Rect ShowcaseScreen::plate() const {
  const float width = std::ceil((metrics_.width(caption_, scene::Font::kBold, ui::type::kBody) + kInside) / 2) * 2;
  return {page().x - kMargin - width, page().y - kMargin - kHigh, width, kHigh};
}

void ShowcaseScreen::collect(ui::WidgetList& widgets) const {
  session().table().collect(widgets);
  widgets.add(ui::Role::kButton, "showcase.leave", std::string(kHint), plate());
}

void ShowcaseScreen::set_page(ui::Vec2 size) {
  TableScreen::set_page(size);
  session().table().set_page(size);
}

bool ShowcaseScreen::back() {
  leave();
  return true;
}

void ShowcaseScreen::paint(scene::DrawList& list, const ui::Attention&) const {
  session().table().paint(list, {});
  list.set_entity("showcase.leave");
  const ui::Rect r = plate();
  ui::paint_panel(list, r, corners());
  list.words(caption_, ui::Rect{r.x, r.y + 6, r.w, 32},
             {scene::Font::kBold, ui::type::kBody, ui::palette::kGoldLight, scene::Align::kCenter});
  list.words(kHint, ui::Rect{r.x, r.y + 36, r.w, 28},
             {scene::Font::kBody, ui::type::kTag, ui::palette::kCream, scene::Align::kCenter});
}

}  // namespace nightcap::app
