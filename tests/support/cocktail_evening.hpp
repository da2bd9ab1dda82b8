// Games of Cocktail played at a table (evening.hpp), standard and expert, by hands that lie as they like and do each kind
// of thing as often.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "game/cocktail/table/table.hpp"
#include "game/cocktail/wire/codec.hpp"
#include "game/cocktail/wire/names.hpp"
#include "tests/support/evening.hpp"

namespace nightcap::tests::cocktail_evening {

using namespace evening;

struct Played : Page {
  bool thanked = false;  // the bite in question was thanked for

  // A bite on a tray, by its handle.
  [[nodiscard]] const Travel* bite(const Json& handle) const {
    const std::string tail = "." + handle.get<std::string>();
    const auto it = std::ranges::find_if(
        things, [&](const Travel& t) { return t.after.starts_with("table.tray.") && t.after.ends_with(tail); });
    return it == things.end() ? nullptr : &*it;
  }
  // What is called so from the beginning of the timeline on.
  [[nodiscard]] std::vector<const Travel*> called(std::string_view head) const {
    std::vector<const Travel*> list;
    for (const Travel& t : things)
      if (t.after.starts_with(head)) list.push_back(&t);
    return list;
  }
  // What is no card and has that word in its drawing or its words; in the order in which it is seen.
  [[nodiscard]] std::vector<const Travel*> drawn(std::string_view word) const {
    std::vector<const Travel*> list;
    for (const Travel& t : things)
      if (!t.card && t.drawn.find(word) != std::string::npos) list.push_back(&t);
    std::ranges::stable_sort(list, {}, [](const Travel* t) { return t->starts(); });
    return list;
  }
};

struct Kit {
  using Rules = cocktail::Rules;
  using Codec = cocktail::wire::Codec;
  using Table = cocktail::table::CocktailTable;
  using Played = cocktail_evening::Played;

  // First what kind of thing to do, so that plays, of which there are most, do not crowd out the rest.
  static Move<Rules> any_move(const Rules::State& state, base::MindGenerator& random) {
    const base::Seat seat = any_seat(Rules::actors(state), random);
    Rules::ActionList all;
    Rules::legal(state, seat, all);
    std::vector<cocktail::Action::Type> types;
    for (const auto& action : all)
      if (std::ranges::find(types, action.type) == types.end()) types.push_back(action.type);
    const auto type = types[random.below(static_cast<std::uint32_t>(types.size()))];
    std::vector<cocktail::Action> such;
    for (const auto& action : all)
      if (action.type == type) such.push_back(action);
    return {seat, such[random.below(static_cast<std::uint32_t>(such.size()))]};
  }
  // A bite that is turned over comes before what becomes of it.
  static std::string_view event_of(std::string_view label) { return label == "reveal" ? "turned-over" : label; }
  void mark(Played& played) {
    if (played.label == "courtesy") thanked = true;
    if (played.label == "played") thanked = false;
    played.thanked = thanked;
  }

  bool thanked = false;
};

using Rules = Kit::Rules;
using Plan = PlanOf<Kit>;
using Game = GameOf<Kit>;
using Watcher = WatcherOf<Kit>;
using Evening = EveningOf<Kit>;

inline constexpr cocktail::Options kExpert{1, 1, 1, 1};

// Whatever is looked for, out of games of every size.
class Album : public AlbumOf<Kit> {
 public:
  explicit Album(bool reduced_motion)
      : AlbumOf({{.players = 4, .viewer = 0, .seed = 3, .options = kExpert},
                 {.players = 2, .viewer = 1, .seed = 1},
                 {.players = 3, .viewer = -1, .seed = 2, .options = kExpert},
                 {.players = 9, .viewer = 4, .seed = 4, .options = kExpert},
                 {.players = 6, .viewer = 0, .seed = 5}},
                reduced_motion) {}
};

}  // namespace nightcap::tests::cocktail_evening
