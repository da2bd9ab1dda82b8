// Wedding Fever and the winner's stage: part by part, faster with every couple, to be skipped at any point, calm under
// reduced motion, and in the end as the view alone would look.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/wire/archive.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/wire/codec.hpp"
#include "platform/null/stage.hpp"
#include "tests/support/scenes.hpp"

namespace nightcap::tests {
namespace {

using base::Seat;
using martinis::Event;
using martinis::Rules;
using martinis::View;
using martinis::table::MartinisTable;
namespace event = martinis::event;

constexpr int kPlayers = 3;
constexpr float kFrame = 1000.0f / 60;
constexpr Seat kViewer{0};
const platform::null::EstimatedMetrics kMetrics;

// One step as the viewer heard it.
struct Step {
  View before, after;
  std::vector<Event> heard;
};
using Steps = std::vector<Step>;

template <class E>
bool has(const Step& step) {
  return std::ranges::any_of(step.heard, [](const Event& e) { return std::holds_alternative<E>(e); });
}

// The moment of a prepared situation, as the viewer hears it.
Steps moment_of(const std::string& scene) {
  const wire::Situation situation = scene_called("martinis-and-men/" + scene).situation();
  const auto match = wire::match_of<martinis::wire::Codec>(situation.record);
  EXPECT_TRUE(match) << match.error().message;
  EXPECT_EQ(situation.record.players, kPlayers);
  Steps steps;
  for (auto i = static_cast<std::size_t>(situation.steps_before()) + 1; i < match->steps().size(); ++i) {
    const auto& done = match->steps()[i];
    Step step{Rules::view(match->steps()[i - 1].after, kViewer), Rules::view(done.after, kViewer), {}};
    for (const Event& e : done.events) step.heard.push_back(Rules::heard(e, kViewer));
    steps.push_back(std::move(step));
  }
  return steps;
}
// From the step in which it begins to the one in which it ends.
Steps long_fever() {
  Steps steps = moment_of("fever-06");
  const auto began = std::ranges::find_if(steps, [](const Step& step) { return has<event::FeverBegan>(step); });
  EXPECT_NE(began, steps.end());
  steps.erase(steps.begin(), began);
  return steps;
}

struct Watcher {
  Watcher() {
    tabletop::TableSetup setup;
    for (const char* name : {"Ann", "Bob", "Cid"}) setup.seats.push_back({name, true});
    setup.metrics = &kMetrics;
    setup.tempo = &tempo;
    table = std::make_unique<MartinisTable>(std::move(setup));
    table->set_page({1920, 1080});
  }
  // One frame; the viewer's dice are thrown as soon as they can be. Whether there is more to come.
  bool frame() {
    if (table->waits_for_throw()) table->press("table.roll");
    table->update(kFrame);
    ++frames;
    return table->busy() || table->waits_for_throw();
  }
  void finish() {
    for (int i = 0; frame(); ++i) ASSERT_LT(i, 5000);
  }
  // How many items show a sprite whose name begins so.
  int count(std::string_view beginning) const {
    scene::DrawList list;
    table->paint(list, {});
    return static_cast<int>(std::ranges::count_if(
        list.items(), [&](const scene::DrawItem& item) { return item.sprite.name().starts_with(beginning); }));
  }
  motion::Tempo tempo;
  std::unique_ptr<MartinisTable> table;
  int frames = 0;
};

std::string words_of(const scene::DrawList& list, std::size_t i) {
  if (i >= list.items().size()) return "nothing";
  const scene::DrawItem& item = list.items()[i];
  const scene::Vec2 at = item.quad[0];
  return std::string(list.text(item.entity)) + ": " + std::string(item.sprite.name()) + " '" +
         std::string(list.text(item.text)) + "' at " + std::to_string(at.x) + "," + std::to_string(at.y) + " alpha " +
         std::to_string(item.tint.a);
}
std::string first_difference(const scene::DrawList& a, const scene::DrawList& b) {
  for (std::size_t i = 0; i < std::max(a.items().size(), b.items().size()); ++i)
    if (words_of(a, i) != words_of(b, i)) return words_of(a, i) + "\nor " + words_of(b, i);
  return "a colour or a style";
}

// Once nothing flies any more and every ring has faded.
void expect_as_shown_alone(Watcher& watcher, const View& view) {
  while (watcher.table->accompaniment().moving()) watcher.table->update(kFrame);
  Watcher fresh;
  fresh.table->show(view);
  scene::DrawList played, shown;
  watcher.table->paint(played, {});
  fresh.table->paint(shown, {});
  EXPECT_TRUE(played == shown) << first_difference(played, shown);
}

TEST(MartinisFever, ItsPartsComeOneAfterAnother) {
  const Steps steps = long_fever();
  ASSERT_FALSE(steps.empty());
  Watcher watcher;
  watcher.table->show(steps[0].before);
  watcher.table->hear(steps[0].heard, steps[0].after);
  const std::vector<std::string> parts{"fever.dark",   "swag",        "banner",      "arch.left.1",
                                       "arch.right.1", "arch.left.7", "arch.right.7"};
  std::vector<int> first(parts.size(), -1);
  int lit = 0, steps_of_light = 0;
  while (watcher.frame()) {
    for (std::size_t i = 0; i < parts.size(); ++i)
      if (first[i] < 0 && watcher.count(parts[i]) > 0) first[i] = watcher.frames;
    int now = watcher.count("bulb.");
    for (const char* dark : {"bulb.gold.off", "bulb.coral.off", "bulb.aqua.off"}) now -= watcher.count(dark);
    EXPECT_GE(now, lit) << "no light goes out again";
    EXPECT_LE(now - lit, 2) << "they are lit one by one";
    steps_of_light += now > lit ? 1 : 0;
    lit = now;
    if (first.back() >= 0 && lit == martinis::table::Geometry::bulbs(1920)) break;
  }
  EXPECT_GT(steps_of_light, 20);
  EXPECT_EQ(lit, martinis::table::Geometry::bulbs(1920));
  for (const int each : first) EXPECT_GE(each, 0);
  EXPECT_LT(first[0], first[2]) << "the room is dark before the banner";
  EXPECT_LT(first[1], first[3]) << "lights come down before the arch";
  EXPECT_EQ(first[3], first[4]) << "it grows from both feet";
  EXPECT_LT(first[3], first[5]) << "from the foot to the crown";
  EXPECT_EQ(first[5], first[6]);
}

TEST(MartinisFever, EveryLinkIsALittleFasterButNeverMuch) {
  using martinis::table::fever_pace;
  EXPECT_EQ(fever_pace(0), 1);
  for (int n = 1; n < 40; ++n) {
    EXPECT_LE(fever_pace(n), fever_pace(n - 1));
    EXPECT_GE(fever_pace(n), 0.55f);
  }
  EXPECT_LT(fever_pace(3), fever_pace(1));
  EXPECT_FLOAT_EQ(fever_pace(30), 0.55f);
}

// The same couple takes less time when others were called before it.
TEST(MartinisFever, LaterCouplesComeFaster) {
  const Steps steps = long_fever();
  ASSERT_FALSE(steps.empty());
  Watcher watcher;
  watcher.table->show(steps[0].before);
  std::vector<float> lengths;
  for (const Step& step : steps) {
    watcher.table->hear(step.heard, step.after);
    bool called = false;
    while (watcher.frame()) {
      const motion::Timeline* now = watcher.table->director().current();
      const bool calls = now != nullptr && now->label() == "fever-couple";
      if (calls && !called) lengths.push_back(now->length());
      called = calls;
    }
  }
  ASSERT_GE(lengths.size(), 2u);
  EXPECT_TRUE(std::ranges::is_sorted(lengths, std::greater<>()));
}

TEST(MartinisFever, SkippedAtAnyPointItEndsAsItsViewAloneWouldLook) {
  const Steps steps = long_fever();
  ASSERT_FALSE(steps.empty());
  for (const int at : {0, 12, 40, 75, 110, 140, 200, 290, 400, 600}) {
    Watcher watcher;
    watcher.table->show(steps[0].before);
    bool skipped = false;
    for (const Step& step : steps) {
      watcher.table->hear(step.heard, step.after);
      do {
        if (skipped || watcher.frames < at) continue;
        watcher.table->skip();
        skipped = true;
        EXPECT_FALSE(watcher.table->busy() || watcher.table->waits_for_throw()) << "at frame " << at;
      } while (watcher.frame());
    }
    EXPECT_TRUE(skipped);
    watcher.table->hurry();
    expect_as_shown_alone(watcher, steps.back().after);
  }
}

// Panels, the rings that say what it is about, and dice that go where they are thrown: nothing is there at once.
TEST(MartinisFever, NothingOfItPopsUp) {
  const Steps steps = long_fever();
  ASSERT_FALSE(steps.empty());
  Watcher watcher;
  watcher.table->show(steps[0].before);
  watcher.table->hear(steps[0].heard, steps[0].after);
  std::map<std::string, scene::Vec2> last;
  int rings = 0;
  constexpr float kMost = 170;  // vpx a frame: what eases out goes fastest at first
  while (watcher.frame()) {
    const motion::Timeline* now = watcher.table->director().current();
    if (now != nullptr && now->label() == "fever-couple") break;
    std::map<std::string, scene::Vec2> here;
    scene::DrawList list;
    watcher.table->paint(list, {});
    for (const scene::DrawItem& item : list.items()) {
      const std::string name(list.text(item.entity));
      rings += name == "fever.rings" ? 1 : 0;
      if (name != "fever.queue" && name != "fever.dice") continue;
      here.emplace(name, scene::bounds(item.quad).center());
    }
    for (const auto& [name, at] : here) {
      if (!last.contains(name)) {
        EXPECT_TRUE(at.x < 0 || at.x > 1920) << name << " is there at once";
      } else {
        EXPECT_LT(std::abs(at.x - last[name].x), kMost) << name;
      }
    }
    last = std::move(here);
  }
  EXPECT_EQ(last.size(), 2u);
  EXPECT_GT(rings, 0);
}

TEST(MartinisFever, UnderReducedMotionNothingFliesAndTheCameraStays) {
  const Steps steps = long_fever();
  ASSERT_FALSE(steps.empty());
  Watcher watcher;
  watcher.tempo.reduced_motion = true;
  watcher.table->show(steps[0].before);
  for (const Step& step : steps) {
    watcher.table->hear(step.heard, step.after);
    while (watcher.frame()) {
      EXPECT_EQ(watcher.table->accompaniment().particles().count(), 0u);
      EXPECT_TRUE(watcher.table->accompaniment().camera({}).at_home());
      EXPECT_EQ(watcher.count("banner.roll"), 0) << "the banner does not unroll, it fades in";
    }
  }
  expect_as_shown_alone(watcher, steps.back().after);
}

TEST(MartinisFever, AWinInItsMiddleTurnsItsLightsOffAndSetsTheWinnersStage) {
  const Steps steps = moment_of("won-in-fever");
  ASSERT_FALSE(steps.empty());
  ASSERT_TRUE(has<event::Won>(steps.back()));
  Watcher watcher;
  watcher.table->show(steps.front().before);
  for (const Step& step : steps) {
    watcher.table->hear(step.heard, step.after);
    watcher.finish();
  }
  EXPECT_EQ(watcher.count("arch."), 0);
  EXPECT_EQ(watcher.count("banner"), 0);
  EXPECT_EQ(watcher.count("win.chair"), 1);
  EXPECT_EQ(watcher.count("win.curtain"), 2);
  EXPECT_EQ(watcher.count("win.neon"), 1);
  expect_as_shown_alone(watcher, steps.back().after);
}

}  // namespace
}  // namespace nightcap::tests
