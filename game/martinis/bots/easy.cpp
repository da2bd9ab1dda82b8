#include "game/martinis/bots/easy.hpp"

#include "game/martinis/bots/dice_odds.hpp"

namespace nightcap::martinis::bots {

namespace {

constexpr int kCertain = 1000;       // a match that nobody can refuse
constexpr int kFromPool = 20;        // each person taken out of the pool is one less for the others
constexpr int kFromHand = 10;        // and so is one out of another's hand, which isn't replaced (MM-3.7)
constexpr int kPerMarriage = 8;      // most of all from those who are ahead
constexpr int kWorthASpecial = 140;  // what a re-roll must promise, in thousandths of a game, for the only Special Card

// What the view tells about cards that don't lie open.
class Guess {
 public:
  explicit Guess(const View& view) : view_(view) {
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

  [[nodiscard]] const CardSet& unseen() const { return unseen_; }
  [[nodiscard]] const CardSet& pool() const { return pool_; }
  [[nodiscard]] const CardSet& matches(CardId card) const { return partners(card, view_.options.open_matching != 0); }

  // How likely an ask with that person ends in a match, in thousandths.
  [[nodiscard]] int answered(CardId card) const {
    if (!(matches(card) & (pool_ | known_)).empty()) return kCertain;
    const int cards = unseen_.size();
    const int others = cards - (matches(card) & unseen_).size();
    int nobody = kCertain * kCertain;
    for (int i = 0; i < hidden_in_hands_ && i < cards; ++i) nobody = i < others ? nobody / (cards - i) * (others - i) : 0;
    return kCertain - nobody / kCertain;
  }
  // In how many ways that person may still be matched with somebody who isn't out of the game.
  [[nodiscard]] int prospects(CardId card) const { return (matches(card) & (unseen_ | pool_ | known_)).size(); }

 private:
  const View& view_;
  CardSet unseen_;
  CardSet pool_;
  CardSet known_;  // in others' hands
  int hidden_in_hands_ = 0;
};

int married(const View& view, Seat seat) { return households_of(view.couples, seat, true).count; }

// A person who leaves for a match: from the pool, or from the hand of whoever showed or is known to hold them.
int taken_from(const View& view, const Guess& guess, CardId card) {
  if (guess.pool().has(card)) return kFromPool;
  for (int i = 0; i < view.players; ++i)
    if (view.shown[static_cast<std::size_t>(i)] == card) return kFromHand + kPerMarriage * married(view, Seat{i});
  return 0;
}

int score(const View& view, const Guess& guess, const Action& action) {
  switch (action.type) {
    case Action::Type::kAsk:
      return guess.answered(action.card) + guess.prospects(action.card) / 4;
    case Action::Type::kMatchPool:
      return kCertain + kFromPool - guess.prospects(action.card) / 4;
    case Action::Type::kMatchPair:
      return kCertain + 2 * kFromPool;
    case Action::Type::kShow:  // whoever is known already, or of the least use
      return (view.known[view.viewer.n].has(action.card) ? kCertain : 0) - guess.prospects(action.card);
    case Action::Type::kTake:
      return taken_from(view, guess, action.card);
    case Action::Type::kSpecial: {
      const int specials = (view.hand & kSpecialCards).size();
      return DiceOdds(view).gain(action.die) - kWorthASpecial / specials;
    }
    case Action::Type::kPass:
      return 0;
  }
  return 0;
}

}  // namespace

Action EasyMind::decide(const View& view, std::span<const search::Heard<Rules>>, std::span<const Action> legal,
                        base::MindGenerator& generator, search::Budget) {
  const Guess guess(view);
  Action best = legal[0];
  int best_score = 0;
  std::uint32_t equals = 0;
  for (const Action& action : legal) {
    const int its_score = score(view, guess, action);
    if (equals == 0 || its_score > best_score) {
      best = action;
      best_score = its_score;
      equals = 1;
    } else if (its_score == best_score && generator.below(++equals) == 0) {
      best = action;
    }
  }
  return best;
}

}  // namespace nightcap::martinis::bots
