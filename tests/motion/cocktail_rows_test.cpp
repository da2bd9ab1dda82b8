// Each row of the art direction's table of motions (§9) for Cocktail, looked up in the timeline that shows the event: how
// long, on which path, how staggered, with which particles, camera and sounds; and what reduced motion makes of it. How
// pieces travel is measured on the frames, whatever moved them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <ostream>
#include <string>
#include <vector>

#include "game/cocktail/table/table.hpp"
#include "game/tabletop/cues.hpp"
#include "tests/support/cocktail_pieces.hpp"

namespace nightcap::tests {
namespace {

using namespace cocktail_evening;
namespace cue = tabletop::cue;

// Particles of drawings with that word in their name: so many, times the pieces if `each`.
struct Flying {
  const char* word;
  int count;
  bool each = false;
};

enum class Path : std::uint8_t { kAny, kFlat, kArcs };
// How far half of the time brings it: out-cubic 7/8, in-out-cubic 1/2, out-back beyond 1.
enum class Ease : std::uint8_t { kAny, kOut, kInOut };

struct Row {
  const char* name;
  const char* label;
  bool (*wanted)(const Played&) = nullptr;
  float ms = 0;                            // of each piece, or of the whole
  Pieces (*pieces)(const Played&) = none;  // none: ms is of the whole
  Ease ease = Ease::kAny;
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
      {.name = "Deal",
       .label = "dealt",
       .wanted = few_players,
       .ms = 260,
       .pieces = dealt,
       .ease = Ease::kOut,
       .stagger = 80,
       .path = Path::kFlat,
       .particles = {{"spark|glint", 1, true}},
       .cues = {cue::kFelt}},
      {.name = "Play", .label = "played", .ms = 700, .cues = {cue::kPaper, cue::kHarp}},
      {.name = "Suspicion", .label = "suspected", .ms = 160, .cues = {cue::kTick}},
      {.name = "Pass", .label = "window-passed", .ms = 160, .cues = {cue::kTick}},
      {.name = "Courtesy", .label = "courtesy", .ms = 520, .particles = {{"spark|glint", 6}}, .cues = {cue::kClink}},
      {.name = "NoSuspicion",
       .label = "unsuspected",
       .wanted = unthanked,
       .ms = 420,
       .pieces = its_bite,
       .ease = Ease::kOut,
       .cues = {cue::kCloche}},
      {.name = "Cubes",
       .label = "cubes",
       .wanted = of_few,
       .ms = 420,
       .pieces = ones,
       .stagger = 120,
       .path = Path::kArcs,
       .cues = {cue::kTock}},
      {.name = "HandOver", .label = "handed-over", .ms = 480, .pieces = handed_cube, .cues = {cue::kTock}},
      {.name = "Replacement", .label = "replaced", .ms = 300, .pieces = new_card, .ease = Ease::kOut, .cues = {cue::kSlide}},
      {.name = "Change",
       .label = "changed",
       .ms = 900,
       .pieces = both_bites,
       .ease = Ease::kInOut,
       .path = Path::kArcs,
       .cues = {cue::kWhoosh}},
      {.name = "PitBack", .label = "pit-back", .ms = 320, .pieces = flying_pit, .cues = {cue::kTing}},
      {.name = "PoisonKept",
       .label = "scored",
       .wanted = poisonous,
       .ms = 520,
       .pieces = flasks,
       .particles = {{"mote|bubble", 8, true}},
       .cues = {cue::kGlug}},
      {.name = "Death", .label = "poisoned", .ms = 2400, .zoom = 1.05f, .cues = {cue::kGong}},
      {.name = "RoundEnd",
       .label = "round-over",
       .wanted = goes_on,
       .ms = 1200,
       .pieces = wiping_cloth,
       .cues = {cue::kGongSoft}},
      {.name = "Heir", .label = "won", .ms = 3500, .particles = {{"confetti", 120}}, .cues = {cue::kWaltz}},
  };
  return kRows;
}

void expect_travel(const Row& row, const Travel& piece) {
  SCOPED_TRACE(piece.front + piece.drawn + " " + piece.name + " to " + piece.after);
  if (row.ease != Ease::kAny && piece.way() > 60) {
    EXPECT_NEAR(half_time(piece), row.ease == Ease::kOut ? 0.875f : 0.5f, 0.06f) << "another easing";
  }
  if (row.path == Path::kFlat) {
    EXPECT_LE(bow(piece), 0.02f) << "no flat slide";
  }
  if (row.path == Path::kArcs && piece.way() > 60) {
    EXPECT_GE(bow(piece), 0.05f) << "no arc";
  }
}

void expect_pieces(const Row& row, const Played& played) {
  const Pieces pieces = row.pieces(played);
  ASSERT_FALSE(pieces.empty()) << "nothing moves";
  float last = -1;
  for (const Travel* piece : pieces) {
    ASSERT_NE(piece, nullptr) << "its piece is not moved";
    ASSERT_FALSE(piece->seen.empty()) << "its piece is not moved";
    // What comes from nowhere begins to be there before it goes, and what arrives may fade.
    float moves = 0;
    for (const motion::Move& move : piece->moves)
      if (move.ms > 0) moves = std::max(moves, move.ms);
    const float is = piece->arrives() - piece->starts();
    EXPECT_TRUE(std::abs(is - row.ms) <= row.ms * 0.1f + kFrame || about(moves, row.ms))
        << piece->front << piece->drawn << " " << piece->name << " takes " << is << ", not " << row.ms;
    expect_travel(row, *piece);
    if (row.stagger > 0 && last >= 0) {
      EXPECT_NEAR(piece->starts() - last, row.stagger, row.stagger * 0.1f + kFrame) << piece->drawn << " " << piece->name;
    }
    last = piece->starts();
  }
}

void expect_accompaniment(const Row& row, const Played& played) {
  for (const Flying& flying : row.particles) {
    const int n = flying.count * (flying.each ? static_cast<int>(row.pieces(played).size()) : 1);
    const int is = played.sprayed(flying.word);
    EXPECT_GE(is, n - n / 10) << flying.word;
    EXPECT_LE(is, n + n / 10) << flying.word;
  }
  EXPECT_NEAR(played.zoom(), row.zoom, 0.005f);
  EXPECT_NEAR(played.shake(), row.shake, 0.3f);
  for (const std::string_view name : row.cues) EXPECT_FALSE(played.cues(name).empty()) << name << " is not heard";
}

class CocktailRow : public testing::TestWithParam<Row> {
 protected:
  static std::vector<const Played*> specimens(Album& from) {
    return from.find(GetParam().label, 2, GetParam().wanted == nullptr ? Album::Wanted{} : GetParam().wanted);
  }
};

TEST_P(CocktailRow, TakesItsTimeOnItsPathWithItsParticlesCameraAndSound) {
  const Row& row = GetParam();
  for (const Played* played : specimens(album())) {
    SCOPED_TRACE(played->event.dump() + ", viewer " + std::to_string(played->viewer));
    if (row.pieces != none) {
      expect_pieces(row, *played);
    } else {
      EXPECT_TRUE(about(played->length, row.ms)) << "takes " << played->length << ", not " << row.ms;
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
  for (const Sample& s : thing.seen) {
    const Pose& now = s.pose;
    if (std::min(last.alpha, now.alpha) > kSeen)
      way += std::hypot(now.at.x - last.at.x, now.at.y - last.at.y) + std::abs(now.lift - last.lift);
    last = now;
  }
  return way;
}

TEST_P(CocktailRow, WithReducedMotionFadesOverInPlaceAndIsPointedOut) {
  for (const Played* played : specimens(calm_album())) {
    SCOPED_TRACE(played->event.dump() + ", viewer " + std::to_string(played->viewer));
    EXPECT_EQ(played->particles, 0u);
    EXPECT_FALSE(played->camera_moved);
    bool travelled = false;
    for (const Travel& thing : played->things) {
      EXPECT_LE(seen_going(thing), 8.5f) << thing.front << thing.drawn << " " << thing.name << " travels";
      travelled = travelled || (thing.card && thing.way() > 8 && !thing.seen.empty());
    }
    if (travelled) {
      EXPECT_GT(played->rings, 0u) << "nothing is pointed out";
    }
    if (HasFailure()) break;
  }
}

INSTANTIATE_TEST_SUITE_P(Art, CocktailRow, testing::ValuesIn(rows()),
                         [](const testing::TestParamInfo<Row>& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace nightcap::tests
