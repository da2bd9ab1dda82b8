// What is hidden, from whom, and what a computer player makes of it.
#include <algorithm>

#include "game/cocktail/insight/insight.hpp"
#include "game/cocktail/wire/names.hpp"

namespace nightcap::cocktail::insight {
namespace {

using nightcap::wire::name_of;
using nightcap::wire::names_of;

// "blue poison"
std::string kind(Kind of) {
  std::string name(of == kNoKind ? "-" : wire::kind_name(of));
  if (name.size() > 1) std::replace(name.begin(), name.end(), '-', ' ');
  return name;
}

// Whose view tells the card of that bite.
SeatSet who_knows(std::span<const View> views, Handle handle) {
  SeatSet knowing;
  for (const View& view : views)
    for (const Tray& tray : view.cocktails)
      for (const Bite& bite : tray)
        if (bite.handle == handle && bite.card != kNoCard) knowing.add(view.viewer);
  return knowing;
}

template <class Cards>
std::string kinds(const Cards& cards) {
  std::string list;
  for (const CardId card : cards) list += (list.empty() ? "" : ", ") + kind(kind_of(card));
  return list.empty() ? "-" : list;
}

}  // namespace

Json Insight::secrets(const State& state, Names names) {
  std::vector<View> views;
  for (int i = 0; i < state.players; ++i) views.push_back(Rules::view(state, Seat{i}));

  Json bites{{"title", "Face-down bites"},
             {"note", "Who knows a bite is read off the views of all players (CK-10.1)."},
             {"columns", {"Bite", "In", "Is", "Said", "Served by", "Known by"}},
             {"rows", Json::array()}};
  for (int i = 0; i < state.players; ++i)
    for (const Bite& bite : state.cocktails[static_cast<std::size_t>(i)])
      bites["rows"].push_back({wire::handle_name(bite.handle) + (bite.pit != 0 ? ", pit" : ""), name_of(names, Seat{i}),
                               kind(kind_of(bite.card)), kind(bite.declared), name_of(names, bite.by),
                               names_of(names, who_knows(views, bite.handle))});

  Json others{{"title", "Other hidden cards"},
              {"note", "The reserve is listed from its top."},
              {"columns", {"Where", "Cards"}},
              {"rows", Json::array()}};
  for (int i = 0; i < state.players; ++i)
    if (const CardSet& hand = state.hands[static_cast<std::size_t>(i)]; !hand.empty())
      others["rows"].push_back({"hand of " + name_of(names, Seat{i}), kinds(hand)});
  std::vector<CardId> reserve(state.reserve.begin(), state.reserve.end());
  std::reverse(reserve.begin(), reserve.end());
  if (!reserve.empty()) others["rows"].push_back({"reserve", kinds(reserve)});
  if (!state.unseen.empty()) others["rows"].push_back({"went out unseen (CK-6.2)", kinds(state.unseen)});
  return Json::array({bites, others});
}

Json Insight::maps(const View& view, std::span<const search::Belief> beliefs, Names names) {
  Json map{{"title", "What each hidden card is"}, {"columns", Json::array()}, {"rows", Json::array()}};
  for (int i = 0; i < kKinds; ++i) map["columns"].push_back(kind(static_cast<Kind>(i)));
  Json& rows = map["rows"];
  const auto row = [&](const std::string& name) {
    rows.push_back({{"name", name}, {"cells", Json::array_t(kKinds, nullptr)}});
  };
  for (const Seat seat : view.in_round)
    for (const Bite& bite : view.cocktails[seat.n])
      row(wire::handle_name(bite.handle) + " in " + name_of(names, seat) + "'s" +
          (bite.declared == kNoKind ? "" : ", said " + kind(bite.declared)));
  row("in other hands");
  row("in the reserve");
  row("went out unseen");
  for (const search::Belief& each : beliefs)
    rows.at(static_cast<std::size_t>(each.row))["cells"].at(static_cast<std::size_t>(each.column)) = each.probability;
  return Json::array({map});
}

}  // namespace nightcap::cocktail::insight
