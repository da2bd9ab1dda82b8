// State and view of Cocktail. Both are written by one function over the fields that both have, so that they can't drift
// apart; what a view has less of is in the few overloads below.
#include "engine/wire/codec.hpp"
#include "game/cocktail/wire/codec.hpp"
#include "game/cocktail/wire/names.hpp"
#include "game/cocktail/wire/pieces.hpp"

namespace nightcap::cocktail::wire {
namespace {

using nightcap::wire::seat_json;
using nightcap::wire::seats_json;

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// ---- where state and view differ

Json reserve_json(const State& state) {
  Json list = Json::array();  // top first, while the state keeps the top last
  for (int i = state.reserve.size() - 1; i >= 0; --i) list.push_back(card_name(state.reserve[i]));
  return list;
}
Json reserve_json(const View& view) { return view.reserve; }

Json hand_json(const State& state, int seat) { return cards_json(state.hands[at(seat)]); }
Json hand_json(const View& view, int seat) {
  return view.viewer == Seat{seat} ? cards_json(view.hand) : Json(view.hand_sizes[at(seat)]);
}

Json unseen_json(const State& state) { return cards_json(state.unseen); }
Json unseen_json(const View& view) { return view.unseen; }

// ---- what they share

template <class Table>
Json wanted_json(const Table& table) {
  switch (table.wanted) {
    case Wanted::kNothing:
      return nullptr;
    case Wanted::kStarter:
      return {{"type", "starter"}};
    case Wanted::kDeal:
      return {{"type", "shuffle"}, {"cards", cards_json(deck_of(table.alive.size()))}};  // CK-2.1
  }
  return nullptr;
}

Json direction_json(Direction direction) {
  return direction == Direction::kUndecided ? Json(nullptr) : Json(direction == Direction::kClockwise);
}

Json tray_json(const Tray& tray) {
  Json list = Json::array();
  for (const Bite& bite : tray)
    list.push_back({{"handle", handle_name(bite.handle)},
                    {"card", card_json(bite.card)},
                    {"declared", kind_json(bite.declared)},
                    {"by", bite.by.index()},
                    {"pit", bite.pit != 0}});
  return list;
}

Json window_json(const Window& window, int players) {
  if (!window.open()) return nullptr;
  Json answers = Json::object();
  for (int seat = 0; seat < players; ++seat)
    if (const Answer answer = window.answers[at(seat)]; answer != Answer::kNone)
      answers[std::to_string(seat)] = answer_name(answer);
  return {{"player", window.player.index()},
          {"to", window.to.index()},
          {"handle", handle_name(window.handle)},
          {"answers", std::move(answers)}};
}

template <class Seats>
Json seat_list_json(const Seats& seats) {
  Json list = Json::array();
  for (Seat seat : seats) list.push_back(seat.index());
  return list;
}

template <class Numbers>
Json numbers_json(const Numbers& numbers, int count) {
  Json list = Json::array();
  for (int i = 0; i < count; ++i) list.push_back(numbers[at(i)]);
  return list;
}

template <class Table>
Json table_json(const Table& table) {
  const int players = table.players;
  Json hands = Json::array();
  Json cocktails = Json::array();
  Json taken = Json::array();
  Json alive = Json::array();
  Json changed = Json::array();
  Json honor = Json::array();
  for (int i = 0; i < players; ++i) {
    const Seat seat{i};
    hands.push_back(hand_json(table, i));
    cocktails.push_back(tray_json(table.cocktails[at(i)]));
    taken.push_back(table.has_taken.has(seat) ? cards_json(table.taken[at(i)]) : Json(nullptr));
    alive.push_back(table.alive.has(seat));
    changed.push_back(table.changed.has(seat));
    Json& points = honor.emplace_back(Json::array());
    for (const auto each : table.honor[at(i)]) points.push_back(each);
  }
  return {{"game", Rules::kId},
          {"options", Codec::options(table.options)},
          {"phase", phase_name(table.phase)},
          {"players", players},
          {"starter", seat_json(table.starter)},
          {"round", table.round},
          {"turn", seat_json(table.turn)},
          {"clockwise", direction_json(table.direction)},
          {"reserve", reserve_json(table)},
          {"discards", cards_json(table.discards)},
          {"hands", std::move(hands)},
          {"cocktails", std::move(cocktails)},
          {"taken", std::move(taken)},
          {"unseen", unseen_json(table)},
          {"alive", std::move(alive)},
          {"changed", std::move(changed)},
          {"honor", std::move(honor)},
          {"blue", numbers_json(table.blue, players)},
          {"red", numbers_json(table.red, players)},
          {"cubes", numbers_json(table.cubes, players)},
          {"window", window_json(table.window, players)},
          {"hand_over", seat_list_json(table.hand_over)},
          {"took", seat_list_json(table.took)},
          {"handles", table.handles},
          {"chance", wanted_json(table)},
          {"scores", table.scored != 0 ? numbers_json(table.scores, players) : Json(nullptr)},
          {"winners", seats_json(table.winners)},
          {"posthumous", table.posthumous != 0}};
}

}  // namespace

Json Codec::state(const State& state) { return table_json(state); }
Json Codec::view(const View& view) { return table_json(view); }
Json Codec::wanted(const State& state) { return wanted_json(state); }

}  // namespace nightcap::cocktail::wire
