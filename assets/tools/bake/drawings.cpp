#include "assets/tools/bake/drawings.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>

#include "assets/tools/bake/recipe.hpp"
#include "assets/tools/bake/svg.hpp"
#include "assets/tools/generators.hpp"

namespace nightcap::tools::bake {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kParts = "kit";  // the folder of what is only part of others

std::string read_text(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Every file of every folder by its name, so that recipes needn't say where a part is.
std::map<std::string, fs::path, std::less<>> files_of(const fs::path& art) {
  std::map<std::string, fs::path, std::less<>> files;
  for (const auto& entry : fs::recursive_directory_iterator(art)) {
    const fs::path& path = entry.path();
    if (path.extension() != ".svg" && path.extension() != ".json") continue;
    if (!files.emplace(path.filename().string(), path).second)
      throw std::runtime_error("Two drawings are called " + path.filename().string() + ".");
  }
  return files;
}

bool is_model(const std::string& recipe) { return recipe.find('$') != std::string::npos; }

void check(const Drawing& drawing) {
  if (const auto fault = svg_fault(drawing.svg)) throw std::runtime_error(drawing.id + ": " + *fault + ".");
}

const Generator* generator(std::string_view set) {
  const auto all = generators();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Generator& it) { return it.set == set; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

std::vector<Drawing> drawings_of(const fs::path& art, std::string_view set) {
  std::vector<Drawing> drawings;
  if (const Generator* it = generator(set)) {
    drawings = it->draw(art);
  } else {
    const auto files = files_of(art);
    const ReadFile read = [&](std::string_view name) -> std::optional<std::string> {
      const auto found = files.find(name);
      return found == files.end() ? std::nullopt : std::optional(read_text(found->second));
    };
    for (const auto& [name, path] : files) {
      if (path.parent_path().filename() != set) continue;
      Drawing drawing{path.stem().string(), 0, 0, read_text(path), {}};
      if (path.extension() == ".json") {
        if (is_model(drawing.svg)) continue;
        std::string why_not;
        auto cooked = cook(drawing.id, read, why_not);
        if (!cooked) throw std::runtime_error("The recipe " + drawing.id + ": " + why_not + ".");
        drawing = std::move(*cooked);
      } else {
        check(drawing);
        const auto part = svg_part(drawing.svg, "", "");
        drawing.width = part->width;
        drawing.height = part->height;
      }
      drawings.push_back(std::move(drawing));
    }
  }
  std::sort(drawings.begin(), drawings.end(), [](const Drawing& a, const Drawing& b) { return a.id < b.id; });
  std::for_each(drawings.begin(), drawings.end(), check);
  return drawings;
}

std::vector<std::string> drawn_names(const fs::path& art) {
  std::vector<std::string> names;
  for (const auto& [name, path] : files_of(art))
    if (path.parent_path().filename() != kParts && !(path.extension() == ".json" && is_model(read_text(path))))
      names.push_back(path.stem().string());
  return names;
}

std::vector<std::string> generated_names(const fs::path& art) {
  std::vector<std::string> names;
  for (const Generator& it : generators())
    for (const Drawing& drawing : it.draw(art)) names.push_back(drawing.id);
  return names;
}

}  // namespace nightcap::tools::bake
