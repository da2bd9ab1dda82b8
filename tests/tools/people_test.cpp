// The seventy-two people of Martinis & Men: no two of a sex alike, all skins in every row and column.
#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "assets/tools/people/people_facts.hpp"

namespace nightcap::tools::people {
namespace {

TEST(PeopleFacts, NoTwoOfASexShareHairColourAndSkin) {
  for (const bool woman : {true, false}) {
    std::set<std::tuple<Hair, int, int>> looks;
    for (int a = 0; a < 6; ++a) {
      for (int n = 0; n < 6; ++n) {
        const Person who = person(woman, a, n);
        EXPECT_TRUE(looks.emplace(who.look.hair, who.hair_color, who.skin).second) << person_id(who);
      }
    }
    EXPECT_EQ(looks.size(), 36U);
  }
}

TEST(PeopleFacts, EveryTraitHasAllSkins) {
  for (const bool woman : {true, false}) {
    for (int i = 0; i < 6; ++i) {
      std::set<int> row, column;
      for (int k = 0; k < 6; ++k) {
        row.insert(person(woman, i, k).skin);
        column.insert(person(woman, k, i).skin);
      }
      EXPECT_EQ(row.size(), 6U);
      EXPECT_EQ(column.size(), 6U);
    }
  }
}

TEST(PeopleFacts, TheOldAreGrayAndTheDarkestSkinsHaveDarkHair) {
  for (const bool woman : {true, false}) {
    for (int a = 0; a < 6; ++a) {
      for (int n = 0; n < 6; ++n) {
        const Person who = person(woman, a, n);
        EXPECT_EQ(who.look.age == 2, who.hair_color >= 6) << person_id(who);
        if (who.skin >= 4 && who.look.age < 2) {
          EXPECT_LT(who.hair_color, 3) << person_id(who);
        }
        if (woman) {
          EXPECT_EQ(who.look.beard, Beard::kNone);
        }
      }
    }
  }
}

}  // namespace
}  // namespace nightcap::tools::people
