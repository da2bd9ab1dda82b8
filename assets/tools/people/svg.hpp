// The few SVG elements that the people are cut from, as strings. No text, no styles, numbers with at most two decimals in
// every locale: what the tools draw must come out alike on every machine.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace nightcap::tools::people {

struct Point {
  double x = 0, y = 0;
};

std::string number(double value);

// a + (b - a) * share, colour by colour; both "#RRGGBB".
std::string mix(std::string_view a, std::string_view b, double share);

std::string fill_in(std::string_view shape, const double* numbers, std::size_t count);

// Path data: each '*' in `shape` stands for the next number.
template <typename... Numbers>
std::string cut(std::string_view shape, Numbers... numbers) {
  const std::array<double, sizeof...(Numbers)> all{static_cast<double>(numbers)...};
  return fill_in(shape, all.data(), all.size());
}

// Path data cut to a width: "w", "-w", "w+4.5" and "-w-3" are numbers told by `w`.
std::string fit(std::string_view shape, double w);

std::string path(std::string_view data, std::string_view fill, std::string_view more = "");
std::string line(std::string_view data, std::string_view color, double width, std::string_view more = "");
std::string circle(double x, double y, double radius, std::string_view fill, std::string_view more = "");
std::string ellipse(double x, double y, double rx, double ry, std::string_view fill, std::string_view more = "");
std::string rect(double x, double y, double width, double height, double radius, std::string_view fill,
                 std::string_view more = "");
std::string group(std::string_view content, std::string_view transform, std::string_view more = "");
std::string translate(double x, double y);
std::string rotate(double degrees);
std::string scale(double x, double y);

// The outline filled, and `content` visible within it only: shade halves, strands and patterns need not fit exactly.
std::string inside(std::string_view outline, std::string_view fill, std::string_view content);

// A drawing with each clip path defined once, however often its outline was used.
std::string without_doubles(std::string_view svg);

// A star of `points` tips about (x, y): path data.
std::string star(double x, double y, int points, double outer, double inner);

// A ring of round bumps about (x, y), as curly hair has: path data.
std::string bumps(double x, double y, double rx, double ry, int count, double from_degrees = 0, double to_degrees = 360);

// Small deterministic noise: a number of [0, 1) for the `index`-th question about `seed`.
double noise(unsigned seed, unsigned index);

}  // namespace nightcap::tools::people
