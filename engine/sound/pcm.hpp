// Sound as numbers, and the files that it comes from and goes to. Everything is at kRate; samples are -1 to 1, and a frame
// is one sample of each channel.
#pragma once

#include <cmath>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace nightcap::sound {

inline constexpr int kRate = 48'000;  // frames a second

[[nodiscard]] inline std::int64_t frames_of(double ms) { return std::llround(ms * kRate / 1000); }

// Decibels as a factor.
[[nodiscard]] float gain_of(float decibels);

// A whole sound, kept small: 16 bits a sample.
struct Pcm {
  int channels = 1;  // 1 or 2
  std::vector<std::int16_t> samples;

  [[nodiscard]] std::size_t frames() const { return samples.size() / static_cast<std::size_t>(channels); }
};

// OGG, FLAC or WAV at kRate. Nothing, with a sentence why, if it can't be had.
[[nodiscard]] std::optional<Pcm> read_pcm(const std::filesystem::path& file, std::string& why_not);

// A stereo file that is decoded as it is heard, from memory: no disk is waited for while it plays.
class Stream {
 public:
  [[nodiscard]] static std::unique_ptr<Stream> open(const std::filesystem::path& file, std::string& why_not);
  ~Stream();
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  // Fills all of it (frames of two samples), from the beginning again after the end. False: silence from now on, the file
  // is broken.
  bool read(std::span<float> stereo);

 private:
  struct Source;
  explicit Stream(std::unique_ptr<Source> source);
  std::unique_ptr<Source> source_;
};

// Writes stereo to a WAV of 16 bits a sample, or to an OGG if the name ends so.
class Writer {
 public:
  // `quality` is of an OGG, 0 to 1.
  [[nodiscard]] static std::unique_ptr<Writer> open(const std::filesystem::path& file, int channels, double quality,
                                                    std::string& why_not);
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  // Whole frames. False if the disk takes no more.
  [[nodiscard]] bool write(std::span<const float> samples);

 private:
  struct File;
  explicit Writer(std::unique_ptr<File> file);
  std::unique_ptr<File> file_;
};

}  // namespace nightcap::sound
