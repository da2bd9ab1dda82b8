#include "platform/headless/play.hpp"

#include <string>
#include <string_view>

#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#else
#include <unistd.h>
#endif

#include "game/protocol/program.hpp"

namespace nightcap::headless {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 16;

// What has arrived, as soon as something has: a pipe must not wait for a whole block.
std::size_t read_some(std::FILE* in, char* block, std::size_t size) {
#if defined(_WIN32)
  const int count = _read(_fileno(in), block, static_cast<unsigned>(size));
#else
  const ssize_t count = ::read(fileno(in), block, size);
#endif
  return count > 0 ? static_cast<std::size_t>(count) : 0;
}

// Cuts a stream into lines. Of a line that is too long only so much is kept as shows that it is.
class Lines {
 public:
  explicit Lines(std::FILE* in) : in_(in), block_(kBlock, '\0') {}

  // False at the end of the input.
  bool next(std::string& line) {
    line.clear();
    bool begun = false;
    for (;;) {
      if (from_ == to_) {
        from_ = 0;
        to_ = read_some(in_, block_.data(), block_.size());
        if (to_ == 0) return begun;  // the last line may lack its newline
      }
      const std::string_view arrived(block_.data() + from_, to_ - from_);
      const std::size_t newline = arrived.find('\n');
      const std::string_view part = arrived.substr(0, newline);
      if (line.size() <= protocol::kMaxLine) line += part.substr(0, protocol::kMaxLine + 1 - line.size());
      begun = true;
      from_ += part.size();
      if (newline == std::string_view::npos) continue;
      ++from_;
      return true;
    }
  }

 private:
  std::FILE* in_;
  std::string block_;
  std::size_t from_ = 0;
  std::size_t to_ = 0;
};

}  // namespace

void play(std::FILE* in, std::FILE* out) {
#if defined(_WIN32)
  _setmode(_fileno(in), _O_BINARY);
  _setmode(_fileno(out), _O_BINARY);
#endif
  protocol::Program program;
  Lines lines(in);
  std::string line;
  while (!program.quit() && lines.next(line)) {
    std::string answer = program.answer(line);
    answer += '\n';
    if (std::fwrite(answer.data(), 1, answer.size(), out) != answer.size() || std::fflush(out) != 0) return;
  }
}

}  // namespace nightcap::headless
