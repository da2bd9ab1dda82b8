// The lobby: who plays and how, before the cards are dealt.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/ui/screen.hpp"
#include "game/shell/game_info.hpp"

namespace nightcap::shell {

class Lobby : public ui::Screen {
 public:
  // `seed` is offered, and can be changed; `last`: how the table was set up before, if it was this game's.
  Lobby(const GameInfo& game, std::uint64_t seed, const scene::TextMetrics& metrics, const MatchPlan* last = nullptr);

  [[nodiscard]] std::string_view name() const override { return "lobby"; }
  [[nodiscard]] ui::Corners corners() const override { return game_.corners; }
  void set_page(ui::Vec2 size) override;
  void collect(ui::WidgetList& widgets) const override;
  [[nodiscard]] std::string_view default_focus() const override { return "lobby.start"; }
  void press(std::string_view id) override;
  void adjust(std::string_view id, int step) override;
  void type(std::string_view id, std::string_view text) override;
  bool back() override;
  [[nodiscard]] unsigned revision() const override { return revision_; }
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

  // What was set up, once somebody starts.
  [[nodiscard]] const std::optional<MatchPlan>& started() const { return started_; }
  [[nodiscard]] bool left() const { return left_; }

 private:
  // A box of the group in the middle of the page.
  [[nodiscard]] ui::Rect placed(ui::Rect box) const;
  [[nodiscard]] bool small_places() const;
  [[nodiscard]] ui::Rect seat_box(int seat) const;
  [[nodiscard]] std::string starter_text() const;
  // Whether the values of a choice are so few that all of them are shown, each a cell to press.
  [[nodiscard]] bool has_cells(std::string_view id) const;
  [[nodiscard]] std::string caption(std::string_view id) const;
  [[nodiscard]] std::string_view help(std::string_view id) const;
  void add_choice(ui::WidgetList& widgets, std::string_view id, std::string_view label, ui::Rect box, std::string value,
                  bool labelled) const;
  void add_range(ui::WidgetList& widgets, std::string_view id, std::string_view label, ui::Rect box, int value, int lowest,
                 int highest) const;
  // Chooses a value of a choice with cells.
  void choose(std::string_view id, int value);
  void collect_seats(ui::WidgetList& widgets) const;
  void collect_rules(ui::WidgetList& widgets) const;
  void paint_seat(int seat, scene::DrawList& list) const;
  void paint_name(scene::DrawList& list, const ui::Widget& widget, const ui::Attention& attention) const;
  void paint_kind(scene::DrawList& list, const ui::Widget& widget, const ui::Attention& attention) const;
  void paint_complaint(scene::DrawList& list, const ui::Widget& widget) const;
  void paint_help(scene::DrawList& list, std::string_view text) const;
  void start();

  // Behind the id of a choice: the arrow that steps back, or a value.
  static constexpr std::string_view kLess = ".less", kTo = ".to.";
  static constexpr std::string_view kSeatPrefix = "lobby.seat.", kOptionPrefix = "lobby.option.";
  // Of the group of 1920 by 1080 in the middle of the page.
  static constexpr ui::Rect kRules{1168, 196, 692, 724};
  static constexpr float kLeft = 60;

  const GameInfo& game_;
  const scene::TextMetrics& metrics_;
  ui::Vec2 page_{1920, 1080};
  int players_;
  std::vector<SeatPlan> seats_;  // for the most players; the first players_ count
  int starter_ = -1;             // -1: by lot
  std::vector<int> values_;      // of the options
  std::string seed_;
  std::string complaint_;  // what is wrong with what was typed
  std::optional<MatchPlan> started_;
  bool left_ = false;
  unsigned revision_ = 1;
};

}  // namespace nightcap::shell
