// Sleeves: two tapered parts, each with its own dark side, the forearm lying over the upper arm.
#include "assets/tools/people/limb.hpp"

#include <algorithm>
#include <cmath>

namespace nightcap::tools::people {
namespace {

struct Axis {
  double x, y, length;  // along
  double nx, ny;        // across, towards the dark side (right and down)
};

Axis axis_of(const Joint& from, const Joint& to) {
  const double length = std::max(.01, std::hypot(to.x - from.x, to.y - from.y));
  Axis axis{(to.x - from.x) / length, (to.y - from.y) / length, length, 0, 0};
  axis.nx = -axis.y;
  axis.ny = axis.x;
  if (axis.nx * .8 + axis.ny * .6 < 0) axis.nx = -axis.nx, axis.ny = -axis.ny;
  return axis;
}

// All that lies on the dark side of the line between the joints.
std::string dark_side(const Joint& from, const Joint& to, const std::string& color, double shift = .12,
                      std::string_view more = "") {
  const Axis a = axis_of(from, to);
  const double far = 60;
  const auto at = [&](const Joint& joint, double along, double across) {
    return Point{joint.x + a.x * along + a.nx * across, joint.y + a.y * along + a.ny * across};
  };
  const Point p1 = at(from, -far, from.radius * shift);
  const Point p2 = at(to, far, to.radius * shift);
  const Point p3 = at(to, far, far);
  const Point p4 = at(from, -far, far);
  return path(cut("M* *L* *L* *L* *Z", p1.x, p1.y, p2.x, p2.y, p3.x, p3.y, p4.x, p4.y), color, more);
}

std::string bands(const Joint& from, const Joint& to, const std::string& color, double pitch, double width) {
  const Axis a = axis_of(from, to);
  std::string svg;
  for (double along = pitch * .7; along < a.length + to.radius; along += pitch) {
    const double x = from.x + a.x * along;
    const double y = from.y + a.y * along;
    // Slightly bowed, as stripes lie about something round.
    svg += line(cut("M* *Q* * * *", x - a.nx * 24, y - a.ny * 24, x + a.x * 5, y + a.y * 5, x + a.nx * 24, y + a.ny * 24),
                color, width);
  }
  return svg;
}

std::string shaded(const Joint& from, const Joint& to, const Sleeve& sleeve) {
  if (sleeve.cut == SleeveCut::kBare) return dark_side(from, to, sleeve.skin_dark);
  if (sleeve.cut != SleeveCut::kStriped) return dark_side(from, to, sleeve.dark);
  return bands(from, to, sleeve.stripe, 17, 7) + dark_side(from, to, "#10081A", .12, "fill-opacity=\".22\"");
}

// A band across the end of the forearm.
std::string band(const Axis& a, const Joint& wrist, double start, double end, double half, const std::string& base,
                 const std::string& dark, double round) {
  const auto at = [&](double along, double across) {
    return Point{wrist.x + a.x * along + a.nx * across, wrist.y + a.y * along + a.ny * across};
  };
  const Point p1 = at(start, -half), p2 = at(end, -half - .6), p3 = at(end, half + .6), p4 = at(start, half);
  const Point bow1 = at(end + round, 0), bow2 = at(start + round, 0);
  const std::string outline = cut("M* *L* *Q* * * *L* *Q* * * *Z", p1.x, p1.y, p2.x, p2.y, bow1.x, bow1.y, p3.x, p3.y, p4.x,
                                  p4.y, bow2.x, bow2.y, p1.x, p1.y);
  return inside(outline, base, dark_side({wrist.x - a.x, wrist.y - a.y, half}, {wrist.x, wrist.y, half}, dark, .2));
}

std::string cuff(const Axis& a, const Joint& wrist, const Sleeve& sleeve) {
  const double half = wrist.radius;
  switch (sleeve.cut) {
    case SleeveCut::kBare:  // two bangles
      return band(a, wrist, -7, -4, half + .4, "#E3B04B", "#9A6B1F", 1.6) +
             band(a, wrist, -2, 1, half + .4, "#F8DC8C", "#B98A2E", 1.6);
    case SleeveCut::kShirt: {
      const Point button{wrist.x - a.x * 1.5 + a.nx * half * .3, wrist.y - a.y * 1.5 + a.ny * half * .3};
      return band(a, wrist, -6, 4, half + 1.6, mix(sleeve.base, "#FFFFFF", .5), sleeve.dark, 2) +
             circle(button.x, button.y, 1.7, "#B98A2E");
    }
    case SleeveCut::kJacket:
      return band(a, wrist, -2, 5, half + .2, "#FFFDF6", "#D8D0C6", 2) +
             band(a, wrist, -8, -.6, half + 2, sleeve.base, sleeve.dark, 1.6) +
             circle(wrist.x - a.x * 4 + a.nx * half * .5, wrist.y - a.y * 4 + a.ny * half * .5, 1.6, "#E3B04B");
    case SleeveCut::kRibbed:
    case SleeveCut::kStriped: {
      std::string svg =
          band(a, wrist, -7, 4, half + 1, sleeve.cut == SleeveCut::kRibbed ? sleeve.light : sleeve.base, sleeve.dark, 2);
      for (const double across : {-.55, 0.0, .55}) {
        svg += line(cut("M* *L* *", wrist.x - a.x * 5 + a.nx * half * across, wrist.y - a.y * 5 + a.ny * half * across,
                        wrist.x + a.x * 3.4 + a.nx * half * across, wrist.y + a.y * 3.4 + a.ny * half * across),
                    mix(sleeve.base, "#10081A", .3), 1.5);
      }
      return svg;
    }
    case SleeveCut::kWide:
      return band(a, wrist, -9, 3, half + 4, sleeve.light, sleeve.dark, 3);
    default:
      return band(a, wrist, -4, 2.4, half + 1, sleeve.light, sleeve.dark, 2);
  }
}

}  // namespace

std::string limb_outline(const Joint& from, const Joint& to, double swell) {
  const double length = std::max(.01, std::hypot(to.x - from.x, to.y - from.y));
  const double along = std::atan2(to.y - from.y, to.x - from.x);
  const double open = std::acos(std::clamp((from.radius - to.radius) / length, -1.0, 1.0));
  const auto at = [](const Joint& joint, double angle) {
    return Point{joint.x + joint.radius * std::cos(angle), joint.y + joint.radius * std::sin(angle)};
  };
  const Point a1 = at(from, along - open), b1 = at(to, along - open), b2 = at(to, along + open), a2 = at(from, along + open);
  // The swelling sits in the part's first half, where muscles are.
  const auto bulge = [&](const Point& a, const Point& b, double angle) {
    return Point{a.x + (b.x - a.x) * .4 + swell * std::cos(angle), a.y + (b.y - a.y) * .4 + swell * std::sin(angle)};
  };
  const Point s1 = bulge(a1, b1, along - open), s2 = bulge(a2, b2, along + open);
  return cut("M* *Q* * * *A* * 0 0 1 * *Q* * * *A* * 0 0 1 * *Z", a1.x, a1.y, s1.x, s1.y, b1.x, b1.y, to.radius, to.radius,
             b2.x, b2.y, s2.x, s2.y, a2.x, a2.y, from.radius, from.radius, a1.x, a1.y);
}

std::string upper_arm(const Joint& shoulder, const Joint& elbow, const Sleeve& sleeve) {
  const bool bare = sleeve.cut == SleeveCut::kBare;
  const std::string outline = limb_outline(shoulder, elbow, 2);
  return inside(outline, bare ? sleeve.skin : sleeve.base, shaded(shoulder, elbow, sleeve));
}

std::string forearm(const Joint& shoulder, const Joint& elbow, const Joint& wrist, const Sleeve& sleeve) {
  const bool bare = sleeve.cut == SleeveCut::kBare;
  const std::string outline = limb_outline(elbow, wrist, 3);
  const std::string& base = bare ? sleeve.skin : sleeve.base;
  const std::string fold = bare ? sleeve.crease : mix(sleeve.base, "#10081A", .36);
  std::string svg = inside(limb_outline(shoulder, elbow, 2), "none",
                           path(outline, fold, "fill-opacity=\".5\" transform=\"translate(1.6 -3)\""));
  svg += inside(outline, base, shaded(elbow, wrist, sleeve));
  return svg + cuff(axis_of(elbow, wrist), wrist, sleeve);
}

std::string sweatband(const Joint& elbow, const Joint& wrist) {
  const Axis a = axis_of(elbow, wrist);
  return band(a, wrist, -9, 4, wrist.radius + 2.2, "#FFFDF6", "#DAD2C8", 2.4) +
         band(a, wrist, -5, -.4, wrist.radius + 2.3, "#E2503C", "#B5382A", 2.4);
}

}  // namespace nightcap::tools::people
