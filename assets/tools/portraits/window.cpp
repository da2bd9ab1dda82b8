#include "assets/tools/portraits/window.hpp"

#include <cmath>
#include <numbers>

#include "assets/tools/portraits/cast.hpp"
#include "assets/tools/portraits/hand.hpp"
#include "assets/tools/portraits/pen.hpp"

namespace nightcap::tools::portraits {

using people::Brows;
using people::Expression;
using people::Eyes;
using people::Hair;
using people::Look;
using people::Mouth;
using people::Nose;

namespace {

constexpr std::string_view kBrass = "#C9A054", kBrassLight = "#F3DDA0", kGold = "#E3B04B", kGoldLight = "#F8DC8C",
                           kCream = "#FBF1DC";

// The bowl's foot is at (0,0).
std::string snifter() {
  const std::string bowl = "M-2 0C-18 -4 -24 -16 -21 -27C-19 -34 -14 -38 -11 -42H11C14 -38 19 -34 21 -27C24 -16 18 -4 2 0Z";
  return rect(-2, -1, 4, 30, 0, "#E9F3F2") + path("M-15 30C-12 26 12 26 15 30Z", "#E9F3F2") +
         path(bowl, "#FFFFFF", "fill-opacity=\"0.38\"") +
         inside(bowl, "none",
                path("M-26 -22C-10 -26 10 -18 26 -23V4H-26Z", "#C2651C") + path("M4 -22C12 -19 20 -21 26 -23V4H0Z", "#96470F") +
                    ellipse(-2, -21.6, 21, 2.6, "#E58F3A")) +
         line("M-17 -27C-17 -33 -13 -36 -11 -39", "#FFFFFF", 2.6) + line("M-11 -42H11", "#FFFFFF", 2.2);
}

// The round flask of the blue poison, about (0,0).
std::string flask() {
  return path("M-6 -34H6V-18H-6Z", "#2E67D8") + circle(0, 0, 20, "#2E67D8") +
         path("M2 -20A20 20 0 0 1 2 20C8 8 8 -8 2 -20Z", "#1B469F") + rect(-8, -37, 16, 5, 2, "#6FA0F2") +
         rect(-5.4, -44, 10.8, 9, 2, "#9A6A34") + line("M-13 -8C-12 -12 -9 -15 -6 -16", "#BBD4FF", 3) +
         circle(0, 1, 11.4, kCream) + path("M-7 0C-7 -9 7 -9 7 0C7 3 5 4.6 4.4 5V9H-4.4V5C-5 4.6 -7 3 -7 0Z", "#12285E") +
         circle(-2.8, 0, 1.9, kCream) + circle(2.8, 0, 1.9, kCream);
}

// A martini in a tilted glass; the hand takes it at (0,0), by the stem.
std::string martini(std::string_view drink) {
  return rect(-1.6, -22, 3.2, 40, 0, "#F2FBF8") + path("M-12 21C-10 17 10 17 12 21Z", "#F2FBF8") +
         path("M-23 -50H23L2 -22H-2Z", "#F8FFFD", "fill-opacity=\"0.55\"") + path("M-17.5 -43H17.5L1.6 -23H-1.6Z", drink) +
         path("M3 -43H17.5L1.6 -23H0Z", shade(drink)) + line("M-24 -50H24", "#FFFFFF", 2.4) +
         line("M-12 -60L6 -31", kGold, 2.2) + circle(3, -36, 5.4, "#8FB03A") + circle(4.6, -36.6, 1.9, "#D9402F");
}

// A forearm raised from the elbow at (x0,y0) to the wrist at (x1,y1).
std::string forearm(double x0, double y0, double x1, double y1, double thick, double thin, std::string_view color,
                    std::string_view dark, std::string_view band = "") {
  const double length = std::hypot(x1 - x0, y1 - y0), nx = -(y1 - y0) / length, ny = (x1 - x0) / length;
  const auto at = [&](double t, double off) {
    return number(x0 + (x1 - x0) * t + nx * off) + " " + number(y0 + (y1 - y0) * t + ny * off);
  };
  const double fat = thick / 2, slim = thin / 2;
  const std::string outline = "M" + at(1, -slim) + "C" + at(0.66, -slim - 1) + " " + at(0.3, -fat) + " " + at(0, -fat) + "C" +
                              at(-0.34, -fat) + " " + at(-0.34, fat) + " " + at(0, fat) + "C" + at(0.3, fat) + " " +
                              at(0.66, slim + 1) + " " + at(1, slim) + "Z";
  const double right = nx > 0 ? 1 : -1;  // the side away from the light
  const std::string half = "M" + at(1, slim * 0.1 * right) + "L" + at(-0.4, fat * 0.1 * right) + "L" +
                           at(-0.4, fat * 1.3 * right) + "L" + at(1, fat * 1.3 * right) + "Z";
  std::string svg = placed(path(outline, "#1A0A10", "fill-opacity=\"0.3\""), 4, 2) + inside(outline, color, path(half, dark));
  // A band round the wrist.
  if (!band.empty()) {
    const std::string edge =
        "M" + at(0.8, -slim - 3) + "L" + at(0.8, slim + 3) + "L" + at(1.04, slim + 2) + "L" + at(1.04, -slim - 2) + "Z";
    const std::string far = "M" + at(0.7, slim * 0.1 * right) + "L" + at(1.2, slim * 0.1 * right) + "L" +
                            at(1.2, fat * 2 * right) + "L" + at(0.7, fat * 2 * right) + "Z";
    svg += inside(edge, band, path(far, shade(band)));
  }
  return svg;
}

std::string fan(double x, double y) {
  constexpr int kSticks = 9;
  constexpr double kFrom = -170, kTo = -58, kReach = 62;
  std::string leaf, sticks, edge;
  const auto at = [&](double degrees, double radius) {
    const double angle = degrees * std::numbers::pi / 180;
    return number(x + radius * std::cos(angle)) + " " + number(y + radius * std::sin(angle));
  };
  const double step = (kTo - kFrom) / (kSticks - 1);
  for (int i = 0; i + 1 < kSticks; ++i) {
    const double a = kFrom + i * step, b = a + step;
    const std::string piece =
        "M" + at(a, 26) + "L" + at(a, kReach) + "Q" + at((a + b) / 2, kReach + 8) + " " + at(b, kReach) + "L" + at(b, 26) + "Z";
    leaf += path(piece, i % 2 == 0 ? "#16805F" : "#0E5F47");
    edge += "M" + at(a, kReach - 4) + "Q" + at((a + b) / 2, kReach + 3) + " " + at(b, kReach - 4);
  }
  for (int i = 0; i < kSticks; ++i) sticks += "M" + number(x) + " " + number(y) + "L" + at(kFrom + i * step, kReach - 2);
  return leaf + line(sticks, kBrass, 2.2) + line(edge, kBrassLight, 2.4) + circle(x, y, 4, kBrassLight);
}

}  // namespace

std::string colonel_behind_glass() {
  const Heir& who = heir("colonel");
  Expression mood = people::expression("sly");
  mood.tilt = 4, mood.dx = 4, mood.look = 1, mood.brows = Brows::kCalm, mood.left_brow = 0, mood.right_brow = -4;
  mood.eyes = Eyes::kOpen;
  const HandLook glove = gloved_hand("#F6F1E6");
  std::string svg = figure(who.look, who.wear(), mood);
  // The glass he shows, and the flask he would rather not.
  svg += forearm(-66, 100, -44, 62, 40, 30, "#B93A32", "#8E2420", kBrassLight) + placed(snifter(), -40, 28, 0.9) +
         placed(holding_hand(glove), -40, 46, 0.92, -8);
  svg += forearm(68, 102, 50, 80, 40, 30, "#A52E29", "#7A1D1D", kBrassLight) + placed(flask(), 30, 50, 1, -14) +
         placed(mirrored(holding_hand(glove)), 42, 68, 0.92, -24);
  return placed(svg, 85, 118, 0.95);
}

std::string dowager_behind_glass() {
  const Heir& who = heir("dowager");
  Expression mood = people::expression("calm");
  mood.tilt = -4, mood.dx = -4, mood.dy = -1, mood.look = -1, mood.eyes = Eyes::kHalf, mood.brows = Brows::kArched,
  mood.mouth = Mouth::kSmirk;
  mood.right_brow = -3;
  const HandLook bare = bare_hand("#B97848", mix("#B97848", "#FFE9DC", 0.4));
  std::string svg = figure(who.look, who.wear(), mood);
  svg += fan(18, 88) + forearm(60, 116, 36, 94, 36, 27, "#66327F", "#451C5C") +
         path("M28 76C36 72 44 78 46 86C48 96 42 108 34 108C28 100 24 86 28 76Z", "#F3EAD6") +
         path("M38 76C44 79 46 84 46 88C48 96 42 108 34 108C40 98 42 86 38 76Z", "#D3C4A4") +
         placed(holding_hand(bare), 22, 90, 0.76, -18) + rect(13, 84, 7, 6, 2, "#0F8A62");
  return placed(svg, 85, 124, 0.88);
}

std::string couple_behind_glass() {
  constexpr std::string_view kHerSkin = "#98602F", kHisSkin = "#EBB98F";
  const Look her{.woman = true,
                 .skin = std::string(kHerSkin),
                 .half_width = 32,
                 .square = .25,
                 .chin = .3,
                 .nose = Nose::kSnub,
                 .brow = people::Brow::kSlim,
                 .hair = Hair::kBeehive,
                 .hair_color = "#1E1520",
                 .lips = "#D2264A"};
  const Look him{.woman = false,
                 .skin = std::string(kHisSkin),
                 .half_width = 34,
                 .square = .65,
                 .chin = .55,
                 .nose = Nose::kRoman,
                 .brow = people::Brow::kStrong,
                 .hair = Hair::kSidePart,
                 .hair_color = "#4A2A1C"};
  Expression hers = people::expression("pleased"), his = people::expression("pleased");
  hers.tilt = 6, hers.dx = 4, hers.eyes = Eyes::kHalf, hers.look = 1;
  his.tilt = -6, his.dx = -4, his.mouth = Mouth::kGrin;
  Costume dress, dinner_jacket;
  dress.torso =
      bust(54, kHerSkin) +
      path("M-17 -4C-30 22 -44 36 -56 56L-62 130H62L56 56C44 36 30 22 17 -4L12 -2C10 26 5 40 0 48C-5 40 -10 26 -12 -2Z",
           "#177F80") +
      path("M17 -4C30 22 44 36 56 56L62 130H20L0 48C5 40 10 26 12 -2Z", "#0F5C60") + spark(-34, 62, 4, 6, 1.8, kGoldLight) +
      spark(-20, 84, 4, 7, 2, "#FFFFFF") + spark(-42, 90, 4, 5, 1.6, kGoldLight) + spark(30, 66, 4, 6, 1.8, kGoldLight);
  const std::string drop = circle(-35, -40, 4, kGoldLight) + path("M-35 -38L-29 -27L-35 -18L-41 -27Z", "#4FD0C4");
  dress.sides = drop + mirrored(drop);
  dinner_jacket.torso = bust(70, "#F3E7CE") + path("M-19 -4C-14 40 -8 74 0 100C8 74 14 40 19 -4Z", "#FFFFFF") +
                        path("M5 -2C6 40 4 74 0 100C8 74 14 40 19 -4Z", "#DDE2E6") + circle(0, 34, 2.4, "#1B1426") +
                        circle(0, 52, 2.4, "#1B1426") +
                        path("M-19 -2C-34 8 -40 26 -36 44L0 106C-9 74 -16 36 -19 -2Z", "#FFF6E2") +
                        path("M19 -2C34 8 40 26 36 44L0 106C9 74 16 36 19 -2Z", "#CDBD9C") + circle(42, 40, 5.4, "#C42A3A") +
                        circle(47, 38, 4.6, "#E2503C") + circle(45, 43, 4.4, "#A31C30");
  dinner_jacket.collar = path("M-18 -9L-24 9L-5 13L0 6Z", "#FFFFFF") + path("M18 -9L24 9L5 13L0 6Z", "#E3E6EA") +
                         path("M-3 8C-10 -1 -17 -3 -20 -2C-22 4 -22 14 -20 19C-16 20 -10 16 -3 9Z", "#4A2C68") +
                         path("M3 8C10 -1 17 -3 20 -2C22 4 22 14 20 19C16 20 10 16 3 9Z", "#331C4C") +
                         rect(-4.5, 2, 9, 13, 3, "#6A4690");
  std::string svg = placed(figure(her, dress, hers), 76, 152, 0.86) + placed(figure(him, dinner_jacket, his), 206, 150, 0.88);
  svg += placed(martini("#F47F66"), 118, 152, 0.86, 7) + placed(martini("#7FD6B8"), 164, 152, 0.86, -7);
  svg += forearm(100, 226, 115, 168, 32, 21, kHerSkin, people::skin_shade(kHerSkin)) +
         line("M104 176C109 179 118 180 125 178", kGoldLight, 3.4) +
         placed(holding_hand(bare_hand(kHerSkin, "#D2264A")), 118, 154, 0.72, 6);
  svg += forearm(184, 226, 168, 174, 38, 27, "#F3E7CE", "#C9B892", "#FFFFFF") +
         placed(mirrored(holding_hand(bare_hand(kHisSkin, ""))), 164, 155, 0.78, -6);
  return svg + line("M141 94V80M129 98L121 88M153 98L161 88", "#FFF6DC", 3);
}

}  // namespace nightcap::tools::portraits
