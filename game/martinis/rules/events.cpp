// Which rule each event comes from.
#include "game/martinis/rules/events.hpp"

namespace nightcap::martinis {

namespace {

// Exhaustive on purpose: a new event doesn't compile until its rule is here.
struct RuleOf {
  static constexpr Rule mm(std::uint8_t chapter, std::uint8_t paragraph) { return {chapter, paragraph}; }

  Rule operator()(const event::Starter&) const { return mm(2, 3); }
  Rule operator()(const event::Dealt&) const { return mm(2, 2); }
  Rule operator()(const event::Reshuffled&) const { return mm(3, 2); }
  Rule operator()(const event::Drew&) const { return mm(3, 1); }
  Rule operator()(const event::NothingToDraw&) const { return mm(3, 2); }
  Rule operator()(const event::Passed&) const { return mm(3, 5); }
  Rule operator()(const event::Asked&) const { return mm(3, 6); }
  Rule operator()(const event::ShowChosen&) const { return mm(3, 6); }
  Rule operator()(const event::TurnedOver&) const { return mm(3, 6); }
  Rule operator()(const event::Took&) const { return mm(3, 7); }
  Rule operator()(const event::WentBack&) const { return mm(3, 7); }
  Rule operator()(const event::IntoPool&) const { return mm(3, 8); }
  Rule operator()(const event::Matched&) const { return mm(3, 9); }
  Rule operator()(const event::Rolled&) const { return mm(4, 1); }
  Rule operator()(const event::ReRolled&) const { return mm(5, 1); }
  Rule operator()(const event::WindowPassed&) const { return mm(5, 2); }
  Rule operator()(const event::Special&) const { return mm(5, 1); }
  Rule operator()(const event::SpecialDrew&) const { return mm(5, 3); }
  Rule operator()(const event::SpecialsDiscarded&) const { return mm(5, 3); }
  Rule operator()(const event::Married& event) const { return event.fever ? mm(6, 2) : mm(4, 2); }
  Rule operator()(const event::Dating&) const { return mm(4, 2); }
  Rule operator()(const event::StillDating&) const { return mm(6, 2); }
  Rule operator()(const event::BrokeUp& event) const { return event.fever ? mm(6, 2) : mm(4, 2); }
  Rule operator()(const event::FeverBegan&) const { return mm(6, 1); }
  Rule operator()(const event::FeverTurn&) const { return mm(6, 1); }
  Rule operator()(const event::FeverOver&) const { return mm(6, 1); }
  Rule operator()(const event::Won&) const { return mm(7, 1); }
  Rule operator()(const event::Stalemate&) const { return mm(7, 2); }
};

}  // namespace

Rule rule_of(const Event& event) { return std::visit(RuleOf{}, event); }

}  // namespace nightcap::martinis
