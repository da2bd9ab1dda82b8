// The scenario tests of every rule, which the build lists by their names.
#pragma once

#include <span>
#include <string_view>

namespace nightcap::app {

struct Scenario {
  std::string_view rule;  // "MM-3.6"
  std::string_view name;  // "EverybodyWhoCanMustShow"
};
[[nodiscard]] std::span<const Scenario> scenarios();

}  // namespace nightcap::app
