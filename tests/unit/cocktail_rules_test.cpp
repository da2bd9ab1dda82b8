// The rules of Cocktail from inside: what can't be seen over JSON.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "engine/base/hash.hpp"
#include "game/cocktail/rules/rules.hpp"
#include "game/cocktail/rules/scoring.hpp"

namespace nightcap::cocktail {
namespace {

using Random = base::RulesGenerator;

Rules::Setup random_setup(int players, Random& random) {
  Rules::Setup setup;
  setup.players = players;
  if (random.below(2) == 0) setup.starter = Seat{static_cast<int>(random.below(static_cast<std::uint32_t>(players)))};
  const auto coin = [&random] { return static_cast<std::uint8_t>(random.below(2)); };
  setup.options = Options{coin(), coin(), coin(), coin()};
  return setup;
}

Seat any_of(SeatSet seats, Random& random) {
  int skip = static_cast<int>(random.below(static_cast<std::uint32_t>(seats.size())));
  for (const Seat seat : seats)
    if (skip-- == 0) return seat;
  return kNoSeat;
}

// Plays a random game and shows `visit(state, events)` every state, with the events that led to it.
template <class Visit>
void play_random_game(const Rules::Setup& setup, Random& random, Visit visit) {
  Rules::Events events;
  ActionList actions;
  State state = Rules::begin(setup, events);
  visit(state, events);
  while (!Rules::over(state)) {
    events.clear();
    if (Rules::chance_wanted(state)) {
      const Outcome outcome = Rules::draw(state, random);
      ASSERT_TRUE(Rules::possible(state, outcome));
      Rules::resolve(state, outcome, events);
    } else {
      const Seat seat = any_of(Rules::actors(state), random);
      Rules::legal(state, seat, actions);
      ASSERT_FALSE(actions.empty());
      Rules::apply(state, seat, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))], events);
    }
    visit(state, events);
  }
}

// Every action that can be written down, and some that can't.
template <class Visit>
void for_each_action(const State& state, Visit visit) {
  for (const bool yes : {false, true}) {
    visit(act::direction(yes));
    visit(act::hand_over(yes));
  }
  visit(act::take());
  visit(act::pass());
  visit(act::suspect());
  visit(act::courtesy());
  for (const int card : {-1, kCards, kCards + 1, 63, 64, 65}) visit(act::play(CardId{card}, Seat{0}, Kind::kOlive));
  for (int card = 0; card < kCards; ++card)
    for (const int to : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 255})
      for (const int kind : {0, 1, 2, 3, 4, 5, 6, 7, 255}) visit(act::play(CardId{card}, Seat{to}, static_cast<Kind>(kind)));
  for (int own = 0; own <= state.handles + 1; ++own)
    for (int other = 0; other <= state.handles + 1; ++other) visit(act::change(Handle{own}, Handle{other}));
}

TEST(CocktailRules, LegalListsExactlyTheActionsThatPassCheck) {
  Random random{11};
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
    for (int game = 0; game < 2; ++game)
      play_random_game(random_setup(players, random), random, [&](const State& state, const Rules::Events&) {
        if (random.below(10) != 0) return;
        for (int seat = 0; seat < players + 2; ++seat) {
          std::vector<Action> passing;
          for_each_action(state, [&](const Action& action) {
            if (!Rules::check(state, Seat{seat}, action)) passing.push_back(action);
          });
          ActionList listed;
          Rules::legal(state, Seat{seat}, listed);
          ASSERT_EQ(static_cast<std::size_t>(listed.size()), passing.size());
          ASSERT_TRUE(std::is_permutation(listed.begin(), listed.end(), passing.begin(), passing.end()));
          ASSERT_EQ(Rules::actors(state).has(Seat{seat}), !listed.empty());
        }
      });
}

TEST(CocktailRules, AnActionWithAFieldThatDoesntBelongToItIsRefused) {
  Random random{12};
  play_random_game(random_setup(4, random), random, [&](const State& state, const Rules::Events&) {
    for (const Seat seat : Rules::actors(state)) {
      ActionList listed;
      Rules::legal(state, seat, listed);
      for (Action action : listed) {
        action.unused = 1;
        EXPECT_TRUE(Rules::check(state, seat, action));
        action.unused = 0;
        if (action.type == Action::Type::kPlay)
          action.own = Handle{1};
        else
          action.card = CardId{3};
        EXPECT_TRUE(Rules::check(state, seat, action));
        action.type = static_cast<Action::Type>(77);
        EXPECT_TRUE(Rules::check(state, seat, action));
      }
    }
  });
}

TEST(CocktailRules, EveryPromiseHoldsAfterEveryStepOfRandomGames) {
  Random random{13};
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
    for (int game = 0; game < 100; ++game)
      play_random_game(random_setup(players, random), random,
                       [](const State& state, const Rules::Events&) { ASSERT_EQ(Rules::audit(state), ""); });
}

TEST(CocktailRules, TheAuditNoticesWhatIsBroken) {
  Random random{14};
  Rules::Setup setup;
  setup.players = 3;
  setup.starter = Seat{1};
  Rules::Events events;
  State dealt = Rules::begin(setup, events);
  Rules::resolve(dealt, Rules::draw(dealt, random), events);
  ASSERT_EQ(Rules::audit(dealt), "");
  const auto breaks = [&dealt](auto harm) {
    State state = dealt;
    harm(state);
    return !Rules::audit(state).empty();
  };
  EXPECT_TRUE(breaks([](State& s) { s.hands[0].remove(s.hands[0].front()); }));
  EXPECT_TRUE(breaks([](State& s) { s.reserve.pop_back(); }));
  EXPECT_TRUE(breaks([](State& s) { s.hands[0].add(s.reserve.back()); }));
  EXPECT_TRUE(breaks([](State& s) { s.unused_end[3] = 1; }));
  EXPECT_TRUE(breaks([](State& s) { s.blue[1] = 3; }));
  EXPECT_TRUE(breaks([](State& s) { s.window.to = Seat{0}; }));
  EXPECT_TRUE(breaks([](State& s) { s.phase = Phase::kTurn; }));
  EXPECT_TRUE(breaks([](State& s) { s.honor[2].push_back(0); }));
  EXPECT_TRUE(breaks([](State& s) { s.changed.add(Seat{2}); }));
  EXPECT_TRUE(breaks([](State& s) { s.cubes[5] = 1; }));
}

TEST(CocktailRules, PlayingWithoutListenersIsTheSameGame) {
  Random random{15};
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const Rules::Setup setup = random_setup(players, random);
    Rules::Events events;
    rules::NoEvents nobody;
    State told = Rules::begin(setup, events);
    State untold = Rules::begin(setup, nobody);
    ActionList actions;
    while (!Rules::over(told)) {
      events.clear();
      if (Rules::chance_wanted(told)) {
        const Outcome outcome = Rules::draw(told, random);
        Rules::resolve(told, outcome, events);
        Rules::resolve(untold, outcome, nobody);
      } else {
        const Seat seat = any_of(Rules::actors(told), random);
        Rules::legal(told, seat, actions);
        const Action action = actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))];
        Rules::apply(told, seat, action, events);
        Rules::apply(untold, seat, action, nobody);
      }
      ASSERT_FALSE(events.empty());
      ASSERT_EQ(std::memcmp(&told, &untold, sizeof(State)), 0);
    }
  }
}

// Two states that differ only in what `seat` may not know: hands of others, the reserve, bites of others, unseen cards.
State reshuffle_what_is_hidden(const State& state, Seat seat, Random& random) {
  std::vector<CardId*> places;
  std::vector<CardId> cards;
  State other = state;
  const auto hide = [&](CardId& card) {
    places.push_back(&card);
    cards.push_back(card);
  };
  for (CardId& card : other.reserve) hide(card);
  for (Tray& tray : other.cocktails)
    for (Bite& bite : tray)
      if (bite.by != seat) hide(bite.card);
  const auto pool = [&](CardSet& set) {
    for (const CardId card : set) cards.push_back(card);
  };
  for (int i = 0; i < state.players; ++i)
    if (Seat{i} != seat) pool(other.hands[static_cast<std::size_t>(i)]);
  pool(other.unseen);
  random.shuffle(std::span<CardId>(cards));
  std::size_t next = 0;
  for (CardId* place : places) *place = cards[next++];
  const auto refill = [&](CardSet& set) {
    const int size = set.size();
    set.clear();
    for (int i = 0; i < size; ++i) set.add(cards[next++]);
  };
  for (int i = 0; i < state.players; ++i)
    if (Seat{i} != seat) refill(other.hands[static_cast<std::size_t>(i)]);
  refill(other.unseen);
  return other;
}

TEST(CocktailRules, AViewIsTheSameBytesWhateverIsHidden) {
  static_assert(std::has_unique_object_representations_v<View>);
  Random random{16};
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
    for (int game = 0; game < 4; ++game)
      play_random_game(random_setup(players, random), random, [&](const State& state, const Rules::Events&) {
        for (int seat = 0; seat <= players; ++seat) {
          const Seat viewer = seat == players ? kNoSeat : Seat{seat};
          const View view = Rules::view(state, viewer);
          const View again = Rules::view(reshuffle_what_is_hidden(state, viewer, random), viewer);
          ASSERT_EQ(std::memcmp(&view, &again, sizeof(View)), 0);
        }
      });
}

TEST(CocktailRules, OnlyWhoHoldsACardHearsWhichItIs) {
  Random random{17};
  play_random_game(random_setup(5, random), random, [&](const State& state, const Rules::Events& events) {
    for (const Event& event : events)
      for (const Seat listener : {Seat{0}, Seat{3}, kNoSeat}) {
        const Event heard = Rules::heard(event, listener);
        ASSERT_EQ(heard.index(), event.index());
        ASSERT_EQ(rule_of(heard), rule_of(event));
        if (const auto* played = std::get_if<event::Played>(&heard)) {
          EXPECT_EQ(played->card == kNoCard, played->player != listener);
        } else if (const auto* replaced = std::get_if<event::Replaced>(&heard)) {
          EXPECT_EQ(replaced->card == kNoCard, replaced->player != listener);
        } else if (const auto* dealt = std::get_if<event::Dealt>(&heard)) {
          for (int seat = 0; seat < kMaxPlayers; ++seat) {
            const bool own = Seat{seat} == listener;
            const bool dealt_to = own && state.in_round.has(listener);  // the dead hear of an empty hand
            EXPECT_EQ(dealt->told.has(Seat{seat}), own);
            EXPECT_EQ(dealt->hands[static_cast<std::size_t>(seat)].size(), dealt_to ? kHandSize : 0);
          }
        }
      }
  });
}

TEST(CocktailRules, ImpossibleOutcomesAreRefused) {
  Random random{18};
  Rules::Setup setup;
  setup.players = 2;
  rules::NoEvents nobody;
  State state = Rules::begin(setup, nobody);
  EXPECT_FALSE(Rules::possible(state, Outcome{Seat{2}, {}}));
  EXPECT_TRUE(Rules::possible(state, Outcome{Seat{1}, {}}));
  Rules::resolve(state, Outcome{Seat{1}, {}}, nobody);
  Outcome deal = Rules::draw(state, random);
  EXPECT_TRUE(Rules::possible(state, deal));
  Outcome twice = deal;
  twice.order[0] = twice.order[1];
  EXPECT_FALSE(Rules::possible(state, twice));
  Outcome strange = deal;
  strange.order[0] = kNoCard;
  EXPECT_FALSE(Rules::possible(state, strange));
  deal.order.pop_back();
  EXPECT_FALSE(Rules::possible(state, deal));
  Rules::resolve(state, Rules::draw(state, random), nobody);
  EXPECT_FALSE(Rules::possible(state, Outcome{Seat{0}, {}}));
  EXPECT_EQ(Rules::cards_to_shuffle(state), CardSet{});
}

Score score_of(std::initializer_list<Kind> kinds, bool drunk = false) {
  std::vector<CardId> cards;
  std::array<int, kKinds> next{};
  for (const Kind kind : kinds) cards.push_back(card_of(kind, ++next[static_cast<std::size_t>(kind)]));
  Options options;
  options.drunk = drunk ? 1 : 0;
  return score_cocktail(cards, options);
}

TEST(CocktailScoring, FollowsTheTable) {
  using enum Kind;
  EXPECT_EQ(score_of({}), (Score{0, 0, 0, false}));
  EXPECT_EQ(score_of({kOlive, kOlive, kCheese}).honor, 4);
  EXPECT_EQ(score_of({kOlive, kOlive, kWine}).honor, 8);
  EXPECT_EQ(score_of({kCheese, kWine, kWine}).honor, 8);
  EXPECT_EQ(score_of({kCheese, kWine, kCocktail}).honor, 10);
  EXPECT_EQ(score_of({kCaviar, kCocktail, kCocktail}).honor, 20);
  EXPECT_EQ(score_of({kWine, kCocktail}).honor, 2);
  EXPECT_EQ(score_of({kWine, kCaviar, kBluePoison}), (Score{7, 1, 0, false}));
  EXPECT_EQ(score_of({kRedPoison, kBluePoison, kBluePoison}), (Score{0, 2, 1, false}));
  EXPECT_EQ(score_of({kWine, kCocktail, kCaviar}, true), (Score{0, 0, 0, true}));
  EXPECT_EQ(score_of({kWine, kWine, kRedPoison}, true), (Score{0, 0, 1, true}));
  EXPECT_EQ(score_of({kWine, kCheese}, true).honor, 6);
}

TEST(CocktailScoring, DishonorWeighsMoreInExpertMode) {
  Options plain;
  Options heavy;
  heavy.heavy_dishonor = 1;
  EXPECT_EQ(dishonor_cost(7, plain), 7);
  const std::array<int, 12> costs{0, 1, 3, 5, 8, 10, 12, 14, 16, 18, 20, 22};
  for (std::size_t cubes = 0; cubes < costs.size(); ++cubes)
    EXPECT_EQ(dishonor_cost(static_cast<int>(cubes), heavy), costs[cubes]);
}

TEST(CocktailCards, DecksAndNumbersAgreeWithTheBox) {
  for (int card = 0; card < kCards; ++card) EXPECT_EQ(card_of(kind_of(CardId{card}), number_of(CardId{card})), CardId{card});
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
    EXPECT_EQ(deck_of(players).size(), players == 2 ? 10 : 4 * players);
}

}  // namespace
}  // namespace nightcap::cocktail
