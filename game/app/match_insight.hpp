// What a match tells about its pending decisions, its secrets and its computer players, in JSON, by the game's `Insight`
// (engine/wire/insight.hpp). A game that has none is told by its rules and its codec alone.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/wire/insight.hpp"
#include "engine/wire/table.hpp"
#include "engine/wire/two_worlds.hpp"
#include "game/shell/game_info.hpp"
#include "game/tabletop/table.hpp"

namespace nightcap::app {

template <wire::Codec C, class Insight>
class MatchInsight {
 public:
  using G = typename C::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Json = base::Json;
  using Seat = base::Seat;
  using MakeMind = std::unique_ptr<search::Mind<G>> (*)(std::string_view level);

  // Match and generator (the one that computer players draw from) outlive it; `iterations`: how hard they think.
  MatchInsight(const rules::Match<G>& match, const std::vector<shell::SeatPlan>& seats, MakeMind make_mind,
               const base::MindGenerator& generator, int iterations)
      : match_(match), make_mind_(make_mind), generator_(generator), iterations_(iterations) {
    for (const shell::SeatPlan& seat : seats) {
      names_.push_back(seat.name);
      infos_.push_back({seat.name, seat.human()});
    }
  }

  [[nodiscard]] const std::string& name(int seat) const { return names_.at(static_cast<std::size_t>(seat)); }

  [[nodiscard]] Json windows() const {
    const State& state = match_.state();
    const base::SeatSet actors = G::actors(state);
    Json out{
        {"frames", frames(state)}, {"may", wire::seats_json(actors)}, {"answers", Json::array()}, {"if_all_pass", nullptr}};
    for (const Seat seat : actors) add_answers(out["answers"], state, seat);
    State after = state;
    if (Json events = Json::array(); all_pass(after, events))
      out["if_all_pass"] = {{"events", std::move(events)}, {"then", then(after)}};
    return out;
  }

  [[nodiscard]] Json secrets(int step) const {
    if constexpr (requires(const State& state, wire::Names names) { Insight::secrets(state, names); })
      return Insight::secrets(match_.steps().at(static_cast<std::size_t>(step)).after, names_);
    return Json::array();
  }

  [[nodiscard]] Json compare_worlds(int step, std::optional<int> seat) const {
    if constexpr (requires { typename Insight::Worlds; }) {
      const wire::Findings found =
          wire::compare_step<typename Insight::Worlds>(match_, step, seat ? Seat{*seat} : base::kNoSeat, gate());
      Json leak = nullptr;
      if (found.leak)
        leak = {
            {"what", found.leak->what}, {"field", found.leak->field}, {"one", found.leak->one}, {"other", found.leak->other}};
      return {{"worlds", found.positions + found.steps},
              {"decisions", found.decisions},
              {"broken", found.broken},
              {"leak", std::move(leak)}};
    }
    return nullptr;
  }

  [[nodiscard]] Json thoughts(int seat, std::string_view level) const {
    const Seat who{seat};
    const auto mind = make_mind_(level);
    if (mind == nullptr) return nullptr;
    const auto view = gate().view(match_.state(), who);
    const auto heard = heard_by(who);
    typename G::ActionList legal;
    if (G::actors(match_.state()).has(who)) G::legal(match_.state(), who, legal);
    Json out{{"candidates", Json::array()}, {"ms", 0.0}, {"iterations", 0}, {"maps", Json::array()}};
    if (!legal.empty()) {
      base::MindGenerator generator = generator_;
      const auto from = std::chrono::steady_clock::now();
      const search::Thoughts<G> thoughts = mind->think(view, heard, {legal.begin(), legal.end()}, generator, {0, iterations_});
      out["ms"] = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - from).count();
      out["iterations"] = thoughts.iterations;
      for (const auto& each : thoughts.candidates)
        out["candidates"].push_back({{"action", C::action(each.action)},
                                     {"words", words(each.action, view)},
                                     {"value", each.value},
                                     {"visits", each.visits},
                                     {"reason", each.reason}});
    }
    if constexpr (requires(std::span<const search::Belief> beliefs, wire::Names names) { Insight::maps(view, beliefs, names); })
      out["maps"] = Insight::maps(view, mind->believe(view, heard), names_);
    return out;
  }

 private:
  static wire::Gate<G> gate() {
    if constexpr (requires { Insight::gate(); }) return Insight::gate();
    return {};
  }

  std::vector<search::Heard<G>> heard_by(Seat seat) const {
    std::vector<search::Heard<G>> heard;
    for (std::size_t i = 0; i < match_.steps().size(); ++i)
      for (const auto& event : match_.steps()[i].events) heard.push_back({static_cast<int>(i), gate().heard(event, seat)});
    return heard;
  }

  std::string words(const Action& action, const typename G::View& view) const {
    if constexpr (requires { Insight::words(action, view, infos_); }) return Insight::words(action, view, infos_);
    return C::action(action).dump();
  }
  Json words(const typename G::Event& event) const {
    const Json json = C::event(event);
    std::string text;
    if constexpr (requires { Insight::words(event, infos_); }) text = Insight::words(event, infos_);
    return {{"rule", json.value("rule", "")}, {"type", json.value("type", "")}, {"words", text}};
  }

  Json frames(const State& state) const {
    Json list = Json::array();
    if constexpr (requires(wire::Names names) { Insight::pending(state, names); }) {
      list = Insight::pending(state, names_);
    } else if (!G::actors(state).empty()) {
      list.push_back({{"rule", ""}, {"title", "A decision"}, {"about", ""}, {"answers", Json::array()}});
    }
    if (const Json wanted = C::wanted(state); !wanted.is_null())
      list.insert(
          list.begin(),
          Json::object({{"rule", ""}, {"title", "Chance"}, {"about", wanted.value("type", "")}, {"answers", Json::array()}}));
    return list;
  }

  // What comes when all that is over: "June's turn: June".
  std::string then(const State& state) const {
    if (G::over(state)) return "the game is over";
    const Json list = frames(state);
    std::string text = list.empty() ? "" : list.front().value("title", "");
    if (G::chance_wanted(state)) return text + ": " + C::wanted(state).value("type", "");
    return text + ": " + wire::names_of(names_, G::actors(state));
  }

  using Events = rules::EventList<typename G::Event>;
  void add(Json& list, const Events& events) const {
    for (const auto& event : events) list.push_back(words(event));
  }

  // Lets everybody who may act want nothing. False if one of them can't.
  bool all_pass(State& state, Json& list) const {
    if constexpr (requires { Insight::passing(); }) {
      const base::SeatSet actors = G::actors(state);
      for (const Seat seat : actors) {
        if (G::check(state, seat, Insight::passing())) return false;
        Events events;
        G::apply(state, seat, Insight::passing(), events);
        add(list, events);
      }
      return !actors.empty();
    }
    return false;
  }

  // One answer of each kind: what it brings about, really done on a copy.
  void add_answers(Json& list, const State& state, Seat seat) const {
    typename G::ActionList legal;
    G::legal(state, seat, legal);
    Json kinds = Json::object();
    for (const Action& action : legal) {
      const std::string kind = C::action(action).value("type", "");
      if (kinds.contains(kind)) {
        kinds[kind]["ways"] = kinds[kind]["ways"].get<int>() + 1;
      } else {
        kinds[kind] = answer(state, seat, action);
        kinds[kind]["ways"] = 1;
      }
    }
    for (const auto& [kind, each] : kinds.items()) list.push_back(each);
  }
  Json answer(const State& state, Seat seat, const Action& action) const {
    State after = state;
    Events events;
    G::apply(after, seat, action, events);
    Json it{{"seat", seat.index()},    {"action", C::action(action)}, {"words", words(action, G::view(state, seat))},
            {"events", Json::array()}, {"then", then(after)},         {"branches", Json::array()}};
    add(it["events"], events);
    if constexpr (requires { Insight::branches(after); })
      for (const auto& branch : Insight::branches(after)) it["branches"].push_back(branch_json(after, branch));
    return it;
  }
  // How chance may come out then, and what that leads to if nobody wants anything.
  template <class Branch>
  Json branch_json(State state, const Branch& branch) const {
    Json it{{"words", branch.words}, {"percent", branch.percent}, {"events", Json::array()}};
    Events events;
    G::resolve(state, branch.outcome, events);
    add(it["events"], events);
    static_cast<void>(all_pass(state, it["events"]));
    return it;
  }

  const rules::Match<G>& match_;
  MakeMind make_mind_;
  const base::MindGenerator& generator_;
  int iterations_;
  std::vector<std::string> names_;
  std::vector<tabletop::SeatInfo> infos_;
};

}  // namespace nightcap::app
