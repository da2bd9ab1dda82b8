#include "platform/sdl/composition.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <iterator>

#include "engine/base/json.hpp"

namespace nightcap::platform::sdl {
namespace {

using base::Json;
using scene::Vec2;

constexpr int kDeepest = 4;  // compositions like others like others

std::optional<Json> read_json(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  return base::parse_json(std::string{std::istreambuf_iterator<char>(in), {}});
}

// Replaces each $name in every text of it; the longest name that fits wins.
void fill_in(Json& value, const Json& with) {
  if (value.is_structured()) {
    for (Json& part : value) fill_in(part, with);
    return;
  }
  if (!value.is_string()) return;
  std::string text = value.get<std::string>();
  for (std::size_t at = text.find('$'); at != std::string::npos; at = text.find('$', at)) {
    const std::string* best = nullptr;
    const Json* meaning = nullptr;
    for (const auto& [name, replacement] : with.items())
      if (text.compare(at + 1, name.size(), name) == 0 && (best == nullptr || name.size() > best->size())) {
        best = &name;
        meaning = &replacement;
      }
    if (best == nullptr) {
      ++at;
      continue;
    }
    if (text.size() == best->size() + 1) {  // all of it: a number stays a number
      value = *meaning;
      return;
    }
    const std::string filling = meaning->is_string() ? meaning->get<std::string>() : meaning->dump();
    text.replace(at, best->size() + 1, filling);
    at += filling.size();
  }
  value = text;
}

std::optional<Json> read_filled(const std::filesystem::path& folder, std::string_view name, int depth) {
  std::optional<Json> json = read_json(folder / (std::string(name) + ".json"));
  if (!json || !json->is_object()) return std::nullopt;
  const Json* like = base::field(*json, "like");
  if (like == nullptr) return json;
  if (!like->is_string() || depth >= kDeepest) return std::nullopt;
  std::optional<Json> model = read_filled(folder, like->get<std::string>(), depth + 1);
  const Json* with = base::field(*json, "with");
  if (model && with != nullptr && with->is_object()) fill_in(*model, *with);
  return model;
}

template <std::size_t N>
bool numbers(const Json& object, std::string_view name, std::array<float, N>& out) {
  const Json* list = base::field(object, name);
  if (list == nullptr || !list->is_array() || list->size() != N) return false;
  if (!std::all_of(list->begin(), list->end(), [](const Json& n) { return n.is_number(); })) return false;
  for (std::size_t i = 0; i < N; ++i) out[i] = (*list)[i].get<float>();
  return true;
}

float number(const Json& object, std::string_view name, float otherwise) {
  const Json* value = base::field(object, name);
  return value != nullptr && value->is_number() ? value->get<float>() : otherwise;
}

std::string text_of(const Json& object, std::string_view name) {
  const Json* value = base::field(object, name);
  return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
}

bool flag(const Json& object, std::string_view name) {
  const Json* value = base::field(object, name);
  return value != nullptr && value->is_boolean() && value->get<bool>();
}

Layer layer_of(const Json& json) {
  Layer layer;
  layer.sprite = text_of(json, "sprite");
  std::array<float, 4> box{};
  if (numbers(json, "box", box)) layer.box = {box[0], box[1], box[2], box[3]};
  layer.tint = parse_color(text_of(json, layer.sprite.empty() ? "color" : "tint")).value_or(scene::kWhite);
  layer.mask = text_of(json, "mask");
  layer.turn = number(json, "turn", 0);
  std::array<float, 2> place{};
  if (numbers(json, "pivot", place)) layer.pivot = {place[0], place[1]};
  layer.optional = flag(json, "optional");
  layer.text = text_of(json, "text");
  const std::string font = text_of(json, "font");
  layer.font = font == "bold"      ? scene::Font::kBold
               : font == "display" ? scene::Font::kDisplay
               : font == "script"  ? scene::Font::kScript
                                   : scene::Font::kBody;
  const std::string align = text_of(json, "align");
  layer.align = align == "center" ? scene::Align::kCenter : align == "right" ? scene::Align::kRight : scene::Align::kLeft;
  layer.size = number(json, "size", layer.size);
  if (numbers(json, "at", place)) layer.at = {place[0], place[1]};
  layer.width = number(json, "width", 0);
  return layer;
}

}  // namespace

std::optional<scene::Color> parse_color(std::string_view text) {
  std::uint32_t rgb = 0;
  if (text.size() != 7 || text[0] != '#') return std::nullopt;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), rgb, 16);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return scene::Color::hex(rgb);
}

std::optional<Composition> read_composition(const std::filesystem::path& folder, std::string_view name) {
  const std::optional<Json> json = read_filled(folder, name, 0);
  std::array<float, 2> size{};
  if (!json || !numbers(*json, "size", size) || size[0] <= 0 || size[1] <= 0) return std::nullopt;
  const Json* layers = base::field(*json, "layers");
  if (layers == nullptr || !layers->is_array()) return std::nullopt;
  Composition composition{{size[0], size[1]}, {}};
  for (const Json& layer : *layers)
    if (layer.is_object()) composition.layers.push_back(layer_of(layer));
  return composition;
}

}  // namespace nightcap::platform::sdl
