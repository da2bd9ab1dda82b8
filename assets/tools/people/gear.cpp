// Hats and props of the nouns.
#include <cmath>
#include <numbers>

#include "assets/tools/people/figure.hpp"

namespace nightcap::tools::people {

std::string headphones(const Person& who, const std::string& color) {
  const double w = who.look.half_width;
  const Hair hair = who.look.hair;
  // The band lies on the hair, whose height differs.
  double top = -117;
  if (hair == Hair::kAfro) top = -121;
  if (hair == Hair::kShortAfro || hair == Hair::kCurls || hair == Hair::kFlip || hair == Hair::kHeadscarf) top = -120;
  if (hair == Hair::kBaldRim || hair == Hair::kSlick || hair == Hair::kCrew) top = -111;
  const double control = top - (top + 62) * -.36;  // a cubic reaches three quarters of its handles
  const std::string bow = fit("M-w-4 -62C-w-8 ", w) + number(control) + fit(" w+8 ", w) + number(control) + fit(" w+4 -62", w);
  std::string svg = line(bow, "#1B1426", 9.6) + line(bow, color, 4.6);
  for (const double side : {-1.0, 1.0}) {
    const std::string& tone = side < 0 ? color : mix(color, "#10081A", .24);
    svg += rect(side * (w + 3.6) - 8.6, -75, 17.2, 36, 8, "#1B1426") + rect(side * (w + 8.4) - 6.8, -70, 13.6, 26, 6.4, tone) +
           line(cut("M* -64v12", side * (w + 9.6) - 2.4), mix(tone, "#FFFFFF", .45), 2);
  }
  return svg;
}

std::string daisy_band(const Person& who) {
  const double w = who.look.half_width;
  const Hair hair = who.look.hair;
  const double side = who.mirror;
  const bool red_hair = who.hair_color == 3 || who.hair_color == 5;
  const std::string base = who.woman ? "#7C3FA0" : red_hair ? "#1F8C8C" : "#C8452F";
  std::string svg;
  const bool wrapped = hair == Hair::kHeadscarf || hair == Hair::kTurban;  // cloth needs no band, only the flower
  if (!wrapped) {
    const double out = hair == Hair::kAfro || hair == Hair::kShortAfro ? 7 : 4.4;
    const std::string bow = cut("M* -74Q0 -93 * -74", -w - out, w + out);
    svg += line(bow, mix(base, "#10081A", .35), 9) + line(bow, base, 7.4) + line(bow, "#F8DC8C", 2, "stroke-dasharray=\"2 6\"");
  }
  std::string flower;
  for (int i = 0; i < 7; ++i) {
    flower += group(ellipse(0, -7.4, 3.5, 5.2, i < 4 ? "#FFFFFF" : "#E9E1D6"), rotate(i * 360 / 7.0 + 20));
  }
  flower += circle(0, 0, 4.8, "#F2B53C") + path("M0 -4.8A4.8 4.8 0 0 1 0 4.8Z", "#C98A1E");
  return svg + group(flower, wrapped ? translate(side * (w - 12), -90) : translate(side * (w - 8), -83));
}

std::string pencil(const Person& who) {
  const double w = who.look.half_width;
  // It lies behind the ear and slants up and out; the rubber end is hidden.
  const std::string drawn = rect(0, -3.4, 42, 6.8, 0, "#F2B53C") + rect(0, .4, 42, 3, 0, "#C98A1E") +
                            path("M42 -3.4L53 0L42 3.4Z", "#F6DDB8") + path("M49 -1.3L53 0L49 1.3Z", "#1B1426");
  const double side = who.mirror;
  return group(drawn, translate(side * (w - 6), -64) + " " + scale(side, 1) + " " + rotate(-31));
}

std::string disco_drops(const Person& who) {
  const double w = who.look.half_width;
  std::string svg;
  for (const double side : {-1.0, 1.0}) {
    const double x = side * (w + 3.4);
    std::string mirror_ball;
    mirror_ball += path("M1 -12H14V12H1C4 4 4 -4 1 -12Z", "#A9B7D6");
    mirror_ball += line("M-9 -3.4H9M-9 2.6H9M-3.4 -9C-5 -3 -5 3 -3.4 9M3 -9C4.6 -3 4.6 3 3 9", "#7D8DB4", 1.5);
    mirror_ball += rect(-4.6, -3, 4, 4.6, 0, "#FFFFFF") + rect(-2.4, 3.4, 3.4, 3, 0, "#FFE9A8");
    svg += line(cut("M* -49v8", x), "#F8DC8C", 2) +
           group(inside("M-8.2 0A8.2 8.2 0 0 1 8.2 0A8.2 8.2 0 0 1 -8.2 0Z", "#E4ECF6", mirror_ball), translate(x, -33));
  }
  return svg;
}

std::string cat(const Person& who) {
  static constexpr std::array<std::string_view, 4> kCoats = {"#E08A3C", "#2A2030", "#E9E2DA", "#8C8792"};
  const std::string coat(kCoats[static_cast<std::size_t>(who.tone)]);
  const bool black = who.tone == 1;
  const std::string dark = mix(coat, "#10081A", black ? .35 : .2);
  const std::string mark = black ? "#4A3C54" : mix(coat, "#3A1420", .4);
  const std::string ink = black ? "#F8DC8C" : "#2A1620";
  const std::string body =
      "M-25 70C-35 34 -30 10 -27 -2C-29 -12 -29 -22 -27 -31C-21 -30 -15 -25 -11 -20C-4 -22 4 -22 11 -20C15 -25 21 -30 27 -31"
      "C29 -22 29 -12 27 -2C30 10 35 34 25 70Z";
  std::string fur = path("M3 -40C1 -10 6 20 3 80H50V-40Z", dark);
  fur += path(
      "M-24 -24C-22 -16 -20 -12 -18 -9C-16 -14 -14 -17 -12 -18C-16 -21 -20 -24 -24 -24ZM24 -24C22 -16 20 -12 18 -9C16 -14 14 "
      "-17 12 -18C16 -21 20 -24 24 -24Z",
      mix(coat, "#E8604C", .5));
  fur += ellipse(0, 14, 11, 8, mix(coat, "#FFFFFF", black ? .12 : .45)) +
         path("M-12 60C-14 38 -8 24 0 24C8 24 14 38 12 60Z", mix(coat, "#FFFFFF", black ? .1 : .4));
  fur += line("M-7 -19v8M0 -20v10M7 -19v8M-29 20l9 3M-30 30l9 2M29 20l-9 3M30 30l-9 2", mark, 3);
  std::string drawn = inside(body, coat, fur);
  for (const double side : {-1.0, 1.0}) {
    drawn += ellipse(side * 11, 1, 5.2, 5.8, black ? "#F8DC8C" : "#F4E9B4") + ellipse(side * 11, 1, 2, 5, "#1B1022") +
             circle(side * 11 - 1.2, -1.4, 1.2, "#FFFFFF");
    drawn += line(cut("M* 12l* -3M* 15l* 1", side * 13, side * 15, side * 13, side * 16), black ? "#B8AEC0" : "#6A5560", 1.5);
  }
  drawn += path("M-3.6 8.4H3.6L0 12.4Z", "#D9553F") + line("M0 12.4q-3.6 4.4 -7 1.6M0 12.4q3.6 4.4 7 1.6", ink, 1.7);
  return group(drawn, translate(who.mirror * 58, 42) + " " + rotate(who.mirror * 4));
}

std::string vinyl(const Person& who, const std::string& label) {
  std::string drawn = circle(0, 0, 35, "#15101C");
  for (const double radius : {30.0, 25.0, 20.0})
    drawn += circle(0, 0, radius, "none", "stroke=\"#3B3148\" stroke-width=\"1.6\"");
  drawn += path("M0 0L-31.6 -15A35 35 0 0 1 -17 -30.6Z", "#FFFFFF", "fill-opacity=\".2\"") +
           path("M0 0L31.6 15A35 35 0 0 1 17 30.6Z", "#FFFFFF", "fill-opacity=\".12\"") + circle(0, 0, 12.6, label) +
           path("M0 -12.6A12.6 12.6 0 0 1 0 12.6Z", mix(label, "#10081A", .22)) + circle(0, 0, 2.8, "#FBF1DC");
  return group(drawn, translate(who.mirror * 55, 57));
}

std::string brick_phone(double x, double y, double degrees) {
  std::string drawn = rect(6, -58, 6.4, 28, 3.2, "#23212A") + rect(7.4, -56, 1.8, 20, .9, "#5A5666");
  drawn += inside("M-13 -30C-13 -35 -10 -36 -6 -36H8C12 -36 13 -34 13 -30V34C13 38 10 40 6 40H-6C-11 40 -13 38 -13 34Z",
                  "#3A3744", path("M3 -40H20V44H3Z", "#26242E"));
  drawn += rect(-8.4, -29, 16.8, 12.6, 2.4, "#9BD3B8") + path("M-8.4 -18L0 -29H-6C-7.6 -29 -8.4 -28 -8.4 -26Z", "#C8EEDB");
  for (int row = 0; row < 4; ++row) {
    for (int column = 0; column < 3; ++column) {
      drawn += rect(-8.4 + 6.2 * column, -11 + 8.4 * row, 4.4, 5.2, 1.2,
                    row == 3      ? "#E3B04B"
                    : column == 2 ? "#CFC4B2"
                                  : "#F0E6D2");
    }
  }
  return group(drawn, translate(x, y) + " " + rotate(degrees));
}

}  // namespace nightcap::tools::people
