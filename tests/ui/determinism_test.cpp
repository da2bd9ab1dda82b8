// Under the manual clock the same requests give the same answers; how many frames a second are drawn changes nothing.

#include <gtest/gtest.h>

#include "tests/ui/person.hpp"

namespace nightcap::tests {
namespace {

// Whatever hands do: clicks and drags anywhere, keys, time, sizes, and questions.
std::vector<std::string> requests(std::uint64_t seed, int count) {
  base::MindGenerator random(seed);
  const auto below = [&](int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); };
  const Words keys{"Return", "Tab", "Left", "Right", "Up", "Down", "Space", "P", "R", "S", "T", "1", "5", "A"};
  std::vector<std::string> lines;
  for (int i = 0; i < count; ++i) {
    Json request;
    switch (below(8)) {
      case 0:
        request = {{"cmd", "click"}, {"x", below(1280)}, {"y", below(720)}};
        break;
      case 1:
        request = {{"cmd", "drag"}, {"from", {below(1280), below(720)}}, {"to", {below(1280), below(720)}}, {"ms", below(200)}};
        break;
      case 2:
      case 3:
        request = {{"cmd", "key"}, {"key", keys[static_cast<std::size_t>(below(static_cast<int>(keys.size())))]}};
        break;
      case 4:
        request = {{"cmd", "advance"}, {"ms", below(700)}, {"hz", 60}};
        break;
      case 5:
        request = {{"cmd", "settle"}};
        break;
      case 6:
        request = {{"cmd", "move"}, {"x", below(1280)}, {"y", below(720)}};
        break;
      default:
        request = {{"cmd", "click"}, {"id", "curtain.ready"}};
        break;
    }
    lines.push_back(request.dump());
    if (i % 5 != 0) continue;
    for (const char* question : {"draws", "ui", "narration", "position", "view", "actions"})
      lines.push_back(Json{{"cmd", question}}.dump());
  }
  return lines;
}

TEST(Determinism, the_same_requests_give_the_same_answers) {
  for (const char* game : {"martinis-and-men", "cocktail"}) {
    for (const char* seats : {"human", "human,easy"}) {
      SCOPED_TRACE(std::string(game) + " " + seats);
      const Words arguments{"--game", game, "--players", "3", "--seats", seats, "--seed", "9"};
      Window one(arguments), other(arguments);
      for (const std::string& line : requests(17, std::string(seats) == "human" ? 250 : 40))
        ASSERT_EQ(one.remote().answer(line), other.remote().answer(line)) << line;
      ASSERT_EQ(one.good("position")["step"], other.good("position")["step"]);
    }
  }
}

// What lies on the table after each of some decisions, drawn at so many frames a second.
std::vector<std::string> pictures(const char* game, double hz) {
  Window window({"--game", game, "--players", "3", "--seats", "human", "--seed", "4", "--starter", "0"});
  Person person(window, Device::kMouse, 6);
  std::vector<std::string> pictures;
  for (int i = 0; i < 24; ++i) {
    window.advance(2500, hz);
    window.settle();
    window.advance(6000, hz);                                            // what does not block comes to rest, too
    window.post(input::WindowChanged{input::WindowChange::kFocusLost});  // and what idles stops
    window.advance(3000, hz);
    pictures.push_back(window.draws().dump());
    window.post(input::WindowChanged{input::WindowChange::kFocusGained});
    if (window.screen() == "curtain") {
      person.press("curtain.ready");
    } else {
      person.act();
    }
  }
  return pictures;
}

TEST(Determinism, the_number_of_frames_a_second_changes_nothing) {
  for (const char* game : {"martinis-and-men", "cocktail"}) {
    const auto usual = pictures(game, 60);
    for (const double hz : {30.0, 144.0, 7.0}) {
      const auto other = pictures(game, hz);
      for (std::size_t i = 0; i < usual.size(); ++i) ASSERT_EQ(usual[i], other[i]) << game << " at " << hz << ", picture " << i;
    }
  }
}

TEST(Determinism, long_frames_lose_no_time) {
  for (const char* game : {"martinis-and-men", "cocktail"}) {
    const Words arguments{"--game", game, "--players", "4", "--seats", "human", "--seed", "4"};
    Window one(arguments), other(arguments);
    const int ms = one.settle()["ms"];
    EXPECT_EQ(other.good({{"cmd", "advance"}, {"ms", ms + 1000}, {"hz", 1}})["frames"],
              ms / 1000 + 2 - (ms % 1000 == 0 ? 1 : 0));
    EXPECT_EQ(other.settle()["ms"], 0) << game;
  }
}

}  // namespace
}  // namespace nightcap::tests
