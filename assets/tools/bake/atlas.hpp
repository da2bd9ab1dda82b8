// An atlas: drawings packed on pages, at 1x and 2x, and the manifest that says what is where.
//
// NAME.json: {"format": 1, "pages": [{"file": "ui@1x.0.png", "scale": 1, "close_up": false, "size": [w, h], "made_of": "…"}],
//   "sprites": {"icon.heart": {"size": [64, 64], "licence": "…", "at": [[page, x, y, w, h], …], "words": […]}}}
// with sizes in vpx and places in px of the page, without the padding. `made_of` is a hash of all that is on a page: one
// that would come out the same is left alone.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "assets/tools/drawing.hpp"

namespace nightcap::tools::bake {

struct AtlasOptions {
  std::string name;
  int width = 0;          // px of every drawing at 1x; 0: as many as it has vpx
  bool close_up = false;  // other atlases have the same drawings for ordinary sizes
  std::filesystem::path folder;
};

struct Baked {
  int pages = 0;
  int drawn = 0;  // of those, the ones that weren't there already
};

// Throws std::runtime_error if a drawing can't be drawn or a file not be written.
Baked bake(const AtlasOptions& options, const std::vector<Drawing>& drawings);

}  // namespace nightcap::tools::bake
