// The five heirs.

#include "assets/tools/portraits/costume.hpp"
#include "assets/tools/portraits/pen.hpp"

namespace nightcap::tools::portraits {

namespace {

constexpr std::string_view kBrass = "#C9A054", kBrassLight = "#F3DDA0", kLinen = "#FBF6EA", kLinenShade = "#D9D1C2";

// Two loops and a knot.
std::string bow(double y, std::string_view color, std::string_view dark) {
  return group(path("M-3 0C-10 -9 -17 -11 -20 -10C-22 -4 -22 6 -20 11C-16 12 -10 8 -3 1Z", color) +
                   path("M3 0C10 -9 17 -11 20 -10C22 -4 22 6 20 11C16 12 10 8 3 1Z", dark) +
                   rect(-4.5, -6, 9, 13, 3, light(color)) +
                   line("M-9 -1L-15 -3M-9 2L-15 4M9 -1L15 -3M9 2L15 4", light(color), 2),
               translate(0, y));
}

std::string wing_collar(double height) {
  const std::string top = number(-height);
  return path("M-17 " + top + "C-8 " + number(-height + 7) + " 8 " + number(-height + 7) + " 17 " + top +
                  "L19 5C8 10 -8 10 -19 5Z",
              kLinen) +
         path("M4 " + number(-height + 5) + "C10 " + number(-height + 4) + " 14 " + number(-height + 2) + " 17 " + top +
                  "L19 5C14 8 9 9 4 9Z",
              kLinenShade) +
         path("M-15 " + number(-height + 2) + "L-22 4L-5 5Z", "#FFFFFF") +
         path("M15 " + number(-height + 2) + "L22 4L5 5Z", "#EDE6DA");
}

std::string shirt_front(std::string_view color, std::string_view dark) {
  return path("M-19 -2C-14 40 -8 74 0 104C8 74 14 40 19 -2Z", color) + path("M5 0C6 40 4 74 0 104C8 74 14 40 19 -2Z", dark);
}

// Half of a fur collar, from behind the ear down to the third button.
std::string fur_side() {
  return "M-26 -20C-33 -27 -42 -23 -43 -15C-52 -18 -60 -11 -58 -3C-67 -3 -72 5 -68 12C-77 16 -79 26 -73 31C-81 38 -80 48 -73 51"
         "C-79 60 -75 69 -67 70C-70 80 -63 87 -56 85C-55 96 -46 101 -40 97C-36 110 -26 116 -12 112C-18 100 -20 88 -18 78"
         "C-27 74 -28 64 -22 58C-31 52 -31 42 -24 37C-32 30 -32 20 -25 15C-32 8 -33 -4 -26 -20Z";
}

// Fur: locks of a second tone on the outline.
std::string tufted(std::string_view outline, std::string_view color, std::string_view lock) {
  std::string locks;
  for (int row = 0; row < 9; ++row) {
    for (int at = 0; at < 4; ++at) {
      const double x = -72 + at * 15 + (row % 2 != 0 ? 7 : 0), y = -16 + row * 14;
      locks += people::cut("M* *q-1 6 2.6 10q1 -3.4 4.4 -4.6", x, y);
    }
  }
  return inside(outline, color, line(locks, lock, 2.6));
}

}  // namespace

std::string bust(double half_width, std::string_view color) {
  const std::string w = number(half_width), edge = number(half_width + 5), low = number(half_width + 8);
  const auto side = [&](std::string_view minus) {
    const std::string m(minus);
    return "C" + m + "22 5 " + m + number(half_width * 0.62) + " 6 " + m + number(half_width * 0.86) + " 15C" + m + w + " 22 " +
           m + edge + " 36 " + m + edge + " 52L" + m + low + " 130";
  };
  return path("M-16 -6" + side("-") + "H" + low + "L" + edge + " 52C" + edge + " 36 " + w + " 22 " + number(half_width * 0.86) +
                  " 15C" + number(half_width * 0.62) + " 6 22 5 16 -6Z",
              color) +
         path("M8 -6H16" + side("") + "H30C22 90 12 40 8 -6Z", shade(color));
}

Costume colonel(std::string_view, std::string_view hair) {
  constexpr std::string_view kCoat = "#9E2B27", kCoatDark = "#741A1B";
  Costume wear;
  const std::string row = line("M-4 0H-30", kBrassLight, 4) + ring(-33, 0, 4, kBrassLight, 2.6);
  std::string frogs;
  for (const double y : {16.0, 32.0, 48.0, 64.0, 82.0, 100.0})
    frogs += group(row + mirrored(row) + circle(0, 0, 4.6, kBrass), translate(0, y));
  // The left epaulette; the right one is the same in the mirror.
  const std::string epaulette = path("M-46 4C-58 2 -72 8 -78 18C-80 24 -76 28 -70 27L-42 16C-40 10 -42 6 -46 4Z", kBrassLight) +
                                path("M-80 22C-82 30 -82 38 -80 42L-62 34L-58 24L-70 27C-75 28 -79 26 -80 22Z", kBrass) +
                                line("M-75 30V39M-70 30V37M-65 28V34", "#8A6420", 2) + circle(-58, 12, 3.4, "#9E2B27");
  wear.torso = bust(70, kCoat) + line("M0 10V130", kCoatDark, 3) + frogs + epaulette + mirrored(epaulette);
  const std::string medal = rect(-5, 0, 10, 11, 1, "#2F62D0") + rect(-1.5, 0, 3, 11, 0, kLinen) +
                            circle(0, 16, 6, kBrassLight) + spark(0, 16, 5, 4, 1.8, "#8A6420");
  wear.torso += group(medal, translate(43, 50)) + group(medal, translate(57, 52)) +
                group(line("M-58 52C-50 60 -42 60 -38 50", kBrass, 2.6), "scale(1)");
  wear.collar = path("M-19 -20C-9 -13 9 -13 19 -20L22 6C9 13 -9 13 -22 6Z", kCoat) +
                path("M4 -15C10 -16 15 -17 19 -20L22 6C16 9 10 11 4 11Z", kCoatDark) +
                line("M-19 -19C-9 -12 9 -12 19 -19", kBrassLight, 3) + line("M0 -13V10", kBrassLight, 2.4) +
                spark(-11, -3, 4, 5, 1.8, kBrassLight) + spark(11, -3, 4, 5, 1.8, kBrassLight);
  wear.face =
      // A nose that knows its port.
      ellipse(-3, -42, 8.4, 6, "#D9533F", "fill-opacity=\"0.42\"") +
      ellipse(-23, -46, 8, 5.4, "#E8604C", "fill-opacity=\"0.34\"") +
      ellipse(22, -46, 7.4, 5.4, "#C9452F", "fill-opacity=\"0.34\"") +
      // Moustache with turned up ends, and the monocle on its cord.
      path("M0 -40C-7 -46 -17 -43 -24 -36C-30 -31 -37 -33 -39 -42C-45 -30 -38 -22 -27 -23C-17 -24 -7 -28 0 -33Z", hair) +
      path("M0 -40C7 -46 17 -43 24 -36C30 -31 37 -33 39 -42C45 -30 38 -22 27 -23C17 -24 7 -28 0 -33Z",
           mix(hair, "#6A6070", 0.25)) +
      line("M-6 -37C-14 -38 -20 -33 -27 -28M6 -37C14 -38 20 -33 27 -28", mix(hair, "#6A6070", 0.5), 2) +
      line("M24 -52C36 -34 34 -8 22 16", kBrass, 2) + circle(13.5, -60, 11, "#FFFFFF", "fill-opacity=\"0.22\"") +
      ring(13.5, -60, 11.4, kBrassLight, 3.2) + line("M8 -66C10 -68 12 -69 14 -69", "#FFFFFF", 2);
  return wear;
}

Costume nephew(std::string_view, std::string_view hair) {
  constexpr std::string_view kSuit = "#202848", kScarf = "#F6F1E4";
  Costume wear;
  wear.torso = bust(64, kSuit) + shirt_front(kLinen, kLinenShade) + line("M-5 20C-4 44 -2 66 0 84", "#D9D1C2", 2) +
               circle(0, 34, 2.6, "#15131F") + circle(0, 52, 2.6, "#15131F") +
               path("M-20 2L-46 26L-30 30L-38 40L0 108C-9 76 -16 40 -20 2Z", "#3C4668") +
               path("M20 2L46 26L30 30L38 40L0 108C9 76 16 40 20 2Z", "#2B3350");
  // A silk scarf, thrown over the way only he does it.
  wear.collar = wing_collar(15) + bow(6, "#15131F", "#0A0912") +
                path("M-24 -4C-38 4 -46 24 -50 130H-34C-36 70 -34 30 -22 8Z", kScarf) +
                path("M24 -4C38 4 46 24 50 130H34C36 70 34 30 22 8Z", "#D5CDBC") +
                line("M-40 40L-44 60M-38 70L-42 92M40 40L44 60M38 70L42 92", "#B9AE96", 2);
  wear.front = circle(-36, 34, 7, "#C42A3A") + circle(-30, 31, 6, "#E2503C") + circle(-33, 38, 5.6, "#A31C30") +
               circle(-34, 33, 2.4, "#F47F66");
  wear.face = path("M-1 -35C-6 -38 -13 -36 -17 -32C-12 -33 -6 -33 -1 -33.5Z", hair) +
              path("M1 -35C6 -38 13 -36 17 -32C12 -33 6 -33 1 -33.5Z", hair);
  return wear;
}

Costume butler(std::string_view, std::string_view hair) {
  constexpr std::string_view kTails = "#2B2D36", kVest = "#D9AE52", kVestDark = "#A67C2E", kStripe = "#2A2024";
  Costume wear;
  wear.torso = bust(55, kTails) + path("M-27 4L-22 130H22L27 4Z", kVest) + path("M6 4L8 130H22L27 4Z", kVestDark) +
               line("M-21 14L-17 130M-13 34L-10.4 130M-5 50L-3.4 130M5 50L3.4 130M13 34L10.4 130M21 14L17 130", kStripe, 3.4) +
               path("M-19 -2C-15 18 -7 34 0 44C7 34 15 18 19 -2Z", kLinen) +
               path("M5 0C7 18 4 32 0 44C7 34 15 18 19 -2Z", kLinenShade) + circle(0, 28, 2.4, "#C9A054") +
               path("M-20 -2L-38 12L-41 36L-30 39L-33 46L-18 98C-24 62 -25 30 -20 -2Z", "#474A57") +
               path("M20 -2L38 12L41 36L30 39L33 46L18 98C24 62 25 30 20 -2Z", "#353742");
  wear.collar = wing_collar(22) + bow(4, "#1D1B22", "#0E0D12");
  const auto whiskers = [](std::string_view color) {
    return path("M-36 -72L-30 -72C-29.6 -58 -27 -48 -17 -41C-19 -34 -26 -33 -31 -37C-35 -44 -36.4 -56 -36 -72Z", color);
  };
  wear.sides = whiskers(hair) + mirrored(whiskers(shade(hair)));
  return wear;
}

Costume doctor(std::string_view, std::string_view) {
  constexpr std::string_view kCoat = "#F4F1EA", kTube = "#20303A", kTie = "#A3283C";
  Costume wear;
  wear.torso = bust(66, kCoat) + shirt_front("#BFD9E6", "#93B3C6") + path("M-7 6H7L4 16L11 66L0 80L-11 66L-4 16Z", kTie) +
               path("M2 6H7L4 16L11 66L0 80Z", "#7A172B") +
               path("M-19 0L-40 20L-27 26L-36 36L-2 112C-12 76 -17 40 -19 0Z", "#FFFFFF") +
               path("M19 0L40 20L27 26L36 36L2 112C12 76 17 40 19 0Z", "#B4BAC2") +
               line("M-27 26L-36 36L-2 112M27 26L36 36L2 112", "#9AA6AA", 2);
  wear.collar = path("M-18 -10L-25 10L-4 16L0 6C-6 4 -13 -2 -18 -10Z", "#DCEBF2") +
                path("M18 -10L25 10L4 16L0 6C6 4 13 -2 18 -10Z", "#A9C4D4") +
                line("M-21 -6C-34 6 -36 30 -26 48C-20 58 -12 62 -6 66", kTube, 5) + line("M21 -6C34 6 34 24 30 36", kTube, 5) +
                circle(30, 42, 9, "#566166") + circle(30, 42, 6.6, "#DDE6E8") + circle(28, 40, 2.4, "#FFFFFF");
  // Pince-nez.
  wear.face = circle(-13.5, -59, 10.4, "#FFFFFF", "fill-opacity=\"0.2\"") +
              circle(13.5, -59, 10.4, "#FFFFFF", "fill-opacity=\"0.16\"") + ring(-13.5, -59, 10.6, kBrassLight, 2.8) +
              ring(13.5, -59, 10.6, kBrassLight, 2.8) + line("M-3.5 -61C-1.5 -64 1.5 -64 3.5 -61", kBrassLight, 2.8);
  wear.hat =
      path("M-37 -80C-35 -86 -33 -90 -31 -91C-12 -98 12 -98 31 -91C33 -90 35 -86 37 -80C14 -89 -14 -89 -37 -80Z", "#20303A") +
      circle(10, -98, 16, "#566166") + circle(10, -98, 13.4, "#DDE6E8") +
      path("M10 -111.4A13.4 13.4 0 0 1 10 -84.6Z", "#B4C2C6") + circle(10, -98, 3.8, "#20303A") +
      line("M1 -102C2 -106 5 -108 8 -108", "#FFFFFF", 2.4);
  return wear;
}

Costume magnate(std::string_view, std::string_view hair) {
  constexpr std::string_view kCoat = "#3A3140", kFur = "#7A4A2A", kFurDark = "#532E19", kSilk = "#26222E",
                             kSilkDark = "#15121B";
  Costume wear;
  wear.behind = path(people::bumps(0, 2, 54, 30, 15, 180, 360), mix(kFurDark, "#000000", 0.25));
  wear.torso = bust(80, kCoat) + shirt_front(kLinen, kLinenShade) +
               path("M-18 2C-14 20 -8 30 0 36C8 30 14 20 18 2C8 8 -8 8 -18 2Z", "#0F7A5A") +
               path("M4 5C10 5 14 4 18 2C14 20 8 30 0 36Z", "#0A5540") + circle(0, 18, 4.6, kBrassLight) +
               circle(0, 18, 2.6, "#FFFFFF") + path("M-13 36C-12 70 -8 100 -4 130H18C20 100 18 70 13 36L0 48Z", "#5B4A3A") +
               line("M-12 82C0 96 8 96 18 88", kBrassLight, 3);
  wear.collar = wing_collar(14);
  wear.front = tufted(fur_side(), kFur, "#A8734A") + mirrored(tufted(fur_side(), kFurDark, "#7E4E2C"));
  const std::string chop =
      "M-40 -72L-32 -72C-31 -58 -27 -46 -17 -42C-9 -46 -5 -44 0 -40V-34C-9 -36 -13 -32 -18 -24C-30 -14 -42 -30 -40 -72Z";
  wear.sides = path(chop, hair) + mirrored(path(chop, mix(hair, "#5A4A66", 0.25)));
  // A cigar, as fat as its owner.
  wear.lips =
      path("M7 -30.4L42 -33.6C44.4 -33 44.8 -25.6 42.6 -24.6L7 -23.4Z", "#5A2F16") +
      path("M7 -26.6L43.6 -28.6L42.6 -24.6L7 -23.4Z", "#3A1C0C") + path("M17 -31.4L24 -32L24.6 -23.8L17.4 -23.6Z", "#E3B04B") +
      path("M37.4 -33.4L42 -33.8C44.6 -33 45 -25.4 42.6 -24.4L38 -24.2Z", "#D8D2CC") + ellipse(43.4, -29, 1.6, 3.4, "#F2703A");
  wear.hat = path("M-29 -92L-36 -148C-14 -155 14 -155 36 -148L29 -92Z", kSilk) +
             path("M6 -153C18 -152.5 28 -151 36 -148L29 -92H6Z", kSilkDark) + path("M-30.5 -104H30.5L29 -90H-29Z", "#0F7A5A") +
             path("M6 -104H30.5L29 -90H6Z", "#0A5540") +
             path(
                 "M-52 -88C-54 -94 -48 -97 -40 -95C-14 -89 14 -89 40 -95C48 -97 54 -94 52 -88C46 -80 28 -76 0 -76C-28 -76 -46 "
                 "-80 -52 -88Z",
                 "#322D3C") +
             path("M6 -90.5C18 -91 30 -92.6 40 -95C48 -97 54 -94 52 -88C46 -80 28 -76 6 -76Z", "#1D1925") +
             line("M-28 -142L-23 -110", "#6A6278", 4) + line("M-46 -88C-30 -82 30 -82 46 -88", kBrass, 2);
  return wear;
}

}  // namespace nightcap::tools::portraits
