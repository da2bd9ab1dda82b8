// What a person prefers, from one evening to the next: `key = value`, a line each, in one file that can be read and mended
// by hand. Whatever is wrong in it costs only that line, and is told in a sentence; keys that this version doesn't know are
// kept. Times are ms of game time.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "engine/sound/ear.hpp"

namespace nightcap::app {

// Where the text lies.
class Shelf {
 public:
  Shelf() = default;
  Shelf(const Shelf&) = delete;
  Shelf& operator=(const Shelf&) = delete;
  virtual ~Shelf() = default;

  // What lies there, empty if nothing does yet. Nothing, with a sentence why, if it can't be read.
  [[nodiscard]] virtual std::optional<std::string> read(std::string& why_not) = 0;
  // In its place, as a whole or not at all. What is wrong, or nothing.
  [[nodiscard]] virtual std::string write(const std::string& text) = 0;
};

class Preferences {
 public:
  static constexpr std::size_t kLongestKey = 64, kLongestValue = 4096, kMostKeys = 1000;  // of a line, and lines
  static constexpr float kQuiet = 1000;  // ms after the last change until it is kept

  // The shelf outlives it; without one it is known until the end what is set. `say` is called here and later, once about
  // each thing that is wrong.
  explicit Preferences(Shelf* shelf = nullptr, std::function<void(const std::string&)> say = {});
  ~Preferences() { save(); }
  Preferences(const Preferences&) = delete;
  Preferences& operator=(const Preferences&) = delete;

  // Keys are of a-z, 0-9, points, hyphens and underscores. Values are any text.
  [[nodiscard]] std::string get(std::string_view key, std::string_view fallback) const;
  // The fallback, too, if what is there is no number from `least` to `most`, which is told.
  [[nodiscard]] float number(std::string_view key, float fallback, float least, float most);
  [[nodiscard]] int whole(std::string_view key, int fallback, int least, int most);
  // on or off
  [[nodiscard]] bool flag(std::string_view key, bool fallback);

  void set(std::string_view key, std::string_view value);
  void set_number(std::string_view key, float value);  // to a thousandth
  void set_whole(std::string_view key, int value);
  void set_flag(std::string_view key, bool value);

  // Keeps what has changed, if anything has; what somebody else changed in the file meanwhile stays.
  void save();
  // Saves once nothing has changed for a while.
  void update(float ms);

  // The whole file.
  [[nodiscard]] std::string text() const;

 private:
  using Lines = std::map<std::string, std::string, std::less<>>;
  // What is wrong with some of it, or nothing.
  static std::string read(std::string_view text, Lines& lines);
  void say_once(const std::string& sentence);
  [[nodiscard]] const std::string* find(std::string_view key) const;

  Shelf* shelf_ = nullptr;
  std::function<void(const std::string&)> say_;
  Lines lines_;
  std::set<std::string, std::less<>> changed_, said_;
  float quiet_ = 0;
};

// The levels that are kept in it, those it doesn't have left as they are.
void read_levels(Preferences& preferences, sound::Levels& levels);
// What is not as it was: a level that was asked for at the start of the program is not kept.
void write_levels(const sound::Levels& was, const sound::Levels& now, Preferences& preferences);

}  // namespace nightcap::app
