// What one seat (or a spectator) may know of a game of Martinis & Men (MM-8): the only thing that screens, computer
// players and hints ever see. Made by `Rules::view`, never by hand.
#pragma once

#include "game/martinis/rules/state.hpp"

namespace nightcap::martinis {

struct View {
  CardSet hand;                              // the viewer's own
  std::array<CardSet, kMaxPlayers> known{};  // as in the state: everybody knows these
  SeatSet actors;                            // who may act now
  SeatSet winners;
  SeatSet shown_hidden;  // who has chosen a card that this viewer may not see yet
  Roll roll;
  Seat viewer = kNoSeat;  // kNoSeat: a spectator
  std::uint8_t players = 0;
  Options options;
  Seat starter = kNoSeat;
  Seat turn = kNoSeat;
  Phase phase = Phase::kTurn;
  Wanted wanted = Wanted::kNothing;
  std::uint8_t passes = 0;
  std::uint8_t deck_size = 0;
  std::array<std::uint8_t, kMaxPlayers> hand_sizes{};
  CardId asked = kNoCard;
  std::array<CardId, kMaxPlayers> shown{kNoCard, kNoCard, kNoCard, kNoCard,
                                        kNoCard, kNoCard};  // kNoCard also where `shown_hidden` says that somebody chose
  Fever fever;
  Households couples;
  base::FixedVector<CardId, kPeopleOfASex * 2> pool;  // latest last
  base::FixedVector<CardId, kCards> discard;          // latest last
  std::uint8_t open = 0;  // 1: everybody's cards lie open, and `known` are whole hands; never so made by the rules
  std::array<std::uint8_t, 6> unused{};  // no padding: equal views are equal bytes, so nothing can hide between the fields
  friend constexpr bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View> && std::has_unique_object_representations_v<View>);

}  // namespace nightcap::martinis
