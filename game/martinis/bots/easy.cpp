#include "game/martinis/bots/easy.hpp"

#include <string>

#include "game/martinis/bots/dice_odds.hpp"
#include "game/martinis/bots/guess.hpp"

namespace nightcap::martinis::bots {

namespace {

constexpr int kFromPool = 20;        // each person taken out of the pool is one less for the others
constexpr int kFromHand = 10;        // and so is one out of another's hand, which isn't replaced (MM-3.7)
constexpr int kPerMarriage = 8;      // most of all from those who are ahead
constexpr int kWorthASpecial = 140;  // what a re-roll must promise, in thousandths of a game, for the only Special Card

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

// "64.3 %"
std::string percent(int thousandths) {
  const int all = thousandths < 0 ? -thousandths : thousandths;
  return (thousandths < 0 ? "-" : "") + std::to_string(all / 10) + "." + std::to_string(all % 10) + " %";
}

// Why it is worth that: the parts of score(), in words.
std::string reason(const View& view, const Guess& guess, const Action& action) {
  const auto left = [&] { return std::to_string(guess.prospects(action.card)) + " could still match"; };
  switch (action.type) {
    case Action::Type::kAsk: {
      const int odds = guess.answered(action.card);
      return (odds == kCertain ? "answered for certain" : "answered with " + percent(odds)) + ", " + left();
    }
    case Action::Type::kMatchPool:
      return "certain, and takes one from the pool; " + left();
    case Action::Type::kMatchPair:
      return "certain, and takes two from the pool";
    case Action::Type::kShow:
      return (view.known[view.viewer.n].has(action.card) ? "known to all already; " : "tells them something new; ") + left();
    case Action::Type::kTake:
      if (guess.pool().has(action.card)) return "one less for the others in the pool";
      return taken_from(view, guess, action.card) > kFromHand ? "from the hand of somebody with a marriage" : "from a hand";
    case Action::Type::kSpecial: {
      const int specials = (view.hand & kSpecialCards).size();
      return "changes its prospects by " + percent(DiceOdds(view).gain(action.die)) + " of a game; one of " +
             std::to_string(specials) + " such cards is worth " + percent(kWorthASpecial / specials);
    }
    case Action::Type::kPass:
      return view.phase == Phase::kWindow ? "keeps what it has, and lets the dice be" : "there is nothing else";
  }
  return {};
}

// The best, any of equals; tells `note` of every action and its score.
template <class Note>
Action choose(const View& view, const Guess& guess, std::span<const Action> legal, base::MindGenerator& generator, Note note) {
  Action best = legal[0];
  int best_score = 0;
  std::uint32_t equals = 0;
  for (const Action& action : legal) {
    const int its_score = score(view, guess, action);
    note(action, its_score);
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

}  // namespace

Action EasyMind::decide(const View& view, std::span<const search::Heard<Rules>>, std::span<const Action> legal,
                        base::MindGenerator& generator, search::Budget) {
  return choose(view, Guess(view), legal, generator, [](const Action&, int) {});
}

search::Thoughts<Rules> EasyMind::think(const View& view, std::span<const search::Heard<Rules>>, std::span<const Action> legal,
                                        base::MindGenerator& generator, search::Budget) {
  const Guess guess(view);
  search::Thoughts<Rules> thoughts;
  const Action decided = choose(view, guess, legal, generator, [&](const Action& action, int its_score) {
    thoughts.candidates.push_back({action, its_score, 1, reason(view, guess, action)});
  });
  search::put_first(thoughts, decided);
  return thoughts;
}

std::vector<search::Belief> EasyMind::believe(const View& view, std::span<const search::Heard<Rules>>) { return beliefs(view); }

}  // namespace nightcap::martinis::bots
