#include "platform/desktop/clip.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <vector>

namespace nightcap::platform::desktop {

namespace {
constexpr const char* kSound = "sound.wav";
constexpr std::uintmax_t kAlmostFull = 4 << 20;  // bytes: less than a picture may take
}  // namespace

std::string Clip::file(const std::string& name) const { return (std::filesystem::path(folder_) / name).string(); }

std::string Clip::numbered(int frame) const {
  std::array<char, 16> name{};
  std::snprintf(name.data(), name.size(), "%06d.png", frame);
  return file(name.data());
}

std::string Clip::open() {
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (!std::filesystem::is_directory(folder_, error)) return "--record: the folder " + folder_ + " can't be made";
  began_ = Clock::now();
  return {};
}

void Clip::fail(const std::string& what) {
  std::error_code error;
  const auto space = std::filesystem::space(folder_, error);
  const bool full = !error && space.available < kAlmostFull;
  failure_ = "--record: " + what + " can't be written" + (full ? ": the disk is full" : "");
}

void Clip::frame(bool redrawn) {
  if (!failure_.empty()) return;
  const std::string next = numbered(frames_ + 1);
  bool written = false;
  if (!redrawn && frames_ > 0) {
    std::error_code error;
    written = std::filesystem::copy_file(numbered(frames_), next, std::filesystem::copy_options::overwrite_existing, error);
  } else {
    written = write_(next);
  }
  if (!written) return fail(next);
  ++frames_;
  if (tape_ != nullptr && !tape_->run_to(frames_ * 1000.0 / kFramesPerSecond)) fail(file(kSound));
}

sound::Ear* Clip::listen(std::shared_ptr<const sound::Bank> bank) {
  std::string why_not;
  tape_ = sound::Tape::open(std::move(bank), file(kSound), why_not);
  if (tape_ == nullptr) fail(file(kSound));
  return tape_.get();
}

void Clip::hear(const tabletop::HeardCue& heard) {
  cues_.push_back({{"cue", heard.cue},
                   {"ms", std::lround(frames_ * 1000.0 / kFramesPerSecond)},
                   {"pan", std::round(static_cast<double>(heard.pan) * 100) / 100},
                   {"caption", tabletop::caption_of(heard.cue)}});
}

std::string Clip::finish() {
  if (failure_.empty()) {
    const std::string name = file("cues.json");
    std::ofstream out(name, std::ios::binary | std::ios::trunc);
    out << cues_.dump(1) << '\n';
    out.close();
    if (!out) fail(name);
  }
  const bool heard = tape_ != nullptr;
  tape_.reset();  // the file is whole
  if (failure_.empty() && frames_ > 0) make_film(heard);
  return failure_;
}

// Where there is no ffmpeg the frames are all there is.
void Clip::make_film(bool heard) const {
  const std::string pattern = file("%06d.png"), clip = file("clip.mp4"), wav = file(kSound);
  const std::string rate = std::to_string(kFramesPerSecond);
  std::vector<const char*> words{"ffmpeg", "-y", "-loglevel", "error", "-framerate", rate.c_str(), "-i", pattern.c_str()};
  if (heard) words.insert(words.end(), {"-i", wav.c_str(), "-c:a", "aac", "-b:a", "160k"});
  words.insert(words.end(),
               {"-c:v", "libx264", "-pix_fmt", "yuv420p", "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", clip.c_str(), nullptr});
  pid_t child = 0;
  // argv of posix_spawn is not const for historical reasons; it is not written to.
  if (posix_spawnp(&child, "ffmpeg", nullptr, nullptr, const_cast<char* const*>(words.data()), environ) != 0) return;
  int status = 0;
  waitpid(child, &status, 0);
}

std::string Clip::speed() const {
  const double took = std::max(1e-3, std::chrono::duration<double>(Clock::now() - began_).count());
  std::array<char, 120> text{};
  std::snprintf(text.data(), text.size(), "%d frames (%.1f s of the game) in %.1f s: %.0f a second", frames_,
                static_cast<double>(frames_) / kFramesPerSecond, took, frames_ / took);
  return text.data();
}

}  // namespace nightcap::platform::desktop
