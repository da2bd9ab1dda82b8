#include "assets/tools/bake/atlas.hpp"

#define STB_RECT_PACK_IMPLEMENTATION
#include <stb/stb_rect_pack.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <set>
#include <stdexcept>

#include "assets/tools/bake/image.hpp"
#include "engine/base/json.hpp"

namespace nightcap::tools::bake {
namespace {

using base::Json;

constexpr int kScales[] = {1, 2};
constexpr int kPadding = 4;     // px round each drawing
constexpr int kPage = 1536;     // px a side: small enough to be read between two frames
constexpr int kOwnPage = 1400;  // what is larger has a page of its own
constexpr const char* kLicence = "Nightcap's own";

struct Place {
  const Drawing* drawing = nullptr;
  int x = 0, y = 0;  // px, of the drawing without its padding
  int w = 0, h = 0;
};
struct Page {
  int scale = 1;
  int width = 0;
  int height = 0;
  std::vector<Place> places;
};

int pixels(int vpx, double scale) { return std::max(1, static_cast<int>(std::lround(vpx * scale))); }

std::vector<Place> sized(const std::vector<Drawing>& drawings, int width, int scale) {
  std::vector<Place> places;
  for (const Drawing& drawing : drawings) {
    const double k = width > 0 ? static_cast<double>(width) * scale / drawing.width : scale;
    places.push_back({&drawing, 0, 0, pixels(drawing.width, k), pixels(drawing.height, k)});
  }
  return places;
}

// A page as large as what is on it.
Page page_of(std::vector<Place> places, int scale) {
  Page page{scale, 0, 0, std::move(places)};
  for (const Place& place : page.places) {
    page.width = std::max(page.width, place.x + place.w + kPadding);
    page.height = std::max(page.height, place.y + place.h + kPadding);
  }
  return page;
}

std::vector<Page> packed(std::vector<Place> places, int scale) {
  std::vector<Page> pages;
  std::vector<Place> waiting;
  for (Place& place : places) {
    if (place.w <= kOwnPage && place.h <= kOwnPage) {
      waiting.push_back(place);
      continue;
    }
    place.x = place.y = kPadding;
    pages.push_back(page_of({place}, scale));
  }
  while (!waiting.empty()) {
    std::vector<stbrp_node> nodes(kPage);
    std::vector<stbrp_rect> rects;
    for (std::size_t i = 0; i < waiting.size(); ++i)
      rects.push_back({static_cast<int>(i), waiting[i].w + 2 * kPadding, waiting[i].h + 2 * kPadding, 0, 0, 0});
    stbrp_context context;
    stbrp_init_target(&context, kPage, kPage, nodes.data(), kPage);
    stbrp_pack_rects(&context, rects.data(), static_cast<int>(rects.size()));
    std::vector<Place> here, later;
    for (const stbrp_rect& rect : rects) {
      Place& place = waiting[static_cast<std::size_t>(rect.id)];
      if (rect.was_packed == 0) {
        later.push_back(place);
        continue;
      }
      place.x = rect.x + kPadding;
      place.y = rect.y + kPadding;
      here.push_back(place);
    }
    pages.push_back(page_of(std::move(here), scale));
    waiting = std::move(later);
  }
  return pages;
}

// FNV-1a: told apart is all that they must be.
void mix(std::uint64_t& hash, std::string_view text) {
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  hash = (hash ^ 0xFFu) * 0x100000001B3u;
}

std::string made_of(const Page& page) {
  std::uint64_t hash = 0xCBF29CE484222325u;
  for (const Place& place : page.places) {
    mix(hash, place.drawing->svg);
    for (const int number : {place.x, place.y, place.w, place.h}) mix(hash, std::to_string(number));
  }
  return base::hex16(hash);
}

Image drawn(const Page& page) {
  Image image(page.width, page.height);
  for (const Place& place : page.places)
    put(image, rasterised(place.drawing->svg, place.w, place.h), place.x, place.y, kPadding);
  return image;
}

Json words_json(const std::vector<Words>& words) {
  Json list = Json::array();
  for (const Words& it : words)
    list.push_back({{"text", it.text},
                    {"font", it.font},
                    {"size", it.size},
                    {"at", {it.x, it.y}},
                    {"align", it.align},
                    {"width", it.width},
                    {"color", it.color}});
  return list;
}

// What is written on the pages that are there.
std::set<std::string> pages_before(const std::filesystem::path& manifest, const std::filesystem::path& folder) {
  std::set<std::string> before;
  std::ifstream in(manifest, std::ios::binary);
  const auto json = base::parse_json(std::string{std::istreambuf_iterator<char>(in), {}});
  const Json* pages = json && json->is_object() ? base::field(*json, "pages") : nullptr;
  if (pages == nullptr || !pages->is_array()) return before;
  for (const Json& page : *pages)
    if (page.is_object() && page.contains("file") && page.contains("made_of") &&
        std::filesystem::exists(folder / page["file"].get<std::string>()))
      before.insert(page["file"].get<std::string>() + page["made_of"].get<std::string>());
  return before;
}

}  // namespace

Baked bake(const AtlasOptions& options, const std::vector<Drawing>& drawings) {
  namespace fs = std::filesystem;
  fs::create_directories(options.folder);
  const fs::path manifest = options.folder / (options.name + ".json");
  const std::set<std::string> before = pages_before(manifest, options.folder);
  Json pages = Json::array(), sprites = Json::object();
  for (const Drawing& drawing : drawings) {
    Json sprite = {{"size", {drawing.width, drawing.height}}, {"licence", kLicence}, {"at", Json::array()}};
    if (!drawing.words.empty()) sprite["words"] = words_json(drawing.words);
    sprites[drawing.id] = std::move(sprite);
  }
  Baked baked;
  std::set<std::string> written;
  for (const int scale : kScales) {
    int of_scale = 0;
    for (const Page& page : packed(sized(drawings, options.width, scale), scale)) {
      const std::string file = options.name + "@" + std::to_string(scale) + "x." + std::to_string(of_scale++) + ".png";
      const std::string hash = made_of(page);
      for (const Place& place : page.places)
        sprites[place.drawing->id]["at"].push_back({baked.pages, place.x, place.y, place.w, place.h});
      pages.push_back({{"file", file},
                       {"scale", scale},
                       {"close_up", options.close_up},
                       {"size", {page.width, page.height}},
                       {"made_of", hash}});
      written.insert(file);
      ++baked.pages;
      if (before.contains(file + hash)) continue;
      write_png(drawn(page), options.folder / file);
      ++baked.drawn;
    }
  }
  for (const auto& entry : fs::directory_iterator(options.folder)) {
    const std::string file = entry.path().filename().string();
    if (file.starts_with(options.name + "@") && !written.contains(file)) fs::remove(entry.path());
  }
  std::ofstream out(manifest, std::ios::binary | std::ios::trunc);
  out << base::json_line(Json{{"format", 1}, {"pages", pages}, {"sprites", sprites}}) << '\n';
  if (!out.flush()) throw std::runtime_error("Can't write " + manifest.string() + ".");
  return baked;
}

}  // namespace nightcap::tools::bake
