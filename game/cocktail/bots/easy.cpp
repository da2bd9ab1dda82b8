#include "game/cocktail/bots/easy.hpp"

#include <algorithm>
#include <numeric>

#include "engine/base/check.hpp"
#include "game/cocktail/bots/guess.hpp"

namespace nightcap::cocktail::bots {

namespace {

constexpr std::uint32_t kLies = 45;    // of a hundred plays, whatever the card and whoever gets it
constexpr int kTrouble = kPoint;       // a change must be worth that much more than doing without
constexpr int kWhim = kPoint;          // how far moods sway a choice
constexpr int kSureEnough = 60;        // suspects from this chance of a lie on, in hundredths
constexpr int kWorryPerPoint = 4;      // and sooner, the more the bite would hurt
constexpr std::uint32_t kPolite = 35;  // of a hundred times that there is nothing to object to
constexpr int kOtherKinds = kKinds - 1;

bool happens(std::uint32_t of_a_hundred, base::MindGenerator& generator) { return generator.below(100) < of_a_hundred; }

struct Lying {
  const Bite& bite;
  Seat owner;
};
Lying find(const View& view, Handle handle) {
  for (const Seat seat : view.in_round)
    for (const Bite& bite : view.cocktails[seat.n])
      if (bite.handle == handle) return {bite, seat};
  base::check_failed("the bite lies on the table", __FILE__, __LINE__);
}

int worth_of_play(const Guess& guess, const View& view, const Action& action) {
  const int worth = guess.worth(kind_of(action.card), action.to);
  return action.to == view.viewer ? worth : -worth * guess.malice(action.to) / 100;
}

int worth_of_change(const Guess& guess, const View& view, const Action& action) {
  const Bite& own = find(view, action.own).bite;
  const auto [other, owner] = find(view, action.other);
  if (owner == view.viewer) return -kTrouble;  // it would move nothing but the pit
  const int gain = guess.worth(other, view.viewer, own.handle) - guess.worth(own, view.viewer, own.handle);
  const int harm = guess.worth(other, owner, other.handle) - guess.worth(own, owner, other.handle);
  return gain + harm * guess.malice(owner) / 100 - kTrouble;
}

// The kind it says: the true one, or another, by how many of it the table can still believe in.
Kind declaration(const View& view, Kind truth, base::MindGenerator& generator) {
  if (!happens(kLies, generator)) return truth;
  std::array<int, kKinds> believable{};
  std::copy_n(deck_row(view.in_round.size()).begin(), kKinds, believable.begin());
  for (const CardId card : view.discards) --believable[static_cast<std::size_t>(kind_of(card))];
  for (const Seat seat : view.in_round)
    for (const CardId card : view.taken[seat.n]) --believable[static_cast<std::size_t>(kind_of(card))];
  believable[static_cast<std::size_t>(truth)] = 0;

  const int all = std::accumulate(believable.begin(), believable.end(), 0);
  if (all == 0) return truth;
  int pick = static_cast<int>(generator.below(static_cast<std::uint32_t>(all)));
  int kind = 0;
  while (pick >= believable[static_cast<std::size_t>(kind)]) pick -= believable[static_cast<std::size_t>(kind++)];
  return static_cast<Kind>(kind);
}

Action take_turn(const View& view, std::span<const Action> legal, base::MindGenerator& generator) {
  const Guess guess(view);
  Action best = legal.front();
  int best_worth = -1'000'000;
  for (const Action& action : legal) {
    int worth = 0;  // taking and waiting: nothing gained, nothing lost
    if (action.type == Action::Type::kPlay) {
      if (action.declare != Kind::kOlive) continue;  // what to say is chosen afterwards
      worth = worth_of_play(guess, view, action);
    } else if (action.type == Action::Type::kChange) {
      worth = worth_of_change(guess, view, action);
    }
    worth += static_cast<int>(generator.below(kWhim));
    if (worth > best_worth) {
      best_worth = worth;
      best = action;
    }
  }
  if (best.type == Action::Type::kPlay) best.declare = declaration(view, kind_of(best.card), generator);
  return best;
}

// The chance, in hundredths, that the declaration in the window is a lie.
int chance_of_lie(const Guess& guess, Kind declared, int honest) {
  const int left = guess.unknown(declared);
  if (left <= 0) return 100;  // it has seen every card of that kind
  // Bayes: a truthful player has such a card as often as such cards are left; a liar has another and says any of the rest.
  const int true_weight = honest * left * kOtherKinds;
  const int false_weight = (100 - honest) * (guess.unknown() - left) + 1;
  return std::min(99, 100 * false_weight / (true_weight + false_weight));
}

Action answer(const View& view, std::span<const search::Heard<Rules>> heard, std::span<const Action> legal,
              base::MindGenerator& generator) {
  const Guess guess(view);
  const Window& window = view.window;
  const Bite& bite = find(view, window.handle).bite;
  const int lie = chance_of_lie(guess, bite.declared, honesty(heard, window.player));

  // Turning the bite over also keeps it from whom it was meant for.
  const int worth = guess.worth(bite, window.to, bite.handle);
  const int worry = window.to == view.viewer ? -worth : worth * guess.malice(window.to) / 100;
  const int threshold = kSureEnough - std::clamp(worry * kWorryPerPoint / kPoint, -15, 25);
  const int mood = static_cast<int>(generator.below(21)) - 10;
  const auto can = [&legal](const Action& action) { return std::find(legal.begin(), legal.end(), action) != legal.end(); };
  if (lie >= 100 || lie + mood > threshold) return act::suspect();
  // Thank you, when one would rather keep the bite; bon appétit, when one would rather see it eaten.
  if (worry <= 0 && can(act::courtesy()) && happens(kPolite, generator)) return act::courtesy();
  return act::pass();
}

}  // namespace

Action EasyMind::decide(const View& view, std::span<const search::Heard<Rules>> heard, std::span<const Action> legal,
                        base::MindGenerator& generator, search::Budget) {
  switch (view.phase) {
    case Phase::kTurn:
      return take_turn(view, legal, generator);
    case Phase::kWindow:
      return answer(view, heard, legal, generator);
    case Phase::kHandOver:
      return act::hand_over(true);  // a cube that is gone costs nothing
    case Phase::kDirection:
    case Phase::kOver:
      break;
  }
  return legal[generator.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace nightcap::cocktail::bots
