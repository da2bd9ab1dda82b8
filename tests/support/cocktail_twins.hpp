// The same game of Cocktail in two worlds, told by a whole history: in the other world the cards that one seat never came
// to know are other ones, from the deal of a round on, and whoever plays one of them plays its counterpart. What that seat
// saw, heard and did is the same to the last event.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "engine/rules/match.hpp"
#include "game/cocktail/rules/rules.hpp"
#include "game/cocktail/wire/codec.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests::twins {

using base::MindGenerator;
using base::Seat;
using cocktail::CardId;
using cocktail::CardSet;

// Which card lies in the place of which, in one round; in round 0 none does.
struct World {
  World() {
    for (int i = 0; i < cocktail::kCards; ++i) counterpart[static_cast<std::size_t>(i)] = CardId{i};
  }
  int round = 0;
  std::array<CardId, cocktail::kCards> counterpart;

  // What lies there in the world that is not another one.
  [[nodiscard]] CardId original(CardId card) const {
    const auto at = std::find(counterpart.begin(), counterpart.end(), card);
    return at == counterpart.end() ? card : CardId{static_cast<int>(at - counterpart.begin())};
  }
};

// The rules of the game, but for the deals of matches made while `world` is another one.
struct Rules : cocktail::Rules {
  static inline World world{};
  static Outcome draw(const State& state, rules::RulesGenerator& generator) {
    Outcome outcome = cocktail::Rules::draw(state, generator);
    if (state.round == world.round)
      for (CardId& card : outcome.order) card = world.counterpart[card.n];
    return outcome;
  }
};
template <class G>
struct CodecOf : cocktail::wire::Codec {
  using Game = G;
};

// What was decided so far.
struct History {
  cocktail::Rules::Setup setup;
  std::uint64_t seed = 1;
  std::vector<Move<cocktail::Rules>> moves;
};

template <class G = cocktail::Rules>
rules::Match<G> match_of(const History& history, const World& world = {}) {
  Rules::world = world;
  rules::Match<G> match(history.setup, history.seed, rules::Chance::kInternal);
  for (const auto& [seat, done] : history.moves) {
    cocktail::Action action = done;
    if (match.state().round == world.round && action.type == cocktail::Action::Type::kPlay)
      action.card = world.counterpart[action.card.n];
    const auto refusal = match.submit(seat, action);
    EXPECT_FALSE(refusal.has_value()) << "the worlds have come apart";
    if (refusal) break;
  }
  Rules::world = {};
  return match;
}

// What `viewer` knows of the cards of that round by the end of the history.
inline CardSet told(const rules::Match<cocktail::Rules>& match, int round, Seat viewer) {
  namespace event = cocktail::event;
  CardSet cards;
  int at = 0;
  for (const auto& step : match.steps())
    for (const auto& fact : step.events) {
      if (const auto* began = std::get_if<event::RoundBegan>(&fact)) at = began->round;
      if (at != round) continue;
      if (const auto* dealt = std::get_if<event::Dealt>(&fact); dealt != nullptr && viewer != base::kNoSeat)
        cards = cards | dealt->hands[viewer.n];
      if (const auto* drew = std::get_if<event::Replaced>(&fact); drew != nullptr && drew->player == viewer)
        cards.add(drew->card);
      if (const auto* turned = std::get_if<event::TurnedOver>(&fact)) cards.add(turned->card);
      if (const auto* took = std::get_if<event::Took>(&fact))
        for (const CardId card : took->cards) cards.add(card);
    }
  return cards;
}

// Another world for that seat: everything that it does not come to know in this history is shuffled.
inline World other_world(const rules::Match<cocktail::Rules>& match, int round, Seat viewer, MindGenerator& random) {
  World world;
  world.round = round;
  const CardSet known = told(match, round, viewer);
  std::vector<CardId> hidden;
  int at = 0;
  for (const auto& step : match.steps()) {
    for (const auto& fact : step.events)
      if (const auto* began = std::get_if<cocktail::event::RoundBegan>(&fact)) at = began->round;
    for (const auto& outcome : step.outcomes)
      if (at == round)
        for (const CardId card : outcome.order)
          if (!known.has(card)) hidden.push_back(card);
  }
  std::vector<CardId> shuffled = hidden;
  random.shuffle(std::span(shuffled));
  for (std::size_t i = 0; i < hidden.size(); ++i) world.counterpart[hidden[i].n] = shuffled[i];
  return world;
}

}  // namespace nightcap::tests::twins
