// Two worlds of Cocktail that one seat can't tell apart, on that seat's screen: while whole stretches of a game go on,
// plays, suspicions, changes, takings, cubes that are handed over, every frame is the same in both, with its widgets, its
// log, what is read aloud, hints, sounds and times. And the comparison has teeth.
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/wire/archive.hpp"
#include "tests/ui/screening.hpp"

namespace nightcap::tests {
namespace {

using base::MindGenerator;
using base::Seat;
using screening::Glimpse;
using screening::Screening;
using twins::History;
using twins::World;
using Match = rules::Match<cocktail::Rules>;

constexpr int kMostFrames = 4000;  // of one stretch

struct Findings {
  std::string leak;  // the first one, in words; empty: none
  int stretches = 0, frames = 0;
  int differing = 0;            // stretches in which a hand, a bite or the reserve had other kinds of cards
  std::set<std::size_t> heard;  // which events came up
};

// What whoever plants a leak does, knowing the world: to what is seen, or to when (so many ms more before the first frame).
struct Spoil {
  std::function<void(Glimpse&, const cocktail::State&)> see{};
  std::function<float(const cocktail::State&)> wait{};
};

Match played_on(const app::Session& session) {
  const auto record = wire::read_save(session.save());
  EXPECT_TRUE(record);
  auto match = wire::match_of<cocktail::wire::Codec>(*record);
  EXPECT_TRUE(match);
  return std::move(*match);
}

bool holds_other_kinds(const cocktail::State& a, const cocktail::State& b) {
  const auto kinds = [](const cocktail::State& state) {
    std::string text;
    const auto add = [&](cocktail::CardId card) { text += static_cast<char>('a' + static_cast<int>(kind_of(card))); };
    for (std::size_t seat = 0; seat < state.players; ++seat) {
      for (const auto card : state.hands[seat]) add(card);
      for (const auto& bite : state.cocktails[seat]) add(bite.card);
    }
    for (const auto card : state.reserve) add(card);
    return text;
  };
  return kinds(a) != kinds(b);
}

// One stretch of a game from where `history` ends, in both worlds, until so many decisions later or the round is over.
template <class G>
void compare(const History& history, Seat viewer, int decisions, std::uint64_t seed, const Spoil& spoil, Findings& found) {
  const scene::Vec2 page = seed % 2 == 0 ? scene::Vec2{1920, 1080} : scene::Vec2{2560, 1080};  // the log docked beside it
  const auto answering = seed % 3 == 0 ? app::Answering::kRace : app::Answering::kCalm;
  const auto screen_of = [&](const World& world) {
    return Screening<G>(history, world, viewer, "blind", seed, page, answering);
  };
  const int first = static_cast<int>(history.moves.size());
  const int round = twins::match_of(history).state().round;
  int last = first + decisions;
  Match whole = [&] {
    Screening<G> dry = screen_of({});
    for (int i = 0; i < kMostFrames && dry.step() < last && !dry.session().finished(); ++i) dry.next();
    return played_on(dry.session());
  }();
  // A round that ends tells more than it hides.
  last = std::min(last, static_cast<int>(whole.steps().size()) - 1);
  for (int step = first + 1; step <= last; ++step)
    for (const auto& fact : whole.steps()[static_cast<std::size_t>(step)].events)
      if (std::holds_alternative<cocktail::event::RoundOver>(fact)) last = std::min(last, step - 1);
  while (whole.step() > last) whole.undo();
  for (int step = first; step <= last; ++step)
    for (const auto& fact : whole.steps()[static_cast<std::size_t>(step)].events) found.heard.insert(fact.index());

  MindGenerator random(seed);
  const World world = twins::other_world(whole, round, viewer, random);
  Screening<G> one = screen_of({}), two = screen_of(world);
  const auto here = twins::match_of(history).state(), there = twins::match_of<twins::Rules>(history, world).state();
  if (holds_other_kinds(here, there)) ++found.differing;
  ++found.stretches;
  if (spoil.wait) {
    one.next(false, spoil.wait(here));
    two.next(false, spoil.wait(there));
  }
  for (int frame = 0; frame < kMostFrames; ++frame) {
    Glimpse &left = one.look(), &right = two.look();
    if (spoil.see) {
      spoil.see(left, here);
      spoil.see(right, there);
    }
    ++found.frames;
    if (std::string leak = screening::difference(left, right); !leak.empty() || one.step() != two.step()) {
      if (found.leak.empty())
        found.leak = "frame " + std::to_string(frame) + ", step " + std::to_string(one.step()) + " and " +
                     std::to_string(two.step()) + " of " + std::to_string(first) + ".." + std::to_string(last) + ", viewer " +
                     std::to_string(viewer.index()) + ": " + leak;
      return;
    }
    one.next(one.step() < last);
    two.next(two.step() < last);
    if (one.step() > last || (one.step() == last && !one.busy())) return;
  }
  ADD_FAILURE() << "the stretch does not end";
}

// Stretches out of all of a game, for changing viewers.
template <class G>
void compare_game(int players, unsigned options, std::uint64_t seed, int stretch, const Spoil& spoil, Findings& found) {
  const auto bit = [&](unsigned i) { return static_cast<std::uint8_t>((options >> i) & 1u); };
  History history{{players, Seat{0}, {bit(0), bit(1), bit(2), bit(3)}}, seed, {}};
  MindGenerator random(seed);
  Match match = twins::match_of(history);
  while (!cocktail::Rules::over(match.state()) && found.leak.empty() && !testing::Test::HasFailure()) {
    const int at = static_cast<int>(random.below(static_cast<std::uint32_t>(players) + 1));
    compare<G>(history, at == players ? base::kNoSeat : Seat{at}, stretch, random.next(), spoil, found);
    for (int i = 0; i < 3 * stretch && !cocktail::Rules::over(match.state()); ++i) {
      const Seat seat = any_seat(cocktail::Rules::actors(match.state()), random);
      cocktail::ActionList legal;
      cocktail::Rules::legal(match.state(), seat, legal);
      const auto action = screening::blindly(legal, random);
      ASSERT_FALSE(match.submit(seat, action));
      history.moves.push_back({seat, action});
    }
  }
}

TEST(TwoScreens, OfOneSeatInTwoWorldsAreTheSameOnEveryFrame) {
  Findings found;
  compare_game<twins::Rules>(2, 8, 1, 8, {}, found);
  compare_game<twins::Rules>(4, 15, 2, 8, {}, found);
  compare_game<twins::Rules>(5, 1, 3, 8, {}, found);
  compare_game<twins::Rules>(9, 15, 4, 9, {}, found);
  EXPECT_EQ(found.leak, "");
  EXPECT_GT(found.stretches, 20);
  EXPECT_GT(found.differing, found.stretches / 2);
  EXPECT_GT(found.frames, 2000);
  const auto came_up = [&]<class Fact>() {
    for (std::size_t i = 0; i < std::variant_size_v<cocktail::Event>; ++i)
      if (found.heard.contains(i) && cocktail::Event(Fact{}).index() == i) return true;
    return false;
  };
  namespace event = cocktail::event;
  EXPECT_TRUE(came_up.operator()<event::Dealt>());
  EXPECT_TRUE(came_up.operator()<event::Played>());
  EXPECT_TRUE(came_up.operator()<event::Changed>());
  EXPECT_TRUE(came_up.operator()<event::Took>());
  EXPECT_TRUE(came_up.operator()<event::TurnedOver>());
  EXPECT_TRUE(came_up.operator()<event::HandedOver>());
  EXPECT_TRUE(came_up.operator()<event::Unsuspected>());
}

// A hint comes from what its seat knows, and from nothing else: not from the cards, and not from the seed behind them.
TEST(TwoScreens, OfWhoeverIsToDecideGiveTheSameHints) {
  std::set<std::string> sentences;
  int compared = 0, differing = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    History history{{3, Seat{0}, {1, 0, 1, 1}}, seed, {}};
    MindGenerator random(seed);
    Match match = twins::match_of(history);
    for (int decision = 0; decision < 40 && !cocktail::Rules::over(match.state()); ++decision) {
      const Seat seat = any_seat(cocktail::Rules::actors(match.state()), random);
      if (decision % 4 == 1) {
        const World world = twins::other_world(match, match.state().round, seat, random);
        Screening<twins::Rules> one(history, {}, seat, "blind", 1, {1920, 1080}),
            two(history, world, seat, "blind", 1, {1920, 1080});
        // Where several may answer, it may be another's turn first.
        const auto hint = one.session().hint(), other = two.session().hint();
        ASSERT_EQ(hint.has_value(), other.has_value());
        if (hint) {
          ++compared;
          sentences.insert(hint->sentence);
          EXPECT_EQ(hint->sentence, other->sentence) << "seed " << seed << ", decision " << decision;
          EXPECT_EQ(hint->path, other->path);
          if (holds_other_kinds(match.state(), twins::match_of<twins::Rules>(history, world).state())) ++differing;
        }
      }
      cocktail::ActionList legal;
      cocktail::Rules::legal(match.state(), seat, legal);
      const auto action = screening::blindly(legal, random);
      ASSERT_FALSE(match.submit(seat, action));
      history.moves.push_back({seat, action});
    }
  }
  EXPECT_GT(compared, 12);
  EXPECT_GT(differing, compared / 2);
  EXPECT_GT(sentences.size(), 4u) << "the same hint for everything";
}

// ---- the teeth: each lets one secret through, somewhere out of the way

// Something of a world that no viewer knows.
int secret_of(const cocktail::State& state) {
  int sum = 0, i = 1;
  for (const auto card : state.reserve) sum += i++ * static_cast<int>(kind_of(card));
  for (std::size_t seat = 0; seat < state.players; ++seat)
    for (const auto card : state.hands[seat]) sum += i++ * static_cast<int>(kind_of(card));
  return sum;
}

struct Planted {
  const char* name;
  Spoil spoil;
};
void PrintTo(const Planted& planted, std::ostream* out) { *out << planted.name; }

class LeakOnTheScreen : public testing::TestWithParam<Planted> {};

TEST_P(LeakOnTheScreen, IsFound) {
  Findings found;
  compare_game<twins::Rules>(4, 15, 2, 3, GetParam().spoil, found);
  EXPECT_NE(found.leak, "");
}

INSTANTIATE_TEST_SUITE_P(
    Planted, LeakOnTheScreen,
    testing::Values(
        Planted{"ADrawingByAHair", {[](Glimpse& glimpse, const cocktail::State& state) {
                  const float side = 1 + 0.01f * static_cast<float>(secret_of(state));
                  glimpse.list.solid({0, 0, side, 1}, scene::kWhite);
                }}},
        Planted{"TheIdOfADrawing", {[](Glimpse& glimpse, const cocktail::State& state) {
                  glimpse.list.set_entity("table." + std::to_string(secret_of(state)));
                  glimpse.list.solid({0, 0, 1, 1}, scene::kWhite);
                }}},
        Planted{"TheNameOfAWidget", {[](Glimpse& glimpse, const cocktail::State& state) {
                  glimpse.widgets.add(ui::Role::kText, "table.text", std::to_string(secret_of(state)), {0, 0, 1, 1});
                }}},
        Planted{"AWord",
                {[](Glimpse& glimpse, const cocktail::State& state) { glimpse.words += std::to_string(secret_of(state)); }}},
        Planted{"ATime", {{}, [](const cocktail::State& state) { return 0.1f * static_cast<float>(secret_of(state)); }}}),
    [](const testing::TestParamInfo<Planted>& each) { return std::string(each.param.name); });

// A gate that shows the table every bite.
struct LeakyRules : twins::Rules {
  static View view(const State& state, Seat viewer) {
    View seen = cocktail::Rules::view(state, viewer);
    for (std::size_t seat = 0; seat < state.players; ++seat)
      for (int i = 0; i < state.cocktails[seat].size(); ++i) seen.cocktails[seat][i].card = state.cocktails[seat][i].card;
    return seen;
  }
};
TEST(LeakThroughTheGate, OfABiteIsFound) {
  Findings found;
  compare_game<LeakyRules>(4, 15, 2, 6, {}, found);
  EXPECT_NE(found.leak, "");
}

}  // namespace
}  // namespace nightcap::tests
