// Cocktail's windows in time: computer players' delays tell nothing, and what comes too late answers no other window.

#include <gtest/gtest.h>

#include "game/app/match_session.hpp"
#include "game/app/open_windows.hpp"
#include "game/cocktail/bots/levels.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/wire/codec.hpp"
#include "platform/null/stage.hpp"
#include "tests/support/cocktail_answers.hpp"

namespace nightcap::tests {
namespace {

using base::Seat;

// ---- two worlds: the same evening, but that computer players hold other cards

using G = cocktail::Rules;
using Match = rules::Match<G>;
using Session = app::MatchSession<cocktail::wire::Codec, cocktail::table::CocktailTable, app::CocktailWindows>;
constexpr int kFive = 5;

// Col. Bracket has served Lady Augusta something and calls it so.
std::optional<Match> served(const cocktail::Outcome& deal, std::uint64_t seed, cocktail::Kind kind) {
  G::Setup setup;
  setup.players = kFive;
  setup.starter = Seat{1};
  Match match(setup, seed, rules::Chance::kExternal);
  if (!match.decide(deal)) return std::nullopt;
  if (match.submit(Seat{1}, cocktail::act::direction(true))) return std::nullopt;
  if (match.submit(Seat{1}, cocktail::act::play(*match.state().hands[1].begin(), Seat{2}, kind))) return std::nullopt;
  return match;
}

struct Heard {
  int frame;
  int player;
  std::string what;
};
struct Film {
  std::vector<Heard> answers;
  std::vector<scene::DrawList> frames;
};

// What the one person at the table sees and hears, who says nothing, frame by frame.
Film film(const Match& match, app::Answering answering) {
  static const platform::null::EstimatedMetrics kMetrics;
  static const motion::Tempo kTempo;
  std::vector<shell::SeatPlan> seats{{"Coco"}};
  for (int i = 1; i < kFive; ++i) seats.push_back({kNames[i], "easy"});
  Session session(match, seats, cocktail::bots::make_mind, {&kMetrics, &kTempo, 10}, answering);
  session.table().set_page({1920, 1080});
  static_cast<void>(session.position());
  Film film;
  for (int frame = 0; frame < 320; ++frame) {
    session.update(16);
    for (const Json& event : answers_in(session.position()))
      film.answers.push_back({frame, event["player"].get<int>(), event["type"].get<std::string>()});
    session.table().paint(film.frames.emplace_back(), {});
  }
  return film;
}

TEST(CocktailWindow, computer_players_answer_at_the_same_times_whatever_they_hold_and_say) {
  for (const auto answering : {app::Answering::kCalm, app::Answering::kRace}) {
    int compared = 0, differing = 0;
    for (std::uint64_t seed = 0; seed < 14; ++seed) {
      base::MindGenerator random(seed);
      base::RulesGenerator chance(seed);
      G::Setup setup;
      setup.players = kFive;
      setup.starter = Seat{1};
      cocktail::Outcome deal = G::draw(Match(setup, seed, rules::Chance::kExternal).state(), chance);
      const auto kind = static_cast<cocktail::Kind>(seed % cocktail::kKinds);
      const auto one = served(deal, seed, kind);
      ASSERT_TRUE(one);
      // What the last three and the reserve hold is dealt out anew among them.
      std::vector<cocktail::CardId> theirs;
      for (int seat = 2; seat < kFive; ++seat)
        for (const auto card : one->state().hands[static_cast<std::size_t>(seat)]) theirs.push_back(card);
      for (const auto card : one->state().reserve) theirs.push_back(card);
      auto dealt = theirs;
      random.shuffle(std::span<cocktail::CardId>(dealt));
      for (auto& card : deal.order)
        if (const auto at = std::find(theirs.begin(), theirs.end(), card); at != theirs.end())
          card = dealt[static_cast<std::size_t>(at - theirs.begin())];
      const auto other = served(deal, seed, kind);
      ASSERT_TRUE(other);
      ASSERT_TRUE(G::view(one->state(), Seat{0}) == G::view(other->state(), Seat{0}));
      const Film here = film(*one, answering), there = film(*other, answering);
      // Until one of them closes it, which the other could have done.
      std::size_t n = 0;
      int same_until = 320;
      for (; n < std::min(here.answers.size(), there.answers.size()); ++n) {
        EXPECT_EQ(here.answers[n].frame, there.answers[n].frame) << "seed " << seed;
        EXPECT_EQ(here.answers[n].player, there.answers[n].player) << "seed " << seed;
        ++compared;
        if (here.answers[n].what == there.answers[n].what) continue;
        ++differing;
        same_until = std::min(same_until, here.answers[n].frame);
        if (here.answers[n].what == "courtesy" || there.answers[n].what == "courtesy") break;
      }
      if (same_until == 320 && here.answers.size() != there.answers.size()) continue;
      for (int frame = 0; frame < same_until; ++frame) {
        const auto at = static_cast<std::size_t>(frame);
        ASSERT_TRUE(here.frames[at] == there.frames[at]) << "seed " << seed << ", frame " << frame;
      }
    }
    EXPECT_GT(compared, 14);
    EXPECT_GT(differing, 2) << "or nothing was tried";
  }
}

// Somebody who thanks for everything, and serves whatever comes first.
class Courteous final : public search::Mind<G> {
 public:
  G::Action decide(const G::View&, std::span<const search::Heard<G>>, std::span<const G::Action> legal, base::MindGenerator&,
                   search::Budget) override {
    const auto thanks = std::find(legal.begin(), legal.end(), cocktail::act::courtesy());
    return thanks != legal.end() ? *thanks : legal.front();
  }
};
std::unique_ptr<search::Mind<G>> courteous(std::string_view) { return std::make_unique<Courteous>(); }

TEST(CocktailWindow, a_press_that_comes_too_late_is_dropped_with_a_sentence_and_answers_no_other_window) {
  static const platform::null::EstimatedMetrics kMetrics;
  for (const bool instant : {false, true})
    for (const char* how : {"key S", "key T", "key P", "click"}) {
      SCOPED_TRACE(std::string(how) + (instant ? ", instant" : ""));
      motion::Tempo tempo;
      tempo.instant = instant;
      base::RulesGenerator chance(3);
      G::Setup setup;
      setup.players = kFive;
      setup.starter = Seat{1};
      const auto match = served(G::draw(Match(setup, 3, rules::Chance::kExternal).state(), chance), 3, cocktail::Kind::kWine);
      ASSERT_TRUE(match);
      std::vector<shell::SeatPlan> seats{{"Coco"}};
      for (int i = 1; i < kFive; ++i) seats.push_back({kNames[i], "easy"});
      Session session(*match, seats, courteous, {&kMetrics, &tempo, 10}, app::Answering::kRace);
      auto& table = session.table();
      table.set_page({1920, 1080});
      EXPECT_TRUE(session.asked().has_value());
      int frames = 0;
      for (; session.asked() && frames < 400; ++frames) session.update(16);
      ASSERT_LT(frames, 400) << "nobody thanks";
      static_cast<void>(session.position());
      static_cast<void>(table.take_lines());
      const int step = session.step();
      if (how[0] == 'k') {
        EXPECT_TRUE(table.key(std::string_view(how).substr(4)));
        EXPECT_TRUE(table.key("S")) << "it does nothing else either";
      } else {
        table.press("window.suspect");
        table.press("window.suspect");
      }
      session.pump();
      EXPECT_EQ(session.step(), step);
      const auto lines = table.take_lines();
      if (how[0] == 'k' || !instant) {
        ASSERT_EQ(lines.size(), 1u) << "it is told once";
        EXPECT_EQ(lines[0], "Too late, Coco: Lady Augusta was first.");
        EXPECT_EQ(table.sentence().find("Any doubts?"), std::string::npos);
      }
      // Whoever acts next takes a breath, and nothing is answered for Coco when something is served again.
      int still = 0;
      for (; session.step() == step && still < 400; ++still) session.update(16);
      EXPECT_GE(still * 16, 600);
      for (int i = 0; i < 60; ++i) session.update(16);
      const Json position = session.position();
      for (const Json& event : answers_in(position)) EXPECT_NE(event["player"], 0);
    }
}

}  // namespace
}  // namespace nightcap::tests
