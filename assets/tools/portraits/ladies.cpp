// The four heiresses.

#include "assets/tools/people/head.hpp"
#include "assets/tools/portraits/costume.hpp"
#include "assets/tools/portraits/pen.hpp"

namespace nightcap::tools::portraits {

namespace {

constexpr std::string_view kBrass = "#C9A054", kBrassLight = "#F3DDA0", kPearl = "#FBF3E2", kPearlShade = "#D6C8AE";

std::string pearls(int count, double x, double y, double drop, double r) {
  return beads(count, -x, y + 1, 0, y + drop * 2, x, y + 1, r, kPearlShade) +
         beads(count, -x, y, 0, y + drop * 2 - 1.4, x, y, r * 0.92, kPearl);
}

std::string collar_bones(std::string_view skin) {
  const std::string dark = mix(skin, "#3A1420", 0.3);
  return line("M-30 15C-22 13 -14 14 -9 18", dark, 2) + line("M30 15C22 13 14 14 9 18", dark, 2);
}

}  // namespace

Costume flapper(std::string_view skin, std::string_view hair) {
  constexpr std::string_view kSilk = "#0F7A5A", kSilkDark = "#0A5540", kBand = "#15131F", kPlume = "#7FE0B8";
  Costume wear;
  wear.torso =
      bust(54, skin) + collar_bones(skin) +
      path("M-36 9C-38 22 -46 38 -55 52L-62 130H62L55 52C46 38 38 22 36 9L27 6C26 28 16 50 0 58C-16 50 -26 28 -27 6Z", kSilk) +
      path("M36 9C38 22 46 38 55 52L62 130H18L0 58C16 50 26 28 27 6Z", kSilkDark) +
      line("M-32 8C-31 34 -18 58 0 66C18 58 31 34 32 8", kBrassLight, 3) +
      line("M-50 60L-25 82L0 66L25 82L50 60M-56 88L-28 108L0 90L28 108L56 88", kBrass, 2.4) +
      beads(5, -44, 74, -26, 94, -8, 82, 2.4, kBrassLight) + beads(5, 44, 74, 26, 94, 8, 82, 2.4, kBrassLight);
  wear.collar = pearls(9, 16, 2, 9, 3.1) + pearls(15, 20, 5, 30, 3);
  // A kiss curl on each cheek, and drops of jade.
  const std::string curl = line("M-29 -70C-33 -58 -32 -48 -25 -46C-19 -45 -18 -53 -23 -53", hair, 4.6) +
                           line("M-33 -44V-37", kBrassLight, 2) +
                           path("M-33 -38C-28 -30 -28 -24 -33 -21C-38 -24 -38 -30 -33 -38Z", "#3FC793");
  wear.sides = curl + mirrored(curl);
  wear.hat =
      path("M-26 -88C-46 -104 -50 -134 -30 -150C-14 -144 -12 -112 -19 -88Z", kPlume) +
      path("M-30 -150C-14 -144 -12 -112 -19 -88L-24 -90C-28 -112 -32 -132 -30 -150Z", "#2FA77C") +
      path("M-20 -88C-24 -108 -12 -132 8 -134C12 -118 2 -98 -16 -86Z", "#3FC793") +
      path("M8 -134C12 -118 2 -98 -16 -86L-18 -88C-10 -104 0 -120 8 -134Z", "#1F8A68") +
      line("M-24 -90C-29 -110 -33 -126 -30 -143M-18 -88C-12 -104 -4 -116 4 -128", "#0B4D3A", 2) +
      path("M-38 -76C-36 -84 -33 -89 -30 -91C-12 -97 12 -97 30 -91C33 -89 36 -84 38 -76C14 -85 -14 -85 -38 -76Z", kBand) +
      line("M-35 -82C-14 -90 14 -90 35 -82", kBrassLight, 2.6) + circle(-21, -88, 8.6, kBrass) +
      circle(-21, -88, 5.4, "#0B4D3A") + circle(-22.6, -89.8, 1.9, "#9CF0CC");
  return wear;
}

Costume dowager(std::string_view, std::string_view hair) {
  constexpr std::string_view kVelvet = "#4A2160", kVelvetDark = "#331344", kLace = "#F3EAD6", kLaceShade = "#D3C4A4";
  const std::string streak = mix(hair, "#6E6478", 0.45);
  Costume wear;
  // A great roll of hair above the tiara.
  wear.crown = ellipse(0, -113, 30, 25, hair) +
               path("M4 -138C22 -136 32 -122 30 -108C22 -94 12 -92 4 -92Z", mix(hair, "#5A4A66", 0.22)) +
               line("M-20 -126C-10 -134 8 -134 18 -126M-25 -116C-10 -126 10 -126 24 -116", streak, 2.2);
  wear.behind = path("M-46 26C-58 0 -46 -24 -34 -30C-26 -18 -18 -10 -10 -4H10C18 -10 26 -18 34 -30C46 -24 58 0 46 26Z", kLace) +
                path("M10 -4C18 -10 26 -18 34 -30C46 -24 58 0 46 26H10Z", kLaceShade) +
                line("M-42 6L-30 2M-40 -8L-30 -8M-36 -20L-29 -17M42 6L30 2M40 -8L30 -8M36 -20L29 -17", "#B7A582", 2);
  wear.torso =
      bust(62, kVelvet) +
      path(
          "M-40 14C-28 6 -16 2 0 2C16 2 28 6 40 14C48 22 50 32 44 36C40 42 34 40 30 38C28 46 20 48 16 42C13 51 5 52 0 45"
          "C-5 52 -13 51 -16 42C-20 48 -28 46 -30 38C-34 40 -40 42 -44 36C-50 32 -48 22 -40 14Z",
          kLace) +
      path("M8 2C20 3 31 7 40 14C48 22 50 32 44 36C40 42 34 40 30 38C28 46 20 48 16 42C14 48 11 50 8 50Z", kLaceShade) +
      line("M-34 20L-38 28M-24 18L-27 30M-12 22L-14 34M34 20L38 28M24 18L27 30M12 22L14 34M0 30V38", "#B7A582", 2.2) +
      path("M-14 52C-16 80 -14 104 -12 130H12C14 104 16 80 14 52C6 58 -6 58 -14 52Z", kVelvetDark);
  wear.collar = path("M-17 -19C-8 -13 8 -13 17 -19L19 4C8 10 -8 10 -19 4Z", kLace) +
                path("M5 -14C10 -15 14 -17 17 -19L19 4C14 7 9 8 5 8Z", kLaceShade) +
                beads(8, -17, -7, 0, 1, 17, -7, 2.9, kPearl) + beads(8, -18, 0, 0, 9, 18, 0, 2.9, kPearl) +
                ellipse(0, 12, 8.4, 10, kBrassLight) + ellipse(0, 12, 6, 7.6, "#0E5A45") +
                ellipse(-1.6, 9.4, 2, 2.8, "#5FD0A4");
  const std::string drop = line("M-35 -44V-40", kBrassLight, 2) + circle(-35, -36, 4.6, kBrassLight) +
                           path("M-35 -34C-29 -24 -30 -18 -35 -16C-40 -18 -41 -24 -35 -34Z", kPearl);
  wear.sides = drop + mirrored(drop);
  wear.hat =
      path("M-33 -86L-35 -104L-23 -98L-15 -115L-7 -102L0 -122L7 -102L15 -115L23 -98L35 -104L33 -86C12 -96 -12 -96 -33 -86Z",
           kBrassLight) +
      path("M0 -122L7 -102L15 -115L23 -98L35 -104L33 -86C22 -91 11 -93.5 0 -93.5Z", kBrass) +
      line("M-31 -88C-12 -97 12 -97 31 -88", "#8A6420", 2) + circle(0, -103, 4.6, "#0F8A62") +
      circle(-1.2, -104.4, 1.5, "#9CF0CC") + circle(-15, -101, 2.8, "#0F8A62") + circle(15, -101, 2.8, "#0B6A4C") +
      circle(0, -123, 3, kPearl) + circle(-15, -116, 2.4, kPearl) + circle(15, -116, 2.4, kPearl);
  return wear;
}

Costume medium(std::string_view skin, std::string_view hair) {
  constexpr std::string_view kCloth = "#7A3FA8", kClothDark = "#57287E", kShawl = "#1F7F86", kShawlDark = "#14585F";
  Costume wear;
  const std::string curls =
      circle(-34, -46, 10, hair) + circle(-38, -32, 11, hair) + circle(-35, -17, 11, hair) + circle(-42, -4, 10, hair);
  wear.crown = curls + mirrored(curls);
  wear.torso = bust(56, "#3A1E52") + path("M-18 -7L0 40L18 -7Z", skin) + path("M5 -7L0 40L18 -7Z", people::skin_shade(skin)) +
               path("M-16 -2C-44 2 -62 22 -66 52L-70 130H-34C-30 96 -20 62 0 44C-10 30 -17 14 -16 -2Z", kShawl) +
               path("M16 -2C44 2 62 22 66 52L70 130H34C30 96 20 62 0 44C10 30 17 14 16 -2Z", kShawlDark) +
               line("M-15 2C-14 18 -9 30 0 42C-18 60 -27 92 -31 124", kBrassLight, 2.6) +
               line("M15 2C14 18 9 30 0 42C18 60 27 92 31 124", kBrass, 2.6) + spark(-37, 28, 5, 7.4, 3.2, kBrassLight) +
               spark(-50, 54, 5, 6, 2.6, kBrassLight) + spark(-34, 66, 5, 5, 2.2, kBrassLight) +
               spark(40, 30, 5, 6.4, 2.8, kBrass) + spark(50, 60, 5, 6.4, 2.8, kBrass);
  wear.collar = line("M-14 0C-12 14 -6 20 0 22C6 20 12 14 14 0", kBrassLight, 2.2) +
                path("M0 19L7.5 26L5 40L0 47L-5 40L-7.5 26Z", "#8FF0E0") + path("M0 19L7.5 26L5 40L0 47Z", "#3FB8AE") +
                line("M-7 26H7", "#E9FFFB", 2);
  const std::string hoop = ring(-36, -35, 9, kBrassLight, 3.2) + circle(-36, -25, 3, "#E2503C");
  wear.sides = hoop + mirrored(hoop);
  wear.hat =
      path("M-40 -70C-52 -100 -34 -128 0 -128C34 -128 52 -100 40 -70C34 -82 18 -90 0 -92C-18 -90 -34 -82 -40 -70Z", kCloth) +
      path("M6 -128C36 -126 52 -100 40 -70C34 -82 18 -90 6 -92C14 -104 14 -116 6 -128Z", kClothDark) +
      path("M-40 -70C-40 -84 -22 -98 4 -106L8 -92C-14 -90 -33 -83 -40 -70Z", "#9557C6") +
      path("M40 -70C40 -84 22 -98 -4 -106L-6 -92C16 -91 33 -83 40 -70Z", "#6A3494") +
      line("M-42 -92C-34 -110 -18 -118 -2 -120M42 -92C34 -108 20 -116 6 -118", "#451D66", 2.2) +
      path("M-4 -106C-16 -120 -13 -136 2 -143C11 -134 12 -119 3 -106Z", "#F6E7C6") +
      path("M2 -143C11 -134 12 -119 3 -106C1 -119 0 -131 2 -143Z", "#CDB98C") + ellipse(0, -102, 9.4, 11.4, kBrassLight) +
      ellipse(0, -102, 6.6, 8.6, "#1FB0A4") + ellipse(-2, -105, 2, 3, "#D8FFF6");
  return wear;
}

Costume starlet(std::string_view skin, std::string_view) {
  constexpr std::string_view kSatin = "#C23A5E", kSatinDark = "#8E2145", kFur = "#FBF6EE", kFurShade = "#D5CCD6";
  Costume wear;
  wear.torso = bust(54, skin) + path("M-46 40C-30 28 -14 30 0 46C14 30 30 28 46 40L60 130H-60Z", kSatin) +
               path("M0 46C14 30 30 28 46 40L60 130H14Z", kSatinDark) + line("M-30 130C-26 96 -14 70 0 52", "#E0708C", 2.4);
  wear.collar = beads(11, -17, 0, 0, 24, 17, 0, 3, "#BFE6F2") + beads(11, -17, -1, 0, 22, 17, -1, 2.2, "#FFFFFF") +
                path("M0 11L6 18L0 28L-6 18Z", "#E9FBFF") + path("M0 11L6 18L0 28Z", "#9FD3E6");
  // A white fox, crossed over the breast, with the black tips of ermine.
  const std::string outline =
      "M-15 -9C-22 -16 -31 -13 -33 -6C-41 -10 -50 -4 -49 4C-58 2 -65 9 -63 17C-71 19 -75 28 -70 34C-78 40 -78 51 -71 55C-77 63 "
      "-74 73 -66 75"
      "C-67 85 -59 92 -51 89C-48 99 -38 103 -31 97C-25 106 -12 106 -7 97L4 86C-1 80 -2 74 -1 68C-9 66 -13 60 -12 53C-20 49 -23 "
      "42 -21 35"
      "C-27 29 -28 21 -24 15C-27 6 -23 -3 -15 -9Z";
  const std::string tips = path(
      "M-38 6C-41 10 -41 16 -38 19C-35 16 -35 10 -38 6ZM-54 16C-57 20 -57 26 -54 29C-51 26 -51 20 -54 16Z"
      "M-40 32C-43 36 -43 42 -40 45C-37 42 -37 36 -40 32ZM-59 42C-62 46 -62 52 -59 55C-56 52 -56 46 -59 42Z"
      "M-30 56C-33 60 -33 66 -30 69C-27 66 -27 60 -30 56ZM-48 62C-51 66 -51 72 -48 75C-45 72 -45 66 -48 62Z"
      "M-18 78C-21 82 -21 88 -18 91C-15 88 -15 82 -18 78Z",
      "#3A3040");
  const std::string locks =
      "M-31 -4q1 5 -2 9M-47 4q-2 5 1 9M-26 18q-4 3 -4 8M-62 20q-1 5 3 8M-48 32q-2 5 1 9M-30 40q-4 2 -5 7M-68 38q0 5 4 8"
      "M-20 50q-5 2 -6 7M-40 56q-1 5 2 8M-62 62q0 5 4 8M-36 78q-1 5 2 8M-52 80q-1 4 2 7";
  wear.behind = path(people::bumps(0, 6, 34, 22, 9, 180, 360), "#B9AEC2");
  wear.front = mirrored(inside(outline, kFurShade, line(locks, "#AFA4B8", 2.6) + tips)) +
               inside(outline, kFur, line(locks, "#D3C8BE", 2.6) + tips);
  const std::string drop = path("M-35 -45L-31 -37L-35 -22L-39 -37Z", "#E9FBFF") + path("M-35 -45L-31 -37L-35 -22Z", "#8FC6DC");
  wear.sides = drop + mirrored(drop);
  wear.face = circle(17.5, -31, 1.9, "#3A1420");
  // A comb with a star where the wave begins.
  wear.hat = spark(27, -89, 8, 11, 4.4, kBrassLight) + circle(27, -89, 3.4, "#FFFFFF");
  return wear;
}

}  // namespace nightcap::tools::portraits
