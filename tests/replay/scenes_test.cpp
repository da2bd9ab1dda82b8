// The prepared situations: each is a sound replay, its moment brings about what it says, and together they have every event
// of both games, every length of a Wedding Fever, and every table.
#include "tests/support/scenes.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/wire/archive.hpp"
#include "game/cocktail/wire/codec.hpp"
#include "game/martinis/wire/codec.hpp"
#include "game/protocol/verify.hpp"
#include "tests/support/event_types.hpp"

namespace nightcap::tests {
namespace {

using base::Json;

// What a scene comes to.
struct Shown {
  std::string name;
  wire::Situation situation;
  std::vector<Json> events;  // of its moment; of all of it where it has none
  Json before, after;        // the states
};

template <class Codec>
Shown shown(const SceneOnDisk& scene) {
  Shown out{scene.name, scene.situation(), {}, {}, {}};
  const auto match = wire::match_of<Codec>(out.situation.record);
  EXPECT_TRUE(match) << scene.name << ": " << match.error().message;
  const auto from = static_cast<std::size_t>(out.situation.steps_before());
  const bool has_moment = from + 1 < match->steps().size();
  for (std::size_t i = has_moment ? from + 1 : 0; i < match->steps().size(); ++i)
    for (const auto& event : match->steps()[i].events) out.events.push_back(Codec::event(event));
  out.before = Codec::state(match->steps()[from].after);
  out.after = Codec::state(match->state());
  return out;
}

const std::vector<Shown>& scenes() {
  static const std::vector<Shown> list = [] {
    std::vector<Shown> out;
    for (const SceneOnDisk& scene : all_scenes())
      out.push_back(scene.name.starts_with("cocktail/") ? shown<cocktail::wire::Codec>(scene)
                                                        : shown<martinis::wire::Codec>(scene));
    return out;
  }();
  return list;
}
bool is_cocktail(const Shown& scene) { return scene.situation.record.game == "cocktail"; }

Types types_of(const Shown& scene) {
  Types types;
  for (const Json& event : scene.events) types.insert(event["type"].get<std::string>());
  return types;
}
template <class Wanted>
testing::AssertionResult some_scene(Wanted wanted) {
  for (const Shown& scene : scenes())
    if (wanted(scene)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "no scene has it";
}
auto with(const std::string& game, const std::string& type, const std::string& field, const Json& value) {
  return [=](const Shown& scene) {
    for (const Json& event : scene.events)
      if (scene.situation.record.game == game && event["type"] == type &&
          (value.is_number() && event[field].is_array() ? Json(event[field].size()) == value : event[field] == value))
        return true;
    return false;
  };
}

TEST(Scenes, AreSoundReplays) {
  ASSERT_GT(all_scenes().size(), 100u);
  for (const SceneOnDisk& scene : all_scenes()) {
    const auto verdict = protocol::verify(scene.text);
    EXPECT_TRUE(verdict.good) << scene.name << ": " << verdict.message;
    EXPECT_EQ(wire::situation_text(scene.situation()), scene.text) << scene.name << " is not written as the program would";
  }
}

TEST(Scenes, EachSaysWhatItIsAndNoTwoTheSame) {
  std::set<std::string> titles;
  for (const Shown& scene : scenes()) {
    EXPECT_FALSE(scene.situation.title.empty() || scene.situation.group.empty()) << scene.name;
    EXPECT_TRUE(titles.insert(scene.situation.record.game + scene.situation.title).second) << scene.name;
    EXPECT_TRUE(scene.name.starts_with(scene.situation.record.game + "/")) << scene.name;
  }
}

TEST(Scenes, TheMomentBringsAboutWhatItSays) {
  for (const Shown& scene : scenes()) {
    const Types types = types_of(scene);
    EXPECT_FALSE(scene.situation.shows.empty()) << scene.name;
    for (const std::string& type : scene.situation.shows) EXPECT_TRUE(types.contains(type)) << scene.name << ": " << type;
  }
}

TEST(Scenes, EveryEventOfBothGamesIsShownByOne) {
  Types martinis, cocktail;
  for (const Shown& scene : scenes())
    for (const std::string& type : scene.situation.shows) (is_cocktail(scene) ? cocktail : martinis).insert(type);
  EXPECT_EQ(martinis, kMartinisEvents);
  EXPECT_EQ(cocktail, kCocktailEvents);
}

TEST(Scenes, EveryLengthOfAWeddingFeverIsThere) {
  constexpr int kMostCouples = 35;  // 36 of each sex, and two of them have just been married
  std::set<int> lengths;
  for (const Shown& scene : scenes()) {
    int rolls = -1;
    for (const Json& event : scene.events) {
      if (event["type"] == "fever") rolls = 0;
      if (event["type"] == "rolled" && event["die"] == "red" && rolls >= 0) ++rolls;
      if (event["type"] == "fever-over" && rolls >= 0) lengths.insert(rolls);
    }
  }
  for (int couples = 0; couples <= kMostCouples; ++couples) EXPECT_TRUE(lengths.contains(couples)) << couples << " couples";
}

TEST(Scenes, EveryTableIsThere) {
  for (const char* game : {"martinis-and-men", "cocktail"})
    for (int players = 2; players <= (std::string(game) == "cocktail" ? 9 : 6); ++players)
      EXPECT_TRUE(some_scene([&](const Shown& scene) {
        const bool set_up = scene.situation.steps_before() == 0 && types_of(scene).contains("dealt");
        return set_up && scene.situation.record.game == game && scene.situation.record.players == players;
      })) << game
          << " with " << players;
}

TEST(Scenes, WhatHappensSeldomIsThere) {
  const char *kMartinis = "martinis-and-men", *kCocktail = "cocktail";
  for (const char* how : {"ask", "match-pool", "match-pair"})
    EXPECT_TRUE(some_scene(with(kMartinis, "matched", "how", how))) << how;
  for (int cards = 1; cards <= 4; ++cards)
    EXPECT_TRUE(some_scene(with(kMartinis, "specials-discarded", "cards", cards))) << cards << " Special Cards";
  EXPECT_TRUE(some_scene([](const Shown& s) { return types_of(s).contains("won") && !s.before["fever"].is_null(); }))
      << "the end in the middle of a Fever";
  for (int cubes = 1; cubes <= 8; ++cubes)
    EXPECT_TRUE(some_scene(with(kCocktail, "cubes", "count", cubes))) << cubes << " accusers";
  EXPECT_TRUE(some_scene(with(kCocktail, "won", "winners", 2))) << "a tie";
  EXPECT_TRUE(some_scene(with(kCocktail, "won", "posthumous", true)));
  EXPECT_TRUE(some_scene(with(kCocktail, "won", "rule", "CK-8.4"))) << "a single survivor";
  EXPECT_TRUE(some_scene(with(kCocktail, "scored", "drunk", true)));
  for (const char* part : {"hand_over", "heavy_dishonor", "drunk"})
    EXPECT_TRUE(some_scene([&](const Shown& s) { return s.situation.record.options.value(part, false); })) << part;
  EXPECT_TRUE(some_scene([](const Shown& s) { return s.after.contains("cubes") && s.after["cubes"][0] == 13; }));
  EXPECT_TRUE(
      some_scene([](const Shown& s) { return is_cocktail(s) && s.situation.record.players == 9 && s.after["round"] == 3; }));
}

// ---- the file

TEST(Scenes, ASituationIsAReplayWithAHeadAndAMarkBeforeItsMoment) {
  const wire::Situation scene = scene_called("cocktail/suspected").situation();
  EXPECT_EQ(scene.steps_before() + 1,
            static_cast<int>(std::count_if(scene.record.entries.begin(), scene.record.entries.end(),
                                           [](const wire::Entry& entry) { return entry.player.has_value(); })));
  EXPECT_EQ(wire::read_replay(wire::situation_text(scene))->entries.size(), scene.record.entries.size());
  wire::Situation longer = wire::situation_before(scene.record, 2);
  EXPECT_EQ(longer.steps_before(), scene.steps_before() - 1);
  EXPECT_TRUE(longer.title.empty());
  EXPECT_EQ(wire::situation_before(scene.record, 1000).before, scene.record.entries.size()) << "so much never happened";
}

TEST(Scenes, ASaveIsASituationWithoutAMoment) {
  const wire::Situation scene = scene_called("martinis-and-men/won").situation();
  const auto saved = wire::read_situation(wire::save_json(scene.record).dump());
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->before, scene.record.entries.size());
  EXPECT_EQ(wire::read_situation("something else").error().code, wire::Code::kBadSave);
}

TEST(Scenes, AMomentBeginsWithAnAction) {
  std::string text = scene_called("martinis-and-men/table-of-2").text;
  text.insert(text.find("order "), "# then\n");
  EXPECT_FALSE(wire::read_situation(text));
}

}  // namespace
}  // namespace nightcap::tests
