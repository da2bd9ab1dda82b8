// What is wrong with a request is said by a code, and the game stands as before.

#include <gtest/gtest.h>

#include "tests/ui/person.hpp"

namespace nightcap::tests {
namespace {

struct Wrong {
  const char* line;
  const char* code;
};

constexpr Wrong kWrong[] = {
    {"", "bad-json"},
    {"   ", "bad-json"},
    {"{", "bad-json"},
    {"{\"cmd\":\"ui\"} x", "bad-json"},
    {"\xff\xfe", "bad-json"},
    {"{\"cmd\":\"text\",\"text\":\"\xc3\"}", "bad-json"},
    {"[]", "bad-request"},
    {"7", "bad-request"},
    {"null", "bad-request"},
    {"{}", "bad-request"},
    {R"({"cmd":7})", "bad-request"},
    {R"({"cmd":null})", "bad-request"},
    {R"({"cmd":"dance"})", "unknown-command"},
    {R"({"cmd":"UI"})", "unknown-command"},
    {R"({"cmd":""})", "unknown-command"},
    {R"({"cmd":"click"})", "bad-request"},
    {R"({"cmd":"click","id":7})", "bad-request"},
    {R"({"cmd":"click","id":"table.nowhere"})", "no-widget"},
    {R"({"cmd":"click","id":""})", "no-widget"},
    {R"({"cmd":"touch","id":"curtain.ready"})", "no-widget"},
    {R"({"cmd":"move","id":"table.nowhere"})", "no-widget"},
    {R"({"cmd":"click","id":"table.seat.1"})", "disabled"},
    {R"({"cmd":"touch","id":"table.seat.1"})", "disabled"},
    {R"({"cmd":"click","x":5})", "bad-request"},
    {R"({"cmd":"click","x":"5","y":5})", "bad-request"},
    {R"({"cmd":"click","x":1e300,"y":5})", "bad-request"},
    {R"({"cmd":"click","x":5,"y":5,"button":0})", "bad-request"},
    {R"({"cmd":"click","x":5,"y":5,"button":1.0})", "bad-request"},
    {R"({"cmd":"click","x":5,"y":5,"count":0})", "bad-request"},
    {R"({"cmd":"click","x":5,"y":5,"count":1000000})", "bad-request"},
    {R"({"cmd":"drag"})", "bad-request"},
    {R"({"cmd":"drag","from":"table.nowhere","to":[1,1]})", "no-widget"},
    {R"({"cmd":"drag","from":[1,1],"to":"table.nowhere"})", "no-widget"},
    {R"({"cmd":"drag","from":[1],"to":[1,1]})", "bad-request"},
    {R"({"cmd":"drag","from":[1,"1"],"to":[1,1]})", "bad-request"},
    {R"({"cmd":"drag","from":[1,1],"to":[1,1e300]})", "bad-request"},
    {R"({"cmd":"drag","from":[1,1],"to":[2,2],"ms":-1})", "bad-request"},
    {R"({"cmd":"drag","from":[1,1],"to":[2,2],"ms":1e12})", "bad-request"},
    {R"({"cmd":"wheel"})", "bad-request"},
    {R"({"cmd":"wheel","dy":"1"})", "bad-request"},
    {R"({"cmd":"drop"})", "bad-request"},
    {R"({"cmd":"drop","file":7})", "bad-request"},
    {R"({"cmd":"key"})", "bad-request"},
    {R"({"cmd":"key","key":"Any"})", "bad-request"},
    {R"({"cmd":"key","key":""})", "bad-request"},
    {R"({"cmd":"key","key":"Return","mods":"ctrl"})", "bad-request"},
    {R"({"cmd":"key","key":"Return","mods":["hyper"]})", "bad-request"},
    {R"({"cmd":"key","key":"Return","mods":[1]})", "bad-request"},
    {R"({"cmd":"text"})", "bad-request"},
    {R"({"cmd":"text","text":["a"]})", "bad-request"},
    {R"({"cmd":"ime"})", "bad-request"},
    {R"({"cmd":"resize","w":1280})", "bad-request"},
    {R"({"cmd":"resize","w":0,"h":0})", "bad-request"},
    {R"({"cmd":"resize","w":-5,"h":100})", "bad-request"},
    {R"({"cmd":"resize","w":1280.5,"h":720})", "bad-request"},
    {R"({"cmd":"resize","w":1000000,"h":720})", "bad-request"},
    {R"({"cmd":"window"})", "bad-request"},
    {R"({"cmd":"window","event":"explode"})", "bad-request"},
    {R"({"cmd":"advance"})", "bad-request"},
    {R"({"cmd":"advance","ms":-1})", "bad-request"},
    {R"({"cmd":"advance","ms":"500"})", "bad-request"},
    {R"({"cmd":"advance","ms":1e300})", "bad-request"},
    {R"({"cmd":"advance","ms":500,"hz":0})", "bad-request"},
    {R"({"cmd":"advance","ms":500,"hz":-60})", "bad-request"},
    {R"({"cmd":"screenshot"})", "bad-request"},
    {R"({"cmd":"screenshot","file":""})", "bad-request"},
    {R"({"cmd":"stats","reset":1})", "bad-request"},
};

TEST(BadRequests, each_has_its_code_and_changes_nothing) {
  for (const char* game : {"martinis-and-men", "cocktail"}) {
    Window window({"--game", game, "--players", "3", "--seed", "1", "--seats", "human,easy", "--starter", "0"});
    window.settle();
    window.draws();
    const Json hash = window.good("position")["hash"];
    const Json ui = window.ui(), draws = window.draws();
    for (const Wrong& wrong : kWrong) {
      const Json answer = window.ask_text(wrong.line);
      ASSERT_EQ(answer.value("ok", true), false) << wrong.line;
      EXPECT_EQ(answer["error"]["code"], wrong.code) << wrong.line << "\n" << answer.dump();
      EXPECT_FALSE(answer["error"]["message"].get<std::string>().empty());
    }
    EXPECT_EQ(window.ask_text(std::string((1 << 20) + 1, ' '))["error"]["code"], "bad-json");
    EXPECT_EQ(window.good("position")["hash"], hash);
    EXPECT_EQ(window.ui(), ui);
    EXPECT_EQ(window.draws(), draws);
  }
}

TEST(BadRequests, fields_that_are_null_are_as_if_left_out_and_unknown_ones_are_ignored) {
  Window window;
  EXPECT_EQ(window.ask_text(R"({"cmd":"click","id":null,"x":1,"y":1,"button":null,"count":null,"colour":"red"})")["ok"], true);
  EXPECT_EQ(window.ask_text(R"({"cmd":"advance","ms":10,"hz":null})")["ok"], true);
  EXPECT_EQ(window.ask_text(R"({"cmd":"stats","reset":null})")["ok"], true);
}

TEST(BadRequests, before_a_match_there_is_no_game) {
  Window window;
  for (const char* cmd : {"actions", "position", "view"}) EXPECT_EQ(window.bad({{"cmd", cmd}}), "no-game") << cmd;
  for (const char* cmd : {"ui", "draws", "narration", "stats", "settle"}) window.good(cmd);
  EXPECT_TRUE(window.ui()["seat"].is_null());
  window.click("title.cocktail");
  for (const char* cmd : {"actions", "position", "view"}) EXPECT_EQ(window.bad({{"cmd", cmd}}), "no-game") << cmd;
}

TEST(BadRequests, quit_is_answered) {
  Window window;
  EXPECT_FALSE(window.remote().quit());
  window.good("quit");
  EXPECT_TRUE(window.remote().quit());
}

TEST(BadRequests, a_letter_is_one_key_in_upper_and_lower_case) {
  for (const char* key : {"c", "C"}) {
    Window window({"--game", "cocktail", "--players", "2", "--seats", "human,easy", "--starter", "0", "--seed", "1"});
    window.settle();
    window.key("1");
    window.settle();
    EXPECT_EQ(window.good("position")["step"], 1) << key;
  }
}

}  // namespace
}  // namespace nightcap::tests
