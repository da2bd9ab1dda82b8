// An evening of Martinis & Men told through the JSON protocol, with every card and every die scripted.
//
// A scenario reads like a story: these hands, these draws; then somebody does something; then this is what is said and
// how the table looks. Actions and events are written as lines of words ("match-pool m-shy-geek w-shy-yuppie",
// "MM-4.1 rolled player=0 die=red face=heart").
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/json_table.hpp"

namespace nightcap::tests::martinis {

using Lines = std::vector<std::string>;
using Names = std::vector<std::string>;
// JSON whose keys have no order, for comparing.
using Plain = nlohmann::json;

inline Plain plain(const Json& json) { return Plain(json); }
inline Plain plain(const char* text) { return Plain::parse(text); }

inline const Names kAdjectives = {"artistic", "cultured", "laid-back", "shy", "spiritual", "sporty"};
inline const Names kNouns = {"club-fiend", "geek", "hippy", "homebody", "music-lover", "yuppie"};

// The 80 ids in bytewise order (MM-1.4).
inline Names box() {
  Names men, women, specials;
  for (const auto& adjective : kAdjectives)
    for (const auto& noun : kNouns) {
      men.push_back("m-" + adjective + "-" + noun);
      women.push_back("w-" + adjective + "-" + noun);
    }
  for (int i = 1; i <= 8; ++i) specials.push_back("special-" + std::to_string(i));
  Names all = men;
  all.insert(all.end(), specials.begin(), specials.end());
  all.insert(all.end(), women.begin(), women.end());
  return all;
}

// The same traits, the other sex.
inline std::string twin(std::string person) {
  person[0] = person[0] == 'm' ? 'w' : 'm';
  return person;
}

// How a game is dealt. Hands that are not full are filled up with bystanders: people of one sex whom the story doesn't
// name. As no two of a sex match, asking with one of that sex finds only the people that the story put there.
struct Deal {
  int players = 3;
  int starter = 0;
  std::vector<Names> hands = {};  // seat by seat
  Names draws = {};               // on top of the deck after the deal; more bystanders follow
  Json options = Json::object();
  std::string bystanders = "m-";

  [[nodiscard]] Names deck() const {
    std::set<std::string> named(draws.begin(), draws.end());
    for (const Names& hand : hands) named.insert(hand.begin(), hand.end());
    const Names all = box();
    Names rest;
    const auto add = [&](auto wanted) {
      for (const auto& id : all)
        if (!named.contains(id) && wanted(id)) rest.push_back(id);
    };
    add([&](const std::string& id) { return id.starts_with(bystanders); });
    add([&](const std::string& id) { return !id.starts_with(bystanders) && !id.starts_with("special"); });
    add([&](const std::string& id) { return id.starts_with("special"); });

    std::vector<Names> full = hands;
    full.resize(static_cast<std::size_t>(players));
    const auto size = options.value("hand", std::size_t{6});
    auto next = rest.begin();
    for (Names& hand : full)
      while (hand.size() < size) hand.push_back(*next++);
    Names order;  // MM-2.2: one card at a time, the starting player first, clockwise
    for (std::size_t round = 0; round < size; ++round)
      for (int i = 0; i < players; ++i) order.push_back(full[static_cast<std::size_t>((starter + i) % players)][round]);
    order.insert(order.end(), draws.begin(), draws.end());
    order.insert(order.end(), next, rest.end());
    return order;
  }
};

// {"type":"take","card":"w-shy-geek"} from "take w-shy-geek".
inline Json action_of(const std::string& line) {
  std::istringstream words(line);
  std::string type, first, second;
  words >> type >> first >> second;
  if (type == "match-pool") return {{"type", type}, {"card", first}, {"pool", second}};
  if (type == "match-pair") return {{"type", type}, {"red", first}, {"blue", second}};
  if (type == "special") return {{"type", type}, {"card", first}, {"die", second}};
  if (type == "pass") return {{"type", type}};
  return {{"type", type}, {"card", first}};
}

// "w-shy-geek", [a,b], {1:a}, null, 3.
inline std::string in_words(const Plain& value) {
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_structured()) return value.dump();
  std::string text;
  for (const auto& [key, item] : value.items())
    text += (text.empty() ? "" : ",") + (value.is_object() ? key + ":" : std::string()) + in_words(item);
  return value.is_object() ? "{" + text + "}" : "[" + text + "]";
}
// Rule, type, the player if there is one, then the other fields by name.
inline std::string in_words_event(const Plain& event) {
  std::string line = event.value("rule", "(no rule)") + " " + event.value("type", "(no type)");
  if (event.contains("player")) line += " player=" + in_words(event["player"]);
  for (const auto& [key, value] : event.items())
    if (key != "rule" && key != "type" && key != "player" && key != "step") line += " " + key + "=" + in_words(value);
  return line;
}
// Facts about nobody and nothing, which the contract neither asks for nor forbids.
inline bool says_nothing(const Plain& event) {
  const std::string type = event.value("type", "");
  return (type == "went-back" && event["shown"].empty()) || (type == "specials-discarded" && event["cards"].empty()) ||
         (type == "fever-turn" && event["couples"] == 0);
}

class Evening : public JsonTable {
 public:
  // Dealt, and the first card drawn.
  explicit Evening(const Deal& deal) : players_(deal.players) {
    take_in(good({{"cmd", "new"},
                  {"game", "martinis-and-men"},
                  {"players", deal.players},
                  {"starter", deal.starter},
                  {"chance", "external"},
                  {"options", deal.options}}));
    chance(deal.deck());
  }

  // What is done.
  Json does(int player, const std::string& line) { return take_in(act(player, action_of(line))); }
  // The error code; that nothing changed is checked.
  std::string refuses(int player, const std::string& line) { return refuse(player, action_of(line)); }
  Json chance(const Json& outcome) { return take_in(JsonTable::chance(outcome)); }
  void roll(const std::string& red, const std::string& blue) {
    chance(red);
    chance(blue);
  }
  // Nobody plays a Special Card.
  void everybody_passes() {
    for (int player = 0; player < players_; ++player) does(player, "pass");
  }
  void comes_to(const std::string& red, const std::string& blue) {
    roll(red, blue);
    everybody_passes();
  }
  // The player whose turn it is asks with `card`, everybody who must shows `partner` or else whomever they can, and the
  // partner is taken. Rolling comes next.
  void brings_together(const std::string& card, const std::string& partner) {
    does(turn(), "ask " + card);
    while (at("/phase") == "show") {
      const int player = position_["actors"][0];
      const Lines options = may(player);
      ASSERT_FALSE(options.empty());
      const bool has = std::find(options.begin(), options.end(), "show " + partner) != options.end();
      does(player, has ? "show " + partner : options.front());
    }
    does(turn(), "take " + partner);
  }
  void couple(const std::string& card, const std::string& partner, const std::string& red, const std::string& blue) {
    brings_together(card, partner);
    comes_to(red, blue);
  }
  void dates(const std::string& card, const std::string& partner) { couple(card, partner, "martini", "martini"); }
  // The player whose turn it is asks with whom they have just drawn, and nobody matches.
  void idles() {
    const int player = turn();
    does(player, "ask " + drawn_);
    EXPECT_NE(at("/turn"), player) << "somebody matched a bystander";
  }

  // How things stand.
  int turn() { return at("/turn").get<int>(); }
  Plain at(const std::string& pointer) { return plain(state()).at(Plain::json_pointer(pointer)); }
  Plain sees(int player, const std::string& pointer) { return plain(view(player)).at(Plain::json_pointer(pointer)); }
  Plain actors() const { return plain(position_["actors"]); }
  // The outcome that is asked for, or null.
  Plain wanted() const { return plain(position_.value("chance", Json())); }
  const std::string& drawn() const { return drawn_; }
  // All that the player may do, sorted.
  Lines may(int player) {
    Lines lines;
    for (const Json& action : legal(player)) {
      std::string line = action.value("type", "");
      for (const char* key : {"card", "pool", "red", "blue", "die"})
        if (action.contains(key)) line += " " + action[key].get<std::string>();
      EXPECT_EQ(plain(action_of(line)), plain(action));
      lines.push_back(line);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
  }
  // What happened since the last call.
  Lines news() { return std::exchange(news_, {}); }
  // What that player heard of the steps after `step`.
  Lines hears(int player, int step) {
    Lines lines;
    for (const Json& event : heard(player, step + 1))
      if (!says_nothing(plain(event))) lines.push_back(in_words_event(plain(event)));
    return lines;
  }
  int step() const { return position_["step"]; }

 private:
  Json take_in(Json answer) {
    if (!answer.contains("events")) return answer;  // refused, and already reported
    for (const Json& event : answer["events"]) {
      if (event["type"] == "drew") drawn_ = event["card"];
      if (!says_nothing(plain(event))) news_.push_back(in_words_event(plain(event)));
    }
    return position_ = std::move(answer);
  }

  int players_;
  Json position_;
  Lines news_;
  std::string drawn_;
};

// "" if nothing was said.
inline std::string last(const Lines& lines) { return lines.empty() ? "" : lines.back(); }
inline Lines sorted(Lines lines) {
  std::sort(lines.begin(), lines.end());
  return lines;
}
inline Plain list(std::initializer_list<const char*> ids) {
  Plain array = Plain::array();
  for (const char* id : ids) array.push_back(id);
  return array;
}

// Two players who hold the eight Special Cards and nobody else; all 72 people come out of the deck, so that it can be
// played down to nothing. Each turn: the drawn person is asked with, and takes the twin if the pool has it.
class LongEvening : public Evening {
 public:
  explicit LongEvening(const Names& draws, const std::vector<Names>& hands = all_specials())
      : Evening({.players = 2, .hands = hands, .draws = draws, .options = {{"hand", 4}}}) {}
  static std::vector<Names> all_specials() {
    return {{"special-1", "special-2", "special-3", "special-4"}, {"special-5", "special-6", "special-7", "special-8"}};
  }
  static Names men() {
    const Names all = box();
    return {all.begin(), all.begin() + 36};
  }
  // Man, his twin, the next man, his twin, …: seat 0 fills the pool, seat 1 makes the couples.
  static Names man_woman() {
    Names order;
    for (const auto& man : men()) order.insert(order.end(), {man, twin(man)});
    return order;
  }
  // Two men, their two twins, …: both make 18 couples.
  static Names two_by_two() {
    Names order;
    const Names all = men();
    for (std::size_t i = 0; i < all.size(); i += 2)
      order.insert(order.end(), {all[i], all[i + 1], twin(all[i]), twin(all[i + 1])});
    return order;
  }

  void asks_with_the_drawn() { does(turn(), "ask " + drawn()); }
  void turns(int count, const std::string& red = "martini", const std::string& blue = "martini") {
    for (int i = 0; i < count; ++i) {
      const std::string partner = twin(drawn());
      asks_with_the_drawn();
      if (at("/phase") != "take") continue;
      does(turn(), "take " + partner);
      comes_to(red, blue);
    }
  }
};

}  // namespace nightcap::tests::martinis
