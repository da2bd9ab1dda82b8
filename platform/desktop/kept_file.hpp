// A text file that is always whole: it is replaced only when the new one lies on the disk, and a disk, folder or name that
// takes nothing is a sentence.
#pragma once

#include <filesystem>

#include "game/app/preferences.hpp"

namespace nightcap::platform::desktop {

class KeptFile final : public app::Shelf {
 public:
  static constexpr std::uintmax_t kLargest = 4 << 20;  // bytes: more isn't ours

  // The folder is made when something is written.
  explicit KeptFile(std::filesystem::path file) : file_(std::move(file)) {}

  [[nodiscard]] std::optional<std::string> read(std::string& why_not) override;
  [[nodiscard]] std::string write(const std::string& text) override;

 private:
  std::filesystem::path file_;
};

}  // namespace nightcap::platform::desktop
