// The cards' frames, and all of them together.
#include "assets/tools/people/people.hpp"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>

#include "assets/tools/people/figure.hpp"
#include "assets/tools/people/motif.hpp"

namespace nightcap::tools::people {
namespace {

constexpr std::string_view kCream = "#FBF1DC";
constexpr std::string_view kGold = "#E3B04B";
constexpr std::string_view kGoldLight = "#F8DC8C";
constexpr std::string_view kStockEdge = "#C9B07A";

constexpr std::string_view kArch = "M26 262V124C26 66 68 26 126 26C184 26 226 66 226 124V262Z";
constexpr std::string_view kChamfered = "M26 262V62L62 26H190L226 62V262Z";
constexpr std::string_view kSmallArch = "M98 338V150C98 98 126 64 168 64C210 64 238 98 238 150V327Q238 338 227 338Z";
constexpr std::string_view kSmallChamfered = "M98 338V104L128 74H208L238 104V327Q238 338 227 338Z";

// What is between <svg ...> and </svg>: a 64 x 64 drawing to be put into another.
std::string content_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream all;
  all << in.rdbuf();
  const std::string text = all.str();
  const auto open = text.find('>', text.find("<svg"));
  const auto close = text.rfind("</svg>");
  if (!in || text.find("<svg") == std::string::npos || close == std::string::npos)
    throw std::runtime_error("no drawing in " + file.string());
  return text.substr(open + 1, close - open - 1);
}

struct TraitArt {
  std::map<std::string_view, std::string> icons, glyphs;

  explicit TraitArt(const std::filesystem::path& art) {
    for (const auto& traits : {kAdjectives, kNouns}) {
      for (const std::string_view trait : traits) {
        icons[trait] = content_of(art / "kit" / ("icon." + std::string(trait) + ".svg"));
        glyphs[trait] = content_of(art / "martinis" / ("glyph." + std::string(trait) + ".svg"));
      }
    }
  }
};

std::string placed(const std::string& icon, double x, double y, double size) {
  return group(icon, translate(x, y) + " " + scale(size / 64, size / 64));
}

std::string sex_glyph(bool woman, double x, double y, double size) {
  const double unit = size / 36;
  const std::string stroke = "stroke=\"" + std::string(kGoldLight) + "\" stroke-width=\"4.4\"";
  const std::string drawn = woman
                                ? circle(0, -7, 9, "none", stroke) + line("M0 2V17M-7 9.6H7", kGoldLight, 4.4)
                                : circle(-3, 4, 9, "none", stroke) + line("M3.6 -2.6L13 -12M4.6 -13H14V-3.6", kGoldLight, 4.4);
  return group(drawn, translate(x, y) + " " + scale(unit, unit));
}

std::string document(std::string_view content) {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"250\" height=\"350\" viewBox=\"0 0 250 350\">\n" +
         without_doubles(content) + "</svg>\n";
}

// The window lies deeper than the panel: its edge throws a shadow on the motif.
std::string window(std::string_view outline, const Person& who, std::string_view where) {
  const WindowTones tones = window_tones(who.woman);
  std::string content = group(motif(who.adjective, who.woman), where);
  content += path(outline, "none", "transform=\"translate(3 4)\" stroke=\"#10081A\" stroke-opacity=\".2\" stroke-width=\"9\"");
  return inside(outline, tones.base, content);
}

std::string large_svg(const Person& who, const TraitArt& art) {
  const bool woman = who.woman;
  const auto adjective = kAdjectives[static_cast<std::size_t>(who.adjective)];
  const auto noun = kNouns[static_cast<std::size_t>(who.noun)];
  const WindowTones tones = window_tones(woman);
  std::string svg = rect(0, 0, 250, 350, 18, kCream);
  svg += path("M11 262V22Q11 11 22 11H228Q239 11 239 22V262Z", tones.panel);
  const std::string_view outline = woman ? kArch : kChamfered;
  svg += window(outline, who, "");
  svg += path(outline, "none", "stroke=\"#E3B04B\" stroke-width=\"4\"");
  svg += sex_glyph(woman, 216, woman ? 31 : 30, 26);
  const Hair hair = who.look.hair;
  const bool tall = hair == Hair::kBeehive || hair == Hair::kBun || hair == Hair::kQuiff || hair == Hair::kPompadour;
  const bool wide = who.adjective == Adjective::kLaidBack || who.adjective == Adjective::kSporty;
  const double size = wide ? 1.03 : 1.1;
  const std::string person = group(figure(who, true), translate(147, tall ? 182 : 174) + " " + scale(size, size));
  svg += inside("M11 11H239V262H11Z", "none", person);
  // Nameplate, index tab, mirror tab.
  svg += path("M11 260H239V328Q239 339 228 339H22Q11 339 11 328Z", kCream) + rect(11, 258, 228, 4, 0, kGold);
  svg += path("M0 18A18 18 0 0 1 18 0H62V106Q62 124 44 124H0Z", kCream) + line("M62 1.5V106Q62 124 44 124H1.5", kGold, 2.5);
  svg += placed(art.icons.at(adjective), 6, 8, 50) + placed(art.icons.at(noun), 6, 64, 50);
  std::string mirror =
      path("M0 18A18 18 0 0 1 18 0H42V70Q42 84 28 84H0Z", kCream) + line("M42 1.5V70Q42 84 28 84H1.5", kGold, 2);
  mirror += placed(art.glyphs.at(adjective), 6, 9, 30) + placed(art.glyphs.at(noun), 6, 45, 30);
  svg += group(mirror, "translate(250 350) rotate(180)");
  return document(
      svg + rect(.75, .75, 248.5, 348.5, 17.5, "none", "stroke=\"" + std::string(kStockEdge) + "\" stroke-width=\"1.5\""));
}

std::string small_svg(const Person& who, const TraitArt& art) {
  const bool woman = who.woman;
  const auto adjective = kAdjectives[static_cast<std::size_t>(who.adjective)];
  const auto noun = kNouns[static_cast<std::size_t>(who.noun)];
  const WindowTones tones = window_tones(woman);
  const std::string_view outline = woman ? kSmallArch : kSmallChamfered;
  std::string svg = rect(0, 0, 250, 350, 22, kCream) + rect(12, 12, 226, 326, 14, tones.panel);
  svg += window(outline, who, "translate(-14 66) scale(1.24 1.24)");
  // As large as the hair allows.
  const Hair hair = who.look.hair;
  const bool big_hair =
      hair == Hair::kBeehive || hair == Hair::kAfro || hair == Hair::kQuiff || hair == Hair::kPompadour || hair == Hair::kBun;
  const double size = big_hair ? 1.24 : 1.34;
  const std::string person = group(figure(who, false), translate(168, big_hair ? 283 : 288) + " " + scale(size, size));
  svg += inside(woman ? "M98 338V150C98 12 238 12 238 150V327Q238 338 227 338Z" : "M98 338V20H238V327Q238 338 227 338Z", "none",
                person);
  svg += path(outline, "none", "stroke=\"#E3B04B\" stroke-width=\"5\"");
  // The field of rings or diamonds says once more who it is, without colour.
  svg += path("M12 230H96V338H26Q12 338 12 324Z", tones.panel);
  for (int i = 0; i < 3; ++i) {
    const double r = woman ? 34 - i * 11.5 : 39 - i * 13.0;
    svg += woman ? circle(53, 284, r, "none", "stroke=\"#E3B04B\" stroke-width=\"3.6\"")
                 : path(cut("M53 *L* 284L53 *L* 284Z", 284 - r, 53 + r, 284 + r, 53 - r), "none",
                        "stroke=\"#E3B04B\" stroke-width=\"3.6\" stroke-linejoin=\"round\"");
  }
  svg += path("M0 22A22 22 0 0 1 22 0H116V196Q116 222 90 222H0Z", kCream) + line("M116 2V196Q116 222 90 222H2", kGold, 4);
  svg += placed(art.icons.at(adjective), 11, 12, 94) + placed(art.icons.at(noun), 11, 116, 94);
  svg += sex_glyph(woman, woman ? 208 : 206, 40, 46);
  return document(svg + rect(1, 1, 248, 348, 21, "none", "stroke=\"" + std::string(kStockEdge) + "\" stroke-width=\"2\""));
}

// The nameplate: the adjective as if written by hand, the noun as if printed.
std::vector<Words> nameplate(const Person& who) {
  const std::string adjective(kAdjectives[static_cast<std::size_t>(who.adjective)]);
  std::string noun(kNouns[static_cast<std::size_t>(who.noun)]);
  const float size = noun.size() >= 10 ? 23.5F : noun.size() >= 8 ? 26 : 31;
  std::transform(noun.begin(), noun.end(), noun.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return {{adjective, "script", 32, 24, 294, "left", 180, who.woman ? "#B5382A" : "#2450B8"},
          {noun, "bold", size, 24, 327, "left", 180, "#1B1426"}};
}

template <typename Draw>
std::vector<Drawing> all(Draw draw) {
  std::vector<Drawing> cards;
  for (const bool woman : {true, false}) {
    for (int a = 0; a < 6; ++a) {
      for (int n = 0; n < 6; ++n) cards.push_back(draw(person(woman, a, n)));
    }
  }
  return cards;
}

}  // namespace

std::vector<Drawing> large_cards(const std::filesystem::path& art) {
  const TraitArt traits(art);
  return all([&](const Person& who) {
    return Drawing{"card." + person_id(who), 250, 350, large_svg(who, traits), nameplate(who)};
  });
}

std::vector<Drawing> small_cards(const std::filesystem::path& art) {
  const TraitArt traits(art);
  return all([&](const Person& who) { return Drawing{"small." + person_id(who), 250, 350, small_svg(who, traits), {}}; });
}

}  // namespace nightcap::tools::people
