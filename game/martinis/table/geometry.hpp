// Where things are on the table of Martinis & Men (art direction §5). Everything in vpx of a page that is at least
// 1920x1080; the centre keeps its place in the middle of a wider page, the right-hand seats keep to the right edge, and
// a taller page has its extra height between pool and hand.
#pragma once

#include <vector>

#include "engine/scene/scene.hpp"
#include "game/tabletop/fan.hpp"

namespace nightcap::martinis::table {

using scene::Pose;
using scene::Rect;
using scene::Vec2;

inline constexpr Vec2 kCardSize{250, 350};  // as drawn; a pose's scale makes it smaller

// How a seat's things are arranged: along the top, at the left or right edge, crowded at the top, or the viewer's own.
enum class SeatShape : std::uint8_t { kTop, kLeft, kRight, kCrowded, kOwn };

struct SeatPlace {
  SeatShape shape = SeatShape::kOwn;
  Rect box;
  Vec2 avatar;
  float avatar_radius = 54;
  Rect plate;
  tabletop::Fan fan;
  Vec2 count;  // the disc with the number of cards in the hand
};

class Geometry {
 public:
  // `viewer_at` is the seat at the bottom; the others follow clockwise from the left.
  Geometry(Vec2 page, int players, int viewer_at);

  [[nodiscard]] Vec2 page() const { return page_; }
  [[nodiscard]] const SeatPlace& seat(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
  // Of the i-th of n people in the pool.
  [[nodiscard]] Pose pool(int i, int n) const;
  [[nodiscard]] Rect pool_box() const;
  // Of the i-th of n couples in front of a seat (married ones first), and the width of its cards.
  [[nodiscard]] Pose couple(int seat, int i, int n) const;
  // Of one card of a couple that lies at `couple`: side -1 red, 1 blue.
  [[nodiscard]] static Pose of_couple(const Pose& couple, int side, bool married);
  // The person who is asked with, or one of a pair on the stage: side -1, 1, or 0 alone.
  [[nodiscard]] Pose stage(int side) const;
  // A shown person on the way from its seat to the stage.
  [[nodiscard]] Pose shown(int seat) const;
  [[nodiscard]] Pose deck() const;
  [[nodiscard]] Pose discard(int i) const;
  [[nodiscard]] Pose special(int i) const;  // beside the dice
  [[nodiscard]] Rect dish() const;
  [[nodiscard]] Pose die(int which) const;  // 0 red, 1 blue
  [[nodiscard]] Rect main_button() const;
  [[nodiscard]] Rect second_button() const;
  [[nodiscard]] Rect call_out() const;
  // The buttons for the i-th Special Card in a window: die 0 red, 1 blue.
  [[nodiscard]] Rect special_button(int i, int die) const;
  [[nodiscard]] Rect sentence() const;

 private:
  [[nodiscard]] Vec2 center(float x, float y) const { return {x + dx_, y + dy_}; }

  Vec2 page_;
  float dx_;  // the centre's way to the right on a wide page
  float dy_;  // and down on a tall one
  int players_;
  std::vector<SeatPlace> seats_;
};

}  // namespace nightcap::martinis::table
