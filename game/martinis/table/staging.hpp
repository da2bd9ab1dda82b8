// What passes over the table while something happens, and is no part of what lies on it: light, flags and hands in the
// air. Each 0 to 1; at rest only the light and the window's bar may be there, and that is told by the model.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/scene/scene.hpp"
#include "game/martinis/rules/view.hpp"

namespace nightcap::martinis::table {

struct Staging {
  float beam = 0;          // the spotlight on the stage …
  float rays = 0;          // … what shines behind a pair …
  float veil = 0;          // … and how far the table is dimmed for it
  float bar = 0;           // how far the Special window's bar has slid in
  float flag = 1;          // how far the flag of whose turn it is has come down
  float palms = 0;         // the time of the empty hands at the seats; 0 and 1: none
  float heart = 0;         // of a heart that breaks
  float strike = 0;        // of the bolt between two who both leave
  float flash = 0;         // how white everything is
  scene::EntityId sealed;  // the red one of the couple whose seal comes down now, and how far it has
  float seal = 0;
  scene::EntityId joined;  // of the couple whose badge has yet to pop out
  float badge = 0;
  scene::SpriteId shed;  // the badge that a pair has just given up, and how much of it is left
  float shed_size = 0;
  std::array<float, kMaxPlayers> passes{1, 1, 1, 1, 1, 1};  // how far the sign of who passes has popped out
  std::optional<Die> named;  // by the Special Card that lies beside it until that die is thrown again
  scene::Vec2 altar{};       // where heart and bolt are
  std::string_view words{};  // what has become of the pair, instead of the call-out; of static lifetime
};

}  // namespace nightcap::martinis::table
