// Decisions that wait for each other, the innermost first.
#include "game/cocktail/insight/insight.hpp"
#include "game/cocktail/wire/names.hpp"

namespace nightcap::cocktail::insight {
namespace {

using nightcap::wire::name_of;
using nightcap::wire::names_of;

Json frame(const char* rule, const std::string& title, const std::string& about) {
  return {{"rule", rule}, {"title", title}, {"about", about}, {"answers", Json::array()}};
}

// "t5", and what it really is.
std::string bite_words(const State& state, Handle handle) {
  for (const Tray& tray : state.cocktails)
    for (const Bite& bite : tray)
      if (bite.handle == handle)
        return wire::handle_name(handle) + " as " + std::string(wire::kind_name(bite.declared)) + " (it is " +
               std::string(wire::kind_name(kind_of(bite.card))) + ")";
  return wire::handle_name(handle);
}

Json suspicion(const State& state, Names names) {
  const Window& window = state.window;
  const std::string served = window.to == window.player ? "kept " : "served " + name_of(names, window.to) + " ";
  Json it =
      frame("CK-4.5", "Window of suspicion", name_of(names, window.player) + " " + served + bite_words(state, window.handle));
  for (int i = 0; i < state.players; ++i) {
    const Answer answer = window.answers[static_cast<std::size_t>(i)];
    if (Seat{i} == window.player || !state.alive.has(Seat{i}) || answer == Answer::kNone) continue;
    it["answers"].push_back({{"seat", i}, {"what", answer == Answer::kSuspect ? "suspects" : "passed"}});
  }
  return it;
}

Json hand_over(const State& state, Names names) {
  std::string then;
  for (const Seat seat : state.hand_over)
    if (seat != state.hand_over.front()) then += (then.empty() ? "" : ", ") + name_of(names, seat);
  return frame("CK-9.1", "Handing over dishonor",
               name_of(names, state.hand_over.front()) + " may give " + name_of(names, state.window.player) +
                   " a cube of their own" + (then.empty() ? "" : "; then asked: " + then));
}

}  // namespace

Json Insight::pending(const State& state, Names names) {
  Json stack = Json::array();
  if (state.phase == Phase::kOver || state.starter == kNoSeat) return stack;
  if (state.phase == Phase::kHandOver) stack.push_back(hand_over(state, names));
  if (state.phase == Phase::kWindow) stack.push_back(suspicion(state, names));
  if (state.phase == Phase::kDirection) {
    stack.push_back(frame("CK-2.5", "Which way round", name_of(names, state.turn) + " decides before the first turn"));
  } else if (state.turn != kNoSeat) {
    stack.push_back(frame("CK-3.1", name_of(names, state.turn) + "'s turn",
                          "in the hand " + std::to_string(state.hands[state.turn.n].size()) + ", in the cocktail " +
                              std::to_string(state.cocktails[state.turn.n].size()) + ", " +
                              (state.direction == Direction::kCounterclockwise ? "counterclockwise" : "clockwise")));
  }
  stack.push_back(frame(
      "CK-8.1", "Round " + std::to_string(state.round) + " of " + std::to_string(kRounds),
      "cocktail taken: " + names_of(names, state.has_taken) + "; in the reserve " + std::to_string(state.reserve.size())));
  return stack;
}

}  // namespace nightcap::cocktail::insight
