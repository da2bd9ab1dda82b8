// What single rows of the art direction's table of motions (§9) for Cocktail say besides times and paths: how a bite grows,
// crosses, is shuffled and falls, what swings and what is drawn as it adds up; and what is no event: whose turn it is.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <vector>

#include "game/cocktail/table/table.hpp"
#include "game/tabletop/cues.hpp"
#include "tests/support/cocktail_pieces.hpp"

namespace nightcap::tests {
namespace {

using namespace cocktail_evening;
using motion::Cue;
namespace cue = tabletop::cue;

// ---- from the reserve to the air

TEST(CocktailRows, DealtCardsSlideWithoutASpinStopDeadAndOnlyTheOwnTurnUp) {
  for (const Played* played : album().find("dealt", 2, [](const Played& p) { return p.viewer >= 0; })) {
    int own_faces = 0;
    for (const Travel* card : dealt(*played)) {
      const float low = std::min(card->from.degrees, card->to.degrees), high = std::max(card->from.degrees, card->to.degrees);
      for (const Sample& s : card->seen) {
        EXPECT_GE(s.pose.degrees, low - 0.01f) << card->after << " spins";
        EXPECT_LE(s.pose.degrees, high + 0.01f) << card->after << " spins";
        EXPECT_LE(std::hypot(s.pose.at.x - card->to.at.x, s.pose.at.y - card->to.at.y), card->way() + 0.5f)
            << card->after << " overshoots";
      }
      if (card->to.flip < 90) ++own_faces;
    }
    EXPECT_EQ(own_faces, played->event["count"].get<int>());
    EXPECT_EQ(played->cues(cue::kFelt).size(), dealt(*played).size());
  }
}

TEST(CocktailRows, AServedBiteGrowsOnItsWayIntoTheAirAndKeepsItsFaceDown) {
  for (const auto& [whose, grown] : {std::pair(true, 1.3f), std::pair(false, 1.3f)})
    for (const Played* played : album().find("played", 2, [whose = whose](const Played& p) { return p.own() == whose; })) {
      const Pieces card = in_the_air(*played);
      ASSERT_EQ(card.size(), 1u);
      EXPECT_GE(card.front()->most(scale_of), grown * card.front()->from.scale * 0.95f);
      EXPECT_GT(card.front()->to.flip, 90);
      if (!whose) {
        for (const Sample& s : card.front()->seen) EXPECT_GT(s.pose.flip, 90) << "its face is seen on the way";
      }
    }
}

TEST(CocktailRows, PaperIsHeardWhenABiteIsServedAndAHarpWhenItIsDeclared) {
  for (const Played* played : album().find("played", 2)) {
    ASSERT_FALSE(played->cues(cue::kPaper).empty());
    ASSERT_FALSE(played->cues(cue::kHarp).empty());
    EXPECT_LT(played->cues(cue::kPaper).front().first, played->cues(cue::kHarp).front().first);
    EXPECT_GT(played->sprayed("mote|spark|glow|glint"), 4) << "no trail";
  }
}

// The tag of the bite in the air, as it is painted: how wide, and by how much it is turned.
struct Tag {
  float ms = 0, width = 0, degrees = 0;
};

TEST(CocktailRows, TheTagUnrollsAndSwingsBySixDegrees) {
  Evening evening({.players = 4, .viewer = 0, .seed = 5});
  std::vector<std::vector<Tag>> plays;
  evening.on_frame([&](const Played& played, float ms) {
    if (played.label != "played") return;
    if (ms <= kFrame) plays.emplace_back();
    scene::DrawList list;
    evening.watcher().table().paint(list, {});
    for (const scene::DrawItem& item : list.items())
      if (item.sprite.name() == "tag.air") {
        const scene::Vec2 edge = item.quad[1] - item.quad[0];
        plays.back().push_back({ms, std::hypot(edge.x, edge.y), std::atan2(edge.y, edge.x) * 180 / std::numbers::pi_v<float>});
      }
  });
  std::vector<Played> pages;
  while (plays.size() < 3 && evening.step(pages)) {
  }
  ASSERT_GE(plays.size(), 3u);
  for (const auto& tags : plays) {
    ASSERT_FALSE(tags.empty());
    const float rest = tags.back().width;
    float unrolled = 0;
    for (const Tag& tag : tags)
      if (std::abs(tag.width - rest) > 0.02f) unrolled = tag.ms - tags.front().ms + kFrame;
    EXPECT_NEAR(unrolled, 240, 30) << "of unrolling";
    float left = 0, right = 0;
    for (const Tag& tag : tags) {
      left = std::min(left, tag.degrees);
      right = std::max(right, tag.degrees);
    }
    EXPECT_NEAR(std::max(-left, right), 6, 1) << "how far it swings";
    EXPECT_GT(std::min(-left, right), 0.5f) << "to one side alone";
    EXPECT_NEAR(tags.back().degrees, 0, 0.6f);
  }
}

// ---- answers

TEST(CocktailRows, AnAnswerPopsUpAtItsSeat) {
  const std::map<std::string, std::string> chips{
      {"suspected", "chip.eye"}, {"window-passed", "chip.arrow"}, {"courtesy", "chip.glass"}};
  Evening evening({.players = 4, .viewer = 0, .seed = 6});
  std::map<std::string, int> seen;
  std::map<std::string, int> before;
  const auto count = [&] {
    std::map<std::string, int> chips_now;
    scene::DrawList list;
    evening.watcher().table().paint(list, {});
    for (const scene::DrawItem& item : list.items()) ++chips_now[std::string(item.sprite.name())];
    return chips_now;
  };
  evening.on_frame([&](const Played& played, float ms) {
    const auto chip = chips.find(played.label);
    if (chip == chips.end()) return;
    if (ms <= kFrame) seen[played.label] = 0;
    seen[played.label] = std::max(seen[played.label], count()[chip->second]);
  });
  std::vector<Played> pages;
  for (int i = 0; i < 120 && evening.step(pages); ++i) {
  }
  for (const auto& [label, chip] : chips) EXPECT_GT(seen[label], 0) << chip << " is not seen";
}

TEST(CocktailRows, ABiteThatIsThankedForDropsOnItsTrayToo) {
  for (const Played* played : album().find("unsuspected", 2, thanked)) {
    const Travel* card = played->bite(played->event["handle"]);
    ASSERT_NE(card, nullptr);
    EXPECT_GT(card->way(), 60);
    EXPECT_LE(card->arrives(), 520 * 1.1f);
  }
}

// ---- suspicion: slam 900, hold 600, turn 320, stamp

constexpr float kSlam = 900, kHold = 600, kFlip = 320, kTurned = kSlam + kHold + kFlip;

TEST(CocktailRows, TheHeadlineSlamsDownTheRoomGoesDarkAndTheLampDrops) {
  for (const Played* played : album().find("reveal", 3)) {
    const auto titles = played->drawn("I suspect!");
    ASSERT_FALSE(titles.empty());
    const Travel& title = *titles.front();
    EXPECT_NEAR(title.from.scale, 1.5f, 0.08f);
    EXPECT_NEAR(title.at(140).scale, 1, 0.06f) << "it is not down by 140";
    const auto lamps = played->drawn("lamp");
    ASSERT_FALSE(lamps.empty());
    EXPECT_GT(lamps.front()->at(kSlam).at.y, lamps.front()->from.at.y + 40) << "the lamp does not drop";
    EXPECT_FALSE(played->cues(cue::kStinger).empty());
    EXPECT_LT(played->cues(cue::kStinger).front().first, 60);
    EXPECT_LT(played->cues(cue::kLamp).front().first, kSlam);
    EXPECT_FALSE(played->drawn("mote").empty() && played->sprayed("mote") == 0) << "no dust in the beam";
    EXPECT_NEAR(played->shake(), 5, 0.3f);
  }
}

TEST(CocktailRows, WhoSuspectsPointsWithTheirOwnHandOneAfterTheOther) {
  const auto several = [](const Played& p) { return p.drawn("arm.").size() >= 2; };
  for (const Played* played : album().find("reveal", 2, several)) {
    const auto arms = played->drawn("arm.");
    std::set<std::string> owners;
    for (std::size_t i = 0; i < arms.size(); ++i) {
      owners.insert(arms[i]->drawn);
      EXPECT_GT(arms[i]->way(), 40) << arms[i]->drawn << " does not point in from anywhere";
      if (i > 0) {
        EXPECT_NEAR(arms[i]->starts() - arms[i - 1]->starts(), 90, 17);
      }
    }
    EXPECT_EQ(owners.size(), arms.size()) << "two have the same hand";
    EXPECT_LT(arms.back()->starts(), kSlam);
  }
}

TEST(CocktailRows, TheBiteTremblesMoreAndMoreThenTurnsUnderTheDrumRoll) {
  for (const Played* played : album().find("reveal", 3)) {
    const Pieces cards = in_the_air(*played);
    ASSERT_EQ(cards.size(), 1u);
    const Travel& card = *cards.front();
    const Pose& still = card.at(kSlam - 20);
    const auto tremor = [&](float from, float until) {
      float most = 0;
      for (const Sample& s : card.seen)
        if (s.ms >= from && s.ms <= until)
          most = std::max(most, std::hypot(s.pose.at.x - still.at.x, s.pose.at.y - still.at.y));
      return most;
    };
    const float early = tremor(kSlam, kSlam + kHold / 3), late = tremor(kSlam + kHold * 2 / 3, kSlam + kHold);
    EXPECT_GT(late, early * 1.4f) << "it does not grow";
    EXPECT_NEAR(late, 2, 1);
    EXPECT_NEAR(card.turned_at(), kSlam + kHold + kFlip / 2, 40);
    for (const Sample& s : card.seen) {
      if (s.ms < kSlam + kHold - kFrame) {
        EXPECT_GT(s.pose.flip, 170) << "it peeps at " << s.ms;
      }
    }
    float overshoot = 0;
    for (const Sample& s : card.seen)
      if (s.ms > kSlam + kHold) overshoot = std::max(overshoot, s.pose.scale / card.at(kTurned + 400).scale);
    EXPECT_NEAR(overshoot, 1.04f, 0.015f);
    ASSERT_FALSE(played->cues(cue::kDrumRoll).empty());
    EXPECT_NEAR(played->cues(cue::kDrumRoll).front().first, kSlam, 60);
  }
}

TEST(CocktailRows, TheTruthIsStampedWithSparksAndAChord) {
  for (const Played* played : album().find("reveal", 2, truth)) {
    ASSERT_FALSE(played->drawn("stamp.true").empty());
    EXPECT_TRUE(played->drawn("stamp.lie").empty());
    EXPECT_GE(played->drawn("stamp.true").front()->starts(), kTurned - 2 * kFrame);
    EXPECT_EQ(played->sprayed("spark"), 12);
    ASSERT_FALSE(played->cues(cue::kMajor).empty());
    EXPECT_NEAR(played->cues(cue::kMajor).front().first, kTurned, 60);
    EXPECT_TRUE(played->cues(cue::kTear).empty());
  }
}

TEST(CocktailRows, ALieIsStampedAskewItsTagTornItsFaceCaught) {
  for (const Played* played : album().find("reveal", 2, lie)) {
    ASSERT_FALSE(played->drawn("stamp.lie").empty());
    EXPECT_NEAR(played->drawn("stamp.lie").front()->at(kTurned + 300).degrees, -13, 0.5f);
    EXPECT_EQ(played->drawn("tag.torn").size(), 2u);
    EXPECT_FALSE(played->drawn("sweat").empty());
    EXPECT_FALSE(played->drawn(".caught").empty());
    float first = 0;
    for (const std::string_view name : {cue::kStamp, cue::kTear, cue::kGasp}) {
      ASSERT_FALSE(played->cues(name).empty()) << name;
      EXPECT_GE(played->cues(name).front().first, first) << name << " is heard too early";
      first = played->cues(name).front().first;
    }
    bool shaken = false;
    for (const auto& [start, shot] : played->all<motion::Shot>())
      shaken = shaken || (start > kTurned - 60 && std::abs(shot.shake - 4) < 0.3f);
    EXPECT_TRUE(shaken);
  }
}

// Everything that moves, sounds or flies until the bite turns is the same for a lie and for the truth.
TEST(CocktailRows, UntilTheBiteTurnsNothingTellsALie) {
  const auto until_it_turns = [](const Played& p) {
    std::vector<std::string> words;
    for (const auto& [start, c] : p.all<Cue>())
      if (start < kSlam + kHold) words.push_back(std::string(c.name) + " " + std::to_string(start));
    for (const auto& [start, spray] : p.all<motion::Spray>())
      if (start < kSlam + kHold) words.push_back(std::string(spray.sprite.name()) + " " + std::to_string(start));
    for (const auto& [start, shot] : p.all<motion::Shot>())
      if (start < kSlam + kHold) words.push_back("shot " + std::to_string(start) + " " + std::to_string(shot.shake));
    return words;
  };
  const auto one = album().find("reveal", 1, truth).front(), other = album().find("reveal", 1, lie).front();
  EXPECT_EQ(until_it_turns(*one), until_it_turns(*other));
  EXPECT_FALSE(until_it_turns(*one).empty());
}

// ---- cubes

TEST(CocktailRows, EveryCubeTumblesAndTheirNumberIsShown) {
  for (const Played* played : album().find("cubes", 2, of_some)) {
    const Pieces flying = ones(*played);
    EXPECT_EQ(static_cast<int>(flying.size()), played->event["count"].get<int>());
    for (const Travel* cube : flying) {
      float turned = 0;
      for (const Sample& s : cube->seen) turned = std::max(turned, std::abs(s.pose.degrees - cube->from.degrees));
      EXPECT_NEAR(turned, 180, 20) << "no tumble";
    }
    EXPECT_FALSE(played->drawn("pill").empty()) << "their number is not shown";
    EXPECT_GE(played->cues(cue::kTock).size(), flying.size());
  }
}

// ---- on the trays

TEST(CocktailRows, ChangedBitesRiseAndCrossOnOppositeSides) {
  for (const Played* played : album().find("changed", 3, of_two_trays)) {
    const Travel *own = played->bite(played->event["own"]), *other = played->bite(played->event["other"]);
    ASSERT_NE(own, nullptr);
    ASSERT_NE(other, nullptr);
    // Each seen along its own way: both bow to the same hand, so they pass each other.
    const auto side = [](const Travel& t) {
      float most = 0;
      for (const Sample& s : t.seen)
        if (const float off = aside(t, s.pose); std::abs(off) > std::abs(most)) most = off;
      return most;
    };
    EXPECT_GT(std::abs(side(*own)), 15);
    EXPECT_GT(side(*own) * side(*other), 0) << "they go the same way round";
    for (const Travel* bite : {own, other}) {
      EXPECT_NEAR(bite->most([](const Pose& p) { return p.lift; }), 20, 3);
      for (const Sample& s : bite->seen) EXPECT_GT(s.pose.flip, 90);
    }
    EXPECT_EQ(played->cues(cue::kWhoosh).size(), 2u);
    EXPECT_LT(own->starts(), 120);
    EXPECT_NEAR(own->starts(), other->starts(), 17);
  }
}

TEST(CocktailRows, ThePitDropsOnTheArrivalAndBounces) {
  for (const Played* played : album().find("pit", 2)) {
    const Pieces pits = flying_pit(*played);
    ASSERT_EQ(pits.size(), 1u);
    const Travel& pit = *pits.front();
    // Nearer, and away again at least once, before it lies still.
    int bounces = 0;
    float last = 1e6f;
    bool away = false;
    for (const Sample& s : pit.seen) {
      const float off = std::hypot(s.pose.at.x - pit.to.at.x, s.pose.at.y - pit.to.at.y) + std::max(0.0f, s.pose.lift);
      if (off > last + 0.4f && !away) ++bounces;
      away = off > last + 0.01f;
      last = off;
    }
    EXPECT_GE(bounces, 1);
    ASSERT_FALSE(played->cues(cue::kPitTick).empty());
    EXPECT_LE(played->cues(cue::kPitTick).front().first, played->length);
  }
}

TEST(CocktailRows, ATakenCocktailIsShuffledBeforeItsFacesAreSeenAndFansOutInOrder) {
  for (const Played* played : album().find("took", 2, of_three)) {
    EXPECT_NEAR(played->length, 1400 + 1000, 240);
    const auto lids = played->drawn("cloche");
    ASSERT_FALSE(lids.empty());
    float highest = lids.front()->from.at.y - lids.front()->from.lift;
    for (const Sample& s : lids.front()->seen) highest = std::min(highest, s.pose.at.y - s.pose.lift);
    EXPECT_LT(highest, lids.front()->from.at.y - 60) << "the lid is not lifted";
    Pieces cards = played->called("table.taken.");
    ASSERT_EQ(cards.size(), 3u);
    std::ranges::sort(cards, {}, [](const Travel* t) { return t->after; });
    // In one pile before anything turns: whoever watches can't tell which is which.
    float piled = -1;
    for (float ms = 0; ms < 1400 && piled < 0; ms += kFrame) {
      const auto near = [&](const Travel* a, const Travel* b) {
        return std::hypot(a->at(ms).at.x - b->at(ms).at.x, a->at(ms).at.y - b->at(ms).at.y) < 3;
      };
      if (near(cards[0], cards[1]) && near(cards[1], cards[2])) piled = ms;
    }
    EXPECT_GT(piled, 0) << "they are never in one pile";
    const float shuffled = piled + 3 * 160;
    float last = -1;
    for (const Travel* card : cards) {
      EXPECT_GE(card->turned_at(), shuffled - 40) << "a face is seen while they are shuffled";
      EXPECT_LT(card->to.flip, 90);
      int swaps = 0;
      float side = 0;
      for (const Sample& s : card->seen) {
        const float off = s.pose.at.x - card->at(piled).at.x;
        if (s.ms < piled || s.ms > shuffled || std::abs(off) < 4) continue;
        if (off * side <= 0) ++swaps;
        side = off;
      }
      EXPECT_GE(swaps, 2) << "not shuffled";
      if (last >= 0) {
        EXPECT_NEAR(card->turned_at() - last, 120, 24);
      }
      last = card->turned_at();
    }
    EXPECT_LT(cards[0]->to.at.x, cards[1]->to.at.x);
    EXPECT_LT(cards[1]->to.at.x, cards[2]->to.at.x);
    ASSERT_FALSE(played->cues(cue::kLid).empty());
    ASSERT_FALSE(played->cues(cue::kRiffle).empty());
    EXPECT_LT(played->cues(cue::kLid).front().first, played->cues(cue::kRiffle).front().first);
  }
}

// The value of what lies in a cocktail without wine or cocktail, by kind.
TEST(CocktailRows, EveryBiteThatScoresSendsItsNumberToTheSunOneAfterTheOther) {
  Evening evening({.players = 4, .viewer = 0, .seed = 3});
  int checked = 0;
  for (int i = 0; i < 200 && checked < 3; ++i) {
    std::vector<Played> pages;
    if (!evening.step(pages)) break;
    const auto took = std::ranges::find(pages, std::string("took"), &Played::label);
    const auto scored = std::ranges::find(pages, std::string("scored"), &Played::label);
    if (took == pages.end() || scored == pages.end() || scored->event["drunk"].get<bool>()) continue;
    int scoring = 0;
    for (const Json& card : took->event["cards"]) {
      const std::string id = card;
      if (id.find("poison") == std::string::npos && !id.starts_with("cocktail")) ++scoring;
    }
    if (scoring < 2) continue;
    ++checked;
    SCOPED_TRACE(took->event.dump());
    Pieces numbers = scored->drawn("+");
    EXPECT_GE(numbers.size(), static_cast<std::size_t>(scoring));
    for (std::size_t k = 1; k < std::min(numbers.size(), static_cast<std::size_t>(scoring)); ++k)
      EXPECT_NEAR(numbers[k]->starts() - numbers[k - 1]->starts(), 260, 34);
    EXPECT_FALSE(scored->cues(cue::kGlassHarp).empty());
  }
  EXPECT_EQ(checked, 3);
}

TEST(CocktailRows, PoisonFillsItsSlotOnlyWhenItHasArrived) {
  for (const Played* played : album().find("scored", 2, poisonous)) {
    const Pieces flying = flasks(*played);
    EXPECT_EQ(flying.size(), played->event["blue"].get<std::size_t>() + played->event["red"].get<std::size_t>());
    for (const Travel* flask : flying) {
      EXPECT_GT(flask->way(), 20);
    }
    EXPECT_EQ(played->cues(cue::kGlug).size(), flying.size());
  }
}

// ---- endings

}  // namespace
}  // namespace nightcap::tests
