#include "game/martinis/bots/dice_odds.hpp"

#include <array>

namespace nightcap::martinis::bots {

namespace {

struct Side {
  Face face;
  int of_six;
};
constexpr std::array<Side, 3> kSides{{{Face::kHeart, 3}, {Face::kMartini, 2}, {Face::kLightning, 1}}};  // MM-1.3

// A step towards the end, by the marriages that are still missing before it: the last one is the game.
constexpr std::array<int, 6> kMarriageWorth{0, 1000, 400, 250, 180, 150};
constexpr int kDatingPercent = 35;  // of a marriage, for a couple that may marry in the next Fever

int marriage_worth(const View& view, Seat seat) {
  const int missing = view.options.marriages - households_of(view.couples, seat, true).count;
  return kMarriageWorth[static_cast<std::size_t>(missing < 1 ? 1 : missing)];
}
int dating_worth(const View& view, Seat seat) { return marriage_worth(view, seat) * kDatingPercent / 100; }

// What is good for another is a loss shared by everybody else.
int to_viewer(const View& view, Seat seat, int worth) { return seat == view.viewer ? worth : -worth / (view.players - 1); }

// What a Wedding Fever would do: each couple marries in 9 rolls of 36 and breaks up in 11.
int fever_worth(const View& view) {
  int worth = 0;
  for (int i = 0; i < view.players; ++i) {
    const Seat seat{i};
    const int couples = households_of(view.couples, seat, false).count;
    const int of_a_couple = ((marriage_worth(view, seat) - dating_worth(view, seat)) * 9 - dating_worth(view, seat) * 11) / 36;
    worth += to_viewer(view, seat, couples * of_a_couple);
  }
  return worth;
}

}  // namespace

DiceOdds::DiceOdds(const View& view) : red_(view.roll.red), blue_(view.roll.blue) {
  const Seat roller = view.roll.player;
  const bool last = households_of(view.couples, roller, true).count + 1 >= view.options.marriages;
  married_ = to_viewer(view, roller, marriage_worth(view, roller));
  if (!last && !view.fever.active()) married_ += fever_worth(view);  // MM-6.1, MM-7.1
  dating_ = to_viewer(view, roller, dating_worth(view, roller));
  broken_ = 0;
}

int DiceOdds::value(Face red, Face blue) const {  // MM-4.2
  if (red == Face::kLightning || blue == Face::kLightning) return broken_;
  return red == Face::kHeart && blue == Face::kHeart ? married_ : dating_;
}

int DiceOdds::gain(Die die) const {
  int sum = 0;
  for (const Side& side : kSides) sum += side.of_six * (die == Die::kRed ? value(side.face, blue_) : value(red_, side.face));
  return sum / 6 - value(red_, blue_);
}

}  // namespace nightcap::martinis::bots
