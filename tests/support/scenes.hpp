// The prepared situations of assets/scenes, for tests: by game and name, and all of them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/wire/situation.hpp"

namespace nightcap::tests {

struct SceneOnDisk {
  std::string name;  // "cocktail/won-tie"
  std::string text;
  [[nodiscard]] wire::Situation situation() const {
    auto read = wire::read_situation(text);
    EXPECT_TRUE(read) << name;
    return read ? std::move(*read) : wire::Situation{};
  }
};

inline SceneOnDisk scene_called(const std::string& name) {
  std::ifstream in(NIGHTCAP_SOURCE_DIR "/assets/scenes/" + name + ".txt", std::ios::binary);
  EXPECT_TRUE(in) << "there is no scene " << name;
  return {name, {std::istreambuf_iterator<char>(in), {}}};
}

inline std::vector<SceneOnDisk> all_scenes() {
  std::vector<std::string> names;
  for (const char* game : {"martinis-and-men", "cocktail"})
    for (const auto& entry : std::filesystem::directory_iterator(std::string(NIGHTCAP_SOURCE_DIR "/assets/scenes/") + game))
      names.push_back(std::string(game) + "/" + entry.path().stem().string());
  std::sort(names.begin(), names.end());
  std::vector<SceneOnDisk> scenes;
  for (const std::string& name : names) scenes.push_back(scene_called(name));
  return scenes;
}

}  // namespace nightcap::tests
