// Ten cuts for men. `w` is half the skull's width; each outline is one piece of paper.
#include "assets/tools/people/parts.hpp"
#include "assets/tools/people/svg.hpp"

namespace nightcap::tools::people {
namespace {

HairCut pompadour(double w) {
  HairCut hair;
  hair.front =
      fit("M-w-1 -52C-w-4 -64 -w-4 -78 -w+1 -86C-w-7 -98 -w-2 -122 -8 -129C12 -137 w+7 -131 w+10 -112C w+12 -100 w+5 -90 w "
          "-86C w+4 -76 w+3 -64 w+1 -52C w-1 -62 w-2 -72 w-5 -79C w-14 -87 10 -88 -2 -86C-12 -84 -w+10 -90 -w+5 -80C-w+2 -72 "
          "-w+1 -62 -w-1 -52Z",
          w);
  hair.front_strands =
      fit("M-w+4 -90C-24 -110 6 -116 w+4 -108M-w+7 -100C-20 -120 8 -127 w+1 -120M-14 -88C-2 -103 18 -105 w+3 -97M-w+1 -74q0 -6 "
          "2 -9",
          w);
  return hair;
}

HairCut side_part(double w) {
  HairCut hair;
  hair.front =
      fit("M-w-2 -50C-w-5 -64 -w-6 -100 -14 -108C-6 -116 w+8 -120 w+5 -84C w+4 -72 w+3 -60 w+1.5 -50C w-1 -62 w-2 -72 w-5 -79"
          "C14 -78 -8 -84 -16 -95C-18 -86 -w+4 -80 -w+2 -72C-w+1 -64 -w-.5 -58 -w-2 -50Z",
          w);
  hair.front_strands = fit("M-13 -100C-4 -92 12 -88 w -88M-10 -107C4 -102 16 -101 w-2 -97M-w+1 -84q3 -8 9 -12", w);
  return hair;
}

HairCut short_afro(double w) {
  HairCut hair;
  hair.back = bumps(0, -82, w + 9, 38, 13, 8, 368);
  hair.back_strands = "M-24 -104q5 -6 10 -3M0 -110q6 -4 11 1M20 -104q6 1 8 6M-34 -88q0 -7 5 -9";
  hair.front =
      fit("M-w-2 -58C-w-4 -84 -w-1 -104 0 -104C w+1 -104 w+4 -84 w+2 -58L w-1.5 -58L w-3 -74A9 9 0 0 1 w-14 -82A11 11 0 0 1 "
          "w-29 -85"
          "A11 11 0 0 1 -w+22 -85A11 11 0 0 1 -w+9 -80A9 9 0 0 1 -w+3 -72L-w+1.5 -58Z",
          w);
  return hair;
}

HairCut bald_rim(double w) {
  HairCut hair;
  hair.back = bumps(-w + 1, -62, 9, 15, 7, 80, 280) + bumps(w - 1, -62, 9, 15, 7, -100, 100);
  hair.front =
      fit("M-w-1 -54C-w-7 -62 -w-6 -76 -w+1 -82C-w+5 -76 -w+5 -66 -w+2 -58ZM w+1 -54C w+7 -62 w+6 -76 w-1 -82C w-5 -76 w-5 -66 "
          "w-2 -58Z",
          w);
  hair.over = line("M-20 -86C-16 -92 -10 -95 -4 -95", "#FFFFFF", 3, "stroke-opacity=\".4\"");  // the shine
  return hair;
}

HairCut long_man(double w) {
  HairCut hair;
  hair.back =
      fit("M-w-2 -74C-w-7 -118 w+7 -118 w+2 -74C w+3 -44 w+10 -20 w+8 2C w+6 14 w-4 18 w-10 12L-w+10 12C-w+4 18 -w-6 14 -w-8 2"
          "C-w-10 -20 -w-3 -44 -w-2 -74Z",
          w);
  hair.back_strands = fit("M-w -36C-w-3 -22 -w-5 -10 -w-2 4M w -36C w+3 -22 w+5 -10 w+2 4M-w+8 -20q-3 14 -1 24", w);
  hair.front =
      fit("M-w-3 -38C-w-4 -52 -w-4 -62 -w-3 -72C-w-5 -117 w+5 -117 w+3 -72C w+4 -62 w+4 -52 w+3 -38C w -46 w -58 w-2 -66"
          "C w-8 -80 8 -90 1 -98C-6 -90 -w+8 -80 -w+2 -66C-w -58 -w -46 -w-3 -38Z",
          w);
  hair.front_strands = fit("M-w+1 -62C-w+4 -84 -12 -98 -2 -103M w-1 -62C w-4 -84 14 -98 4 -103", w);
  return hair;
}

HairCut curls(double w) {
  HairCut hair;
  hair.back = bumps(0, -76, w + 7, 31, 9, 165, 375);
  hair.front = bumps(0, -90, w - 1, 17, 8, 178, 362) + bumps(0, -91, w - 4, 11, 6, 0, 180);
  hair.front_strands =
      fit("M-w+6 -94q2 -8 9 -8t6 7M-8 -102q3 -7 10 -6t6 8M14 -100q4 -5 9 -3t4 8M-12 -88q3 -5 8 -4t4 5M10 -88q3 -5 8 -3", w);
  return hair;
}

HairCut slick(double w) {
  HairCut hair;
  hair.front =
      fit("M-w-1.5 -52C-w-4 -66 -w-3 -112 0 -113C w+3 -112 w+4 -66 w+1.5 -52C w -60 w-1 -68 w-3 -75C w-8 -86 14 -93 7 -92"
          "Q3 -91 0 -83Q-3 -91 -7 -92C-14 -93 -w+8 -86 -w+3 -75C-w+1 -68 -w -60 -w-1.5 -52Z",
          w);
  hair.front_strands =
      fit("M-4 -92C-5 -100 -4 -106 -2 -110M-13 -93C-14 -100 -11 -107 -7 -110M-w+9 -86C-w+8 -96 -18 -104 -14 -107M7 -92C8 -100 "
          "6 -107 4 -110M15 -92C16 -100 14 -106 11 -109",
          w);
  return hair;
}

HairCut crew(double w) {
  HairCut hair;
  hair.front =
      fit("M-w-1.5 -56L-w-.5 -82C-w+2 -100 -22 -107 0 -107C22 -107 w-2 -100 w+.5 -82L w+1.5 -56C w-.5 -64 w-2 -70 w-4 -76C w-6 "
          "-82 w-10 -86 14 -87C6 -84 -6 -84 -14 -87C-w+10 -86 -w+6 -82 -w+4 -76C-w+2 -70 -w+.5 -64 -w-1.5 -56Z",
          w);
  hair.front_strands =
      fit("M-18 -96l2 -5M-9 -98l1 -6M1 -98l1 -6M11 -97l0 -5M-25 -90l3 -4M-13 -91l1.4 -4M-3 -92l1 -4M7 -92l.6 -4", w);
  return hair;
}

HairCut quiff(double w) {
  HairCut hair;
  hair.front = fit(
      "M-w-2 -52C-w-4 -68 -w-5 -82 -w+1 -94C-w-6 -110 -22 -124 -2 -140C-6 -128 2 -124 10 -136C12 -127 18 -124 30 -132C26 -122 "
      "w+10 -112 w+5 -88C w+4 -74 w+3 -62 w+2 -52C w-.5 -62 w-2 -72 w-6 -79C10 -88 -8 -82 -w+9 -82C-w+3 -74 -w -64 -w-2 -52Z",
      w);
  hair.front_strands =
      fit("M-w+8 -96C-22 -108 -16 -114 -10 -118M-12 -96C-8 -108 2 -112 8 -118M6 -96C12 -106 18 -110 22 -116", w);
  return hair;
}

HairCut turban(double w, const Tones& tones) {
  HairCut hair;
  hair.cloth = true;
  hair.under = fit("M-w-.5 -50L-w+1 -78H-w+7L-w+4.5 -64ZM w+.5 -50L w-4.5 -64L w-7 -78H w-1Z", w);
  hair.front = fit(
      "M-w-4 -70C-w-14 -98 -w+4 -126 2 -127C w-4 -126 w+14 -98 w+4 -70C w-6 -80 12 -86 0 -94C-12 -86 -w+6 -80 -w-4 -70Z", w);
  const std::string fold = mix(tones.cloth, "#100818", .36);
  hair.over = line(fit("M-w-3 -80C-18 -92 2 -104 12 -122M-w-4 -92C-20 -104 -8 -114 0 -124M w+3 -80C20 -90 8 -98 2 -103M w+5 "
                       "-94C26 -102 18 -112 13 -116",
                       w),
                   fold, 2.2) +
              circle(0, -101, 5.4, "#E3B04B") + circle(0, -101, 2.8, "#1F8A68");
  hair.front_strands = fit("M-w-1 -86C-18 -98 -2 -108 6 -122M w -88C20 -96 12 -104 6 -108", w);
  return hair;
}

}  // namespace

HairCut mens_cut(Hair hair, double half_width, const Tones& tones) {
  switch (hair) {
    case Hair::kPompadour:
      return pompadour(half_width);
    case Hair::kSidePart:
      return side_part(half_width);
    case Hair::kShortAfro:
      return short_afro(half_width);
    case Hair::kBaldRim:
      return bald_rim(half_width);
    case Hair::kLongMan:
      return long_man(half_width);
    case Hair::kCurls:
      return curls(half_width);
    case Hair::kSlick:
      return slick(half_width);
    case Hair::kCrew:
      return crew(half_width);
    case Hair::kQuiff:
      return quiff(half_width);
    default:
      return turban(half_width, tones);
  }
}

}  // namespace nightcap::tools::people
