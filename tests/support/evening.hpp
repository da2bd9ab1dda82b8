// Games played at a table by random hands, and everything that the table plays of them, as it is listed in the timeline
// and as it is seen frame by frame. Times in ms at speed 1, lengths in vpx.
//
// Each game brings its `Kit`: Rules, Codec, Table; any_move(state, random), how its hands play; Played, what a timeline
// is kept as (a Page); event_of(label), the type of the event that a timeline shows; and mark(page), which adds to a page
// what only this game knows.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/json.hpp"
#include "game/tabletop/table.hpp"
#include "platform/null/stage.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests::evening {

using base::Json;
using base::Seat;
using scene::Pose;

inline constexpr float kFrame = 8;  // ms

struct Sample {
  float ms = 0;
  Pose pose;
};

// What became of one thing in one timeline.
struct Travel {
  scene::EntityId entity;
  std::string front;  // the drawing of its face, if the viewer knows it by the end: "card.m-shy-geek"
  std::string drawn;  // what it is, if it is no card: its drawing, or its words
  std::string name;   // its id for the outside before the timeline
  std::string after;  // and from its beginning on
  bool card = false;
  bool known = false;               // whether the viewer still knows its face at the end
  Pose from;                        // when the timeline began
  Pose to;                          // when it ended
  std::vector<motion::Move> moves;  // in the order of their starts
  std::vector<Sample> seen;         // after each frame, from its first change on

  [[nodiscard]] float way() const { return std::hypot(to.at.x - from.at.x, to.at.y - from.at.y); }
  [[nodiscard]] float begins() const { return moves.empty() ? 0 : moves.front().start; }
  [[nodiscard]] float span() const {
    float end = 0;
    for (const motion::Move& move : moves) end = std::max(end, move.start + move.ms);
    return end - begins();
  }
  // The longest of its moves.
  [[nodiscard]] const motion::Move& main() const {
    static const motion::Move kNone{};
    const auto longest = std::ranges::max_element(moves, {}, &motion::Move::ms);
    return longest == moves.end() ? kNone : *longest;
  }
  // From its first change to its last, as it was seen.
  [[nodiscard]] float starts() const { return seen.empty() ? 0 : seen.front().ms - kFrame; }
  [[nodiscard]] float arrives() const {
    float ms = 0;
    const Pose* last = &from;
    for (const Sample& s : seen) {
      if (!(s.pose == *last)) ms = s.ms;
      last = &s.pose;
    }
    return ms;
  }
  // Where it was then.
  [[nodiscard]] const Pose& at(float ms) const {
    const Pose* pose = &from;
    for (const Sample& s : seen)
      if (s.ms <= ms + 0.01f) pose = &s.pose;
    return *pose;
  }
  // When it turned over: the first frame on the other side of its edge; < 0: it never did.
  [[nodiscard]] float turned_at() const {
    const bool down = from.flip > 90;
    for (const Sample& s : seen)
      if ((s.pose.flip > 90) != down) return s.ms;
    return -1;
  }
  // The extremes of something that a pose tells, over all frames.
  template <class F>
  [[nodiscard]] float most(F&& of) const {
    float best = of(from);
    for (const Sample& s : seen) best = std::max(best, of(s.pose));
    return best;
  }
  template <class F>
  [[nodiscard]] float least(F&& of) const {
    return -most([&](const Pose& pose) { return -of(pose); });
  }
};

// One timeline.
struct Page {
  std::string label;
  Json event = nullptr;  // what the viewer heard that it shows
  int viewer = -1;       // -1: a spectator
  int players = 0;
  float length = 0;
  std::vector<Travel> things;
  std::vector<motion::Effect> effects;
  bool camera_moved = false;  // in any frame
  std::size_t particles = 0;  // most at once
  std::size_t rings = 0;      // most drawings of rings at once

  [[nodiscard]] bool own() const { return event.is_object() && event.value("player", -1) == viewer; }
  // The card of that face.
  [[nodiscard]] const Travel* faced(std::string_view front) const {
    const auto it = std::ranges::find_if(things, [&](const Travel& t) { return t.card && t.front == front; });
    return it == things.end() ? nullptr : &*it;
  }
  // When the last of its moves ends.
  [[nodiscard]] float moves_end() const {
    float end = 0;
    for (const Travel& t : things) end = std::max(end, t.moves.empty() ? 0 : t.begins() + t.span());
    return end;
  }
  // The card that came farthest.
  [[nodiscard]] const Travel* farthest() const {
    const Travel* best = nullptr;
    for (const Travel& t : things)
      if (t.card && (best == nullptr || t.way() > best->way())) best = &t;
    return best;
  }
  // Cards that really go somewhere.
  [[nodiscard]] std::vector<const Travel*> going(float least = 8) const {
    std::vector<const Travel*> list;
    for (const Travel& t : things)
      if (t.card && t.way() > least) list.push_back(&t);
    std::ranges::stable_sort(list, {}, [](const Travel* t) { return t->main().start; });
    return list;
  }
  template <class T>
  [[nodiscard]] std::vector<std::pair<float, T>> all() const {
    std::vector<std::pair<float, T>> list;
    for (const motion::Effect& effect : effects)
      if (const T* what = std::get_if<T>(&effect.what)) list.emplace_back(effect.start, *what);
    std::ranges::stable_sort(list, {}, [](const auto& e) { return e.first; });
    return list;
  }
  // Of one sound.
  [[nodiscard]] std::vector<std::pair<float, motion::Cue>> cues(std::string_view name) const {
    auto list = all<motion::Cue>();
    std::erase_if(list, [&](const auto& cue) { return cue.second.name != name; });
    return list;
  }
  // How many particles of drawings with one of these words in their name ("ring|ripple").
  [[nodiscard]] int sprayed(std::string_view words) const {
    int n = 0;
    for (const auto& [start, spray] : all<motion::Spray>()) {
      bool meant = false;
      for (std::string_view rest = words; !rest.empty() && !meant;) {
        const std::size_t bar = std::min(rest.find('|'), rest.size());
        meant = spray.sprite.name().find(rest.substr(0, bar)) != std::string_view::npos;
        rest.remove_prefix(std::min(bar + 1, rest.size()));
      }
      if (meant) n += spray.count;
    }
    return n;
  }
  [[nodiscard]] float zoom() const {
    float most = 1;
    for (const auto& [start, shot] : all<motion::Shot>()) most = std::max(most, shot.zoom);
    return most;
  }
  [[nodiscard]] float shake() const {
    float most = 0;
    for (const auto& [start, shot] : all<motion::Shot>()) most = std::max(most, shot.shake);
    return most;
  }
};

inline const char* const kNames[] = {"Ann", "Bob", "Cid", "Dee", "Eve", "Flo", "Gil", "Hal", "Ivy"};

// What a game is played with.
template <class Kit>
struct PlanOf {
  int players = 4;
  int viewer = 0;  // -1: a spectator
  std::uint64_t seed = 1;
  typename Kit::Rules::Options options{};
  motion::Tempo tempo{};
};

// The rules' side of a game.
template <class Kit>
class GameOf {
 public:
  using Rules = typename Kit::Rules;
  explicit GameOf(const PlanOf<Kit>& plan) : random_(plan.seed), chance_(plan.seed) {
    typename Rules::Setup setup;
    setup.players = plan.players;
    setup.options = plan.options;
    before_.players = static_cast<std::uint8_t>(plan.players);
    before_.options = plan.options;
    typename Rules::Events events;
    state_ = Rules::begin(setup, events);
    resolve(events);
  }
  // Any legal action of anybody. False: the game is over.
  bool step() {
    if (Rules::over(state_)) return false;
    const auto move = Kit::any_move(state_, random_);
    typename Rules::Events events;
    Rules::apply(state_, move.seat, move.action, events);
    resolve(events);
    return true;
  }
  [[nodiscard]] const typename Rules::State& state() const { return state_; }
  // Of the last step, as they are.
  [[nodiscard]] const std::vector<typename Rules::Event>& events() const { return events_; }
  // Before the first card is dealt.
  [[nodiscard]] typename Rules::View blank(Seat viewer) const {
    typename Rules::View view = before_;
    view.viewer = viewer;
    return view;
  }

 private:
  void resolve(typename Rules::Events& events) {
    while (Rules::chance_wanted(state_)) Rules::resolve(state_, Rules::draw(state_, chance_), events);
    events_.assign(events.begin(), events.end());
  }

  base::MindGenerator random_;
  base::RulesGenerator chance_;
  typename Rules::State state_;
  typename Rules::View before_{};
  std::vector<typename Rules::Event> events_;
};

// A table, and the seat it is seen from.
template <class Kit>
class WatcherOf {
 public:
  using Rules = typename Kit::Rules;
  using Table = typename Kit::Table;
  WatcherOf(const PlanOf<Kit>& plan, const GameOf<Kit>& game)
      : viewer_(plan.viewer < 0 ? base::kNoSeat : Seat{plan.viewer}), tempo(plan.tempo) {
    tabletop::TableSetup setup;
    for (int i = 0; i < plan.players; ++i) setup.seats.push_back({kNames[i], true});
    setup.metrics = &metrics_;
    setup.tempo = &tempo;
    setup.cosmetic_seed = 7;
    table_ = std::make_unique<Table>(std::move(setup));
    table_->set_page({1920, 1080});
    table_->show(game.blank(viewer_));
  }
  // What the game's last step told this seat.
  void hear(const GameOf<Kit>& game) {
    std::vector<typename Rules::Event> heard;
    for (const auto& event : game.events()) heard.push_back(Rules::heard(event, viewer_));
    table_->hear(heard, Rules::view(game.state(), viewer_));
    std::vector<typename Rules::Action> legal;
    if (viewer_ != base::kNoSeat && Rules::actors(game.state()).has(viewer_)) {
      typename Rules::ActionList list;
      Rules::legal(game.state(), viewer_, list);
      legal.assign(list.begin(), list.end());
    }
    table_->offer(legal);
  }
  [[nodiscard]] bool moving() const { return table_->busy() || table_->waits_for_throw(); }
  void throw_if_waiting() {
    if (table_->waits_for_throw()) table_->press("table.roll");
  }
  [[nodiscard]] Table& table() { return *table_; }
  [[nodiscard]] Seat viewer() const { return viewer_; }

 private:
  platform::null::EstimatedMetrics metrics_;
  Seat viewer_;

 public:
  motion::Tempo tempo;

 private:
  std::unique_ptr<Table> table_;
};

inline constexpr int kTooMany = 40'000;  // frames of one step: something never ends

// One game at one table, each timeline of which is looked at from its first frame to its last.
template <class Kit>
class EveningOf {
 public:
  using Rules = typename Kit::Rules;
  using Played = typename Kit::Played;
  explicit EveningOf(const PlanOf<Kit>& plan) : plan_(plan), game_(plan), watcher_(plan, game_) {}

  // Plays the next step. Appends what was played of it; false: the game is over.
  bool step(std::vector<Played>& album) {
    if (begun_ && !game_.step()) return false;
    begun_ = true;
    heard_.clear();
    for (const auto& event : game_.events()) heard_.push_back(Kit::Codec::event(Rules::heard(event, watcher_.viewer())));
    watcher_.hear(game_);
    watch(album);
    return true;
  }
  [[nodiscard]] const GameOf<Kit>& game() const { return game_; }
  [[nodiscard]] WatcherOf<Kit>& watcher() { return watcher_; }
  // Called with every frame of every timeline, and how many ms of it have passed.
  void on_frame(std::function<void(const Played&, float)> look) { look_ = std::move(look); }
  // As the viewer heard the last step.
  [[nodiscard]] const std::vector<Json>& heard() const { return heard_; }

 private:
  void watch(std::vector<Played>& album) {
    auto& table = watcher_.table();
    heard_from_ = 0;
    for (int frame = 0; watcher_.moving(); ++frame) {
      ASSERT_LT(frame, kTooMany);
      watcher_.throw_if_waiting();
      if (table.director().current() == nullptr) {
        remember_names();
        table.update(0);
      }
      const motion::Timeline* now = table.director().current();
      if (now == nullptr) continue;
      film(begin(*now), album);
    }
  }

  Played begin(const motion::Timeline& now) {
    Played played;
    played.label = now.label();
    played.length = now.length();
    played.viewer = plan_.viewer;
    played.players = plan_.players;
    played.effects = now.effects();
    for (std::size_t i = heard_from_; i < heard_.size(); ++i) {
      if (heard_[i]["type"] != Kit::event_of(played.label)) continue;
      played.event = heard_[i];
      // What only prepares an event is followed by its own.
      heard_from_ = heard_[i]["type"] == played.label ? i + 1 : i;
      break;
    }
    kit_.mark(played);
    return played;
  }

  void remember_names() {
    names_.clear();
    watcher_.table().scene().each([&](scene::EntityId id, const scene::Entity& entity) { names_[id.n] = entity.name; });
  }

  // To its last frame; frames end exactly with it, so that each timeline is seen from where it began.
  void film(Played played, std::vector<Played>& album) {
    auto& table = watcher_.table();
    std::map<std::uint32_t, Travel> things;
    table.scene().each([&](scene::EntityId id, const scene::Entity& entity) {
      Travel& t = things[id.n];
      t.entity = id;
      const auto name = names_.find(id.n);
      t.name = name != names_.end() ? name->second : entity.name;
      t.after = entity.name;
      t.from = t.to = entity.pose;
    });
    std::vector<motion::Move> moves = table.director().current()->moves();
    std::ranges::stable_sort(moves, {}, &motion::Move::start);
    for (const motion::Move& move : moves) things[move.entity.n].moves.push_back(move);
    float elapsed = 0;
    while (true) {
      const float step = std::min(kFrame, played.length - elapsed);
      // With the last frame the next one begins.
      if (elapsed + step >= played.length) remember_names();
      table.update(std::max(step, 0.0f));
      elapsed += step;
      table.scene().each([&](scene::EntityId id, const scene::Entity& entity) {
        const auto [it, fresh] = things.try_emplace(id.n);
        Travel& t = it->second;
        if (fresh) {
          t.entity = id;
          t.from = entity.pose;
        }
        if (const auto* picture = std::get_if<scene::Picture>(&entity.look)) t.drawn = picture->sprite.name();
        if (const auto* words = std::get_if<scene::Words>(&entity.look)) t.drawn = words->text;
        if (const auto* card = std::get_if<scene::Card>(&entity.look)) {
          t.card = true;
          t.known = !card->front.empty();
          if (t.known) t.front = card->front.name();
        }
        if (!t.seen.empty() || !(entity.pose == t.from)) t.seen.push_back({elapsed, entity.pose});
        t.to = entity.pose;
      });
      scene::DrawList list;
      table.accompaniment().paint_rings(list, table.scene());
      played.rings = std::max(played.rings, list.items().size());
      played.particles = std::max(played.particles, table.accompaniment().particles().count());
      played.camera_moved = played.camera_moved || !table.accompaniment().camera({}).at_home();
      const motion::Timeline* now = table.director().current();
      if (look_) look_(played, elapsed);
      if (elapsed >= played.length || now == nullptr || now->label() != played.label) break;
    }
    for (auto& [n, t] : things)
      if (!t.seen.empty() || !t.moves.empty()) played.things.push_back(std::move(t));
    album.push_back(std::move(played));
  }

  PlanOf<Kit> plan_;
  GameOf<Kit> game_;
  WatcherOf<Kit> watcher_;
  Kit kit_;
  std::function<void(const Played&, float)> look_;
  std::vector<Json> heard_;
  std::map<std::uint32_t, std::string> names_;
  std::size_t heard_from_ = 0;
  bool begun_ = false;
};

// Whatever is looked for, out of game after game of these plans: plays on until it was found so often.
template <class Kit>
class AlbumOf {
 public:
  using Played = typename Kit::Played;
  using Wanted = std::function<bool(const Played&)>;
  AlbumOf(std::vector<PlanOf<Kit>> plans, bool reduced_motion) : plans_(std::move(plans)), reduced_(reduced_motion) {}

  [[nodiscard]] std::vector<const Played*> find(std::string_view label, int times, const Wanted& wanted = {}) {
    std::vector<const Played*> found;
    std::size_t from = 0;
    constexpr std::size_t kMostTimelines = 4000;
    while (true) {
      for (; from < pages_.size(); ++from)
        if (pages_[from]->label == label && (!wanted || wanted(*pages_[from]))) found.push_back(pages_[from].get());
      if (static_cast<int>(found.size()) >= times) {
        found.resize(static_cast<std::size_t>(times));
        return found;
      }
      if (pages_.size() > kMostTimelines) break;
      play_on();
    }
    ADD_FAILURE() << "'" << label << "' was shown " << found.size() << " times, not " << times << ", as looked for";
    return found;
  }

 private:
  void play_on() {
    if (!evening_) {
      PlanOf<Kit> plan = plans_[games_ % plans_.size()];
      plan.seed += games_ / plans_.size() * 100;
      plan.tempo.reduced_motion = reduced_;
      evening_ = std::make_unique<EveningOf<Kit>>(plan);
      ++games_;
    }
    std::vector<Played> fresh;
    if (!evening_->step(fresh)) evening_.reset();
    for (Played& page : fresh) pages_.push_back(std::make_unique<Played>(std::move(page)));
  }

  std::vector<PlanOf<Kit>> plans_;
  bool reduced_;
  std::size_t games_ = 0;
  std::unique_ptr<EveningOf<Kit>> evening_;
  std::vector<std::unique_ptr<Played>> pages_;
};

}  // namespace nightcap::tests::evening
