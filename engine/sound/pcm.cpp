#include "engine/sound/pcm.hpp"

#include <sndfile.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>

namespace nightcap::sound {

namespace {

struct CloseFile {
  void operator()(SNDFILE* file) const { sf_close(file); }
};
using FilePtr = std::unique_ptr<SNDFILE, CloseFile>;

constexpr std::size_t kOggChunk = 4096;  // frames: libsndfile's encoder overflows its stack with much more at once

std::string sentence(const std::filesystem::path& file, const char* what) { return file.string() + " " + what; }

// A file of bytes as libsndfile reads one.
struct Bytes {
  std::vector<char> all;
  sf_count_t at = 0;

  static sf_count_t length(void* self) { return static_cast<sf_count_t>(static_cast<Bytes*>(self)->all.size()); }
  static sf_count_t seek(sf_count_t offset, int whence, void* self) {
    auto& bytes = *static_cast<Bytes*>(self);
    const sf_count_t from = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? bytes.at : length(self);
    bytes.at = std::clamp<sf_count_t>(from + offset, 0, length(self));
    return bytes.at;
  }
  static sf_count_t read(void* to, sf_count_t count, void* self) {
    auto& bytes = *static_cast<Bytes*>(self);
    count = std::min(count, length(self) - bytes.at);
    std::memcpy(to, bytes.all.data() + bytes.at, static_cast<std::size_t>(count));
    bytes.at += count;
    return count;
  }
  static sf_count_t write(const void*, sf_count_t, void*) { return 0; }
  static sf_count_t tell(void* self) { return static_cast<Bytes*>(self)->at; }
};

}  // namespace

float gain_of(float decibels) { return std::pow(10.0f, decibels / 20); }

std::optional<Pcm> read_pcm(const std::filesystem::path& file, std::string& why_not) {
  SF_INFO info{};
  const FilePtr source(sf_open(file.string().c_str(), SFM_READ, &info));
  if (source == nullptr) {
    why_not = sentence(file, "can't be read as a sound");
    return std::nullopt;
  }
  if (info.samplerate != kRate || info.channels < 1 || info.channels > 2) {
    why_not = sentence(file, "isn't of 48000 frames a second and one or two channels");
    return std::nullopt;
  }
  sf_command(source.get(), SFC_SET_CLIPPING, nullptr, SF_TRUE);
  Pcm pcm;
  pcm.channels = info.channels;
  pcm.samples.resize(static_cast<std::size_t>(info.frames * info.channels));
  const sf_count_t got = sf_readf_short(source.get(), pcm.samples.data(), info.frames);
  pcm.samples.resize(static_cast<std::size_t>(std::max<sf_count_t>(got, 0) * info.channels));
  if (pcm.samples.empty()) {
    why_not = sentence(file, "has no sound in it");
    return std::nullopt;
  }
  return pcm;
}

struct Stream::Source {
  Bytes bytes;
  FilePtr file;
};

Stream::Stream(std::unique_ptr<Source> source) : source_(std::move(source)) {}
Stream::~Stream() = default;

std::unique_ptr<Stream> Stream::open(const std::filesystem::path& file, std::string& why_not) {
  auto source = std::make_unique<Source>();
  std::ifstream in(file, std::ios::binary);
  source->bytes.all.assign(std::istreambuf_iterator<char>(in), {});
  SF_VIRTUAL_IO io{Bytes::length, Bytes::seek, Bytes::read, Bytes::write, Bytes::tell};
  SF_INFO info{};
  source->file.reset(sf_open_virtual(&io, SFM_READ, &info, &source->bytes));
  if (source->file == nullptr || info.samplerate != kRate || info.channels != 2 || info.frames <= 0) {
    why_not = sentence(file, "can't be read as music");
    return nullptr;
  }
  return std::unique_ptr<Stream>(new Stream(std::move(source)));
}

bool Stream::read(std::span<float> stereo) {
  for (int empty = 0; !stereo.empty() && empty < 2;) {  // twice nothing: there is nothing even at the beginning
    const auto wanted = static_cast<sf_count_t>(stereo.size() / 2);
    const sf_count_t got = std::max<sf_count_t>(sf_readf_float(source_->file.get(), stereo.data(), wanted), 0);
    empty = got > 0 ? 0 : empty + 1;
    stereo = stereo.subspan(static_cast<std::size_t>(got) * 2);
    if (got < wanted && sf_seek(source_->file.get(), 0, SEEK_SET) != 0) break;
  }
  std::fill(stereo.begin(), stereo.end(), 0.0f);
  return stereo.empty();
}

struct Writer::File {
  FilePtr file;
  int channels = 2;
};

Writer::Writer(std::unique_ptr<File> file) : file_(std::move(file)) {}
Writer::~Writer() = default;

std::unique_ptr<Writer> Writer::open(const std::filesystem::path& file, int channels, double quality, std::string& why_not) {
  const bool ogg = file.extension() == ".ogg";
  SF_INFO info{};
  info.samplerate = kRate;
  info.channels = channels;
  info.format = ogg ? (SF_FORMAT_OGG | SF_FORMAT_VORBIS) : (SF_FORMAT_WAV | SF_FORMAT_PCM_16);
  auto made = std::make_unique<File>();
  made->channels = channels;
  made->file.reset(sf_open(file.string().c_str(), SFM_WRITE, &info));
  if (made->file == nullptr) {
    why_not = sentence(file, "can't be written");
    return nullptr;
  }
  if (ogg) sf_command(made->file.get(), SFC_SET_VBR_ENCODING_QUALITY, &quality, sizeof quality);
  sf_command(made->file.get(), SFC_SET_CLIPPING, nullptr, SF_TRUE);
  return std::unique_ptr<Writer>(new Writer(std::move(made)));
}

bool Writer::write(std::span<const float> samples) {
  const auto channels = static_cast<std::size_t>(file_->channels);
  while (!samples.empty()) {
    const std::size_t frames = std::min(samples.size() / channels, kOggChunk);
    if (frames == 0) return true;
    if (sf_writef_float(file_->file.get(), samples.data(), static_cast<sf_count_t>(frames)) != static_cast<sf_count_t>(frames))
      return false;
    samples = samples.subspan(frames * channels);
  }
  return true;
}

}  // namespace nightcap::sound
