#include "game/cocktail/table/reasons.hpp"

#include <algorithm>

namespace nightcap::cocktail::table {

std::string_view why_no_bite_for(const View& view, Seat to) {
  if (!view.in_round.has(to)) return "Out of the game";
  if (view.has_taken.has(to)) return "Taken this round: no more bites";
  if (static_cast<int>(view.cocktails[to.n].size()) >= kTraySize) return "Full: three bites";
  return {};
}

std::string_view why_no_change(const View& view) {
  if (view.viewer == kNoSeat) return {};
  const auto& own = view.cocktails[view.viewer.n];
  if (own.empty()) return "No bite to change yet";
  if (std::any_of(own.begin(), own.end(), [](const Bite& bite) { return bite.pit != 0; }))
    return "An olive pit lies on this cocktail";
  if (view.changed.has(view.viewer)) return "Not in two turns running";
  return "No other bite can be changed";
}

std::string_view why_it_stays(const View& view, Handle handle, bool first) {
  for (int s = 0; s < view.players; ++s) {
    for (const Bite& bite : view.cocktails[static_cast<std::size_t>(s)]) {
      if (bite.handle != handle) continue;
      if (bite.pit != 0) return "An olive pit keeps it here";
      return first && Seat{s} != view.viewer ? "First a bite of your own" : std::string_view();
    }
  }
  return {};
}

std::string_view why_no_taking(const View& view) {
  if (view.viewer == kNoSeat) return {};
  if (!view.hand.empty()) return "There are cards left to serve";
  return view.cocktails[view.viewer.n].empty() ? "The cocktail is empty" : std::string_view();
}

}  // namespace nightcap::cocktail::table
