// Many games played by themselves with every promise of the rules looked at, without knowledge of which game.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "engine/soak/inspection.hpp"
#include "engine/wire/record.hpp"

namespace nightcap::soak {

inline constexpr int kMostActions = 20'000;  // of a game: none may go on for ever

struct Plan {
  std::uint64_t seed = 0;
  int players = 0;               // 0: every size in turn
  std::string level = "random";  // of the players
  Wish wish{};                   // what counts as a failure besides
  base::Json options{};          // null: any
};

// A game that failed.
struct Failure {
  int game = 0;            // of the run, from 0
  std::uint64_t seed = 0;  // of that game
  std::string what;
  int actions = 0;
  wire::Record record;
};

struct Tally {
  int games = 0;
  std::int64_t actions = 0;
  int longest = 0;  // actions of a game
  RuleCounts rules;
};

class Run {
 public:
  Run() = default;
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;
  virtual ~Run() = default;

  // Plays that game of the run, which is the same however many were played before; how it failed, or nothing.
  [[nodiscard]] virtual std::optional<Failure> play(int game) = 0;
  [[nodiscard]] virtual const Tally& tally() const = 0;
  // The shortest history found that fails as that game did; `stop` is asked now and then whether to make do.
  [[nodiscard]] virtual Failure shrink(const Failure& failure, const std::function<bool()>& stop) const = 0;
};

}  // namespace nightcap::soak
