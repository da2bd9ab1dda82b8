#include "game/app/answers.hpp"

#include <algorithm>
#include <span>

#include "engine/base/check.hpp"

namespace nightcap::app {

using base::Seat;
using base::SeatSet;

namespace {

// ms: the shortest wait, and how much longer it may be.
struct Wait {
  float least, spread;
};
constexpr Wait kTurn{420, 420}, kWindow{140, 180};
// People must have read what they are to doubt, and have a chance.
constexpr Wait kRace{1500, 3000};

}  // namespace

Seat Answers::next(SeatSet actors) {
  NIGHTCAP_CHECK(!actors.empty());
  SeatSet placed;
  for (Seat seat : order_) placed.add(seat);
  if (!(actors - placed).empty()) draw(actors);
  return place(actors);
}

bool Answers::waited(float ms, SeatSet actors, const motion::Tempo& tempo, bool window) {
  const Wait& wait = window || actors.size() > 1 || order_.size() > 1 ? kWindow : kTurn;
  if (wait_ < 0) wait_ = tempo.scaled(wait.least + wait.spread * random_.unit());
  wait_ -= ms;
  return wait_ <= 0;
}

void Answers::answered(Seat seat) {
  std::erase(order_, seat);
  wait_ = -1;
}

void Answers::draw(SeatSet actors) {
  order_.clear();
  for (Seat seat : actors) order_.push_back(seat);
  random_.shuffle(std::span<Seat>(order_));
}

Seat Answers::place(SeatSet actors) const {
  const auto first = std::find_if(order_.begin(), order_.end(), [&](Seat seat) { return actors.has(seat); });
  NIGHTCAP_CHECK(first != order_.end());
  return *first;
}

void Answers::start(SeatSet computers) {
  for (Seat seat : computers) race_left_[seat.n] = kRace.least + kRace.spread * random_.unit();
}

void Answers::run(float ms) {
  for (float& left : race_left_) left -= ms;
}

std::optional<Seat> Answers::due(SeatSet computers) const {
  std::optional<Seat> first;
  for (Seat seat : computers)
    if (race_left_[seat.n] <= 0 && (!first || race_left_[seat.n] < race_left_[first->n])) first = seat;
  return first;
}

}  // namespace nightcap::app
