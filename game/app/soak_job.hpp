// A soak (game/protocol/soak.hpp) on a thread of its own, so that the picture runs on: how far it is, and what it found.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "game/protocol/soak.hpp"

namespace nightcap::app {

class SoakJob {
 public:
  static constexpr std::size_t kMostFailures = 20;

  struct Found {
    soak::Failure whole, least;  // as it came up, and cut down
  };
  // A moment of it.
  struct News {
    soak::Tally tally;
    std::vector<std::shared_ptr<const Found>> found;
    bool shrinks = false;  // something failed, and is being cut down
    bool done = false;
  };

  // Begins at once. The request is what the run was begun with.
  SoakJob(protocol::SoakRequest request, std::unique_ptr<soak::Run> run);
  // Stops it.
  ~SoakJob();
  SoakJob(const SoakJob&) = delete;
  SoakJob& operator=(const SoakJob&) = delete;

  [[nodiscard]] const protocol::SoakRequest& request() const { return request_; }
  [[nodiscard]] News news() const;
  // It ends after the game that it plays.
  void stop() { stopped_ = true; }

 private:
  void work();

  protocol::SoakRequest request_;
  std::unique_ptr<soak::Run> run_;
  mutable std::mutex mutex_;
  News news_;  // the mutex's
  std::atomic<bool> stopped_ = false;
  std::thread thread_;  // last: it begins when everything else is there
};

}  // namespace nightcap::app
