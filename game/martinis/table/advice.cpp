// What may be done, and what a line of the log is about.

#include "assets/art/ids.hpp"
#include "engine/base/overloaded.hpp"
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

scene::SpriteId event_icon(const Event& happened) {
  const auto of_couple = [](const Couple& couple) { return shared_glyph(couple.red, couple.blue); };
  return std::visit(base::Overloaded{
                        [](const event::Asked& e) { return adjective_glyph(e.card); },
                        [&](const event::Matched& e) { return of_couple(e.couple); },
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
                        [](const auto&) { return scene::SpriteId(); },
                    },
                    happened);
}

}  // namespace nightcap::martinis::table
