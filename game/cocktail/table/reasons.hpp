// Why something may not be done, in words: what is said here the rules have already decided. Of a view alone, and of its
// viewer's turn; empty: there is no reason, or none that can be told in a line.
#pragma once

#include <string_view>

#include "game/cocktail/rules/view.hpp"

namespace nightcap::cocktail::table {

// A bite does not go into that cocktail (CK-4.2).
[[nodiscard]] std::string_view why_no_bite_for(const View& view, Seat to);
// The viewer may change nothing (CK-5).
[[nodiscard]] std::string_view why_no_change(const View& view);
// That bite stays where it is (CK-5.2, CK-5.3); `first`: the viewer's own is still to be chosen.
[[nodiscard]] std::string_view why_it_stays(const View& view, Handle bite, bool first);
// The viewer does not take their cocktail yet (CK-6.1).
[[nodiscard]] std::string_view why_no_taking(const View& view);

}  // namespace nightcap::cocktail::table
