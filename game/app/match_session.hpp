// A session over a match of one game: its codec, its minds and its table.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/rules/match.hpp"
#include "engine/search/mind.hpp"
#include "engine/wire/archive.hpp"
#include "engine/wire/table.hpp"
#include "game/app/session.hpp"

namespace nightcap::app {

template <wire::Codec C, class TableType>
class MatchSession final : public Session {
 public:
  using G = typename C::Game;
  using Match = rules::Match<G>;
  using Mind = std::unique_ptr<search::Mind<G>>;
  using MakeMind = Mind (*)(std::string_view level);

  MatchSession(Match match, const std::vector<shell::SeatPlan>& seats, MakeMind make_mind, const SessionTools& tools)
      : match_(std::move(match)),
        tools_(tools),
        make_mind_(make_mind),
        minds_(seats.size()),
        heard_(seats.size()),
        timing_(match_.seed() ^ kTimingStream),
        thoughts_(match_.seed() ^ kThoughtsStream),
        table_(table_setup(seats)) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
      if (seats[i].human()) {
        people_.add(Seat{static_cast<int>(i)});
      } else {
        minds_[i] = make_mind(seats[i].kind);
        NIGHTCAP_CHECK(minds_[i] != nullptr);
      }
    }
    // One person alone never passes the screen on.
    if (people_.size() == 1) viewer_ = people_.front();
    for (const auto& step : match_.steps()) remember(step.events, static_cast<int>(&step - match_.steps().data()));
    begin();
  }

  tabletop::Table& table() override { return table_; }

  void update(float ms) override {
    table_.update(ms);
    pump();
    if (table_.busy() || table_.waits_for_throw() || curtain_ || G::over(match_.state())) return;
    const Seat next = next_to_answer();
    if (people_.has(next)) {
      const bool viewer_may = people_.has(viewer_) && G::actors(match_.state()).has(viewer_);
      if (next != viewer_ && !viewer_may) curtain_ = next;
      return;
    }
    if (delay_ < 0) delay_ = draw_delay();
    delay_ -= ms;
    if (delay_ <= 0) let_think(next);
  }

  void pump() override {
    if (const auto action = table_.take_action()) submit(viewer_, *action);
  }

  std::optional<int> viewer() const override {
    if (curtain_ || viewer_ == base::kNoSeat) return std::nullopt;
    return viewer_.index();
  }
  std::optional<int> curtain() const override { return curtain_ ? std::optional<int>(curtain_->index()) : std::nullopt; }
  void lift_curtain() override {
    if (!curtain_) return;
    viewer_ = *std::exchange(curtain_, std::nullopt);
    table_.show(G::view(match_.state(), viewer_));
    offer();
  }

  std::optional<hud::Hint> hint() override {
    if (curtain_ || table_.busy() || table_.waits_for_throw() || !people_.has(viewer_)) return std::nullopt;
    typename G::ActionList actions;
    if (G::actors(match_.state()).has(viewer_)) G::legal(match_.state(), viewer_, actions);
    if (actions.empty()) return std::nullopt;
    // The same generator in every match: a hint that knew the seed would know the cards.
    base::MindGenerator generator(kHintStream + static_cast<std::uint64_t>(match_.step()));
    const auto action =
        make_mind_("easy")->decide(G::view(match_.state(), viewer_), heard_[static_cast<std::size_t>(viewer_.index())],
                                   {actions.begin(), actions.end()}, generator, {});
    return hud::Hint{"You could " + table_.action_words(action) + ".", table_.path(action)};
  }
  int step() const override { return match_.step(); }

  bool finished() const override { return G::over(match_.state()) && !table_.busy() && !table_.waits_for_throw(); }
  bool settled() const override {
    if (table_.busy()) return false;
    if (table_.waits_for_throw() || curtain_ || G::over(match_.state())) return true;
    return people_.has(viewer_) && G::actors(match_.state()).has(viewer_);
  }

  Json position() override {
    std::vector<typename G::Event> events;
    const auto& steps = match_.steps();
    for (; told_step_ < steps.size(); ++told_step_, told_event_ = 0)
      for (; told_event_ < steps[told_step_].events.size(); ++told_event_)
        events.push_back(steps[told_step_].events[told_event_]);
    told_step_ = steps.size() - 1;
    told_event_ = steps.back().events.size();
    return wire::position<C>(match_, events);
  }
  Json view() const override {
    if (curtain_) return nullptr;
    return C::view(G::view(match_.state(), viewer_));
  }
  std::vector<ActionPath> actions() const override {
    std::vector<ActionPath> list;
    if (curtain_ || !G::actors(match_.state()).has(viewer_)) return list;
    typename G::ActionList actions;
    G::legal(match_.state(), viewer_, actions);
    for (const auto& action : actions) list.push_back({C::action(action), table_.path(action)});
    return list;
  }
  Json save() const override { return wire::save_of<C>(match_); }

 private:
  // Streams of their own, so that no one's draws shift another's.
  static constexpr std::uint64_t kTimingStream = 0x74696D696E67;
  static constexpr std::uint64_t kThoughtsStream = 0x6D696E6473;
  static constexpr std::uint64_t kHintStream = 0x68696E74;
  static constexpr std::uint64_t kPicturesStream = 0x7069637473;

  tabletop::TableSetup table_setup(const std::vector<shell::SeatPlan>& seats) const {
    tabletop::TableSetup setup;
    for (const auto& seat : seats) setup.seats.push_back({seat.name, seat.human()});
    setup.metrics = tools_.metrics;
    setup.tempo = tools_.tempo;
    setup.cosmetic_seed = match_.seed() ^ kPicturesStream;
    return setup;
  }

  // A new match is played from its first card on; a loaded one is laid out as it stands.
  void begin() {
    if (match_.step() == 0) {
      typename TableType::View before{};
      before.viewer = viewer_;
      before.players = static_cast<std::uint8_t>(match_.setup().players);
      before.options = match_.setup().options;
      table_.show(before);
      tell(match_.steps().front().events);
    } else {
      std::vector<typename G::Event> heard;
      for (const auto& step : match_.steps())
        for (const auto& event : step.events) heard.push_back(G::heard(event, viewer_));
      table_.recall(heard);
      table_.show(G::view(match_.state(), viewer_));
    }
    offer();
  }

  void remember(std::span<const typename G::Event> events, int step) {
    for (std::size_t seat = 0; seat < minds_.size(); ++seat)
      for (const auto& event : events) heard_[seat].push_back({step, G::heard(event, Seat{static_cast<int>(seat)})});
  }
  void tell(std::span<const typename G::Event> events) {
    std::vector<typename G::Event> heard;
    for (const auto& event : events) heard.push_back(G::heard(event, viewer_));
    table_.hear(heard, G::view(match_.state(), viewer_));
  }
  void offer() {
    typename G::ActionList actions;
    if (people_.has(viewer_) && G::actors(match_.state()).has(viewer_)) G::legal(match_.state(), viewer_, actions);
    table_.offer({actions.begin(), actions.end()});
  }

  void submit(Seat seat, const typename G::Action& action) {
    // An action answers the step it was meant for: what is not legal any more is dropped, and the table asks again.
    if (!match_.submit(seat, action)) {
      std::erase(order_, seat);
      delay_ = -1;
      remember(match_.fresh(), match_.step());
      tell(match_.fresh());
    }
    offer();
  }

  // Whoever's place in the order comes first, of those who may act.
  Seat next_to_answer() {
    const base::SeatSet actors = G::actors(match_.state());
    const auto placed = [&](Seat seat) { return std::find(order_.begin(), order_.end(), seat) != order_.end(); };
    bool all_placed = true;
    for (Seat seat : actors) all_placed = all_placed && placed(seat);
    if (!all_placed) {
      order_.clear();
      for (Seat seat : actors) order_.push_back(seat);
      timing_.shuffle(std::span<Seat>(order_));
    }
    for (Seat seat : order_)
      if (actors.has(seat)) return seat;
    NIGHTCAP_CHECK(false);
    return base::kNoSeat;
  }

  // Game ms before a computer player answers: knows how many must answer, and nothing else.
  float draw_delay() {
    const bool window = G::actors(match_.state()).size() > 1 || order_.size() > 1;
    const float lowest = window ? 140 : 420, spread = window ? 180 : 420;
    return tools_.tempo->scaled(lowest + spread * timing_.unit());
  }

  void let_think(Seat seat) {
    typename G::ActionList actions;
    G::legal(match_.state(), seat, actions);
    search::Budget budget;
    budget.iterations = tools_.iterations;
    const auto i = static_cast<std::size_t>(seat.index());
    const auto action =
        minds_[i]->decide(G::view(match_.state(), seat), heard_[i], {actions.begin(), actions.end()}, thoughts_, budget);
    submit(seat, action);
  }

  Match match_;
  SessionTools tools_;
  MakeMind make_mind_;
  std::vector<Mind> minds_;  // nullptr: a person
  std::vector<std::vector<search::Heard<G>>> heard_;
  base::SeatSet people_;
  Seat viewer_ = base::kNoSeat;
  std::optional<Seat> curtain_;
  std::vector<Seat> order_;
  float delay_ = -1;  // game ms until the next computer player answers; < 0: not drawn yet
  base::CosmeticGenerator timing_;
  base::MindGenerator thoughts_;
  TableType table_;
  std::size_t told_step_ = 0, told_event_ = 0;  // of position()
};

}  // namespace nightcap::app
