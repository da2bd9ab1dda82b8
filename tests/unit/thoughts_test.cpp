// What computer players tell about their decisions: the first thing they considered is what they do, and what they believe
// adds up to the cards that are there.
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <vector>

#include "engine/rules/match.hpp"
#include "engine/wire/table.hpp"
#include "game/cocktail/bots/levels.hpp"
#include "game/martinis/bots/levels.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests {
namespace {

using base::MindGenerator;
using base::Seat;
using base::SeatSet;

// A game that easy computer players play; `visit` before each decision.
template <rules::Game G, class MakeMind, class Visit>
void watch(int players, std::uint64_t seed, MakeMind make_mind, Visit visit) {
  typename G::Setup setup;
  setup.players = players;
  rules::Match<G> match(setup, seed, rules::Chance::kInternal);
  MindGenerator random(seed);
  const auto mind = make_mind("easy");
  while (!G::over(match.state())) {
    const Seat seat = any_seat(G::actors(match.state()), random);
    const auto view = G::view(match.state(), seat);
    const auto heard = wire::heard_by(match, seat);
    typename G::ActionList legal;
    G::legal(match.state(), seat, legal);
    visit(match.state(), seat, view, heard, legal, random);
    ASSERT_FALSE(match.submit(seat, mind->decide(view, heard, {legal.begin(), legal.end()}, random, {})).has_value());
  }
}

template <rules::Game G, class MakeMind>
void first_is_done(int players, MakeMind make_mind) {
  int decisions = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    watch<G>(players, seed, make_mind,
             [&](const auto&, Seat, const auto& view, const auto& heard, const auto& legal, const MindGenerator& random) {
               for (const char* level : {"random", "easy", "normal", "hard"}) {
                 MindGenerator one = random, two = random;
                 const auto mind = make_mind(level);
                 const auto done = mind->decide(view, heard, {legal.begin(), legal.end()}, one, {});
                 const auto thoughts = mind->think(view, heard, {legal.begin(), legal.end()}, two, {});
                 ASSERT_FALSE(thoughts.candidates.empty());
                 EXPECT_TRUE(thoughts.candidates.front().action == done) << level;
                 EXPECT_EQ(one, two) << "to think aloud draws as much";
                 for (std::size_t i = 0; i < thoughts.candidates.size(); ++i) {
                   EXPECT_FALSE(thoughts.candidates[i].reason.empty());
                   if (i > 1) {
                     EXPECT_GE(thoughts.candidates[i - 1].value, thoughts.candidates[i].value);
                   }
                 }
                 ++decisions;
               }
             });
  EXPECT_GT(decisions, 500);
}

TEST(Thoughts, BeginWithWhatIsDoneInMartinisAndMen) { first_is_done<martinis::Rules>(4, martinis::bots::make_mind); }
TEST(Thoughts, BeginWithWhatIsDoneInCocktail) { first_is_done<cocktail::Rules>(4, cocktail::bots::make_mind); }

TEST(Thoughts, TheBestValueIsWhatIsDoneInMartinisAndMen) {
  const auto mind = martinis::bots::make_mind("hard");
  watch<martinis::Rules>(3, 5, martinis::bots::make_mind,
                         [&](const auto&, Seat, const auto& view, const auto& heard, const auto& legal, MindGenerator random) {
                           const auto thoughts = mind->think(view, heard, {legal.begin(), legal.end()}, random, {});
                           EXPECT_EQ(static_cast<int>(thoughts.candidates.size()), legal.size());
                           for (const auto& each : thoughts.candidates)
                             EXPECT_LE(each.value, thoughts.candidates.front().value);
                         });
}

TEST(Beliefs, EachUnseenPersonOfMartinisAndMenIsInOnePlace) {
  using namespace martinis;
  const auto mind = bots::make_mind("hard");
  int positions = 0;
  watch<Rules>(4, 7, bots::make_mind,
               [&](const State& state, Seat viewer, const View& view, const auto& heard, const auto&, const MindGenerator&) {
                 std::map<int, double> of_card, of_place;
                 for (const search::Belief& each : mind->believe(view, heard)) {
                   EXPECT_GT(each.probability, 0);
                   of_card[each.column] += each.probability;
                   of_place[each.row] += each.probability;
                 }
                 CardSet unseen;
                 for (int i = 0; i < state.piles.deck_size(); ++i) unseen.add(state.piles.deck(i));
                 for (const Seat seat : SeatSet::first(state.players) - SeatSet::of(viewer))
                   unseen = unseen | state.hands[seat.n];
                 EXPECT_EQ(static_cast<int>(of_card.size()), unseen.size());
                 for (const CardId card : unseen) EXPECT_NEAR(of_card[card.index()], 1, 1e-9) << card.index();
                 for (const Seat seat : SeatSet::first(state.players) - SeatSet::of(viewer))
                   EXPECT_NEAR(of_place[seat.index()], state.hands[seat.n].size(), 1e-9);
                 EXPECT_NEAR(of_place[state.players], state.piles.deck_size(), 1e-9);
                 ++positions;
               });
  EXPECT_GT(positions, 50);
}

TEST(Beliefs, EachBiteOfCocktailIsOfSomeKindAndEachKindIsSomewhere) {
  using namespace cocktail;
  const auto mind = bots::make_mind("hard");
  int positions = 0;
  watch<Rules>(5, 7, bots::make_mind,
               [&](const State& state, Seat viewer, const View& view, const auto& heard, const auto&, const MindGenerator&) {
                 // What lies there, in the order of the rows.
                 std::vector<std::vector<CardId>> places;
                 for (const Seat seat : state.in_round)
                   for (const Bite& bite : state.cocktails[seat.n]) places.push_back({bite.card});
                 places.emplace_back();
                 for (const Seat seat : state.in_round)
                   if (seat != viewer)
                     for (const CardId card : state.hands[seat.n]) places.back().push_back(card);
                 places.emplace_back(state.reserve.begin(), state.reserve.end());
                 places.emplace_back();
                 for (const CardId card : state.unseen) places.back().push_back(card);

                 std::map<int, double> of_row, of_kind;
                 for (const search::Belief& each : mind->believe(view, heard)) {
                   of_row[each.row] += each.probability;
                   of_kind[each.column] +=
                       each.probability * static_cast<double>(places.at(static_cast<std::size_t>(each.row)).size());
                 }
                 std::map<int, int> real;
                 for (std::size_t row = 0; row < places.size(); ++row) {
                   EXPECT_NEAR(of_row[static_cast<int>(row)], places[row].empty() ? 0 : 1, 1e-9);
                   for (const CardId card : places[row]) ++real[static_cast<int>(kind_of(card))];
                 }
                 for (int kind = 0; kind < kKinds; ++kind) EXPECT_NEAR(of_kind[kind], real[kind], 1e-9) << kind;
                 ++positions;
               });
  EXPECT_GT(positions, 50);
}

}  // namespace
}  // namespace nightcap::tests
