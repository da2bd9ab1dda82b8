#include "engine/motion/chart.hpp"

#include <algorithm>
#include <utility>

#include "engine/base/overloaded.hpp"

namespace nightcap::motion {
namespace {

std::string name_in(const Scene& scene, EntityId entity) {
  const scene::Entity* found = scene.find(entity);
  return found != nullptr ? found->name : std::string();
}

Bar bar_of(const Effect& effect) {
  Bar bar;
  bar.start = effect.start;
  std::visit(base::Overloaded{
                 [&](const Cue& cue) {
                   bar.kind = Bar::Kind::kCue;
                   bar.what = cue.name;
                 },
                 [&](const Spray& spray) {
                   bar.kind = Bar::Kind::kSpray;
                   bar.ms = spray.over_ms + spray.ms;
                   bar.what = std::to_string(spray.count) + " x " + std::string(spray.sprite.name());
                 },
                 [&](const Shot& shot) {
                   bar.kind = Bar::Kind::kShot;
                   bar.ms = std::max(shot.zoom != 1 ? 2 * shot.ms + shot.hold : 0, shot.shake > 0 ? kShakeMs : 0);
                   bar.what = shot.zoom != 1 ? "nearer" : "shakes";
                 },
             },
             effect.what);
  return bar;
}

}  // namespace

Chart chart(const Timeline& timeline, const Scene& scene) {
  Chart chart{timeline.label(), timeline.length(), {}};
  for (const Move& move : timeline.moves())
    chart.bars.push_back({Bar::Kind::kMove, move.start, move.ms, move.easing, name_in(scene, move.entity)});
  for (const Shape& shape : timeline.shapes())
    chart.bars.push_back({Bar::Kind::kShape, shape.start, shape.ms, shape.easing, name_in(scene, shape.entity)});
  for (const Deed& deed : timeline.deeds()) chart.bars.push_back({Bar::Kind::kDeed, deed.start, 0, Easing::kLinear, {}});
  for (const Effect& effect : timeline.effects()) chart.bars.push_back(bar_of(effect));
  std::ranges::stable_sort(chart.bars, {}, &Bar::start);
  return chart;
}

std::string_view kind_name(Bar::Kind kind) {
  switch (kind) {
    case Bar::Kind::kMove:
      return "move";
    case Bar::Kind::kShape:
      return "shape";
    case Bar::Kind::kDeed:
      return "deed";
    case Bar::Kind::kCue:
      return "sound";
    case Bar::Kind::kSpray:
      return "particles";
    case Bar::Kind::kShot:
      return "camera";
  }
  return "";
}

}  // namespace nightcap::motion
