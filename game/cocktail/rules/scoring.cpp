#include "game/cocktail/rules/scoring.hpp"

namespace nightcap::cocktail {

namespace {

// CK-7.1
constexpr int kOlive = 1;
constexpr int kOliveWithWine = 3;
constexpr int kCheese = 2;
constexpr int kCheeseWithWine = 4;
constexpr int kWine = 2;
constexpr int kCaviar = 5;
constexpr int kTooManyGlasses = 2;  // CK-9.3

// CK-9.2: what 0 to 8 cubes cost, and each further one.
constexpr std::array<int, 9> kHeavyDishonor{0, 1, 3, 5, 8, 10, 12, 14, 16};
constexpr int kFurtherCube = 2;

}  // namespace

Score score_cocktail(std::span<const CardId> cards, const Options& options) {
  std::array<int, kKinds> count{};
  for (const CardId card : cards) ++count[static_cast<std::size_t>(kind_of(card))];
  const auto of = [&count](Kind kind) { return count[static_cast<std::size_t>(kind)]; };

  Score score;
  score.blue = static_cast<std::uint8_t>(of(Kind::kBluePoison));
  score.red = static_cast<std::uint8_t>(of(Kind::kRedPoison));
  score.drunk = options.drunk != 0 && of(Kind::kWine) + of(Kind::kCocktail) >= kTooManyGlasses;
  if (score.drunk) return score;  // CK-9.3: no honor, poisons as ever

  const bool wine = of(Kind::kWine) > 0;  // one is enough for all (CK-7.1)
  const int food = of(Kind::kOlive) * (wine ? kOliveWithWine : kOlive) +
                   of(Kind::kCheese) * (wine ? kCheeseWithWine : kCheese) + of(Kind::kCaviar) * kCaviar;
  const int doubled = food << of(Kind::kCocktail);  // CK-7.2: two cocktail cards quadruple
  score.honor = static_cast<std::uint8_t>(doubled + of(Kind::kWine) * kWine);
  return score;
}

int dishonor_cost(int cubes, const Options& options) {
  if (options.heavy_dishonor == 0) return cubes;
  constexpr int kLast = static_cast<int>(kHeavyDishonor.size()) - 1;
  if (cubes <= kLast) return kHeavyDishonor[static_cast<std::size_t>(cubes)];
  return kHeavyDishonor.back() + kFurtherCube * (cubes - kLast);
}

int honor_after_dishonor(const State& state, Seat seat) {
  int honor = 0;
  for (const std::uint8_t points : state.honor[seat.n]) honor += points;
  return honor - dishonor_cost(state.cubes[seat.n], state.options);
}

Verdict verdict(const State& state) {
  const SeatSet everybody = SeatSet::first(state.players);
  Verdict result;
  for (const Seat seat : everybody) result.scores[seat.n] = static_cast<std::int16_t>(honor_after_dishonor(state, seat));
  if (state.alive.size() == 1) {  // CK-8.4: whatever the points
    result.winners = state.alive;
    result.rule = {8, 4};
    return result;
  }
  // CK-8.5 among several survivors; CK-8.6 among all if nobody lives. Equal ones share.
  result.posthumous = state.alive.empty();
  result.rule = result.posthumous ? base::Rule{8, 6} : base::Rule{8, 5};
  const SeatSet compete = result.posthumous ? everybody : state.alive;
  int best = result.scores[compete.front().n];
  for (const Seat seat : compete) best = std::max(best, static_cast<int>(result.scores[seat.n]));
  for (const Seat seat : compete)
    if (result.scores[seat.n] == best) result.winners.add(seat);
  return result;
}

}  // namespace nightcap::cocktail
