// What the files of the head kit share: the colours of one head in one mood, and who draws which part.
#pragma once

#include <string>

#include "assets/tools/people/head.hpp"

namespace nightcap::tools::people {

// The colours are resolved here once, so that a gray (dead) head is gray throughout.
struct Tones {
  std::string skin, shade, crease;
  std::string hair, hair_dark, hair_light;
  std::string ink, white, iris, lips, lips_dark, blush, cloth;
};
Tones tones_of(const Look& look, const Expression& mood);

std::string face_outline(const Look& look);

std::string draw_ears(const Look& look, const Tones& tones);
std::string draw_skull(const Look& look, const Expression& mood, const Tones& tones, const std::string& hair_outline);
std::string draw_beard(const Look& look, const Expression& mood, const Tones& tones);
std::string draw_moustache(const Look& look, const Expression& mood, const Tones& tones);
std::string draw_features(const Look& look, const Expression& mood, const Tones& tones);
std::string draw_mouth(const Look& look, const Expression& mood, const Tones& tones);
std::string draw_glasses(const Look& look, const Expression& mood);

// A hair cut: outlines (each its own piece) behind and in front of the head, and its strands.
struct HairCut {
  std::string back, front;  // path data
  std::string back_strands, front_strands;
  std::string over;    // elements on top: a knot, a jewel
  bool cloth = false;  // a headscarf or turban: its own colour
  std::string under;   // path data: what hair shows under the cloth
};
HairCut womens_cut(Hair hair, double half_width);
HairCut mens_cut(Hair hair, double half_width, const Tones& tones);

}  // namespace nightcap::tools::people
