// The score as a table: who stands where, what each row says, and that nine heirs find room on it.
#include <gtest/gtest.h>

#include <set>

#include "game/cocktail/table/score_sheet.hpp"

namespace nightcap::tests {
namespace {

using base::Seat;
using cocktail::View;
using cocktail::table::ScoreSheet;

std::vector<tabletop::SeatInfo> names_of(int players) {
  static constexpr const char* kNames[] = {"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida"};
  std::vector<tabletop::SeatInfo> names;
  for (int i = 0; i < players; ++i) names.push_back({kNames[i], false});
  return names;
}

View after_rounds(int players, const std::vector<std::vector<int>>& honor) {
  View view;
  view.players = static_cast<std::uint8_t>(players);
  view.alive = base::SeatSet::first(players);
  view.phase = cocktail::Phase::kTurn;
  for (std::size_t s = 0; s < honor.size(); ++s)
    for (const int each : honor[s]) view.honor[s].push_back(static_cast<std::uint8_t>(each));
  return view;
}

TEST(ScoreSheet, TheBestStandFirstAndTheDeadLast) {
  View view = after_rounds(4, {{3}, {20}, {8}, {8}});
  view.alive.remove(Seat{1});
  view.blue[1] = 3;
  const ScoreSheet sheet(view, names_of(4), 1, {1920, 1080});
  std::vector<std::string> order, places;
  for (const auto& row : sheet.rows()) {
    order.push_back(row.name);
    places.push_back(row.place);
  }
  EXPECT_EQ(order, (std::vector<std::string>{"Cleo", "Dan", "Ann", "Bob"}));
  EXPECT_EQ(places[0], "1");
  EXPECT_EQ(places[1], "1") << "they are level";
  EXPECT_EQ(places[2], "3");
  EXPECT_TRUE(sheet.rows()[0].leads && sheet.rows()[1].leads && !sheet.rows()[2].leads && !sheet.rows()[3].leads);
  EXPECT_EQ(sheet.sentence(), "Cleo and Dan lead, with 8 points each.");
  EXPECT_EQ(sheet.title(), "The score after round 1");
}

TEST(ScoreSheet, ARowAddsUp) {
  View view = after_rounds(2, {{4, 7}, {1, 1}});
  view.cubes[0] = 3;
  view.red[0] = 1;
  const ScoreSheet plain(view, names_of(2), 2, {1920, 1080});
  EXPECT_EQ(plain.rows()[0].rounds, (std::array<std::string, 3>{"4", "7", "\u2013"})) << "no third round yet";
  EXPECT_EQ(plain.row_words(0),
            "round 1: 4, round 2: 7, 11 honor, 3 dishonor cubes for -3, 8 points, no blue poisons, 1 red poison");
  view.options.heavy_dishonor = 1;
  const ScoreSheet heavy(view, names_of(2), 2, {1920, 1080});
  EXPECT_EQ(heavy.rows()[0].cost, "-5");  // CK-9.2
  EXPECT_EQ(heavy.rows()[0].points, "6");
}

TEST(ScoreSheet, AtTheEndItSaysWhoInherits) {
  View view = after_rounds(3, {{4, 0, 2}, {9, 9, 9}, {4, 1, 1}});
  view.phase = cocktail::Phase::kOver;
  view.scores = {6, 27, 6};
  view.alive.remove(Seat{1});
  view.winners.add(Seat{0});
  view.winners.add(Seat{2});
  const ScoreSheet shared(view, names_of(3), 3, {1920, 1080});
  EXPECT_EQ(shared.sentence(), "Ann and Cleo share the house, with 6 points each.");
  EXPECT_EQ(shared.rows().back().name, "Bob") << "the dead do not compete";
  view.alive = {};
  view.winners = {};
  view.winners.add(Seat{1});
  view.posthumous = 1;
  const ScoreSheet dead(view, names_of(3), 3, {1920, 1080});
  EXPECT_EQ(dead.title(), "The heir who was not");
  EXPECT_EQ(dead.sentence(), "Nobody is left to inherit. Bob, with 27 points, is the heir who was not.");
  EXPECT_EQ(dead.rows().front().name, "Bob");
}

TEST(ScoreSheet, NineHeirsFindRoomAndNoTextIsTooSmallInASmallWindow) {
  const View view = after_rounds(9, std::vector<std::vector<int>>(9, {1, 2}));
  const ScoreSheet sheet(view, names_of(9), 2, {1920, 1080});
  const scene::Rect panel = sheet.panel();
  EXPECT_GE(panel.y, 40);
  EXPECT_LE(panel.y + panel.h, 1040);
  for (std::size_t i = 0; i < 9; ++i) {
    EXPECT_GT(sheet.row(i).y, panel.y);
    EXPECT_LT(sheet.row(i).y + sheet.row(i).h, panel.y + panel.h - 50);
  }
  scene::DrawList list;
  list.set_view({1280.0f / 1920, {}});
  sheet.paint(list, nullptr, 1e6f, false);
  std::set<std::string> seen;
  for (const auto& item : list.items()) {
    if (!item.sprite.empty()) continue;
    EXPECT_GE(item.style.size, 24) << list.text(item.text);
    seen.insert(std::string(list.text(item.text)));
  }
  for (const auto& each : names_of(9)) EXPECT_TRUE(seen.contains(each.name)) << each.name;
  for (const char* head : {"Heir", "Round 1", "Round 2", "Round 3", "Honor", "Dishonor", "Points", "Poison"})
    EXPECT_TRUE(seen.contains(head)) << head;
}

TEST(ScoreSheet, ItsRowsComeOneAfterTheOtherUnlessNothingShallTravel) {
  const View view = after_rounds(4, {{3}, {2}, {8}, {8}});
  const ScoreSheet sheet(view, names_of(4), 1, {1920, 1080});
  const auto lines = [&](float ms, bool still) {
    scene::DrawList list;
    sheet.paint(list, nullptr, ms, still);
    return list.items().size();
  };
  EXPECT_LT(lines(280, false), lines(360, false));
  EXPECT_LT(lines(360, false), lines(2000, false));
  EXPECT_EQ(lines(280, true), lines(2000, true));
}

}  // namespace
}  // namespace nightcap::tests
