// Whole games through --remote under the manual clock, from two people to as many as the box is for, until everything that
// can happen has happened: no request is refused, each of the ways that `actions` names does what it says, and what
// happened was told in words.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/base/generator.hpp"
#include "tests/support/event_types.hpp"
#include "tests/support/window.hpp"

namespace nightcap::tests {
namespace {

// The action as its event tells it, where there is one: the type of what must have happened first.
const std::map<std::string, std::string> kDone{{"ask", "asked"},         {"match-pool", "matched"}, {"match-pair", "matched"},
                                               {"show", "show-chosen"},  {"special", "special"},    {"direction", "direction"},
                                               {"play", "played"},       {"change", "changed"},     {"suspect", "suspected"},
                                               {"courtesy", "courtesy"}, {"take", "took"}};

// Random hands, or hands that match whom they can and keep their Special Cards, so that in the end no card is left.
enum class Manner { kAny, kThrifty };

int thrift(const std::string& type) {
  return type == "pass" ? 4 : type == "match-pair" ? 3 : type == "match-pool" ? 2 : type == "ask" ? 1 : 0;
}

class EveryEvent : public testing::Test {
 protected:
  struct Evening {
    const char* game;
    int players;
    const char* seats;
    const char* options;
    int seed;
    const char* speed = "4";
    Manner manner = Manner::kAny;
    const char* answers = nullptr;  // "calm", "race"
  };

  // One game to its end.
  void play(const Evening& evening) {
    SCOPED_TRACE(std::string(evening.game) + ", " + std::to_string(evening.players) + " players, " + evening.options +
                 ", seed " + std::to_string(evening.seed));
    Words arguments{"--game",    evening.game,    "--players", std::to_string(evening.players), "--seats", evening.seats,
                    "--options", evening.options, "--seed",    std::to_string(evening.seed),    "--speed", evening.speed};
    if (evening.answers != nullptr) arguments.insert(arguments.end(), {"--answers", evening.answers});
    Window window(arguments);
    base::MindGenerator random(static_cast<std::uint64_t>(evening.seed));
    constexpr int kMostDecisions = 12'000;
    for (int i = 0; i < kMostDecisions && !HasFailure(); ++i) {
      window.settle();
      listen(window);
      if (window.screen() == "results") return;
      if (window.screen() == "curtain") {
        window.click("curtain.ready");
      } else if (over_) {
        window.advance(4000);
      } else {
        decide(window, evening.manner, random);
      }
    }
    EXPECT_TRUE(HasFailure()) << "the game does not end";
  }

  // What happened since the last time: each event once, and in words.
  std::vector<std::string> listen(Window& window) {
    const Json position = window.good("position");
    over_ = position["actors"].empty();
    step_ = position["step"];
    std::vector<std::string> fresh;
    for (const Json& event : position["events"]) {
      fresh.push_back(event["type"]);
      seen_.insert(fresh.back());
      EXPECT_TRUE(event["rule"].is_string()) << event.dump();
    }
    // It is told when it is shown, so not always with the same answer.
    told_ += window.good("narration")["lines"].size();
    cues_ += window.good("cues")["cues"].size();
    return fresh;
  }

  void decide(Window& window, Manner manner, base::MindGenerator& random) {
    const Json actions = window.actions();
    ASSERT_FALSE(actions.empty()) << "nobody can do anything";
    const auto best = std::ranges::max_element(
        actions, {}, [](const Json& each) { return thrift(each["action"]["type"].get<std::string>()); });
    const Json chosen = manner == Manner::kThrifty ? *best : actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    const int before = step_;
    ASSERT_FALSE(chosen["path"].empty()) << chosen.dump();
    for (const std::string id : chosen["path"]) window.click(id);
    const auto fresh = listen(window);
    EXPECT_GT(step_, before) << "pressed for " << chosen.dump();
    // One action is one step, but for a table that says together that nobody plays a Special Card.
    if (chosen["action"]["type"] != "pass") {
      EXPECT_EQ(step_, before + 1) << "pressed for " << chosen.dump();
    }
    const auto done = kDone.find(chosen["action"]["type"].get<std::string>());
    if (done != kDone.end() && !fresh.empty()) {
      EXPECT_EQ(fresh.front(), done->second) << chosen.dump();
    }
    kinds_.insert(chosen["action"]["type"].get<std::string>());
  }

  // All of that happened, those actions were done, and it was told and heard.
  void expect_all(const Types& events, const Types& actions) {
    for (const std::string& type : events) EXPECT_TRUE(seen_.contains(type)) << type << " never happened";
    for (const std::string& type : actions) EXPECT_TRUE(kinds_.contains(type)) << "nobody ever did: " << type;
    EXPECT_GT(told_, 300u);
    EXPECT_GT(cues_, 300u) << "nothing is heard of it";
  }

  Types seen_, kinds_;
  std::size_t told_ = 0, cues_ = 0;
  int step_ = 0;
  bool over_ = false;
};

TEST_F(EveryEvent, OfMartinisAndMenHappensInGamesOfTwoToSixPeopleWithoutOneRefusal) {
  constexpr const char* kGame = "martinis-and-men";
  play({kGame, 2, "human", "{}", 1});
  play({kGame, 3, "human", R"({"marriages":1})", 2});
  play({kGame, 4, "human", R"({"open_matching":true})", 3});
  play({kGame, 5, "human,human,easy", R"({"marriages":1,"hand":4})", 5});
  play({kGame, 6, "human", R"({"hand":8,"marriages":5,"open_matching":true})", 10});
  // A game that ends because no card is left to anybody (MM-7.2), as one of some hundred does.
  play({kGame, 6, "human", R"({"marriages":5})", 377, "instant", Manner::kThrifty});
  expect_all(kMartinisEvents, {"ask", "match-pool", "match-pair", "pass", "show", "take", "special"});
}

TEST_F(EveryEvent, OfCocktailHappensInGamesOfTwoFourAndNineStandardAndExpertWithoutOneRefusal) {
  constexpr const char *kGame = "cocktail", *kExpert = R"({"hand_over":true,"heavy_dishonor":true,"drunk":true})";
  play({kGame, 2, "human", "{}", 1});
  play({kGame, 2, "human,easy", kExpert, 2, "4", Manner::kAny, "race"});
  play({kGame, 4, "human", "{}", 3});
  play({kGame, 4, "human,human,easy", kExpert, 4, "4", Manner::kAny, "race"});
  play({kGame, 9, "human,easy", "{}", 5});
  play({kGame, 9, "human,human,easy", kExpert, 6, "4", Manner::kAny, "race"});
  // Nobody often has to wait with an empty hand before an empty cocktail (CK-6.1).
  for (int seed = 8; seed < 40 && !seen_.contains("waited"); ++seed) play({kGame, 4, "human", kExpert, seed, "instant"});
  expect_all(kCocktailEvents, {"direction", "play", "change", "take", "pass", "suspect", "courtesy", "hand-over"});
}

}  // namespace
}  // namespace nightcap::tests
