#include "game/hud/text.hpp"

#include <algorithm>

namespace nightcap::hud {

std::vector<std::string> wrapped(std::string_view text, float width, scene::Font font, float size,
                                 const scene::TextMetrics& metrics) {
  std::vector<std::string> lines;
  std::string line;
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, blank);
    text.remove_prefix(std::min(blank + 1, text.size()));
    std::string longer = line.empty() ? std::string(word) : line + " " + std::string(word);
    if (!line.empty() && metrics.width(longer, font, size) > width) {
      lines.push_back(std::move(line));
      longer = word;
    }
    line = std::move(longer);
  }
  if (!line.empty()) lines.push_back(std::move(line));
  return lines;
}

}  // namespace nightcap::hud
