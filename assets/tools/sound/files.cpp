#include "assets/tools/sound/files.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "assets/tools/sound/recipe.hpp"
#include "assets/tools/sound/score.hpp"
#include "engine/sound/pcm.hpp"

namespace nightcap::tools::sound {

namespace {

using base::Json;
namespace fs = std::filesystem;

constexpr double kEffectQuality = 0.4, kMusicQuality = 0.1;

std::optional<Json> read_json(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return base::parse_json(std::string(std::istreambuf_iterator<char>(in), {}));
}

std::string write_json(const fs::path& file, const Json& json) {
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out << json.dump(1) << '\n';
  out.close();
  return out ? std::string() : file.string() + " can't be written";
}

}  // namespace

std::string make_effect(const std::string& recipe_file, const std::string& folder, const std::string& font_file) {
  const auto recipe = read_json(recipe_file);
  if (!recipe) return recipe_file + " is no JSON";
  const std::string name = fs::path(recipe_file).stem().string();
  Font font(font_file);
  std::string why_not;
  const auto variants = cook(*recipe, name, font, why_not);
  if (!variants) return recipe_file + ": " + why_not;
  Json told = Json::object();
  for (const char* key : {"loose", "duck", "duck_ms", "essential"})
    if (const Json* value = base::field(*recipe, key)) told[key] = *value;
  told["files"] = Json::array();
  for (std::size_t n = 0; n < variants->size(); ++n) {
    const std::string file = name + "." + std::to_string(n + 1) + ".ogg";
    const auto writer =
        nightcap::sound::Writer::open(fs::path(folder) / file, (*variants)[n].channels, kEffectQuality, why_not);
    if (writer == nullptr || !writer->write((*variants)[n].samples))
      return why_not.empty() ? file + " can't be written" : why_not;
    told["files"].push_back(file);
  }
  return write_json(fs::path(folder) / (name + ".json"), told);
}

std::string make_music(const std::string& score_file, const std::string& folder, const std::string& font_file) {
  const auto score = read_json(score_file);
  if (!score) return score_file + " is no JSON";
  const std::string name = fs::path(score_file).stem().string();
  Font font(font_file);
  std::string why_not;
  const auto performance = perform(*score, font, why_not);
  if (!performance) return score_file + ": " + why_not;
  Json told{{"bar", performance->bar}, {"layers", Json::array()}};
  for (const PlayedLayer& layer : performance->layers) {
    const fs::path file = fs::path(folder) / (name + "." + layer.name + ".ogg");
    const auto writer = nightcap::sound::Writer::open(file, 2, kMusicQuality, why_not);
    if (writer == nullptr || !writer->write(layer.stereo))
      return why_not.empty() ? file.string() + " can't be written" : why_not;
    told["layers"].push_back(layer.name);
  }
  return write_json(fs::path(folder) / (name + ".json"), told);
}

}  // namespace nightcap::tools::sound
