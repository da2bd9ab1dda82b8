// The nine heirs: whose head, whose clothes, how large in the medal.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "assets/tools/people/head.hpp"
#include "assets/tools/portraits/costume.hpp"

namespace nightcap::tools::portraits {

struct Heir {
  std::string_view name;
  people::Look look;
  Costume (*dress)(std::string_view skin, std::string_view hair) = nullptr;
  double y = 106, size = 0.84;  // where the base of the neck is in the medal, and how large
  // How a face rests: a butler looks down his nose, a colonel frowns.
  people::Eyes eyes = people::Eyes::kOpen;
  people::Brows brows = people::Brows::kCalm;
  double nose_up = 0;
  bool laughs = false;  // when pleased

  [[nodiscard]] Costume wear() const { return dress(look.skin, look.hair_color); }
};

const std::array<Heir, 9>& cast();
const Heir& heir(std::string_view name);

// One of kMoods, the way this person feels it: heads lean to different sides, so that nine medals are not one pattern.
people::Expression feeling(std::string_view mood, bool leans_left);

// A head and its clothes, in figure space.
std::string figure(const Heir& who, std::string_view mood, bool leans_left);
std::string figure(const people::Look& look, const Costume& wear, const people::Expression& mood);

}  // namespace nightcap::tools::portraits
