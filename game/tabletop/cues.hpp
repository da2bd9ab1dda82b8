// The sounds of both tables by name, and what a caption says of each. They are heard, and told to the outside, in the order
// in which they begin.
#pragma once

#include <string_view>
#include <vector>

namespace nightcap::tabletop {

// A sound that began.
struct HeardCue {
  std::string_view cue;
  double ms = 0;    // game time since the table was laid
  float pan = 0;    // -1 left to 1 right
  float pitch = 0;  // per cent higher
};

// "Cards are dealt"; the name itself if nobody wrote one.
[[nodiscard]] std::string_view caption_of(std::string_view cue);
// Whether it tells something that a person who doesn't hear it would miss: not the rustle of every card.
[[nodiscard]] bool tells(std::string_view cue);
// Every name below.
[[nodiscard]] std::vector<std::string_view> all_cues();

namespace cue {
inline constexpr std::string_view kWhisk = "card-whisk", kTick = "tick", kBrush = "brush-sting", kSlide = "soft-slide",
                                  kFlip = "card-flip", kTrombone = "trombone", kVibes = "vibes", kPlop = "plop", kDrip = "drip",
                                  kShake = "dice-shake", kClack = "dice-clack", kCymbal = "cymbal", kVibesThird = "vibes-third",
                                  kBells = "bells", kStamp = "stamp-thud", kSnap = "string-snap", kZap = "zap",
                                  kFanfare = "fanfare", kSnare = "snare-roll", kRitardando = "ritardando",
                                  kChorus = "full-chorus", kTurn = "your-turn";
// Cocktail's own
inline constexpr std::string_view kFelt = "felt-slide", kPaper = "paper", kHarp = "harp-note", kClink = "clink",
                                  kCloche = "cloche-tap", kStinger = "stinger", kLamp = "lamp-clunk", kDrumRoll = "drum-roll",
                                  kMajor = "major-chord", kTear = "tear", kGasp = "gasp", kTock = "wood-tock",
                                  kWhoosh = "whoosh", kPitTick = "pit-tick", kTing = "ting", kLid = "lid", kRiffle = "riffle",
                                  kGlassHarp = "glass-harp", kGlug = "glug", kGong = "gong", kGongSoft = "gong-soft",
                                  kWaltz = "waltz", kWeight = "weight-thud", kHiccup = "hiccup";
}  // namespace cue

}  // namespace nightcap::tabletop
