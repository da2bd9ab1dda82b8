// What may be done, and what a line of the log is about.

#include <algorithm>
#include <array>

#include "assets/art/ids.hpp"
#include "engine/base/overloaded.hpp"
#include "game/martinis/table/model.hpp"
#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

std::string action_words(const Action& action, bool window) {
  const std::string first = "the " + card_words(action.card), other = "the " + card_words(action.other);
  switch (action.type) {
    case Action::Type::kAsk:
      return "ask for " + first;
    case Action::Type::kMatchPool:
      return "match " + first + " with " + other + " of the pool";
    case Action::Type::kMatchPair:
      return "match " + first + " and " + other + ", both of the pool";
    case Action::Type::kPass:
      return window ? "let the dice be" : "pass";
    case Action::Type::kShow:
      return "show " + first;
    case Action::Type::kTake:
      return "take " + first;
    case Action::Type::kSpecial:
      return std::string("have the ") + (action.die == Die::kRed ? "red" : "blue") + " die rolled again";
  }
  return {};
}

namespace {

constexpr std::array<std::array<scene::SpriteId, 3>, 2> kDice{
    {{art::kDieRedHeart, art::kDieRedMartini, art::kDieRedLightning},
     {art::kDieBlueHeart, art::kDieBlueMartini, art::kDieBlueLightning}}};

scene::SpriteId die_icon(Die die, Face face) {
  const auto& faces = kDice[static_cast<std::size_t>(die)];
  return face == Face::kHeart ? faces[0] : face == Face::kMartini ? faces[1] : faces[2];
}

// Of the first who is shown.
scene::SpriteId shown_icon(const Shown& shown) {
  const auto first = std::ranges::find_if(shown, [](CardId card) { return card != kNoCard; });
  return first != shown.end() ? adjective_glyph(*first) : art::kGlyphCards;
}

}  // namespace

// What it is about; else who it is about.
scene::SpriteId event_icon(const Event& happened) {
  const auto of_couple = [](const Couple& couple) { return shared_glyph(couple.red, couple.blue); };
  const auto of_player = [](Seat player) { return avatar_sprite(player, Mood::kCalm); };
  return std::visit(base::Overloaded{
                        [](const event::Dealt&) { return art::kGlyphCards; },
                        [](const event::Reshuffled&) { return art::kGlyphCards; },
                        [](const event::SpecialsDiscarded&) { return art::kGlyphCards; },
                        [](const event::Asked& e) { return adjective_glyph(e.card); },
                        [](const event::TurnedOver& e) { return shown_icon(e.shown); },
                        [](const event::WentBack& e) { return shown_icon(e.shown); },
                        [](const event::Took& e) { return adjective_glyph(e.card); },
                        [](const event::IntoPool& e) { return adjective_glyph(e.card); },
                        [&](const event::Matched& e) { return of_couple(e.couple); },
                        [](const event::Rolled& e) { return die_icon(e.die, e.face); },
                        [](const event::ReRolled& e) { return die_icon(e.die, e.face); },
                        [](const event::Married&) { return art::kIconHeart; },
                        [](const event::Dating&) { return art::kIconHeart; },
                        [](const event::StillDating&) { return art::kIconHeart; },
                        [](const event::BrokeUp&) { return art::kIconBolt; },
                        [](const event::Special&) { return art::kCardSpecial; },
                        [](const event::FeverBegan&) { return art::kBell; },
                        [](const event::FeverTurn&) { return art::kBell; },
                        [](const event::FeverOver&) { return art::kBell; },
                        [](const event::Won&) { return art::kIconCrown; },
                        [](const event::Stalemate&) { return art::kIconCrown; },
                        [&](const auto& e) { return of_player(e.player); },
                    },
                    happened);
}

}  // namespace nightcap::martinis::table
