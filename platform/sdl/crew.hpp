// Several threads that share the work of a frame. They sleep between frames.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace nightcap::platform::sdl {

class Crew {
 public:
  // A job, and which of the hands does it: two jobs at once are never of the same hand.
  using Work = std::function<void(std::size_t job, std::size_t hand)>;

  Crew();
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  // Whoever calls is one of them, the first.
  [[nodiscard]] std::size_t hands() const { return helpers_ + 1; }
  // Does so many jobs, in any order, and returns when all are done. Helpers who come too late are not waited for.
  void share(std::size_t jobs, const Work& work);

 private:
  void help(const std::stop_token& stop, std::size_t hand);
  void do_jobs(const Work& work, std::size_t jobs, std::size_t hand);

  std::size_t helpers_ = 0;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;  // guards what follows
  std::condition_variable_any changed_;
  const Work* work_ = nullptr;  // while there is some
  std::size_t jobs_ = 0;
  std::size_t round_ = 0;
  int busy_ = 0;                       // helpers
  std::vector<std::jthread> threads_;  // the last to be made and the first to end
};

}  // namespace nightcap::platform::sdl
