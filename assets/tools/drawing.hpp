// A drawing on its way into the atlases: an SVG text with a name, its size in vpx, and the words that the running
// program sets on it (text is never in an SVG, so that it can be in the player's language).
#pragma once

#include <string>
#include <vector>

namespace nightcap::tools {

struct Words {
  std::string text;
  std::string font = "body";   // body, bold, display, script...: the faces of scene::Font
  float size = 22;             // vpx
  float x = 0, y = 0;          // of its base line's start (or middle, or end), vpx from the drawing's top left
  std::string align = "left";  // left, center, right
  float width = 0;             // > 0: made smaller to fit into so many vpx
  std::string color = "#1B1426";
};

struct Drawing {
  std::string id;  // "card.w-shy-geek"
  int width = 0;   // vpx
  int height = 0;
  std::string svg;
  std::vector<Words> words;
};

}  // namespace nightcap::tools
