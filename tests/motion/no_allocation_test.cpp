// After warm-up a frame allocates nothing. Counts through the global operator new: an executable of its own.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "engine/motion/director.hpp"
#include "game/tabletop/feel.hpp"
#include "game/tabletop/marks.hpp"
#include "platform/sdl/crew.hpp"
#include "platform/sdl/mosaic.hpp"

namespace {
long allocations = 0;
// Through a pointer, so that no compiler takes it for a delete that doesn't match its new.
void (*volatile give_back)(void*) = std::free;
}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t) noexcept { give_back(memory); }

namespace nightcap::motion {
namespace {

constexpr std::array<scene::SpriteId, 6> kFaces{scene::SpriteId{"a"}, scene::SpriteId{"b"}, scene::SpriteId{"c"},
                                                scene::SpriteId{"d"}, scene::SpriteId{"e"}, scene::SpriteId{"f"}};

// A hundred things of every look, each moving, and one frame more of them.
struct Table {
  Scene scene;
  scene::DrawList list;
  Director director;

  Table() {
    for (int i = 0; i < 100; ++i) {
      scene::Entity entity;
      entity.name = "a thing whose name is too long for the small string buffer";
      entity.layer = i % 5;
      entity.order = (i * 37) % 11;
      entity.shadow = 1;
      switch (i % 4) {
        case 0:
          entity.look = scene::Card{scene::SpriteId{"front"}, scene::SpriteId{"back"}, {100, 140}};
          break;
        case 1:
          entity.look = scene::Words{"some words that are not all that short", {}, {200, 40}};
          break;
        case 2:
          entity.look = scene::Cube{kFaces, 60, {}, scene::Color::hex(0xD93A2B)};
          break;
        default:
          entity.look = scene::Picture{scene::SpriteId{"picture"}, {50, 50}};
      }
      scene.add(entity);
    }
    director.ambient(everything_moves());
    director.enqueue([this] { return everything_moves(); });
  }
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  Timeline everything_moves() {
    Timeline timeline;
    float start = 0;
    scene.each([&](EntityId id, const scene::Entity&) {
      Pose to;
      to.at = {900, 500};
      to.flip = 180;
      timeline.add(Move{.entity = id, .to = to, .start = start += 7, .ms = 900, .arc = 0.12f, .bank = 8, .turns = 1});
      timeline.add(
          Shape{.entity = id, .start = start, .ms = 500, .apply = [id](Scene& s, float p) { s.find(id)->pose.lift = 50 * p; }});
      timeline.add(Deed{.start = start, .run = [id](Scene& s) { s.find(id)->order += 1; }});
    });
    return timeline;
  }
  void frame() {
    director.advance(scene, {}, 10);
    list.clear();
    scene.draw(list);
    (void)scene.at({900, 500});
  }
};

TEST(NoAllocation, AdvancingAndDrawingAllocateNothingAfterWarmUp) {
  Table table;
  for (int i = 0; i < 5; ++i) table.frame();
  const long before = allocations;
  for (int i = 0; i < 100; ++i) table.frame();
  EXPECT_EQ(allocations, before);
  EXPECT_TRUE(table.director.busy());  // all the while it moved
  EXPECT_TRUE(table.director.ambient_busy());
}

TEST(NoAllocation, DraggingACardAllocatesNothingAfterWarmUp) {
  Scene scene;
  Director director;
  tabletop::Feel feel(scene, director);
  tabletop::Marks marks(scene);
  std::vector<EntityId> cards;
  for (int i = 0; i < 20; ++i) {
    scene::Entity entity;
    entity.name = "a card whose name is too long for the small string buffer";
    entity.look = scene::Card{scene::SpriteId{"front"}, scene::SpriteId{"back"}, {100, 140}};
    cards.push_back(scene.add(entity));
  }
  float x = 0;
  const auto frame = [&] {
    feel.begin();
    marks.begin();
    for (const EntityId card : cards) {
      Pose pose;
      pose.at = {x += 3, 500};
      feel.wish({.piece = card, .pose = pose, .front = card == cards[3], .held = card == cards[3]});
      marks.put(card, 1, {scene::SpriteId{"veil"}, {100, 140}});
    }
    (void)feel.advance(16, {});
    (void)marks.end();
  };
  for (int i = 0; i < 5; ++i) frame();
  const long before = allocations;
  for (int i = 0; i < 100; ++i) frame();
  EXPECT_EQ(allocations, before);
  EXPECT_GT(scene.find(cards[3])->pose.at.x, 1000);
}

TEST(NoAllocation, FindingOutWhatHasChangedAndSharingItAllocatesNothingAfterWarmUp) {
  namespace sdl = platform::sdl;
  sdl::Mosaic mosaic;
  sdl::Crew crew;
  std::vector<sdl::Trace> traces(100, {{0, 0, 90, 70}, 1});
  std::size_t changed = 0;
  int step = 0;
  const auto frame = [&] {
    ++step;
    for (std::size_t i = 0; i < traces.size(); ++i)
      traces[i].box.x = static_cast<int>((i * 97 + static_cast<std::size_t>(step % 20) * 31) % 1200);
    const auto parts = mosaic.changed(traces, 1280, 720, 0);
    changed += parts.size();
    const auto work = [](std::size_t, std::size_t) {};
    crew.share(parts.size(), std::ref(work));
  };
  for (int i = 0; i < 40; ++i) frame();
  const long before = allocations;
  for (int i = 0; i < 100; ++i) frame();
  EXPECT_EQ(allocations, before);
  EXPECT_GT(changed, 100u);
}

}  // namespace
}  // namespace nightcap::motion
