// What the atlases hold, put in order for whoever looks at it: by atlas, and by page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/assets/manifest.hpp"

namespace nightcap::assets {

struct AtlasContents {
  std::string name;                   // "ui"
  std::vector<int> pages;             // as in Manifest::pages
  std::vector<std::string> drawings;  // in order
};
// In order of their names. A drawing that several atlases have is in each of them.
[[nodiscard]] std::vector<AtlasContents> contents_of(const Manifest& manifest);

struct Drawn {
  std::string name;
  Place place;
};
// What is on that page, in order of names.
[[nodiscard]] std::vector<Drawn> drawings_on(const Manifest& manifest, int page);
// How much of its area they take, 0 to 1.
[[nodiscard]] double fill_of(const Manifest& manifest, int page);

}  // namespace nightcap::assets
