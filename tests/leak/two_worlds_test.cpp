// Nothing that reaches a seat tells two worlds apart that differ only in what the seat may not know; and the comparison
// itself has teeth: the worlds do differ, and a planted leak is found.
#include "tests/leak/two_worlds.hpp"

#include <gtest/gtest.h>

namespace nightcap::tests::leak {
namespace {

std::string words(const std::optional<wire::Leak>& leak) {
  return leak ? leak->what + leak->field + " is " + leak->one + " or " + leak->other : "none";
}

// ---- the promise

TEST(TwoWorlds, OfMartinisAndMenNoSeatCanTellApart) {
  const Findings found = compare_worlds<MartinisWorlds>(4, 5);
  EXPECT_EQ(words(found.leak), "none");
  EXPECT_GT(found.positions, 5'000);
  EXPECT_GT(found.steps, 5'000);
  EXPECT_GT(found.decisions, 1'000);
  // Most positions have hidden cards; people chosen face down are rare.
  Findings what = found;
  EXPECT_GT(what.differing["hands"], found.positions * 3 / 4);
  EXPECT_GT(what.differing["deck"], found.positions * 3 / 4);
  EXPECT_GT(what.differing["shown"], 20);
}

TEST(TwoWorlds, OfCocktailNoSeatCanTellApart) {
  const Findings found = compare_worlds<CocktailWorlds>(5, 6);
  EXPECT_EQ(words(found.leak), "none");
  EXPECT_GT(found.positions, 5'000);
  EXPECT_GT(found.steps, 5'000);
  EXPECT_GT(found.decisions, 1'000);
  Findings what = found;
  EXPECT_GT(what.differing["hands"], found.positions / 2);
  EXPECT_GT(what.differing["reserve"], found.positions / 2);
  EXPECT_GT(what.differing["bites"], found.positions / 2);
  EXPECT_GT(what.differing["unseen"], 0);
}

// ---- the teeth: each gate lets one secret through, somewhere out of the way

template <class G>
struct Planted {
  const char* name;
  Gate<G> gate;
};
template <class G>
void PrintTo(const Planted<G>& planted, std::ostream* out) {
  *out << planted.name;
}
template <class G>
std::string planted_name(const testing::TestParamInfo<Planted<G>>& info) {
  return info.param.name;
}
// A gate through which everybody hears all of one kind of fact.
template <class G, class Fact>
Gate<G> loud() {
  return {G::view, [](const typename G::Event& event, Seat listener) {
            return std::holds_alternative<Fact>(event) ? event : G::heard(event, listener);
          }};
}
// A gate whose view is spoiled afterwards.
template <class G, auto spoil>
Gate<G> spoiled() {
  return {[](const typename G::State& state, Seat viewer) {
            typename G::View view = G::view(state, viewer);
            spoil(state, view);
            return view;
          },
          G::heard};
}

using PlantedInMartinis = Planted<martinis::Rules>;
class LeakInMartinis : public testing::TestWithParam<PlantedInMartinis> {};
TEST_P(LeakInMartinis, IsFound) { EXPECT_NE(words(compare_worlds<MartinisWorlds>(1, 3, GetParam().gate).leak), "none"); }

void top_of_the_deck(const martinis::State& state, martinis::View& view) {
  if (state.piles.deck_size() > 0) view.unused[0] = state.piles.deck(0).n;
}
void specials_of_a_hand(const martinis::State& state, martinis::View& view) {
  view.unused[1] = static_cast<std::uint8_t>((state.hands[0] & martinis::kSpecialCards).size());
}
void shows(const martinis::State& state, martinis::View& view) { view.shown = state.shown; }

INSTANTIATE_TEST_SUITE_P(
    Planted, LeakInMartinis,
    testing::Values(PlantedInMartinis{"TheTopOfTheDeckInAnUnusedByte", spoiled<martinis::Rules, top_of_the_deck>()},
                    PlantedInMartinis{"HowManySpecialCardsAHandHolds", spoiled<martinis::Rules, specials_of_a_hand>()},
                    PlantedInMartinis{"ShowsBeforeTheyAreTurnedOver", spoiled<martinis::Rules, shows>()},
                    PlantedInMartinis{"WhatWasDrawn", loud<martinis::Rules, martinis::event::Drew>()},
                    PlantedInMartinis{"WhatWasDrawnForASpecialCard", loud<martinis::Rules, martinis::event::SpecialDrew>()},
                    PlantedInMartinis{"WhoIsChosen", loud<martinis::Rules, martinis::event::ShowChosen>()},
                    PlantedInMartinis{"WhatWasDealt", loud<martinis::Rules, martinis::event::Dealt>()}),
    planted_name<martinis::Rules>);

using PlantedInCocktail = Planted<cocktail::Rules>;
class LeakInCocktail : public testing::TestWithParam<PlantedInCocktail> {};
TEST_P(LeakInCocktail, IsFound) { EXPECT_NE(words(compare_worlds<CocktailWorlds>(1, 3, GetParam().gate).leak), "none"); }

void last_bite(const cocktail::State& state, cocktail::View& view) {
  for (std::size_t seat = 0; seat < state.players; ++seat)
    if (!state.cocktails[seat].empty()) view.unused_end[0] = state.cocktails[seat].back().card.n;
}
void top_of_the_reserve(const cocktail::State& state, cocktail::View& view) {
  if (!state.reserve.empty()) view.unused = state.reserve.back().n;
}
void unseen_cards(const cocktail::State& state, cocktail::View& view) {
  if (!state.unseen.empty()) view.unused = state.unseen.front().n;
}

INSTANTIATE_TEST_SUITE_P(
    Planted, LeakInCocktail,
    testing::Values(PlantedInCocktail{"TheLastBiteInAnUnusedByte", spoiled<cocktail::Rules, last_bite>()},
                    PlantedInCocktail{"TheTopOfTheReserve", spoiled<cocktail::Rules, top_of_the_reserve>()},
                    PlantedInCocktail{"WhatWentOutUnseen", spoiled<cocktail::Rules, unseen_cards>()},
                    PlantedInCocktail{"WhatWasPlayed", loud<cocktail::Rules, cocktail::event::Played>()},
                    PlantedInCocktail{"TheReplacement", loud<cocktail::Rules, cocktail::event::Replaced>()},
                    PlantedInCocktail{"WhatWasDealt", loud<cocktail::Rules, cocktail::event::Dealt>()}),
    planted_name<cocktail::Rules>);

}  // namespace
}  // namespace nightcap::tests::leak
