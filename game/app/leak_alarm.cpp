#include "game/app/leak_alarm.hpp"

namespace nightcap::app {
namespace {

std::string hash_of(const Inspector& match, int step) { return match.step(step)["hash"].get<std::string>(); }

}  // namespace

// The latest step that was tried and is there still says whether it is the same match.
void LeakAlarm::follow(const Inspector& match) {
  const auto now = static_cast<std::size_t>(match.last_step()) + 1;
  if (now < tried_.size()) tried_.resize(now);
  for (std::size_t i = tried_.size(); i-- > 0;) {
    if (tried_[i].hash.empty()) continue;
    if (tried_[i].hash != hash_of(match, static_cast<int>(i))) *this = LeakAlarm();
    break;
  }
  tried_.resize(now);
}

void LeakAlarm::compare(const Inspector& match, int step) {
  Tried& tried = tried_[static_cast<std::size_t>(step)];
  if (tried.hash.empty()) tried.hash = hash_of(match, step);
  const std::optional<int> seat = tried.viewers < match.players() ? std::optional<int>(tried.viewers) : std::nullopt;
  ++tried.viewers;
  const base::Json found = match.compare_worlds(step, seat);
  if (found.is_null()) {
    able_ = false;
    return;
  }
  worlds_ += found["worlds"].get<int>();
  decisions_ += found["decisions"].get<int>();
  if (const auto wrong = found["broken"].get<std::string>(); !wrong.empty() && broken_.empty())
    broken_ = "step " + std::to_string(step) + ": " + wrong;
  const base::Json& leak = found["leak"];
  if (!leak.is_null() && leaks_.size() < kMostLeaks)
    leaks_.push_back({step, seat, leak["what"].get<std::string>(), leak["field"].get<std::string>(),
                      leak["one"].get<std::string>(), leak["other"].get<std::string>()});
}

void LeakAlarm::run(const Inspector& match, int viewers) {
  follow(match);
  const int all = match.players() + 1;  // and a spectator
  int step = match.last_step();
  while (viewers > 0 && able_ && step >= 0) {
    if (tried_[static_cast<std::size_t>(step)].viewers >= all) {
      --step;
      continue;
    }
    compare(match, step);
    --viewers;
  }
  done_ = 0;
  for (const Tried& tried : tried_) done_ += tried.viewers >= all ? 1 : 0;
}

}  // namespace nightcap::app
