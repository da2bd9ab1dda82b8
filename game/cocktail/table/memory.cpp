#include "game/cocktail/table/memory.hpp"

#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

std::array<Count, kKinds> count_bites(const View& view) {
  std::array<Count, kKinds> counts;
  if (view.starter == kNoSeat) return counts;  // nothing is dealt yet
  CardSet seen, mine = view.hand;
  for (const CardId card : view.discards) seen.add(card);
  for (int s = 0; s < view.players; ++s) {
    const auto seat = static_cast<std::size_t>(s);
    for (const CardId card : view.taken[seat]) seen.add(card);
    for (const Bite& bite : view.cocktails[seat])
      if (bite.card != kNoCard) mine.add(bite.card);
  }
  for (const CardId card : deck_of(view.in_round.size())) {
    Count& count = counts[static_cast<std::size_t>(kind_of(card))];
    ++count.deck;
    ++(seen.has(card) ? count.seen : mine.has(card) ? count.mine : count.about);
  }
  return counts;
}

std::optional<tabletop::Tally> CocktailTable::tally() const {
  if (!model_ || view_.starter == kNoSeat || view_.phase == Phase::kOver) return std::nullopt;
  tabletop::Tally tally;
  tally.title = "Bites about";
  const auto counts = count_bites(view_);
  int about = 0;
  for (int i = 0; i < kKinds; ++i) {
    const Kind kind = static_cast<Kind>(i);
    const Count& count = counts[static_cast<std::size_t>(i)];
    tally.rows.push_back({std::string(kind_title(kind)), kind_icon(kind), count.deck, count.seen, count.mine, count.about});
    about += count.about;
  }
  const int reserve = view_.reserve;
  tally.about = counted(about, "bite", "bites") + " about, " + std::to_string(reserve) + " of them in the reserve";
  return tally;
}

}  // namespace nightcap::cocktail::table
