// What can be read anew while the program runs: drawings, data. Each is one row; whoever reads it registers it here. What is
// broken leaves the old one in use, and says why.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace nightcap::app {

struct Reloadable {
  std::string id;                              // "drawings"
  std::string name;                            // "Drawings"
  std::string how;                             // a sentence: what has to be done before
  std::vector<std::filesystem::path> watched;  // files, or folders with all that is in them
  std::function<std::string()> reload;         // what is wrong, and then nothing was taken over; empty: the new one is in use
};

class Reloads {
 public:
  static constexpr float kLook = 1000;  // ms between two looks at the files

  struct Row {
    Reloadable what;
    std::string said;         // of the last time; empty: it was never read anew
    bool failed = false;      // then
    int times = 0;            // it was taken over
    std::uint64_t stamp = 0;  // of the files as they are in use
    std::uint64_t seen = 0;   // at the last look
  };

  void add(Reloadable what);
  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
  void reload(std::size_t row);
  // Real time has passed. Once a second it looks at the files; what has changed, and then not for a second, is read anew.
  void watch(float ms);

 private:
  std::vector<Row> rows_;
  float since_ = 0;
};

// Changes whenever one of these files does: its name, its size or when it was written.
[[nodiscard]] std::uint64_t stamp_of(const std::vector<std::filesystem::path>& watched);

}  // namespace nightcap::app
