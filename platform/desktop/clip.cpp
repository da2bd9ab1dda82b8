#include "platform/desktop/clip.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <system_error>

namespace nightcap::platform::desktop {

std::string Clip::open() {
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (!std::filesystem::is_directory(folder_, error)) return "--record: the folder " + folder_ + " can't be made";
  return {};
}

bool Clip::frame() {
  if (failed_) return false;
  std::array<char, 16> name{};
  std::snprintf(name.data(), name.size(), "%06d.png", ++frames_);
  failed_ = !stage_.screenshot((std::filesystem::path(folder_) / name.data()).string());
  return !failed_;
}

bool Clip::finish() const {
  if (frames_ == 0) return false;
  const std::string pattern = (std::filesystem::path(folder_) / "%06d.png").string();
  const std::string clip = (std::filesystem::path(folder_) / "clip.mp4").string();
  const std::array<const char*, 16> words{
      "ffmpeg",        "-y",   "-loglevel", "error",    "-framerate", "60",  "-i",
      pattern.c_str(), "-c:v", "libx264",   "-pix_fmt", "yuv420p",    "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2",
      clip.c_str(),    nullptr};
  pid_t child = 0;
  // argv of posix_spawn is not const for historical reasons; it is not written to.
  if (posix_spawnp(&child, "ffmpeg", nullptr, nullptr, const_cast<char* const*>(words.data()), environ) != 0) return false;
  int status = 0;
  return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace nightcap::platform::desktop
