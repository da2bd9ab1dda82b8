// Where things are on the table of Cocktail (art direction §5). Everything in vpx of a page that is at least 1920x1080;
// the centre keeps its place in the middle of a wider page, the right-hand seats keep to the right edge, and a taller
// page has its extra height between the seats and the hand.
#pragma once

#include <vector>

#include "engine/scene/scene.hpp"
#include "game/cocktail/rules/cards.hpp"
#include "game/tabletop/fan.hpp"

namespace nightcap::cocktail::table {

using scene::Pose;
using scene::Rect;
using scene::Vec2;

inline constexpr Vec2 kCardSize{250, 350};  // as drawn; a pose's scale makes it smaller
inline constexpr Vec2 kTraySizeDrawn{402, 196};
inline constexpr float kSlotScale = 88.0f / kCardSize.x;  // of a bite on a tray of scale 1

// How a seat's things are arranged: in a column at the side (V), along the top (H, and M, which is smaller), crowded
// (C), or the viewer's own.
enum class SeatShape : std::uint8_t { kColumn, kWide, kMedium, kCrowded, kOwn };

struct SeatPlace {
  SeatShape shape = SeatShape::kOwn;
  Rect box;
  Vec2 medal;
  float medal_radius = 52;  // of the portrait in it
  Rect plate;
  tabletop::Fan fan;
  Vec2 count;  // the disc with the number of cards in the hand
  Vec2 tray;   // its centre
  float tray_scale = 1;
  // The tray while it matters: nearer, over whatever else is there.
  Vec2 near_tray;
  float near_scale = 1;
};

// A portrait of that radius: its picture is 2 radii wide and 2.2 high.
struct MedalPlace {
  Vec2 at;
  float radius = 0;
};

class Geometry {
 public:
  // `viewer_at` is the seat at the bottom; the others follow clockwise from the lower left.
  Geometry(Vec2 page, int players, int viewer_at);

  [[nodiscard]] Vec2 page() const { return page_; }
  [[nodiscard]] const SeatPlace& seat(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
  // Whether the wall behind the table can be seen between the windows.
  [[nodiscard]] bool free_wall() const { return free_wall_; }
  [[nodiscard]] Rect medal(int seat) const;
  // `near`: while it matters, and so everywhere below.
  [[nodiscard]] Rect tray(int seat, bool near = false) const;
  [[nodiscard]] Pose salver(int seat, bool near) const;
  // Where the i-th poison bottle stands on a seat's plate: blue ones first.
  [[nodiscard]] Rect bottle(int seat, int i) const;
  // The sun of a seat's honor.
  [[nodiscard]] Rect sun(int seat) const;
  // Of the i-th bite on a seat's tray, face down.
  [[nodiscard]] Pose bite(int seat, int i, bool near = false) const;
  // Of the i-th card of a cocktail that was taken, face up.
  [[nodiscard]] Pose taken(int seat, int i, bool near = false) const;
  // Of the i-th of n cards in a seat's hand, and the disc that counts them.
  [[nodiscard]] Pose hand(int seat, int i, int n, bool near = false) const;
  [[nodiscard]] Vec2 count(int seat, float nearness) const;
  // What is said of the viewer's own cocktail, beside its tray.
  [[nodiscard]] Rect own_caption(int seat) const;
  // The bite that is being played, face down, and the same turned over.
  [[nodiscard]] Pose air() const;
  [[nodiscard]] Pose reserve() const;
  [[nodiscard]] Rect pits() const;
  [[nodiscard]] Pose discard(int i, int n) const;
  [[nodiscard]] Vec2 discards_label(int n) const;
  // Where dishonor cubes come from.
  [[nodiscard]] Vec2 bank() const;

  // The panel with a question and its answers; `i` of `n` answers; the line under them.
  [[nodiscard]] Rect prompt() const;
  [[nodiscard]] Rect question() const;
  [[nodiscard]] Rect answer(int i, int n) const;
  [[nodiscard]] Rect caption() const;
  // The menu of declarations: the panel, its question, each kind, and the button that serves.
  [[nodiscard]] Rect menu() const;
  [[nodiscard]] Rect menu_question() const;
  [[nodiscard]] Rect declaration(int kind) const;
  [[nodiscard]] Rect serve() const;
  // A line where no panel is.
  [[nodiscard]] Rect sentence() const;
  // The viewer's buttons at the right, from the top.
  [[nodiscard]] Rect action(int i) const;
  [[nodiscard]] Rect round() const;
  // The stage of a suspicion: the headline, the bite under the lamp (face down), who played, the i-th of n who suspected,
  // and what came out in words.
  [[nodiscard]] Vec2 headline() const;
  [[nodiscard]] Vec2 lamp() const;
  [[nodiscard]] Pose suspect() const;
  [[nodiscard]] MedalPlace accused() const;
  [[nodiscard]] MedalPlace accuser(int i, int n) const;
  [[nodiscard]] Rect verdict() const;
  // The button that goes on, where something is shown to be read.
  [[nodiscard]] Rect proceed() const;

 private:
  [[nodiscard]] Vec2 center(float x, float y) const { return {x + dx_, y + dy_}; }
  [[nodiscard]] Rect center(float x, float y, float w, float h) const { return {x + dx_, y + dy_, w, h}; }
  void lay_out(SeatPlace& seat, bool at_right) const;
  void lay_near(SeatPlace& seat) const;

  Vec2 page_;
  float dx_;        // the centre's way to the right on a wide page
  float dy_;        // and down on a tall one
  bool crowded_;    // small seats along the top: the middle gives way
  bool free_wall_;  // nobody sits there
  std::vector<SeatPlace> seats_;
};

}  // namespace nightcap::cocktail::table
