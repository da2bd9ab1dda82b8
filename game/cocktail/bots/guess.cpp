#include "game/cocktail/bots/guess.hpp"

#include <algorithm>

namespace nightcap::cocktail::bots {

namespace {

constexpr int kDeath = 25 * kPoint;  // what dying is worth avoiding
constexpr int kBlue = 2 * kPoint;
constexpr int kFurtherBlue = 3 * kPoint;  // for each one had already
constexpr int kRed = 6 * kPoint;

}  // namespace

Guess::Guess(const View& view) : view_(view) {
  const auto& row = deck_row(view.in_round.size());
  std::copy(row.begin(), row.end(), unknown_.begin());
  const auto seen = [this](CardId card) { --unknown_[static_cast<std::size_t>(kind_of(card))]; };
  for (const CardId card : view.hand) seen(card);
  for (const CardId card : view.discards) seen(card);
  for (const Seat seat : view.in_round) {
    for (const CardId card : view.taken[seat.n]) seen(card);
    for (const Bite& bite : view.cocktails[seat.n])
      if (bite.card != kNoCard) seen(bite.card);
  }
  for (const int count : unknown_) total_ += count;
}

int Guess::worth(Kind kind, Seat owner, Handle without) const {
  // What this seat knows to be in that cocktail already.
  int blue = view_.blue[owner.n];
  int red = view_.red[owner.n];
  int food = 0;
  int hungry = 0;  // olives and cheeses that wine would better
  bool wine = false;
  bool cocktail = false;
  for (const Bite& bite : view_.cocktails[owner.n]) {
    if (bite.card == kNoCard || bite.handle == without) continue;
    switch (kind_of(bite.card)) {
      case Kind::kOlive:
        food += 1 * kPoint;
        ++hungry;
        break;
      case Kind::kCheese:
        food += 2 * kPoint;
        ++hungry;
        break;
      case Kind::kCaviar:
        food += 5 * kPoint;
        break;
      case Kind::kWine:
        wine = true;
        break;
      case Kind::kCocktail:
        cocktail = true;
        break;
      case Kind::kBluePoison:
        ++blue;
        break;
      case Kind::kRedPoison:
        ++red;
        break;
    }
  }
  const bool tipsy = view_.options.drunk != 0 && (wine || cocktail);
  const int times = cocktail ? 2 : 1;
  switch (kind) {
    case Kind::kOlive:
      return (wine ? 3 : 1) * times * kPoint;
    case Kind::kCheese:
      return (wine ? 4 : 2) * times * kPoint;
    case Kind::kCaviar:
      return 5 * times * kPoint;
    case Kind::kWine:
      return tipsy ? -4 * kPoint : wine ? 2 * kPoint : (2 + 2 * hungry * times) * kPoint;
    case Kind::kCocktail:
      return tipsy ? -4 * kPoint : std::max(food, 2 * kPoint);
    case Kind::kBluePoison:
      return blue + 1 >= kFatalBlue ? -kDeath : -(kBlue + kFurtherBlue * blue);
    case Kind::kRedPoison:
      return red + 1 >= kFatalRed ? -kDeath : -kRed;
  }
  return 0;
}

int Guess::worth(const Bite& bite, Seat owner, Handle without) const {
  if (bite.card != kNoCard) return worth(kind_of(bite.card), owner, without);
  if (total_ <= 0) return 0;
  int sum = 0;
  for (int kind = 0; kind < kKinds; ++kind)
    sum += std::max(0, unknown_[static_cast<std::size_t>(kind)]) * worth(static_cast<Kind>(kind), owner, without);
  const int average = sum / total_;
  // One serves oneself well and others badly.
  return bite.by == owner ? average + kPoint : average - kPoint;
}

int Guess::malice(Seat other) const {
  if (other == view_.viewer) return 0;
  const int rivals = view_.alive.size() - 1;
  if (rivals <= 1) return 90;
  // The table divides its malice, with an eye on who leads.
  const auto points = [this](Seat seat) {
    int sum = -view_.cubes[seat.n];
    for (const int honor : view_.honor[seat.n]) sum += honor;
    return sum;
  };
  int ahead = 0;
  for (const Seat seat : view_.alive)
    if (seat != view_.viewer && points(seat) > points(other)) ++ahead;
  return 30 + (ahead == 0 ? 30 : 0) + 30 / rivals;
}

std::vector<search::Belief> beliefs(const View& view) {
  const Guess guess(view);
  std::vector<search::Belief> beliefs;
  int row = 0;
  const auto hidden = [&](bool anything) {
    for (int kind = 0; anything && guess.unknown() > 0 && kind < kKinds; ++kind)
      if (const int left = guess.unknown(static_cast<Kind>(kind)); left > 0)
        beliefs.push_back({row, kind, static_cast<double>(left) / guess.unknown()});
    ++row;
  };
  for (const Seat seat : view.in_round)
    for (const Bite& bite : view.cocktails[seat.n]) {
      if (bite.card == kNoCard) {
        hidden(true);
      } else {
        beliefs.push_back({row++, static_cast<int>(kind_of(bite.card)), 1});
      }
    }
  int in_hands = 0;
  for (const Seat seat : view.in_round)
    if (seat != view.viewer) in_hands += view.hand_sizes[seat.n];
  hidden(in_hands > 0);
  hidden(view.reserve > 0);
  hidden(view.unseen > 0);
  return beliefs;
}

int honesty(std::span<const search::Heard<Rules>> heard, Seat player) {
  int truths = 2;
  int shown = 4;
  for (const search::Heard<Rules>& fact : heard)
    if (const auto* turned = std::get_if<event::TurnedOver>(&fact.event); turned != nullptr && turned->player == player) {
      ++shown;
      truths += turned->truth ? 1 : 0;
    }
  return 100 * truths / shown;
}

}  // namespace nightcap::cocktail::bots
