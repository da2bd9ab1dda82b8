// Games of Martinis & Men played at a table (evening.hpp).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/martinis/table/table.hpp"
#include "game/martinis/wire/codec.hpp"
#include "game/martinis/wire/names.hpp"
#include "tests/support/evening.hpp"

namespace nightcap::tests::martinis_evening {

using namespace evening;

struct Played : Page {
  bool fever = false;
  int fever_rolls = 0;  // of this Wedding Fever so far

  // By its id.
  [[nodiscard]] const Travel* card(const Json& id) const {
    if (!id.is_string()) return nullptr;
    const auto card = martinis::wire::card_named(id.get_ref<const std::string&>());
    return card ? faced(martinis::table::card_sprite(*card).name()) : nullptr;
  }
};

struct Kit {
  using Rules = martinis::Rules;
  using Codec = martinis::wire::Codec;
  using Table = martinis::table::MartinisTable;
  using Played = martinis_evening::Played;

  static Move<Rules> any_move(const Rules::State& state, base::MindGenerator& random) {
    return tests::any_move<Rules>(state, random);
  }
  static std::string_view event_of(std::string_view label) { return label; }
  void mark(Played& played) {
    if (played.label == "fever") {
      fever = true;
      fever_rolls = 0;
    }
    if (played.label == "fever-over") fever = false;
    played.fever = fever;
    played.fever_rolls = fever_rolls;
    if (fever && played.label == "rolled") ++fever_rolls;
  }

  bool fever = false;
  int fever_rolls = 0;
};

using Rules = Kit::Rules;
using Plan = PlanOf<Kit>;
using Game = GameOf<Kit>;
using Watcher = WatcherOf<Kit>;
using Evening = EveningOf<Kit>;

// Whatever is looked for, out of games of every size.
class Album : public AlbumOf<Kit> {
 public:
  explicit Album(bool reduced_motion)
      : AlbumOf({{.players = 4, .viewer = 0, .seed = 3, .options = {1, 6, 0}},
                 {.players = 2, .viewer = 1, .seed = 1, .options = {2, 6, 0}},
                 {.players = 3, .viewer = 0, .seed = 2, .options = {1, 5, 1}},
                 {.players = 6, .viewer = 5, .seed = 4, .options = {1, 4, 0}},
                 {.players = 3, .viewer = -1, .seed = 5, .options = {1, 6, 0}},
                 {.players = 2, .viewer = 0, .seed = 6, .options = {1, 8, 0}}},
                reduced_motion) {}
};

}  // namespace nightcap::tests::martinis_evening
