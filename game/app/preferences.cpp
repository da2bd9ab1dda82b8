#include "game/app/preferences.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "engine/base/json.hpp"

namespace nightcap::app {

namespace {

constexpr std::string_view kHead =
    "# What you prefer in Nightcap, a line each: key = value.\n"
    "# It may be changed by hand while the game isn't running.\n";
constexpr std::string_view kBlank = " \t\r";

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(kBlank);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(kBlank) - from + 1);
}

bool is_key(std::string_view key) {
  return !key.empty() && key.size() <= Preferences::kLongestKey && std::all_of(key.begin(), key.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
  });
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

using BadBytes = base::Json::error_handler_t;

// As JSON; bytes that aren't UTF-8 become question marks, or nothing.
std::string in_quotes(std::string_view value, BadBytes bad = BadBytes::replace) {
  return base::Json(std::string(value)).dump(-1, ' ', false, bad);
}

// In one line, and UTF-8.
bool is_plain(std::string_view value) {
  return std::none_of(value.begin(), value.end(), is_control) && in_quotes(value) == in_quotes(value, BadBytes::ignore);
}

// As it stands in the file: what would not come back as it is goes into quotation marks.
std::string written(const std::string& value) {
  return is_plain(value) && trimmed(value) == value && !value.starts_with('"') ? value : in_quotes(value);
}

std::optional<std::string> understood(std::string_view written) {
  if (written.size() > Preferences::kLongestValue) return std::nullopt;
  if (!written.starts_with('"')) return is_plain(written) ? std::optional(std::string(written)) : std::nullopt;
  const auto json = base::parse_json(written);
  return json && json->is_string() ? std::optional(json->get<std::string>()) : std::nullopt;
}

template <class Number>
std::optional<Number> number_of(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

template <class Number>
std::string words_of(Number number) {
  std::array<char, 32> buffer{};
  return {buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr};
}

// For a sentence: not all of what may be a novel.
std::string shortened(const std::string& value) {
  constexpr std::size_t kMost = 40;
  return value.size() <= kMost ? in_quotes(value) : in_quotes(value.substr(0, kMost)) + "...";
}

}  // namespace

Preferences::Preferences(Shelf* shelf, std::function<void(const std::string&)> say) : say_(std::move(say)) {
  if (shelf == nullptr) return;
  std::string wrong;
  if (const auto text = shelf->read(wrong)) {
    shelf_ = shelf;
    wrong = read(*text, lines_);
    if (!wrong.empty()) wrong = "some of the preferences can't be understood: " + wrong;
  } else {
    wrong = "the preferences can't be read, and will not be kept: " + wrong;  // nothing is destroyed
  }
  if (!wrong.empty()) say_once(wrong);
}

std::string Preferences::read(std::string_view text, Lines& lines) {
  std::string where;
  int wrong = 0;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.front() == '#') continue;
    const std::size_t equals = line.find('=');
    const std::string_view key = trimmed(line.substr(0, equals));
    auto value = equals != std::string_view::npos && is_key(key) ? understood(trimmed(line.substr(equals + 1))) : std::nullopt;
    if (value && (lines.size() < kMostKeys || lines.contains(key))) {
      lines.insert_or_assign(std::string(key), std::move(*value));  // of two, the later one
    } else if (++wrong == 1) {
      where = "line " + std::to_string(number);
    }
  }
  return wrong > 1 ? where + " and " + std::to_string(wrong - 1) + " more" : where;
}

void Preferences::say_once(const std::string& sentence) {
  if (said_.insert(sentence).second && say_) say_(sentence);
}

const std::string* Preferences::find(std::string_view key) const {
  const auto at = lines_.find(key);
  return at != lines_.end() ? &at->second : nullptr;
}

std::string Preferences::get(std::string_view key, std::string_view fallback) const {
  const std::string* value = find(key);
  return value != nullptr ? *value : std::string(fallback);
}

float Preferences::number(std::string_view key, float fallback, float least, float most) {
  const std::string* value = find(key);
  if (value == nullptr) return fallback;
  const auto number = number_of<float>(*value);
  if (number && *number >= least && *number <= most) return *number;  // NaN is neither
  say_once("the preference " + std::string(key) + " wants a number from " + words_of(least) + " to " + words_of(most) +
           ", not " + shortened(*value));
  return fallback;
}

int Preferences::whole(std::string_view key, int fallback, int least, int most) {
  const std::string* value = find(key);
  if (value == nullptr) return fallback;
  const auto number = number_of<int>(*value);
  if (number && *number >= least && *number <= most) return *number;
  say_once("the preference " + std::string(key) + " wants a whole number from " + words_of(least) + " to " + words_of(most) +
           ", not " + shortened(*value));
  return fallback;
}

bool Preferences::flag(std::string_view key, bool fallback) {
  const std::string* value = find(key);
  if (value == nullptr) return fallback;
  if (*value == "on" || *value == "off") return *value == "on";
  say_once("the preference " + std::string(key) + " wants on or off, not " + shortened(*value));
  return fallback;
}

void Preferences::set(std::string_view key, std::string_view value) {
  if (!is_key(key) || value.size() > kLongestValue) return;
  const std::string* there = find(key);
  if (there != nullptr && *there == value) return;
  if (there == nullptr && lines_.size() >= kMostKeys) return;
  lines_.insert_or_assign(std::string(key), std::string(value));
  changed_.insert(std::string(key));
  quiet_ = 0;
}

void Preferences::set_number(std::string_view key, float value) {
  if (std::isfinite(value)) set(key, words_of(std::round(value * 1000) / 1000));
}

void Preferences::set_whole(std::string_view key, int value) { set(key, words_of(value)); }

void Preferences::set_flag(std::string_view key, bool value) { set(key, value ? "on" : "off"); }

void Preferences::save() {
  if (shelf_ == nullptr || changed_.empty()) return;
  std::string wrong;
  if (const auto text = shelf_->read(wrong)) {
    Lines lines;
    read(*text, lines);
    for (const std::string& key : changed_) lines[key] = lines_[key];
    lines_ = std::move(lines);
    wrong = shelf_->write(this->text());
  }
  changed_.clear();  // a disk that takes nothing isn't asked again and again
  if (!wrong.empty()) say_once("what you prefer can't be kept: " + wrong);
}

void Preferences::update(float ms) {
  if (changed_.empty()) return;
  quiet_ += ms;
  if (quiet_ >= kQuiet) save();
}

std::string Preferences::text() const {
  std::string text(kHead);
  for (const auto& [key, value] : lines_) text += key + " = " + written(value) + "\n";
  return text;
}

// ---- sound

namespace {

using sound::Levels;
struct Volume {
  std::string_view key;
  float Levels::*level;
};
constexpr std::array kVolumes{Volume{"sound.master", &Levels::master}, Volume{"sound.music", &Levels::music},
                              Volume{"sound.effects", &Levels::effects}};
struct Switch {
  std::string_view key;
  bool Levels::*on;
};
constexpr std::array kSwitches{Switch{"sound.mute", &Levels::mute}, Switch{"sound.mono", &Levels::mono},
                               Switch{"sound.few", &Levels::few}, Switch{"sound.captions", &Levels::captions}};

}  // namespace

void read_levels(Preferences& preferences, Levels& levels) {
  for (const Volume& each : kVolumes) levels.*each.level = preferences.number(each.key, levels.*each.level, 0, 1);
  for (const Switch& each : kSwitches) levels.*each.on = preferences.flag(each.key, levels.*each.on);
}

void write_levels(const Levels& was, const Levels& now, Preferences& preferences) {
  for (const Volume& each : kVolumes)
    if (was.*each.level != now.*each.level) preferences.set_number(each.key, now.*each.level);
  for (const Switch& each : kSwitches)
    if (was.*each.on != now.*each.on) preferences.set_flag(each.key, now.*each.on);
}

}  // namespace nightcap::app
