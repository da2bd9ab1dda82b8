// `nightcap-rules play`: JSON lines in, JSON lines out, for one game at a time.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace nightcap::protocol {

// Of a request line, in bytes, without its newline.
inline constexpr std::size_t kMaxLine = std::size_t{1} << 20;

class Program {
 public:
  Program();
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // The answer to one request line (without its newline), as one line without a newline. Never throws.
  [[nodiscard]] std::string answer(std::string_view line);
  // Whether `quit` was asked for.
  [[nodiscard]] bool quit() const;

 private:
  struct Self;
  std::unique_ptr<Self> self_;
};

}  // namespace nightcap::protocol
