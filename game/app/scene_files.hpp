// Prepared situations as files (engine/wire/situation.hpp): those that come with the game, and those that somebody saved
// or was sent.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/wire/situation.hpp"

namespace nightcap::app {

struct SceneFile {
  std::filesystem::path file;
  bool own = false;  // it comes with the game
  std::string name;  // the file's, without its ending
  std::string title, group, game;
  int players = 0;
  std::vector<std::string> shows;
};

// Where a program with these folders keeps them.
[[nodiscard]] std::filesystem::path scenes_of_the_game(const std::filesystem::path& data);
[[nodiscard]] std::filesystem::path scenes_of_the_user(const std::filesystem::path& profile);

// Every scene in a folder and in those below it, by group and title; only their heads are read. None if it isn't there.
[[nodiscard]] std::vector<SceneFile> list_scenes(const std::filesystem::path& folder, bool own);
[[nodiscard]] wire::Expected<wire::Situation> read_scene(const std::filesystem::path& file);
// Writes it into the folder, under a name made of its title, and makes the folder if need be. What went wrong, in a
// sentence, or "".
[[nodiscard]] std::string save_scene(const std::filesystem::path& folder, const wire::Situation& scene);

// "A tie!" as a-tie
[[nodiscard]] std::string file_name_of(std::string_view title);

}  // namespace nightcap::app
