// How long the timelines of one game take and how their things move, where that is not as it was written: by label, and
// kept in a file. A timeline is brought to that when it is built, so speed, reduced motion and skips hold as ever.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/json.hpp"
#include "engine/motion/timeline.hpp"

namespace nightcap::motion {

// What was written to take `of` ms takes `ms` now; a timeline that was written longer or shorter, as with more cards, takes
// that part more or less. Both 0: it takes what it took.
struct Timing {
  float ms = 0;
  float of = 0;
  std::optional<Easing> easing{};  // of all its moves; nothing: each its own
  friend bool operator==(const Timing&, const Timing&) = default;
};

class Timings {
 public:
  static constexpr float kShortest = 10, kLongest = 20'000;  // ms

  // A label that has been played, or is in the file.
  struct Row {
    float written = 0;  // ms at speed 1, of the last one; 0: none was played yet
    Timing timing{};
  };
  using Rows = std::map<std::string, Row, std::less<>>;

  // Called with every timeline before it begins.
  void apply(Timeline& timeline);

  [[nodiscard]] const Rows& rows() const { return rows_; }
  [[nodiscard]] const Row* find(std::string_view label) const;
  // Of the next one of that label.
  void set(std::string_view label, const Timing& timing);

  // {"took": {"ms": 600, "of": 420, "easing": "out-back"}}; what is as it was written is left out.
  [[nodiscard]] base::Json json() const;
  // Takes over what the text of a file says. What is wrong with it, one sentence, and then nothing of it holds.
  [[nodiscard]] std::string read(std::string_view text);

 private:
  Rows rows_;
};

}  // namespace nightcap::motion
