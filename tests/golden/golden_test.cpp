// Whole games compared byte by byte with how they went when they were recorded: on another platform, compiler or day they
// must go the same way. After a change that is meant, NIGHTCAP_RECORD=1 in front of the test program records anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "game/cocktail/wire/codec.hpp"
#include "game/martinis/wire/codec.hpp"
#include "tests/golden/playthrough.hpp"

namespace nightcap::tests::golden {
namespace {

const std::filesystem::path kFolder = std::filesystem::path(NIGHTCAP_SOURCE_DIR) / "tests/golden";
constexpr std::size_t kMostBytes = 25'000;  // of one file: people read them

bool recording() { return std::getenv("NIGHTCAP_RECORD") != nullptr; }

std::string read(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

// The first line that differs, as it was recorded and as it is.
std::string first_difference(const std::string& recorded, const std::string& present) {
  std::istringstream was(recorded), is(present);
  std::string old_line, new_line;
  for (int number = 1;; ++number) {
    const bool more_old = static_cast<bool>(std::getline(was, old_line));
    const bool more_new = static_cast<bool>(std::getline(is, new_line));
    if (!more_old && !more_new) return "no line differs";
    if (!more_old) old_line = "(nothing)";
    if (!more_new) new_line = "(nothing)";
    if (old_line != new_line || more_old != more_new)
      return "line " + std::to_string(number) + "\n  recorded: " + old_line + "\n  now:      " + new_line;
  }
}

void compare(const std::string& name, const std::string& present) {
  const std::filesystem::path file = kFolder / (name + ".txt");
  ASSERT_LT(present.size(), kMostBytes) << name;
  if (recording()) {
    std::ofstream(file, std::ios::binary) << present;
    return;
  }
  const std::string recorded = read(file);
  ASSERT_FALSE(recorded.empty()) << file << " is missing";
  EXPECT_TRUE(recorded == present) << first_difference(recorded, present);
}

// "martinis-2" as the name of a test.
template <class Case>
std::string test_name(const testing::TestParamInfo<Case>& game) {
  std::string name = game.param.name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

struct MartinisCase {
  const char* name;
  int players;
  std::uint64_t seed;
  martinis::Options options{};
  std::optional<base::Seat> starter{};
};
void PrintTo(const MartinisCase& game, std::ostream* out) { *out << game.name; }
class GoldenMartinis : public testing::TestWithParam<MartinisCase> {};
TEST_P(GoldenMartinis, GoesAsRecorded) {
  const auto& [name, players, seed, options, starter] = GetParam();
  compare(name, Playthrough<martinis::wire::Codec>::of({players, starter, options}, seed));
}
INSTANTIATE_TEST_SUITE_P(Games, GoldenMartinis,
                         testing::Values(MartinisCase{"martinis-2", 2, 1},                             //
                                         MartinisCase{"martinis-2-one-marriage", 2, 2, {1, 4, 0}},     //
                                         MartinisCase{"martinis-4-starter", 4, 3, {}, base::Seat{2}},  //
                                         MartinisCase{"martinis-4-open-matching", 4, 4, {3, 6, 1}},    //
                                         MartinisCase{"martinis-6-large-hands", 6, 18446744073709551615u, {5, 8, 0}}),
                         test_name<MartinisCase>);

struct CocktailCase {
  const char* name;
  int players;
  std::uint64_t seed;
  cocktail::Options options{};
};
void PrintTo(const CocktailCase& game, std::ostream* out) { *out << game.name; }
class GoldenCocktail : public testing::TestWithParam<CocktailCase> {};
TEST_P(GoldenCocktail, GoesAsRecorded) {
  const auto& [name, players, seed, options] = GetParam();
  compare(name, Playthrough<cocktail::wire::Codec>::of({players, {}, options}, seed));
}
INSTANTIATE_TEST_SUITE_P(Games, GoldenCocktail,
                         testing::Values(CocktailCase{"cocktail-2", 2, 1},                              //
                                         CocktailCase{"cocktail-3-no-memory-aid", 3, 2, {0, 0, 0, 0}},  //
                                         CocktailCase{"cocktail-4", 4, 3},                              //
                                         CocktailCase{"cocktail-4-expert", 4, 4, {1, 1, 1, 1}},         //
                                         CocktailCase{"cocktail-9", 9, 5}),
                         test_name<CocktailCase>);

}  // namespace
}  // namespace nightcap::tests::golden
