// The title: a street at night, and a door for each game.
#pragma once

#include <optional>
#include <span>

#include "engine/ui/screen.hpp"
#include "game/shell/game_info.hpp"

namespace nightcap::shell {

class Title : public ui::Screen {
 public:
  explicit Title(std::span<const GameInfo> games);

  [[nodiscard]] std::string_view name() const override { return "title"; }
  void set_page(ui::Vec2 size) override;
  void collect(ui::WidgetList& widgets) const override;
  void press(std::string_view id) override;
  bool back() override;
  [[nodiscard]] unsigned revision() const override { return revision_; }
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

  // The door that was opened, since the last call.
  [[nodiscard]] std::optional<std::size_t> take_choice();
  // Whether somebody wants to leave, and has said so twice.
  [[nodiscard]] bool wants_quit() const { return quit_; }

 private:
  // Where the picture of the street begins.
  [[nodiscard]] ui::Vec2 street() const;
  [[nodiscard]] ui::Rect door(std::size_t i) const;
  // Whether somebody is about to open it.
  [[nodiscard]] bool lit(std::size_t i, const ui::Attention& attention) const;
  void collect_street(ui::WidgetList& widgets) const;
  void paint_street(scene::DrawList& list) const;
  void paint_house(std::size_t i, scene::DrawList& list, const ui::Attention& attention) const;
  void paint_plate(std::size_t i, scene::DrawList& list, const ui::Attention& attention) const;

  std::span<const GameInfo> games_;
  ui::Vec2 page_{1920, 1080};
  std::optional<std::size_t> choice_;
  bool asking_ = false;  // "Leave Nightcap?" is open
  bool quit_ = false;
  unsigned revision_ = 1;
};

}  // namespace nightcap::shell
