// Which pieces and which events a row of the table of motions (art direction §9) of Martinis & Men is about, and the two
// albums, with motion and with reduced motion, in which tests look them up.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/support/martinis_evening.hpp"

namespace nightcap::tests::martinis_evening {

using Pieces = std::vector<const Travel*>;

inline Album& album() {
  static Album all(false);
  return all;
}
inline Album& calm_album() {
  static Album all(true);
  return all;
}

inline float scale_of(const Pose& pose) { return pose.scale; }
inline float degrees_of(const Pose& pose) { return pose.degrees; }

inline bool about(float is, float row) { return std::abs(is - row) <= row * 0.1f + 0.5f; }

// ---- who moves

inline Pieces none(const Played&) { return {}; }
inline Pieces all_going(const Played& p) { return p.going(); }
inline Pieces those_back(const Played& p) {
  Pieces list;
  for (const Travel* t : p.going())
    if (t->name.starts_with("table.shown.")) list.push_back(t);
  return list;
}
inline Pieces farthest(const Played& p) { return {p.farthest()}; }
inline Pieces its_card(const Played& p) { return {p.card(p.event["card"])}; }
inline Pieces its_couple(const Played& p) { return {p.card(p.event["red"]), p.card(p.event["blue"])}; }
inline Pieces those_shown(const Played& p) {
  Pieces list;
  for (const auto& [seat, card] : p.event["shown"].items()) list.push_back(p.card(card));
  std::ranges::stable_sort(list, {}, [](const Travel* t) { return t == nullptr ? 0 : t->main().start; });
  return list;
}
inline Pieces from_the_pool(const Played& p) {
  Pieces list;
  for (const Travel& t : p.things)
    if (t.name.starts_with("table.pool.") && t.way() > 100) list.push_back(&t);
  return list;
}

// ---- which events

inline bool in_peace(const Played& p) { return !p.fever; }
// Every later couple of a Fever is called a little faster.
inline bool first_couple(const Played& p) { return p.fever && p.fever_rolls == 0; }
inline bool somebody_shows(const Played& p) { return !p.event["shown"].empty(); }
inline bool nobody_shows(const Played& p) { return p.event["shown"].empty(); }
inline bool from_a_seat(const Played& p) { return p.event["from"] != "pool"; }
inline bool by_match_pool(const Played& p) { return p.event["how"] == "match-pool"; }
inline bool one_leaves(const Played& p) { return !p.fever && p.event["discarded"].size() == 1; }
inline bool both_leave(const Played& p) { return !p.fever && p.event["discarded"].size() == 2; }

}  // namespace nightcap::tests::martinis_evening
