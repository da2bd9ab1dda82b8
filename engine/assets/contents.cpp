#include "engine/assets/contents.hpp"

#include <algorithm>
#include <map>

namespace nightcap::assets {

std::vector<AtlasContents> contents_of(const Manifest& manifest) {
  std::map<std::string, AtlasContents> atlases;
  std::vector<AtlasContents*> of_page;
  for (std::size_t i = 0; i < manifest.pages().size(); ++i) {
    const std::string& file = manifest.pages()[i].file;  // "ui@2x.0.png"
    const std::string name = file.substr(0, file.find('@'));
    AtlasContents& atlas = atlases[name];
    atlas.name = name;
    atlas.pages.push_back(static_cast<int>(i));
    of_page.push_back(&atlas);
  }
  for (const std::string& name : manifest.names())
    for (const Place& place : manifest.find(name)->places) {
      std::vector<std::string>& drawings = of_page[static_cast<std::size_t>(place.page)]->drawings;
      if (drawings.empty() || drawings.back() != name) drawings.push_back(name);
    }
  std::vector<AtlasContents> list;
  for (auto& [name, atlas] : atlases) list.push_back(std::move(atlas));
  return list;
}

std::vector<Drawn> drawings_on(const Manifest& manifest, int page) {
  std::vector<Drawn> list;
  for (const std::string& name : manifest.names())
    for (const Place& place : manifest.find(name)->places)
      if (place.page == page) list.push_back({name, place});
  return list;
}

double fill_of(const Manifest& manifest, int page) {
  const Page& of = manifest.pages()[static_cast<std::size_t>(page)];
  double sum = 0;
  for (const Drawn& each : drawings_on(manifest, page)) sum += static_cast<double>(each.place.w) * each.place.h;
  return of.width > 0 && of.height > 0 ? std::min(1.0, sum / of.width / of.height) : 0;
}

}  // namespace nightcap::assets
