// Lines from stdin without ever keeping the frame loop waiting: a thread reads them, whole and bounded.
#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace nightcap::platform::desktop {

class Lines {
 public:
  Lines();
  Lines(const Lines&) = delete;
  Lines& operator=(const Lines&) = delete;

  // The next line without its newline, if one is there. A line that is too long comes shortened to one byte over the
  // limit, so that whoever looks at its length refuses it.
  [[nodiscard]] std::optional<std::string> poll();
  // Waits for the next line; nothing at the end of the input.
  [[nodiscard]] std::optional<std::string> wait();
  // Whether the input has ended and every line was handed out.
  [[nodiscard]] bool ended();

 private:
  // Shared with the reader, which may outlive us: it waits for a line that perhaps never comes.
  struct Shared {
    std::mutex mutex;
    std::condition_variable arrived;
    std::deque<std::string> lines;
    bool ended = false;
    void put(std::string line);
    void read();
  };
  std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

}  // namespace nightcap::platform::desktop
