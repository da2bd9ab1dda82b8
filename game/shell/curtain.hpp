// The curtain that falls when the screen passes to somebody else: whose it is, and nothing of what was behind it.
#pragma once

#include <memory>
#include <string>

#include "engine/motion/tempo.hpp"
#include "engine/ui/screen.hpp"

namespace nightcap::shell {

class Curtain : public ui::Screen {
 public:
  // It falls over the screen `behind`, on which no hand may lie open. `metrics` and `tempo` outlive it.
  Curtain(std::string player, scene::SpriteId face, std::unique_ptr<ui::Screen> behind, const scene::TextMetrics& metrics,
          const motion::Tempo& tempo)
      : player_(std::move(player)), face_(face), behind_(std::move(behind)), metrics_(metrics), tempo_(tempo) {}

  [[nodiscard]] std::string_view name() const override { return "curtain"; }
  void set_page(ui::Vec2 size) override;
  void collect(ui::WidgetList& widgets) const override;
  [[nodiscard]] std::string_view default_focus() const override;
  void press(std::string_view id) override;
  bool back() override;
  bool hurry() override {
    if (!falling()) return false;
    update(length() - since_);
    return true;
  }
  void update(float ms) override;
  [[nodiscard]] unsigned revision() const override { return revision_; }
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

  // Whether it still falls.
  [[nodiscard]] bool falling() const { return since_ < length(); }
  [[nodiscard]] bool lifted() const { return lifted_; }
  // "Leave the table?" was answered.
  [[nodiscard]] bool left() const { return left_; }
  [[nodiscard]] std::unique_ptr<ui::Screen> take_behind() { return std::move(behind_); }

 private:
  // ms of game time: of the drapes, and of both.
  [[nodiscard]] float length() const;
  void paint_board(scene::DrawList& list, float rise, const ui::Attention& attention) const;

  std::string player_;
  scene::SpriteId face_;
  std::unique_ptr<ui::Screen> behind_;
  const scene::TextMetrics& metrics_;
  const motion::Tempo& tempo_;
  ui::Vec2 page_{1920, 1080};
  float since_ = 0;  // ms of game time since it began to fall
  bool asking_ = false;
  bool lifted_ = false;
  bool left_ = false;
  unsigned revision_ = 1;
};

}  // namespace nightcap::shell
