// The facts that Cocktail emits (the contract is the list of events; names and fields are the same there).
// A card or a set that the listener may not know is kNoCard or not in `told`.
#pragma once

#include <array>
#include <variant>

#include "engine/base/rule.hpp"
#include "game/cocktail/rules/state.hpp"

namespace nightcap::cocktail {

using base::Rule;

namespace event {
struct Starter {
  Seat player;
};
struct RoundBegan {
  std::uint8_t round;
  SeatSet players;
  std::uint8_t reserve;
};  // `round`
struct Dealt {
  std::uint8_t count;
  SeatSet told;
  std::array<CardSet, kMaxPlayers> hands;
  std::uint8_t players;
};  // hands only of `told`
struct DirectionChosen {
  Seat player;
  bool clockwise;
};  // `direction`
struct Waited {
  Seat player;
};
struct Played {
  Seat player;
  Seat to;
  Handle handle;
  Kind declared;
  CardId card;
};
struct PitBack {
  Seat player;
  Handle handle;
};
struct WindowOpened {
  Seat player;
};  // `window`
struct NoWindow {
  Seat player;
};
struct Suspected {
  Seat player;
};
struct Courtesy {
  Seat player;
};
struct WindowPassed {
  Seat player;
};
struct Unsuspected {
  Seat player;
  Handle handle;
};
struct TurnedOver {
  Seat player;
  Handle handle;
  CardId card;
  Kind declared;
  bool truth;
};
struct Cubes {
  Seat player;
  std::uint8_t count;
};
struct HandedOver {
  Seat player;
  Seat to;
};
struct Kept {
  Seat player;
};
struct Replaced {
  Seat player;
  CardId card;
};
struct Changed {
  Seat player;
  Handle own;
  Handle other;
  Seat with;
};
struct Pit {
  Seat player;
  Handle handle;
};
struct Took {
  Seat player;
  Taken cards;
};
struct Unseen {
  Seat player;
  std::uint8_t count;
};
struct Scored {
  Seat player;
  std::uint8_t honor;
  std::uint8_t blue;
  std::uint8_t red;
  bool drunk;
};
struct Poisoned {
  Seat player;
};
struct RoundOver {
  std::uint8_t round;
};
struct Won {
  SeatSet winners;
  std::array<std::int16_t, kMaxPlayers> scores;
  std::uint8_t players;
  bool posthumous;
  Rule rule;
};
}  // namespace event

using Event = std::variant<event::Starter, event::RoundBegan, event::Dealt, event::DirectionChosen, event::Waited,
                           event::Played, event::PitBack, event::WindowOpened, event::NoWindow, event::Suspected,
                           event::Courtesy, event::WindowPassed, event::Unsuspected, event::TurnedOver, event::Cubes,
                           event::HandedOver, event::Kept, event::Replaced, event::Changed, event::Pit, event::Took,
                           event::Unseen, event::Scored, event::Poisoned, event::RoundOver, event::Won>;

// The rule that caused it.
[[nodiscard]] Rule rule_of(const Event& event);

}  // namespace nightcap::cocktail
