#include "platform/desktop/kept_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

namespace nightcap::platform::desktop {

namespace fs = std::filesystem;

namespace {

std::string sentence(const fs::path& path, int error) { return path.string() + ": " + std::generic_category().message(error); }

// Closes what it holds.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  [[nodiscard]] int get() const { return number_; }

 private:
  int number_;
};

// All of it, down to the disk. 0, or the system's number of what went wrong.
int write_through(const fs::path& file, std::string_view text) {
  const Descriptor to(::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
  if (to.get() < 0) return errno;
  while (!text.empty()) {
    const ssize_t took = ::write(to.get(), text.data(), text.size());
    if (took < 0 && errno == EINTR) continue;
    if (took <= 0) return took < 0 ? errno : ENOSPC;
    text.remove_prefix(static_cast<std::size_t>(took));
  }
  return ::fsync(to.get()) == 0 ? 0 : errno;
}

}  // namespace

std::optional<std::string> KeptFile::read(std::string& why_not) {
  std::error_code error;
  const fs::file_status status = fs::status(file_, error);
  if (status.type() == fs::file_type::not_found) return std::string();
  if (status.type() != fs::file_type::regular) {
    why_not = error ? sentence(file_, error.value()) : file_.string() + " is no file";
    return std::nullopt;
  }
  if (fs::file_size(file_, error) > kLargest) {
    why_not = file_.string() + " is too large";
    return std::nullopt;
  }
  std::ifstream in(file_, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(in), {});
  if (in) return text;
  why_not = file_.string() + " can't be opened";
  return std::nullopt;
}

std::string KeptFile::write(const std::string& text) {
  std::error_code error;
  fs::create_directories(file_.parent_path(), error);
  if (error) return sentence(file_.parent_path(), error.value());
  const fs::path fresh = file_.string() + ".new";
  int wrong = write_through(fresh, text);
  if (wrong == 0 && ::rename(fresh.c_str(), file_.c_str()) != 0) wrong = errno;
  if (wrong == 0) return {};
  fs::remove(fresh, error);
  return sentence(file_, wrong);
}

}  // namespace nightcap::platform::desktop
