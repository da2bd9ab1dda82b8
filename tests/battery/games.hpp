// The games that the battery plays: one row for each, with random options and every action that could be thought of,
// sensible or not. Who adds a game adds a row here.
#pragma once

#include <gtest/gtest.h>

#include "engine/base/generator.hpp"
#include "game/cocktail/wire/codec.hpp"
#include "game/martinis/wire/codec.hpp"
#include "game/template/wire/codec.hpp"

namespace nightcap::tests {

inline bool coin(base::MindGenerator& random) { return random.below(2) == 0; }
inline std::uint8_t between(int low, int high, base::MindGenerator& random) {
  return static_cast<std::uint8_t>(low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1))));
}

struct MartinisAndMen {
  using Codec = martinis::wire::Codec;
  static martinis::Options random_options(base::MindGenerator& random) {
    return {between(1, 5, random), between(4, 8, random), coin(random)};
  }
  template <class Visit>
  static void every_action(const martinis::State&, Visit visit) {
    using namespace martinis;
    const auto every_card = [](auto look) {
      for (int card = 0; card <= kCards; ++card) look(CardId{card});  // the last one doesn't exist
      look(kNoCard);
    };
    visit(act::pass());
    every_card([&](CardId card) {
      for (const Action& action : {act::ask(card), act::show(card), act::take(card), act::special(card, Die::kRed),
                                   act::special(card, Die::kBlue), act::special(card, static_cast<Die>(2))})
        visit(action);
      visit(Action{Action::Type::kPass, card == kNoCard ? CardId{0} : card, kNoCard, Die::kRed});  // more than it should say
      every_card([&](CardId other) {
        visit(act::match_pool(card, other));
        visit(act::match_pair(card, other));
      });
    });
    visit(Action{static_cast<Action::Type>(7), kNoCard, kNoCard, Die::kRed});
  }
};

struct Cocktail {
  using Codec = cocktail::wire::Codec;
  static cocktail::Options random_options(base::MindGenerator& random) {
    return {coin(random), coin(random), coin(random), coin(random)};
  }
  template <class Visit>
  static void every_action(const cocktail::State& state, Visit visit) {
    using namespace cocktail;
    for (const Action& action : {act::direction(true), act::direction(false), act::take(), act::pass(), act::suspect(),
                                 act::courtesy(), act::hand_over(true), act::hand_over(false)})
      visit(action);
    for (int card = 0; card <= kCards; ++card)
      for (int to = 0; to <= kMaxPlayers; ++to)
        for (int kind = 0; kind <= kKinds; ++kind) visit(act::play(CardId{card}, Seat{to}, static_cast<Kind>(kind)));
    for (int own = 0; own <= state.handles + 1; ++own)
      for (int other = 0; other <= state.handles + 1; ++other) visit(act::change(Handle{own}, Handle{other}));
    Action leftover = act::take();
    leftover.card = CardId{0};
    visit(leftover);
    visit(Action{static_cast<Action::Type>(8)});
  }
};

struct LastCall {
  using Codec = last_call::wire::Codec;
  static last_call::Options random_options(base::MindGenerator& random) { return {between(1, 9, random)}; }
  template <class Visit>
  static void every_action(const last_call::State&, Visit visit) {
    for (int type = 0; type < 4; ++type) visit(last_call::Action{static_cast<last_call::Action::Type>(type)});
  }
};

using EveryGame = testing::Types<MartinisAndMen, Cocktail, LastCall>;

struct GameNames {
  template <class Row>
  static std::string GetName(int) {
    std::string name;
    bool capital = true;
    for (const char c : Row::Codec::Game::kId) {
      if (c != '-') name += capital ? static_cast<char>(c - 'a' + 'A') : c;
      capital = c == '-';
    }
    return name;
  }
};

}  // namespace nightcap::tests
