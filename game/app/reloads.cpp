#include "game/app/reloads.hpp"

#include <functional>
#include <system_error>
#include <utility>

namespace nightcap::app {

namespace fs = std::filesystem;

namespace {

// The order of a folder's files doesn't matter.
std::uint64_t stamp_of_file(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  const auto written = fs::last_write_time(file, error);
  if (error) return 1;
  constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15;
  std::uint64_t stamp = std::hash<std::string>{}(file.string());
  stamp = (stamp ^ static_cast<std::uint64_t>(size)) * kSpread;
  return (stamp ^ static_cast<std::uint64_t>(written.time_since_epoch().count())) * kSpread;
}

}  // namespace

std::uint64_t stamp_of(const std::vector<fs::path>& watched) {
  std::uint64_t stamp = 0;
  std::error_code error;
  for (const fs::path& path : watched) {
    if (!fs::is_directory(path, error)) {
      stamp += stamp_of_file(path);
      continue;
    }
    for (const auto& entry : fs::recursive_directory_iterator(path, error))
      if (entry.is_regular_file(error)) stamp += stamp_of_file(entry.path());
  }
  return stamp;
}

void Reloads::add(Reloadable what) {
  const std::uint64_t stamp = stamp_of(what.watched);
  rows_.push_back({std::move(what), {}, false, 0, stamp, stamp});
}

void Reloads::reload(std::size_t row) {
  Row& it = rows_.at(row);
  it.stamp = it.seen = stamp_of(it.what.watched);
  const std::string wrong = it.what.reload();
  it.failed = !wrong.empty();
  it.said = it.failed ? wrong + " The old ones stay." : "Read anew.";
  if (!it.failed) ++it.times;
}

void Reloads::watch(float ms) {
  since_ += ms;
  if (since_ < kLook) return;
  since_ = 0;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const std::uint64_t now = stamp_of(rows_[i].what.watched);
    // Somebody may be writing yet: it has to look the same twice.
    if (now != rows_[i].stamp && now == rows_[i].seen) {
      reload(i);
    } else {
      rows_[i].seen = now;
    }
  }
}

}  // namespace nightcap::app
