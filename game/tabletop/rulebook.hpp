// A game's rules in our words, number by number, as a booklet shows them and the log refers to them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/rule.hpp"
#include "engine/scene/sprite_id.hpp"

namespace nightcap::tabletop {

// A picture of the game itself beside a rule, so many vpx wide and high.
struct RulePicture {
  scene::SpriteId sprite;
  float w = 0, h = 0;
};

struct RuleEntry {
  base::Rule rule;
  std::string_view text;
  std::vector<RulePicture> pictures;
};

// A book's letters ("MM"), the titles of its chapters (the first is chapter 1), and its rules in order.
struct Rulebook {
  std::string_view title;
  std::string_view prefix;
  std::vector<std::string_view> chapters;
  std::vector<RuleEntry> rules;

  // "MM-4.2"
  [[nodiscard]] std::string number(base::Rule rule) const {
    return std::string(prefix) + "-" + std::to_string(rule.chapter) + "." + std::to_string(rule.paragraph);
  }
};

}  // namespace nightcap::tabletop
