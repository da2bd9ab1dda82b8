#include "game/app/answers.hpp"

#include <algorithm>
#include <span>

#include "engine/base/check.hpp"

namespace nightcap::app {

using base::Seat;
using base::SeatSet;

Seat Answers::next(SeatSet actors) {
  NIGHTCAP_CHECK(!actors.empty());
  SeatSet placed;
  for (Seat seat : order_) placed.add(seat);
  if (!(actors - placed).empty()) {
    order_.clear();
    for (Seat seat : actors) order_.push_back(seat);
    random_.shuffle(std::span<Seat>(order_));
  }
  return *std::find_if(order_.begin(), order_.end(), [&](Seat seat) { return actors.has(seat); });
}

bool Answers::waited(float ms, SeatSet actors, const motion::Tempo& tempo) {
  // Out of turn in a window, or a turn of its own.
  const bool window = actors.size() > 1 || order_.size() > 1;
  const float lowest = window ? 140 : 420, spread = window ? 180 : 420;
  if (wait_ < 0) wait_ = tempo.scaled(lowest + spread * random_.unit());
  wait_ -= ms;
  return wait_ <= 0;
}

void Answers::answered(Seat seat) {
  std::erase(order_, seat);
  wait_ = -1;
}

}  // namespace nightcap::app
