// What becomes of a couple: married, dating, broken up.

#include <algorithm>

#include "assets/art/ids.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

using motion::Easing;
using motion::Timeline;
using tabletop::Glide;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kDating{480, Easing::kOutBack, 0.12f};
constexpr Glide kMarried{700, Easing::kInOutCubic, 0.12f};
constexpr Glide kBreakUp{620, Easing::kInOutCubic, 0.12f, 8};
constexpr Glide kBothLeave{560, Easing::kInOutCubic, 0.2f, 8, 0.11f};
constexpr float kReadResult = 350, kKiss = 420;

}  // namespace

Vec2 MartinisTable::middle_of_pair() const {
  return (geometry_->pair(-1, model_->fever).at + geometry_->pair(1, model_->fever).at) * 0.5f;
}

// The two lean together for a moment before they go home.
void MartinisTable::kiss(Timeline& timeline, const CouplePiece& couple) const {
  for (const auto& [piece, side] : {std::pair(couple.red, -1), std::pair(couple.blue, 1)}) {
    scene::Pose pose = geometry_->pair(side, model_->fever);
    pose.at.x -= 16 * static_cast<float>(side);
    pose.degrees = -5 * static_cast<float>(side);
    timeline.add(motion::Move{piece.entity, pose, 0, kKiss - 120, Easing::kOutBack});
  }
}

Timeline MartinisTable::happen(const event::Married& e) {
  Model& model = *model_;
  CouplePiece couple = *model.pair;
  if (e.fever) {
    auto& couples = model.at(e.player).couples;
    couples.erase(couples.begin() + model.find_couple(e.player, e.couple));
  }
  const Vec2 altar = middle_of_pair();
  couple.married = true;
  end_roll();
  model.lay_couple(e.player, couple);
  arrange();
  Glide glide = kMarried;
  glide.start = kKiss;
  board_.glide(couple.red.entity, glide);
  board_.glide(couple.blue.entity, glide);
  Timeline timeline = commit("married", kReflow, kReadResult);
  kiss(timeline, couple);
  timeline.add(motion::Effect{
      160,
      motion::Spray{.sprite = art::kPetal, .from = altar, .count = 24, .side = 30, .spread = 420, .ms = 1100, .fall = 120}});
  timeline.add(motion::Effect{
      120,
      motion::Spray{.sprite = art::kRice, .from = altar, .count = 36, .side = 18, .spread = 360, .ms = 1000, .fall = 180}});
  return timeline;
}

Timeline MartinisTable::happen(const event::Dating& e) {
  Model& model = *model_;
  const CouplePiece couple = *model.pair;
  end_roll();
  model.lay_couple(e.player, couple);
  arrange();
  board_.glide(couple.red.entity, kDating);
  board_.glide(couple.blue.entity, kDating);
  Timeline timeline = commit("dating", kReflow);
  timeline.add(motion::Effect{
      0,
      motion::Spray{
          .sprite = art::kIconHeart, .from = middle_of_pair(), .count = 8, .side = 26, .spread = 150, .ms = 480, .fall = -30}});
  return timeline;
}

Timeline MartinisTable::happen(const event::StillDating&) {
  Model& model = *model_;
  end_roll();
  ++model.fever_done;  // it keeps its place
  arrange();
  return commit("still-dating", kDating);
}

Timeline MartinisTable::happen(const event::BrokeUp& e) {
  Model& model = *model_;
  const CouplePiece couple = *model.pair;
  if (e.fever) {
    auto& couples = model.at(e.player).couples;
    couples.erase(couples.begin() + model.find_couple(e.player, e.couple));
  }
  end_roll();
  if (e.red_discarded) model.discard(couple.red);
  if (e.blue_discarded) model.discard(couple.blue);
  if (!e.red_discarded) model.into_pool(couple.red);
  if (!e.blue_discarded) model.into_pool(couple.blue);
  arrange();
  const Glide& how = e.red_discarded && e.blue_discarded ? kBothLeave : kBreakUp;
  board_.glide(couple.red.entity, how);
  board_.glide(couple.blue.entity, how);
  Timeline timeline = commit("broke-up", kReflow, kReadResult);
  if (e.red_discarded && e.blue_discarded) {
    timeline.add(motion::Effect{
        0,
        motion::Spray{
            .sprite = art::kIconBolt, .from = middle_of_pair(), .count = 5, .side = 40, .spread = 190, .ms = 520, .fall = 30}});
  } else {
    timeline.add(motion::Effect{0, motion::Spray{.sprite = art::kHeartLeft,
                                                 .from = middle_of_pair(),
                                                 .count = 4,
                                                 .side = 40,
                                                 .spread = 150,
                                                 .ms = 620,
                                                 .fall = 80}});
    const Piece& swims = e.red_discarded ? couple.blue : couple.red;
    timeline.add(motion::Effect{460, motion::Spray{.sprite = art::kDrop,
                                                   .from = board_.home(swims.entity)->at,
                                                   .count = 10,
                                                   .side = 24,
                                                   .spread = 110,
                                                   .ms = 520,
                                                   .fall = 24}});
  }
  return timeline;
}

}  // namespace nightcap::martinis::table
