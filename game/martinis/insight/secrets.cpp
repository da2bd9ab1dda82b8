// What is hidden, from whom, and what a computer player makes of it.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "game/martinis/insight/insight.hpp"
#include "game/martinis/insight/words.hpp"

namespace nightcap::martinis::insight {
namespace {

using nightcap::wire::name_of;

// Ways to choose some of that many.
double choose(int of, int some) {
  if (some < 0 || some > of) return 0;
  double ways = 1;
  for (int i = 1; i <= some; ++i) ways = ways * (of - some + i) / i;
  return std::round(ways);
}

// What a seat may hold, as the ask on the table tells everybody (MM-3.6).
enum class Bound { kAny, kSome, kNone };

struct Hand {
  int hidden = 0;  // cards that the viewer doesn't know
  Bound bound = Bound::kAny;
};

// So many fitting cards and so many others, dealt to these hands; what is left is the deck.
double ways(std::span<const Hand> hands, int fitting, int others) {
  if (hands.empty()) return 1;
  const Hand& hand = hands.front();
  double sum = 0;
  for (int k = hand.bound == Bound::kSome ? 1 : 0; k <= hand.hidden && k <= fitting; ++k) {
    if (hand.bound == Bound::kNone && k > 0) break;
    const double here = choose(fitting, k) * choose(others, hand.hidden - k);
    if (here > 0) sum += here * ways(hands.subspan(1), fitting - k, others - (hand.hidden - k));
  }
  return sum;
}

// Everything of that hand which the table tells everybody.
CardSet open_cards(const State& state, Seat seat) {
  CardSet open = state.known[seat.n];
  if (seat == state.turn && state.asked != kNoCard) open.add(state.asked);
  if (state.phase == Phase::kTake && state.shown[seat.n] != kNoCard) open.add(state.shown[seat.n]);
  return open;
}

// "1 234", or "about 10^23"
std::string number(double value) {
  std::array<char, 32> text{};
  if (value < 1e9) {
    std::snprintf(text.data(), text.size(), "%.0f", value);
  } else {
    std::snprintf(text.data(), text.size(), "about 10^%.0f", std::log10(value));
  }
  return text.data();
}

std::string cards(const CardSet& set) {
  std::string list;
  for (const CardId card : set) list += (list.empty() ? "" : ", ") + card_words(card);
  return list.empty() ? "-" : list;
}

Json row(Names names, const State& state, Seat seat) {
  const CardSet open = open_cards(state, seat);
  std::string bound;
  if (state.phase == Phase::kShow && seat != state.turn) {
    const bool has = !(state.hands[seat.n] & partners(state.asked, state.options.open_matching != 0)).empty();
    bound = has ? "one who fits, at least" : "nobody who fits";
  }
  return Json::array({name_of(names, seat), std::to_string(state.hands[seat.n].size()), cards(open),
                      std::to_string(state.hands[seat.n].size() - open.size()) + " cards" + (bound.empty() ? "" : ": " + bound),
                      number(deals_that_fit(state, seat))});
}

}  // namespace

double deals_that_fit(const State& state, Seat viewer) {
  CardSet unseen;
  for (int i = 0; i < state.piles.deck_size(); ++i) unseen.add(state.piles.deck(i));
  std::vector<Hand> hands;
  const bool asked = state.phase == Phase::kShow;
  const CardSet fit = asked ? partners(state.asked, state.options.open_matching != 0) : CardSet{};
  for (int i = 0; i < state.players; ++i) {
    const Seat seat{i};
    if (seat == viewer) continue;
    const CardSet hidden = state.hands[seat.n] - open_cards(state, seat);
    unseen = unseen | hidden;
    Hand hand{hidden.size(), Bound::kAny};
    if (asked && seat != state.turn) {
      const bool has = !(state.hands[seat.n] & fit).empty();
      // One whom everybody knows there already answers for the seat.
      if (!has)
        hand.bound = Bound::kNone;
      else if ((open_cards(state, seat) & fit).empty())
        hand.bound = Bound::kSome;
    }
    hands.push_back(hand);
  }
  const int fitting = (unseen & fit).size();
  return ways(hands, fitting, unseen.size() - fitting);
}

Json Insight::secrets(const State& state, Names names) {
  Json hands{{"title", "Hands"},
             {"note",
              "What everybody knows of a hand (MM-8.1), and in how many ways the cards that a player can't see may lie "
              "in the others' hands: at most, since memory knows more."},
             {"columns", {"Player", "Cards", "Known to all", "Hidden", "Deals that fit"}},
             {"rows", Json::array()}};
  Json truth{{"title", "The truth"}, {"note", ""}, {"columns", {"Player", "Hand"}}, {"rows", Json::array()}};
  for (int i = 0; i < state.players; ++i) {
    hands["rows"].push_back(row(names, state, Seat{i}));
    truth["rows"].push_back({name_of(names, Seat{i}), cards(state.hands[static_cast<std::size_t>(i)])});
  }
  return Json::array({hands, truth});
}

Json Insight::maps(const View& view, std::span<const search::Belief> beliefs, Names names) {
  Json columns = Json::array();
  for (const char* sex : {"woman", "man"})
    for (const char* noun : kNouns) columns.push_back(std::string(noun) + ", " + sex);

  Json maps = Json::array();
  for (int place = 0; place <= view.players; ++place) {
    if (Seat{place} == view.viewer) continue;
    Json map{{"title", place == view.players ? "In the deck" : "With " + name_of(names, Seat{place})},
             {"columns", columns},
             {"groups", {{{"name", "women"}, {"columns", kTraitsOfAKind}}, {{"name", "men"}, {"columns", kTraitsOfAKind}}}}};
    Json& rows = map["rows"] = Json::array();
    for (const char* adjective : kAdjectives)
      rows.push_back({{"name", adjective}, {"cells", Json::array_t(columns.size(), nullptr)}});
    rows.push_back({{"name", "Special Cards"}, {"cells", Json::array_t(columns.size(), nullptr)}});
    int specials = 0;  // side by side, whichever they are
    for (const search::Belief& each : beliefs) {
      if (each.row != place) continue;
      const CardId card{each.column};
      const int line = is_special(card) ? kTraitsOfAKind : static_cast<int>(adjective(card));
      const int column = is_special(card) ? specials++ : static_cast<int>(noun(card)) + (is_man(card) ? kTraitsOfAKind : 0);
      rows[static_cast<std::size_t>(line)]["cells"][static_cast<std::size_t>(column)] = each.probability;
    }
    maps.push_back(std::move(map));
  }
  return maps;
}

}  // namespace nightcap::martinis::insight
