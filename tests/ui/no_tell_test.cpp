// Nothing tells a lie: for a true and a false declaration the others see, hear and wait for the same until the bite turns
// over, if it ever does; whoever declares goes the same way with either; and computer players take as long.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/support/window.hpp"
#include "tests/ui/screening.hpp"

namespace nightcap::tests {
namespace {

using base::MindGenerator;
using base::Seat;
using cocktail::Action;
using cocktail::CardId;
using cocktail::Kind;
using screening::Screening;
using twins::History;
using twins::World;

// What the others say to the bite.
enum class Answer { kPass, kThank, kSuspect };

struct Scene {
  int players = 4;
  Seat server{1};
  Seat to{2};
  Seat viewer{0};
  Answer answer = Answer::kPass;
  std::uint8_t memory_aid = 1;
};
std::string name_of(const Scene& scene) {
  const char* const answers[] = {"Pass", "Thank", "Suspect"};
  return std::to_string(scene.players) + "PlayersSeat" + std::to_string(scene.server.index()) + "To" +
         std::to_string(scene.to.index()) + "SeenBy" +
         (scene.viewer == base::kNoSeat ? "Spectators" : std::to_string(scene.viewer.index())) +
         answers[static_cast<int>(scene.answer)] + (scene.memory_aid != 0 ? "" : "WithoutTags");
}
void PrintTo(const Scene& scene, std::ostream* out) { *out << name_of(scene); }

// The server's turn, with a card to serve, and another of another kind that the viewer does not know either.
struct Served {
  History history;
  CardId truth, lie;
};
Served set_up(const Scene& scene) {
  Served served;
  served.history = {{scene.players, scene.server, {1, 0, 0, scene.memory_aid}}, 7, {}};
  const auto add = [&](Seat seat, const Action& action) { served.history.moves.push_back({seat, action}); };
  add(scene.server, cocktail::act::direction(true));
  const auto state = twins::match_of(served.history).state();
  served.truth = state.hands[scene.server.n].front();
  for (const CardId card : state.reserve)
    if (kind_of(card) != kind_of(served.truth)) served.lie = card;
  EXPECT_NE(kind_of(served.lie), kind_of(served.truth));
  return served;
}

class NoTell : public testing::TestWithParam<Scene> {};

TEST_P(NoTell, ATrueAndAFalseDeclarationLookAlikeToTheOthers) {
  const Scene& scene = GetParam();
  const Served served = set_up(scene);
  World lying;
  lying.round = 1;
  std::swap(lying.counterpart[served.truth.n], lying.counterpart[served.lie.n]);
  screening::script() = [&](const cocktail::View& view, std::span<const Action> legal) {
    if (view.phase == cocktail::Phase::kTurn && view.viewer == scene.server)
      return cocktail::act::play(served.truth, scene.to, kind_of(served.truth));
    const auto has = [&](const Action& action) { return std::ranges::find(legal, action) != legal.end(); };
    if (scene.answer == Answer::kThank && has(cocktail::act::courtesy())) return cocktail::act::courtesy();
    if (scene.answer == Answer::kSuspect && has(cocktail::act::suspect())) return cocktail::act::suspect();
    return has(cocktail::act::pass()) ? cocktail::act::pass() : legal.front();
  };
  const scene::Vec2 page{2560, 1080};
  Screening<twins::Rules> truth(served.history, {}, scene.viewer, "scripted", 1, page),
      lie(served.history, lying, scene.viewer, "scripted", 1, page);
  float revealing = -1;  // ms since the room has gone dark
  bool differ = false;
  int frames = 0;
  // Until the next one has served, too.
  for (; frames < 600 && truth.step() < static_cast<int>(served.history.moves.size()) + scene.players + 2; ++frames) {
    ASSERT_EQ(truth.step(), lie.step());
    const std::string leak = screening::difference(truth.look(), lie.look());
    const auto* now = truth.table().director().current();
    if (now != nullptr && now->label() == "reveal") revealing = revealing < 0 ? 0 : revealing + truth.kFrame;
    // Words may be read before the bite has turned, to whoever can't see it turn.
    differ = differ || !leak.empty();
    if (scene.answer == Answer::kSuspect && (revealing >= 0 || differ)) break;
    ASSERT_EQ(leak, "") << "frame " << frames;
    truth.next();
    lie.next();
  }
  EXPECT_GT(frames, 20);
  if (scene.answer != Answer::kSuspect) return;
  // Under the lamp: the pictures are the same until it turns, and then they are not.
  constexpr float kTurns = 900 + 600;
  revealing = 0;
  const auto pictures_differ = [&] {
    screening::Glimpse &one = truth.look(), &other = lie.look();
    one.words = other.words = {};
    return !screening::difference(one, other).empty();
  };
  while (revealing < 6000 && !pictures_differ()) {
    truth.next(false);
    lie.next(false);
    revealing += truth.kFrame;
  }
  EXPECT_GE(revealing, kTurns - 2 * truth.kFrame);
  EXPECT_LT(revealing, kTurns + 320);
}

INSTANTIATE_TEST_SUITE_P(
    Of, NoTell,
    testing::Values(Scene{}, Scene{.viewer = Seat{2}}, Scene{.viewer = base::kNoSeat}, Scene{.answer = Answer::kThank},
                    Scene{.viewer = Seat{3}, .answer = Answer::kSuspect}, Scene{.to = Seat{1}, .memory_aid = 0},
                    Scene{.players = 2, .to = Seat{0}, .viewer = base::kNoSeat, .answer = Answer::kSuspect},
                    Scene{.players = 9, .server = Seat{4}, .to = Seat{7}, .viewer = Seat{8}},
                    Scene{.players = 9, .server = Seat{0}, .to = Seat{0}, .viewer = Seat{3}, .answer = Answer::kSuspect}),
    [](const testing::TestParamInfo<Scene>& each) { return name_of(each.param); });

// ---- whoever declares

// Everything that is asked and offered while something is declared, but the cards themselves.
std::vector<std::string> asked(Window& window) {
  std::vector<std::string> words;
  for (const Json& widget : window.widgets())
    if (!widget["id"].get<std::string>().starts_with("table.hand.")) words.push_back(widget.dump());
  return words;
}
// How it is drawn, but for the card that was chosen.
std::vector<std::string> menu(Window& window) {
  std::vector<std::string> items;
  for (const Json& item : window.draws()) {
    const std::string entity = item["entity"];
    if (entity.starts_with("declare.") || entity == "table.prompt" || entity == "table.play" || entity == "table.caption")
      items.push_back(item.dump());
  }
  return items;
}

TEST(NoTellOfThePerson, EveryCardIsDeclaredAsAnyKindInTheSameStepsAndNothingIsChosenForThem) {
  Window window({"--game", "cocktail", "--players", "3", "--seats", "human,easy,easy", "--starter", "0", "--seed", "5"});
  window.settle();
  window.click("table.direction.clockwise");
  window.settle();
  std::set<std::size_t> lengths;
  std::map<std::string, std::vector<std::string>> first, drawn;  // by what is compared
  std::set<std::string> cards;
  for (const Json& each : window.actions()) {
    if (each["action"]["type"] != "play" || each["action"]["to"] != 1) continue;
    lengths.insert(each["path"].size());
    const std::string card = each["action"]["card"], kind = each["action"]["declare"];
    cards.insert(card + " " + kind);
  }
  EXPECT_EQ(lengths.size(), 1u) << "some declarations take longer";
  EXPECT_EQ(cards.size(), 3u * cocktail::kKinds) << "not every card may be called everything";
  for (const Json& card : window.good("view")["view"]["hand"]) {
    const std::string id = "table.hand." + card.get<std::string>();
    window.click(id);
    window.click("table.tray.1");
    window.advance(600);
    for (const std::string what : {"", "olive", "red-poison"}) {
      if (!what.empty()) window.click("declare." + what);
      window.advance(600);
      const auto words = asked(window), items = menu(window);
      ASSERT_FALSE(items.empty());
      if (first[what].empty()) {
        first[what] = words;
        drawn[what] = items;
      }
      EXPECT_EQ(words, first[what]) << card << " as " << what;
      EXPECT_EQ(items, drawn[what]) << card << " as " << what;
      if (what.empty()) {
        for (const Json& widget : window.widgets())
          if (widget["id"].get<std::string>().starts_with("declare.")) {
            EXPECT_EQ(widget["value"], "") << "chosen already";
          }
      }
    }
    for (int i = 0; i < 3; ++i) window.key("Escape");
    if (window.has("menu.stay")) window.click("menu.stay");
    window.advance(600);
  }
}

// ---- computer players

TEST(NoTellOfComputerPlayers, ThinkAsLongWhateverTheyHold) {
  int decisions = 0, unlike = 0;
  for (const char* level : {"easy", "normal", "hard"})
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const History history{{4, Seat{1}, {1, 0, 0, 1}}, seed, {{Seat{1}, cocktail::act::direction(true)}}};
      MindGenerator random(seed);
      const World world = twins::other_world(twins::match_of(history), 1, Seat{0}, random);
      Screening<twins::Rules> one(history, {}, Seat{0}, level, seed, {1920, 1080}),
          two(history, world, Seat{0}, level, seed, {1920, 1080});
      // Until they do something else, and that at the same moment, too.
      for (int frame = 0; frame < 400; ++frame) {
        const int before = one.step();
        one.next();
        two.next();
        ASSERT_EQ(one.step(), two.step()) << level << ", seed " << seed << ", frame " << frame;
        if (one.step() != before) ++decisions;
        if (!screening::difference(one.look(), two.look()).empty()) {
          ++unlike;
          break;
        }
      }
    }
  EXPECT_GT(decisions, 8);
  EXPECT_GT(unlike, 4) << "they hold other cards and decide alike all the time";
}

}  // namespace
}  // namespace nightcap::tests
