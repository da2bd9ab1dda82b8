#include "assets/tools/bake/recipe.hpp"

#include <array>

#include "assets/tools/bake/svg.hpp"
#include "engine/base/json.hpp"

namespace nightcap::tools::bake {
namespace {

using base::Json;

constexpr int kDeepest = 4;  // recipes like others like others

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

std::optional<Json> read_filled(std::string_view id, const ReadFile& read, int depth) {
  const auto text = read(std::string(id) + ".json");
  if (!text) return std::nullopt;
  std::optional<Json> json = base::parse_json(*text);
  if (!json || !json->is_object()) return std::nullopt;
  const Json* like = base::field(*json, "like");
  if (like == nullptr) return json;
  if (!like->is_string() || depth >= kDeepest) return std::nullopt;
  std::optional<Json> model = read_filled(like->get<std::string>(), read, depth + 1);
  const Json* with = base::field(*json, "with");
  if (model && with != nullptr && with->is_object()) fill_in(*model, *with);
  return model;
}

float number(const Json& json, std::string_view name, float otherwise) {
  const Json* value = base::field(json, name);
  return value != nullptr && value->is_number() ? value->get<float>() : otherwise;
}

template <std::size_t N>
std::optional<std::array<float, N>> numbers(const Json& json, std::string_view name) {
  const Json* list = base::field(json, name);
  if (list == nullptr || !list->is_array() || list->size() != N) return std::nullopt;
  std::array<float, N> out{};
  for (std::size_t i = 0; i < N; ++i) {
    if (!(*list)[i].is_number()) return std::nullopt;
    out[i] = (*list)[i].get<float>();
  }
  return out;
}

std::string text_of(const Json& json, std::string_view name, std::string otherwise = {}) {
  const Json* value = base::field(json, name);
  return value != nullptr && value->is_string() ? value->get<std::string>() : otherwise;
}

Words words_of(const Json& layer) {
  Words words;
  words.text = text_of(layer, "text");
  words.font = text_of(layer, "font", words.font);
  words.size = number(layer, "size", words.size);
  if (const auto at = numbers<2>(layer, "at")) {
    words.x = (*at)[0];
    words.y = (*at)[1];
  }
  words.align = text_of(layer, "align", words.align);
  words.width = number(layer, "width", 0);
  words.color = text_of(layer, "color", words.color);
  return words;
}

// The layer's drawing in its box, as a group of the whole.
std::optional<std::string> group_of(const Json& layer, const SvgPart& part) {
  const auto box = numbers<4>(layer, "box");
  if (!box) return std::nullopt;
  const auto& [x, y, w, h] = *box;
  const float turn = number(layer, "turn", 0);
  std::string transform;
  if (turn != 0) {
    const auto pivot = numbers<2>(layer, "pivot").value_or(std::array<float, 2>{x + w / 2, y + h / 2});
    transform = "rotate(" + number_text(turn) + " " + number_text(pivot[0]) + " " + number_text(pivot[1]) + ") ";
  }
  const auto fine = [](float scale) { return std::to_string(static_cast<int>(scale * 10000 + 0.5f)) + "e-4"; };
  transform += "translate(" + number_text(x) + " " + number_text(y) + ") scale(" + fine(w / part.view[2]) + " " +
               fine(h / part.view[3]) + ") translate(" + number_text(-part.view[0]) + " " + number_text(-part.view[1]) + ")";
  return "<g transform=\"" + transform + "\">" + part.inside + "</g>";
}

}  // namespace

std::optional<Drawing> cook(std::string_view id, const ReadFile& read, std::string& why_not) {
  const auto failed = [&](const std::string& why) {
    why_not = why;
    return std::nullopt;
  };
  const std::optional<Json> json = read_filled(id, read, 0);
  const auto size = json ? numbers<2>(*json, "size") : std::nullopt;
  const Json* layers = json ? base::field(*json, "layers") : nullptr;
  if (!size || layers == nullptr || !layers->is_array()) return failed("it needs a size and layers");
  Drawing drawing;
  drawing.id = id;
  drawing.width = static_cast<int>((*size)[0]);
  drawing.height = static_cast<int>((*size)[1]);
  int count = 0;
  for (const Json& layer : *layers) {
    const std::string sprite = text_of(layer, "sprite");
    if (sprite.empty()) {
      drawing.words.push_back(words_of(layer));
      continue;
    }
    const auto text = read(sprite + ".svg");
    if (!text) return failed("there is no drawing " + sprite);
    const auto part = svg_part(*text, text_of(layer, "tint"), "l" + std::to_string(count++) + "-");
    if (!part) return failed(sprite + " can't be read");
    const auto group = group_of(layer, *part);
    if (!group) return failed("the layer " + sprite + " needs a box of four numbers");
    drawing.svg += *group;
  }
  drawing.svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + std::to_string(drawing.width) + "\" height=\"" +
                std::to_string(drawing.height) + "\">" + drawing.svg + "</svg>";
  return drawing;
}

}  // namespace nightcap::tools::bake
