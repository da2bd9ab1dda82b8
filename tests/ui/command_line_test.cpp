// What the command line says, and what is said about a wrong one: one line, and status 2.

#include <gtest/gtest.h>

#include "game/app/settings.hpp"

namespace nightcap::tests {
namespace {

using Words = std::vector<std::string>;

app::CommandLine read(const Words& arguments) {
  static const app::Catalogue catalogue;
  return app::read_command_line(arguments, catalogue);
}

TEST(CommandLine, a_wrong_one_is_told_in_one_line) {
  const std::vector<Words> wrong{
      {"--unknown"},
      {"-x"},
      {"table"},
      {"--game"},
      {"--game", ""},
      {"--game", "chess"},
      {"--game", "a\nb"},
      {"--game", "Cocktail"},
      {"--game", "cocktail", "--game", "cocktail"},
      {"--game", "cocktail", "--showcase", "cocktail"},
      {"--game", "cocktail", "--load", "a"},
      {"--showcase", "chess"},
      {"--showcase", "cocktail", "--seats", "human"},
      {"--game", "cocktail", "--players", "1"},
      {"--game", "cocktail", "--players", "10"},
      {"--game", "martinis-and-men", "--players", "7"},
      {"--game", "cocktail", "--players", "3.5"},
      {"--game", "cocktail", "--players", "three"},
      {"--game", "cocktail", "--players", ""},
      {"--game", "cocktail", "--players", "2", "--seats", "human,easy,easy"},
      {"--game", "cocktail", "--seats", "boss"},
      {"--game", "cocktail", "--seats", "human,"},
      {"--game", "cocktail", "--seats", ""},
      {"--game", "cocktail", "--players", "2", "--names", "A,B,C"},
      {"--game", "cocktail", "--players", "3", "--starter", "3"},
      {"--game", "cocktail", "--starter", "-1"},
      {"--game", "cocktail", "--starter", "first"},
      {"--game", "cocktail", "--options", "{"},
      {"--game", "cocktail", "--options", "[]"},
      {"--game", "cocktail", "--options", ""},
      {"--game", "cocktail", "--options", R"({"marriages":3})"},
      {"--game", "cocktail", "--options", R"({"drunk":1})"},
      {"--game", "martinis-and-men", "--options", R"({"marriages":6})"},
      {"--game", "martinis-and-men", "--options", R"({"hand":4.0})"},
      {"--game", "cocktail", "--answers", "fast"},
      {"--game", "cocktail", "--answers", ""},
      {"--game", "martinis-and-men", "--answers", "race"},
      {"--load", "a", "--answers", "Race"},
      {"--answers", "race"},
      {"--players", "3"},
      {"--seats", "human"},
      {"--names", "A"},
      {"--starter", "0"},
      {"--options", "{}"},
      {"--load", "a", "--players", "3"},
      {"--load", "a", "--seed", "3"},
      {"--load", "a", "--options", "{}"},
      {"--load", "a", "--seats", "boss"},
      {"--load", ""},
      {"--seed", "-1"},
      {"--seed", "18446744073709551616"},
      {"--seed", "1e3"},
      {"--seed", " 1"},
      {"--seed", ""},
      {"--size", "1280"},
      {"--size", "1280x"},
      {"--size", "x720"},
      {"--size", "1280x720x2"},
      {"--size", "0x0"},
      {"--size", "63x720"},
      {"--size", "-1280x720"},
      {"--size", "99999x720"},
      {"--size", ""},
      {"--ui-scale", "0.5"},
      {"--ui-scale", "2.5"},
      {"--ui-scale", "nan"},
      {"--ui-scale", "big"},
      {"--speed", "3"},
      {"--speed", "fast"},
      {"--speed", ""},
      {"--clock", "manual"},
      {"--remote", "--clock", "sun"},
      {"--offscreen", "--fullscreen"},
      {"--record"},
      {"--screenshot", ""},
  };
  for (const Words& arguments : wrong) {
    const auto command = read(arguments);
    std::string all;
    for (const std::string& each : arguments) all += each + " ";
    EXPECT_FALSE(command.settings) << all;
    EXPECT_EQ(command.status, 2) << all;
    EXPECT_FALSE(command.error.empty()) << all;
    EXPECT_EQ(command.error.find('\n'), std::string::npos) << all << command.error;
    EXPECT_TRUE(command.out.empty()) << all;
  }
}

TEST(CommandLine, help_and_version_are_printed_and_all_is_well) {
  for (const char* flag : {"--help", "--version"}) {
    const auto command = read({flag});
    EXPECT_FALSE(command.settings);
    EXPECT_EQ(command.status, 0);
    EXPECT_TRUE(command.error.empty());
    EXPECT_FALSE(command.out.empty());
  }
  EXPECT_NE(read({"--help"}).out.find("--remote"), std::string::npos);
}

TEST(CommandLine, nothing_leads_to_the_street) {
  const auto command = read({});
  ASSERT_TRUE(command.settings);
  EXPECT_FALSE(command.settings->match);
  EXPECT_EQ(command.settings->width, 1280);
  EXPECT_FALSE(command.settings->seed);
}

TEST(CommandLine, a_table_is_one_person_and_normal_players_unless_it_is_said) {
  const auto command = read({"--game", "cocktail", "--players", "4"});
  ASSERT_TRUE(command.settings && command.settings->match);
  const auto& seats = command.settings->match->seats;
  ASSERT_EQ(seats.size(), 4u);
  EXPECT_EQ(seats[0].kind, "human");
  for (std::size_t i = 1; i < 4; ++i) EXPECT_EQ(seats[i].kind, "normal");
  EXPECT_FALSE(command.settings->match->starter);
}

TEST(CommandLine, all_that_is_said_is_heard) {
  const auto command = read({"--game",           "martinis-and-men",
                             "--players",        "5",
                             "--seats",          "human,easy,hard",
                             "--names",          "Ana,,Zoë",
                             "--starter",        "4",
                             "--options",        R"({"marriages":1,"open_matching":true})",
                             "--seed",           "18446744073709551615",
                             "--size",           "64x4096",
                             "--ui-scale",       "1.5",
                             "--speed",          "0.5",
                             "--reduced-motion", "--remote",
                             "--clock",          "manual",
                             "--offscreen"});
  ASSERT_TRUE(command.settings && command.settings->match) << command.error;
  const auto& settings = *command.settings;
  ASSERT_EQ(settings.match->seats.size(), 5u);
  EXPECT_EQ(settings.match->seats[0].name, "Ana");
  EXPECT_FALSE(settings.match->seats[1].name.empty());
  EXPECT_EQ(settings.match->seats[2].name, "Zoë");
  EXPECT_EQ(settings.match->seats[4].kind, "hard");
  EXPECT_EQ(settings.match->starter, 4);
  EXPECT_EQ(settings.seed, 18446744073709551615ull);
  EXPECT_EQ(settings.width, 64);
  EXPECT_EQ(settings.height, 4096);
  EXPECT_EQ(settings.ui_scale, 1.5f);
  EXPECT_EQ(settings.tempo.speed, 0.5f);
  EXPECT_TRUE(settings.tempo.reduced_motion && settings.remote && settings.manual_clock && settings.offscreen);
  int marriages = 0;
  for (const auto& option : settings.match->options)
    if (option.id == "marriages") marriages = option.value;
  EXPECT_EQ(marriages, 1);
}

TEST(CommandLine, a_showcase_has_computer_players_only) {
  const auto command = read({"--showcase", "cocktail", "--players", "9"});
  ASSERT_TRUE(command.settings && command.settings->match);
  EXPECT_EQ(command.settings->match->seats.size(), 9u);
  for (const auto& seat : command.settings->match->seats) EXPECT_FALSE(seat.human());
}

}  // namespace
}  // namespace nightcap::tests
