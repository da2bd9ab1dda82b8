// The arms that point at a liar, each in the sleeve of its owner. 230x90; the shoulder, rounded, is at the right, so that
// it can lie on the portrait to which it belongs.

#include "assets/tools/portraits/arms.hpp"

#include "assets/tools/portraits/cast.hpp"
#include "assets/tools/portraits/hand.hpp"
#include "assets/tools/portraits/pen.hpp"

namespace nightcap::tools::portraits {

namespace {

constexpr std::string_view kBrass = "#C9A054", kBrassLight = "#F3DDA0", kLinen = "#FBF6EA";
constexpr double kWrist = 100, kMiddle = 44, kHand = 0.84;

// A sleeve of cloth: narrow at the wrist, folded at the elbow, round at the shoulder.
constexpr std::string_view kSleeve =
    "M104 26C120 24 136 20 154 16C172 12 194 9 208 12C222 17 227 31 227 45C227 59 221 72 207 76C190 79 172 77 156 72C138 67 "
    "122 63 "
    "104 62C100 51 100 37 104 26Z";
constexpr std::string_view kSleeveShade = "M96 49C122 49 142 52 158 56C180 62 206 65 234 50V92H96Z";
// A bare arm: slender, with a round elbow and shoulder.
constexpr std::string_view kArm =
    "M88 31C106 30 126 29 142 26C162 22 188 18 203 20C219 24 226 35 226 48C226 60 218 71 202 73C186 74 164 69 146 65C128 61 "
    "108 58 "
    "88 57Z";
constexpr std::string_view kArmShade = "M84 51C110 50 134 52 152 56C174 62 204 65 234 50V88H84Z";

std::string hand(const HandLook& look, double size = kHand) { return placed(pointing_hand(look), kWrist, kMiddle, size); }

std::string sleeve(std::string_view color, std::string_view dark, std::string_view fold, std::string_view glint) {
  return inside(kSleeve, color,
                path(kSleeveShade, dark) + line("M116 30C132 28 146 24 160 21C176 17 190 15 202 16", glint, 3) +
                    line("M144 17C150 25 152 34 148 43M156 14C164 24 166 38 161 50M148 71C153 65 155 60 154 55", fold, 2.4) +
                    line("M203 11C196 28 196 56 205 77", fold, 2.2) + line("M108 24C104 36 104 52 108 64", fold, 3));
}

// What shows of a shirt between sleeve and hand.
std::string shirt_cuff(std::string_view color, std::string_view dark) {
  return inside("M90 26C87 37 87 51 90 62C96 64 106 64 112 62V26C106 24 96 24 90 26Z", color,
                path("M84 48C96 50 104 50 116 49V70H84Z", dark)) +
         circle(98, 44, 3.4, kBrass) + circle(97, 43, 1.4, kBrassLight);
}

std::string bangle(double x, double top, double bottom, std::string_view color) {
  return line(people::cut("M* *C* * * * * *", x, top, x - 4, top + 9, x - 4, bottom - 9, x, bottom), color, 3.6);
}

std::string ring_on_finger(std::string_view stone) {
  return path("M51.4 30.4L59.4 29.8L60.4 43L52.4 43Z", kBrassLight) + path("M51.6 32.6L60 31.8V39L52 39.6Z", stone);
}

std::string finger_nail(std::string_view skin) { return mix(skin, "#FFE9DC", 0.4); }

std::string colonels() {
  return hand(gloved_hand("#F6F1E6")) + sleeve("#A52E29", "#7A1D1D", "#6C1719", "#C24A40") +
         inside("M101 22C97 36 97 52 101 66C110 68 122 68 131 67C128 53 128 35 131 20C122 19 110 20 101 22Z", "#34261F",
                path("M92 49C110 50 122 51 136 52V72H92Z", "#1D1512")) +
         line("M131 20C128 35 128 53 131 67", kBrassLight, 3.4) +
         line("M106 44C113 33 120 34 124 44C120 54 113 55 106 44M124 44C133 33 141 35 144 44C141 53 133 55 124 44M144 44H156",
              kBrassLight, 2.4) +
         circle(124, 44, 3.4, kBrass) +
         // The epaulette, foreshortened.
         placed(path("M192 12C200 1 222 2 229 17C224 25 208 27 196 20C192 18 191 15 192 12Z", kBrassLight) +
                    path("M195 20C208 27 224 25 230 17V44L223 38L219 44L213 37L209 42L203 34L199 36Z", kBrass) +
                    line("M203 26V31M209 27V35M215 27V34M221 25V34", "#8A6420", 1.8) + circle(211, 14, 3, "#9E2B27"),
                -3, 4);
}

std::string nephews() {
  return hand(bare_hand("#D99A6C", finger_nail("#D99A6C"))) + shirt_cuff(kLinen, "#D2CABB") +
         sleeve("#2A3358", "#1A2140", "#141A34", "#46517E");
}

std::string butlers() {
  return hand(gloved_hand("#FBF8F0")) + shirt_cuff("#FFFFFF", "#D6D6DA") + sleeve("#34373F", "#22242B", "#17181D", "#555963") +
         circle(118, 56.6, 2.4, kBrass) + circle(126, 58.4, 2.4, kBrass) + circle(134, 60.6, 2.4, kBrass);
}

std::string doctors() {
  return hand(bare_hand("#734728", finger_nail("#734728"))) + shirt_cuff("#BFD9E6", "#93B3C6") +
         sleeve("#F4F1EA", "#C4C9CF", "#A2ABB3", "#FFFFFF");
}

std::string magnates() {
  const std::string fur = people::bumps(108, 44, 17, 28, 13);
  std::string locks;
  for (int i = 0; i < 11; ++i)
    locks += people::cut("M* *q-1 5 2 8q1 -3 4 -4", 95 + i % 3 * 9.5 + i / 3 % 2 * 4, 18 + i / 3 * 13.5);
  return hand(bare_hand("#98602F", finger_nail("#98602F")), 0.9) + ring_on_finger("#0F8A62") +
         sleeve("#4A4052", "#302838", "#251E2C", "#6A5E74") +
         inside(fur, "#8A5632", path("M80 49C100 54 120 54 140 48V82H80Z", "#5E3720") + line(locks, "#B67C4C", 2.4));
}

std::string flappers() {
  constexpr std::string_view kGlove = "#1FA078";
  const HandLook glove = gloved_hand(kGlove);
  return hand(glove, 0.78) + inside(kArm, "#98602F", path(kArmShade, people::skin_shade("#98602F"))) +
         inside(
             "M86 31C106 30 126 28 142 26L168 21C172 36 172 54 167 69L146 65C128 61 108 58 86 57Z", kGlove,
             path(kArmShade, glove.dark) + line("M138 27C144 33 146 41 143 48M146 65C150 60 151 55 150 51", glove.crease, 2)) +
         line("M168 22C172 36 172 54 167 68", kBrassLight, 3) + bangle(106, 29, 58, kBrassLight) + bangle(114, 28, 60, kBrass) +
         // The strap of the dress.
         inside(kArm, "none",
                path("M198 18C210 18 218 22 226 30V66C217 70 211 74 201 75C194 58 194 36 198 18Z", "#0F7A5A") +
                    path("M196.4 60C206 65 216 63 234 50V88H204C199 79 197 70 196.4 60Z", "#0A5540")) +
         line("M199 21C195 36 195 56 201 72", kBrassLight, 2.4);
}

std::string starlets() {
  const std::string fur = people::bumps(204, 46, 22, 33, 12);
  const std::string tips = path(
      "M196 24C193 28 193 34 196 37C199 34 199 28 196 24ZM214 32C211 36 211 42 214 45C217 42 217 36 214 32Z"
      "M198 52C195 56 195 62 198 65C201 62 201 56 198 52ZM213 62C210 66 210 72 213 75C216 72 216 66 213 62Z",
      "#3A3040");
  const std::string locks =
      line("M206 18q-3 4 -1 8M188 36q-2 5 1 9M204 40q-2 5 1 8M220 50q-2 4 0 8M188 58q-1 5 3 8M206 68q-2 4 0 7", "#BDB1B4", 2.2);
  const auto bracelet = [](double x) {
    return beads(6, x, 31, x - 4, 44, x, 57, 3.4, "#9FD3E6") +
           beads(6, x - 0.8, 30.4, x - 4.8, 43.4, x - 0.8, 56.4, 2.2, "#FFFFFF");
  };
  return hand(bare_hand("#F6D3B3", "#D2264A"), 0.78) +
         inside(kArm, "#F6D3B3",
                path(kArmShade, people::skin_shade("#F6D3B3")) +
                    line("M146 27C152 34 153 42 150 48", people::skin_shade("#F6D3B3"), 2.2)) +
         bracelet(107) + bracelet(115) +
         inside(fur, "#FBF6EE", path("M166 52C184 60 210 60 240 46V92H166Z", "#CFC5D0") + locks + tips);
}

std::string dowagers() {
  const std::string lace =
      "M110 24C102 17 92 16 86 19C83 23 84 27 86 29C81 31 79 36 82 40C78 43 78 48 82 51C79 55 81 60 86 61C84 65 86 69 90 71"
      "C97 72 104 69 110 64C107 51 107 37 110 24Z";
  return hand(bare_hand("#B97848", finger_nail("#B97848")), 0.78) + ring_on_finger("#0F8A62") +
         line("M78 39C81 41 82 44 81 48", people::skin_crease("#B97848"), 1.7) +
         sleeve("#5A2A74", "#3B1850", "#2E103F", "#7A4496") +
         inside(lace, "#F3EAD6",
                path("M72 49C90 51 100 51 116 50V78H72Z", "#D3C4A4") +
                    line("M108 32L92 25M106 39L88 35M105 45H86M106 52L88 56M108 59L93 66", "#B7A582", 1.8)) +
         line("M110 24C106 37 106 51 110 64", kBrass, 2.6);
}

std::string mediums() {
  const std::string bell =
      "M106 15C124 21 142 18 158 15C176 11 194 9 208 12C222 17 227 31 227 45C227 60 220 73 206 77C188 80 168 72 150 74C136 76 "
      "122 87 "
      "106 87C98 70 98 34 106 15Z";
  return hand(bare_hand("#B97848", "#7E1F4A"), 0.8) + bangle(90, 29, 58, kBrassLight) + bangle(97, 28, 59, "#E2503C") +
         inside(bell, "#23909A",
                path("M86 60C116 57 136 54 156 59C178 65 206 68 234 50V94H86Z", "#14585F") +
                    line("M146 17C153 28 154 40 149 50M160 13C168 26 169 40 163 54", "#0F4A50", 2.4) +
                    line("M203 11C196 28 196 56 205 77", "#0F4A50", 2.2)) +
         path("M106 15C96 34 96 70 106 87C112 70 112 34 106 15Z", "#0B363B") +
         line("M106 15C113 34 113 70 106 87", kBrassLight, 3) + spark(132, 38, 5, 7, 3, kBrassLight) +
         spark(184, 30, 5, 7, 3, kBrassLight) + spark(134, 68, 5, 6, 2.6, kBrass) + spark(186, 60, 5, 5.4, 2.4, kBrass);
}

std::string arm_of(std::string_view name) {
  if (name == "flapper") return flappers();
  if (name == "colonel") return colonels();
  if (name == "dowager") return dowagers();
  if (name == "nephew") return nephews();
  if (name == "butler") return butlers();
  if (name == "medium") return mediums();
  if (name == "doctor") return doctors();
  if (name == "starlet") return starlets();
  return magnates();
}

}  // namespace

std::string pointing_arm(std::string_view name) {
  const bool bare = name == "flapper" || name == "starlet";
  // What it throws on the portrait behind it.
  const std::string shadow = placed(path(bare ? kArm : kSleeve, "#04070A", "fill-opacity=\"0.34\""), 1, 6);
  return shadow + arm_of(name);
}

}  // namespace nightcap::tools::portraits
