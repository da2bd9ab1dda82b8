// What stands round a table: the log and the rules it refers to, speed and skipping, hints and odds, and that a key in
// motion is neither lost nor acted on twice.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "game/cocktail/table/rulebook.hpp"
#include "game/martinis/table/odds.hpp"
#include "game/martinis/table/rulebook.hpp"
#include "tests/scenario/cocktail/rule_list.hpp"
#include "tests/scenario/martinis/rule_list.hpp"
#include "tests/support/window.hpp"

namespace nightcap::tests {
namespace {

Words table_of(const std::string& game, const std::string& seed, Words more = {}) {
  Words arguments{"--game", game, "--players", "4", "--seed", seed};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

// The first legal thing of whoever has the screen.
void act(Window& window) {
  window.settle();
  const Json actions = window.actions();
  ASSERT_FALSE(actions.empty());
  for (const std::string id : actions[0]["path"]) window.click(id);
}

int step(Window& window) { return window.good("position")["step"]; }

template <class List>
void expect_numbers(const tabletop::Rulebook& book, const List& list) {
  std::set<std::string> numbers, expected;
  for (const tabletop::RuleEntry& entry : book.rules) {
    numbers.insert(book.number(entry.rule));
    EXPECT_LE(entry.rule.chapter, book.chapters.size());
    EXPECT_GT(entry.text.size(), 20u);
    for (const tabletop::RulePicture& picture : entry.pictures) EXPECT_FALSE(picture.sprite.empty()) << entry.text;
  }
  for (const std::string_view number : list) expected.insert(std::string(number));
  EXPECT_EQ(numbers, expected);
  EXPECT_TRUE(
      std::is_sorted(book.rules.begin(), book.rules.end(), [](const auto& a, const auto& b) { return a.rule < b.rule; }));
}

TEST(Rulebook, every_rule_of_martinis_is_in_it_and_no_other) {
  expect_numbers(nightcap::martinis::table::rulebook(), martinis::kRuleList);
}
TEST(Rulebook, every_rule_of_cocktail_is_in_it_and_no_other) {
  expect_numbers(nightcap::cocktail::table::rulebook(), cocktail::kRules);
}

class Hud : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Games, Hud, testing::Values("martinis-and-men", "cocktail"),
                         [](const auto& game) { return game.param[0] == 'm' ? "Martinis" : "Cocktail"; });

TEST_P(Hud, every_line_of_the_log_has_a_rule_of_the_book_and_opens_it_there) {
  Window window(table_of(GetParam(), "5"));
  for (int i = 0; i < 3; ++i) act(window);
  window.settle();
  window.key("L");
  std::set<std::string> numbers;
  const bool martinis = std::string(GetParam()) == "martinis-and-men";
  const tabletop::Rulebook& book = martinis ? nightcap::martinis::table::rulebook() : nightcap::cocktail::table::rulebook();
  for (const tabletop::RuleEntry& entry : book.rules) numbers.insert(book.number(entry.rule));
  const auto log = window.application().session()->table().log();
  ASSERT_GT(log.size(), 5u);
  for (const tabletop::LogLine& line : log) {
    EXPECT_TRUE(numbers.contains(book.number(line.rule))) << line.text;
    EXPECT_EQ(line.text.find(" you "), std::string::npos) << line.text;
  }
  const std::string last = std::to_string(log.size() - 1), number = book.number(log.back().rule);
  EXPECT_EQ(window.widget("table.log.drawer")["role"], "log");
  EXPECT_EQ(window.widget("table.log.line." + last)["name"], log.back().text);
  EXPECT_EQ(window.widget("table.log.rule." + last)["name"], "Rule " + number);
  window.click("table.log.rule." + last);
  EXPECT_EQ(window.value("table.rules." + number), number + ", looked up");
  EXPECT_FALSE(window.has("table.menu")) << "nothing behind the booklet can be used";
  window.key("Escape");
  EXPECT_FALSE(window.has("table.rules.book"));
  EXPECT_TRUE(window.has("table.log.drawer"));
  window.key("Escape");
  EXPECT_FALSE(window.has("table.log.drawer"));
  EXPECT_FALSE(window.has("menu.stay")) << "each Escape closes one thing";
}

TEST_P(Hud, the_log_scrolls_and_keeps_every_line) {
  Window window(table_of(GetParam(), "5"));
  for (int i = 0; i < 8; ++i) act(window);
  window.settle();
  window.key("L");
  const std::size_t lines = window.application().session()->table().log().size();
  EXPECT_TRUE(window.has("table.log.line." + std::to_string(lines - 1))) << "the newest is seen first";
  EXPECT_FALSE(window.has("table.log.line.0"));
  window.keys("PageUp", 100);
  EXPECT_TRUE(window.has("table.log.line.0"));
  window.keys("PageDown", 100);
  EXPECT_TRUE(window.has("table.log.line." + std::to_string(lines - 1)));
  const Json drawer = window.widget("table.log.drawer")["rect"];
  window.good({{"cmd", "move"}, {"x", drawer[0].get<double>() + 40}, {"y", drawer[1].get<double>() + 200}});
  for (int i = 0; i < 100; ++i) window.good({{"cmd", "wheel"}, {"dy", 1}});
  EXPECT_TRUE(window.has("table.log.line.0")) << "the wheel goes up too";
  window.good({{"cmd", "drag"},
               {"from", "table.log.scroll"},
               {"to", {drawer[0].get<double>() + 40, drawer[1].get<double>() + drawer[3].get<double>() - 2}}});
  EXPECT_TRUE(window.has("table.log.line." + std::to_string(lines - 1))) << "and so does dragging";
}

TEST_P(Hud, the_booklet_turns_its_pages_and_time_stands_still) {
  Window window(table_of(GetParam(), "5"));
  window.advance(200);
  window.good("narration");
  window.key("F1");
  EXPECT_TRUE(window.application().settled());
  const std::string told = window.good("narration")["lines"].dump();
  EXPECT_NE(told.find("Rules, In the box, pages 1 and 2"), std::string::npos) << told;
  const int at = step(window);
  const unsigned table = window.application().session()->table().revision();
  window.advance(5000);
  EXPECT_EQ(step(window), at);
  EXPECT_EQ(window.application().session()->table().revision(), table);
  std::set<std::string> seen;
  for (int i = 0; i < 30; ++i) {
    for (const Json& each : window.widgets())
      if (each["role"] == "text") seen.insert(each["id"].get<std::string>());
    window.key("PageDown");
  }
  const tabletop::Rulebook& book =
      std::string(GetParam()) == "cocktail" ? nightcap::cocktail::table::rulebook() : nightcap::martinis::table::rulebook();
  for (const tabletop::RuleEntry& entry : book.rules)
    EXPECT_TRUE(seen.contains("table.rules." + book.number(entry.rule))) << book.number(entry.rule);
  window.click("table.rules.chapter.4");
  EXPECT_EQ(window.value("table.rules.chapter.4").empty() && window.value("table.rules.chapter.3").empty(), false);
  window.click("table.rules.close");
  EXPECT_FALSE(window.has("table.rules.book"));
}

// Everything on the table once all but the person have done what they can.
std::string rest(Window& window) {
  window.settle();
  window.advance(6000, 10);
  std::string all = std::to_string(step(window)) + "\n";
  for (const Json& each : window.widgets())
    if (each["id"] != "table.speed") all += each.dump() + "\n";
  return all;
}

TEST_P(Hud, the_speed_changes_in_mid_flight_and_everything_ends_in_the_same_place) {
  Window even(table_of(GetParam(), "5")), changed(table_of(GetParam(), "5"));
  const auto busy = [&] { return changed.application().session()->table().busy(); };
  EXPECT_EQ(changed.value("table.speed"), "1");
  for (int i = 0; i < 200 && !busy(); ++i) changed.advance(20);
  ASSERT_TRUE(busy());
  changed.key("=");
  EXPECT_TRUE(busy()) << "what moves goes on";
  EXPECT_EQ(changed.value("table.speed"), "2");
  changed.advance(20);
  changed.click("table.speed");
  EXPECT_TRUE(busy());
  EXPECT_EQ(changed.value("table.speed"), "4");
  changed.keys("-", 3);
  EXPECT_EQ(changed.value("table.speed"), "\u00BD");
  changed.advance(40);
  changed.keys("=", 4);
  EXPECT_EQ(changed.value("table.speed"), "instant");
  changed.advance(20);
  changed.keys("-", 2);
  EXPECT_EQ(rest(changed), rest(even));
}

TEST_P(Hud, skipping_ahead_ends_where_a_person_must_decide) {
  Window skipped(table_of(GetParam(), "5")), played(table_of(GetParam(), "5"));
  for (int i = 0; i < 3; ++i) {
    played.settle();
    while (played.has("table.roll")) {
      played.click("table.roll");
      played.settle();
    }
    if (skipped.has("table.skip")) skipped.key("End");
    skipped.settle();
    EXPECT_FALSE(skipped.has("table.skip"));
    EXPECT_FALSE(skipped.has("table.roll"));
    EXPECT_EQ(skipped.good("position")["hash"], played.good("position")["hash"]) << "decision " << i;
    Json left = skipped.widgets(), right = played.widgets();
    for (Json* list : {&left, &right})
      for (Json& widget : *list) widget.erase("rect");  // a key was pressed in one: there the focused card stands up
    EXPECT_EQ(left, right);
    const Json actions = skipped.actions();
    ASSERT_FALSE(actions.empty());
    EXPECT_EQ(actions, played.actions());
    for (const std::string id : actions[0]["path"]) {
      skipped.click(id);
      played.click(id);
    }
  }
}

TEST_P(Hud, a_hint_is_legal_is_ringed_and_goes_with_the_next_decision) {
  Window window(table_of(GetParam(), "5"));
  for (int i = 0; i < 4; ++i) {
    window.settle();
    while (window.has("table.roll")) {
      window.click("table.roll");
      window.settle();
    }
    const auto hint = window.application().session()->hint();
    ASSERT_TRUE(hint);
    bool legal = false;
    for (const Json& each : window.actions()) legal = legal || each["path"] == Json(hint->path);
    EXPECT_TRUE(legal) << hint->sentence;
    window.key("H");
    EXPECT_EQ(window.widget("table.hint.text")["name"], hint->sentence);
    int rings = 0;
    for (const Json& each : window.draws()) rings += each["entity"] == "table.hint.ring";
    EXPECT_GT(rings, 0);
    for (const std::string& id : hint->path) window.click(id);
    EXPECT_FALSE(window.has("table.hint.text"));
  }
}

// That it knows nothing but what its seat knows is tested in two worlds, with the screens.
TEST(Hint, asked_for_twice_is_the_same) {
  Window window(table_of("martinis-and-men", "5"));
  window.settle();
  const auto first = window.application().session()->hint(), again = window.application().session()->hint();
  ASSERT_TRUE(first && again);
  EXPECT_EQ(first->sentence, again->sentence) << "asking twice draws nothing anew";
  EXPECT_EQ(first->path, again->path);
}

TEST(Odds, are_those_of_all_36_rolls) {
  using nightcap::martinis::Face;
  constexpr Face kSides[] = {Face::kHeart, Face::kHeart, Face::kHeart, Face::kMartini, Face::kMartini, Face::kLightning};
  int married = 0, one = 0, both = 0;
  for (const Face red : kSides)
    for (const Face blue : kSides) {
      married += red == Face::kHeart && blue == Face::kHeart;
      both += red == Face::kLightning && blue == Face::kLightning;
      one += (red == Face::kLightning) != (blue == Face::kLightning);
    }
  const auto ways = nightcap::martinis::table::ways_of_roll(Face::kUnrolled, Face::kUnrolled);
  EXPECT_EQ(ways, (std::array<int, 4>{married, 36 - married - one - both, one, both}));
  EXPECT_EQ(ways, (std::array<int, 4>{9, 16, 10, 1}));
  EXPECT_EQ(nightcap::martinis::table::ways_of_roll(Face::kUnrolled, Face::kHeart), (std::array<int, 4>{3, 2, 1, 0}));
  EXPECT_EQ(nightcap::martinis::table::ways_of_roll(Face::kLightning, Face::kUnrolled), (std::array<int, 4>{0, 0, 5, 1}));
}

TEST(Odds, are_shown_on_request_and_only_where_there_are_dice) {
  Window window(table_of("martinis-and-men", "5"));
  window.settle();
  window.key("O");
  int ways = 0;
  for (int i = 0; i < 4; ++i) ways += std::stoi(window.value("table.odds.0." + std::to_string(i)));
  EXPECT_EQ(ways, 36);
  window.key("O");
  EXPECT_FALSE(window.has("table.odds.0"));
  Window cocktail(table_of("cocktail", "5"));
  cocktail.settle();
  EXPECT_FALSE(cocktail.has("table.odds"));
}

// What is typed while things move finishes them, and answers nothing that the person has not seen.
TEST_P(Hud, a_key_in_motion_finishes_it_and_does_no_more) {
  Window window(table_of(GetParam(), "5"));
  for (const char* key : {"P", "Return", "Space", "X", "A", "S", "T"}) {
    act(window);
    window.advance(50);
    tabletop::Table& table = window.application().session()->table();
    for (int i = 0; i < 200 && !table.busy(); ++i) window.advance(20);
    ASSERT_TRUE(table.busy());
    const int before = step(window);
    window.key(key);
    EXPECT_FALSE(table.busy()) << key;
    EXPECT_EQ(step(window), before) << key << " acted on something that was not there when it was pressed";
    if (window.screen() != "table") break;
  }
}

TEST_P(Hud, a_key_after_a_key_acts_once) {
  Window window(table_of(GetParam(), "5"));
  window.settle();
  window.key("P");
  const int before = step(window);
  window.key("P");
  window.key("P");
  EXPECT_LE(step(window), before + 1);
}

TEST(Docked, the_log_stands_beside_a_wide_table_and_nothing_lies_under_it) {
  Window window(table_of("martinis-and-men", "5", {"--size", "2560x1080"}));
  window.stage().resize(2560, 1080);
  window.post(input::WindowChanged{input::WindowChange::kResized});
  window.settle();
  const Json drawer = window.widget("table.log.drawer");
  ASSERT_FALSE(drawer.is_null());
  const double left = drawer["rect"][0].get<double>();
  for (const Json& each : window.widgets()) {
    const std::string id = each["id"];
    if (id.rfind("table.log", 0) == 0 || id == "table.rules" || id == "table.speed") continue;
    EXPECT_LE(each["rect"][0].get<double>() + each["rect"][2].get<double>(), left) << id;
  }
  window.key("L");
  EXPECT_FALSE(window.has("table.log.drawer"));
}

}  // namespace
}  // namespace nightcap::tests
