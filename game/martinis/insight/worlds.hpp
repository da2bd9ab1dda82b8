// Other worlds of Martinis & Men for one viewer (MM-8.1): other hands but for what everybody knows, the order of the deck,
// and who was chosen to show but isn't turned over yet.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "engine/wire/two_worlds.hpp"
#include "game/martinis/bots/levels.hpp"
#include "game/martinis/wire/codec.hpp"

namespace nightcap::martinis::insight {

using base::MindGenerator;

struct Worlds {
  using Codec = wire::Codec;
  using Next = nightcap::wire::Next<Rules>;
  static constexpr nightcap::wire::TriedLevel kLevels[] = {
      {"random", 4, 0}, {"easy", 1, 0}, {"normal", 10, 20}, {"hard", 10, 20}};
  static auto make_mind(const char* level) { return bots::make_mind(level); }

  static State other_world(const State& real, Seat viewer, const Next* next, MindGenerator& random) {
    State other = real;
    Frame frame(real, viewer, next);
    std::vector<CardId> loose = frame.loose(real);
    random.shuffle(std::span(loose));
    const auto deal = [&](Seat seat, CardSet allowed, int count) {
      for (std::size_t i = 0; i < loose.size() && count > 0;)
        if (allowed.has(loose[i])) {
          other.hands[seat.n].add(loose[i]);
          loose.erase(loose.begin() + static_cast<std::ptrdiff_t>(i));
          --count;
        } else {
          ++i;
        }
    };
    const SeatSet others = SeatSet::first(real.players) - SeatSet::of(viewer);
    for (const Seat seat : others) {
      other.hands[seat.n] = frame.fixed[seat.n];
      const CardSet wanted = frame.one_of[seat.n];
      if (!wanted.empty() && (frame.fixed[seat.n] & wanted).empty()) deal(seat, wanted, 1);
    }
    const auto missing = [&](Seat seat) { return real.hands[seat.n].size() - other.hands[seat.n].size(); };
    for (const Seat seat : others)
      if (!frame.none_of[seat.n].empty()) deal(seat, kAllCards - frame.none_of[seat.n], missing(seat));
    for (const Seat seat : others) deal(seat, kAllCards, missing(seat));
    if (frame.top) loose.insert(loose.begin(), *frame.top);
    other.piles.replace_deck(loose);
    for (int i = 0; i < real.piles.discard_size(); ++i) other.piles.discard_card(real.piles.discard(i));

    // MM-3.6: a choice that isn't turned over is anybody who could be shown.
    if (real.phase == Phase::kShow && !frame.turned_over)
      for (const Seat seat : others)
        if (real.shown[seat.n] != kNoCard) other.shown[seat.n] = any_to_show(other, seat, random);
    return other;
  }

  // The action in the other world that looks the same: a person shown face down may be another one.
  static Action alike(const State& other, Seat viewer, const Next& next, MindGenerator& random) {
    const auto& [seat, action] = *next.move;
    if (action.type != Action::Type::kShow || seat == viewer || happens<event::TurnedOver>(next)) return action;
    return act::show(any_to_show(other, seat, random));
  }

  // The outcome that looks the same: dice are dice; of an order the viewer knows the cards that it gets.
  static Outcome alike(const State& state, Seat viewer, const Next& next, const Outcome& outcome, MindGenerator& random) {
    Outcome other = outcome;
    const int dealt = state.wanted == Wanted::kDeal ? state.options.hand * state.players : 0;
    std::vector<int> places;
    for (int i = 0; i < outcome.order.size(); ++i) {
      const bool own = i < dealt ? (state.starter.n + i) % state.players == viewer.n : i == dealt && viewer_draws(next, viewer);
      if (!own) places.push_back(i);
    }
    std::vector<int> from = places;
    random.shuffle(std::span(from));
    for (std::size_t k = 0; k < places.size(); ++k) *(other.order.begin() + places[k]) = outcome.order[from[k]];
    return other;
  }

  static std::vector<std::string> differences(const State& a, const State& b) {
    std::vector<std::string> names;
    if (a.hands != b.hands) names.emplace_back("hands");
    if (!(a.piles == b.piles)) names.emplace_back("deck");
    if (a.shown != b.shown) names.emplace_back("shown");
    return names;
  }

 private:
  template <class Fact>
  static bool happens(const Next& next) {
    return std::any_of(next.events.begin(), next.events.end(), [](const auto& e) { return std::holds_alternative<Fact>(e); });
  }
  // Whether the step gives the viewer a card of the deck (MM-3.1, MM-5.3).
  static bool viewer_draws(const Next& next, Seat viewer) {
    return std::any_of(next.events.begin(), next.events.end(), [viewer](const auto& fact) {
      const auto* drew = std::get_if<event::Drew>(&fact);
      const auto* special = std::get_if<event::SpecialDrew>(&fact);
      return (drew != nullptr && drew->player == viewer) ||
             (special != nullptr && special->player == viewer && !special->nothing);
    });
  }
  static CardId any_to_show(const State& state, Seat seat, MindGenerator& random) {
    std::vector<CardId> fitting;
    for (const CardId card : state.hands[seat.n] & partners(state.asked, state.options.open_matching != 0))
      fitting.push_back(card);
    return fitting.empty() ? kNoCard : fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
  }

  // What must be so in every world: which cards stay where they are, and what each hand must or must not hold.
  struct Frame {
    Frame(const State& real, Seat viewer, const Next* next) {
      fixed = real.known;  // MM-8.1
      if (viewer.n < real.players) fixed[viewer.n] = real.hands[viewer.n];
      turned_over = real.phase == Phase::kTake || (next != nullptr && happens<event::TurnedOver>(*next));
      CardId asked = real.asked;
      if (next != nullptr && next->move) {
        const auto& [seat, action] = *next->move;
        const bool secret = action.type == Action::Type::kShow && !turned_over;
        if (real.hands[seat.n].has(action.card) && !secret) fixed[seat.n].add(action.card);
        if (action.type == Action::Type::kAsk) asked = action.card;
        // MM-3.5: who passes a turn has nobody in the hand.
        if (action.type == Action::Type::kPass && real.phase == Phase::kTurn) none_of[seat.n] = kPeople;
      }
      if (asked != kNoCard) {  // MM-3.6: who must show is public
        fixed[real.turn.n].add(asked);
        const CardSet fitting = partners(asked, real.options.open_matching != 0);
        for (const Seat seat : SeatSet::first(real.players) - SeatSet::of(real.turn))
          ((real.hands[seat.n] & fitting).empty() ? none_of : one_of)[seat.n] = fitting;
      }
      if (turned_over)
        for (const Seat seat : SeatSet::first(real.players))
          if (real.shown[seat.n] != kNoCard) fixed[seat.n].add(real.shown[seat.n]);
      if (next != nullptr && viewer_draws(*next, viewer) && real.piles.deck_size() > 0) top = real.piles.deck(0);
    }
    std::vector<CardId> loose(const State& real) const {
      std::vector<CardId> cards;
      for (std::size_t seat = 0; seat < real.players; ++seat)
        for (const CardId card : real.hands[seat] - fixed[seat]) cards.push_back(card);
      for (int i = top ? 1 : 0; i < real.piles.deck_size(); ++i) cards.push_back(real.piles.deck(i));
      return cards;
    }
    std::array<CardSet, kMaxPlayers> fixed{}, one_of{}, none_of{};
    std::optional<CardId> top;  // of the deck, if the viewer gets it
    bool turned_over = false;   // who is shown is public, or becomes so
  };
};

}  // namespace nightcap::martinis::insight
