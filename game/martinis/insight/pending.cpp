// Decisions that wait for each other, the innermost first.
#include "engine/base/json.hpp"
#include "game/martinis/insight/insight.hpp"
#include "game/martinis/insight/words.hpp"
#include "game/martinis/wire/names.hpp"

namespace nightcap::martinis::insight {
namespace {

using nightcap::wire::name_of;

std::string couple(const Couple& two) { return card_words(two.red) + " and " + card_words(two.blue); }
std::string face(Face face) { return face == Face::kUnrolled ? "not rolled yet" : std::string(wire::face_name(face)); }

Json frame(const char* rule, const std::string& title, const std::string& about) {
  return {{"rule", rule}, {"title", title}, {"about", about}, {"answers", Json::array()}};
}
void answered(Json& frame, Seat seat, const std::string& what) {
  frame["answers"].push_back({{"seat", seat.index()}, {"what", what}});
}

Json roll(const State& state, Names names) {
  const Roll& roll = state.roll;
  const bool rolled = state.wanted == Wanted::kNothing;
  Json it = frame(rolled ? "MM-5.2" : "MM-4.1", rolled ? "Special Cards after a roll" : "Dice",
                  name_of(names, roll.player) + " rolls for " + couple(roll.couple) + ": red die " + face(roll.red) +
                      ", blue die " + face(roll.blue));
  if (!roll.specials.empty()) {
    std::string beside;
    for (const CardId special : roll.specials) beside += (beside.empty() ? "" : ", ") + card_words(special);
    it["about"] = it["about"].get<std::string>() + "; beside the dice: " + beside;
  }
  for (const Seat seat : roll.passed) answered(it, seat, "passed");
  return it;
}

}  // namespace

Json Insight::pending(const State& state, Names names) {
  Json stack = Json::array();
  if (state.phase == Phase::kOver || state.turn == kNoSeat) return stack;
  if (state.roll.active()) stack.push_back(roll(state, names));
  if (state.fever.active()) {
    const auto couples = households_of(state.couples, state.fever.player, false);
    stack.push_back(frame("MM-6.1", "Wedding Fever goes round",
                          "begun by " + name_of(names, state.fever.starter) + "; now at " + name_of(names, state.fever.player) +
                              ", " + std::to_string(couples.count) + " dating there"));
  }
  if (state.phase == Phase::kShow) {
    Json show =
        frame("MM-3.6", "Who can, shows", name_of(names, state.turn) + " asks for a match for " + card_words(state.asked));
    for (int i = 0; i < state.players; ++i)
      if (const CardId shown = state.shown[static_cast<std::size_t>(i)]; shown != kNoCard)
        answered(show, Seat{i}, "chose " + card_words(shown) + " (face down)");
    stack.push_back(show);
  } else if (state.phase == Phase::kTake) {
    Json take = frame("MM-3.7", "One is taken", "for " + card_words(state.asked) + ": one of those shown, or of the pool");
    for (int i = 0; i < state.players; ++i)
      if (const CardId shown = state.shown[static_cast<std::size_t>(i)]; shown != kNoCard)
        answered(take, Seat{i}, "shows " + card_words(shown));
    stack.push_back(take);
  }
  stack.push_back(frame("MM-3.3", name_of(names, state.turn) + "'s turn",
                        std::to_string(state.pool.size()) + " in the pool, " + std::to_string(state.piles.deck_size()) +
                            " in the deck; then " + name_of(names, left_of(state.turn, state.players))));
  return stack;
}

std::vector<nightcap::wire::Branch<Rules>> Insight::branches(const State& state) {
  std::vector<nightcap::wire::Branch<Rules>> list;
  if (state.wanted != Wanted::kRed && state.wanted != Wanted::kBlue) return list;
  if (state.wanted == Wanted::kRed && state.roll.blue == Face::kUnrolled) return list;  // both dice: nine ways
  const std::string die = state.wanted == Wanted::kRed ? "red die " : "blue die ";
  const auto side = [&](Face face, int of_six) {  // MM-1.3
    nightcap::wire::Branch<Rules> branch{die + std::string(wire::face_name(face)), 100 * of_six / 6, {}};
    branch.outcome.face = face;
    list.push_back(branch);
  };
  side(Face::kHeart, 3);
  side(Face::kMartini, 2);
  side(Face::kLightning, 1);
  return list;
}

}  // namespace nightcap::martinis::insight
