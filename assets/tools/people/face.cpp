// The bare face: ears, skull with the nose cut as a profile into its dark half, beard.
#include "assets/tools/people/parts.hpp"
#include "assets/tools/people/svg.hpp"

namespace nightcap::tools::people {
namespace {

constexpr double kBridge = -66;  // where the nose leaves the forehead

// From the bridge to the lip, about a middle line of 0; the light side is on the left. The numbers are offsets from the
// middle, so that the nose follows the face when that turns.
std::string nose_profile(Nose nose, double x, double y) {
  switch (nose) {
    case Nose::kRoman:  // a high bump, then straight down
      return cut("C* * * * * *C* * * * * *Q* * * *L* *", x - 4, y - 65, x - 7.5, y - 60, x - 8, y - 54, x - 8.6, y - 49, x - 12,
                 y - 44, x - 11, y - 40, x - 9.5, y - 36.6, x - 5, y - 37.6, x + .5, y - 36.4);
    case Nose::kSnub:  // turned up
      return cut("C* * * * * *C* * * * * *C* * * * * *", x, y - 55, x - 2, y - 51, x - 8.5, y - 49, x - 13, y - 48, x - 12.4,
                 y - 42, x - 8, y - 41.4, x - 5, y - 41, x - 3, y - 39.8, x + .5, y - 39.6);
    case Nose::kBroad:  // a full tip with a wing
      return cut("C* * * * * *C* * * * * *C* * * * * *", x, y - 56, x - 2, y - 52.5, x - 6, y - 49.5, x - 14.6, y - 48,
                 x - 15.4, y - 37, x - 8, y - 36.6, x - 5, y - 36.2, x - 3, y - 37.6, x + .5, y - 36.6);
    case Nose::kLong:
      return cut("L* *C* * * * * *L* *", x - 11.4, y - 40, x - 13.2, y - 36, x - 10.4, y - 34.4, x - 7, y - 35, x + .5,
                 y - 34.6);
    case Nose::kButton:
      return cut("C* * * * * *C* * * * * *L* *", x + .5, y - 56, x - .5, y - 52.4, x - 3.6, y - 51, x - 12, y - 50.4, x - 12,
                 y - 39.6, x - 4.4, y - 39.8, x + .5, y - 40.4);
    case Nose::kHooked:  // an eagle's
      return cut("C* * * * * *C* * * * * *Q* * * *", x - 2, y - 62, x - 9.5, y - 57, x - 11.4, y - 48, x - 12.4, y - 43,
                 x - 12.2, y - 39, x - 9.8, y - 35.4, x - 6.6, y - 38.6, x + .5, y - 38.2);
    default:
      return cut("L* *C* * * * * *L* *", x - 9.2, y - 42.4, x - 11.4, y - 38.4, x - 8.4, y - 37, x - 6, y - 37.8, x + .5,
                 y - 37.4);
  }
}

// Nostril and far wing, in the crease tone.
std::string nose_wing(Nose nose, double x, double y, const Tones& tones) {
  const double base = nose == Nose::kLong ? -36 : nose == Nose::kButton || nose == Nose::kSnub ? -41 : -38.4;
  const double out = nose == Nose::kBroad ? 6.8 : 4.6;
  std::string svg = ellipse(x - (nose == Nose::kBroad ? 5.6 : 4.4), y + base + .1, 2, 1.1, tones.crease);
  svg += line(cut("M* *q* * * *q* * * *", x + out - 1.6, y + base - 5, 3, 2, 1.6, 4.2, -1, 1.8, -3.4, 1), tones.crease, 1.7);
  return svg;
}

}  // namespace

std::string face_outline(const Look& look) {
  const double w = look.half_width;
  const double jaw = w * (.7 + .17 * look.square);
  const double corner = -36 + 7 * look.square;
  const double chin = 6.5 + 9 * look.chin;
  const double slant = 7.5 - 4 * look.square;  // how much the cheek still comes in at the jaw's corner
  return cut("M* -66C* -108 * -108 * -66C* * * * * *C* * * -14 0 -14C* -14 * * * *C* * * * * -66Z", -w, -w, w, w, w,
             corner - 14, jaw + slant * .7, corner - 8, jaw, corner, jaw - slant, corner + 9, chin, -chin, -jaw + slant,
             corner + 9, -jaw, corner, -jaw - slant * .7, corner - 8, -w, corner - 14, -w);
}

std::string draw_ears(const Look& look, const Tones& tones) {
  const double w = look.half_width;
  std::string svg;
  for (const double side : {-1.0, 1.0}) {
    const std::string& skin = side < 0 ? tones.skin : tones.shade;
    const std::string& inner = side < 0 ? tones.shade : tones.crease;
    switch (look.ear) {
      case Ear::kLong:
        svg += path(cut("M* -66C* -72 * -70 * -58C* -50 * -40 * -40Z", side * (w - 3), side * (w + 4), side * (w + 8),
                        side * (w + 6.5), side * (w + 6), side * (w + 3), side * (w - 4)),
                    skin);
        svg += line(cut("M* -62q* 0 * 6t* 7", side * (w + .5), side * 3.4, side * 3, side * -1.4), inner, 1.8);
        break;
      case Ear::kProud:
        svg += path(cut("M* -68C* -76 * -70 * -60C* -48 * -44 * -44Z", side * (w - 3), side * (w + 8), side * (w + 13),
                        side * (w + 10), side * (w + 7), side * (w + 1), side * (w - 4)),
                    skin);
        svg += line(cut("M* -64q* -1 * 6t* 7", side * (w + 2), side * 5, side * 4.4, side * -3), inner, 1.8);
        break;
      default:
        svg += circle(side * (w + 1), -56, 7, skin);
        svg += line(cut("M* -59.4q* -.6 * 4t* 3.6", side * (w + .8), side * 3.2, side * 3, side * -2.6), inner, 1.8);
    }
  }
  return svg;
}

std::string draw_skull(const Look& look, const Expression& mood, const Tones& tones, const std::string& hair_outline) {
  const double x = mood.dx * .9;
  const double y = mood.dy;
  const double w = look.half_width;
  // The dark half: down the forehead, out along the nose, over the lips to the chin, and all that is right of it.
  std::string half = cut("M* -110L* * L* *", x, x - .6, kBridge - 9 + y, x + .5, kBridge + y);
  half += nose_profile(look.nose, x, y);
  half += cut("L* *Q* * * *L* -8H*V-110Z", x - .2, -33 + y, x + 1.8, -24 + y * .6, x * .5, -16 + y * .3, x * .5, w + 12);
  std::string content;
  if (!hair_outline.empty()) content += path(hair_outline, tones.shade, "transform=\"translate(1.5 4)\"");
  content += path(half, tones.shade);
  if (!hair_outline.empty()) {
    // what the hair throws on the dark half
    content += inside(half, "none", path(hair_outline, tones.crease, "transform=\"translate(1.5 4)\" fill-opacity=\".55\""));
  }
  std::string svg = inside(face_outline(look), tones.skin, content);
  return svg + nose_wing(look.nose, x, y, tones);
}

std::string draw_beard(const Look& look, const Expression& mood, const Tones& tones) {
  const double w = look.half_width;
  const double mx = mood.dx * .8;
  const double y = mood.dy;
  const double jaw = w * (.7 + .17 * look.square);
  const double chin = 6.5 + 9 * look.chin;
  const std::string dark_half = path(cut("M* -90L* 20H80V-90Z", mood.dx * .5 + 1, mood.dx * .5 + 1), tones.hair_dark);
  std::string svg;
  if (look.beard == Beard::kFull) {
    const std::string outline =
        cut("M* -66C* -56 * -52 * -46C* * * * * *C* * * * * *C* -52 * -56 * -66L* -67C* -40 * -20 * -12C* -2 * 0 0 0"
            "C* 0 * -2 * -12C* -20 * -40 * -67Z",
            -w + 5, -w + 6, -w + 6, -w + 11, -w + 15, -41.0 + y, mx - 12, -39 + y, mx, -36.5 + y, mx + 12, -39 + y, w - 15,
            -41.0 + y, w - 11, -46.0, w - 6, w - 6, w - 5, w + .8, w + 2.6, jaw + 3.5, jaw - 3.5, chin + 7, chin - 2, -chin + 2,
            -chin - 7, -jaw + 3.5, -jaw - 3.5, -w - 2.6, -w - .8);
    svg += inside(outline, tones.hair,
                  dark_half + line(cut("M* -14q5 8 12 10M* -26q3 9 9 14M* -14q-5 8 -10 9", -jaw + 8, -jaw + 4, jaw - 6),
                                   tones.hair_light, 2));
  }
  if (look.beard == Beard::kGoatee) {
    const std::string outline =
        cut("M* *C* * * * 0 -6C* * * * * *C* * * * * *Z", mx - 11, -24 + y * .7, -chin - 4, -10.0, -7.0, -6.0, 7.0, -6.0,
            chin + 4, -10.0, mx + 11, -24 + y * .7, mx + 7, -19 + y * .7, mx - 7, -19 + y * .7, mx - 11, -24 + y * .7);
    svg += inside(outline, tones.hair, dark_half);
  }
  if (look.beard == Beard::kSideburns) {
    const std::string left = cut("M* -70L* -70C* -58 * -50 * -40Q* -36 * -38C* -46 * -56 * -70Z", -w - 1.5, -w + 5.5, -w + 6,
                                 -w + 9, -w + 12.5, -w + 6, -jaw - 2, -w + 1, -w - .5, -w - 1.5);
    const std::string right = cut("M* -70L* -70C* -58 * -50 * -40Q* -36 * -38C* -46 * -56 * -70Z", w + 1.5, w - 5.5, w - 6,
                                  w - 9, w - 12.5, w - 6, jaw + 2, w - 1, w + .5, w + 1.5);
    svg += path(left, tones.hair) + path(right, tones.hair_dark);
  }
  return svg;
}

std::string draw_moustache(const Look& look, const Expression& mood, const Tones& tones) {
  if (look.beard != Beard::kMoustache && look.beard != Beard::kGoatee) return "";
  const double x = mood.dx * .8;
  const double y = mood.dy;
  // A grin lifts the tips out of the way of the teeth.
  const double tip = (mood.mouth == Mouth::kGrin ? -34.5 : -30.5) + y;
  const double reach = look.beard == Beard::kMoustache ? 18 : 13.5;
  const std::string outline =
      cut("M* *C* * * * * *C* * * * * *C* * * * * *C* * * * * *Z", x, -36.5 + y, x - 5, -40 + y, x - 13, -38.5 + y, x - reach,
          tip, x - 11, -31.5 + y, x - 4, -31.2 + y, x, -33.6 + y, x + 4, -31.2 + y, x + 11, -31.5 + y, x + reach, tip, x + 13,
          -38.5 + y, x + 5, -40 + y, x, -36.5 + y);
  return inside(outline, tones.hair, rect(x, -50 + y, 40, 40, 0, tones.hair_dark));
}

}  // namespace nightcap::tools::people
