// Several people at one screen: whose it is, when a curtain falls, and that neither curtain nor buzzer tells anything.

#include <gtest/gtest.h>

#include "game/app/match_session.hpp"
#include "game/app/open_windows.hpp"
#include "game/martinis/bots/levels.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/wire/codec.hpp"
#include "tests/ui/person.hpp"

namespace nightcap::tests {
namespace {

Words evening(const char* seats, int players, int seed, const char* speed = "4") {
  return {"--game",    "martinis-and-men",
          "--players", std::to_string(players),
          "--seats",   seats,
          "--starter", "0",
          "--seed",    std::to_string(seed),
          "--speed",   speed};
}
constexpr const char* kThreeAndAComputer = "human,human,human,easy";

bool starts_with(const Json& text, const char* head) { return text.is_string() && text.get<std::string>().starts_with(head); }
bool buzzes(const Json& action) {
  return std::any_of(action["path"].begin(), action["path"].end(),
                     [](const Json& id) { return starts_with(id, "window.buzz."); });
}
Words ids_of(const Json& ui) {
  Words ids;
  for (const Json& widget : ui["widgets"]) ids.push_back(widget["id"]);
  return ids;
}
bool at_buzzers(Window& window) { return window.screen() == "table" && window.has("window.nobody"); }

// Somebody's decision, without a buzz; a curtain is lifted.
void go_on(Window& window, base::MindGenerator& random) {
  window.settle();
  if (window.screen() == "curtain") return window.click("curtain.ready");
  Json actions = window.actions();
  actions.erase(std::remove_if(actions.begin(), actions.end(), buzzes), actions.end());
  ASSERT_FALSE(actions.empty());
  for (const std::string id : actions[random.below(static_cast<std::uint32_t>(actions.size()))]["path"]) window.click(id);
}
// Plays on to the next moment at which everybody is asked.
void to_buzzers(Window& window, base::MindGenerator& random) {
  for (int i = 0; i < 200; ++i) {
    window.settle();
    if (at_buzzers(window)) return;
    if (window.has("table.roll")) {
      window.click("table.roll");
    } else {
      go_on(window, random);
    }
    if (testing::Test::HasFailure()) return;
  }
  ADD_FAILURE() << "nothing is ever rolled";
}

// What is secret lies in the save; what each seat sees is worked out from it.
Json state_of(Window& window) {
  protocol::Program program;
  static_cast<void>(program.answer(Json{{"cmd", "load"}, {"save", window.application().session()->save()}}.dump()));
  return Json::parse(program.answer(R"({"cmd":"state"})"))["state"];
}

// The faces of all cards that lie in somebody's hand, by what draws them.
std::set<std::string> faces_in_hands(const Json& state) {
  std::set<std::string> faces;
  for (const Json& hand : state["hands"])
    for (const Json& card : hand) {
      const auto& shown = state["shown"];
      const bool turned_over = state["phase"] == "take" && std::find(shown.begin(), shown.end(), card) != shown.end();
      if (card == state["asked"] || turned_over) continue;
      const std::string id = card;
      for (const char* head : {"card.", "small."}) faces.insert(head + (id.starts_with("special-") ? "special" : id));
    }
  return faces;
}
// The first of them that is on the picture, or nothing. Special Cards look alike: those beside the dice and discarded are
// everybody's.
std::string open_card(Window& window, const std::set<std::string>& faces) {
  window.runner().redraw();
  const scene::DrawList& list = window.runner().draws();
  for (const scene::DrawItem& item : list.items()) {
    const std::string sprite(item.sprite.empty() ? "" : item.sprite.name());
    const std::string entity(list.text(item.entity));
    if (entity.starts_with("table.special.") || entity.starts_with("table.discard.")) continue;
    if (faces.contains(sprite)) return sprite + " as " + entity;
  }
  return {};
}

TEST(OneScreen, a_whole_game_of_three_people_and_a_computer_knows_no_curtain_for_a_roll) {
  Window window(evening(kThreeAndAComputer, 4, 3));
  base::MindGenerator random(4);
  std::set<std::string> events;
  bool rolling = false, fever = false;
  int curtains = 0, rolls = 0, public_throws = 0;
  for (int i = 0; i < 3000 && !HasFailure(); ++i) {
    window.settle();
    const Json position = window.good("position");
    for (const Json& event : position["events"]) {
      const std::string type = event["type"];
      if (type == "fever" || type == "fever-over") fever = type == "fever";
      if (type == "matched") rolling = true;
      if (type == "married" || type == "dating" || type == "broke-up") rolling = false;
      rolls += type == "rolled";
      events.insert(type);
    }
    if (position["actors"].empty()) break;
    const Json ui = window.ui();
    if (ui["screen"] == "curtain") {
      ++curtains;
      EXPECT_FALSE(rolling || fever) << "a curtain between a match and what became of it";
    } else if (rolling || fever) {
      EXPECT_TRUE(ui["seat"].is_null()) << "somebody's hand lies open while dice fall";
      EXPECT_TRUE(window.good("view")["view"]["viewer"].is_null());
      public_throws += window.has("table.roll");
    } else {
      EXPECT_FALSE(ui["seat"].is_null());
    }
    go_on(window, random);
  }
  EXPECT_TRUE(events.contains("won"));
  EXPECT_GT(rolls, 10);
  EXPECT_GT(public_throws, 5);
  EXPECT_GT(curtains, 10);
}

TEST(OneScreen, a_person_throws_before_everybodys_eyes_and_is_called_by_name) {
  Window window(evening("human", 3, 7));
  base::MindGenerator random(1);
  for (int i = 0; i < 100 && !window.has("table.roll"); ++i) go_on(window, random), window.settle();
  ASSERT_TRUE(window.has("table.roll"));
  const Json turn = window.good("view")["view"]["turn"];
  const std::string name = window.widget("table.seat." + std::to_string(turn.get<int>()))["name"];
  EXPECT_EQ(window.widget("table.roll")["name"], name.substr(0, name.find(',')) + " throws");
  EXPECT_TRUE(window.ui()["seat"].is_null());
  window.key("R");
  window.settle();
  EXPECT_EQ(window.screen(), "table");
  EXPECT_TRUE(at_buzzers(window));
}

TEST(OneScreen, no_hand_is_seen_on_any_frame_between_the_fall_of_a_curtain_and_its_opening) {
  for (const char* speed : {"1", "instant"}) {
    Window window(evening(kThreeAndAComputer, 4, 3, speed));
    base::MindGenerator random(9);
    int fallen = 0, frames = 0;
    for (int i = 0; i < 12'000 && fallen < 12 && !HasFailure(); ++i) {
      if (window.screen() != "curtain") {
        if (window.application().session()->settled()) {
          if (window.good("position")["actors"].empty()) break;
          const Json actions = window.actions();
          const Json& chosen = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
          window.click(chosen["path"][0]);  // one press at a time
        } else {
          window.advance(17);
        }
        continue;
      }
      ++fallen;
      const auto faces = faces_in_hands(state_of(window));
      for (int left = 50; left-- > 0; window.advance(17)) {
        ++frames;
        ASSERT_EQ(open_card(window, faces), "");
        if (window.application().settled()) break;
      }
      EXPECT_TRUE(window.application().settled());
      ASSERT_EQ(open_card(window, faces), "");
      window.click("curtain.ready");
      if (std::string_view(speed) == "1") {
        EXPECT_FALSE(window.application().settled()) << "it opens, and does not vanish";
      }
    }
    EXPECT_GE(fallen, 12);
    if (std::string_view(speed) == "1") {
      EXPECT_GT(frames, 12 * 20) << "it falls, and is not there at once";
    }
  }
}

TEST(OneScreen, a_buzz_that_is_taken_back_leaves_everything_as_it_was_and_proves_nothing) {
  Words calm = evening("human", 3, 5);
  calm.emplace_back("--reduced-motion");  // nothing idles, so that pictures can be compared
  Window window(calm);
  base::MindGenerator random(2);
  int with = 0, without = 0;
  for (int i = 0; i < 60 && (with < 3 || without < 3) && !HasFailure(); ++i) {
    to_buzzers(window, random);
    const Json state = state_of(window);
    const Json ui = window.ui(), view = window.good("view"), draws = window.draws(),
               save = window.application().session()->save();
    const Json actions = window.actions();
    for (int seat = 0; seat < 3; ++seat) {
      window.click("window.buzz." + std::to_string(seat));
      ASSERT_EQ(window.screen(), "curtain");
      EXPECT_TRUE(window.ui()["seat"].is_null());
      window.click("curtain.ready");
      ASSERT_EQ(window.ui()["seat"], seat);
      EXPECT_EQ(window.focus(), "window.back");
      const Json& hand = state["hands"][static_cast<std::size_t>(seat)];
      const bool special =
          std::any_of(hand.begin(), hand.end(), [](const Json& card) { return starts_with(card, "special-"); });
      ++(special ? with : without);
      const Words ids = ids_of(window.ui());
      EXPECT_EQ(std::any_of(ids.begin(), ids.end(), [](const std::string& id) { return id.starts_with("window.special-"); }),
                special);
      if (seat == 1) {
        window.good({{"cmd", "click"}, {"x", 640}, {"y", 40}, {"button", 3}});
      } else {
        window.click("window.back");
      }
      window.settle();
      EXPECT_EQ(window.ui(), ui);
      EXPECT_EQ(window.good("view"), view);
      const Json now = window.draws();
      for (std::size_t k = 0; k < std::max(now.size(), draws.size()); ++k)
        ASSERT_EQ(k < now.size() ? now[k] : Json(), k < draws.size() ? draws[k] : Json()) << k;
      EXPECT_EQ(window.actions(), actions);
      EXPECT_EQ(window.application().session()->save(), save);
    }
    window.click("window.nobody");
  }
  EXPECT_GE(with, 3);
  EXPECT_GE(without, 3);
}

TEST(OneScreen, buzzers_have_keys_and_nobody_is_the_harmless_answer) {
  Window window(evening("human", 3, 5));
  base::MindGenerator random(2);
  to_buzzers(window, random);
  EXPECT_EQ(window.focus(), "window.nobody");
  window.key("4");  // nobody sits there
  EXPECT_TRUE(at_buzzers(window));
  for (const char* key : {"1", "2", "3"}) {
    window.key(key);
    ASSERT_EQ(window.screen(), "curtain");
    window.key("Return");
    window.settle();
    EXPECT_EQ(std::to_string(window.ui()["seat"].get<int>() + 1), key);
    window.key(std::string_view(key) == "2" ? "Escape" : "Return");  // never mind
    window.settle();
    EXPECT_TRUE(at_buzzers(window));
  }
  const int before = window.good("position")["step"];
  window.key("P");
  EXPECT_EQ(window.good("position")["step"], before + 3) << "nobody of the three wants to";
}

TEST(OneScreen, one_person_alone_is_asked_as_ever) {
  Window window(evening("human,easy", 3, 5));
  base::MindGenerator random(2);
  for (int i = 0; i < 200 && !window.has("window.pass"); ++i) go_on(window, random), window.settle();
  EXPECT_TRUE(window.has("window.pass"));
  EXPECT_FALSE(window.has("window.nobody"));
  EXPECT_FALSE(window.has("window.buzz.0"));
  EXPECT_EQ(window.ui()["seat"], 0);
}

TEST(OneScreen, the_curtain_asks_before_the_table_is_left) {
  for (const char* game : {"martinis-and-men", "cocktail"}) {
    Window window({"--game", game, "--players", "3", "--seats", "human", "--seed", "2"});
    window.settle();
    ASSERT_EQ(window.screen(), "curtain");
    window.key("Escape");
    EXPECT_EQ(window.focus(), "menu.stay");
    window.key("Return");
    EXPECT_EQ(window.focus(), "curtain.ready");
    window.key("Escape");
    window.click("menu.leave");
    EXPECT_EQ(window.screen(), "title");
    EXPECT_EQ(window.bad({{"cmd", "position"}}), "no-game");
  }
}

// ---- two worlds: the same evening, but that somebody holds a Special Card in one of them

using G = martinis::Rules;
using Match = rules::Match<G>;
using base::Seat;
using Session = app::MatchSession<martinis::wire::Codec, martinis::table::MartinisTable, app::MartinisWindows>;

// A match that chance deals so and whose dice all say "interested", brought to its first window by whatever comes first.
std::optional<Match> at_first_window(const martinis::Outcome& deal) {
  G::Setup setup;
  setup.players = 3;
  setup.starter = Seat{0};
  Match match(setup, 1, rules::Chance::kExternal);
  for (int i = 0; i < 100; ++i) {
    if (G::chance_wanted(match.state())) {
      martinis::Outcome outcome = deal;
      outcome.face = martinis::Face::kMartini;
      if (!match.decide(outcome)) return std::nullopt;
    } else if (match.state().phase == martinis::Phase::kWindow) {
      return match;
    } else {
      const Seat seat = G::actors(match.state()).front();
      G::ActionList actions;
      G::legal(match.state(), seat, actions);
      if (match.submit(seat, actions[0])) return std::nullopt;
    }
  }
  return std::nullopt;
}

struct Seen {
  std::string widgets, words;
  scene::DrawList draws;
};

Seen look_at(const Match& match) {
  static const platform::null::EstimatedMetrics kMetrics;
  static const motion::Tempo kTempo;
  Session session(match, std::vector<shell::SeatPlan>{{"Ann"}, {"Bob"}, {"Cid"}}, martinis::bots::make_mind,
                  {&kMetrics, &kTempo, 10});
  Seen seen;
  session.table().set_page({1920, 1080});
  for (int frame = 0; frame < 100; ++frame) session.update(16);
  EXPECT_TRUE(session.settled());
  EXPECT_FALSE(session.viewer() || session.curtain());
  ui::WidgetList widgets;
  session.table().collect(widgets);
  for (const ui::Widget& w : widgets.items())
    seen.widgets += w.id + "|" + w.name + "|" + w.value + "|" + w.key + "|" + std::to_string(w.enabled) + "|" +
                    std::to_string(w.rect.x) + "," + std::to_string(w.rect.y) + "\n";
  EXPECT_NE(seen.widgets.find("window.buzz.1"), std::string::npos);
  session.table().paint(seen.draws, {});
  for (const std::string& line : session.table().take_lines()) seen.words += line + "\n";
  return seen;
}

TEST(OneScreen, the_open_window_is_the_same_in_two_worlds_of_which_one_has_a_special_card) {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 400 && compared < 12; ++seed) {
    G::Setup setup;
    setup.players = 3;
    setup.starter = Seat{0};
    Match blank(setup, seed, rules::Chance::kExternal);
    base::RulesGenerator chance(seed);
    martinis::Outcome deal = G::draw(blank.state(), chance);
    const auto one = at_first_window(deal);
    if (!one) continue;
    // Bob's last card, and a Special Card that lies deep in the deck, change places.
    const auto special = std::find_if(deal.order.begin() + 40, deal.order.end(), martinis::is_special);
    if (special == deal.order.end() || martinis::is_special(deal.order[16])) continue;
    std::swap(deal.order.begin()[16], *special);
    const auto other = at_first_window(deal);
    // Only where nobody could see that it is gone.
    if (!other || !(G::view(one->state(), base::kNoSeat) == G::view(other->state(), base::kNoSeat))) continue;
    ASSERT_NE((one->state().hands[1] & martinis::kSpecialCards).size(),
              (other->state().hands[1] & martinis::kSpecialCards).size());
    const Seen here = look_at(*one), there = look_at(*other);
    EXPECT_EQ(here.widgets, there.widgets);
    EXPECT_EQ(here.words, there.words);
    EXPECT_TRUE(here.draws == there.draws);
    ++compared;
  }
  EXPECT_GE(compared, 12);
}

}  // namespace
}  // namespace nightcap::tests
