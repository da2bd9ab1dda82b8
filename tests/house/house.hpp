// The rules of the house as functions over text: which room may include what, and what its code may not say. Each answers
// with faults in words, none if all is well, so that the rules themselves can be tested on planted text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nightcap::tests::house {

using Faults = std::vector<std::string>;

// What a file includes, in order.
struct Include {
  std::string name;
  bool own = false;  // in quotes: a file of this project, by its path from the top
};
[[nodiscard]] std::vector<Include> includes_of(std::string_view text);

// The text without comments and without what stands in quotes.
[[nodiscard]] std::string code_of(std::string_view text);

// Everything that is wrong with a source file; `path` is from the top, with forward slashes.
[[nodiscard]] Faults faults_of_file(std::string_view path, std::string_view text);

// What doesn't belong at the top of the tree.
[[nodiscard]] Faults faults_of_top(const std::vector<std::string>& entries);

}  // namespace nightcap::tests::house
