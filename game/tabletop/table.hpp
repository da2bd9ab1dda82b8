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
#include "engine/base/rule.hpp"
#include "engine/motion/director.hpp"
#include "engine/rules/game.hpp"
#include "engine/ui/screen.hpp"
#include "game/tabletop/accompaniment.hpp"
#include "game/tabletop/idle.hpp"

namespace nightcap::tabletop {

using base::Seat;
using base::SeatSet;
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

// What people at one screen do about a decision that is open to several of them at once. A buzz says who wants to look at
// their own cards, and nothing more: it is taken back as freely as it was given.
struct Call {
  enum class What : std::uint8_t { kBuzz, kNobody, kTakeBack };
  What what = What::kNobody;
  Seat seat = base::kNoSeat;  // who buzzes
};
inline constexpr std::string_view kNobodyId = "window.nobody", kTakeBackId = "window.back", kBuzzHead = "window.buzz.";
[[nodiscard]] inline std::string buzz_id(Seat seat) { return std::string(kBuzzHead) + std::to_string(seat.index()); }
// A sentence of the log, and the rule that it follows from.
struct LogLine {
  std::string text;
  base::Rule rule;
  scene::SpriteId icon;  // what it is about
};

// How likely each result of a roll is: `ways` of `of` equally likely ones.
struct OddsRow {
  std::string result;
  int ways = 0;
  int of = 1;
  scene::SpriteId icon;
};
struct Odds {
  std::string roll;  // which one
  std::vector<OddsRow> rows;
};

// What there is of each kind: in the deck, seen by everybody, known to the viewer alone, and so still about.
struct TallyRow {
  std::string name;
  scene::SpriteId icon;
  int deck = 0;
  int seen = 0;
  int mine = 0;
  int about = 0;
};
struct Tally {
  std::string title;
  std::string about;  // of what is still to be met with, and where
  std::vector<TallyRow> rows;
};

// What a table is given; the pointers outlive it.
struct TableSetup {
  std::vector<SeatInfo> seats;
  const scene::TextMetrics* metrics = nullptr;
  const motion::Tempo* tempo = nullptr;
  std::uint64_t cosmetic_seed = 0;
  motion::Timings* timings = nullptr;  // how long motions take; may be null: as they were written
};

class Table {
 public:
  explicit Table(TableSetup setup)
      : setup_(std::move(setup)), random_(setup_.cosmetic_seed), accompaniment_(random_, setup_.tempo) {
    director_.heed(setup_.timings);
  }
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
  // What a person is at now, for what follows the hand: before each update, and after each event.
  virtual void attend(const ui::Attention& /*attention*/) {}
  // They want to see that from near, or what lies at that place if the id is empty. False: there is nothing to see.
  virtual bool look(std::string_view /*id*/, Vec2 /*place*/) { return false; }
  // A device's event, before anything is made of it.
  void notice(const input::Event& event) { idle_.notice(event); }

  // The final standing, best first, once the game is over.
  [[nodiscard]] virtual std::vector<ResultRow> results() const = 0;

  // Whether a person plays that seat.
  void seat_person(Seat seat, bool person) { setup_.seats[static_cast<std::size_t>(seat.index())].human = person; }
  // Who sits at the bottom where nobody in particular looks on.
  void seat_at_bottom(Seat seat) { bottom_ = seat; }
  // Those people of this screen may answer now, whoever wants to. Where nobody in particular looks on each has a buzzer,
  // and one button says that nobody wants to; a viewer among them has buzzed, and may take it back.
  void open_to(SeatSet people) {
    if (open_to_ == people) return;
    open_to_ = people;
    changed();
  }
  // How a decision that is open to several is answered before everybody's eyes: one after another in that order; empty: by
  // whoever is first.
  void answer_in(std::vector<Seat> order) {
    order_ = std::move(order);
    changed();
  }
  // Whether answers count that are given now: the picture shows what they are to.
  [[nodiscard]] virtual bool takes_answers() const { return !busy(); }
  // Whether pressing that is quicker than what moves, which goes on.
  [[nodiscard]] virtual bool leaves_motion_alone(std::string_view /*id*/) const { return false; }
  // A key that it has a use for before widgets get it. True: it was taken.
  virtual bool key(std::string_view /*key*/) { return false; }
  // What they have done since the last call.
  [[nodiscard]] std::optional<Call> take_call() { return std::exchange(call_, std::nullopt); }

  // ms of game time.
  void update(float ms) {
    if (busy() || director_.ambient_busy() || accompaniment_.moving()) ++revision_;
    accompaniment_.update(ms);
    director_.advance(scene_, *setup_.tempo, ms, &accompaniment_);
    idle_.advance(ms, *setup_.tempo);
    animate(ms);
  }
  // Whether something that blocks is moving or waits to move. A die that waits to be thrown does not count.
  [[nodiscard]] bool busy() const { return director_.busy() && !director_.held(); }
  [[nodiscard]] bool waits_for_throw() const { return director_.held(); }
  // Finishes what is moving, up to the next die that waits to be thrown.
  void hurry() {
    if (!busy()) return;
    director_.finish(scene_);
    accompaniment_.steady();
    animate(0);
    ++revision_;
  }
  // Counts up whenever it would look or list differently.
  [[nodiscard]] unsigned revision() const { return revision_; }
  // Sentences about what happened, since the last call: the log, and what is read aloud. Names, never "you".
  [[nodiscard]] std::vector<std::string> take_lines() {
    std::vector<std::string> lines;
    for (; told_ < log_.size(); ++told_) lines.push_back(log_[told_].text);
    return lines;
  }
  // The same from the first card on, as far as the picture has come: it is read beside it, and must not run ahead.
  [[nodiscard]] std::span<const LogLine> log() const { return {log_.data(), shown_}; }
  // Finishes everything that waits, dice that the viewer would throw included.
  void skip() {
    if (!director_.busy()) return;
    forget_throws();
    director_.skip(scene_);
    accompaniment_.steady();
    ++revision_;
  }
  // Whose turn it is and what is expected of the viewer, in one sentence; empty once the game is over.
  [[nodiscard]] virtual std::string sentence() const = 0;
  // The chances of the roll that comes or lies open; empty: nothing is rolled in this game.
  [[nodiscard]] virtual std::vector<Odds> odds() const { return {}; }

  // What the viewer could count for themselves; nothing: there is nothing to count in this game.
  [[nodiscard]] virtual std::optional<Tally> tally() const { return std::nullopt; }

  // Whether the music shall tighten: something is at stake that everybody at the table sees.
  [[nodiscard]] virtual bool tense() const { return false; }
  // Sounds that began since the last call.
  [[nodiscard]] std::vector<HeardCue> take_cues() { return accompaniment_.take_cues(); }

  [[nodiscard]] const Accompaniment& accompaniment() const { return accompaniment_; }
  [[nodiscard]] const motion::Director& director() const { return director_; }
  [[nodiscard]] const scene::Scene& scene() const { return scene_; }
  // For overlays: what they change there stays until the table is laid out anew, and is seen in the next picture.
  [[nodiscard]] scene::Scene& open_scene() {
    ++revision_;
    return scene_;
  }
  // What lies on that layer, in a word or two; empty: nothing does.
  [[nodiscard]] virtual std::string_view layer_name(int /*layer*/) const { return {}; }

 protected:
  [[nodiscard]] const std::string& name_of(Seat seat) const {
    return setup_.seats[static_cast<std::size_t>(seat.index())].name;
  }
  [[nodiscard]] bool is_human(Seat seat) const { return setup_.seats[static_cast<std::size_t>(seat.index())].human; }
  void changed() { ++revision_; }
  [[nodiscard]] Seat at_bottom(Seat viewer) const { return viewer == base::kNoSeat ? bottom_ : viewer; }
  // Takes a press on a buzzer or on what goes with it. False: it is something else.
  bool call(std::string_view id);
  // What moves beside the events: after the director, ms of game time.
  virtual void animate(float /*ms*/) {}
  // The sentence stands in the log once everything that is enqueued now has been seen.
  void say(LogLine line) {
    if (line.text.empty()) return;
    log_.push_back(std::move(line));
    director_.enqueue([this, n = log_.size()] {
      shown_ = n;
      changed();
      return motion::Timeline();
    });
  }
  // Nothing is to be seen any more of what the log tells: the table was laid out anew.
  void show_all_of_log() { shown_ = log_.size(); }
  // The viewer throws no dice any more of those that wait.
  virtual void forget_throws() {}

  TableSetup setup_;
  scene::Scene scene_;
  motion::Director director_;
  base::CosmeticGenerator random_;
  Accompaniment accompaniment_;
  Idle idle_;
  Seat bottom_{0};
  SeatSet open_to_;
  std::vector<Seat> order_;
  std::optional<Call> call_;
  std::vector<LogLine> log_;
  std::size_t told_ = 0;   // lines that were taken
  std::size_t shown_ = 0;  // lines whose motion has been seen
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
  // The viewer leaves the table to everybody: what only they might see is turned over. `everybodys` is the view of nobody
  // in particular; nothing else has happened, and nothing is moving.
  virtual void close(const View& everybodys) { show(everybodys); }
  // What the view's seat heard of one step, and the view after it. Queued and played in order.
  virtual void hear(std::span<const Event> events, const View& after) = 0;
  // What the viewer may do now; empty: nothing. Called after show and hear. Drops any draft.
  virtual void offer(std::span<const Action> legal) = 0;
  // What one person may answer, or has answered, before everybody's eyes, where nobody in particular looks on.
  struct Offer {
    Seat seat;
    std::vector<Action> legal;
  };
  struct Said {
    Seat seat;
    Action action;
  };
  // Everybody whom open_to() names may do these. Called before offer().
  void offer_openly(std::vector<Offer> offers) {
    offers_ = std::move(offers);
    changed();
  }
  [[nodiscard]] std::optional<Said> take_said() { return std::exchange(said_, std::nullopt); }
  // The widgets that do it, in the order in which they are pressed; it is one of those offered.
  [[nodiscard]] virtual std::vector<std::string> path(const Action& action) const = 0;
  // The same at a table that has just been shown to somebody who may do one of `legal`.
  [[nodiscard]] virtual std::vector<std::string> path_once_shown(const Action& action,
                                                                 std::span<const Action> /*legal*/) const {
    return path(action);
  }
  // The same where that seat does it before everybody's eyes.
  [[nodiscard]] virtual std::vector<std::string> open_path(Seat /*seat*/, const Action& action) const { return path(action); }
  // The same in words, as in "ask with the Shy Geek".
  [[nodiscard]] virtual std::string action_words(const Action& action) const = 0;
  // Writes into the log, anew, what happened before the table was laid out (of a game that was loaded); nothing is read
  // aloud.
  void recall(std::span<const Event> events) {
    log_.clear();
    for (const Event& event : events)
      if (LogLine line = log_line(event); !line.text.empty()) log_.push_back(std::move(line));
    told_ = shown_ = log_.size();
  }
  // What the person has decided since the last call.
  [[nodiscard]] std::optional<Action> take_action() { return std::exchange(decided_, std::nullopt); }

 protected:
  // An event as the log tells it; no text: it is not worth a sentence.
  [[nodiscard]] virtual LogLine log_line(const Event& event) = 0;

  std::optional<Action> decided_;
  std::vector<Offer> offers_;
  std::optional<Said> said_;
};

}  // namespace nightcap::tabletop
