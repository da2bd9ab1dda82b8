#include "game/martinis/table/odds.hpp"

#include <string_view>

#include "assets/art/ids.hpp"

namespace nightcap::martinis::table {

namespace {

// MM-1.3
constexpr std::array kSides{Face::kHeart, Face::kHeart, Face::kHeart, Face::kMartini, Face::kMartini, Face::kLightning};

// As RollResult counts them.
struct Words {
  std::string_view text;
  scene::SpriteId icon;
};
constexpr std::array<Words, kRollResults> kWords{{{"Married", art::kIconHeart},
                                                  {"Dating", art::kIconCocktail},
                                                  {"One leaves", art::kIconCross},
                                                  {"Both leave", art::kIconBolt}}};

tabletop::Odds odds_of(std::string_view roll, Face red, Face blue) {
  const auto ways = ways_of_roll(red, blue);
  int all = 0;
  for (const int n : ways) all += n;
  tabletop::Odds odds{std::string(roll), {}};
  for (std::size_t i = 0; i < ways.size(); ++i)
    odds.rows.push_back({std::string(kWords[i].text), ways[i], all, kWords[i].icon});
  return odds;
}

}  // namespace

RollResult result_of(Face red, Face blue) {
  const int bolts = static_cast<int>(red == Face::kLightning) + static_cast<int>(blue == Face::kLightning);
  if (bolts > 0) return bolts == 2 ? RollResult::kBothLeave : RollResult::kOneLeaves;
  return red == Face::kHeart && blue == Face::kHeart ? RollResult::kMarried : RollResult::kDating;
}

std::array<int, kRollResults> ways_of_roll(Face red, Face blue) {
  std::array<int, kRollResults> ways{};
  for (const Face r : kSides)
    for (const Face b : kSides) {
      const auto result = result_of(red == Face::kUnrolled ? r : red, blue == Face::kUnrolled ? b : blue);
      ++ways[static_cast<std::size_t>(result)];
    }
  // A die that lies was counted once for each of its six faces.
  for (const Face lies : {red, blue})
    if (lies != Face::kUnrolled)
      for (int& n : ways) n /= static_cast<int>(kSides.size());
  return ways;
}

std::vector<tabletop::Odds> roll_odds(const View& view) {
  if (view.phase == Phase::kOver) return {};
  if (view.phase != Phase::kWindow) return {odds_of("The coming roll", Face::kUnrolled, Face::kUnrolled)};
  return {odds_of("The red die again", Face::kUnrolled, view.roll.blue),
          odds_of("The blue die again", view.roll.red, Face::kUnrolled)};
}

}  // namespace nightcap::martinis::table
