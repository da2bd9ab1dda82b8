#include "engine/sound/bank.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

#include "engine/base/json.hpp"

namespace nightcap::sound {

namespace {

using base::Json;
namespace fs = std::filesystem;

// The descriptions in a folder, in the order of their names.
std::vector<fs::path> descriptions(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

Json read(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(in), {});
  return base::parse_json(text).value_or(Json());
}

float number(const Json& object, std::string_view name, float otherwise) {
  const Json* value = base::field(object, name);
  return value != nullptr && value->is_number() ? value->get<float>() : otherwise;
}

// The file names of an array of texts.
std::vector<std::string> texts(const Json& object, std::string_view name) {
  std::vector<std::string> all;
  if (const Json* list = base::field(object, name); list != nullptr && list->is_array())
    for (const Json& item : *list)
      if (item.is_string()) all.push_back(item.get<std::string>());
  return all;
}

}  // namespace

std::shared_ptr<const Bank> Bank::load(const fs::path& folder) {
  auto bank = std::make_shared<Bank>();
  for (const fs::path& file : descriptions(folder / "effects")) bank->read_effect(file);
  for (const fs::path& file : descriptions(folder / "music")) bank->read_score(file);
  if (bank->sounds_.empty()) bank->complain("there are no sounds in " + folder.string());
  if (bank->complaints_ > 1) bank->complaint_ += " (and " + std::to_string(bank->complaints_ - 1) + " more)";
  return bank;
}

void Bank::complain(const std::string& sentence) {
  if (complaints_++ == 0) complaint_ = sentence;
}

void Bank::read_effect(const fs::path& file) {
  const Json json = read(file);
  Sound sound;
  for (const std::string& name : texts(json, "files")) {
    std::string why_not;
    if (auto pcm = read_pcm(file.parent_path() / name, why_not)) {
      sound.variants.push_back(std::move(*pcm));
    } else {
      complain(why_not);
    }
  }
  if (sound.variants.empty()) return complain(file.string() + " names no sound that can be read");
  sound.loose = number(json, "loose", 0);
  sound.duck = std::min(number(json, "duck", 0), 0.0f);
  sound.duck_ms = number(json, "duck_ms", 0);
  const Json* essential = base::field(json, "essential");
  sound.essential = essential == nullptr || !essential->is_boolean() || essential->get<bool>();
  sounds_.emplace(file.stem().string(), std::move(sound));
}

void Bank::read_score(const fs::path& file) {
  const Json json = read(file);
  Score score;
  score.bar = std::max<std::int64_t>(1, static_cast<std::int64_t>(number(json, "bar", kRate * 2)));
  for (const std::string& name : texts(json, "layers"))
    score.layers.push_back({name, file.parent_path() / (file.stem().string() + "." + name + ".ogg")});
  if (score.layers.empty()) return complain(file.string() + " names no music");
  scores_.emplace(file.stem().string(), std::move(score));
}

const Sound* Bank::find(std::string_view cue) const {
  const auto at = sounds_.find(cue);
  return at != sounds_.end() ? &at->second : nullptr;
}

std::string_view Bank::name_of(const Sound& sound) const {
  for (const auto& [name, each] : sounds_)
    if (&each == &sound) return name;
  return {};
}

const Score* Bank::score(std::string_view piece) const {
  const auto at = scores_.find(piece);
  return at != scores_.end() ? &at->second : nullptr;
}

std::vector<std::string> Bank::cues() const {
  std::vector<std::string> names;
  for (const auto& [name, sound] : sounds_) names.push_back(name);
  return names;
}

std::vector<std::string> Bank::pieces() const {
  std::vector<std::string> names;
  for (const auto& [name, score] : scores_) names.push_back(name);
  return names;
}

}  // namespace nightcap::sound
