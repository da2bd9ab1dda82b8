// In which order those who may act answer, and when a computer player does. Both are drawn from a generator of their own
// that knows how many must answer and nothing else, so that no answer's place or time tells anything.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/generator.hpp"
#include "engine/base/ids.hpp"
#include "engine/motion/tempo.hpp"

namespace nightcap::app {

// How an open window is answered before everybody's eyes (CK-4.6).
enum class Answering : std::uint8_t {
  kCalm,  // one after another, in an order that is drawn for each window
  kRace,  // everybody at once: whoever is first
};

class Answers {
 public:
  explicit Answers(std::uint64_t seed) : random_(seed) {}

  // Whoever's place comes first, of those who may act (at least one). A decision's order is drawn when it is first asked for.
  [[nodiscard]] base::Seat next(base::SeatSet actors);
  // `ms` of game time pass before a computer player, who is next, answers: whether the wait is over. `window`: it answers
  // beside others, if only as the last of them, and not on a turn of its own.
  [[nodiscard]] bool waited(float ms, base::SeatSet actors, const motion::Tempo& tempo, bool window = false);
  // It has answered; others keep their places.
  void answered(base::Seat seat);

  // Calm: all of them answer in a new order.
  void draw(base::SeatSet actors);
  // Those who have yet to answer, in their order.
  [[nodiscard]] std::span<const base::Seat> order() const { return order_; }
  // Whose place it is, of those who may act (at least one of the order).
  [[nodiscard]] base::Seat place(base::SeatSet actors) const;

  // A race: when each of these will answer, from now on.
  void start(base::SeatSet computers);
  // That much of a race passes, ms at the pace of people.
  void run(float ms);
  // Whoever of them is first over their time; nobody yet.
  [[nodiscard]] std::optional<base::Seat> due(base::SeatSet computers) const;

 private:
  base::CosmeticGenerator random_;
  std::vector<base::Seat> order_;
  float wait_ = -1;                                 // game ms that are left; < 0: not drawn yet
  std::array<float, base::kMaxSeats> race_left_{};  // ms of a race before a seat answers
};

}  // namespace nightcap::app
