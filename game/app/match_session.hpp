// A session over a match of one game: its codec, its minds, its table, its open windows (open_windows.hpp), and what it
// tells overlays (wire/insight.hpp).
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/rules/match.hpp"
#include "engine/search/mind.hpp"
#include "engine/wire/archive.hpp"
#include "engine/wire/table.hpp"
#include "game/app/answers.hpp"
#include "game/app/match_driver.hpp"
#include "game/app/match_inspector.hpp"
#include "game/app/session.hpp"

namespace nightcap::app {

template <wire::Codec C, class TableType, class Windows, class Insight = wire::NoInsight>
class MatchSession final : public Session, private Driven<typename C::Game> {
 public:
  using G = typename C::Game;
  using Match = rules::Match<G>;
  using Mind = std::unique_ptr<search::Mind<G>>;
  using MakeMind = Mind (*)(std::string_view level);

  MatchSession(Match match, const std::vector<shell::SeatPlan>& seats, MakeMind make_mind, const SessionTools& tools,
               Answering answering = Answering::kCalm)
      : match_(std::move(match)),
        insight_(match_, seats, make_mind, thoughts_, tools.iterations),
        tools_(tools),
        make_mind_(make_mind),
        minds_(seats.size()),
        players_(seats.size()),
        heard_(seats.size()),
        answering_(answering),
        answers_(match_.seed() ^ kTimingStream),
        thoughts_(match_.seed() ^ kThoughtsStream),
        table_(table_setup(seats)) {
    for (std::size_t i = 0; i < seats.size(); ++i)
      NIGHTCAP_CHECK(sit(Seat{static_cast<int>(i)}, seats[i].human() ? std::string(kHuman) : seats[i].kind));
    // One person alone never passes the screen on.
    if (people_.size() == 1) viewer_ = people_.front();
    remember_all();
    begin();
  }

  tabletop::Table& table() override { return table_; }

  void update(float ms) override {
    table_.update(ms);
    pump();
    driver_.pass(ms);
    if (driver_.held() || driver_.previews()) return;
    if (openly()) return answer_openly(ms);
    breath_ -= ms;
    if (breath_ > 0 || table_.busy() || table_.waits_for_throw() || curtain_ || G::over(match_.state())) return;
    const base::SeatSet actors = G::actors(match_.state());
    const Seat next = answers_.next(actors);
    if (people_.has(next)) {
      if (together() || (people_.has(viewer_) && actors.has(viewer_))) return;
      // A curtain never falls over a hand that lies open.
      if (viewer_ != base::kNoSeat) {
        leave_screen(everybodys_view());
      } else {
        curtain_ = next;
      }
      return;
    }
    if (buzzed()) return;  // the floor is theirs
    if (answers_.waited(ms, actors, *tools_.tempo)) let_think(next);
  }

  void pump() override {
    if (const auto action = table_.take_action(); action && shown_to_viewer()) submit(viewer_, *action);
    if (const auto said = table_.take_said(); said && asked_people().has(said->seat)) submit(said->seat, said->action);
    if (const auto call = table_.take_call()) heed(*call);
  }

  std::optional<int> viewer() const override { return curtain_ ? std::nullopt : seat_or_nobody(viewer_); }
  std::optional<int> asked() const override { return curtain_ ? std::nullopt : seat_or_nobody(asked_seat()); }
  std::optional<int> curtain() const override { return curtain_ ? std::optional<int>(curtain_->index()) : std::nullopt; }
  void lift_curtain() override {
    if (!curtain_) return;
    viewer_ = *std::exchange(curtain_, std::nullopt);
    table_.show(view_at_table());
    offer();
  }

  bool take_cut() override { return std::exchange(cut_, false); }
  std::optional<hud::Hint> hint() override {
    if (curtain_ || table_.busy() || table_.waits_for_throw() || !people_.has(viewer_)) return std::nullopt;
    typename G::ActionList actions;
    if (asked_people().has(viewer_)) G::legal(match_.state(), viewer_, actions);
    if (actions.empty()) return std::nullopt;
    // The same generator in every match: a hint that knew the seed would know the cards.
    base::MindGenerator generator(kHintStream + static_cast<std::uint64_t>(match_.step()));
    const auto action = make_mind_(kHintLevel)
                            ->decide(G::view(match_.state(), viewer_), heard_[static_cast<std::size_t>(viewer_.index())],
                                     {actions.begin(), actions.end()}, generator, {});
    return hud::Hint{"You could " + table_.action_words(action) + ".", table_.path(action)};
  }
  int step() const override { return match_.step(); }

  bool finished() const override { return G::over(match_.state()) && !table_.busy() && !table_.waits_for_throw(); }
  bool settled() const override {
    if (table_.busy()) return false;
    return table_.waits_for_throw() || curtain_ || G::over(match_.state()) || asked_seat() != base::kNoSeat;
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
    const Seat seat = asked_seat();
    if (curtain_ || seat == base::kNoSeat) return list;
    typename G::ActionList actions;
    G::legal(match_.state(), seat, actions);
    for (const auto& action : actions) list.push_back({C::action(action), path(seat, action, actions)});
    return list;
  }
  Json save() const override { return wire::save_of<C>(match_); }
  const Inspector& inspector() const override { return inspector_; }
  Driver& driver() override { return driver_; }

 private:
  // Streams of their own, so that no one's draws shift another's.
  static constexpr std::uint64_t kTimingStream = 0x74696D696E67;
  static constexpr std::uint64_t kThoughtsStream = 0x6D696E6473;
  static constexpr std::uint64_t kHintStream = 0x68696E74;
  static constexpr std::uint64_t kPicturesStream = 0x7069637473;
  // ms after a race in which no computer player acts and nobody gets the screen: a press that came too late hits nothing.
  static constexpr float kBreath = 600;
  static constexpr std::string_view kHuman = "human", kHintLevel = "easy";
  static constexpr float kEver = 1e9f;  // ms: longer than anybody waits

  static std::optional<int> seat_or_nobody(Seat seat) {
    return seat == base::kNoSeat ? std::nullopt : std::optional<int>(seat.index());
  }

  tabletop::TableSetup table_setup(const std::vector<shell::SeatPlan>& seats) const {
    tabletop::TableSetup setup;
    for (const auto& seat : seats) setup.seats.push_back({seat.name, seat.human()});
    setup.metrics = tools_.metrics;
    setup.tempo = tools_.tempo;
    setup.timings = tools_.timings;
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
      recall();
      table_.show(view_at_table());
    }
    offer();
  }
  void recall() {
    std::vector<typename G::Event> heard;
    for (const auto& step : match_.steps())
      for (const auto& event : step.events) heard.push_back(driver_.heard(event, viewer_));
    table_.recall(heard);
  }
  // What whoever looks on may know; as a rule the viewer.
  typename G::View view_at_table() const { return driver_.view(match_.state(), viewer_); }
  bool shown_to_viewer() const { return driver_.sees_as(viewer_) && !driver_.previews(); }

  void remember_all() {
    for (auto& heard : heard_) heard.clear();
    for (const auto& step : match_.steps()) remember(step.events, static_cast<int>(&step - match_.steps().data()));
  }

  void remember(std::span<const typename G::Event> events, int step) {
    for (std::size_t seat = 0; seat < minds_.size(); ++seat)
      for (const auto& event : events) heard_[seat].push_back({step, G::heard(event, Seat{static_cast<int>(seat)})});
  }
  void tell(std::span<const typename G::Event> events) {
    std::vector<typename G::Event> heard;
    for (const auto& event : events) heard.push_back(driver_.heard(event, viewer_));
    table_.hear(heard, view_at_table());
    if (driver_.sees_all()) table_.show(view_at_table());
  }
  void offer() {
    if constexpr (Windows::kOpenly) follow_window();
    const base::SeatSet asked = asked_people();
    typename G::ActionList actions;
    if (asked.has(viewer_) && shown_to_viewer()) G::legal(match_.state(), viewer_, actions);
    table_.open_to(together() ? asked : base::SeatSet{});
    if constexpr (Windows::kOpenly) offer_openly(together() ? asked : base::SeatSet{});
    table_.offer({actions.begin(), actions.end()});
  }
  void offer_openly(base::SeatSet asked) {
    std::vector<typename TableType::Offer> offers;
    for (Seat seat : asked) {
      typename G::ActionList actions;
      G::legal(match_.state(), seat, actions);
      offers.push_back({seat, {actions.begin(), actions.end()}});
    }
    table_.offer_openly(std::move(offers));
  }
  // A window that has just opened: who answers when.
  void follow_window() {
    const int now = Windows::which(match_.state());
    if (now == window_) return;
    if (window_ != 0 && answering_ == Answering::kRace && !people_.empty()) breath_ = kBreath;
    window_ = now;
    if (now == 0) return;
    const base::SeatSet actors = G::actors(match_.state());
    if (racing()) {
      answers_.start(actors - people_);
      table_.answer_in({});
    } else {
      answers_.draw(actors);
      table_.answer_in({answers_.order().begin(), answers_.order().end()});
    }
  }

  void submit(Seat seat, const typename G::Action& action) {
    const auto before = everybodys_view();
    if (!G::check(match_.state(), seat, action)) driver_.about_to_step();
    // An action answers the step it was meant for: what is not legal any more is dropped, and the table asks again.
    if (!match_.submit(seat, action)) {
      answers_.answered(seat);
      remember(match_.fresh(), match_.step());
      if (together()) leave_screen(before);  // everybody sees the dice fall
      tell(match_.fresh());
      driver_.stepped();
    }
    offer();
  }

  // ---- for the driver

  void do_for(Seat seat, const typename G::Action& action) override { submit(seat, action); }
  void lay_out() override {
    curtain_.reset();
    if (people_.size() != 1) viewer_ = base::kNoSeat;
    window_ = 0;
    breath_ = 0;
    answers_ = Answers(match_.seed() ^ kTimingStream);
    remember_all();
    told_step_ = std::min(told_step_, match_.steps().size() - 1);
    told_event_ = std::min(told_event_, match_.steps()[told_step_].events.size());
    recall();
    table_.show(view_at_table());
    offer();
  }
  void lay_out(const typename G::State& past) override {
    table_.show(driver_.view(past, viewer_));
    table_.open_to({});
    table_.offer({});
  }
  void tell_step() override {
    const auto& step = match_.steps().back();
    remember(step.events, match_.step());
    tell(step.events);
    offer();
  }
  std::optional<typename G::Action> decide(Seat seat, const std::string& level) override {
    typename G::ActionList actions;
    if (G::actors(match_.state()).has(seat)) G::legal(match_.state(), seat, actions);
    const auto i = static_cast<std::size_t>(seat.index());
    const std::string_view own = minds_[i] != nullptr ? std::string_view(players_[i]) : kHintLevel;
    const Mind mind = make_mind_(level.empty() ? own : std::string_view(level));
    if (actions.empty() || mind == nullptr) return std::nullopt;
    base::MindGenerator generator = thoughts_;  // as it would if it were asked next
    search::Budget budget;
    budget.iterations = tools_.iterations;
    return mind->decide(G::view(match_.state(), seat), heard_[i], {actions.begin(), actions.end()}, generator, budget);
  }
  std::string player(Seat seat) const override { return players_[static_cast<std::size_t>(seat.index())]; }
  bool set_player(Seat seat, const std::string& who) override {
    if (!sit(seat, who)) return false;
    viewer_ = people_.size() == 1 ? people_.front() : base::kNoSeat;
    lay_out();
    return true;
  }
  // False if there is no such level.
  bool sit(Seat seat, const std::string& who) {
    const bool person = who == kHuman;
    Mind mind = person ? nullptr : make_mind_(who);
    if (!person && mind == nullptr) return false;
    const auto i = static_cast<std::size_t>(seat.index());
    minds_[i] = std::move(mind);
    players_[i] = who;
    person ? people_.add(seat) : people_.remove(seat);
    table_.seat_person(seat, person);
    return true;
  }

  // What the people of this screen do at their buzzers.
  void heed(const tabletop::Call& call) {
    if (!together()) return;
    const base::SeatSet asked = asked_people();
    switch (call.what) {
      case tabletop::Call::What::kBuzz:
        if (!Windows::kOpenly && viewer_ == base::kNoSeat && asked.has(call.seat)) curtain_ = call.seat;
        break;
      case tabletop::Call::What::kNobody:  // for all of them at once
        for (Seat seat : asked) submit(seat, Windows::nobody());
        break;
      case tabletop::Call::What::kTakeBack:
        viewer_ = base::kNoSeat;
        cut_ = true;
        table_.show(view_at_table());
        offer();
        break;
    }
  }

  // Whether several people share the screen and are asked together.
  bool together() const { return people_.size() > 1 && Windows::open(match_.state()); }
  // Whether one of them has buzzed and looks at their own cards.
  bool buzzed() const { return together() && viewer_ != base::kNoSeat; }
  // Whether something is answered before everybody's eyes, and by whoever is first.
  bool openly() const { return Windows::kOpenly && Windows::open(match_.state()); }
  bool racing() const {
    if constexpr (Windows::kOpenly) return answering_ == Answering::kRace && Windows::several(match_.state());
    return false;
  }
  // The people of this screen who may act now: all who have to, or where they answer in an order, whose place it is.
  base::SeatSet asked_people() const {
    const base::SeatSet actors = G::actors(match_.state());
    if (!openly() || racing()) return people_ & actors;
    return people_ & base::SeatSet::of(answers_.place(actors));
  }
  // Who is asked, of the people of this screen: whoever has it, or the first of those who are asked together.
  Seat asked_seat() const {
    const base::SeatSet asked = asked_people();
    if (asked.has(viewer_)) return viewer_;
    return together() && !asked.empty() ? asked.front() : base::kNoSeat;
  }
  std::vector<std::string> path(Seat seat, const typename G::Action& action, const typename G::ActionList& legal) const {
    if (openly()) return table_.open_path(seat, action);
    if (seat == viewer_ || action == Windows::nobody()) return table_.path(action);
    // As nobody would be pressed, but for the buzzer in its place, and then behind the curtain.
    std::vector<std::string> path = table_.path(Windows::nobody());
    path.back() = tabletop::buzz_id(seat);
    path.emplace_back("curtain.ready");
    for (std::string& id : table_.path_once_shown(action, {legal.begin(), legal.end()})) path.push_back(std::move(id));
    return path;
  }
  // Computer players answer before everybody's eyes: when their places come, or when their time in a race has.
  void answer_openly(float ms) {
    if (!table_.takes_answers()) return;
    const base::SeatSet actors = G::actors(match_.state());
    if (racing()) {
      // Nobody reads or presses more quickly because pictures do: among people a race takes its time.
      const float pace = (actors & people_).empty() ? tools_.tempo->scaled(1) : 1;
      answers_.run(pace > 0 ? ms / pace : kEver);
      const int race = window_;
      while (window_ == race && !driver_.held()) {
        const auto seat = answers_.due(G::actors(match_.state()) - people_);
        if (!seat) return;
        let_think(*seat);
      }
      return;
    }
    const Seat next = answers_.place(actors);
    if (!people_.has(next) && !table_.busy() && answers_.waited(ms, actors, *tools_.tempo, true)) let_think(next);
  }
  typename G::View everybodys_view() const { return driver_.view(match_.state(), base::kNoSeat); }
  // The screen is everybody's; one person alone never leaves it.
  void leave_screen(const typename G::View& everybodys) {
    if (viewer_ == base::kNoSeat || people_.size() == 1) return;
    table_.seat_at_bottom(viewer_);
    viewer_ = base::kNoSeat;
    table_.close(everybodys);
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
  MatchInsight<C, Insight> insight_;
  MatchInspector<C, Insight> inspector_{
      match_, [this](const typename G::Action& action) { return table_.action_words(action); }, insight_};
  MatchDriver<C> driver_{match_, *this};
  SessionTools tools_;
  MakeMind make_mind_;
  std::vector<Mind> minds_;  // nullptr: a person
  std::vector<std::string> players_;
  std::vector<std::vector<search::Heard<G>>> heard_;
  base::SeatSet people_;
  Seat viewer_ = base::kNoSeat;
  std::optional<Seat> curtain_;
  bool cut_ = false;
  Answering answering_;
  Answers answers_;
  int window_ = 0;    // which one is answered before everybody's eyes
  float breath_ = 0;  // ms that are left of it
  base::MindGenerator thoughts_;
  TableType table_;
  std::size_t told_step_ = 0, told_event_ = 0;  // of position()
};

}  // namespace nightcap::app
