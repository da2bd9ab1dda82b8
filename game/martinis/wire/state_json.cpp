// State and view of Martinis & Men. Both are written by one function over the fields that both have, so that they can't
// drift apart; what a view has less of is in the few overloads below.
#include "engine/wire/codec.hpp"
#include "game/martinis/wire/codec.hpp"
#include "game/martinis/wire/names.hpp"
#include "game/martinis/wire/pieces.hpp"

namespace nightcap::martinis::wire {
namespace {

using nightcap::wire::seat_json;
using nightcap::wire::seats_json;

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// ---- where state and view differ

Json deck_json(const State& state) {
  Json list = Json::array();
  for (int i = 0; i < state.piles.deck_size(); ++i) list.push_back(card_name(state.piles.deck(i)));
  return list;
}
Json deck_json(const View& view) { return view.deck_size; }

base::FixedVector<CardId, kCards> discards(const State& state) {
  base::FixedVector<CardId, kCards> list;
  for (int i = 0; i < state.piles.discard_size(); ++i) list.push_back(state.piles.discard(i));
  return list;
}
const base::FixedVector<CardId, kCards>& discards(const View& view) { return view.discard; }

Json hand_json(const State& state, int seat) { return cards_json(state.hands[at(seat)]); }
Json hand_json(const View& view, int seat) {
  return view.viewer == Seat{seat} ? cards_json(view.hand) : Json(view.hand_sizes[at(seat)]);
}

bool chose_secretly(const State&, int) { return false; }
bool chose_secretly(const View& view, int seat) { return view.shown_hidden.has(Seat{seat}); }

// ---- what they share

template <class Table>
Json wanted_json(const Table& table) {
  switch (table.wanted) {
    case Wanted::kNothing:
      return nullptr;
    case Wanted::kStarter:
      return {{"type", "starter"}};
    case Wanted::kDeal:
      return {{"type", "shuffle"}, {"cards", cards_json(kAllCards)}};
    case Wanted::kReshuffle: {
      CardSet cards;
      for (CardId card : discards(table)) cards.add(card);
      return {{"type", "shuffle"}, {"cards", cards_json(cards)}};
    }
    case Wanted::kRed:
      return {{"type", "roll"}, {"die", die_name(Die::kRed)}};
    case Wanted::kBlue:
      return {{"type", "roll"}, {"die", die_name(Die::kBlue)}};
  }
  return nullptr;
}

template <class Table>
Json couples_json(const Table& table, bool married) {
  Json seats = Json::array();
  for (int seat = 0; seat < table.players; ++seat) {
    Json& list = seats.emplace_back(Json::array());
    for (const Household& home : table.couples)
      if (home.is(Seat{seat}, married)) list.push_back(couple_json(home.couple));
  }
  return seats;
}

template <class Table>
Json shown_json(const Table& table) {
  Json shown = Json::object();
  for (int seat = 0; seat < table.players; ++seat) {
    const CardId card = table.shown[at(seat)];
    if (chose_secretly(table, seat)) {
      shown[std::to_string(seat)] = true;
    } else if (card != kNoCard) {
      shown[std::to_string(seat)] = card_name(card);
    }
  }
  return shown;
}

Json roll_json(const Roll& roll) {
  if (!roll.active()) return nullptr;
  return {{"player", roll.player.index()},         {"red", face_json(roll.red)},
          {"blue", face_json(roll.blue)},          {"couple", couple_json(roll.couple)},
          {"specials", cards_json(roll.specials)}, {"passed", seats_json(roll.passed)}};
}

Json fever_json(const Fever& fever) {
  if (!fever.active()) return nullptr;
  return {{"starter", fever.starter.index()}, {"player", fever.player.index()}};
}

template <class Table>
Json table_json(const Table& table) {
  Json hands = Json::array();
  Json known = Json::array();
  for (int seat = 0; seat < table.players; ++seat) {
    hands.push_back(hand_json(table, seat));
    known.push_back(cards_json(table.known[at(seat)]));
  }
  return {{"game", Rules::kId},
          {"options", Codec::options(table.options)},
          {"phase", phase_name(table.phase)},
          {"players", table.players},
          {"starter", seat_json(table.starter)},
          {"turn", seat_json(table.turn)},
          {"deck", deck_json(table)},
          {"discard", cards_json(discards(table))},
          {"pool", cards_json(table.pool)},
          {"hands", std::move(hands)},
          {"dating", couples_json(table, false)},
          {"married", couples_json(table, true)},
          {"asked", card_json(table.asked)},
          {"shown", shown_json(table)},
          {"roll", roll_json(table.roll)},
          {"fever", fever_json(table.fever)},
          {"known", std::move(known)},
          {"passes", table.passes},
          {"chance", wanted_json(table)},
          {"winners", seats_json(table.winners)}};
}

}  // namespace

Json Codec::state(const State& state) { return table_json(state); }
Json Codec::view(const View& view) { return table_json(view); }
Json Codec::wanted(const State& state) { return wanted_json(state); }

}  // namespace nightcap::martinis::wire
