// The dice, and the Special Cards that roll them again.

#include <algorithm>
#include <cmath>

#include "assets/art/ids.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/table/throw.hpp"

namespace nightcap::martinis::table {

namespace {

using motion::Easing;
using motion::Timeline;
using tabletop::Glide;
namespace cue = tabletop::cue;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kAside{280, Easing::kInOutCubic};
constexpr Glide kReturn{260, Easing::kInOutCubic, 0.12f, 4, 0, 0, 50};
constexpr float kSpecial = 700, kSlamFrom = 440, kSlam = 140;  // the card is over its place, and hits the table
constexpr float kSlamScale = 1.2f, kSlamLift = 60, kSlamShake = 4;
constexpr float kWindowIn = 200;
constexpr float kWindowOut = 140;
constexpr float kPassPops = 180;
constexpr float kDiceGo = 420, kDiceAfter = 90;
constexpr float kSkim = 120;
constexpr float kClacksApart = 80;
constexpr std::size_t kMostClacks = 4;

}  // namespace

// Where somebody's throw comes from, as seen from the dice.
Vec2 MartinisTable::thrower(Seat player) const {
  const SeatPlace& seat = geometry_->seat(player.index());
  return (seat.shape == SeatShape::kOwn ? seat.fan.center : seat.avatar) - middle_of_dice();
}

Vec2 MartinisTable::middle_of_dice() const {
  return (geometry_->die(0, model_->fever).at + geometry_->die(1, model_->fever).at) * 0.5f;
}

void MartinisTable::throw_these(Timeline& timeline, Seat player, std::span<const Cast> casts, bool again) {
  Throw how;
  how.middle = middle_of_dice();
  how.towards = thrower(player);
  how.seed = random_.next();
  how.reduced_motion = setup_.tempo->reduced_motion;
  if (again) how.hand = scoop_;
  if (casts.size() == 1) {
    const int other = 1 - static_cast<int>(casts[0].die);
    how.other = dice_[static_cast<std::size_t>(other)];
    how.other_home = geometry_->die(other, model_->fever);
  }
  const Thrown thrown = add_throw(timeline, casts, how);
  for (const Cast& cast : casts) {
    const auto which = static_cast<std::size_t>(cast.die);
    model_->dice[which] = {cast.face, true};
    flying_[which] = true;
    timeline.add(motion::Deed{thrown.rest_ms, [this, which](scene::Scene&) {
                                flying_[which] = false;
                                changed();
                              }});
  }
  model_->roller = player;
  sound_throw(timeline, thrown, again);
  changed();
}

// The hardest bumps are heard and raise dust, a few a die and not all at once; the camera starts with the first.
void MartinisTable::sound_throw(Timeline& timeline, const Thrown& thrown, bool again) {
  Score score(timeline, {1, page_.x, still()});
  const Vec2 dish = middle_of_dice();
  if (!again) score.cue(0, cue::kShake, dish);
  if (thrown.bumps.empty()) {
    score.cue(std::max(0.0f, thrown.rest_ms - 60), cue::kClack, dish);
    return;
  }
  std::vector<Bump> loudest = thrown.bumps;
  std::stable_sort(loudest.begin(), loudest.end(), [](const Bump& a, const Bump& b) { return a.strength > b.strength; });
  std::vector<Bump> heard;
  for (const Bump& bump : loudest) {
    const bool apart =
        std::none_of(heard.begin(), heard.end(), [&](const Bump& h) { return std::abs(h.ms - bump.ms) < kClacksApart; });
    if (apart && heard.size() < kMostClacks) heard.push_back(bump);
  }
  std::sort(heard.begin(), heard.end(), [](const Bump& a, const Bump& b) { return a.ms < b.ms; });
  for (const Bump& bump : heard) {
    score.cue(bump.ms, cue::kClack, bump.at);
    score.spray(bump.ms, {.sprite = art::kDust, .from = bump.at, .count = 7, .side = 26, .spread = 95, .ms = 420, .fall = 8});
  }
  if (!again) score.shot(heard.front().ms, {.at = dish, .zoom = 1.03f, .ms = 120, .hold = 180, .shake = 3});
}

// Dice that no longer say what they show tip over to how they wait; where they wait elsewhere (Fever has them under its
// arch) they go there.
void MartinisTable::tip_dice(Timeline& timeline) {
  struct Lay {
    Pose pose;
    scene::Orientation turned;
  };
  std::array<std::optional<Lay>, 2> before;
  for (std::size_t i = 0; i < before.size(); ++i)
    if (const scene::Entity* die = scene_.find(dice_[i]); die != nullptr && die->visible)
      before[i] = {die->pose, std::get<scene::Cube>(die->look).turned};
  place_dice();
  for (std::size_t i = 0; i < before.size(); ++i) {
    scene::Entity& die = *scene_.find(dice_[i]);
    if (!before[i] || !die.visible) continue;
    if (before[i]->pose.at != die.pose.at) {
      const bool leads = (die.pose.at.x > before[i]->pose.at.x) == (i == 1);  // the one behind does not run into it
      timeline.add(motion::Move{dice_[i], die.pose, leads ? 0 : kDiceAfter, kDiceGo, Easing::kInOutCubic, 0.12f});
      die.pose = before[i]->pose;
    } else if (before[i]->turned != std::get<scene::Cube>(die.look).turned) {
      add_tip(timeline, dice_[i], before[i]->turned, setup_.tempo->reduced_motion);
    }
  }
}

Cast MartinisTable::cast(Die die, Face face) const {
  const int which = static_cast<int>(die);
  return {dice_[static_cast<std::size_t>(which)], die, face, geometry_->die(which, model_->fever),
          model_->dice[static_cast<std::size_t>(which)].face};
}

Timeline MartinisTable::throw_dice(std::span<const Event> rolls) {
  Timeline timeline("rolled");
  place_dice();
  std::vector<Cast> casts;
  for (const Event& roll : rolls) {
    const auto& e = std::get<event::Rolled>(roll);
    casts.push_back(cast(e.die, e.face));
  }
  throw_these(timeline, std::get<event::Rolled>(rolls.front()).player, casts, false);
  return timeline;
}

void MartinisTable::end_roll() {
  Model& model = *model_;
  model.pair.reset();
  model.roller = kNoSeat;
  model.dice = {};
  for (SeatModel& seat : model.seats) seat.passed = false;
}

Timeline MartinisTable::happen(const event::Rolled& e) {
  const Event roll = e;
  return throw_dice({&roll, 1});
}

Timeline MartinisTable::happen(const event::ReRolled& e) {
  Timeline timeline("re-rolled");
  const Cast again = cast(e.die, e.face);
  throw_these(timeline, e.player, {&again, 1}, true);
  return timeline;
}

Timeline MartinisTable::happen(const event::WindowPassed& e) {
  Model& model = *model_;
  model.at(e.player).passed = true;
  changed();
  if (!still()) {  // nobody need wait for it
    Timeline pop("passes");
    Score score = this->score(pop);
    float& seen = staging_.passes[static_cast<std::size_t>(e.player.index())];
    score.drive(seen, 0, 1, 0, kPassPops, Easing::kOutBack);
    director_.ambient(std::move(pop));
  }
  return Timeline("window-passed");
}

// The card flies over its place, turns face up on the way, and is slammed down beside the dice.
Timeline MartinisTable::happen(const event::Special& e) {
  Model& model = *model_;
  for (SeatModel& seat : model.seats) seat.passed = false;
  staging_.named = e.die;
  const Piece piece = model.out_of_hand(e.player, e.card);
  model.specials.push_back(piece);
  const Pose from = scene_.find(piece.entity)->pose;
  arrange_with(piece, still() ? paced({kSpecial}) : paced({kSlam, Easing::kInQuad, 0, 0, 0, kSlamFrom}));
  Timeline timeline = commit("special", paced(kReflow));
  Score score = this->score(timeline);
  close_window(score);
  const Pose place = *board_.home(piece.entity);
  Pose over = place;
  over.scale *= kSlamScale;
  over.lift = kSlamLift;
  score.wind_up(piece.entity, from, place.at);
  score.step(piece.entity, over, kWindUp, kSlamFrom - kWindUp, Easing::kInOutCubic, 0.12f);
  const float hit = kSlamFrom + kSlam;
  score.swell(hit, art::kRingGold, place.at, 330, 520, 2, 90);
  score.spray(hit, {.sprite = art::kSpark, .from = place.at, .count = 14, .side = 38, .spread = 190, .ms = 520});
  score.shot(hit, {.at = place.at, .shake = kSlamShake});
  score.cue(hit, tabletop::cue::kCymbal, place.at);
  timeline.hold(pace(kSpecial));
  return timeline;
}

Timeline MartinisTable::happen(const event::SpecialDrew& e) {
  staging_.named.reset();
  if (!e.nothing) return draw_one(e.player, e.card, "special-drew");
  arrange();
  return std::move(commit("special-drew", paced(kAside)).hold(kSkim));
}

Timeline MartinisTable::happen(const event::SpecialsDiscarded&) {
  Model& model = *model_;
  for (const Piece& piece : model.specials) model.discard(piece);
  model.specials.clear();
  arrange();
  Timeline timeline = commit("specials-discarded", paced(kReturn));
  Score score = this->score(timeline);
  close_window(score);
  score.cue(0, tabletop::cue::kWhisk, geometry_->discard(0).at);
  return timeline;
}

void MartinisTable::close_window(Score& score) {
  if (staging_.bar > 0) score.drive(staging_.bar, staging_.bar, 0, 0, kWindowOut, Easing::kInQuad);
}

// The same for everybody, whoever has a Special Card.
Timeline MartinisTable::open_window() {
  Timeline timeline("special-window");
  Score score = this->score(timeline);
  score.drive(staging_.bar, staging_.bar, 1, 0, kWindowIn, Easing::kOutCubic);
  score.cue(0, tabletop::cue::kTick, geometry_->window_bar(model_->fever).center());
  changed();
  return timeline;
}

}  // namespace nightcap::martinis::table
