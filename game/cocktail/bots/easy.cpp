#include "game/cocktail/bots/easy.hpp"

#include <algorithm>
#include <numeric>
#include <string>

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

// "1.5 points"
std::string points(int hundredths) {
  const int all = hundredths < 0 ? -hundredths : hundredths;
  return (hundredths < 0 ? "-" : "") + std::to_string(all / kPoint) + "." + std::to_string(all % kPoint / 10) + " points";
}

// Why a turn is worth that, in words.
std::string reason(const Guess& guess, const View& view, const Action& action) {
  if (action.type == Action::Type::kPlay) {
    const int worth = guess.worth(kind_of(action.card), action.to);
    if (action.to == view.viewer) return "worth " + points(worth) + " to itself";
    return "worth " + points(worth) + " to them, who get " + std::to_string(guess.malice(action.to)) + " % of its malice";
  }
  if (action.type == Action::Type::kChange)
    return find(view, action.other).owner == view.viewer ? "moves nothing but the olive pit"
                                                         : "what both sides gain and lose, less the trouble";
  return "neither gains nor loses";
}

// Tells `note` of every turn that it considers, what it is worth, and its mood for it included.
template <class Note>
Action take_turn(const View& view, std::span<const Action> legal, base::MindGenerator& generator, Note note) {
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
    note(guess, action, worth);
    if (worth > best_worth) {
      best_worth = worth;
      best = action;
    }
  }
  if (best.type == Action::Type::kPlay) best.declare = declaration(view, kind_of(best.card), generator);
  return best;
}

search::Thoughts<Rules> about_turn(const View& view, std::span<const Action> legal, base::MindGenerator& generator) {
  search::Thoughts<Rules> thoughts;
  auto& list = thoughts.candidates;
  const Action decided = take_turn(view, legal, generator, [&](const Guess& guess, Action action, int worth) {
    if (action.type == Action::Type::kPlay) action.declare = kind_of(action.card);
    list.push_back({action, worth, 1, reason(guess, view, action)});
  });
  for (auto& each : list) {
    if (each.action.type != Action::Type::kPlay || each.action.card != decided.card || each.action.to != decided.to) continue;
    if (each.action.declare != decided.declare)
      each.reason += "; and it lies, as in " + std::to_string(kLies) + " of 100 plays";
    each.action.declare = decided.declare;
  }
  search::put_first(thoughts, decided);
  return thoughts;
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

// What it makes of the bite in the window.
struct Doubt {
  Action decided;
  int lie = 0;   // the chance, in hundredths
  int over = 0;  // by how much that is more than it takes to suspect, its mood included
  int worry = 0;
};

Doubt weigh(const View& view, std::span<const search::Heard<Rules>> heard, std::span<const Action> legal,
            base::MindGenerator& generator) {
  const Guess guess(view);
  const Window& window = view.window;
  const Bite& bite = find(view, window.handle).bite;
  Doubt doubt;
  doubt.lie = chance_of_lie(guess, bite.declared, honesty(heard, window.player));

  // Turning the bite over also keeps it from whom it was meant for.
  const int worth = guess.worth(bite, window.to, bite.handle);
  doubt.worry = window.to == view.viewer ? -worth : worth * guess.malice(window.to) / 100;
  const int threshold = kSureEnough - std::clamp(doubt.worry * kWorryPerPoint / kPoint, -15, 25);
  const int mood = static_cast<int>(generator.below(21)) - 10;
  doubt.over = doubt.lie + mood - threshold;
  const auto can = [&legal](const Action& action) { return std::find(legal.begin(), legal.end(), action) != legal.end(); };
  if (doubt.lie >= 100 || doubt.over > 0) {
    doubt.decided = act::suspect();
  } else if (doubt.worry <= 0 && can(act::courtesy()) && happens(kPolite, generator)) {
    // Thank you, when one would rather keep the bite; bon appétit, when one would rather see it eaten.
    doubt.decided = act::courtesy();
  } else {
    doubt.decided = act::pass();
  }
  return doubt;
}

search::Thoughts<Rules> about_bite(const View& view, std::span<const search::Heard<Rules>> heard, std::span<const Action> legal,
                                   base::MindGenerator& generator) {
  const Doubt doubt = weigh(view, heard, legal, generator);
  search::Thoughts<Rules> thoughts;
  for (const Action& action : legal) {
    if (action == act::suspect()) {
      thoughts.candidates.push_back({action, doubt.over, 1,
                                     "a lie with " + std::to_string(doubt.lie) + " %, by what is left and what " +
                                         "was said before; above 0 is enough, in its mood"});
    } else if (action == act::courtesy()) {
      thoughts.candidates.push_back({action, 0, 1, "polite in " + std::to_string(kPolite) + " of 100 times, if content"});
    } else {
      thoughts.candidates.push_back({action, 0, 1, "lets the bite be; it fears " + points(doubt.worry)});
    }
  }
  search::put_first(thoughts, doubt.decided);
  return thoughts;
}

}  // namespace

Action EasyMind::decide(const View& view, std::span<const search::Heard<Rules>> heard, std::span<const Action> legal,
                        base::MindGenerator& generator, search::Budget) {
  switch (view.phase) {
    case Phase::kTurn:
      return take_turn(view, legal, generator, [](const Guess&, const Action&, int) {});
    case Phase::kWindow:
      return weigh(view, heard, legal, generator).decided;
    case Phase::kHandOver:
      return act::hand_over(true);  // a cube that is gone costs nothing
    case Phase::kDirection:
    case Phase::kOver:
      break;
  }
  return legal[generator.below(static_cast<std::uint32_t>(legal.size()))];
}

search::Thoughts<Rules> EasyMind::think(const View& view, std::span<const search::Heard<Rules>> heard,
                                        std::span<const Action> legal, base::MindGenerator& generator, search::Budget budget) {
  search::Thoughts<Rules> thoughts;
  if (view.phase == Phase::kTurn) {
    thoughts = about_turn(view, legal, generator);
  } else if (view.phase == Phase::kWindow) {
    thoughts = about_bite(view, heard, legal, generator);
  } else {
    const Action decided = decide(view, heard, legal, generator, budget);
    for (const Action& action : legal)
      thoughts.candidates.push_back({action, action == act::hand_over(true) ? 1 : 0, 1,
                                     view.phase == Phase::kHandOver ? "a cube that is gone costs nothing" : "as good as any"});
    search::put_first(thoughts, decided);
  }
  return thoughts;
}

std::vector<search::Belief> EasyMind::believe(const View& view, std::span<const search::Heard<Rules>>) { return beliefs(view); }

}  // namespace nightcap::cocktail::bots
