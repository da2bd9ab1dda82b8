#include "engine/assets/manifest.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "engine/base/json.hpp"

namespace nightcap::assets {
namespace {

using base::Json;
using scene::Align;
using scene::Font;

constexpr int kFormat = 1;
constexpr int kLargest = 1 << 14;  // px a side

// In the order of scene::Font.
constexpr std::array<std::string_view, 7> kFonts{"body", "medium", "bold", "heavy", "script", "display", "name"};

template <std::size_t N>
std::optional<std::array<int, N>> wholes(const Json& list) {
  if (!list.is_array() || list.size() != N) return std::nullopt;
  std::array<int, N> out{};
  for (std::size_t i = 0; i < N; ++i) {
    const auto number = base::whole_number(list[i], 0, kLargest);
    if (!number) return std::nullopt;
    out[i] = static_cast<int>(*number);
  }
  return out;
}

std::string text_of(const Json& json, std::string_view name) {
  const Json* value = base::field(json, name);
  return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
}

float number(const Json& json, std::string_view name, float otherwise) {
  const Json* value = base::field(json, name);
  return value != nullptr && value->is_number() ? value->get<float>() : otherwise;
}

scene::Color color_of(const std::string& text) {
  std::uint32_t rgb = 0;
  if (text.size() == 7 && text[0] == '#') std::from_chars(text.data() + 1, text.data() + 7, rgb, 16);
  return scene::Color::hex(rgb);
}

Words words_of(const Json& json) {
  Words words;
  words.text = text_of(json, "text");
  const auto font = std::find(kFonts.begin(), kFonts.end(), text_of(json, "font"));
  words.style.font = font == kFonts.end() ? Font::kBody : static_cast<Font>(font - kFonts.begin());
  words.style.size = number(json, "size", words.style.size);
  words.style.color = color_of(text_of(json, "color"));
  const std::string align = text_of(json, "align");
  words.style.align = align == "center" ? Align::kCenter : align == "right" ? Align::kRight : Align::kLeft;
  if (const Json* at = base::field(json, "at");
      at != nullptr && at->is_array() && at->size() == 2 && (*at)[0].is_number() && (*at)[1].is_number())
    words.at = {(*at)[0].get<float>(), (*at)[1].get<float>()};
  words.width = number(json, "width", 0);
  return words;
}

std::optional<Page> page_of(const Json& json) {
  const Json* size = base::field(json, "size");
  const auto wh = size != nullptr ? wholes<2>(*size) : std::nullopt;
  Page page{text_of(json, "file"), static_cast<int>(number(json, "scale", 1)), false, 0, 0};
  if (const Json* it = base::field(json, "close_up"); it != nullptr && it->is_boolean()) page.close_up = it->get<bool>();
  if (!wh || page.file.empty() || page.file.find('/') != std::string::npos) return std::nullopt;
  page.width = (*wh)[0];
  page.height = (*wh)[1];
  return page;
}

std::optional<Sprite> sprite_of(const Json& json, std::span<const Page> pages, int first_page) {
  const Json* size = base::field(json, "size");
  const auto wh = size != nullptr ? wholes<2>(*size) : std::nullopt;
  const Json* places = base::field(json, "at");
  if (!wh || (*wh)[0] == 0 || (*wh)[1] == 0 || places == nullptr || !places->is_array()) return std::nullopt;
  Sprite sprite;
  sprite.size = {static_cast<float>((*wh)[0]), static_cast<float>((*wh)[1])};
  sprite.licence = text_of(json, "licence");
  for (const Json& each : *places) {
    const auto n = wholes<5>(each);
    if (!n || (*n)[0] >= static_cast<int>(pages.size())) return std::nullopt;
    const auto& [page, x, y, w, h] = *n;
    const Page& on = pages[static_cast<std::size_t>(page)];
    if (w == 0 || h == 0 || x + w > on.width || y + h > on.height) return std::nullopt;
    sprite.places.push_back({first_page + page, x, y, w, h});
  }
  if (sprite.places.empty()) return std::nullopt;
  if (const Json* words = base::field(json, "words"); words != nullptr && words->is_array())
    for (const Json& each : *words)
      if (each.is_object()) sprite.words.push_back(words_of(each));
  return sprite;
}

}  // namespace

const Place& Sprite::best(int width) const {
  const auto found = std::find_if(places.begin(), places.end(), [&](const Place& place) { return 11 * place.w >= 10 * width; });
  return found == places.end() ? places.back() : *found;
}

bool Manifest::add(std::string_view text, std::string& why_not) {
  const auto failed = [&](std::string why) {
    why_not = std::move(why);
    return false;
  };
  const auto json = base::parse_json(text);
  const Json* format = json && json->is_object() ? base::field(*json, "format") : nullptr;
  if (format == nullptr || base::whole_number(*format, kFormat, kFormat) != kFormat)
    return failed("it is no manifest of format " + std::to_string(kFormat));
  const Json* pages = base::field(*json, "pages");
  const Json* sprites = base::field(*json, "sprites");
  if (pages == nullptr || !pages->is_array() || sprites == nullptr || !sprites->is_object())
    return failed("it has no pages or no sprites");
  std::vector<Page> more;
  for (const Json& each : *pages) {
    auto page = each.is_object() ? page_of(each) : std::nullopt;
    if (!page) return failed("a page has no file or no size");
    more.push_back(std::move(*page));
  }
  std::vector<std::pair<std::string, Sprite>> read;
  for (const auto& [name, each] : sprites->items()) {
    auto sprite = each.is_object() ? sprite_of(each, more, static_cast<int>(pages_.size())) : std::nullopt;
    if (!sprite) return failed("the place of " + name + " makes no sense");
    read.emplace_back(name, std::move(*sprite));
  }
  pages_.insert(pages_.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  for (auto& [name, sprite] : read) {
    const auto [it, fresh] = sprites_.try_emplace(name, sprite);
    auto& places = it->second.places;
    if (!fresh) places.insert(places.end(), sprite.places.begin(), sprite.places.end());
    std::stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.w < b.w; });
  }
  return true;
}

const Sprite* Manifest::find(std::string_view name) const {
  const auto found = sprites_.find(name);
  return found == sprites_.end() ? nullptr : &found->second;
}

std::vector<std::string> Manifest::names() const {
  std::vector<std::string> names;
  for (const auto& [name, sprite] : sprites_) names.push_back(name);
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace nightcap::assets
