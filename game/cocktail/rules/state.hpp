// The whole state of a game of Cocktail: a plain value without padding, heap or pointers.
#pragma once

#include <array>
#include <cstdint>

#include "engine/base/fixed_vector.hpp"
#include "engine/base/ids.hpp"
#include "game/cocktail/rules/action.hpp"
#include "game/cocktail/rules/cards.hpp"

namespace nightcap::cocktail {

using base::kNoSeat;
using base::SeatSet;

inline constexpr int kRounds = 3;     // CK-8.1
inline constexpr int kTraySize = 3;   // CK-4.2
inline constexpr int kHandSize = 3;   // CK-2.2
inline constexpr int kFatalBlue = 3;  // CK-7.3
inline constexpr int kFatalRed = 2;
inline constexpr int kMaxReserve = 9;  // CK-2.2

struct Options {
  std::uint8_t hand_over = 0;       // CK-9.1; each is 0 or 1
  std::uint8_t heavy_dishonor = 0;  // CK-9.2
  std::uint8_t drunk = 0;           // CK-9.3
  std::uint8_t memory_aid = 1;      // CK-4.4
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::uint8_t { kDirection, kTurn, kWindow, kHandOver, kOver };
enum class Direction : std::uint8_t { kUndecided, kClockwise, kCounterclockwise };
enum class Answer : std::uint8_t { kNone, kSuspect, kPass };

// A bite card lying face down in a cocktail.
struct Bite {
  Handle handle;
  CardId card;
  Kind declared = Kind::kOlive;
  Seat by;
  std::uint8_t pit = 0;  // 1: an olive pit lies on it
  friend constexpr bool operator==(const Bite&, const Bite&) = default;
};
using Tray = base::FixedVector<Bite, kTraySize>;
using Taken = base::FixedVector<CardId, kTraySize>;

// The frame of a suspicion window (CK-4.5) and of the handing over after it (CK-9.1). Not open: player is kNoSeat.
struct Window {
  Seat player = kNoSeat;  // who played
  Seat to = kNoSeat;
  Handle handle = kNoHandle;
  std::array<Answer, kMaxPlayers> answers{};
  [[nodiscard]] constexpr bool open() const { return player != kNoSeat; }
  friend constexpr bool operator==(const Window&, const Window&) = default;
};

struct State {
  std::array<CardSet, kMaxPlayers> hands{};
  CardSet unseen;  // went out of this round unseen (CK-6.2)
  std::array<Tray, kMaxPlayers> cocktails{};
  std::array<Taken, kMaxPlayers> taken{};  // in the order of CK-6.3; counts only where `has_taken`
  std::array<base::FixedVector<std::uint8_t, kRounds>, kMaxPlayers> honor{};
  std::array<std::uint8_t, kMaxPlayers> blue{};
  std::array<std::uint8_t, kMaxPlayers> red{};
  std::array<std::uint8_t, kMaxPlayers> cubes{};
  base::FixedVector<CardId, kMaxReserve> reserve;   // top LAST
  base::FixedVector<CardId, kMaxReserve> discards;  // latest last
  base::FixedVector<Seat, kMaxPlayers> took;        // in the order of taking this round
  base::FixedVector<Seat, kMaxPlayers> hand_over;   // still to be asked, the one being asked first
  Window window;
  Options options;
  std::uint8_t players = 0;
  Seat starter = kNoSeat;  // the round's
  std::uint8_t round = 1;
  Seat turn = kNoSeat;
  Direction direction = Direction::kUndecided;
  Phase phase = Phase::kDirection;
  Wanted wanted = Wanted::kNothing;
  std::uint8_t handles = 0;     // how many were given out
  std::uint8_t scored = 0;      // 1: the game is over and `scores` counts
  std::uint8_t posthumous = 0;  // CK-8.6
  std::uint8_t unused = 0;      // no padding: a state is hashed and compared as bytes
  SeatSet alive;
  SeatSet in_round;  // who lived when this round began
  SeatSet has_taken;
  SeatSet changed;  // whose last turn in this round was a change
  SeatSet winners;
  std::array<std::int16_t, kMaxPlayers> scores{};  // honor after dishonor
  std::array<std::uint8_t, 6> unused_end{};

  friend constexpr bool operator==(const State&, const State&) = default;
};

}  // namespace nightcap::cocktail
