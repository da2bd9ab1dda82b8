#include "game/tabletop/cues.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace nightcap::tabletop {

namespace {
using Row = std::pair<std::string_view, std::string_view>;
constexpr std::array kCaptions{
    Row{cue::kWhisk, "A card whisks over the table"},
    Row{cue::kTick, "Tick"},
    Row{cue::kBrush, "A brush on the cymbal"},
    Row{cue::kSlide, "A card slides"},
    Row{cue::kFlip, "A card turns over"},
    Row{cue::kTrombone, "A sad trombone"},
    Row{cue::kVibes, "Two notes of the vibraphone"},
    Row{cue::kPlop, "Plop"},
    Row{cue::kDrip, "Drops fall"},
    Row{cue::kShake, "Dice are shaken"},
    Row{cue::kClack, "A die hits the dish"},
    Row{cue::kCymbal, "A cymbal crash"},
    Row{cue::kVibesThird, "A sweet third of the vibraphone"},
    Row{cue::kBells, "Wedding bells"},
    Row{cue::kStamp, "A seal is stamped"},
    Row{cue::kSnap, "A string snaps"},
    Row{cue::kZap, "Lightning strikes"},
    Row{cue::kFanfare, "A big band's fanfare"},
    Row{cue::kSnare, "A snare roll"},
    Row{cue::kRitardando, "The band slows down"},
    Row{cue::kChorus, "The full chorus"},
    Row{cue::kTurn, "Two notes: your turn"},
    Row{cue::kFelt, "A card slides over felt"},
    Row{cue::kPaper, "Paper rustles"},
    Row{cue::kHarp, "A note of the harp"},
    Row{cue::kClink, "Glasses clink"},
    Row{cue::kCloche, "A lid taps the tray"},
    Row{cue::kStinger, "A sharp chord"},
    Row{cue::kLamp, "The lamp clunks on"},
    Row{cue::kDrumRoll, "A drum roll, cut off"},
    Row{cue::kMajor, "A bright chord"},
    Row{cue::kTear, "Paper tears"},
    Row{cue::kGasp, "Somebody gasps"},
    Row{cue::kTock, "Wood on wood"},
    Row{cue::kWhoosh, "A card rushes by"},
    Row{cue::kPitTick, "An olive pit ticks"},
    Row{cue::kTing, "Ting"},
    Row{cue::kLid, "A lid is lifted"},
    Row{cue::kRiffle, "Cards are shuffled"},
    Row{cue::kGlassHarp, "A glass harp, rising"},
    Row{cue::kGlug, "A low glug"},
    Row{cue::kGong, "A gong, then silence"},
    Row{cue::kGongSoft, "A soft gong"},
    Row{cue::kWaltz, "A waltz"},
    Row{cue::kWeight, "Something heavy falls"},
    Row{cue::kHiccup, "Somebody hiccups"},
};
}  // namespace

bool tells(std::string_view cue) {
  constexpr std::array kDecoration{cue::kWhisk, cue::kTick,    cue::kSlide, cue::kFlip,   cue::kDrip,
                                   cue::kFelt,  cue::kPitTick, cue::kPaper, cue::kWhoosh, cue::kCloche};
  return std::find(kDecoration.begin(), kDecoration.end(), cue) == kDecoration.end();
}

std::vector<std::string_view> all_cues() {
  std::vector<std::string_view> names;
  for (const Row& row : kCaptions) names.push_back(row.first);
  return names;
}

std::string_view caption_of(std::string_view cue) {
  const auto* row = std::find_if(kCaptions.begin(), kCaptions.end(), [&](const Row& r) { return r.first == cue; });
  return row == kCaptions.end() ? cue : row->second;
}

}  // namespace nightcap::tabletop
