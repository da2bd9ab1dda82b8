#include "engine/motion/timings.hpp"

#include <cmath>

#include "engine/base/check.hpp"

namespace nightcap::motion {
namespace {

// A length in ms, or what is wrong with it.
std::string read_ms(const base::Json& value, float& ms) {
  if (!value.is_number()) return "is not a number";
  ms = value.get<float>();
  if (ms >= Timings::kShortest && ms <= Timings::kLongest) return {};
  return "is not from " + std::to_string(static_cast<int>(Timings::kShortest)) + " to " +
         std::to_string(static_cast<int>(Timings::kLongest)) + " ms";
}

std::string read_timing(const base::Json& value, Timing& timing) {
  if (!value.is_object()) return "is not an object";
  for (const auto& [key, field] : value.items()) {
    if (key == "ms" || key == "of") {
      const std::string wrong = read_ms(field, key == "ms" ? timing.ms : timing.of);
      if (!wrong.empty()) return "\"" + key + "\" " + wrong;
    } else if (key == "easing") {
      timing.easing = field.is_string() ? easing_named(field.get<std::string>()) : std::nullopt;
      if (!timing.easing) return "\"easing\" is none that there is";
    } else {
      return "\"" + key + "\" means nothing";
    }
  }
  if ((timing.ms > 0) != (timing.of > 0)) return "\"ms\" and \"of\" go together";
  return {};
}

}  // namespace

void Timings::apply(Timeline& timeline) {
  if (timeline.label().empty()) return;
  auto row = rows_.find(timeline.label());
  if (row == rows_.end()) row = rows_.emplace(std::string(timeline.label()), Row{}).first;
  row->second.written = timeline.length();
  const Timing& timing = row->second.timing;
  if (timing.ms > 0) timeline.quicken(timing.ms / timing.of);
  if (timing.easing) timeline.ease_moves(*timing.easing);
}

const Timings::Row* Timings::find(std::string_view label) const {
  const auto row = rows_.find(label);
  return row == rows_.end() ? nullptr : &row->second;
}

void Timings::set(std::string_view label, const Timing& timing) {
  NIGHTCAP_CHECK((timing.ms > 0) == (timing.of > 0));
  rows_[std::string(label)].timing = timing;
}

base::Json Timings::json() const {
  base::Json out = base::Json::object();
  for (const auto& [label, row] : rows_) {
    if (row.timing == Timing{}) continue;
    base::Json& each = out[label] = base::Json::object();
    if (row.timing.ms > 0) {
      each["ms"] = std::lround(row.timing.ms);
      each["of"] = std::lround(row.timing.of);
    }
    if (row.timing.easing) each["easing"] = easing_name(*row.timing.easing);
  }
  return out;
}

std::string Timings::read(std::string_view text) {
  for (auto& [label, row] : rows_) row.timing = {};
  const auto json = base::parse_json(text);
  if (!json || !json->is_object()) return "it is not a JSON object";
  std::map<std::string, Timing> read;
  for (const auto& [label, value] : json->items())
    if (const std::string wrong = read_timing(value, read[label]); !wrong.empty()) return "of \"" + label + "\" " + wrong;
  for (const auto& [label, timing] : read) rows_[label].timing = timing;
  return {};
}

}  // namespace nightcap::motion
