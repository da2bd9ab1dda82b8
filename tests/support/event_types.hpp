// Every event of both games (the contract's list).
#pragma once

#include <set>
#include <string>

namespace nightcap::tests {

using Types = std::set<std::string>;

inline const Types kMartinisEvents{
    "starter",      "dealt",         "reshuffled", "drew",         "nothing-to-draw",    "passed",  "asked",
    "show-chosen",  "turned-over",   "took",       "went-back",    "into-pool",          "matched", "rolled",
    "re-rolled",    "window-passed", "special",    "special-drew", "specials-discarded", "married", "dating",
    "still-dating", "broke-up",      "fever",      "fever-turn",   "fever-over",         "won",     "stalemate"};
inline const Types kCocktailEvents{
    "starter",   "round",    "dealt",         "direction",   "waited",      "played",   "pit-back",    "window", "no-window",
    "suspected", "courtesy", "window-passed", "unsuspected", "turned-over", "cubes",    "handed-over", "kept",   "replaced",
    "changed",   "pit",      "took",          "unseen",      "scored",      "poisoned", "round-over",  "won"};

}  // namespace nightcap::tests
