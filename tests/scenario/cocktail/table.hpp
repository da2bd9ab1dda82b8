// A table of Cocktail whose deck the scenario stacks: hands and reserve are written down as they should fall, in words,
// and play goes on by what people do ("serve", "play_suspected"). Everything goes through the JSON protocol.
#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/json_table.hpp"

namespace nightcap::tests::cocktail {

using Words = std::vector<std::string>;

// In the order of CK-1.2, the harmless ones first.
inline const Words kKinds{"olive", "cheese", "wine", "caviar", "cocktail", "blue-poison", "red-poison"};

inline Words words(const std::string& text) {
  std::istringstream stream(text);
  Words result;
  for (std::string word; stream >> word;) result.push_back(word);
  return result;
}
inline Json list(const std::string& text) { return Json(words(text)); }
inline std::string kind_of(const std::string& card) { return card.substr(0, card.rfind('-')); }

// What players do.
inline Json direction(bool clockwise) { return Json{{"type", "direction"}, {"clockwise", clockwise}}; }
inline Json play(const std::string& card, int to, const std::string& declare) {
  return Json{{"type", "play"}, {"card", card}, {"to", to}, {"declare", declare}};
}
inline Json change(const std::string& own, const std::string& other) {
  return Json{{"type", "change"}, {"own", own}, {"other", other}};
}
inline Json take() { return Json{{"type", "take"}}; }
inline Json pass() { return Json{{"type", "pass"}}; }
inline Json suspect() { return Json{{"type", "suspect"}}; }
inline Json courtesy() { return Json{{"type", "courtesy"}}; }
inline Json hand_over(bool give) { return Json{{"type", "hand-over"}, {"give", give}}; }

// Whether the events of a list are these, in this order; of each, the fields named must be equal.
inline testing::AssertionResult same_events(const Json& events, const char* expected_text) {
  const Json expected = Json::parse(expected_text);
  bool same = events.size() == expected.size();
  for (std::size_t i = 0; same && i < expected.size(); ++i)
    for (const auto& [name, value] : expected[i].items())
      same = same && events[i].contains(name) && base::same_json(events[i][name], value);
  if (same) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "expected " << expected.dump() << "\ngot " << events.dump();
}
inline testing::AssertionResult events_are(const Json& position, const char* expected) {
  return same_events(position["events"], expected);
}

inline bool contains(const Json& actions, const Json& action) {
  return std::any_of(actions.begin(), actions.end(), [&](const Json& each) { return base::same_json(each, action); });
}
inline int count_of(const Json& actions, const std::string& type) {
  return static_cast<int>(
      std::count_if(actions.begin(), actions.end(), [&](const Json& each) { return each["type"] == type; }));
}

class Table : public JsonTable {
 public:
  // A new game whose chance the scenario decides; the first deal is wanted.
  explicit Table(int players, int starter = 0, const char* options = "{}") : players_(players) {
    opening_ = good({{"cmd", "new"},
                     {"game", "cocktail"},
                     {"players", players},
                     {"seed", 1},
                     {"starter", starter},
                     {"chance", "external"},
                     {"options", Json::parse(options)}});
  }
  [[nodiscard]] const Json& opening() const { return opening_; }
  [[nodiscard]] int players() const { return players_; }

  // The order of the wanted deck that gives these hands (by seat; the dead get none) and this reserve, top first. A word
  // is a card, or a kind: its lowest card that nobody asked for. What is left open is filled up, harmless kinds first.
  Json stacked(std::vector<std::string> hands, const std::string& reserve) {
    const Json now = state();
    Words pool;
    for (const std::string& kind : kKinds)
      for (const Json& card : now["chance"]["cards"])
        if (kind_of(card) == kind) pool.push_back(card);
    std::stable_sort(pool.begin(), pool.end(), [](const std::string& a, const std::string& b) {
      return kind_of(a) == kind_of(b) && a.size() < b.size();  // blue-poison-10 last of its kind
    });
    hands.resize(static_cast<std::size_t>(players_));
    std::vector<Words> wishes;
    for (const std::string& hand : hands) wishes.push_back(words(hand));
    wishes.push_back(words(reserve));
    for (const bool exact : {true, false})
      for (Words& wish : wishes)
        for (std::string& word : wish)
          if (names_a_card(word) == exact) word = take_from(pool, word);

    std::vector<int> living;  // in the order in which they are dealt to (CK-2.2)
    for (int i = 0; i < players_; ++i) {
      const int seat = (now["starter"].get<int>() + i) % players_;
      if (now["alive"][seat]) living.push_back(seat);
    }
    for (int seat = 0; seat < players_; ++seat)
      if (now["alive"][seat]) fill(wishes[static_cast<std::size_t>(seat)], 3, pool);
    fill(wishes.back(), wishes.back().size() + pool.size(), pool);

    Json deck = Json::array();
    for (std::size_t card = 0; card < 3; ++card)
      for (const int seat : living) deck.push_back(wishes[static_cast<std::size_t>(seat)][card]);
    for (const std::string& card : wishes.back()) deck.push_back(card);
    return deck;
  }
  Json deal(const std::vector<std::string>& hands, const std::string& reserve = "") { return chance(stacked(hands, reserve)); }
  // Round one: the deal, and the starter says which way round.
  Json start(const std::vector<std::string>& hands, const std::string& reserve = "", bool clockwise = true) {
    deal(hands, reserve);
    return act(state()["turn"], direction(clockwise));
  }

  // Plays a card that nobody suspects: somebody is courteous at once if a window opens.
  Json serve_as(int player, const std::string& card, int to, const std::string& declare) {
    Json position = act(player, play(card, to, declare));
    return state()["window"].is_null() ? position : close_window();
  }
  Json serve(int player, const std::string& card, int to) { return serve_as(player, card, to, kind_of(card)); }
  // Plays a card that these suspect, in this order; then the others pass.
  Json play_suspected(int player, const std::string& card, int to, const std::string& declare,
                      const std::vector<int>& suspects) {
    act(player, play(card, to, declare));
    Json position;
    for (const int seat : suspects) position = act(seat, suspect());
    const Json alive = state()["alive"];
    for (int seat = 0; seat < players_; ++seat)
      if (alive[seat] && seat != player && std::find(suspects.begin(), suspects.end(), seat) == suspects.end())
        position = act(seat, pass());
    return position;
  }

  // One step of a polite table: everybody serves themselves, in the order of their hand, and takes as soon as they may.
  Json polite_step() {
    const Json now = state();
    if (now["phase"] == "window") return close_window();
    if (now["phase"] == "hand-over") return act(now["hand_over"][0], hand_over(false));
    const int turn = now["turn"];
    const Json actions = legal(turn);
    if (contains(actions, take())) return act(turn, take());
    for (const Json& action : actions)
      if (action["type"] == "play" && action["to"] == turn && action["declare"] == kind_of(action["card"]))
        return act(turn, action);
    for (const Json& action : actions)
      if (action["type"] == "play") return act(turn, action);
    return act(turn, pass());
  }
  // Until the round is over (the next deal is wanted, or the game is over); the last position.
  Json finish_round() {
    Json position;
    do position = polite_step();
    while (!position["actors"].empty() && position["actors"] != list("chance") && position.value("ok", false));
    return position;
  }
  // Deals these hands and lets everybody eat what they hold.
  Json round_of(const std::vector<std::string>& hands, const std::string& reserve = "") {
    deal(hands, reserve);
    const Json now = state();
    if (now["phase"] == "direction") act(now["turn"], direction(true));
    return finish_round();
  }

  // A cocktail as text: its handles in order, `*` on a bite that carries an olive pit.
  std::string tray(int player) {
    std::string text;
    const Json now = state();
    for (const Json& bite : now["cocktails"][player])
      text.append(text.empty() ? "" : " ").append(bite["handle"].get<std::string>()).append(bite["pit"] ? "*" : "");
    return text;
  }
  // The bite with that handle in a state or view, or null.
  static Json bite(const Json& of, const std::string& handle) {
    for (const Json& cocktail : of["cocktails"])
      for (const Json& each : cocktail)
        if (each["handle"] == handle) return each;
    return nullptr;
  }
  // Every event of that type that a player has heard in the whole game.
  Json heard_of(int player, const std::string& type) {
    Json found = Json::array();
    for (const Json& event : heard(player, 0))
      if (event["type"] == type) found.push_back(event);
    return found;
  }

 private:
  static bool names_a_card(const std::string& word) { return std::isdigit(static_cast<unsigned char>(word.back())) != 0; }
  static std::string take_from(Words& pool, const std::string& word) {
    const auto found = std::find_if(pool.begin(), pool.end(), [&](const std::string& card) {
      return names_a_card(word) ? card == word : kind_of(card) == word;
    });
    if (found == pool.end()) {
      ADD_FAILURE() << "the scenario deals a card that is not in the deck: " << word;
      return word;
    }
    const std::string card = *found;
    pool.erase(found);
    return card;
  }
  static void fill(Words& wish, std::size_t size, Words& pool) {
    while (wish.size() < size && !pool.empty()) {
      wish.push_back(pool.front());
      pool.erase(pool.begin());
    }
  }
  // The one served says thank you, or somebody bon appétit; if those who could have answered already, the others pass.
  Json close_window() {
    for (int seat = 0; seat < players_; ++seat)
      if (contains(legal(seat), courtesy())) return act(seat, courtesy());
    for (int seat = 0; seat < players_; ++seat)
      if (!legal(seat).empty()) return act(seat, pass());
    ADD_FAILURE() << "a window that nobody can close";
    return {};
  }

  int players_;
  Json opening_;
};

}  // namespace nightcap::tests::cocktail
