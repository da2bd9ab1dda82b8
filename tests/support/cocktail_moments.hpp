// A table of Cocktail on the eve of something rare: so many suspect, somebody dies, the game ends. Seat 0 looks on.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/rules/match.hpp"
#include "game/cocktail/table/table.hpp"

namespace nightcap::tests {

using base::Seat;
using cocktail::Action;
using cocktail::CardId;
using cocktail::Kind;
using cocktail::Rules;
namespace act = cocktail::act;

inline constexpr cocktail::Options kExpert{1, 1, 1, 1};
inline constexpr cocktail::Options kStandard{};

class Moment {
 public:
  static constexpr float kStep = 20;
  static constexpr int kLongest = 60 * 50;  // steps

  explicit Moment(int players, cocktail::Options options = kStandard, motion::Tempo how = {})
      : tempo(how), match_({players, Seat{1}, options}, 7, rules::Chance::kInternal), state(match_.state()) {
    tabletop::TableSetup setup;
    for (int i = 0; i < players; ++i) setup.seats.push_back({kNames[static_cast<std::size_t>(i)], i == 0});
    setup.tempo = &tempo;
    setup.cosmetic_seed = 1;
    table.emplace(setup);
    silent(state.turn, act::direction(true));
  }

  // Seat 1 serves, lying or not; the first `suspects` of the others, seat 0 among them, suspect; nothing is shown yet.
  void suspicion(int suspects, bool lie) {
    Rules::ActionList actions;
    Rules::legal(state, Seat{1}, actions);
    Action serve = *std::find_if(actions.begin(), actions.end(), [](const Action& a) { return a.type == Action::Type::kPlay; });
    const Kind kind = kind_of(serve.card);
    serve.declare = !lie ? kind : kind == Kind::kOlive ? Kind::kCheese : Kind::kOlive;
    silent(Seat{1}, serve);
    show();
    for (int done = 0; state.phase == cocktail::Phase::kWindow; ++done)
      play(*Rules::actors(state).begin(), done < suspects ? act::suspect() : act::pass());
  }
  // All but seat 1 have eaten; this is what it has left to eat, in that round. Honor of earlier rounds is as set before.
  void last_cocktail(const std::vector<Kind>& kinds, int round = 1) {
    state.round = static_cast<std::uint8_t>(round);
    for (int i = 0; i < state.players; ++i) {
      const auto at = static_cast<std::size_t>(i);
      state.hands[at] = {};
      state.cocktails[at].clear();
      if (i == 1 || !state.alive.has(Seat{i})) continue;
      state.has_taken.add(Seat{i});
      state.took.push_back(Seat{i});
    }
    int number = 0;
    for (const Kind kind : kinds) {
      cocktail::Bite bite;
      bite.handle = cocktail::Handle{static_cast<std::uint8_t>(60 + number)};
      bite.card = card_of(kind, 1 + number % 2);
      bite.declared = kind;
      bite.by = Seat{1};
      state.cocktails[1].push_back(bite);
      ++number;
    }
    state.turn = Seat{1};
    show();
    play(Seat{1}, act::take());
  }
  void honor(int seat, const std::vector<int>& rounds) {
    auto& kept = state.honor[static_cast<std::size_t>(seat)];
    kept.clear();
    for (const int each : rounds) kept.push_back(static_cast<std::uint8_t>(each));
  }

  void show() { table->show(view()); }
  [[nodiscard]] Rules::View view() const { return Rules::view(state, Seat{0}); }
  void play(Seat seat, const Action& action) {
    const auto events = applied(seat, action);
    table->hear(events, view());
  }

  // Until that timeline plays; false if it never does.
  bool until(std::string_view label) {
    for (int i = 0; i < kLongest && !plays(label); ++i) {
      if (!table->busy()) return false;
      step();
    }
    return plays(label);
  }
  [[nodiscard]] bool plays(std::string_view label) const {
    const auto* current = table->director().current();
    return current != nullptr && current->label() == label;
  }
  void step(float ms = kStep) {
    table->update(ms);
    for (const auto& heard : table->take_cues()) cues.emplace_back(heard.cue);
  }
  void run(float ms) {
    for (float gone = 0; gone < ms; gone += kStep) step();
  }
  void play_on() {
    for (int i = 0; i < kLongest && table->busy(); ++i) step();
    ASSERT_FALSE(table->busy());
  }
  [[nodiscard]] bool heard(std::string_view cue) const { return std::find(cues.begin(), cues.end(), cue) != cues.end(); }

  // What is on the picture now.
  [[nodiscard]] scene::DrawList painted() const {
    scene::DrawList list;
    table->paint(list, {});
    return list;
  }
  [[nodiscard]] int count(std::string_view sprite, float wider_than = 0) const {
    const auto list = painted();
    return static_cast<int>(std::count_if(list.items().begin(), list.items().end(), [&](const scene::DrawItem& item) {
      return item.sprite.name() == sprite && item.tint.a > 40 && width(item) > wider_than;
    }));
  }
  [[nodiscard]] std::optional<scene::DrawItem> find(std::string_view sprite, float wider_than = 0) const {
    const auto list = painted();
    for (const scene::DrawItem& item : list.items())
      if (item.sprite.name() == sprite && width(item) > wider_than) return item;
    return std::nullopt;
  }
  [[nodiscard]] bool says(std::string_view words) const {
    const auto list = painted();
    return std::any_of(list.items().begin(), list.items().end(),
                       [&](const scene::DrawItem& item) { return list.text(item.text).find(words) != std::string_view::npos; });
  }
  [[nodiscard]] const ui::Widget* widget(std::string_view id) {
    widgets_.clear();
    table->collect(widgets_);
    return widgets_.find(id);
  }
  static float width(const scene::DrawItem& item) {
    const scene::Vec2 along = item.quad[1] - item.quad[0];
    return std::sqrt(along.x * along.x + along.y * along.y);
  }
  static scene::Vec2 middle(const scene::DrawItem& item) { return (item.quad[0] + item.quad[2]) * 0.5f; }

  motion::Tempo tempo;

 private:
  static constexpr std::array<const char*, 9> kNames{"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida"};
  rules::Match<Rules> match_;

 public:
  Rules::State state;
  std::optional<cocktail::table::CocktailTable> table;
  std::vector<std::string> cues;

 private:
  std::vector<Rules::Event> applied(Seat seat, const Action& action) {
    rules::EventList<Rules::Event> events;
    Rules::apply(state, seat, action, events);
    rules::RulesGenerator chance(9);
    while (Rules::chance_wanted(state)) Rules::resolve(state, Rules::draw(state, chance), events);
    std::vector<Rules::Event> heard;
    for (const auto& event : events) heard.push_back(Rules::heard(event, Seat{0}));
    return heard;
  }
  void silent(Seat seat, const Action& action) { (void)applied(seat, action); }

  ui::WidgetList widgets_;
};

}  // namespace nightcap::tests
