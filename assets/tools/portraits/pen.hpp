// What the portraits need beyond the strokes of the people's kit.
#pragma once

#include <string>
#include <string_view>

#include "assets/tools/people/svg.hpp"

namespace nightcap::tools::portraits {

using people::circle;
using people::ellipse;
using people::group;
using people::inside;
using people::line;
using people::mix;
using people::number;
using people::path;
using people::rect;
using people::rotate;
using people::translate;

std::string ring(double x, double y, double radius, std::string_view color, double width);
std::string spark(double x, double y, int points, double outer, double inner, std::string_view color);
std::string mirrored(std::string_view content);  // left becomes right, about x = 0
std::string placed(std::string_view content, double x, double y, double size = 1, double degrees = 0);

// Beads along a quadratic curve from (x0,y0) by (x1,y1) to (x2,y2).
std::string beads(int count, double x0, double y0, double x1, double y1, double x2, double y2, double radius,
                  std::string_view color);

std::string shade(std::string_view color);  // the darker right half of a garment
std::string light(std::string_view color);

// The same drawing with the blood gone out of it: every color close to its gray.
std::string drained(std::string_view svg);

// A whole file: `width` x `height` vpx, with the figure's coordinates inside.
std::string document(int width, int height, std::string_view content);

}  // namespace nightcap::tools::portraits
