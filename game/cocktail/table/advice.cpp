// What may be done, and what a line of the log is about.

#include <array>

#include "assets/art/ids.hpp"
#include "engine/base/overloaded.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

namespace {

scene::SpriteId kind_icon(Kind kind) {
  constexpr std::array<scene::SpriteId, kKinds> kIcons{art::kIconOlive,    art::kIconCheese,   art::kIconWine,
                                                       art::kIconCaviar,   art::kIconCocktail, art::kIconBluePoison,
                                                       art::kIconRedPoison};
  return kind == kNoKind ? scene::SpriteId() : kIcons[static_cast<std::size_t>(kind)];
}

// Whose cocktail that bite lies in.
Seat owner_of(Handle handle, const View& view) {
  for (int s = 0; s < view.players; ++s)
    for (const Bite& bite : view.cocktails[static_cast<std::size_t>(s)])
      if (bite.handle == handle) return Seat{s};
  return base::kNoSeat;
}

// "the bite called cheese".
std::string bite_words(Handle handle, const View& view) {
  for (const auto& cocktail : view.cocktails)
    for (const Bite& bite : cocktail)
      if (bite.handle == handle && bite.declared != kNoKind) return "the bite called " + std::string(kind_words(bite.declared));
  return "a bite";
}

}  // namespace

std::string action_words(const Action& action, const View& view, Names names) {
  const auto name = [&](Seat seat) { return names[static_cast<std::size_t>(seat.index())].name; };
  switch (action.type) {
    case Action::Type::kDirection:
      return std::string("let play go ") + (action.yes ? "clockwise" : "counterclockwise");
    case Action::Type::kPlay: {
      const std::string card(kind_words(kind_of(action.card))), called(kind_words(action.declare));
      const std::string what = kind_of(action.card) == action.declare ? card + " and say so" : card + " and call it " + called;
      return (action.to == view.viewer ? std::string("keep ") : "serve " + name(action.to) + " ") + what;
    }
    case Action::Type::kChange: {
      const Seat with = owner_of(action.other, view);
      const std::string other = bite_words(action.other, view);
      return "change " + bite_words(action.own, view) + " for " + other +
             (with == view.viewer || with == base::kNoSeat ? "" : " of " + name(with));
    }
    case Action::Type::kTake:
      return "take the cocktail";
    case Action::Type::kPass:
      return view.phase == Phase::kWindow ? "let it pass" : "pass";
    case Action::Type::kSuspect:
      return "suspect it";
    case Action::Type::kCourtesy:
      return view.window.to == view.window.player ? "say bon app\u00E9tit" : "say thank you";
    case Action::Type::kHandOver:
      return action.yes ? "hand a cube over" : "keep the cubes";
  }
  return {};
}

scene::SpriteId event_icon(const Event& happened) {
  return std::visit(base::Overloaded{
                        [](const event::Played& e) { return kind_icon(e.declared); },
                        [](const event::Suspected&) { return art::kIconEye; },
                        [](const event::Courtesy&) { return art::kChipGlass; },
                        [](const event::TurnedOver& e) { return e.truth ? art::kIconCheck : art::kIconCross; },
                        [](const event::Cubes&) { return art::kIconCube; },
                        [](const event::HandedOver&) { return art::kIconCube; },
                        [](const event::Pit&) { return art::kIconPit; },
                        [](const event::PitBack&) { return art::kIconPit; },
                        [](const event::Took&) { return art::kCloche; },
                        [](const event::Scored&) { return art::kIconHonor; },
                        [](const event::Poisoned&) { return art::kChipSkull; },
                        [](const event::Won&) { return art::kIconCrown; },
                        [](const auto&) { return scene::SpriteId(); },
                    },
                    happened);
}

}  // namespace nightcap::cocktail::table
