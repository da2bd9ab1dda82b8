// The screen of one seat at a table of Cocktail, with everything that reaches whoever sits there: every frame's draw list
// and widgets, what is written in the log, read aloud and heard, and when. The others are hands that do the same whatever
// they hold, so that two worlds go on alike.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "game/app/match_session.hpp"
#include "game/app/open_windows.hpp"
#include "game/app/table_screen.hpp"
#include "game/cocktail/bots/levels.hpp"
#include "game/cocktail/table/rulebook.hpp"
#include "game/cocktail/table/table.hpp"
#include "platform/null/stage.hpp"
#include "tests/support/cocktail_twins.hpp"

namespace nightcap::tests::screening {

using base::MindGenerator;
using base::Seat;
using cocktail::Action;

// Any one of the kinds of things that may be done, and then any way to do it: by its place in the list alone.
template <class List>
Action blindly(const List& legal, MindGenerator& random) {
  std::vector<Action::Type> types;
  for (const Action& action : legal)
    if (std::find(types.begin(), types.end(), action.type) == types.end()) types.push_back(action.type);
  const auto type = types[random.below(static_cast<std::uint32_t>(types.size()))];
  std::vector<Action> such;
  for (const Action& action : legal)
    if (action.type == type) such.push_back(action);
  return such[random.below(static_cast<std::uint32_t>(such.size()))];
}

// A hand that takes no notice of what it holds: in another world it plays the counterpart.
template <class G>
class BlindMind final : public search::Mind<G> {
 public:
  Action decide(const typename G::View&, std::span<const search::Heard<G>>, std::span<const Action> legal,
                MindGenerator& generator, search::Budget) override {
    std::vector<Action> list(legal.begin(), legal.end());
    std::stable_sort(list.begin(), list.end(), [&](const Action& a, const Action& b) { return place(a) < place(b); });
    return blindly(list, generator);
  }

 private:
  [[nodiscard]] int place(const Action& action) const {
    return action.type == Action::Type::kPlay ? world_.original(action.card).index() : -1;
  }
  twins::World world_ = twins::Rules::world;
};

// A hand that does what it is told, in words of the world that is not another one; the counterpart in another.
using Script = std::function<Action(const cocktail::View&, std::span<const Action>)>;
inline Script& script() {
  static Script current;  // of those who are seated next
  return current;
}

template <class G>
class ScriptedMind final : public search::Mind<G> {
 public:
  Action decide(const typename G::View& view, std::span<const search::Heard<G>>, std::span<const Action> legal, MindGenerator&,
                search::Budget) override {
    Action action = script_(view, legal);
    if (action.type == Action::Type::kPlay) action.card = world_.counterpart[action.card.n];
    return action;
  }

 private:
  twins::World world_ = twins::Rules::world;
  Script script_ = script();
};

// A computer player of the game.
template <class G>
class RealMind final : public search::Mind<G> {
 public:
  explicit RealMind(std::string_view level) : mind_(cocktail::bots::make_mind(level)) {}
  Action decide(const typename G::View& view, std::span<const search::Heard<G>> heard, std::span<const Action> legal,
                MindGenerator& generator, search::Budget budget) override {
    std::vector<search::Heard<cocktail::Rules>> same;
    for (const auto& each : heard) same.push_back({each.step, each.event});
    return mind_->decide(view, same, legal, generator, budget);
  }

 private:
  std::unique_ptr<search::Mind<cocktail::Rules>> mind_;
};

template <class G>
std::unique_ptr<search::Mind<G>> make_mind(std::string_view level) {
  if (level == "blind") return std::make_unique<BlindMind<G>>();
  if (level == "scripted") return std::make_unique<ScriptedMind<G>>();
  return std::make_unique<RealMind<G>>(level);
}

// One frame.
struct Glimpse {
  scene::DrawList list;
  ui::WidgetList widgets;
  std::string words;  // what was announced, told and heard just now, and the newest line of the log
};

inline bool same(const ui::Widget& a, const ui::Widget& b) {
  return a.id == b.id && a.role == b.role && a.name == b.name && a.value == b.value && a.key == b.key &&
         a.enabled == b.enabled && a.focusable == b.focusable && a.draggable == b.draggable && a.rect.x == b.rect.x &&
         a.rect.y == b.rect.y && a.rect.w == b.rect.w && a.rect.h == b.rect.h;
}

// Where two glimpses differ, in words; empty: nowhere.
inline std::string difference(const Glimpse& a, const Glimpse& b) {
  if (a.words != b.words) return "words: " + a.words + "\nor: " + b.words;
  const auto these = a.widgets.items(), those = b.widgets.items();
  for (std::size_t i = 0; i < std::min(these.size(), those.size()); ++i)
    if (!same(these[i], those[i]))
      return "widget " + these[i].id + " '" + these[i].name + "' " + these[i].value + "\nor: " + those[i].id + " '" +
             those[i].name + "' " + those[i].value;
  if (these.size() != those.size()) return std::to_string(these.size()) + " and " + std::to_string(those.size()) + " widgets";
  const auto one = a.list.items(), two = b.list.items();
  const auto tell = [](const scene::DrawList& list, const scene::DrawItem& item) {
    return std::string(list.text(item.entity)) + " " + std::string(item.sprite.name()) + " '" +
           std::string(list.text(item.text)) + "' at " + std::to_string(item.quad[0].x) + "," + std::to_string(item.quad[0].y);
  };
  for (std::size_t i = 0; i < std::min(one.size(), two.size()); ++i)
    if (one[i].sprite != two[i].sprite || one[i].quad != two[i].quad || !(one[i].tint == two[i].tint) ||
        a.list.text(one[i].text) != b.list.text(two[i].text) || a.list.text(one[i].entity) != b.list.text(two[i].entity))
      return "item " + std::to_string(i) + ": " + tell(a.list, one[i]) + "\nor: " + tell(b.list, two[i]);
  if (a.list == b.list) return {};
  return std::to_string(one.size()) + " and " + std::to_string(two.size()) + " items, or another style or camera";
}

template <class G>
class Screening {
 public:
  static constexpr float kFrame = 50;  // ms

  // From where the history ends. `level`: of the others; a spectator has no person at the table.
  Screening(const twins::History& history, const twins::World& world, Seat viewer, std::string_view level, std::uint64_t seed,
            const scene::Vec2& page, app::Answering answering = app::Answering::kCalm)
      : random_(seed),
        session_(dealt(history, world), plans(history.setup.players, viewer, level), make_mind<G>, {&metrics_, &tempo_, 40},
                 answering),
        screen_(session_, cocktail::table::rulebook(), metrics_, tempo_) {
    twins::Rules::world = {};
    screen_.set_page(page);
  }

  // A frame later; a person who is asked does something now and then, the same in every world.
  void next(bool presses = true, float ms = kFrame) {
    screen_.update(ms);
    ++frame_;
    if (presses && frame_ % 3 == 0) do_something();
  }
  // What can be seen and heard of it. The attention wanders from widget to widget.
  Glimpse& look() {
    glimpse_.widgets.clear();
    screen_.collect(glimpse_.widgets);
    const auto items = glimpse_.widgets.items();
    ui::Attention attention;
    attention.ring = frame_ % 2 == 0;
    if (!items.empty()) {
      attention.focus = items[frame_ / 5 % items.size()].id;
      attention.hover = items[frame_ / 3 % items.size()].id;
    }
    screen_.attend(attention);
    glimpse_.words.clear();
    for (const std::string& said : screen_.take_announcements()) glimpse_.words += "announced: " + said + "\n";
    for (const std::string& line : session_.table().take_lines()) glimpse_.words += "told: " + line + "\n";
    if (const auto log = session_.table().log(); !log.empty())
      glimpse_.words += "log: " + std::to_string(log.size()) + " " + log.back().text + "\n";
    for (const auto& heard : session_.table().take_cues())
      glimpse_.words +=
          "heard: " + std::string(heard.cue) + " " + std::to_string(heard.ms) + " " + std::to_string(heard.pan) + "\n";
    glimpse_.words += screen_.default_focus();
    glimpse_.words += screen_.moving() ? " moving" : " at rest";
    if (session_.settled()) glimpse_.words += ", settled for " + std::to_string(session_.asked().value_or(-1));
    glimpse_.list.clear();
    screen_.paint(glimpse_.list, attention);
    return glimpse_;
  }

  [[nodiscard]] app::Session& session() { return session_; }
  [[nodiscard]] tabletop::Table& table() { return session_.table(); }
  [[nodiscard]] int step() const { return session_.step(); }
  [[nodiscard]] bool busy() { return session_.table().busy() || session_.table().director().ambient_busy(); }
  void press(std::string_view id) { screen_.press(id); }

 private:
  static std::vector<shell::SeatPlan> plans(int players, Seat viewer, std::string_view level) {
    static const char* const kNames[] = {"Ann", "Bob", "Cid", "Dee", "Eve", "Flo", "Gil", "Hal", "Ivy"};
    std::vector<shell::SeatPlan> seats;
    for (int i = 0; i < players; ++i)
      seats.push_back({kNames[i], Seat{i} == viewer ? std::string(shell::kHuman) : std::string(level)});
    return seats;
  }

  // Whoever is seated now lives in that world, too.
  static rules::Match<G> dealt(const twins::History& history, const twins::World& world) {
    auto match = twins::match_of<G>(history, world);
    twins::Rules::world = world;
    return match;
  }

  // Whoever sits here asks for a hint, then goes the way to some action, a press at a time.
  void do_something() {
    if (!path_.empty()) {
      const std::string id = path_.front();
      path_.erase(path_.begin());
      return screen_.press(id);
    }
    if (!session_.settled() || !session_.asked()) return;
    const auto actions = session_.actions();
    if (actions.empty()) return;
    if (random_.below(4) == 0) path_.emplace_back("table.hint");
    std::vector<std::string> types;
    for (const auto& each : actions)
      if (std::find(types.begin(), types.end(), each.action["type"]) == types.end()) types.push_back(each.action["type"]);
    const std::string type = types[random_.below(static_cast<std::uint32_t>(types.size()))];
    std::vector<const app::ActionPath*> such;
    for (const auto& each : actions)
      if (each.action["type"] == type) such.push_back(&each);
    const auto& chosen = *such[random_.below(static_cast<std::uint32_t>(such.size()))];
    path_.insert(path_.end(), chosen.path.begin(), chosen.path.end());
  }

  platform::null::EstimatedMetrics metrics_;
  motion::Tempo tempo_;
  MindGenerator random_;
  app::MatchSession<twins::CodecOf<G>, cocktail::table::CocktailTable, app::CocktailWindows> session_;
  app::TableScreen screen_;
  std::vector<std::string> path_;
  Glimpse glimpse_;
  std::size_t frame_ = 0;
};

}  // namespace nightcap::tests::screening
