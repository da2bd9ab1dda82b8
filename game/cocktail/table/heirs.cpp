#include "game/cocktail/table/heirs.hpp"

#include <array>
#include <string>
#include <string_view>

#include "assets/art/ids.hpp"

namespace nightcap::cocktail::table {

namespace {

constexpr std::array<std::string_view, 9> kHeirs{"flapper", "colonel", "dowager", "nephew", "butler",
                                                 "medium",  "doctor",  "starlet", "magnate"};
constexpr std::array<std::string_view, 5> kMoods{"calm", "pleased", "caught", "sly", "dead"};

using Pictures = std::array<std::array<scene::SpriteId, kMoods.size()>, kHeirs.size()>;
using Arms = std::array<scene::SpriteId, kHeirs.size()>;

Pictures all_pictures() {
  Pictures pictures;
  for (std::size_t i = 0; i < kHeirs.size(); ++i)
    for (std::size_t k = 0; k < kMoods.size(); ++k)
      pictures[i][k] = art::find("heir." + std::string(kHeirs[i]) + "." + std::string(kMoods[k]));
  return pictures;
}

Arms all_arms() {
  Arms arms;
  for (std::size_t i = 0; i < kHeirs.size(); ++i) arms[i] = art::find("arm." + std::string(kHeirs[i]));
  return arms;
}

}  // namespace

scene::SpriteId heir_picture(base::Seat seat, Mood mood) {
  static const Pictures kPictures = all_pictures();
  return kPictures[static_cast<std::size_t>(seat.index())][static_cast<std::size_t>(mood)];
}

scene::SpriteId heir_arm(base::Seat seat) {
  static const Arms kArms = all_arms();
  return kArms[static_cast<std::size_t>(seat.index())];
}

}  // namespace nightcap::cocktail::table
