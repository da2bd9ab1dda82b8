#include "game/martinis/bots/guess.hpp"

namespace nightcap::martinis::bots {

Guess::Guess(const View& view) : view_(view) {
  CardSet open = view.hand;
  for (const CardId card : view.pool) open.add(card);
  for (const CardId card : view.discard) open.add(card);
  for (const CardId card : view.roll.specials) open.add(card);
  for (const Household& household : view.couples) {
    open.add(household.couple.red);
    open.add(household.couple.blue);
  }
  for (int i = 0; i < view.players; ++i) {
    const auto place = static_cast<std::size_t>(i);
    open = open | view.known[place];
    if (Seat{i} == view.viewer) continue;
    known_ = known_ | view.known[place];
    hidden_in_hands_ += view.hand_sizes[place] - view.known[place].size();
  }
  unseen_ = kAllCards - open;
  for (const CardId card : view.pool) pool_.add(card);
}

int Guess::answered(CardId card) const {
  if (!(matches(card) & (pool_ | known_)).empty()) return kCertain;
  const int cards = unseen_.size();
  const int others = cards - (matches(card) & unseen_).size();
  int nobody = kCertain * kCertain;
  for (int i = 0; i < hidden_in_hands_ && i < cards; ++i) nobody = i < others ? nobody / (cards - i) * (others - i) : 0;
  return kCertain - nobody / kCertain;
}

std::vector<search::Belief> beliefs(const View& view) {
  // Also what lies open for now only: whom somebody asked with, who was shown, and the couple by the dice.
  std::array<CardSet, kMaxPlayers> known = view.known;
  if (view.asked != kNoCard) known[view.turn.n].add(view.asked);
  for (std::size_t seat = 0; seat < view.players; ++seat)
    if (view.shown[seat] != kNoCard) known[seat].add(view.shown[seat]);
  CardSet hidden = Guess(view).unseen();
  for (const CardSet& cards : known) hidden = hidden - cards;
  if (view.roll.couple != kNoCouple) hidden = hidden - CardSet::of(view.roll.couple.red) - CardSet::of(view.roll.couple.blue);

  std::vector<search::Belief> beliefs;
  const int places = hidden.size();
  const auto believe = [&](int row, int room) {
    if (room <= 0) return;
    for (const CardId card : hidden) beliefs.push_back({row, card.index(), static_cast<double>(room) / places});
  };
  for (int row = 0; row < view.players; ++row) {
    if (Seat{row} == view.viewer) continue;
    const auto seat = static_cast<std::size_t>(row);
    for (const CardId card : known[seat]) beliefs.push_back({row, card.index(), 1});
    believe(row, view.hand_sizes[seat] - known[seat].size());
  }
  believe(view.players, view.deck_size);
  return beliefs;
}

}  // namespace nightcap::martinis::bots
