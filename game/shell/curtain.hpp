// The curtain that falls when the screen passes to somebody else: whose it is, and nothing of what was behind it.
#pragma once

#include <string>

#include "engine/ui/screen.hpp"

namespace nightcap::shell {

class Curtain : public ui::Screen {
 public:
  Curtain(std::string player, const scene::TextMetrics& metrics) : player_(std::move(player)), metrics_(metrics) {}

  [[nodiscard]] std::string_view name() const override { return "curtain"; }
  void set_page(ui::Vec2 size) override;
  void collect(ui::WidgetList& widgets) const override;
  void press(std::string_view id) override;
  [[nodiscard]] unsigned revision() const override { return revision_; }
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

  [[nodiscard]] bool lifted() const { return lifted_; }

 private:
  std::string player_;
  const scene::TextMetrics& metrics_;
  ui::Vec2 page_{1920, 1080};
  bool lifted_ = false;
  unsigned revision_ = 1;
};

}  // namespace nightcap::shell
