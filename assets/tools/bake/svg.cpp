#include "assets/tools/bake/svg.hpp"

#include <tinyxml2.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <span>

namespace nightcap::tools::bake {
namespace {

using tinyxml2::XMLDocument;
using tinyxml2::XMLElement;

constexpr std::string_view kElements[] = {
    "svg",  "g",    "path", "rect",     "circle", "ellipse", "line", "polygon", "polyline", "linearGradient", "radialGradient",
    "stop", "defs", "use",  "clipPath", "mask"};
constexpr std::string_view kAttributes[] = {"xmlns",
                                            "xmlns:xlink",
                                            "width",
                                            "height",
                                            "viewBox",
                                            "id",
                                            "d",
                                            "points",
                                            "x",
                                            "y",
                                            "x1",
                                            "y1",
                                            "x2",
                                            "y2",
                                            "cx",
                                            "cy",
                                            "r",
                                            "rx",
                                            "ry",
                                            "fx",
                                            "fy",
                                            "offset",
                                            "transform",
                                            "gradientTransform",
                                            "fill",
                                            "fill-opacity",
                                            "fill-rule",
                                            "clip-rule",
                                            "opacity",
                                            "stop-color",
                                            "stop-opacity",
                                            "stroke",
                                            "stroke-width",
                                            "stroke-linecap",
                                            "stroke-linejoin",
                                            "stroke-opacity",
                                            "href",
                                            "stroke-miterlimit",
                                            "gradientUnits",
                                            "clipPathUnits",
                                            "maskUnits",
                                            "maskContentUnits",
                                            "xlink:href",
                                            "clip-path",
                                            "mask",
                                            "stroke-dasharray"};
constexpr std::string_view kColoured[] = {"fill", "stroke", "stop-color"};

bool one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool is_color(std::string_view text) {
  return text.size() == 7 && text[0] == '#' &&
         std::all_of(text.begin() + 1, text.end(), [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; });
}

int channel(std::string_view color, std::size_t i) {
  int value = 0;
  std::from_chars(color.data() + 1 + 2 * i, color.data() + 3 + 2 * i, value, 16);
  return value;
}

std::string multiplied(std::string_view color, std::string_view tint) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string out = "#";
  for (std::size_t i = 0; i < 3; ++i) {
    const auto value = static_cast<std::size_t>((channel(color, i) * channel(tint, i) + 127) / 255);
    out += kDigits[value / 16];
    out += kDigits[value % 16];
  }
  return out;
}

std::optional<std::string> element_fault(const XMLElement& element) {
  const std::string name = element.Name();
  if (!one_of(name, kElements)) return "<" + name + "> is not for drawings that every renderer draws alike";
  for (const auto* it = element.FirstAttribute(); it != nullptr; it = it->Next()) {
    const std::string_view value = it->Value();
    if (!one_of(it->Name(), kAttributes)) return std::string(it->Name()) + "=\"\" on <" + name + "> is not allowed";
    if (one_of(it->Name(), kColoured) && value != "none" && !is_color(value) && !value.starts_with("url(#"))
      return std::string(it->Name()) + "=\"" + std::string(value) + "\": colours are #rrggbb";
  }
  for (const auto* child = element.FirstChild(); child != nullptr; child = child->NextSibling()) {
    if (child->ToText() != nullptr) return "text in <" + name + ">: words are set while the program runs";
    if (const XMLElement* inner = child->ToElement())
      if (auto fault = element_fault(*inner)) return fault;
  }
  return std::nullopt;
}

void adapt(XMLElement& element, std::string_view tint, std::string_view prefix) {
  for (const auto* it = element.FirstAttribute(); it != nullptr; it = it->Next()) {
    const std::string name = it->Name(), value = it->Value();
    if (!tint.empty() && one_of(name, kColoured) && is_color(value)) {
      element.SetAttribute(name.c_str(), multiplied(value, tint).c_str());
    } else if (name == "id") {
      element.SetAttribute("id", (std::string(prefix) + value).c_str());
    } else if (value.starts_with("url(#")) {
      element.SetAttribute(name.c_str(), ("url(#" + std::string(prefix) + value.substr(5)).c_str());
    } else if ((name == "href" || name == "xlink:href") && value.starts_with("#")) {
      element.SetAttribute(name.c_str(), ("#" + std::string(prefix) + value.substr(1)).c_str());
    }
  }
  for (XMLElement* child = element.FirstChildElement(); child != nullptr; child = child->NextSiblingElement())
    adapt(*child, tint, prefix);
}

bool read_view(const XMLElement& root, SvgPart& part) {
  part.width = root.IntAttribute("width");
  part.height = root.IntAttribute("height");
  part.view[2] = static_cast<float>(part.width);
  part.view[3] = static_cast<float>(part.height);
  const char* view = root.Attribute("viewBox");
  if (view != nullptr) {
    const std::string_view text = view;
    const char* at = text.data();
    for (float& number : part.view) {
      while (at < text.data() + text.size() && (*at == ' ' || *at == ',')) ++at;
      const auto [next, error] = std::from_chars(at, text.data() + text.size(), number);
      if (error != std::errc()) return false;
      at = next;
    }
  }
  return part.width > 0 && part.height > 0 && part.view[2] > 0 && part.view[3] > 0;
}

}  // namespace

std::optional<std::string> svg_fault(std::string_view svg) {
  XMLDocument document;
  if (document.Parse(svg.data(), svg.size()) != tinyxml2::XML_SUCCESS)
    return "it is no XML: " + std::string(document.ErrorStr());
  const XMLElement* root = document.RootElement();
  if (root == nullptr || std::string_view(root->Name()) != "svg") return "it is no SVG";
  SvgPart part;
  if (!read_view(*root, part)) return "it needs an integer width and height, and a viewBox of four numbers if any";
  return element_fault(*root);
}

std::optional<SvgPart> svg_part(std::string_view svg, std::string_view tint, std::string_view prefix) {
  XMLDocument document;
  SvgPart part;
  if (document.Parse(svg.data(), svg.size()) != tinyxml2::XML_SUCCESS || document.RootElement() == nullptr ||
      !read_view(*document.RootElement(), part))
    return std::nullopt;
  XMLElement& root = *document.RootElement();
  adapt(root, tint, prefix);
  tinyxml2::XMLPrinter printer(nullptr, true);
  for (const XMLElement* child = root.FirstChildElement(); child != nullptr; child = child->NextSiblingElement())
    child->Accept(&printer);
  part.inside = printer.CStr();
  return part;
}

std::string number_text(double number) {
  std::array<char, 32> text{};
  const double rounded = std::round(number * 100) / 100 + 0.0;  // no minus zero
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), rounded);
  return error == std::errc() ? std::string(text.data(), end) : "0";
}

}  // namespace nightcap::tools::bake
