// The house is as it should be: every file of the tree against the rules of house.hpp, and the rules against planted text.
#include "tests/house/house.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace nightcap::tests::house {
namespace {

constexpr std::string_view kGenerated = "assets/art/ids.hpp";  // by the build, from the drawings

namespace fs = std::filesystem;
const fs::path kTop = NIGHTCAP_SOURCE_DIR;

struct File {
  std::string path;  // from the top
  std::string text;
};

bool is_source(const fs::path& path) {
  const std::string ending = path.extension().string();
  return ending == ".cpp" || ending == ".hpp" || ending == ".h" || ending == ".cmake" || ending == ".sh" || ending == ".py" ||
         path.filename() == "CMakeLists.txt";
}

const std::vector<File>& sources() {
  static const std::vector<File> all = [] {
    std::vector<File> files;
    for (const char* wing : {"engine", "game", "platform", "assets", "tests"})
      for (const auto& entry : fs::recursive_directory_iterator(kTop / wing)) {
        if (!entry.is_regular_file() || !is_source(entry.path())) continue;
        std::ifstream in(entry.path(), std::ios::binary);
        std::stringstream text;
        text << in.rdbuf();
        files.push_back({entry.path().lexically_relative(kTop).generic_string(), text.str()});
      }
    std::sort(files.begin(), files.end(), [](const File& a, const File& b) { return a.path < b.path; });
    return files;
  }();
  return all;
}

std::string together(const Faults& faults) {
  std::string text;
  for (const std::string& fault : faults) text += fault + "\n";
  return text;
}

// ---- the tree

TEST(House, EveryFileKeepsTheRules) {
  ASSERT_GT(sources().size(), 100u);
  for (const File& file : sources()) EXPECT_EQ(together(faults_of_file(file.path, file.text)), "");
}

TEST(House, WhatIsIncludedIsThere) {
  for (const File& file : sources())
    for (const Include& include : includes_of(file.text))
      EXPECT_TRUE(!include.own || include.name == kGenerated || fs::exists(kTop / include.name))
          << file.path << " includes " << include.name;
}

TEST(House, TheTopHasNothingThatDoesNotBelongThere) {
  std::vector<std::string> entries;
  for (const auto& entry : fs::directory_iterator(kTop)) entries.push_back(entry.path().filename().string());
  EXPECT_EQ(together(faults_of_top(entries)), "");
}

// ---- the rules, on planted text

struct Planted {
  const char* name;
  const char* path;
  const char* text;
  bool wrong;
};
void PrintTo(const Planted& planted, std::ostream* out) { *out << planted.path << "\n" << planted.text; }

class HouseRule : public testing::TestWithParam<Planted> {};
TEST_P(HouseRule, IsKept) {
  const auto& [name, path, text, wrong] = GetParam();
  const Faults faults = faults_of_file(path, text);
  EXPECT_EQ(!faults.empty(), wrong) << together(faults);
  EXPECT_TRUE(faults.empty() || faults.front().starts_with(path)) << "a fault names the file";
}

constexpr const char* kRules = "game/martinis/rules/x.cpp";
constexpr const char* kTable = "game/martinis/table/x.cpp";
INSTANTIATE_TEST_SUITE_P(
    Planted, HouseRule,
    testing::Values(
        Planted{"EngineIncludesGame", "engine/rules/x.cpp", "#include \"game/martinis/rules/state.hpp\"\n", true},
        Planted{"EngineIncludesPlatform", "engine/ui/x.cpp", "#include \"platform/sdl/stage.hpp\"\n", true},
        Planted{"GameIncludesPlatform", "game/app/x.cpp", "#include \"platform/null/stage.hpp\"\n", true},
        Planted{"EngineRoomsInTheWrongOrder", "engine/base/x.cpp", "#include \"engine/rules/game.hpp\"\n", true},
        Planted{"SceneIncludesMotion", "engine/scene/x.cpp", "#include \"engine/motion/timeline.hpp\"\n", true},
        Planted{"MotionIncludesScene", "engine/motion/x.cpp", "#include \"engine/scene/scene.hpp\"\n", false},
        Planted{"RulesIncludeWire", kRules, "#include \"engine/wire/codec.hpp\"\n", true},
        Planted{"RulesIncludeAnotherGame", kRules, "#include \"game/cocktail/rules/state.hpp\"\n", true},
        Planted{"RulesIncludeThemselvesAndTheEngine", kRules,
                "#include \"game/martinis/rules/state.hpp\"\n#include \"engine/rules/game.hpp\"\n", false},
        Planted{"BotsIncludeTheWire", "game/martinis/bots/x.cpp", "#include \"game/martinis/wire/names.hpp\"\n", true},
        Planted{"BotsOfAnotherGame", "game/martinis/bots/x.cpp", "#include \"game/cocktail/rules/view.hpp\"\n", true},
        Planted{"TableIncludesView", kTable, "#include \"game/martinis/rules/view.hpp\"\n", false},
        Planted{"TableIncludesState", kTable, "#include \"game/martinis/rules/state.hpp\"\n", true},
        Planted{"TableIncludesInnerRules", kTable, "#include \"game/martinis/rules/masks.hpp\"\n", true},
        Planted{"TableIncludesAnotherGame", kTable, "#include \"game/cocktail/rules/view.hpp\"\n", true},
        Planted{"TableDecidesARule", kTable, "bool b = !Rules::check(state, seat, action);\n", true},
        Planted{"TableUsesTheState", kTable, "martinis::Rules::State state;\n", true},
        Planted{"TableSpeaksOfItInAComment", kTable, "// unlike Rules::check\nusing View = Rules::View;\n", false},
        Planted{"TabletopKnowsAGame", "game/tabletop/x.cpp", "#include \"game/martinis/rules/view.hpp\"\n", true},
        Planted{"SdlInTheGame", "game/app/x.cpp", "#include <SDL2/SDL.h>\n", true},
        Planted{"ImGuiInTheEngine", "engine/ui/x.cpp", "#  include \"imgui.h\"\n", true},
        Planted{"SdlInItsRoom", "platform/sdl/x.cpp", "#include <SDL.h>\n", false},
        Planted{"HeadlessDrawsNothing", "platform/headless/x.cpp", "#include \"platform/sdl/stage.hpp\"\n", true},
        Planted{"AShuffleOfTheLibrary", kRules, "std::shuffle(a, b, c);\n", true},
        Planted{"AGeneratorOfTheLibrary", kRules, "std::mt19937_64 generator;\n", true},
        Planted{"ADistributionOfTheLibrary", kRules, "std::uniform_int_distribution<int> d;\n", true},
        Planted{"AnUnorderedMap", kRules, "std::unordered_map<int, int> map;\n", true},
        Planted{"AFloat", kRules, "float x = 1;\n", true},
        Planted{"ADouble", "engine/rules/x.hpp", "// A header.\ndouble x;\n", true},
        Planted{"AWordThatHoldsFloat", kRules, "int afloat = 1; // float\nconst char* s = \"double\";\n", false},
        Planted{"RulesKnowTheTime", kRules, "#include <chrono>\n", true},
        Planted{"RulesHaveThreads", kRules, "#include <thread>\n", true},
        Planted{"RulesRollTheirOwn", kRules, "#include <random>\n", true},
        Planted{"AFloatElsewhere", "engine/scene/x.cpp", "float x = 10'000;\n", false},
        Planted{"AnUnknownRoom", "engine/cellar/x.cpp", "int x;\n", true},
        Planted{"AHeaderThatDoesNotSayWhatItIsFor", "engine/base/x.hpp", "#pragma once\n", true},
        Planted{"AnIncludeFromBeside", "engine/base/x.cpp", "#include \"hash.hpp\"\n", true}),
    [](const auto& planted) { return std::string(planted.param.name); });

TEST(HouseRules, AFilePastFiveHundredLinesIsTooLong) {
  std::string text;
  for (int i = 0; i < 500; ++i) text += "int x;\n";
  EXPECT_TRUE(faults_of_file("engine/base/x.cpp", text).empty());
  EXPECT_FALSE(faults_of_file("engine/base/x.cpp", text + "int y;\n").empty());
  EXPECT_FALSE(faults_of_file("platform/x.sh", text + "int y;\n").empty());
}

TEST(HouseRules, OnlyTheWingsOfTheHouseStandAtTheTop) {
  EXPECT_TRUE(
      faults_of_top({"CMakeLists.txt", "engine", "game", "tests", ".git", ".clang-format", "build", "build-asan"}).empty());
  EXPECT_EQ(faults_of_top({"engine", "tools", "notes.md"}).size(), 2u);
}

}  // namespace
}  // namespace nightcap::tests::house
