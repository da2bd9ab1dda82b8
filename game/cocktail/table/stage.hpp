// The stage on which a suspicion is decided (art direction §9, `mockup-suspect.png`): the dark, the lamp and its beam, the
// headline, the portraits that come from their seats, pointing arms, plates, pills, the torn tag. Everything is there from
// its time until `ends`, ms at speed 1, when the light comes back; places in vpx of the page.
#pragma once

#include <string_view>

#include "engine/base/ids.hpp"
#include "game/cocktail/table/effects.hpp"
#include "game/cocktail/table/geometry.hpp"
#include "game/cocktail/table/heirs.hpp"

namespace nightcap::cocktail::table {

using base::Seat;

// What happens when, ms at speed 1.
namespace stage {
inline constexpr float kDarkIn = 200, kHeadlineIn = 140, kAccusers = 320, kAccuserStagger = 90, kSlam = 900, kHold = 600,
                       kFlip = 320, kStampIn = 160, kLightIn = 220, kTurns = kSlam + kHold, kStamps = kTurns + kFlip;
// Layers over kEffectLayer: those behind first, then each portrait's parts.
inline constexpr int kBehind = 0, kPortrait = 4, kFrame = 5, kArm = 6, kPlates = 8, kTornTag = 9, kCubesLie = 10, kStamp = 12,
                     kTitle = 14;
}  // namespace stage

class Stage {
 public:
  Stage(Effects& effects, Timeline& timeline, const Geometry& geometry, float ends)
      : effects_(effects), timeline_(timeline), geometry_(geometry), ends_(ends) {}

  // The dark, the lamp that drops, and dust in its beam.
  void set();
  // It slams down between its ornaments.
  void title(std::string_view text);
  // Somebody's portrait and its frame.
  struct Sitter {
    Seat seat;
    MedalPlace place;
    scene::SpriteId frame;
    Mood mood = Mood::kCalm;
  };
  // Comes to its place from the seat, and from when the stamp is down looks another way. `bowed`: it sinks then.
  void portrait(const Sitter& before, const Sitter& after, int layer, float from, bool bowed);
  // It begins at the shoulder in the portrait and comes forth from there; `lowered` when the stamp is down.
  void arm(Seat seat, const MedalPlace& place, int layer, float from, bool lowered);
  void plate(std::string_view text, float size, Vec2 at, float width, int layer, const Span& span, scene::SpriteId sprite);
  // "+2", at so large a scale.
  void pill(int count, Vec2 at, float scale = 1);
  // Both halves of the tag come off the card; what was said is torn in two.
  void torn_tag(std::string_view word, scene::SpriteId icon, float size, Vec2 at);
  void drops(const MedalPlace& place);
  void picture(scene::SpriteId sprite, Vec2 size, const Pose& pose, int layer, const Span& span,
               scene::Color tint = scene::kWhite, float slice = 0);

  // From when the stamp is down.
  [[nodiscard]] Span later() const { return {stage::kStamps, ends_, stage::kStampIn, stage::kLightIn}; }
  [[nodiscard]] float ends() const { return ends_; }

 private:
  // Degrees by which an arm that points to the left must turn to point at the bite.
  [[nodiscard]] float turn_to_bite(const MedalPlace& place) const;

  Effects& effects_;
  Timeline& timeline_;
  const Geometry& geometry_;
  float ends_;
};

}  // namespace nightcap::cocktail::table
