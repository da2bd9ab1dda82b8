// What one seat (or a spectator) may know of a game of Martinis & Men (MM-8): the only thing that screens, computer
// players and hints ever see. Made by `Rules::view`, never by hand.
#pragma once

#include "game/martinis/rules/state.hpp"

namespace nightcap::martinis {

struct View {
  Seat viewer = kNoSeat;  // kNoSeat: a spectator
  CardSet hand;           // the viewer's own
  std::array<std::uint8_t, kMaxPlayers> hand_sizes{};
  std::array<CardSet, kMaxPlayers> known{};
  Options options;
  std::uint8_t players = 0;
  Seat starter = kNoSeat;
  Seat turn = kNoSeat;
  Phase phase = Phase::kTurn;
  Wanted wanted = Wanted::kNothing;
  std::uint8_t passes = 0;
  CardId asked = kNoCard;
  std::array<CardId, kMaxPlayers> shown{};  // kNoCard also where `shown_hidden` says that somebody chose
  SeatSet shown_hidden;                     // who has chosen a card that this viewer may not see yet
  SeatSet actors;                           // who may act now
  Roll roll;
  Fever fever;
  SeatSet winners;
  Households couples;
  base::FixedVector<CardId, kPeopleOfASex * 2> pool;
  std::uint8_t deck_size = 0;
  base::FixedVector<CardId, kCards> discard;  // latest last
  friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace nightcap::martinis
