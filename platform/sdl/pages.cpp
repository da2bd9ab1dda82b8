#include "platform/sdl/pages.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

#include "platform/sdl/surfaces.hpp"

namespace nightcap::platform::sdl {
namespace {

namespace fs = std::filesystem;

std::size_t bytes_of(const assets::Page& page) {
  return static_cast<std::size_t>(page.width) * static_cast<std::size_t>(page.height) * 4;
}

// Whether a file is a PNG of that size, to its end: parts of four bytes of length, four of name, the bytes and four more.
bool whole_png(const fs::path& file, int width, int height) {
  std::ifstream in(file, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  const auto number = [&](std::size_t at) {
    std::uint32_t n = 0;
    for (std::size_t i = at; i < at + 4; ++i) n = n << 8 | static_cast<unsigned char>(bytes[i]);
    return n;
  };
  constexpr std::size_t kSignature = 8, kAround = 12, kWidthAt = 16, kHeightAt = 20, kFirst = 33;
  if (bytes.size() < kFirst || !bytes.starts_with("\x89PNG\r\n\x1A\n")) return false;
  if (number(kWidthAt) != static_cast<std::uint32_t>(width) || number(kHeightAt) != static_cast<std::uint32_t>(height))
    return false;
  for (std::size_t at = kSignature; at + kAround <= bytes.size(); at += kAround + number(at))
    if (bytes.compare(at + 4, 4, "IEND") == 0) return true;
  return false;
}

}  // namespace

Pages::Pages(fs::path folder) : folder_(std::move(folder)) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder_, error))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  if (files.empty()) complaints_.push_back("There are no pictures in " + folder_.string());
  std::sort(files.begin(), files.end());  // folders have no order of their own
  for (const fs::path& file : files) {
    std::ifstream in(file, std::ios::binary);
    std::string why_not;
    if (!manifest_.add(std::string{std::istreambuf_iterator<char>(in), {}}, why_not))
      complaints_.push_back(file.filename().string() + " can't be used: " + why_not);
  }
  kept_.resize(manifest_.pages().size());
}

Pages::~Pages() {
  worker_.request_stop();
  changed_.notify_all();
}

SurfacePtr Pages::read(int index) const {
  const assets::Page& page = manifest_.pages()[static_cast<std::size_t>(index)];
  SurfacePtr file(IMG_Load((folder_ / page.file).string().c_str()));
  if (!file || file->w != page.width || file->h != page.height) return nullptr;
  if (file->format->format == kPagePixels) return file;
  return SurfacePtr(SDL_ConvertSurfaceFormat(file.get(), kPagePixels, 0));
}

void Pages::fetch(int index, std::unique_lock<std::mutex>& lock) {
  Kept& kept = kept_[static_cast<std::size_t>(index)];
  kept.state = State::kReading;
  lock.unlock();
  SurfacePtr surface = read(index);
  lock.lock();
  kept.state = surface ? State::kThere : State::kBroken;
  kept.surface = std::move(surface);
  changed_.notify_all();
}

std::shared_ptr<SDL_Surface> Pages::page(int index) {
  std::unique_lock lock(mutex_);
  Kept& kept = kept_[static_cast<std::size_t>(index)];
  kept.used = ++uses_;
  changed_.wait(lock, [&] { return kept.state != State::kReading; });
  if (kept.state == State::kAway) fetch(index, lock);
  return kept.surface;
}

void Pages::read_ahead(int scale) {
  const std::scoped_lock lock(mutex_);
  for (std::size_t i = 0; i < kept_.size(); ++i)
    if (const assets::Page& page = manifest_.pages()[i];
        page.scale == scale && !page.close_up && kept_[i].state == State::kAway)
      ahead_.push_back(static_cast<int>(i));
  if (!worker_.joinable() && !ahead_.empty()) worker_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
  changed_.notify_all();
}

void Pages::work(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, stop, [&] { return !ahead_.empty(); })) {
    const int index = ahead_.front();
    ahead_.pop_front();
    Kept& kept = kept_[static_cast<std::size_t>(index)];
    if (kept.state != State::kAway || sum() + bytes_of(manifest_.pages()[static_cast<std::size_t>(index)]) > most_bytes_)
      continue;
    kept.used = 0;  // before anybody has wanted it, it goes first
    fetch(index, lock);
  }
}

std::size_t Pages::sum() const {
  std::size_t sum = 0;
  for (std::size_t i = 0; i < kept_.size(); ++i)
    if (kept_[i].surface) sum += bytes_of(manifest_.pages()[i]);
  return sum;
}

app::PictureMemory::Kind Pages::memory() const {
  const std::scoped_lock lock(mutex_);
  const auto there = std::count_if(kept_.begin(), kept_.end(), [](const Kept& kept) { return kept.surface != nullptr; });
  return {sum(), static_cast<int>(there)};
}

bool Pages::kept(int index) const {
  const std::scoped_lock lock(mutex_);
  return kept_[static_cast<std::size_t>(index)].surface != nullptr;
}

std::string Pages::broken() const {
  for (const assets::Page& page : manifest_.pages())
    if (!whole_png(folder_ / page.file, page.width, page.height)) return page.file;
  return {};
}

void Pages::drop(std::size_t most_bytes) {
  const std::scoped_lock lock(mutex_);
  most_bytes_ = most_bytes;
  while (sum() > most_bytes) {
    Kept* oldest = nullptr;
    for (Kept& kept : kept_)
      if (kept.state == State::kThere && (oldest == nullptr || kept.used < oldest->used)) oldest = &kept;
    if (oldest == nullptr) return;
    oldest->surface.reset();
    oldest->state = State::kAway;
  }
}

}  // namespace nightcap::platform::sdl
