#include "game/app/heard_screen.hpp"

namespace nightcap::app {

HeardScreen::HeardScreen(std::unique_ptr<ui::Screen> screen, const scene::TextMetrics& metrics, sound::Levels& levels)
    : screen_(std::move(screen)), volume_(desk_, {.right = true, .place = 0}) {
  desk_.metrics = &metrics;
  desk_.levels = &levels;
  desk_.house = screen_->corners();
  desk_.announce = [this](std::string words) { announcements_.push_back(std::move(words)); };
  volume_.stack(hud::kBelowBar);
}

void HeardScreen::set_page(ui::Vec2 size) {
  screen_->set_page(size);
  volume_.set_page({size, false, false});
  ++revision_;
}

void HeardScreen::collect(ui::WidgetList& widgets) const {
  screen_->collect(widgets);
  volume_.collect_button(widgets);
  volume_.collect(widgets);
}

void HeardScreen::press(std::string_view id) {
  if (!owns(id)) return screen_->press(id);
  id == volume_.id() ? volume_.toggle() : volume_.press(id);
  ++revision_;
}

void HeardScreen::drop(std::string_view from, std::string_view to) {
  if (!owns(from) && !owns(to)) screen_->drop(from, to);
}

void HeardScreen::adjust(std::string_view id, int step) {
  if (!owns(id)) return screen_->adjust(id, step);
  volume_.adjust(id, step);
  ++revision_;
}

bool HeardScreen::back() {
  if (!volume_.open()) return screen_->back();
  volume_.close();
  ++revision_;
  return true;
}

bool HeardScreen::key(std::string_view key) {
  if (!volume_.key(key)) return screen_->key(key);
  ++revision_;
  return true;
}

void HeardScreen::slide(std::string_view id, ui::Vec2 at) {
  if (!owns(id)) return screen_->slide(id, at);
  volume_.slide(id, at);
  ++revision_;
}

bool HeardScreen::leaves_motion_alone(std::string_view id) const { return owns(id) || screen_->leaves_motion_alone(id); }

void HeardScreen::paint(scene::DrawList& list, const ui::Attention& attention) const {
  screen_->paint(list, attention);
  volume_.show_button(list, attention);
  volume_.paint(list, attention);
}

}  // namespace nightcap::app
