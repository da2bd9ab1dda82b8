// A folder of a test's own, which goes with it: tests may run at once.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace nightcap::tests {

struct Folder {
  explicit Folder(const std::string& name)
      : path(std::filesystem::temp_directory_path() /
             ("nightcap-" + name + "-" + testing::UnitTest::GetInstance()->current_test_info()->name())) {
    std::filesystem::remove_all(path);
    std::filesystem::create_directories(path);
  }
  ~Folder() { std::filesystem::remove_all(path); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::filesystem::path path;
};

}  // namespace nightcap::tests
