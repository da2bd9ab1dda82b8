#include "assets/tools/portraits/pen.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace nightcap::tools::portraits {

namespace {

bool is_color(std::string_view text) {
  return text.size() >= 8 && text[7] == '"' &&
         std::all_of(text.begin() + 1, text.begin() + 7, [](unsigned char c) { return std::isxdigit(c) != 0; });
}

int channel(std::string_view color, std::size_t index) {
  const auto digit = [](char c) { return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10; };
  return digit(color[1 + 2 * index]) * 16 + digit(color[2 + 2 * index]);
}

// Bone rather than steel: the gray of old photographs.
std::string gray_of(std::string_view color) {
  const int luma = (channel(color, 0) * 30 + channel(color, 1) * 59 + channel(color, 2) * 11) / 100;
  return mix(mix("#12161A", "#D3D6D2", luma / 255.0), color, 0.13);
}

// Equal outlines have equal names (people::inside), and one of each is enough in a file.
std::string without_repeats(std::string_view svg) {
  constexpr std::string_view kOpen = "<clipPath id=\"", kClose = "</clipPath>\n";
  std::set<std::string_view> seen;
  std::string out;
  std::size_t from = 0;
  for (std::size_t at = svg.find(kOpen); at != std::string_view::npos; at = svg.find(kOpen, from)) {
    const std::size_t name = at + kOpen.size();
    const std::size_t end = svg.find(kClose, at) + kClose.size();
    const bool is_new = seen.insert(svg.substr(name, svg.find('"', name) - name)).second;
    out += svg.substr(from, (is_new ? end : at) - from);
    from = end;
  }
  return out += svg.substr(from);
}

}  // namespace

std::string ring(double x, double y, double radius, std::string_view color, double width) {
  return circle(x, y, radius, "none", "stroke=\"" + std::string(color) + "\" stroke-width=\"" + number(width) + "\"");
}

std::string spark(double x, double y, int points, double outer, double inner, std::string_view color) {
  return path(people::star(x, y, points, outer, inner), color);
}

std::string mirrored(std::string_view content) { return group(content, "scale(-1 1)"); }

std::string placed(std::string_view content, double x, double y, double size, double degrees) {
  std::string transform = translate(x, y);
  if (degrees != 0) transform += " " + rotate(degrees);
  if (size != 1) transform += " scale(" + number(size) + ")";
  return group(content, transform);
}

std::string beads(int count, double x0, double y0, double x1, double y1, double x2, double y2, double radius,
                  std::string_view color) {
  std::string out;
  for (int i = 0; i < count; ++i) {
    const double t = count > 1 ? i / (count - 1.0) : 0, u = 1 - t;
    out += circle(u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2, radius, color);
  }
  return out;
}

std::string shade(std::string_view color) { return mix(color, "#0A0610", 0.22); }

std::string light(std::string_view color) { return mix(color, "#FFFFFF", 0.16); }

std::string drained(std::string_view svg) {
  std::string out(svg);
  for (std::size_t at = out.find('#'); at != std::string::npos; at = out.find('#', at + 1)) {
    if (!is_color(std::string_view(out).substr(at))) continue;
    out.replace(at, 7, gray_of(std::string_view(out).substr(at, 7)));
  }
  return out;
}

std::string document(int width, int height, std::string_view drawn) {
  const std::string content = without_repeats(drawn);
  const std::string w = std::to_string(width), h = std::to_string(height);
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + w + "\" height=\"" + h + "\" viewBox=\"0 0 " + w + " " + h +
         "\">\n" + content + "</svg>\n";
}

}  // namespace nightcap::tools::portraits
