// Other worlds of Cocktail for one viewer (CK-10.1): other hands, the reserve and its order, the kinds of face-down bites
// that somebody else put there, and cards that went out unseen.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "engine/wire/two_worlds.hpp"
#include "game/cocktail/bots/levels.hpp"
#include "game/cocktail/wire/codec.hpp"

namespace nightcap::cocktail::insight {

using base::MindGenerator;

struct Worlds {
  using Codec = wire::Codec;
  using Next = nightcap::wire::Next<Rules>;
  static constexpr nightcap::wire::TriedLevel kLevels[] = {
      {"random", 4, 0}, {"easy", 1, 0}, {"normal", 10, 20}, {"hard", 10, 20}};
  static auto make_mind(const char* level) { return bots::make_mind(level); }

  static State other_world(const State& real, Seat viewer, const Next* next, MindGenerator& random) {
    State other = real;
    const CardSet fixed = told(real, viewer, next);
    std::vector<CardId> loose;
    const auto gather = [&](CardId card) {
      if (!fixed.has(card)) loose.push_back(card);
    };
    for (std::size_t seat = 0; seat < real.players; ++seat) {
      if (Seat{static_cast<int>(seat)} != viewer)
        for (const CardId card : real.hands[seat]) gather(card);
      for (const Bite& bite : real.cocktails[seat])
        if (bite.by != viewer) gather(bite.card);
    }
    for (const CardId card : real.reserve) gather(card);
    for (const CardId card : real.unseen) gather(card);
    random.shuffle(std::span(loose));

    const auto redraw = [&](CardId card) {
      if (fixed.has(card)) return card;
      const CardId drawn = loose.back();
      loose.pop_back();
      return drawn;
    };
    const auto redraw_set = [&](CardSet& set) {
      CardSet drawn;
      for (const CardId card : set) drawn.add(redraw(card));
      set = drawn;
    };
    for (std::size_t seat = 0; seat < real.players; ++seat) {
      if (Seat{static_cast<int>(seat)} != viewer) redraw_set(other.hands[seat]);
      for (Bite& bite : other.cocktails[seat])
        if (bite.by != viewer) bite.card = redraw(bite.card);
    }
    for (CardId& card : other.reserve) card = redraw(card);
    redraw_set(other.unseen);
    return other;
  }

  // The action in the other world that looks the same: somebody else's card goes down unseen (CK-4.1).
  static Action alike(const State& other, Seat viewer, const Next& next, MindGenerator& random) {
    auto [seat, action] = *next.move;
    if (action.type != Action::Type::kPlay || seat == viewer) return action;
    std::vector<CardId> hand;
    for (const CardId card : other.hands[seat.n]) hand.push_back(card);
    if (!hand.empty()) action.card = hand[random.below(static_cast<std::uint32_t>(hand.size()))];
    return action;
  }

  // The outcome that looks the same: another order, in which the viewer gets the same cards (CK-2.2).
  static Outcome alike(const State& state, Seat viewer, const Next&, const Outcome& outcome, MindGenerator& random) {
    Outcome other = outcome;
    std::vector<Seat> round;  // who gets a card, in turn
    for (int i = 0; i < state.players; ++i)
      if (const Seat seat{(state.starter.n + i) % state.players}; state.in_round.has(seat)) round.push_back(seat);
    std::vector<int> places;
    for (int i = 0; i < outcome.order.size(); ++i) {
      const auto place = static_cast<std::size_t>(i);
      const bool dealt = place < round.size() * kHandSize;
      if (!dealt || round[place % round.size()] != viewer) places.push_back(i);
    }
    std::vector<int> from = places;
    random.shuffle(std::span(from));
    for (std::size_t k = 0; k < places.size(); ++k) other.order[places[k]] = outcome.order[from[k]];
    return other;
  }

  static std::vector<std::string> differences(const State& a, const State& b) {
    std::vector<std::string> names;
    if (a.hands != b.hands) names.emplace_back("hands");
    if (!(a.reserve == b.reserve)) names.emplace_back("reserve");
    if (a.cocktails != b.cocktails) names.emplace_back("bites");
    if (!(a.unseen == b.unseen)) names.emplace_back("unseen");
    return names;
  }

 private:
  // The hidden cards that the next step rightly tells the viewer.
  static CardSet told(const State& real, Seat viewer, const Next* next) {
    CardSet cards;
    if (next == nullptr) return cards;
    for (const auto& fact : next->events) {
      if (const auto* turned = std::get_if<event::TurnedOver>(&fact)) cards.add(turned->card);  // CK-4.7
      if (const auto* took = std::get_if<event::Took>(&fact))                                   // CK-6.3
        for (const CardId card : took->cards) cards.add(card);
      if (const auto* replaced = std::get_if<event::Replaced>(&fact); replaced && replaced->player == viewer)
        cards.add(real.reserve.back());  // CK-4.8
    }
    return cards;
  }
};

}  // namespace nightcap::cocktail::insight
