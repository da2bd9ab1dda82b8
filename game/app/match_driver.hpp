// The driver of a match of one game, over whatever session plays it.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/debug/condition.hpp"
#include "engine/wire/table.hpp"
#include "game/app/driver.hpp"
#include "game/app/open_cards.hpp"

namespace nightcap::app {

using base::Seat;

// What a session does for its driver.
template <rules::Game G>
class Driven {
 public:
  Driven() = default;
  Driven(const Driven&) = delete;
  Driven& operator=(const Driven&) = delete;
  virtual ~Driven() = default;

  virtual void do_for(Seat seat, const typename G::Action& action) = 0;
  // The match stands elsewhere, or is seen otherwise: everything that was told of it is told anew.
  virtual void lay_out() = 0;
  // Shows a moment of the past only.
  virtual void lay_out(const typename G::State& past) = 0;
  // The step that the match has just gone forward.
  virtual void tell_step() = 0;
  [[nodiscard]] virtual std::optional<typename G::Action> decide(Seat seat, const std::string& level) = 0;
  [[nodiscard]] virtual std::string player(Seat seat) const = 0;
  virtual bool set_player(Seat seat, const std::string& who) = 0;
};

template <wire::Codec C>
class MatchDriver final : public Driver {
 public:
  using G = typename C::Game;
  using Json = base::Json;
  using Match = rules::Match<G>;
  using Cards = OpenCards<typename G::State>;
  static constexpr std::size_t kMostBranches = 32;
  static constexpr float kPreview = 300;  // ms

  // Both outlive it.
  MatchDriver(Match& match, Driven<G>& session) : match_(match), session_(session) {}

  // ---- for the session

  // Before a step is done.
  void about_to_step() {
    if (match_.undone().empty()) return;
    keep_branch(match_.step());
  }
  // A step was done: whether the match has to wait now.
  void stepped() {
    if (stops_.empty()) return;
    const auto& step = match_.steps().back();
    for (const Stop& stop : stops_)
      if (comes_up(stop, step)) {
        held_ = true;
        stopped_by_ = "step " + std::to_string(match_.step()) + ": " + stop.what;
        return;
      }
  }
  [[nodiscard]] bool previews() const { return preview_.has_value(); }
  // ms of game time pass: a preview that nobody wants any more ends.
  void pass(float ms) {
    if (preview_ && (preview_left_ -= ms) <= 0) preview(std::nullopt);
  }
  [[nodiscard]] typename G::View view(const typename G::State& state, Seat player) const {
    if (eyes_.whose == Eyes::Whose::kAll) return Cards::everything(state, player);
    return G::view(state, seat(player));
  }
  [[nodiscard]] typename G::Event heard(const typename G::Event& event, Seat player) const {
    return eyes_.whose == Eyes::Whose::kAll ? event : G::heard(event, seat(player));
  }
  // Whether the table is shown as to that player.
  [[nodiscard]] bool sees_as(Seat player) const { return eyes_.whose == Eyes::Whose::kPlayer || seat(player) == player; }
  // Whether everything lies open; then steps have no motion.
  [[nodiscard]] bool sees_all() const { return eyes_.whose == Eyes::Whose::kAll; }

  // ---- for overlays

  void go_to(int step) override {
    preview_.reset();
    held_ = true;
    const int before = match_.step();
    while (match_.step() > step && match_.undo()) {
    }
    while (match_.step() < step && match_.redo()) {
    }
    if (match_.step() != before) touch("went to step " + std::to_string(match_.step()));
    session_.lay_out();
  }
  bool forward() override {
    preview(std::nullopt);
    if (!match_.redo()) return false;
    touch("went on to step " + std::to_string(match_.step()));
    session_.tell_step();
    return true;
  }
  bool held() const override { return held_; }
  void hold(bool on) override {
    held_ = on;
    if (!on) stopped_by_.clear();
  }
  void preview(std::optional<int> step) override {
    if (step && (*step < 0 || *step > match_.step() + static_cast<int>(match_.undone().size()))) step.reset();
    preview_left_ = kPreview;
    if (step == preview_) return;
    preview_ = step;
    step ? session_.lay_out(at(*step).after) : session_.lay_out();
  }

  std::string act(int seat, const Json& action) override {
    const auto read = C::read_action(action);
    if (!read) return "This is no action of the game.";
    if (const auto refused = G::check(match_.state(), Seat{seat}, *read)) return C::refusal(*refused);
    preview(std::nullopt);
    touch("seat " + std::to_string(seat) + " was made to do " + base::json_line(action));
    session_.do_for(Seat{seat}, *read);
    return {};
  }
  Json decision(int seat, const std::string& level) override {
    const auto action = session_.decide(Seat{seat}, level);
    return action ? C::action(*action) : Json(nullptr);
  }
  std::string player(int seat) const override { return session_.player(Seat{seat}); }
  bool set_player(int seat, const std::string& who) override {
    if (!session_.set_player(Seat{seat}, who)) return false;
    touch("seat " + std::to_string(seat) + " is played by " + who);
    return true;
  }

  std::string force(const Json& outcome) override {
    for (const auto wanted : Cards::kChance) {
      typename G::State state = match_.state();
      state.wanted = wanted;
      const auto read = C::read_outcome(state, outcome);
      if (!read || !G::possible(state, *read)) continue;
      match_.force(*read);
      touch("forced " + base::json_line(outcome));
      return {};
    }
    return "That can't come out in this game.";
  }
  std::vector<std::string> faces() const override { return {Cards::kFaces.begin(), Cards::kFaces.end()}; }
  Json forced() const override {
    Json list = Json::array();
    for (const auto& outcome : match_.forced()) list.push_back(C::outcome(outcome));
    return list;
  }
  void forget_forced() override { match_.forget_forced(); }
  Json pile() const override { return C::state(match_.state())[std::string(Cards::kPile)]; }
  std::string stack(const Json& order) override {
    const Json pile = this->pile();
    if (!order.is_array() || !std::is_permutation(order.begin(), order.end(), pile.begin(), pile.end()))
      return "These are not the cards of the pile.";
    if (order == pile) return {};
    keep_branch(match_.step());
    match_ = stacked(pile, order);
    touch("put the pile into another order");
    session_.lay_out();
    return {};
  }
  Json would_come(int seat, const Json& action) const override {
    Json list = Json::array();
    const auto read = C::read_action(action);
    if (!read || G::check(match_.state(), Seat{seat}, *read)) return list;
    for (const auto& outcome : match_.foresee(Seat{seat}, *read)) list.push_back(C::outcome(outcome));
    return list;
  }
  bool touched() const override { return match_.touched(); }
  const std::vector<std::string>& log() const override { return log_; }

  Eyes eyes() const override { return eyes_; }
  void look(const Eyes& eyes) override {
    if (eyes == eyes_) return;
    eyes_ = eyes;
    preview_.reset();
    if (eyes.whose != Eyes::Whose::kPlayer) touch("looked with other eyes");
    session_.lay_out();
  }

  std::vector<Branch> branches() const override {
    std::vector<Branch> list;
    for (const Kept& kept : branches_) list.push_back({kept.from, kept.match.step(), base::hex16(kept.match.hash())});
    return list;
  }
  void take(std::size_t branch) override {
    NIGHTCAP_CHECK(branch < branches_.size());
    Kept kept = std::move(branches_[branch]);
    branches_.erase(branches_.begin() + static_cast<std::ptrdiff_t>(branch));
    keep_branch(kept.from);
    match_ = std::move(kept.match);
    held_ = true;
    preview_.reset();
    touch("took another branch");
    session_.lay_out();
  }

  std::string add_stop(const Stop& stop) override {
    if (stop.what.empty()) return "Say what to stop at.";
    if (stop.at == Stop::At::kCondition && !debug::Condition::read(stop.what))
      return "This can't be read. A condition looks like: /phase == window";
    stops_.push_back(stop);
    return {};
  }
  void remove_stop(std::size_t index) override { stops_.erase(stops_.begin() + static_cast<std::ptrdiff_t>(index)); }
  const std::vector<Stop>& stops() const override { return stops_; }
  const std::string& stopped_by() const override { return stopped_by_; }

 private:
  struct Kept {
    int from;
    Match match;  // at its last step
  };

  // Whose view the table is shown, where it is that player's screen.
  Seat seat(Seat player) const {
    switch (eyes_.whose) {
      case Eyes::Whose::kSeat:
        return Seat{eyes_.seat};
      case Eyes::Whose::kSpectator:
        return base::kNoSeat;
      default:
        return player;
    }
  }
  const typename Match::Step& at(int step) const {
    const auto i = static_cast<std::size_t>(step);
    const auto& steps = match_.steps();
    return i < steps.size() ? steps[i] : match_.undone()[match_.undone().size() - 1 - (i - steps.size())];
  }
  void touch(std::string deed) {
    match_.touch();
    log_.push_back(std::move(deed));
  }
  void keep_branch(int from) {
    if (branches_.size() == kMostBranches) branches_.erase(branches_.begin());
    branches_.push_back({from, match_});
    while (branches_.back().match.redo()) {
    }
  }
  bool comes_up(const Stop& stop, const typename Match::Step& step) const {
    if (stop.at == Stop::At::kCondition) return debug::Condition::read(stop.what)->holds(C::state(step.after));
    const char* const field = stop.at == Stop::At::kRule ? "rule" : "type";
    return std::any_of(step.events.begin(), step.events.end(),
                       [&](const auto& event) { return C::event(event).value(field, "") == stop.what; });
  }
  // The same match, but that the cards that are still to be drawn came to lie in another order when they were shuffled
  // last: everything is played again, so that what is now is what would be.
  Match stacked(const Json& pile, const Json& order) const {
    std::vector<typename G::Outcome> outcomes;
    std::size_t shuffle = 0;
    for (const auto& step : match_.steps())
      for (const auto& outcome : step.outcomes) {
        if (C::outcome(outcome).is_array()) shuffle = outcomes.size();
        outcomes.push_back(outcome);
      }
    Json cards = C::outcome(outcomes.at(shuffle));
    for (Json& card : cards)
      if (const auto found = std::find(pile.begin(), pile.end(), card); found != pile.end())
        card = order[static_cast<std::size_t>(found - pile.begin())];
    const typename G::Outcome another = read(cards);

    Match again(match_.setup(), match_.seed(), rules::Chance::kExternal);
    std::size_t next = 0;
    const auto come_out = [&] {
      for (; next < outcomes.size() && G::chance_wanted(again.state()); ++next)
        NIGHTCAP_CHECK(again.decide(next == shuffle ? another : outcomes[next]));
    };
    come_out();
    for (const auto& step : match_.steps())
      if (step.act) {
        NIGHTCAP_CHECK(!again.submit(step.act->seat, step.act->action));
        come_out();
      }
    again.take_chance_over(match_);
    return again;
  }
  typename G::Outcome read(const Json& cards) const {
    for (const auto wanted : Cards::kChance) {
      typename G::State state = match_.state();
      state.wanted = wanted;
      if (const auto outcome = C::read_outcome(state, cards)) return *outcome;
    }
    NIGHTCAP_CHECK(false);
    return {};
  }

  Match& match_;
  Driven<G>& session_;
  bool held_ = false;
  std::optional<int> preview_;
  float preview_left_ = 0;  // ms
  Eyes eyes_;
  std::vector<Kept> branches_;
  std::vector<Stop> stops_;
  std::string stopped_by_;
  std::vector<std::string> log_;
};

}  // namespace nightcap::app
