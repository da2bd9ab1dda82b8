// Martinis & Men from the inside: what can't be seen over JSON.
#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <cstring>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/base/hash.hpp"
#include "engine/rules/match.hpp"
#include "game/martinis/rules/rules.hpp"

namespace nightcap::martinis {
namespace {

static_assert(rules::Game<Rules>);

using base::MindGenerator;
using rules::NoEvents;
using rules::RulesGenerator;
using Type = Action::Type;

Rules::Setup random_setup(int players, MindGenerator& random) {
  Rules::Setup setup;
  setup.players = players;
  if (random.below(2) == 0) setup.starter = Seat{static_cast<int>(random.below(static_cast<std::uint32_t>(players)))};
  setup.options.marriages = static_cast<std::uint8_t>(1 + random.below(5));
  setup.options.hand = static_cast<std::uint8_t>(4 + random.below(5));
  setup.options.open_matching = static_cast<std::uint8_t>(random.below(2));
  return setup;
}

Seat random_actor(const State& state, MindGenerator& random) {
  const SeatSet actors = Rules::actors(state);
  int skip = static_cast<int>(random.below(static_cast<std::uint32_t>(actors.size())));
  for (const Seat seat : actors)
    if (skip-- == 0) return seat;
  return kNoSeat;
}

Action random_action(const ActionList& actions, MindGenerator& random) {
  return actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))];
}

// Plays a whole random game and calls look(state) after the set-up and after every transition.
template <class Look>
State random_game(const Rules::Setup& setup, std::uint64_t seed, Look look) {
  RulesGenerator chance{seed};
  MindGenerator random{seed + 1};
  ActionList actions;
  NoEvents nobody;
  State state = Rules::begin(setup, nobody);
  look(state);
  while (!Rules::over(state)) {
    if (Rules::chance_wanted(state)) {
      const Outcome outcome = Rules::draw(state, chance);
      EXPECT_TRUE(Rules::possible(state, outcome));
      Rules::resolve(state, outcome, nobody);
    } else {
      const Seat seat = random_actor(state, random);
      Rules::legal(state, seat, actions);
      Rules::apply(state, seat, random_action(actions, random), nobody);
    }
    look(state);
  }
  return state;
}

// Every action that can be written down, cards that don't exist among them.
std::vector<Action> universe() {
  std::vector<Action> actions{act::pass()};
  std::vector<CardId> cards;
  for (int n = 0; n < kCards; ++n) cards.emplace_back(n);
  for (const int n : {80, 100, 127, 128, 254, 255}) cards.emplace_back(n);
  for (const CardId card : cards) {
    actions.insert(actions.end(), {act::ask(card), act::show(card), act::take(card), act::special(card, Die::kRed),
                                   act::special(card, Die::kBlue)});
    for (const CardId other : cards)
      actions.insert(actions.end(), {act::match_pool(card, other), act::match_pair(card, other)});
  }
  return actions;
}

std::uint32_t word(const Action& action) { return std::bit_cast<std::uint32_t>(action); }

TEST(MartinisRules, LegalIsExactlyWhatCheckLetsPass) {
  const std::vector<Action> all = universe();
  MindGenerator random{11};
  std::map<Phase, int> seen;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (int game = 0; game < 8; ++game) {
      const Rules::Setup setup = random_setup(players, random);
      random_game(setup, static_cast<std::uint64_t>(100 * players + game), [&](const State& state) {
        if (random.below(40) != 0) return;
        ++seen[state.phase];
        for (int n = 0; n <= players; ++n) {
          const Seat seat = n == players ? kNoSeat : Seat{n};
          ActionList actions;
          Rules::legal(state, seat, actions);
          std::set<std::uint32_t> legal;
          for (const Action& action : actions) legal.insert(word(action));
          ASSERT_EQ(static_cast<int>(legal.size()), actions.size()) << "an action is listed twice";
          ASSERT_EQ(!actions.empty(), Rules::actors(state).has(seat));
          std::size_t passed = 0;
          for (const Action& action : all) passed += Rules::check(state, seat, action) ? 0 : 1;
          ASSERT_EQ(passed, legal.size());
          for (const Action& action : actions) ASSERT_FALSE(Rules::check(state, seat, action));
          for (int i = 0; i < 500; ++i) {  // any four bytes
            Action action;
            action.type = static_cast<Type>(random.below(9));
            action.card = CardId{static_cast<int>(random.below(3) == 0 ? random.below(256) : random.below(kCards))};
            action.other = random.below(2) == 0 ? kNoCard : CardId{static_cast<int>(random.below(256))};
            action.die = static_cast<Die>(random.below(3));
            ASSERT_EQ(!Rules::check(state, seat, action), legal.contains(word(action)));
          }
        }
      });
    }
  }
  for (const Phase phase : {Phase::kTurn, Phase::kShow, Phase::kTake, Phase::kWindow}) EXPECT_GT(seen[phase], 5);
}

TEST(MartinisRules, EveryInvariantHoldsAfterEveryStep) {
  MindGenerator random{12};
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
    for (int game = 0; game < 60; ++game)
      random_game(random_setup(players, random), static_cast<std::uint64_t>(1000 * players + game),
                  [](const State& state) { ASSERT_EQ(Rules::audit(state), ""); });
}

TEST(MartinisRules, TheAuditNoticesABrokenState) {
  State good = random_game(Rules::Setup{}, 5, [](const State&) {});
  ASSERT_EQ(Rules::audit(good), "");
  State state = good;
  state.hands[0].add(state.piles.deck(0));
  EXPECT_EQ(Rules::audit(state), "a card is in two places");
  state = good;
  state.winners = {};
  EXPECT_EQ(Rules::audit(state), "the winners don't fit the phase");
  state = good;
  state.piles.draw();
  EXPECT_EQ(Rules::audit(state), "a card is nowhere");
  state = good;
  reinterpret_cast<unsigned char*>(&state.couples)[sizeof state.couples - 2] = 1;  // the last slot
  EXPECT_EQ(Rules::audit(state), "an unused slot is not zero");
}

TEST(MartinisRules, ListeningChangesNothing) {
  MindGenerator random{13};
  for (int game = 0; game < 100; ++game) {
    const Rules::Setup setup = random_setup(kMinPlayers + game % 5, random);
    const auto seed = static_cast<std::uint64_t>(game);
    const State quiet = random_game(setup, seed, [](const State&) {});
    RulesGenerator chance{seed};
    MindGenerator choice{seed + 1};
    ActionList actions;
    Rules::Events events;
    State state = Rules::begin(setup, events);
    while (!Rules::over(state)) {
      events.clear();
      if (Rules::chance_wanted(state)) {
        Rules::resolve(state, Rules::draw(state, chance), events);
      } else {
        const Seat seat = random_actor(state, choice);
        Rules::legal(state, seat, actions);
        Rules::apply(state, seat, random_action(actions, choice), events);
        ASSERT_GT(events.size(), 0);
      }
      for (const Event& event : events) ASSERT_GE(rule_of(event).chapter, 2);
    }
    EXPECT_EQ(base::hash_value(state), base::hash_value(quiet));
  }
}

// A table with the hands given and the rest of the cards as the deck, `first` on top. Seat 0 has the first turn.
State table(const std::vector<std::vector<CardId>>& hands, CardId first) {
  Rules::Setup setup;
  setup.players = static_cast<int>(hands.size());
  setup.starter = Seat{0};
  setup.options.hand = static_cast<std::uint8_t>(hands[0].size());
  NoEvents nobody;
  State state = Rules::begin(setup, nobody);
  Outcome outcome;
  CardSet left = kAllCards;
  for (std::size_t i = 0; i < hands[0].size(); ++i)
    for (const auto& hand : hands) outcome.order.push_back(hand[i]);
  outcome.order.push_back(first);
  for (const CardId card : outcome.order) left.remove(card);
  for (const CardId card : left) outcome.order.push_back(card);
  EXPECT_TRUE(Rules::possible(state, outcome));
  Rules::resolve(state, outcome, nobody);
  return state;
}

// How many ways there are to play on for `depth` transitions, each face of a die counted once.
long count(const State& state, int depth) {
  if (depth == 0) return 1;
  long leaves = 0;
  NoEvents nobody;
  if (Rules::chance_wanted(state)) {
    for (const Face face : {Face::kHeart, Face::kMartini, Face::kLightning}) {
      Outcome outcome;
      outcome.face = face;
      State next = state;
      Rules::resolve(next, outcome, nobody);
      leaves += count(next, depth - 1);
    }
    return leaves;
  }
  for (const Seat seat : Rules::actors(state)) {
    ActionList actions;
    Rules::legal(state, seat, actions);
    for (const Action& action : actions) {
      State next = state;
      Rules::apply(next, seat, action, nobody);
      leaves += count(next, depth - 1);
    }
  }
  return leaves;
}

constexpr CardId kSpecial1{kFirstSpecial};

std::vector<CardId> artistic(bool women, int how_many) {
  std::vector<CardId> people;
  for (int n = 0; n < how_many; ++n) {
    const auto noun = static_cast<Noun>(n);
    people.push_back(women ? woman(Adjective::kArtistic, noun) : man(Adjective::kArtistic, noun));
  }
  return people;
}

TEST(MartinisRules, TheTreeOfAnAskHasTheSizeThatReasonGives) {
  // Six artistic men against six artistic women, and a cultured club-fiend drawn: he matches one woman, the others six.
  const State state = table({artistic(false, 6), artistic(true, 6)}, man(Adjective::kCultured, Noun::kClubFiend));
  EXPECT_EQ(count(state, 1), 7);           // asks
  EXPECT_EQ(count(state, 2), 6 * 6 + 1);   // shows
  EXPECT_EQ(count(state, 3), 37);          // the only one on offer is taken
  EXPECT_EQ(count(state, 4), 37 * 3);      // red
  EXPECT_EQ(count(state, 5), 37 * 9);      // blue
  EXPECT_EQ(count(state, 6), 37 * 9 * 2);  // either passes first
  EXPECT_EQ(count(state, 7), 37 * 9 * 2);  // the other passes: settled
}

TEST(MartinisRules, TheTreeOfAWindowHasTheSizeThatReasonGives) {
  std::vector<CardId> hand = artistic(false, 5);
  hand.push_back(kSpecial1);
  const State state = table({hand, artistic(true, 6)}, man(Adjective::kCultured, Noun::kClubFiend));
  const long rolls = (5 * 6 + 1) * 9;
  EXPECT_EQ(count(state, 5), rolls);
  EXPECT_EQ(count(state, 6), rolls * 4);  // special on red or blue, pass, the other's pass
  // A special: three faces. After the own pass only the other's is left; after the other's pass special or pass.
  EXPECT_EQ(count(state, 7), rolls * (2 * 3 + 1 + 3));
}

TEST(MartinisRules, EqualTablesAreEqualBytesWhoeversCoupleCameFirst) {
  const Household mine{Seat{0}, false, {woman(Adjective::kShy, Noun::kGeek), man(Adjective::kShy, Noun::kHippy)}};
  const Household hers{Seat{1}, false, {woman(Adjective::kSporty, Noun::kGeek), man(Adjective::kSporty, Noun::kHippy)}};
  const Household older{Seat{0}, true, {woman(Adjective::kShy, Noun::kYuppie), man(Adjective::kSporty, Noun::kYuppie)}};
  Households a;
  add_household(a, mine);
  add_household(a, hers);
  add_household(a, older);
  Households b;
  add_household(b, older);
  add_household(b, hers);
  add_household(b, mine);
  EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
  EXPECT_EQ(households_of(a, Seat{0}, false).count, 1);
  EXPECT_EQ(households_of(a, Seat{1}, false).first, 1);
  EXPECT_EQ(households_of(a, Seat{1}, true).count, 0);
}

TEST(MartinisRules, AViewIsTheSameWhateverIsHidden) {
  MindGenerator random{14};
  int compared = 0;
  for (int game = 0; game < 200; ++game) {
    const Rules::Setup setup = random_setup(kMinPlayers + game % 5, random);
    random_game(setup, static_cast<std::uint64_t>(game), [&](const State& state) {
      if (state.phase != Phase::kTurn && state.phase != Phase::kWindow) return;
      if (state.piles.deck_size() < 2) return;
      // The deck upside down, and another's secret card exchanged with its top card.
      const Seat viewer{static_cast<int>(random.below(state.players))};
      State other = state;
      std::vector<CardId> deck;
      for (int i = state.piles.deck_size() - 1; i >= 0; --i) deck.push_back(state.piles.deck(i));
      for (int i = 0; i < state.players; ++i) {
        CardSet& hand = other.hands[static_cast<std::size_t>(i)];
        const CardSet secret = hand - state.known[static_cast<std::size_t>(i)];
        if (Seat{i} == viewer || secret.empty()) continue;
        const CardId card = secret.front();
        hand.remove(card);
        hand.add(deck[0]);
        deck[0] = card;
      }
      const int discards = state.piles.discard_size();
      other.piles.replace_deck(deck);
      for (int i = 0; i < discards; ++i) other.piles.discard_card(state.piles.discard(i));
      const View a = Rules::view(state, viewer);
      const View b = Rules::view(other, viewer);
      ASSERT_EQ(std::memcmp(&a, &b, sizeof a), 0);
      ++compared;
    });
  }
  EXPECT_GT(compared, 1000);
}

TEST(MartinisRules, AMatchTakesBackAndDoesAgainToTheSameHash) {
  rules::Match<Rules> match{Rules::Setup{}, 77, rules::Chance::kInternal};
  MindGenerator random{15};
  std::vector<std::uint64_t> hashes{match.hash()};
  ActionList actions;
  while (!Rules::over(match.state())) {
    const Seat seat = random_actor(match.state(), random);
    Rules::legal(match.state(), seat, actions);
    ASSERT_FALSE(match.submit(seat, random_action(actions, random)));
    hashes.push_back(match.hash());
  }
  for (std::size_t i = hashes.size() - 1; i > 0; --i) {
    ASSERT_TRUE(match.undo());
    ASSERT_EQ(match.hash(), hashes[i - 1]);
  }
  EXPECT_FALSE(match.undo());
  for (std::size_t i = 1; i < hashes.size(); ++i) {
    ASSERT_TRUE(match.redo());
    ASSERT_EQ(match.hash(), hashes[i]);
  }
  EXPECT_FALSE(match.redo());
}

}  // namespace
}  // namespace nightcap::martinis
