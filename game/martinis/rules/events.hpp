// The facts that Martinis & Men emits (the contract is the list of events; names and fields are the same there).
// A card or a set that the listener may not know is kNoCard or not in `told`.
#pragma once

#include <array>
#include <variant>

#include "engine/base/rule.hpp"
#include "game/martinis/rules/state.hpp"

namespace nightcap::martinis {

using base::Rule;

enum class How : std::uint8_t { kAsk, kMatchPool, kMatchPair };
using Shown = std::array<CardId, kMaxPlayers>;  // kNoCard where a seat shows nobody

namespace event {
struct Starter {
  Seat player;
};
struct Dealt {
  std::uint8_t count;
  SeatSet told;
  std::array<CardSet, kMaxPlayers> hands;
  std::uint8_t players;
};  // hands only of `told`
struct Reshuffled {
  std::uint8_t count;
};
struct Drew {
  Seat player;
  CardId card;
};
struct NothingToDraw {
  Seat player;
};
struct Passed {
  Seat player;
};
struct Asked {
  Seat player;
  CardId card;
};
struct ShowChosen {
  Seat player;
  CardId card;
};
struct TurnedOver {
  Shown shown;
};
struct Took {
  Seat player;
  CardId card;
  Seat from;
};  // kNoSeat: from the pool
struct WentBack {
  Shown shown;
};
struct IntoPool {
  Seat player;
  CardId card;
};
struct Matched {
  Seat player;
  Couple couple;
  How how;
};
struct Rolled {
  Seat player;
  Die die;
  Face face;
};
struct ReRolled {
  Seat player;
  Die die;
  Face face;
};
struct WindowPassed {
  Seat player;
};
struct Special {
  Seat player;
  CardId card;
  Die die;
};
struct SpecialDrew {
  Seat player;
  CardId card;
  bool nothing;
};  // nothing: deck and discards were empty; not told apart by others' JSON
struct SpecialsDiscarded {
  base::FixedVector<CardId, kSpecials> cards;
};
struct Married {
  Seat player;
  Couple couple;
  bool fever;
};
struct Dating {
  Seat player;
  Couple couple;
};
struct StillDating {
  Seat player;
  Couple couple;
};
struct BrokeUp {
  Seat player;
  Couple couple;
  bool red_discarded, blue_discarded;
  bool fever;
};  // who isn't discarded goes to the pool
struct FeverBegan {
  Seat player;
};
struct FeverTurn {
  Seat player;
  std::uint8_t couples;
};
struct FeverOver {};
struct Won {
  SeatSet winners;
};
struct Stalemate {
  SeatSet winners;
};
}  // namespace event

using Event = std::variant<event::Starter, event::Dealt, event::Reshuffled, event::Drew, event::NothingToDraw, event::Passed,
                           event::Asked, event::ShowChosen, event::TurnedOver, event::Took, event::WentBack, event::IntoPool,
                           event::Matched, event::Rolled, event::ReRolled, event::WindowPassed, event::Special,
                           event::SpecialDrew, event::SpecialsDiscarded, event::Married, event::Dating, event::StillDating,
                           event::BrokeUp, event::FeverBegan, event::FeverTurn, event::FeverOver, event::Won, event::Stalemate>;

// The rule that caused it.
[[nodiscard]] Rule rule_of(const Event& event);

}  // namespace nightcap::martinis
