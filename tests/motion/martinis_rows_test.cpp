// Each row of the art direction's table of motions (§9) for Martinis & Men, looked up in the timeline that shows the event:
// how long, on which path, how staggered, with which particles, camera and sounds; and what reduced motion makes of it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "game/martinis/table/table.hpp"
#include "game/tabletop/cues.hpp"
#include "tests/support/martinis_pieces.hpp"

namespace nightcap::tests {
namespace {

using namespace martinis_evening;
using motion::Easing;
namespace cue = tabletop::cue;

// Particles of drawings with that word in their name: so many, times the pieces if `each`.
struct Flying {
  const char* word;
  int count;
  bool each = false;
};

// Arcs by 12 % of the way, as the row says; bows somehow; or only turns over where it lies.
enum class Path : std::uint8_t { kArcs, kAny, kInPlace };

struct Row {
  const char* name;
  const char* label;
  bool (*wanted)(const Played&);
  float ms;
  Pieces (*pieces)(const Played&) = none;  // none: ms is of the whole
  Easing easing = Easing::kOutCubic;
  float stagger = 0;
  Path path = Path::kAny;
  std::vector<Flying> particles{};
  float zoom = 1;
  float shake = 0;
  std::vector<std::string_view> cues{};
};
void PrintTo(const Row& row, std::ostream* out) { *out << row.name; }

const std::vector<Row>& rows() {
  static const std::vector<Row> kRows{
      {"Deal", "dealt", nullptr, 240, all_going, Easing::kOutCubic, 70, Path::kArcs, {}, 1, 0, {cue::kWhisk}},
      {"Draw", "drew", nullptr, 320, farthest, Easing::kOutBack, 0, Path::kArcs, {}, 1, 0, {cue::kWhisk}},
      {"Ask", "asked", nullptr, 380, its_card, Easing::kOutBack, 0, Path::kAny, {}, 1, 0, {cue::kBrush}},
      {"ShowChoose", "show-chosen", nullptr, 260, farthest, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kSlide}},
      {"ShowTurnOver",
       "turned-over",
       somebody_shows,
       320,
       those_shown,
       Easing::kInOutCubic,
       90,
       Path::kInPlace,
       {{"spark|glint", 6, true}},
       1,
       0,
       {cue::kFlip}},
      {"NobodyShows", "turned-over", nobody_shows, 600, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kTrombone}},
      {"Take", "took", from_a_seat, 420, its_card, Easing::kOutBack, 0, Path::kArcs, {{"heart", 12}}, 1, 0, {cue::kVibes}},
      {"ReturnOthers",
       "went-back",
       somebody_shows,
       260,
       those_back,
       Easing::kInOutCubic,
       50,
       Path::kAny,
       {},
       1,
       0,
       {cue::kWhisk}},
      {"PoolIn",
       "into-pool",
       nullptr,
       520,
       its_card,
       Easing::kInQuad,
       0,
       Path::kAny,
       {{"ring|ripple", 2}, {"drop", 10}},
       1,
       0,
       {cue::kPlop}},
      {"PoolOut",
       "matched",
       by_match_pool,
       300,
       from_the_pool,
       Easing::kOutBack,
       0,
       Path::kAny,
       {{"drop", 5}},
       1,
       0,
       {cue::kDrip}},
      {"Roll", "rolled", in_peace, 1250, none, Easing::kOutCubic, 0, Path::kAny, {}, 1.03f, 3, {cue::kShake, cue::kClack}},
      {"SpecialWindow", "special-window", in_peace, 200, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kTick}},
      {"SpecialPlayed", "special", in_peace, 700, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 4, {cue::kCymbal}},
      {"ThrownAgain", "re-rolled", in_peace, 900, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kClack}},
      {"Dating",
       "dating",
       in_peace,
       480,
       its_couple,
       Easing::kOutBack,
       0,
       Path::kAny,
       {{"heart", 8}},
       1,
       0,
       {cue::kVibesThird}},
      {"Married",
       "married",
       in_peace,
       1600,
       none,
       Easing::kOutCubic,
       0,
       Path::kAny,
       {{"rice", 60}},
       1.06f,
       0,
       {cue::kBells, cue::kStamp}},
      {"OneLeaves",
       "broke-up",
       one_leaves,
       620,
       none,
       Easing::kOutCubic,
       0,
       Path::kAny,
       {{"heart", 4}},
       1,
       0,
       {cue::kSnap, cue::kPlop}},
      {"BothLeave", "broke-up", both_leave, 560, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kZap}},
      {"FeverStart",
       "fever",
       nullptr,
       2200,
       none,
       Easing::kOutCubic,
       0,
       Path::kAny,
       {{"petal", 150}},
       1.08f,
       0,
       {cue::kFanfare}},
      {"FeverCouple", "fever-couple", first_couple, 500, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kSnare}},
      {"FeverEnd", "fever-over", nullptr, 900, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kRitardando}},
      {"Win", "won", nullptr, 3500, none, Easing::kOutCubic, 0, Path::kAny, {{"confetti", 200}}, 1, 0, {cue::kChorus}},
  };
  return kRows;
}

// Cards that travel arc, and lean into it.
void expect_path(const Row& row, const Travel& piece) {
  if (row.path == Path::kInPlace || piece.way() < 60) return;
  const motion::Move& main = piece.main();
  EXPECT_GE(main.arc, row.path == Path::kArcs ? 0.108f : 0.03f) << piece.front << " " << piece.name;
  EXPECT_LE(main.arc, 0.132f) << piece.front << " " << piece.name;
  EXPECT_LE(std::abs(main.bank), 8) << piece.front << " " << piece.name;
}

void expect_pieces(const Row& row, const Played& played) {
  const Pieces pieces = row.pieces(played);
  ASSERT_FALSE(pieces.empty()) << "nobody moves: " << played.event.dump();
  float last = -1;
  for (const Travel* piece : pieces) {
    ASSERT_NE(piece, nullptr) << "its piece is not moved: " << played.event.dump();
    ASSERT_FALSE(piece->moves.empty()) << piece->front << " " << piece->name;
    const motion::Move& main = piece->main();
    // Where a row is a stage of a longer way (out of the pool and on), that stage takes its time.
    const bool a_stage = std::ranges::any_of(
        piece->moves, [&](const motion::Move& move) { return about(move.ms, row.ms) && move.easing == row.easing; });
    EXPECT_TRUE(a_stage || about(main.ms, row.ms) || about(piece->span(), row.ms))
        << piece->front << " " << piece->name << " takes " << main.ms << ", all in all " << piece->span() << ", not " << row.ms;
    EXPECT_TRUE(std::ranges::any_of(piece->moves, [&](const motion::Move& move) { return move.easing == row.easing; }))
        << piece->front << " " << piece->name << " has another easing";
    expect_path(row, *piece);
    if (row.stagger > 0 && last >= 0) {
      EXPECT_NEAR(main.start - last, row.stagger, row.stagger * 0.1f) << piece->front << " " << piece->name;
    }
    last = main.start;
  }
}

void expect_accompaniment(const Row& row, const Played& played) {
  for (const Flying& flying : row.particles) {
    const int n = flying.count * (flying.each ? static_cast<int>(row.pieces(played).size()) : 1);
    const int is = played.sprayed(flying.word);
    EXPECT_GE(is, n - n / 10) << flying.word;
    // Flashing badges have a spark of their own.
    EXPECT_LE(is, flying.each ? n + n / 3 : n + n / 10) << flying.word;
  }
  EXPECT_NEAR(played.zoom(), row.zoom, 0.005f);
  EXPECT_NEAR(played.shake(), row.shake, 0.3f);
  for (const std::string_view name : row.cues) EXPECT_FALSE(played.cues(name).empty()) << name << " is not heard";
}

class MartinisRow : public testing::TestWithParam<Row> {
 protected:
  static std::vector<const Played*> specimens(Album& from) {
    constexpr int kTimes = 3;
    return from.find(GetParam().label, GetParam().wanted == nullptr ? kTimes : 2,
                     GetParam().wanted == nullptr ? Album::Wanted{} : GetParam().wanted);
  }
};

TEST_P(MartinisRow, TakesItsTimeOnItsPathWithItsParticlesCameraAndSound) {
  const Row& row = GetParam();
  for (const Played* played : specimens(album())) {
    SCOPED_TRACE(played->event.dump() + ", viewer " + std::to_string(played->viewer));
    if (row.pieces != none) {
      expect_pieces(row, *played);
    } else {
      EXPECT_TRUE(about(played->length, row.ms) || about(played->moves_end(), row.ms))
          << "takes " << played->length << ", its moves " << played->moves_end() << ", not " << row.ms;
    }
    expect_accompaniment(row, *played);
    if (HasFailure()) break;
  }
}

// How far it went while it could be seen.
float seen_going(const Travel& thing) {
  constexpr float kSeen = 0.35f;  // alpha
  float way = 0;
  Pose last = thing.from;
  for (const martinis_evening::Sample& s : thing.seen) {
    const Pose& now = s.pose;
    if (std::min(last.alpha, now.alpha) > kSeen) way += std::hypot(now.at.x - last.at.x, now.at.y - last.at.y);
    last = now;
  }
  return way;
}

TEST_P(MartinisRow, WithReducedMotionFadesOverInPlaceAndIsPointedOut) {
  for (const Played* played : specimens(calm_album())) {
    SCOPED_TRACE(played->event.dump() + ", viewer " + std::to_string(played->viewer));
    EXPECT_EQ(played->particles, 0u);
    EXPECT_FALSE(played->camera_moved);
    bool travelled = false;
    for (const Travel& thing : played->things) {
      EXPECT_LE(seen_going(thing), 8.5f) << thing.front << " " << thing.name << " travels";
      travelled = travelled || (thing.way() > 8 && !thing.moves.empty() && !thing.seen.empty());
    }
    if (travelled) {
      EXPECT_GT(played->rings, 0u) << "nothing is pointed out";
    }
    if (HasFailure()) break;
  }
}

INSTANTIATE_TEST_SUITE_P(Art, MartinisRow, testing::ValuesIn(rows()),
                         [](const testing::TestParamInfo<Row>& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace nightcap::tests
