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

inline constexpr float kSelectedRise = 44;  // vpx, of a selected card of the hand
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
  // Of the i-th of n couples of that kind in front of a seat; where both kinds lie in one row, `before` of the other kind
  // come first and `all` is how many there are.
  struct CoupleSlot {
    int i = 0, n = 0;
    bool married = false;
    int before = 0, all = 0;
  };
  [[nodiscard]] Pose couple(int seat, const CoupleSlot& slot) const;
  // Of one card of a couple that lies at `couple`: side -1 red, 1 blue.
  [[nodiscard]] static Pose of_couple(const Pose& couple, int side, bool married);
  // On a seat's plate, of the i-th of so many marriages that it takes.
  [[nodiscard]] Rect heart(int seat, int i, int marriages) const;
  // A seat's hand; the viewer's own makes room in Fever.
  [[nodiscard]] tabletop::Fan fan(int seat, bool fever) const;
  // The person who is asked with.
  [[nodiscard]] Pose asked() const;
  // The i-th of n shown people, in a row beside it.
  [[nodiscard]] Pose shown(int i, int n) const;
  // What that seat shows, face down at its edge until everybody has chosen.
  [[nodiscard]] Pose waiting(int seat) const;
  // One of the pair that is rolled for: side -1 or 1; in Fever, under the arch.
  [[nodiscard]] Pose pair(int side, bool fever) const;
  [[nodiscard]] Pose deck() const;
  [[nodiscard]] Pose discard(int i) const;
  // Of the i-th Special Card beside the dice, and of one that names a die now.
  [[nodiscard]] Pose special(int i, bool fever) const;
  [[nodiscard]] Pose special_at(int die, bool fever) const;
  [[nodiscard]] Rect dish() const;
  [[nodiscard]] Pose die(int which, bool fever) const;  // 0 red, 1 blue
  [[nodiscard]] Rect main_button(bool fever) const;
  // For playing a Special Card on the red (0) or the blue die; the main button then is low.
  [[nodiscard]] Rect special_button(int die, bool fever) const;
  [[nodiscard]] Rect low_button(bool fever) const;
  // Behind the prompts of the Special window.
  [[nodiscard]] Rect window_bar(bool fever) const;
  // The only one in it.
  [[nodiscard]] Rect answer_button(bool fever) const;
  [[nodiscard]] Rect buzzer(int seat) const;
  [[nodiscard]] Rect call_out() const;
  [[nodiscard]] Rect sentence(bool fever) const;
  // Wedding Fever: what hangs over the table, and the panels beside it.
  [[nodiscard]] Rect banner() const;
  [[nodiscard]] Rect arch() const;
  // How many lights hang over a page of that width: whole swags of so many each.
  static constexpr int kBulbsOfSwag = 9;
  [[nodiscard]] static int bulbs(float page_width);
  [[nodiscard]] Rect queue_panel() const;
  [[nodiscard]] Rect dice_panel() const;

 private:
  [[nodiscard]] Vec2 center(float x, float y) const { return {x + dx_, y + dy_}; }

  Vec2 page_;
  float dx_;  // the centre's way to the right on a wide page
  float dy_;  // and down on a tall one
  int players_;
  std::vector<SeatPlace> seats_;
};

}  // namespace nightcap::martinis::table
