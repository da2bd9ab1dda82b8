// The arms, and who stands behind the windows of the title street.

#include "assets/tools/portraits/arms.hpp"
#include "assets/tools/portraits/cast.hpp"
#include "assets/tools/portraits/pen.hpp"
#include "assets/tools/portraits/portraits.hpp"
#include "assets/tools/portraits/window.hpp"

namespace nightcap::tools::portraits {

std::vector<Drawing> figures() {
  std::vector<Drawing> all;
  for (const Heir& who : cast())
    all.push_back({"arm." + std::string(who.name), 230, 90, document(230, 90, pointing_arm(who.name)), {}});
  all.push_back({"title.colonel", 170, 210, document(170, 210, colonel_behind_glass()), {}});
  all.push_back({"title.dowager", 170, 210, document(170, 210, dowager_behind_glass()), {}});
  all.push_back({"title.couple", 280, 230, document(280, 230, couple_behind_glass()), {}});
  return all;
}

}  // namespace nightcap::tools::portraits
