#include "game/app/scene_files.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <tuple>

namespace nightcap::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".txt";
constexpr std::string_view kGame = "game ", kPlayers = "players ", kLastOfHead = "options";

SceneFile head_of(const fs::path& path, bool own) {
  SceneFile scene{path, own, path.stem().string(), {}, {}, {}, 0, {}};
  wire::Situation head;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line) && !line.starts_with(kLastOfHead);) {
    if (wire::read_head_line(line, head)) continue;
    if (line.starts_with(kGame)) scene.game = line.substr(kGame.size());
    if (line.starts_with(kPlayers)) scene.players = std::atoi(line.c_str() + kPlayers.size());
  }
  scene.title = head.title.empty() ? scene.name : head.title;
  scene.group = head.group;
  scene.shows = std::move(head.shows);
  return scene;
}

}  // namespace

fs::path scenes_of_the_game(const fs::path& data) { return data / "scenes"; }
fs::path scenes_of_the_user(const fs::path& profile) { return profile.empty() ? fs::path() : profile / "scenes"; }

std::vector<SceneFile> list_scenes(const fs::path& folder, bool own) {
  std::vector<SceneFile> scenes;
  std::error_code none;
  for (fs::recursive_directory_iterator it(folder, none), end; it != end; it.increment(none))
    if (it->is_regular_file(none) && it->path().extension() == kEnding) scenes.push_back(head_of(it->path(), own));
  std::sort(scenes.begin(), scenes.end(), [](const SceneFile& a, const SceneFile& b) {
    return std::tie(a.game, a.group, a.name) < std::tie(b.game, b.group, b.name);
  });
  return scenes;
}

wire::Expected<wire::Situation> read_scene(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return wire::Error{wire::Code::kBadSave, "it can't be read"};
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  return wire::read_situation(text);
}

std::string save_scene(const fs::path& folder, const wire::Situation& scene) {
  const std::string name = file_name_of(scene.title);
  if (folder.empty()) return "There is no folder of yours: start with --profile FOLDER.";
  if (name.empty()) return "Give it a name first.";
  const fs::path file = folder / (name + std::string(kEnding));
  std::error_code wrong;
  if (fs::exists(file, wrong)) return "There is one of that name already.";
  fs::create_directories(folder, wrong);
  std::ofstream out(file, std::ios::binary);
  out << wire::situation_text(scene) << std::flush;
  return out ? "" : "It can't be written to " + file.string() + ".";
}

std::string file_name_of(std::string_view title) {
  constexpr std::size_t kLongest = 60;
  std::string name;
  for (const char c : title) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (!name.empty() && name.back() != '-') {
      name += '-';
    }
  }
  name.resize(std::min(name.size(), kLongest));
  while (name.ends_with('-')) name.pop_back();
  return name;
}

}  // namespace nightcap::app
