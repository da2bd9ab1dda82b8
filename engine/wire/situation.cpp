#include "engine/wire/situation.hpp"

#include <algorithm>
#include <utility>

namespace nightcap::wire {
namespace {

constexpr std::string_view kScene = "# scene ", kGroup = "# group ", kShows = "# shows ", kThen = "# then";
constexpr int kHeadLines = 7;  // of a replay

std::string_view next_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

std::vector<std::string> words_of(std::string_view line) {
  std::vector<std::string> words;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    if (end > 0) words.emplace_back(line.substr(0, end));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return words;
}

}  // namespace

int Situation::steps_before() const {
  const auto end = record.entries.begin() + static_cast<std::ptrdiff_t>(before);
  return static_cast<int>(
      std::count_if(record.entries.begin(), end, [](const Entry& entry) { return entry.player.has_value(); }));
}

bool read_head_line(std::string_view line, Situation& situation) {
  if (line.starts_with(kScene)) {
    situation.title = line.substr(kScene.size());
  } else if (line.starts_with(kGroup)) {
    situation.group = line.substr(kGroup.size());
  } else if (line.starts_with(kShows)) {
    situation.shows = words_of(line.substr(kShows.size()));
  } else {
    return false;
  }
  return true;
}

Expected<Situation> read_situation(std::string_view text) {
  const auto json = base::parse_json(text);
  Expected<Record> record = json ? read_save(*json) : read_replay(text);
  if (!record) return record.error();
  Situation situation{{}, {}, {}, std::move(*record), 0};
  situation.before = situation.record.entries.size();
  if (json) return situation;
  int lines = 0;  // that count
  while (!text.empty()) {
    const std::string_view line = next_line(text);
    read_head_line(line, situation);
    if (line == kThen) situation.before = static_cast<std::size_t>(std::max(0, lines - kHeadLines));
    if (!line.starts_with('#')) ++lines;
  }
  const auto& entries = situation.record.entries;
  if (situation.before < entries.size() && !entries[situation.before].player)
    return Error{Code::kBadSave, "the scene's moment doesn't begin with an action"};
  return situation;
}

std::string situation_text(const Situation& situation) {
  std::string text;
  if (!situation.title.empty()) text += std::string(kScene) + situation.title + "\n";
  if (!situation.group.empty()) text += std::string(kGroup) + situation.group + "\n";
  if (!situation.shows.empty()) {
    text += kShows.substr(0, kShows.size() - 1);
    for (const std::string& each : situation.shows) text += " " + each;
    text += "\n";
  }
  const std::string replay = replay_text(situation.record);
  std::string_view rest = replay;
  const std::size_t mark = static_cast<std::size_t>(kHeadLines) + situation.before;
  for (std::size_t i = 0; !rest.empty(); ++i) {
    if (i == mark && situation.before < situation.record.entries.size()) text += std::string(kThen) + "\n";
    text += std::string(next_line(rest)) + "\n";
  }
  return text;
}

Situation situation_before(Record record, int actions) {
  Situation situation{{}, {}, {}, std::move(record), 0};
  situation.before = situation.record.entries.size();
  while (actions > 0 && situation.before > 0)
    if (situation.record.entries[--situation.before].player) --actions;
  if (actions > 0) situation.before = situation.record.entries.size();  // nothing was done yet
  return situation;
}

}  // namespace nightcap::wire
