// The pages of the atlases in memory. A page that is wanted is read at once; what will be wanted soon can be read ahead by
// a worker, so that a screen opens without a dropped frame.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "engine/assets/manifest.hpp"
#include "game/app/stage.hpp"
#include "platform/sdl/owned.hpp"

namespace nightcap::platform::sdl {

class Pages {
 public:
  // Reads every manifest of the folder; what can't be read is complained of.
  explicit Pages(std::filesystem::path folder);
  ~Pages();
  Pages(const Pages&) = delete;
  Pages& operator=(const Pages&) = delete;

  [[nodiscard]] const assets::Manifest& manifest() const { return manifest_; }
  // Its premultiplied pixels (kPagePixels), by any thread; waits for another that is reading it. Null if the file can't be
  // read.
  std::shared_ptr<SDL_Surface> page(int index);
  // Reads the pages at that scale (1 or 2) ahead, but for close-ups, as many as may be kept.
  void read_ahead(int scale);
  // Forgets what was not used for longest, until no more than so many bytes are kept.
  void drop(std::size_t most_bytes);
  // What is in memory now: all of it, and whether that page is.
  [[nodiscard]] app::PictureMemory::Kind memory() const;
  [[nodiscard]] bool kept(int index) const;
  // The first page whose file isn't there as a whole, or is of another size than its manifest says: its name; else nothing.
  [[nodiscard]] std::string broken() const;
  [[nodiscard]] const std::vector<std::string>& complaints() const { return complaints_; }

 private:
  enum class State : std::uint8_t { kAway, kReading, kThere, kBroken };
  struct Kept {
    std::shared_ptr<SDL_Surface> surface;
    State state = State::kAway;
    std::uint64_t used = 0;
  };
  [[nodiscard]] SurfacePtr read(int index) const;
  // Reads it while others may go on; `lock` is held before and after.
  void fetch(int index, std::unique_lock<std::mutex>& lock);
  void work(const std::stop_token& stop);
  [[nodiscard]] std::size_t sum() const;  // bytes that are kept

  std::filesystem::path folder_;
  assets::Manifest manifest_;
  std::vector<std::string> complaints_;
  mutable std::mutex mutex_;  // guards what follows
  std::condition_variable_any changed_;
  std::vector<Kept> kept_;
  std::deque<int> ahead_;
  std::uint64_t uses_ = 0;
  std::size_t most_bytes_ = SIZE_MAX;
  std::jthread worker_;  // the last to be made and the first to end
};

}  // namespace nightcap::platform::sdl
