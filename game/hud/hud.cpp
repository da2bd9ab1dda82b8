#include "game/hud/hud.hpp"

#include <utility>

#include "game/hud/advice.hpp"
#include "game/hud/booklet.hpp"
#include "game/hud/chances.hpp"
#include "game/hud/log.hpp"
#include "game/hud/skip.hpp"
#include "game/hud/speed.hpp"
#include "game/hud/tally.hpp"
#include "game/hud/volume.hpp"

namespace nightcap::hud {

Hud::Hud(Desk desk) : desk_(std::move(desk)) {
  desk_.open_rule = [this](base::Rule rule) { open_rule(rule); };
  desk_.announce = [this](std::string words) { announcements_.push_back(std::move(words)); };
  // In focus order, which is also the order of painting.
  panels_.push_back(std::make_unique<Advice>(desk_));
  panels_.push_back(std::make_unique<Chances>(desk_));
  panels_.push_back(std::make_unique<Tally>(desk_));
  panels_.push_back(std::make_unique<Skip>(desk_));
  panels_.push_back(std::make_unique<Log>(desk_));
  panels_.push_back(std::make_unique<Booklet>(desk_));
  booklet_ = static_cast<Booklet*>(panels_.back().get());
  panels_.push_back(std::make_unique<Speed>(desk_));
  panels_.push_back(std::make_unique<Volume>(desk_));
}

Hud::~Hud() = default;

void Hud::set_page(const Page& page) {
  page_ = page;
  for (const auto& panel : panels_) panel->set_page(page);
  stack();
}

Vec2 Hud::table_page() const {
  Vec2 size = page_.size;
  for (const auto& panel : panels_) size.x -= panel->docked();
  return size;
}

void Hud::look() {
  const Seen now{desk_.step(), desk_.table->log().size(), desk_.table->busy()};
  if (now == std::exchange(seen_, now)) return;
  for (const auto& panel : panels_) panel->look();
  stack();
}

void Hud::stack() {
  float top = kBelowBar;
  for (const auto& panel : panels_) top += panel->stack(top);
}

Panel* Hud::cover() const {
  Panel* cover = nullptr;  // the topmost
  for (const auto& panel : panels_)
    if (panel->covers()) cover = panel.get();
  return cover;
}

Panel* Hud::panel_of(std::string_view id) const {
  for (const auto& panel : panels_)
    if (id.starts_with(panel->id()) && (id.size() == panel->id().size() || id[panel->id().size()] == '.')) return panel.get();
  return nullptr;
}

void Hud::collect(ui::WidgetList& widgets) const {
  if (const Panel* alone = cover()) return alone->collect(widgets);
  for (const auto& panel : panels_)
    if (panel->there()) panel->collect_button(widgets);
  for (const auto& panel : panels_) panel->collect(widgets);
}

std::string_view Hud::default_focus() const {
  const Panel* alone = cover();
  return alone != nullptr ? alone->default_focus() : std::string_view();
}

void Hud::press(std::string_view id) {
  Panel* panel = panel_of(id);
  if (panel == nullptr) return;
  if (id == panel->id()) {
    panel->look();
    panel->toggle();
  } else {
    panel->press(id);
  }
  stack();
}

void Hud::adjust(std::string_view id, int step) {
  if (Panel* panel = panel_of(id)) panel->adjust(id, step);
}

void Hud::slide(std::string_view id, Vec2 at) {
  if (Panel* panel = panel_of(id)) panel->slide(id, at);
}

bool Hud::key(std::string_view key) {
  if (Panel* alone = cover()) {
    if (key != alone->key_name()) return alone->key(key);
    alone->toggle();
    return true;
  }
  for (const auto& panel : panels_)
    if (panel->key(key)) return true;
  return false;
}

bool Hud::wheel(Vec2 at, float dy) {
  if (Panel* alone = cover()) return alone->wheel(at, dy);
  for (const auto& panel : panels_)
    if (panel->wheel(at, dy)) return true;
  return false;
}

bool Hud::back() {
  if (Panel* alone = cover()) {
    alone->toggle();
    stack();
    return true;
  }
  for (const auto& panel : panels_) {
    if (!panel->open() || panel->docked() > 0) continue;
    panel->toggle();
    stack();
    return true;
  }
  return false;
}

void Hud::open_rule(base::Rule rule) { booklet_->open_at(rule); }

void Hud::paint(scene::DrawList& list, const ui::Attention& attention) const {
  for (const auto& panel : panels_)
    if (panel->docked() > 0) panel->paint(list, attention);
  for (const auto& panel : panels_)
    if (panel->there()) panel->show_button(list, attention);
  for (const auto& panel : panels_)
    if (panel->docked() == 0) panel->paint(list, attention);
}

}  // namespace nightcap::hud
