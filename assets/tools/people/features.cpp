// What shows the mood: eyes, brows, mouth, and the lines of age.
#include "assets/tools/people/parts.hpp"
#include "assets/tools/people/svg.hpp"

namespace nightcap::tools::people {
namespace {

constexpr double kEyeX = 13.5;  // from the middle of the face
constexpr double kEyeY = -60;
constexpr double kMouthY = -28;

std::string lash(double x, double y, double side, const Tones& tones, double rise) {
  return line(cut("M* *l* *", x + side * 6, y, side * 4.2, -rise), tones.ink, 2.2);
}

std::string ball(double x, double y, double radius, const Tones& tones) {
  return circle(x, y, radius, tones.iris) + circle(x, y, radius * .62, tones.ink) +
         circle(x - radius * .36, y - radius * .42, radius * .3, "#FFFFFF");
}

std::string draw_eye(double side, const Look& look, const Expression& mood, const Tones& tones) {
  const double x = mood.dx + side * kEyeX;
  const double y = kEyeY + mood.dy;
  const double lid = look.woman ? 3 : 2.3;
  const std::string& lid_skin = side < 0 ? tones.shade : tones.crease;
  const double seen = mood.look != 0 ? mood.look * 2.7 : mood.dx * .18;
  std::string svg;
  switch (mood.eyes) {
    case Eyes::kWide: {
      svg += circle(x, y - .4, 7.4, tones.white) + ball(x + seen, y, 3.2, tones);
      svg += line(cut("M* *C* * * * * *", x - 7.2, y - 2.6, x - 5, y - 9.6, x + 5, y - 9.6, x + 7.2, y - 2.6), tones.ink,
                  lid - .4);
      if (look.woman) svg += lash(x, y - 5.4, side, tones, 3.6);
      break;
    }
    case Eyes::kHalf: {
      const std::string almond = cut("M* *C* * * * * *C* * * * * *Z", x - 7, y - .6, x - 4, y - 6, x + 4, y - 6, x + 7, y - .6,
                                     x + 4, y + 5.4, x - 4, y + 5.4, x - 7, y - .6);
      svg += inside(almond, tones.white, ball(x + seen, y + .4, 3.7, tones) + rect(x - 9, y - 9, 18, 8.2, 0, lid_skin));
      svg += line(cut("M* *L* *", x - 7.2, y - .8, x + 7.2, y - .8), tones.ink, lid);
      if (look.woman) svg += lash(x, y - 1, side, tones, 3);
      break;
    }
    case Eyes::kHappy:
      svg += line(cut("M* *C* * * * * *", x - 6.6, y + 2, x - 4, y - 5.2, x + 4, y - 5.2, x + 6.6, y + 2), tones.ink, lid + .4);
      if (look.woman) svg += lash(x, y - .2, side, tones, 2.6);
      break;
    case Eyes::kClosed: {
      svg += path(cut("M* *C* * * * * *C* * * * * *Z", x - 7, y - 1, x - 4, y - 6, x + 4, y - 6, x + 7, y - 1, x + 4, y + 4.6,
                      x - 4, y + 4.6, x - 7, y - 1),
                  lid_skin);
      svg += line(cut("M* *C* * * * * *", x - 7, y - 1, x - 4, y + 4.8, x + 4, y + 4.8, x + 7, y - 1), tones.ink, lid - .3);
      if (look.woman)
        svg += line(cut("M* *l* *M* *l* *", x + side * 5.6, y + 1.4, side * 3.4, 2.4, x + side * 2, y + 3.6, side * 1.6, 3),
                    tones.ink, 1.8);
      break;
    }
    default: {
      const double rise = look.woman ? 1 : .2;  // the outer corner
      const std::string almond =
          cut("M* *C* * * * * *C* * * * * *Z", x - side * 6.8, y + .8, x - side * 4, y - 6, x + side * 4, y - 6.4, x + side * 7,
              y - rise, x + side * 4.4, y + 5.6, x - side * 4, y + 5.4, x - side * 6.8, y + .8);
      svg += inside(almond, tones.white, ball(x + seen, y - .4, 3.9, tones));
      svg += line(cut("M* *C* * * * * *", x - side * 6.8, y + .4, x - side * 4, y - 6.2, x + side * 4, y - 6.6, x + side * 7.2,
                      y - rise - .2),
                  tones.ink, lid);
      if (look.woman) svg += lash(x, y - rise - 1, side, tones, 3.6);
    }
  }
  return svg;
}

// A brow is a blade: thick at the nose, thin at the temple.
std::string draw_brow(double side, const Look& look, const Expression& mood, const Tones& tones) {
  const double x = mood.dx + side * kEyeX;
  double y = kEyeY - 12.4 + mood.dy + (side < 0 ? mood.left_brow : mood.right_brow);
  double thick = look.woman ? 3.2 : 4.4;
  double arch = 4.4;
  if (look.brow == Brow::kSlim) thick -= .9;
  if (look.brow == Brow::kStrong) thick += 1.1;
  if (look.brow == Brow::kBushy) thick += 2;
  if (look.brow == Brow::kStraight) arch = 1.6;
  double inner = 0;
  double outer = 1.4;
  if (mood.brows == Brows::kArched) arch += 1.4;
  if (mood.brows == Brows::kRaised) y -= 4.5, arch += 2;
  if (mood.brows == Brows::kSad) inner = -3, outer = 3, arch -= 1;
  if (mood.brows == Brows::kDetermined) inner = 2.6, outer = -1.2, arch = 1.4;
  const double from = x - side * 7.4;
  const double to = x + side * 8.6;
  const double middle = (from + to) / 2 + side * 1.2;
  const double y1 = y + inner;
  const double y2 = y + outer;
  const double top = (y1 + y2) / 2 - arch;
  const std::string color = look.age == 2 ? mix(tones.hair, "#3A3038", .3) : mix(tones.hair, "#100810", .35);
  return path(cut("M* *Q* * * *Q* * * *Q* * * *Z", from, y1 - thick * .5, middle, top - thick * .7, to, y2 - .3, middle,
                  top + thick * .7, from, y1 + thick * .5, from - side * 1.4, y1, from, y1 - thick * .5),
              side < 0 ? color : mix(color, "#100810", .22));
}

std::string womens_lips(double x, double y, double wide, double up, double low, const Tones& tones) {
  std::string svg = path(cut("M* *Q* * * *Q* * * *Q* * * *Z", x - wide, y - .6, x - wide * .4, y - up, x, y - up * .5,
                             x + wide * .4, y - up, x + wide, y - .6, x, y + low, x - wide, y - .6),
                         tones.lips);
  svg += path(cut("M* *Q* * * *Q* * * *Q* * * *Z", x - wide, y - .6, x - wide * .4, y - up, x, y - up * .5, x + wide * .4,
                  y - up, x + wide, y - .6, x, y + low * .22, x - wide, y - .6),
              tones.lips_dark);
  return svg;
}

}  // namespace

std::string draw_mouth(const Look& look, const Expression& mood, const Tones& tones) {
  const double x = mood.dx * .8;
  const double y = kMouthY + mood.dy;
  const double width = look.woman ? 4 : 3;
  const std::string below =
      line(cut("M* *q3 1.6 6 0", x - 3, y + (look.woman ? 7.4 : 7)), tones.crease, 1.8);  // under the lower lip
  const bool bearded = look.beard == Beard::kFull || look.beard == Beard::kGoatee;
  switch (mood.mouth) {
    case Mouth::kGrin: {
      const std::string open = cut("M* *Q* * * *Q* * * *Q* * * *Z", x - 13, y - 4.4, x, y - 2, x + 13, y - 4.4, x + 10.4,
                                   y + 10, x, y + 10, x - 10.4, y + 10, x - 13, y - 4.4);
      std::string svg = inside(open, "#5A1420",
                               path(cut("M* *H*V*Q* * * *Z", x - 14, y - 6, x + 14, y, x, y + 4.4, x - 14, y), tones.white) +
                                   ellipse(x, y + 10, 6.4, 4, "#C24A50"));
      if (look.woman) svg += line(open, tones.lips, 2.4);
      if (look.beard != Beard::kFull)
        svg += line(cut("M* *q-2.6 -1 -2.4 -3.4M* *q2.6 -1 2.4 -3.4", x - 14, y - 3.6, x + 14, y - 3.6), tones.crease, 1.7);
      return svg;
    }
    case Mouth::kSmile:
      if (look.woman) {
        const std::string top =
            cut("M* *Q* * * *Q* * * *", x - 11.4, y - 4.6, x - 5, y - 4.6, x, y - 2, x + 5, y - 4.6, x + 11.4, y - 4.6);
        return path(top + cut("C* * * * * *C* * * * * *Z", x + 8, y + 3.4, x + 5, y + 7.4, x, y + 7.4, x - 5, y + 7.4, x - 8,
                              y + 3.4, x - 11.4, y - 4.6),
                    tones.lips) +
               path(top + cut("Q* * * *Z", x, y + 8, x - 11.4, y - 4.6), tones.lips_dark) +
               path(cut("M* *Q* * * *Q* * * *Z", x - 8.6, y - 2.4, x, y + .6, x + 8.6, y - 2.4, x, y + 5.2, x - 8.6, y - 2.4),
                    tones.white) +
               line(cut("M* *q-1.8 -.6 -1.8 -2.4M* *q1.8 -.6 1.8 -2.4", x - 12.4, y - 4.4, x + 12.4, y - 4.4), tones.crease,
                    1.7);
      }
      return line(cut("M* *Q* * * *", x - 10.4, y - 2, x, y + 8.4, x + 10.4, y - 2), tones.lips_dark, 3) +
             (look.beard == Beard::kFull
                  ? ""
                  : line(cut("M* *q-2 -.6 -2 -2.6M* *q2 -.6 2 -2.6", x - 11, y - 2, x + 11, y - 2), tones.crease, 1.7)) +
             (bearded ? "" : below);
    case Mouth::kSmirk:
      if (look.woman) {
        return path(cut("M* *Q* * * *Q* * * *Q* * * *Q* * * *Z", x - 8, y + 1.6, x - 3.4, y - 2.4, x, y - .6, x + 5, y - 4,
                        x + 11.4, y - 4.4, x + 8, y + 7.4, x, y + 6.4, x - 5, y + 6, x - 8, y + 1.6),
                    tones.lips) +
               path(cut("M* *Q* * * *Q* * * *Q* * * *Z", x - 8, y + 1.6, x - 3.4, y - 2.4, x, y - .6, x + 5, y - 4, x + 11.4,
                        y - 4.4, x + 4, y + 3.4, x - 8, y + 1.6),
                    tones.lips_dark);
      }
      return line(cut("M* *Q* * * *", x - 8, y + 1.6, x + 4, y + 4.6, x + 11, y - 4), tones.lips_dark, width) +
             line(cut("M* *q2.4 -1 1.6 -3.6", x + 12, y - 4.4), tones.crease, 1.8) + (bearded ? "" : below);
    case Mouth::kSmall:
      if (look.woman) return womens_lips(x, y, 5.8, 4.4, 7, tones);
      return line(cut("M* *q2.6 -2.4 5 0t5 0", x - 5, y + 1), tones.lips_dark, width) + (bearded ? "" : below);
    case Mouth::kSerene:
      if (look.woman) return womens_lips(x, y - .6, 8.4, 4.6, 7.6, tones);
      return line(cut("M* *Q* * * *", x - 8.4, y - .6, x, y + 5.4, x + 8.4, y - .6), tones.lips_dark, width) +
             (bearded ? "" : below);
    case Mouth::kO:
      return ellipse(x, y + 1.4, 5.2, 7.2, look.woman ? tones.lips : tones.lips_dark) +
             ellipse(x, y + 1.6, 3.4, 5.2, "#3A0C14") + ellipse(x, y + 4.6, 2.6, 2.2, "#A83C44");
    case Mouth::kFlat:
      if (look.woman) return womens_lips(x, y + .6, 7.4, 3.4, 4.6, tones);
      return line(cut("M* *Q* * * *", x - 8, y + 2, x, y + .4, x + 8, y + 2), tones.lips_dark, width) + (bearded ? "" : below);
    default:
      if (look.woman) return womens_lips(x, y, 8, 4.4, 7, tones);
      return line(cut("M* *Q* * * *", x - 8.6, y, x, y + 3, x + 8.6, y - .4), tones.lips_dark, width) + (bearded ? "" : below);
  }
}

std::string draw_features(const Look& look, const Expression& mood, const Tones& tones) {
  const double x = mood.dx;
  const double y = mood.dy;
  std::string svg;
  std::string cheeks;
  if (mood.blush) {
    cheeks = ellipse(x - 20, -46 + y, 7.2, 4.8, tones.blush, "fill-opacity=\".6\"") +
             ellipse(x + 19.5, -46 + y, 6.6, 4.8, tones.blush, "fill-opacity=\".6\"");
  } else if (look.woman && !mood.gray) {
    cheeks = ellipse(x - 20.5, -45 + y, 6, 4.2, tones.blush, "fill-opacity=\".34\"") +
             ellipse(x + 19.5, -45 + y, 5.4, 4.2, tones.blush, "fill-opacity=\".3\"");
  }
  if (!cheeks.empty()) svg += inside(face_outline(look), "none", cheeks);  // a turned face's cheek ends at its edge
  const bool smooth = look.beard == Beard::kFull;                          // a beard hides the folds at the mouth
  if (look.age == 2) {
    svg +=
        line(cut("M* *q5 3.6 10 2.4M* *q5 1.2 10 -2.4", x - kEyeX - 6, -51.4 + y, x + kEyeX - 4, -49 + y), tones.crease, 1.6);
    if (!smooth) svg += line(cut("M* *q-3.4 5 -1 10M* *q3.4 5 1 10", x - 14, -41 + y, x + 13.4, -41 + y), tones.crease, 1.6);
  } else if (look.age == 1 && !smooth) {
    svg += line(cut("M* *q-2.6 3.4 -1 7M* *q2.6 3.4 1 7", x - 13.6, -38.6 + y, x + 13, -38.6 + y), tones.crease, 1.6);
  }
  for (const double side : {-1.0, 1.0}) svg += draw_eye(side, look, mood, tones) + draw_brow(side, look, mood, tones);
  return svg;
}

std::string draw_glasses(const Look& look, const Expression& mood) {
  const double x = mood.dx;
  const double y = kEyeY + mood.dy;
  const std::string& color = look.glasses_color;
  const double w = look.half_width;
  std::string svg;
  const auto temples = [&](double from, double width) {  // over the cheeks to the ears
    return line(cut("M* *L* -61M* *L* -61", x - from, y - 3, -w + 1, x + from, y - 3, w - 1), color, width);
  };
  switch (look.glasses) {
    case Glasses::kThick:
      svg += temples(25, 3.4);
      for (const double side : {-1.0, 1.0}) {
        const double left = x + side * 14.2 - 10.6;
        svg +=
            rect(left, y - 9.6, 21.2, 18.6, 6, "#FFFFFF", "fill-opacity=\".16\" stroke=\"" + color + "\" stroke-width=\"4.2\"");
        svg += line(cut("M* *l5 -6", left + 4.4, y + 2), "#FFFFFF", 1.8, "stroke-opacity=\".7\"");
      }
      return svg + line(cut("M* *q3.6 -2.4 7.2 0", x - 3.6, y - 3), color, 4);
    case Glasses::kTinted:
      svg += temples(24, 2.2);
      for (const double side : {-1.0, 1.0}) {
        svg += circle(x + side * 13.8, y + .4, 10.6, color, "fill-opacity=\".42\" stroke=\"#B98A2E\" stroke-width=\"2.6\"");
        svg += line(cut("M* *q1.6 -4.4 5 -5.4", x + side * 13.8 - 6.4, y - .4), "#FFFFFF", 1.8, "stroke-opacity=\".6\"");
      }
      return svg + line(cut("M* *q3.4 -3 6.8 0", x - 3.4, y - 1.4), "#B98A2E", 2.6);
    case Glasses::kMonocle:
      return circle(x + kEyeX + .4, y, 11, "#FFFFFF", "fill-opacity=\".2\" stroke=\"" + color + "\" stroke-width=\"3\"") +
             line(cut("M* *q1.6 -4.4 5 -5.4", x + kEyeX - 6, y - .6), "#FFFFFF", 1.8, "stroke-opacity=\".7\"") +
             line(cut("M* *C* -36 * -16 * -2", x + 22, y + 8, w + 1, w - 2, w - 8), color, 1.8);
    case Glasses::kCatEye:
      svg += temples(25, 2.6);
      for (const double side : {-1.0, 1.0}) {
        const double c = x + side * 14;
        svg += path(cut("M* *C* * * * * *C* * * * * *C* * * * * *Z", c - side * 9.6, y - 5, c - side * 4, y - 8.4, c + side * 6,
                        y - 7, c + side * 14, y - 12, c + side * 12, y - 2, c + side * 9, y + 8.4, c, y + 8.4, c - side * 8.6,
                        y + 8.4, c - side * 10.6, y + 1, c - side * 9.6, y - 5),
                    "#FFFFFF", "fill-opacity=\".18\" stroke=\"" + color + "\" stroke-width=\"3.2\"");
      }
      return svg + line(cut("M* *q4 -2.4 8 0", x - 4, y - 3), color, 3);
    default:
      return "";
  }
}

}  // namespace nightcap::tools::people
