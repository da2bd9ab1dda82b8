// In which order those who may act answer, and when a computer player does. Both are drawn from a generator of their own
// that knows how many must answer and nothing else, so that no answer's place or time tells anything.
#pragma once

#include <vector>

#include "engine/base/generator.hpp"
#include "engine/base/ids.hpp"
#include "engine/motion/tempo.hpp"

namespace nightcap::app {

class Answers {
 public:
  explicit Answers(std::uint64_t seed) : random_(seed) {}

  // Whoever's place comes first, of those who may act (at least one). A decision's order is drawn when it is first asked for.
  [[nodiscard]] base::Seat next(base::SeatSet actors);
  // `ms` of game time pass before a computer player, who is next, answers: whether the wait is over.
  [[nodiscard]] bool waited(float ms, base::SeatSet actors, const motion::Tempo& tempo);
  // It has answered; others keep their places.
  void answered(base::Seat seat);

 private:
  base::CosmeticGenerator random_;
  std::vector<base::Seat> order_;
  float wait_ = -1;  // game ms that are left; < 0: not drawn yet
};

}  // namespace nightcap::app
