// The pictures in the medals: an heir before an emerald sunburst, cut to the chamfered window.

#include <cmath>
#include <numbers>

#include "assets/tools/portraits/cast.hpp"
#include "assets/tools/portraits/pen.hpp"
#include "assets/tools/portraits/portraits.hpp"

namespace nightcap::tools::portraits {

namespace {

constexpr int kWidth = 128, kHeight = 140;
constexpr std::string_view kWindow = "M27 0H101L128 27V113L101 140H27L0 113V27Z";

std::string sunburst(std::string_view field, std::string_view deep, std::string_view ray) {
  constexpr double kX = 64, kY = 104, kReach = 160;
  constexpr int kRays = 15;
  std::string out =
      "<radialGradient id=\"field\" gradientUnits=\"userSpaceOnUse\" cx=\"64\" cy=\"76\" r=\"92\"><stop offset=\"0\" "
      "stop-color=\"" +
      std::string(field) + "\"/><stop offset=\"1\" stop-color=\"" + std::string(deep) + "\"/></radialGradient>\n" +
      path(kWindow, "url(#field)");
  std::string rays;
  for (int i = 0; i < kRays; ++i) {
    const double middle = std::numbers::pi * (0.97 + 1.06 * i / (kRays - 1)), half = 0.047;
    rays += people::cut("M* *L* *L* *Z", kX, kY, kX + kReach * std::cos(middle - half), kY + kReach * std::sin(middle - half),
                        kX + kReach * std::cos(middle + half), kY + kReach * std::sin(middle + half));
  }
  return out + path(rays, ray, "fill-opacity=\"0.24\"");
}

std::string medal(const Heir& who, std::string_view mood, bool leans_left) {
  const bool caught = mood == "caught";
  const std::string content = (caught ? sunburst("#761C1B", "#380A0D", "#F0A05A") : sunburst("#127052", "#083A2B", "#D9B566")) +
                              placed(figure(who, mood, leans_left), kWidth / 2.0, who.y, who.size);
  std::string svg = "<clipPath id=\"window\"><path d=\"" + std::string(kWindow) + "\"/></clipPath>\n" +
                    group(content, "", "clip-path=\"url(#window)\"");
  return document(kWidth, kHeight, mood == "dead" ? drained(svg) : svg);
}

}  // namespace

std::vector<Drawing> heirs() {
  std::vector<Drawing> all;
  bool leans_left = false;
  for (const Heir& who : cast()) {
    for (const std::string_view mood : kMoods)
      all.push_back(
          {"heir." + std::string(who.name) + "." + std::string(mood), kWidth, kHeight, medal(who, mood, leans_left), {}});
    leans_left = !leans_left;
  }
  return all;
}

}  // namespace nightcap::tools::portraits
