// A table on the screen, whichever game: it hears what its seat hears, shows it in its own time, and makes actions out
// of what a person does.
//
// Rules have always finished when a table hears of a step. The picture may lag behind, never lie: played, skipped or
// switched off, a step ends in the layout that show() would make of the view after it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/generator.hpp"
#include "engine/motion/director.hpp"
#include "engine/rules/game.hpp"
#include "engine/ui/screen.hpp"
#include "game/tabletop/accompaniment.hpp"

namespace nightcap::tabletop {

using base::Seat;
using scene::Vec2;

struct SeatInfo {
  std::string name;  // UTF-8, as the players gave it
  bool human = false;
};

// A line of the final standing.
struct ResultRow {
  std::string name;
  std::string text;  // "3 married, 1 dating"
  bool winner = false;
};

// What a table is given; the pointers outlive it.
struct TableSetup {
  std::vector<SeatInfo> seats;
  const scene::TextMetrics* metrics = nullptr;
  const motion::Tempo* tempo = nullptr;
  std::uint64_t cosmetic_seed = 0;
};

class Table {
 public:
  explicit Table(TableSetup setup)
      : setup_(std::move(setup)), random_(setup_.cosmetic_seed), accompaniment_(random_, setup_.tempo) {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;
  virtual ~Table() = default;

  [[nodiscard]] virtual ui::Corners corners() const = 0;
  // The page's size; the layout is made anew, and whatever moved has arrived.
  virtual void set_page(Vec2 size) = 0;
  // What a person can see and act on now, in focus order: hand, table, prompts. While something that blocks is moving,
  // prompts are not there yet.
  virtual void collect(ui::WidgetList& widgets) const = 0;
  [[nodiscard]] virtual std::string_view default_focus() const { return {}; }
  virtual void press(std::string_view id) = 0;
  virtual void drop(std::string_view from, std::string_view to) {
    press(from);
    press(to);
  }
  // Gives up the draft (a selected card, an open menu). False if there is none.
  virtual bool back() = 0;
  virtual void paint(scene::DrawList& list, const ui::Attention& attention) const = 0;

  // The final standing, best first, once the game is over.
  [[nodiscard]] virtual std::vector<ResultRow> results() const = 0;

  // ms of game time.
  void update(float ms) {
    if (busy() || director_.ambient_busy() || accompaniment_.moving()) ++revision_;
    accompaniment_.update(ms);
    director_.advance(scene_, *setup_.tempo, ms, &accompaniment_);
  }
  // Whether something that blocks is moving or waits to move. A die that waits to be thrown does not count.
  [[nodiscard]] bool busy() const { return director_.busy() && !director_.held(); }
  [[nodiscard]] bool waits_for_throw() const { return director_.held(); }
  // Finishes what is moving, up to the next die that waits to be thrown.
  void hurry() {
    if (!busy()) return;
    director_.finish(scene_);
    accompaniment_.steady();
    ++revision_;
  }
  // Counts up whenever it would look or list differently.
  [[nodiscard]] unsigned revision() const { return revision_; }
  // Sentences about what happened, since the last call: the log, and what is read aloud. Names, never "you".
  [[nodiscard]] std::vector<std::string> take_lines() { return std::exchange(lines_, {}); }

  // Sounds that began since the last call.
  [[nodiscard]] std::vector<HeardCue> take_cues() { return accompaniment_.take_cues(); }

  [[nodiscard]] const Accompaniment& accompaniment() const { return accompaniment_; }
  [[nodiscard]] const motion::Director& director() const { return director_; }
  [[nodiscard]] const scene::Scene& scene() const { return scene_; }

 protected:
  [[nodiscard]] const std::string& name_of(Seat seat) const {
    return setup_.seats[static_cast<std::size_t>(seat.index())].name;
  }
  void changed() { ++revision_; }

  TableSetup setup_;
  scene::Scene scene_;
  motion::Director director_;
  base::CosmeticGenerator random_;
  Accompaniment accompaniment_;
  std::vector<std::string> lines_;
  unsigned revision_ = 1;
};

// The part that speaks of one game.
template <rules::Game G>
class TableOf : public Table {
 public:
  using View = typename G::View;
  using Event = typename G::Event;
  using Action = typename G::Action;
  using Table::Table;

  // Lays the table out from a view alone: at the start, after loading, undo, or when the screen passes to somebody else.
  virtual void show(const View& view) = 0;
  // What the view's seat heard of one step, and the view after it. Queued and played in order.
  virtual void hear(std::span<const Event> events, const View& after) = 0;
  // What the viewer may do now; empty: nothing. Called after show and hear. Drops any draft.
  virtual void offer(std::span<const Action> legal) = 0;
  // The widgets that do it, in the order in which they are pressed; it is one of those offered.
  [[nodiscard]] virtual std::vector<std::string> path(const Action& action) const = 0;
  // What the person has decided since the last call.
  [[nodiscard]] std::optional<Action> take_action() { return std::exchange(decided_, std::nullopt); }

 protected:
  std::optional<Action> decided_;
};

}  // namespace nightcap::tabletop
