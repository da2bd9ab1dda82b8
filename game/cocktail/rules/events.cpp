// Which rule causes which event.
#include "game/cocktail/rules/events.hpp"

namespace nightcap::cocktail {

namespace {

struct RuleOf {
  Rule operator()(const event::Starter&) const { return {2, 4}; }
  Rule operator()(const event::RoundBegan&) const { return {2, 1}; }
  Rule operator()(const event::Dealt&) const { return {2, 2}; }
  Rule operator()(const event::DirectionChosen&) const { return {2, 5}; }
  Rule operator()(const event::Waited&) const { return {3, 1}; }
  Rule operator()(const event::Played&) const { return {4, 1}; }
  Rule operator()(const event::PitBack&) const { return {4, 3}; }
  Rule operator()(const event::WindowOpened&) const { return {4, 5}; }
  Rule operator()(const event::NoWindow&) const { return {4, 5}; }
  Rule operator()(const event::Suspected&) const { return {4, 5}; }
  Rule operator()(const event::Courtesy&) const { return {4, 6}; }
  Rule operator()(const event::WindowPassed&) const { return {4, 5}; }
  Rule operator()(const event::Unsuspected&) const { return {4, 6}; }
  Rule operator()(const event::TurnedOver&) const { return {4, 7}; }
  Rule operator()(const event::Cubes&) const { return {4, 7}; }
  Rule operator()(const event::HandedOver&) const { return {9, 1}; }
  Rule operator()(const event::Kept&) const { return {9, 1}; }
  Rule operator()(const event::Replaced&) const { return {4, 8}; }
  Rule operator()(const event::Changed&) const { return {5, 1}; }
  Rule operator()(const event::Pit&) const { return {5, 1}; }
  Rule operator()(const event::Took&) const { return {6, 3}; }
  Rule operator()(const event::Unseen&) const { return {6, 2}; }
  Rule operator()(const event::Scored&) const { return {7, 1}; }
  Rule operator()(const event::Poisoned&) const { return {7, 3}; }
  Rule operator()(const event::RoundOver&) const { return {8, 1}; }
  Rule operator()(const event::Won& won) const { return won.rule; }
};

}  // namespace

Rule rule_of(const Event& event) { return std::visit(RuleOf{}, event); }

}  // namespace nightcap::cocktail
