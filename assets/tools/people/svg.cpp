#include "assets/tools/people/svg.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <set>
#include <stdexcept>

namespace nightcap::tools::people {
namespace {

int channel(std::string_view color, std::size_t at) {
  const auto digit = [](char c) { return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10; };
  return digit(color[at]) * 16 + digit(color[at + 1]);
}

std::string element(std::string_view body, std::string_view more) {
  std::string out = "<";
  out += body;
  if (!more.empty()) {
    out += ' ';
    out += more;
  }
  return out + "/>\n";
}

std::string attribute(std::string_view name, double value) { return " " + std::string(name) + "=\"" + number(value) + "\""; }

std::string attribute(std::string_view name, std::string_view value) {
  return " " + std::string(name) + "=\"" + std::string(value) + "\"";
}

// One outline always has the same name, so that a drawing does not depend on what was drawn before it.
std::string clip_name(std::string_view outline) {
  std::uint64_t hash = 14695981039346656037U;
  for (const char c : outline) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
  std::string name = "c";
  for (int i = 0; i < 12; ++i, hash >>= 4) name += "0123456789abcdef"[hash & 15];
  return name;
}

}  // namespace

std::string number(double value) {
  const long long hundredths = std::llround(value * 100);
  const long long size = std::llabs(hundredths);
  std::string out = std::to_string(size / 100);
  if (size % 100 != 0) {
    out += '.';
    out += static_cast<char>('0' + size % 100 / 10);
    if (size % 10 != 0) out += static_cast<char>('0' + size % 10);
  }
  return hundredths < 0 ? "-" + out : out;
}

std::string mix(std::string_view a, std::string_view b, double share) {
  std::string out = "#";
  for (std::size_t at = 1; at < 7; at += 2) {
    const int from = channel(a, at);
    const int value = static_cast<int>(std::lround(from + (channel(b, at) - from) * share));
    out += "0123456789ABCDEF"[std::clamp(value, 0, 255) / 16];
    out += "0123456789ABCDEF"[std::clamp(value, 0, 255) % 16];
  }
  return out;
}

std::string fill_in(std::string_view shape, const double* numbers, std::size_t count) {
  std::string out;
  std::size_t next = 0;
  for (const char c : shape) {
    if (c == '*' && next < count) {
      out += number(numbers[next++]);
    } else {
      out += c;
    }
  }
  if (next != count || out.find('*') != std::string::npos) throw std::invalid_argument("numbers do not fit the shape " + out);
  return out;
}

std::string fit(std::string_view shape, double w) {
  std::string out;
  for (std::size_t at = 0; at < shape.size(); ++at) {
    if (shape[at] != 'w') {
      out += shape[at];
      continue;
    }
    double value = w;
    if (!out.empty() && out.back() == '-') {
      out.pop_back();
      value = -w;
    }
    if (at + 1 < shape.size() && (shape[at + 1] == '+' || shape[at + 1] == '-')) {
      const double sign = shape[++at] == '+' ? 1 : -1;
      double offset = 0;
      double place = 0;  // 0 before the point, then .1, .01...
      for (; at + 1 < shape.size() && (shape[at + 1] == '.' || (shape[at + 1] >= '0' && shape[at + 1] <= '9')); ++at) {
        if (shape[at + 1] == '.') {
          place = .1;
        } else if (place == 0) {
          offset = offset * 10 + (shape[at + 1] - '0');
        } else {
          offset += place * (shape[at + 1] - '0');
          place /= 10;
        }
      }
      value += sign * offset;
    }
    // A sign that belonged to the number before is gone with it; keep the two apart.
    if (!out.empty() && ((out.back() >= '0' && out.back() <= '9') || out.back() == '.')) out += ' ';
    out += number(value);
  }
  return out;
}

std::string path(std::string_view data, std::string_view fill, std::string_view more) {
  return element("path" + attribute("d", data) + attribute("fill", fill), more);
}

std::string line(std::string_view data, std::string_view color, double width, std::string_view more) {
  return element("path" + attribute("d", data) + " fill=\"none\"" + attribute("stroke", color) +
                     attribute("stroke-width", width) + " stroke-linecap=\"round\" stroke-linejoin=\"round\"",
                 more);
}

std::string circle(double x, double y, double radius, std::string_view fill, std::string_view more) {
  return element("circle" + attribute("cx", x) + attribute("cy", y) + attribute("r", radius) + attribute("fill", fill), more);
}

std::string ellipse(double x, double y, double rx, double ry, std::string_view fill, std::string_view more) {
  return element(
      "ellipse" + attribute("cx", x) + attribute("cy", y) + attribute("rx", rx) + attribute("ry", ry) + attribute("fill", fill),
      more);
}

std::string rect(double x, double y, double width, double height, double radius, std::string_view fill, std::string_view more) {
  return element("rect" + attribute("x", x) + attribute("y", y) + attribute("width", width) + attribute("height", height) +
                     (radius > 0 ? attribute("rx", radius) : "") + attribute("fill", fill),
                 more);
}

std::string group(std::string_view content, std::string_view transform, std::string_view more) {
  if (content.empty()) return "";
  std::string out = "<g";
  if (!transform.empty()) out += attribute("transform", transform);
  if (!more.empty()) out += " " + std::string(more);
  return out + ">\n" + std::string(content) + "</g>\n";
}

std::string translate(double x, double y) { return "translate(" + number(x) + " " + number(y) + ")"; }
std::string rotate(double degrees) { return "rotate(" + number(degrees) + ")"; }
std::string scale(double x, double y) { return "scale(" + number(x) + " " + number(y) + ")"; }

std::string inside(std::string_view outline, std::string_view fill, std::string_view content) {
  const std::string name = clip_name(outline);
  return path(outline, fill) + "<clipPath id=\"" + name + "\"><path d=\"" + std::string(outline) + "\"/></clipPath>\n" +
         group(content, "", "clip-path=\"url(#" + name + ")\"");
}

std::string without_doubles(std::string_view svg) {
  constexpr std::string_view kOpen = "<clipPath id=\"";
  constexpr std::string_view kClose = "</clipPath>\n";
  std::set<std::string_view> defined;
  std::string out;
  for (;;) {
    const std::size_t start = svg.find(kOpen);
    const std::size_t end = start == std::string_view::npos ? start : svg.find(kClose, start);
    if (end == std::string_view::npos) return out += svg;
    const std::size_t name = start + kOpen.size();
    const bool is_new = defined.insert(svg.substr(name, svg.find('"', name) - name)).second;
    out += svg.substr(0, is_new ? end + kClose.size() : start);
    svg.remove_prefix(end + kClose.size());
  }
}

std::string star(double x, double y, int points, double outer, double inner) {
  std::string out;
  for (int i = 0; i < points * 2; ++i) {
    const double angle = std::numbers::pi * (i / static_cast<double>(points) - .5);
    const double radius = i % 2 == 0 ? outer : inner;
    out += (i == 0 ? "M" : "L") + number(x + radius * std::cos(angle)) + " " + number(y + radius * std::sin(angle));
  }
  return out + "Z";
}

std::string bumps(double x, double y, double rx, double ry, int count, double from_degrees, double to_degrees) {
  std::string out;
  const auto at = [&](int i) {
    const double angle = (from_degrees + (to_degrees - from_degrees) * i / count) * std::numbers::pi / 180;
    return Point{x + rx * std::cos(angle), y + ry * std::sin(angle)};
  };
  for (int i = 0; i <= count; ++i) {
    const Point p = at(i);
    if (i == 0) {
      out = cut("M* *", p.x, p.y);
    } else {
      const Point before = at(i - 1);
      const double radius = std::hypot(p.x - before.x, p.y - before.y) * .56;
      out += cut("A* * 0 0 1 * *", radius, radius, p.x, p.y);
    }
  }
  return out + "Z";
}

double noise(unsigned seed, unsigned index) {
  std::uint32_t value = seed * 2654435761U + index * 2246822519U + 374761393U;
  value = (value ^ (value >> 15)) * 2246822519U;
  value = (value ^ (value >> 13)) * 3266489917U;
  return (value ^ (value >> 16)) / 4294967296.0;
}

}  // namespace nightcap::tools::people
