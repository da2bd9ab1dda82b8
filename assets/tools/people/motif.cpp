// The six motifs.
#include "assets/tools/people/motif.hpp"

#include <array>
#include <cmath>
#include <numbers>

#include "assets/tools/people/svg.hpp"

namespace nightcap::tools::people {
namespace {

constexpr double kHeadX = 147;
constexpr double kHeadY = 112;

Point on_circle(double x, double y, double radius, double degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  return {x + radius * std::cos(angle), y + radius * std::sin(angle)};
}

std::string wedge(double x, double y, double radius, double from, double to, const std::string& fill) {
  const Point a = on_circle(x, y, radius, from);
  const Point b = on_circle(x, y, radius, to);
  return path(cut("M* *L* *L* *Z", x, y, a.x, a.y, b.x, b.y), fill);
}

// A frond as scissors make it: a stem with rounded lobes.
std::string frond(double x, double y, double degrees, double size, const std::string& fill) {
  return group(path("M0 0C-4 -14 -16 -10 -20 -20C-12 -26 -6 -22 -3 -18C-6 -30 -18 -28 -20 -38C-12 -43 -6 -40 -2 -34C-4 -46 -12 "
                    "-48 -10 -58C-4 -62 2 -58 3 -50"
                    "C6 -58 14 -56 16 -48C14 -42 8 -40 6 -34C12 -40 20 -36 21 -29C17 -22 10 -22 6 -18C12 -22 18 -18 19 -12C14 "
                    "-4 6 -6 4 0Z",
                    fill),
               translate(x, y) + " " + rotate(degrees) + " " + scale(size, size));
}

std::string artistic(const WindowTones& t) {
  std::string svg = path("M10 96C48 60 74 110 118 84S186 40 250 88V10H10Z", t.light);
  svg += path("M158 170C190 132 226 166 256 150V250C220 262 196 236 172 228S142 190 158 170Z", t.pale, "fill-opacity=\".75\"");
  svg += path("M186 196C204 184 222 196 250 190V234C226 240 206 226 196 220S178 206 186 196Z", t.light);
  svg += circle(209, 92, 23, t.gold) + path("M209 69A23 23 0 0 1 209 115Z", "#C98F2E");
  svg += path("M26 150C50 128 84 150 78 176S44 214 16 198Z", t.pale, "fill-opacity=\".55\"");
  svg += path("M24 230C40 198 92 206 98 240L94 270H20Z", t.dark);
  svg += frond(56, 206, -14, .92, t.dark) + frond(84, 96, 24, .62, t.dark) + frond(212, 212, 10, .74, t.dark);
  svg += line("M176 44C190 62 214 42 222 66", "#FBF1DC", 6) +
         line("M180 40C192 52 206 44 214 50", "#FBF1DC", 1.8, "stroke-opacity=\".7\"");
  for (const auto& [x, y, r] : {std::array{42.0, 128.0, 5.0},
                                {72.0, 140.0, 3.2},
                                {34.0, 222.0, 4.0},
                                {196.0, 132.0, 3.6},
                                {218.0, 138.0, 5.4},
                                {100.0, 46.0, 4.4}}) {
    svg += circle(x, y, r, t.gold);
  }
  return svg;
}

std::string cultured(const WindowTones& t) {
  std::string svg = rect(0, 0, 250, 270, 0, t.dark);
  svg += path("M0 96H250V270H0Z", mix(t.dark, t.base, .5));
  // Fluted columns, the right half of each in the dark.
  for (int i = 0; i < 5; ++i) {
    const double x = 26 + i * 46.0;
    svg += rect(x, 88, 30, 180, 0, t.light) + rect(x + 15, 88, 15, 180, 0, t.base);
    for (const double at : {3.4, 10.0, 17.4, 24.0})
      svg += rect(x + at, 100, 3, 160, 1.5, at < 15 ? t.pale : t.light, "fill-opacity=\".6\"");
    svg += rect(x - 4, 78, 38, 8, 2, t.pale) + rect(x + 15, 78, 19, 8, 2, t.light) + rect(x - 1, 86, 32, 5, 2, t.light);
    svg += circle(x - 2, 87, 6, t.gold) + circle(x + 32, 87, 6, t.gold) + circle(x - 2, 87, 2.2, t.dark) +
           circle(x + 32, 87, 2.2, t.dark);
  }
  svg += rect(8, 62, 240, 16, 0, t.light) + rect(8, 74, 240, 4, 0, t.dark, "fill-opacity=\".45\"");
  for (int i = 0; i < 17; ++i) svg += rect(16 + i * 14.0, 65, 7, 7, 1, t.pale, "fill-opacity=\".75\"");
  svg += path("M-6 62L126 14L258 62Z", t.base) + path("M20 57L126 21L232 57Z", t.dark);
  svg += line("M-6 62L126 14L258 62", t.pale, 4);
  // In the pediment: a laurel about a star.
  svg += path(star(126, 45, 5, 8, 3.4), t.gold);
  for (const double side : {-1.0, 1.0}) {
    for (int i = 0; i < 4; ++i) {
      svg += group(ellipse(0, 0, 6, 2.6, t.gold), translate(126 + side * (17 + 9.0 * i), 50 - (i % 2) * 3.0 + i) + " " +
                                                      rotate(side * (i % 2 == 0 ? -30 : 30)));
    }
  }
  return svg;
}

std::string laid_back(const WindowTones& t) {
  const double x = 150, y = 126;
  std::string svg = rect(0, 0, 250, 270, 0, t.base);
  const std::array<std::string, 6> rings = {t.dark, t.base, t.light, t.pale, t.gold, t.light};
  const std::array<double, 6> radii = {142, 122, 100, 78, 56, 34};
  for (std::size_t i = 0; i < rings.size(); ++i) svg += circle(x, y, radii[i], rings[i]);
  svg += path(cut("M* *A56 56 0 0 1 * *L* *A34 34 0 0 0 * *Z", x, y - 56, x, y + 56, x, y + 34, x, y - 34), "#C98F2E",
              "fill-opacity=\".55\"");
  // Gulls, then the sea: two waves with foam.
  svg += line("M58 82q6 -7 10 0q5 -7 11 -1M196 62q5 -6 8 0q4 -6 9 -1M84 58q3.6 -4 6 0q3 -4 6.4 -.6", "#FBF1DC", 2.2);
  svg += path("M0 190C24 172 46 206 74 190S124 176 150 190S206 204 250 182V270H0Z", t.dark);
  svg += line("M0 190C24 172 46 206 74 190S124 176 150 190S206 204 250 182", t.pale, 2.4, "stroke-opacity=\".8\"");
  svg += path("M0 220C26 202 52 236 80 220S132 206 158 220S212 236 250 212V270H0Z", t.light);
  svg += line("M0 220C26 202 52 236 80 220S132 206 158 220S212 236 250 212", "#FBF1DC", 2.2, "stroke-opacity=\".8\"");
  return svg + line("M34 238q8 -5 16 0t16 0M186 240q8 -5 16 0t16 0M40 206q6 -4 12 0M204 206q6 -4 12 0", t.pale, 2,
                    "stroke-opacity=\".7\"");
}

// A leaf that leans in from the edge, two-toned along its rib.
std::string leaf(double x, double y, double degrees, double size, const std::string& fill, const std::string& dark,
                 const std::string& vein) {
  std::string drawn = path("M0 0C-30 -20 -34 -62 0 -100C34 -62 30 -20 0 0Z", fill) + path("M0 0C30 -20 34 -62 0 -100Z", dark);
  drawn += line("M0 0V-88M0 -20L-15 -36M0 -42L-17 -60M0 -64L-11 -78M0 -20L15 -36M0 -42L17 -60M0 -64L11 -78", vein, 2,
                "stroke-opacity=\".55\"");
  return group(drawn, translate(x, y) + " " + rotate(degrees) + " " + scale(size, size));
}

std::string shy(const WindowTones& t) {
  std::string svg = rect(0, 0, 250, 270, 0, t.base);
  for (int row = 0; row < 10; ++row) {
    for (int column = 0; column < 9; ++column) {
      const double x = 6 + column * 30.0 + (row % 2 == 0 ? 0 : 15);
      const double y = 14 + row * 26.0;
      const bool big = (row * 2 + column) % 3 == 0;
      svg += circle(x, y, big ? 8.4 : 4.6, big ? t.light : t.pale, big ? "" : "fill-opacity=\".65\"");
      if (big) svg += circle(x - 2.4, y - 2.4, 2.4, t.pale, "fill-opacity=\".8\"");
    }
  }
  const std::string deep = mix(t.dark, "#10081A", .22);
  svg += leaf(20, 272, 14, 1.3, t.dark, deep, t.light) + leaf(2, 224, 38, 1.04, mix(t.dark, t.base, .35), t.dark, t.pale) +
         leaf(8, 150, 66, .7, t.dark, deep, t.light);
  svg += leaf(236, 276, -12, 1.3, t.dark, deep, t.light) + leaf(252, 226, -36, 1.04, mix(t.dark, t.base, .35), t.dark, t.pale) +
         leaf(246, 146, -66, .78, t.dark, deep, t.light) + leaf(240, 72, -112, .62, mix(t.dark, t.base, .35), t.dark, t.pale);
  return svg;
}

std::string spiritual(const WindowTones& t) {
  std::string svg = rect(0, 0, 250, 270, 0, t.base);
  for (int i = 0; i < 24; ++i) {
    svg += wedge(kHeadX, kHeadY, 260, i * 15, i * 15 + 7.5, t.light);
    svg += wedge(kHeadX, kHeadY, 260, i * 15 + 5, i * 15 + 7.5, t.dark);
  }
  // Petals about the halo, the halo, its beads.
  for (int i = 0; i < 16; ++i) {
    const bool gilded = i % 2 != 0;
    svg += group(path("M0 -66C-13 -72 -11 -83 0 -92C11 -83 13 -72 0 -66Z", gilded ? t.gold : t.pale) +
                     path("M0 -66C13 -72 11 -83 0 -92Z", gilded ? "#C98F2E" : t.light),
                 translate(kHeadX, kHeadY) + " " + rotate(i * 22.5));
  }
  svg += circle(kHeadX, kHeadY, 74, t.dark) + circle(kHeadX, kHeadY, 63, t.pale) + circle(kHeadX, kHeadY, 57, t.base) +
         circle(kHeadX, kHeadY, 50, t.light, "fill-opacity=\".5\"");
  for (int i = 0; i < 24; ++i) {
    const Point p = on_circle(kHeadX, kHeadY, 68.5, i * 15);
    svg += circle(p.x, p.y, i % 2 == 0 ? 4.4 : 2.8, t.gold);
    if (i % 2 == 0) svg += circle(p.x - 1.3, p.y - 1.3, 1.4, "#F8DC8C");
  }
  return svg;
}

std::string sporty(const WindowTones& t) {
  std::string svg = rect(0, 0, 250, 270, 0, t.base);
  for (int i = 0; i < 8; ++i) {
    const double x = -70 + i * 44.0;
    svg += path(cut("M* 270H*L* 0H*Z", x, x + 34, x + 154, x + 120), i % 2 == 0 ? t.dark : t.light);
    svg += line(cut("M* 270L* 0", x + 39, x + 159), t.pale, 2.4, "stroke-opacity=\".75\"");
  }
  // Two ribbons cross the lanes; the upper one is the finishing line.
  svg += path("M-10 216L260 76V104L-10 244Z", t.pale);
  std::string squares;
  for (int i = 0; i < 20; ++i) {
    for (int row = 0; row < 2; ++row) {
      if ((i + row) % 2 == 0) continue;
      const double x = -10 + i * 14.0;
      const double y = 216 - 14 * i * .5185 + row * 14.0;
      squares += path(cut("M* *l14 -7.26v14l-14 7.26Z", x, y), t.dark);
    }
  }
  svg += squares + path("M-10 252L260 112V122L-10 262Z", t.gold);
  // A ball on its way.
  svg += line("M150 84q14 -16 32 -16M148 96q14 -14 30 -15M158 70q10 -10 24 -11", "#FBF1DC", 2.4, "stroke-opacity=\".8\"");
  svg += group(circle(0, 0, 12, "#F8DC8C") + path("M0 -12A12 12 0 0 1 0 12Z", "#E3B04B") +
                   line("M-8 -8.6c6 4 7 13 3 19M7 -9.4c-5 5 -5 13 1 18", "#FFF9EC", 2),
               translate(198, 72));
  return svg;
}

}  // namespace

WindowTones window_tones(bool woman) {
  if (woman) return {"#E2503C", "#F07A62", "#F9B39B", "#C03C2D", "#B5382A", "#E3B04B"};
  return {"#2F62D0", "#4A7BE6", "#9DBBF5", "#2349A6", "#163680", "#E3B04B"};
}

std::string motif(Adjective adjective, bool woman) {
  const WindowTones tones = window_tones(woman);
  switch (adjective) {
    case Adjective::kArtistic:
      return artistic(tones);
    case Adjective::kCultured:
      return cultured(tones);
    case Adjective::kLaidBack:
      return laid_back(tones);
    case Adjective::kShy:
      return shy(tones);
    case Adjective::kSpiritual:
      return spiritual(tones);
    case Adjective::kSporty:
      return sporty(tones);
  }
  return "";
}

}  // namespace nightcap::tools::people
