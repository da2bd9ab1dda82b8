// Ten cuts for women. `w` is half the skull's width; each outline is one piece of paper.
#include "assets/tools/people/parts.hpp"
#include "assets/tools/people/svg.hpp"

namespace nightcap::tools::people {
namespace {

HairCut bob(double w) {
  HairCut hair;
  hair.back =
      fit("M-w-4 -76C-w-8 -124 w+8 -124 w+4 -76Cw+6 -54 w+13 -40 w+12 -20Cw+11 -8 w-2 -6 w-12 -16L-w+12 -22C-w+2 -6 -w-11 -8 "
          "-w-12 -20C-w-13 -40 -w-6 -54 -w-4 -76Z",
          w);
  hair.front =
      fit("M-w-11 -24C-w-9 -30 -w-5 -44 -w-5 -62C-w-9 -120 w+9 -124 w+5 -62Cw+5 -44 w+9 -30 w+11 -24Cw+6 -20 w -22 w-2.5 "
          "-26Cw+1.5 -36 w-1 -52 w-4.5 -70Cw-12.0 -79 w-18 -80 0 -79.4C-w+18 -79 -w+10 -79 -w+4.5 -70C-w+1 -52 -w-1.5 -36 "
          "-w+2.5 -26C-w -22 -w-6 -20 -w-11 -24Z",
          w);
  hair.front_strands = fit("M-w+6 -92C-10 -102 6 -103 w-14 -96M-w+14 -102C-6 -110 8 -110 w-18 -104M-w-1.5 -60q-2 16 -3 26", w);
  return hair;
}

HairCut beehive(double w) {
  HairCut hair;
  hair.back =
      fit("M-w-2 -58C-w-10 -92 -w-6 -136 -20 -147C-8 -155 10 -155 22 -147C w+7 -136 w+11 -92 w+2 -58C w+2 -44 w -38 w-4 "
          "-34H-w+4C-w -38 -w-2 -44 -w-2 -58Z",
          w);
  hair.front =
      fit("M-w-2 -50C-w-5 -66 -w-9 -88 -w-3 -108C-w-1 -132 -26 -152 1 -152C28 -152 w+2 -132 w+4 -108C w+10 -88 w+6 -66 w+2 "
          "-50C w-1 -62 w-4 -74 w-9 -82C14 -93 -4 -93 -12 -90C-w+12 -86 -w+4 -72 -w-2 -50Z",
          w);
  hair.front_strands =
      "M-34 -112C-16 -100 14 -101 35 -117M-29 -127C-12 -117 10 -118 30 -131M-20 -140C-8 -134 8 -134 20 -142M-27 -88C-14 -99 12 "
      "-100 28 -90";
  return hair;
}

HairCut flip(double w) {
  HairCut hair;
  hair.back =
      fit("M-w-3 -72C-w-10 -124 w+10 -124 w+3 -72Cw+2 -44 w+4 -26 w+11 -20Cw+18 -16 w+22 -22 w+24 -26Cw+25 -4 w+12 4 w-2 "
          "-4Cw-6 -8 w-9 -14 w-12 -20L-w+12 -20C-w+9 -14 -w+6 -8 -w+2 -4C-w-12 4 -w-25 -4 -w-24 -26C-w-22 -22 -w-18 -16 -w-11 "
          "-20C-w-4 -26 -w-2 -44 -w-3 -72Z",
          w);
  hair.back_strands = fit("Mw+2 -34q3 18 16 20M-w-2 -34q-3 18 -16 20", w);
  hair.front =
      fit("M-w-2 -42C-w-4 -50 -w-8 -60 -w-8 -74C-w-9 -108 -18 -119 2 -119C w-6 -119 w+9 -108 w+8 -74C w+8 -60 w+4 -50 w+2 -42C "
          "w+1 -54 w -64 w-4 -72C w-10 -82 w-14 -88 w-17 -93C14 -82 -14 -76 -w+5 -74C-w+1 -66 -w -54 -w-2 -42Z",
          w);
  hair.front_strands =
      fit("M-w+3 -82C-8 -88 6 -94 14 -104M-w+2 -94C-16 -98 -4 -104 6 -112M w-12 -106C w -100 w+3 -90 w+3 -76", w);
  return hair;
}

HairCut bun(double w) {
  HairCut hair;
  hair.back = "M-20 -118C-20 -140 20 -140 20 -118C20 -98 -20 -98 -20 -118Z" +
              fit("M-w-2 -62C-w-5 -116 w+5 -116 w+2 -62Lw-4 -46H-w+4Z", w);
  hair.back_strands = "M-13 -122C-8 -132 8 -132 13 -124M-14 -113C-6 -120 8 -120 15 -112";
  hair.front =
      fit("M-w-1.5 -52C-w-5 -66 -w -113 0 -113Cw -113 w+5 -66 w+1.5 -52Cw+1 -60 w-1 -70 w-4 -76Cw-11 -88 8 -94 0 -97C-8 -94 "
          "-w+11 -88 -w+4 -76C-w+1 -70 -w-1 -60 -w-1.5 -52Z",
          w);
  hair.front_strands = fit("M-w+1 -74C-w+5 -92 -12 -104 -4 -106Mw-1 -74Cw-5 -92 12 -104 4 -106", w);
  return hair;
}

HairCut long_hair(double w) {
  HairCut hair;
  hair.back =
      fit("M-w-3 -74C-w-9 -124 w+9 -124 w+3 -74Cw+2 -40 w+12 -24 w+8 6Cw+5 26 w+16 34 w+14 46Cw+8 52 w-8 50 w-16 44L-w+16 "
          "44C-w+8 50 -w-8 52 -w-14 46C-w-16 34 -w-5 26 -w-8 6C-w-12 -24 -w-2 -40 -w-3 -74Z",
          w);
  hair.back_strands =
      fit("M-w-3 -30C-w-8 -10 -w-2 10 -w-8 36M-w+7 -10C-w+2 6 -w+7 18 -w+2 40Mw+3 -30Cw+8 -10 w+2 10 w+8 36", w);
  hair.front =
      fit("M-w-4 -34C-w-5 -52 -w-4 -62 -w-3 -70C-w-5 -122 w+5 -122 w+3 -70Cw+4 -62 w+5 -52 w+4 -34Cw-2 -44 w-2 -56 w-3 -66Cw-9 "
          "-82 10 -92 3 -97C-6 -92 -w+9 -82 -w+3 -66C-w+2 -56 -w+2 -44 -w-4 -34Z",
          w);
  hair.front_strands = fit("M-w+1 -60C-w+4 -84 -10 -100 0 -103Mw-1 -62Cw-4 -84 16 -100 6 -103", w);
  return hair;
}

HairCut afro(double w) {
  HairCut hair;
  hair.back = bumps(0, -82, w + 19, 50, 15, 6, 366);
  hair.back_strands =
      "M-38 -96q4 -8 10 -6M-24 -112q6 -6 12 0M6 -118q7 -4 11 3M30 -104q6 0 8 8M-44 -74q-1 -7 5 -10M40 -78q6 2 5 9";
  hair.front =
      fit("M-w-3 -58C-w-5 -84 -w -106 0 -106Cw -106 w+5 -84 w+3 -58A6 6 0 0 1 w-2 -71A8 8 0 0 1 w-9 -82A9 9 0 0 1 w-22 -89A10 "
          "10 0 0 1 -w+22 -89A9 9 0 0 1 -w+9 -82A8 8 0 0 1 -w+2 -71A6 6 0 0 1 -w-3 -58Z",
          w);
  return hair;
}

HairCut pixie(double w) {
  HairCut hair;
  hair.back = fit("M-w-3 -70C-w-6 -112 w+6 -112 w+3 -70Lw -38Lw-8 -44H-w+8L-w -38Z", w);
  hair.front =
      fit("M-w+1 -40L-w-3 -48C-w-9 -66 -w-6 -113 2 -113C w+6 -114 w+10 -68 w+3 -46L w-1 -40L w-1 -62C w-2 -70 w-4 -74 w-6 -78L "
          "w-9 -69L w-16 -82L2 -68L-5 -84L-w+13 -67L-w+9 -79L-w+3 -62Z",
          w);
  hair.front_strands = fit("M-w+2 -78C-w+6 -92 -8 -101 2 -101M-w+14 -80C-w+18 -93 4 -97 10 -95M14 -103q13 5 17 20", w);
  return hair;
}

HairCut side_wave(double w) {
  HairCut hair;
  hair.back =
      fit("M-w-2 -72C-w-8 -120 w+12 -124 w+4 -74C w+5 -58 w+19 -52 w+14 -38C w+6 -26 w+24 -22 w+17 -8C w+10 8 w-6 12 w-14 "
          "4L-w+16 -14C-w+4 -10 -w-5 -16 -w-4 -26C-w-10 -36 -w-5 -56 -w-2 -72Z",
          w);
  hair.back_strands = fit("Mw+1 -60Cw+3 -48 w+13 -44 w+7 -34Cw -24 w+15 -18 w+9 -6", w);
  hair.front =
      fit("M-w-3 -36C-w-9 -60 -w-2 -114 -4 -116C w+4 -120 w+12 -84 w+4 -54C w+8 -46 w+11 -40 w+7 -32C w -40 w+1 -54 w-2 -64C "
          "w-7 -80 -w+28 -82 -w+15 -92C-w+12 -84 -w+3 -66 -w+1 -52C-w+1 -46 -w -40 -w-3 -36Z",
          w);
  hair.front_strands = fit("M-w+18 -99C4 -104 w-4 -96 w -70M-w+20 -104C8 -112 w-4 -104 w+1 -84M-w+9 -84q-6 8 -8 20", w);
  return hair;
}

HairCut ponytail(double w) {
  HairCut hair;
  hair.back = fit("Mw-16 -104Cw+10 -122 w+28 -100 w+25 -70Cw+22 -46 w+30 -38 w+15 -6Cw+10 -22 w+2 -26 w+6 -40Cw+9 -58 w+6 -70 "
                  "w-12 -80Z",
                  w) +
              fit("M-w-2 -62C-w-4 -114 w+4 -114 w+2 -62Lw-4 -48H-w+4Z", w);
  hair.back_strands = fit("Mw-6 -98Cw+16 -98 w+18 -76 w+13 -56Cw+9 -44 w+17 -36 w+12 -18", w);
  hair.front =
      fit("M-w-1.5 -50C-w-6 -64 -w -112 2 -113Cw -113 w+5 -66 w+1.5 -52Cw+1 -60 w-1 -72 w-5 -78Cw-12 -86 4 -90 -8 -88C-w+10 "
          "-84 -w+3 -70 -w-1.5 -50Z",
          w);
  hair.front_strands = fit("M-w+2 -76C-w+8 -92 2 -104 18 -103M-w+14 -86C-6 -98 14 -98 w-8 -88", w);
  return hair;
}

HairCut headscarf(double w) {
  HairCut hair;
  hair.cloth = true;
  hair.back =
      fit("M-w-3 -66C-w-8 -118 w+8 -118 w+3 -66Cw+4 -36 w+4 -14 w+9 4Cw+13 16 w+18 22 w+24 24H-w-24C-w-18 22 -w-13 16 -w-9 "
          "4C-w-4 -14 -w-4 -36 -w-3 -66Z",
          w);
  hair.back_strands = fit("M-w-2 -20C-w-4 0 -w-8 8 -w-16 20Mw+2 -20Cw+4 0 w+8 8 w+16 20", w);
  hair.under = fit("M-w+2 -62C-w+3 -94 w-3 -94 w-2 -62C w-6 -76 4 -84 -8 -87C-14 -80 -w+4 -74 -w+2 -62Z", w);
  // Outline, face opening the other way round, and the knot with its two ends.
  hair.front =
      fit("M-w-3 -22C-w-4 -40 -w-4 -54 -w-4 -66C-w-8 -118 w+8 -118 w+4 -66C w+4 -54 w+4 -40 w+3 -22C w -12 9 -6 0 -4C-9 -6 -w "
          "-12 -w-3 -22Z"
          "M0 -89C-w+10 -88 -w+2 -74 -w+1 -54C-w+1 -34 -16 -13 0 -13C16 -13 w-1 -34 w-1 -54C w-2 -74 w-10 -88 0 -89Z"
          "M4 -10C9 -3 15 4 18 14L7 13L0 -3L-6 12L-18 16C-16 6 -10 -2 -4 -10Z",
          w);
  hair.front_strands = fit("M-w+4 -92C-12 -106 12 -106 w-4 -92M-w-2 -70q-2 20 0 40Mw+2 -70q2 20 0 40", w);
  return hair;
}

}  // namespace

HairCut womens_cut(Hair hair, double half_width) {
  switch (hair) {
    case Hair::kBob:
      return bob(half_width);
    case Hair::kBeehive:
      return beehive(half_width);
    case Hair::kFlip:
      return flip(half_width);
    case Hair::kBun:
      return bun(half_width);
    case Hair::kLong:
      return long_hair(half_width);
    case Hair::kAfro:
      return afro(half_width);
    case Hair::kPixie:
      return pixie(half_width);
    case Hair::kSideWave:
      return side_wave(half_width);
    case Hair::kPonytail:
      return ponytail(half_width);
    default:
      return headscarf(half_width);
  }
}

}  // namespace nightcap::tools::people
