// What one seat (or a spectator) may know of a game of Cocktail (CK-10): the only thing that screens, computer players
// and hints ever see. Made by `Rules::view`, never by hand.
#pragma once

#include "game/cocktail/rules/state.hpp"

namespace nightcap::cocktail {

// A bite as that viewer sees it: card is kNoCard unless the viewer put it there, declared is kNoKind where the memory
// aid is off (CK-4.4). Equal views have equal bytes: no padding.
struct View {
  CardSet hand;                              // the viewer's own
  std::array<CardSet, kMaxPlayers> hands{};  // all of them where they lie open, which the rules never make so
  Seat viewer = kNoSeat;                     // kNoSeat: a spectator
  std::array<std::uint8_t, kMaxPlayers> hand_sizes{};
  std::uint8_t unseen = 0;
  std::array<Tray, kMaxPlayers> cocktails{};
  std::array<Taken, kMaxPlayers> taken{};
  std::array<base::FixedVector<std::uint8_t, kRounds>, kMaxPlayers> honor{};
  std::array<std::uint8_t, kMaxPlayers> blue{};
  std::array<std::uint8_t, kMaxPlayers> red{};
  std::array<std::uint8_t, kMaxPlayers> cubes{};
  std::uint8_t reserve = 0;
  base::FixedVector<CardId, kMaxReserve> discards;
  base::FixedVector<Seat, kMaxPlayers> took;
  base::FixedVector<Seat, kMaxPlayers> hand_over;
  Window window;
  Options options;
  std::uint8_t players = 0;
  Seat starter = kNoSeat;
  std::uint8_t round = 1;
  Seat turn = kNoSeat;
  Direction direction = Direction::kUndecided;
  Phase phase = Phase::kDirection;
  Wanted wanted = Wanted::kNothing;
  std::uint8_t handles = 0;
  std::uint8_t scored = 0;
  std::uint8_t posthumous = 0;
  std::uint8_t unused = 0;
  SeatSet alive, in_round, has_taken, changed, winners;
  SeatSet actors;  // who may act now
  std::array<std::int16_t, kMaxPlayers> scores{};
  std::array<std::uint8_t, 2> unused_end{};
  friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace nightcap::cocktail
