// What a person prefers is there again the next evening, and nothing that can be wrong with its file stops the game.
#include "game/app/preferences.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "platform/desktop/kept_file.hpp"
#include "platform/sdl/folders.hpp"
#include "tests/support/window.hpp"

namespace nightcap::tests {
namespace {

namespace fs = std::filesystem;
using app::Preferences;

class PreferencesTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) /
              (std::string("nightcap ñ夜 ") + testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] auto log() {
    return [this](const std::string& sentence) { said_.push_back(sentence); };
  }
  void write(const std::string& text) const { std::ofstream(file_(), std::ios::binary) << text; }
  [[nodiscard]] std::string content() const {
    std::ifstream in(file_(), std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  }
  [[nodiscard]] fs::path file_() const { return folder_ / "preferences.txt"; }
  [[nodiscard]] bool littered() const {
    return std::any_of(fs::directory_iterator(folder_), {}, [this](const auto& each) { return each.path() != file_(); });
  }

  fs::path folder_;
  Words said_;
};

TEST_F(PreferencesTest, AnyTextComesBackAsItWas) {
  const Words values{"",           "plain words", " a blank before",     "after ", "two\nlines",
                     "\ttab",      "\"quoted\"",  "#no comment",         "a=b=c",  "back\\slash",
                     "Ñandú 夜 🍸", "\r",          std::string("\0x", 2), "on",     "0.5"};
  {
    platform::desktop::KeptFile shelf(file_());
    Preferences preferences(&shelf, log());
    for (std::size_t i = 0; i < values.size(); ++i) preferences.set("k." + std::to_string(i), values[i]);
    preferences.set_number("volume", 0.35f);
    preferences.set_whole("count", -7);
    preferences.set_flag("flag", true);
  }
  platform::desktop::KeptFile shelf(file_());
  Preferences preferences(&shelf, log());
  for (std::size_t i = 0; i < values.size(); ++i) EXPECT_EQ(preferences.get("k." + std::to_string(i), "none"), values[i]) << i;
  EXPECT_EQ(preferences.number("volume", 1, 0, 1), 0.35f);
  EXPECT_EQ(preferences.whole("count", 1, -10, 10), -7);
  EXPECT_TRUE(preferences.flag("flag", false));
  EXPECT_EQ(said_, Words{});
  EXPECT_NE(content().find("\nvolume = 0.35\n"), std::string::npos) << content();
  EXPECT_FALSE(littered());
}

TEST_F(PreferencesTest, ABrokenLineCostsOnlyItselfAndIsToldInOneSentence) {
  using namespace std::string_literals;
  write("# mine\n\n sound.music = 0.25 \r\nnonsense\n= 3\nBad Key = 1\nbad.utf8 = \xff\nopen = \"quote\nnul = a\0b\n"s +
        "future.key = kept\nsound.mono = on");
  platform::desktop::KeptFile shelf(file_());
  Preferences preferences(&shelf, log());
  EXPECT_EQ(preferences.number("sound.music", 1, 0, 1), 0.25f);
  EXPECT_TRUE(preferences.flag("sound.mono", false));
  for (const char* key : {"bad.utf8", "open", "nul"}) EXPECT_EQ(preferences.get(key, "none"), "none") << key;
  EXPECT_EQ(said_, Words{"some of the preferences can't be understood: line 4 and 5 more"});
  preferences.set("a.key", "1");
  preferences.save();
  EXPECT_NE(content().find("\nfuture.key = kept\n"), std::string::npos) << "of a newer version";
}

TEST_F(PreferencesTest, ANumberOutOfItsRangeIsTheUsualOneAndIsToldOnce) {
  for (const char* wrong : {"1.01", "-0.1", "nan", "inf", "-inf", "1e99", "half", "0,5", "0.5x", "", "0x1p-1"}) {
    write(std::string("sound.master = ") + wrong + "\n");
    said_.clear();
    platform::desktop::KeptFile shelf(file_());
    Preferences preferences(&shelf, log());
    for (int i = 0; i < 2; ++i) {
      sound::Levels levels;
      app::read_levels(preferences, levels);
      EXPECT_EQ(levels, sound::Levels{}) << wrong;
    }
    ASSERT_EQ(said_.size(), 1u) << wrong;
    EXPECT_TRUE(said_[0].starts_with("the preference sound.master wants a number from 0 to 1, not ")) << said_[0];
  }
  write("width = 99999999999\nmute = maybe\n");
  platform::desktop::KeptFile shelf(file_());
  Preferences preferences(&shelf, log());
  EXPECT_EQ(preferences.whole("width", 640, 300, 1200), 640);
  EXPECT_TRUE(preferences.flag("mute", true));
}

TEST_F(PreferencesTest, AFileOfAnySizeAndBytesIsRead) {
  std::string noise;
  for (unsigned i = 0; i < 300'000; ++i) noise.push_back(static_cast<char>(i * 2654435761u >> 13));
  std::string many;
  for (int i = 0; i < 5000; ++i) many += "k" + std::to_string(i) + " = 1\n";
  for (const std::string& text : {noise, std::string(200'000, 'a'), "a = " + std::string(200'000, 'b'), many,
                                  std::string(5 << 20, '\n'), std::string()}) {
    write(text);
    said_.clear();
    platform::desktop::KeptFile shelf(file_());
    const Preferences preferences(&shelf, log());
    EXPECT_LE(said_.size(), 1u);
    EXPECT_LT(preferences.text().size(), 100'000u);
  }
}

TEST_F(PreferencesTest, WhatTakesNothingIsOneSentenceAndTheGameGoesOn) {
  std::ofstream(folder_ / "a file");
  for (const fs::path& file : {folder_ / "a file" / "below" / "p.txt", folder_ / "full.txt", fs::path("/proc/nowhere/p.txt")}) {
    said_.clear();
    platform::desktop::KeptFile shelf(file);
    Preferences preferences(&shelf, log());
    for (const char* value : {"1", "2", "3"}) {
      if (file.filename() == "full.txt") fs::create_symlink("/dev/full", folder_ / "full.txt.new");
      preferences.set("a", value);
      preferences.save();
    }
    EXPECT_EQ(preferences.get("a", ""), "3");
    ASSERT_EQ(said_.size(), 1u) << file;
    EXPECT_NE(said_[0].find("kept: " + (file.filename() == "full.txt" ? file : file.parent_path()).string().substr(0, 5)),
              std::string::npos)
        << said_[0];
    EXPECT_FALSE(fs::exists(file));
  }
}

TEST_F(PreferencesTest, AFileThatCanNotBeReadIsNotReplaced) {
  fs::create_directories(file_() / "something");
  {
    platform::desktop::KeptFile shelf(file_());
    Preferences preferences(&shelf, log());
    preferences.set("a", "1");
  }
  ASSERT_EQ(said_.size(), 1u);
  EXPECT_TRUE(said_[0].starts_with("the preferences can't be read, and will not be kept: ")) << said_[0];
  EXPECT_TRUE(fs::exists(file_() / "something"));
}

TEST_F(PreferencesTest, AnotherCopyOfTheGameLosesNothing) {
  platform::desktop::KeptFile shelf(file_());
  Preferences one(&shelf, log()), other(&shelf, log());
  one.set("one", "1");
  one.save();
  other.set("other", "2");
  other.save();
  EXPECT_TRUE(content().ends_with("\none = 1\nother = 2\n")) << content();
}

TEST_F(PreferencesTest, TheFolderIsMadeAndTheFileIsWrittenOnceItIsQuiet) {
  folder_ /= "not there yet";
  platform::desktop::KeptFile shelf(file_());
  Preferences preferences(&shelf, log());
  preferences.set("a", "1");
  preferences.update(Preferences::kQuiet - 1);
  preferences.set("a", "2");
  preferences.update(Preferences::kQuiet - 1);
  EXPECT_FALSE(fs::exists(file_()));
  preferences.update(1);
  EXPECT_TRUE(content().ends_with("\na = 2\n")) << content();
}

TEST_F(PreferencesTest, TheVolumesOfOneEveningAreThoseOfTheNext) {
  {
    platform::desktop::KeptFile shelf(file_());
    Preferences preferences(&shelf, log());
    Window window({"--game", "cocktail", "--seed", "3"});
    window.application().prefer(preferences);
    window.key("F2");
    window.click("table.sound.music");
    EXPECT_EQ(window.value("table.sound.music"), "35 %") << "where it was clicked";
    window.click("table.sound.captions");
  }
  EXPECT_NE(content().find("\nsound.captions = on\nsound.music = 0.35\n"), std::string::npos) << content();
  platform::desktop::KeptFile shelf(file_());
  Preferences preferences(&shelf, log());
  {
    Window window({"--game", "cocktail", "--seed", "3", "--mute"});
    window.application().prefer(preferences);
    window.key("F2");
    EXPECT_EQ(window.value("table.sound.music"), "35 %");
    EXPECT_EQ(window.value("table.sound.captions"), "On");
    EXPECT_EQ(window.value("table.sound.on"), "Off");
    window.click("table.sound.captions");
  }
  EXPECT_FALSE(preferences.flag("sound.captions", true));
  EXPECT_EQ(preferences.get("sound.mute", "not kept"), "not kept") << "--mute is for once";
  EXPECT_EQ(said_, Words{});
}

TEST(PreferencesFolder, IsTheUsersOwnOrNone) {
  setenv("HOME", "/home/Ñandú 夜", 1);
  setenv("XDG_CONFIG_HOME", "/elsewhere", 1);
  EXPECT_EQ(platform::sdl::configuration_folder(), fs::path("/elsewhere/nightcap"));
  setenv("XDG_CONFIG_HOME", "relative", 1);
  EXPECT_EQ(platform::sdl::configuration_folder(), fs::path("/home/Ñandú 夜/.config/nightcap"));
  unsetenv("XDG_CONFIG_HOME");
  EXPECT_EQ(platform::sdl::configuration_folder(), fs::path("/home/Ñandú 夜/.config/nightcap"));
  unsetenv("HOME");
  EXPECT_EQ(platform::sdl::configuration_folder(), fs::path());
}

TEST(PreferencesFolder, IsLeftAloneByWhatIsScriptedOrWrittenDown) {
  const app::Catalogue catalogue;
  const auto keeps = [&](const Words& arguments) {
    return app::keeps_preferences(*app::read_command_line(arguments, catalogue).settings);
  };
  EXPECT_TRUE(keeps({}));
  EXPECT_TRUE(keeps({"--game", "cocktail", "--debug"}));
  EXPECT_FALSE(keeps({"--offscreen"}));
  EXPECT_FALSE(keeps({"--remote"}));
  EXPECT_FALSE(keeps({"--record", "a"}));
  EXPECT_FALSE(keeps({"--screenshot", "a.png"}));
  EXPECT_TRUE(keeps({"--offscreen", "--remote", "--profile", "a"}));
}

}  // namespace
}  // namespace nightcap::tests
