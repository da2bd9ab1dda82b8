#include "game/app/motion_files.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>
#include <vector>

namespace nightcap::app {

std::filesystem::path MotionFiles::file(std::string_view game) const { return folder_ / (std::string(game) + ".json"); }

motion::Timings& MotionFiles::of(std::string_view game) {
  const auto found = timings_.find(game);
  return found != timings_.end() ? found->second : timings_[std::string(game)];
}

std::string MotionFiles::open(const std::filesystem::path& folder) {
  folder_ = folder;
  std::vector<std::string> games;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder_, error))
    if (entry.path().extension() == ".json") games.push_back(entry.path().stem().string());
  std::ranges::sort(games);
  std::string wrong;
  for (const std::string& game : games)
    if (const std::string each = read(game); !each.empty()) wrong += (wrong.empty() ? "" : "; ") + each;
  return wrong;
}

std::string MotionFiles::read(std::string_view game) {
  std::ifstream in(file(game), std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  if (in.bad() || !in.is_open()) return file(game).string() + " can't be read";
  const std::string wrong = of(game).read(text);
  return wrong.empty() ? wrong : file(game).string() + " isn't used: " + wrong;
}

void MotionFiles::back(std::string_view game) {
  std::error_code error;
  if (folder_.empty() || !std::filesystem::is_regular_file(file(game), error) || !read(game).empty())
    static_cast<void>(of(game).read("{}"));
}

MotionFiles::Kept MotionFiles::keep(std::string_view game) {
  if (folder_.empty()) return {false, "There is no folder to keep it in."};
  const std::string name = file(game).string(), fresh = name + ".new";
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
  out << of(game).json().dump(2) << '\n';
  out.close();
  if (!out) return {false, fresh + " can't be written."};
  std::filesystem::rename(fresh, name, error);
  if (error) return {false, name + " can't be written: " + error.message() + "."};
  return {true, "Written to " + name + "."};
}

}  // namespace nightcap::app
