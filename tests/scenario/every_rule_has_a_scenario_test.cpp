// No rule of the rule pages without a scenario, and no scenario of a rule that isn't there: the suite of MM-3.6 is MM_3_6.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>

#include "tests/scenario/cocktail/rule_list.hpp"
#include "tests/scenario/martinis/rule_list.hpp"

namespace nightcap::tests {
namespace {

template <class List>
std::set<std::string> suites_of(const List& rules) {
  std::set<std::string> suites;
  for (const std::string_view rule : rules) {
    std::string suite(rule);
    std::replace_if(
        suite.begin(), suite.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    suites.insert(suite);
  }
  return suites;
}

std::set<std::string> expected() {
  std::set<std::string> suites = suites_of(martinis::kRuleList);
  suites.merge(suites_of(cocktail::kRules));
  return suites;
}

// "MM_3_6" and "CK_10_1", but not "MartinisBots".
bool is_of_a_rule(std::string_view suite) {
  return (suite.starts_with("MM_") || suite.starts_with("CK_")) && suite.size() > 3 &&
         std::isdigit(static_cast<unsigned char>(suite[3])) != 0;
}

std::set<std::string> present() {
  std::set<std::string> suites;
  const testing::UnitTest& program = *testing::UnitTest::GetInstance();
  for (int i = 0; i < program.total_test_suite_count(); ++i) {
    const testing::TestSuite& suite = *program.GetTestSuite(i);
    if (is_of_a_rule(suite.name()) && suite.total_test_count() > 0) suites.insert(suite.name());
  }
  return suites;
}

TEST(EveryRule, HasAScenario) {
  const std::set<std::string> suites = present();
  EXPECT_GT(expected().size(), 60u);
  for (const std::string& rule : expected()) EXPECT_TRUE(suites.contains(rule)) << rule << " has no scenario";
}

TEST(EveryScenario, BelongsToARule) {
  const std::set<std::string> rules = expected();
  for (const std::string& suite : present()) EXPECT_TRUE(rules.contains(suite)) << suite << " is of no rule";
}

}  // namespace
}  // namespace nightcap::tests
