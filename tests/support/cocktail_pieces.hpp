// Which pieces and which events a row of the table of motions (art direction §9) of Cocktail is about, how pieces travel
// as it was seen, and the two albums, with motion and with reduced motion, in which tests look them up.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/support/cocktail_evening.hpp"

namespace nightcap::tests::cocktail_evening {

using Pieces = std::vector<const Travel*>;

inline Album& album() {
  static Album all(false);
  return all;
}
inline Album& calm_album() {
  static Album all(true);
  return all;
}

inline bool about(float is, float row) { return std::abs(is - row) <= row * 0.1f + 0.5f; }
inline float scale_of(const Pose& pose) { return pose.scale; }

// ---- how it travels

// How far it is off the straight way, to the left of it (< 0: to the right) in vpx; its height above the table counts too,
// as upwards.
inline float aside(const Travel& t, const Pose& pose) {
  const scene::Vec2 way = t.to.at - t.from.at, off = pose.at - t.from.at;
  return (way.y * off.x - way.x * off.y) / std::max(1.0f, t.way());
}
inline float height(const Travel& t, const Pose& pose) { return pose.lift - scene::lerp(t.from.lift, t.to.lift, 0.5f); }
// The most of either, as a part of the way.
inline float bow(const Travel& t) {
  float most = 0;
  for (const Sample& s : t.seen) most = std::max({most, std::abs(aside(t, s.pose)), std::abs(height(t, s.pose))});
  return most / std::max(1.0f, t.way());
}
// Which part of its way it has covered when half of its time is over.
inline float half_time(const Travel& t) {
  const Pose& pose = t.at((t.starts() + t.arrives()) / 2);
  const scene::Vec2 way = t.to.at - t.from.at, off = pose.at - t.from.at;
  return (way.x * off.x + way.y * off.y) / std::max(1.0f, t.way() * t.way());
}

// ---- who moves

inline Pieces in_order(Pieces pieces) {
  std::ranges::stable_sort(pieces, {}, [](const Travel* t) { return t == nullptr ? 0 : t->starts(); });
  return pieces;
}
inline Pieces none(const Played&) { return {}; }
inline Pieces dealt(const Played& p) {
  Pieces list;
  for (const Travel& t : p.things)
    if (t.card && t.way() > 8) list.push_back(&t);
  return in_order(list);
}
inline Pieces in_the_air(const Played& p) { return p.called("table.air"); }
inline Pieces its_bite(const Played& p) { return {p.bite(p.event["handle"])}; }
inline Pieces both_bites(const Played& p) { return {p.bite(p.event["own"]), p.bite(p.event["other"])}; }
// Cubes themselves, without their trails and without those that come together.
inline Pieces ones(const Played& p) {
  Pieces list = p.drawn("cube");
  std::erase_if(list, [](const Travel* t) {
    const auto turned = [&](const Pose& pose) { return std::abs(pose.degrees - t->from.degrees); };
    return t->drawn.find("five") != std::string::npos || t->way() < 60 ||
           t->most([](const Pose& pose) { return pose.alpha; }) < 0.9f || t->most(turned) < 90;
  });
  return list;
}
inline Pieces handed_cube(const Played& p) {
  Pieces list = p.drawn("cube");
  std::erase_if(list,
                [](const Travel* t) { return t->way() < 60 || t->most([](const Pose& pose) { return pose.alpha; }) < 0.9f; });
  return list;
}
inline Pieces wiping_cloth(const Played& p) { return p.drawn("cloth"); }
inline Pieces new_card(const Played& p) {
  Pieces list;
  for (const Travel& t : p.things)
    if (t.card && t.name.empty()) list.push_back(&t);
  if (!list.empty()) return list;
  return {p.farthest()};
}
inline Pieces flasks(const Played& p) {
  Pieces list = p.drawn("bottle");
  std::erase_if(list, [](const Travel* t) { return t->way() < 30; });
  return list;
}
inline Pieces flying_pit(const Played& p) { return p.drawn("pit"); }

// ---- which events

inline bool unthanked(const Played& p) { return !p.thanked; }
inline bool thanked(const Played& p) { return p.thanked; }
inline bool own(const Played& p) { return p.own(); }
inline bool truth(const Played& p) { return p.event["true"].get<bool>(); }
inline bool lie(const Played& p) { return !p.event["true"].get<bool>(); }
inline bool of_two_trays(const Played& p) { return p.event["with"] != p.event["player"]; }
inline bool few_players(const Played& p) { return p.players <= 6; }
inline bool of_three(const Played& p) { return p.event["cards"].size() == 3; }
// Where a crowd pays, each hastens.
inline bool of_some(const Played& p) { return p.players <= 4 && p.event["count"].get<int>() >= 2; }
inline bool of_few(const Played& p) { return p.players <= 2 || of_some(p); }
// The table is cleared for another round.
inline bool goes_on(const Played& p) {
  return std::ranges::any_of(p.things, [](const Travel& t) { return t.card && t.from.alpha > 0.5f && t.to.alpha < 0.05f; });
}
inline bool poisonous(const Played& p) { return p.event["blue"].get<int>() + p.event["red"].get<int>() > 0; }
inline bool heirs_live(const Played& p) { return !p.event["posthumous"].get<bool>(); }
inline bool heirs_are_dead(const Played& p) { return p.event["posthumous"].get<bool>(); }

}  // namespace nightcap::tests::cocktail_evening
