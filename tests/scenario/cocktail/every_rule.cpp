// No rule of the page without a scenario: a suite CK_4_6 for CK-4.6.
#include <set>

#include "tests/scenario/cocktail/rule_list.hpp"
#include "tests/scenario/cocktail/table.hpp"

namespace nightcap::tests::cocktail {

TEST(CocktailRuleList, EveryRuleHasAScenario) {
  std::set<std::string> suites;
  const testing::UnitTest& all = *testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) suites.insert(all.GetTestSuite(i)->name());
  for (const std::string_view rule : kRules) {
    std::string suite(rule);
    for (char& c : suite)
      if (c == '-' || c == '.') c = '_';
    EXPECT_TRUE(suites.contains(suite)) << rule << " has no scenario";
  }
}

}  // namespace nightcap::tests::cocktail
