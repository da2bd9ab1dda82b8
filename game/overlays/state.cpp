// State: everything as a tree, or what a seat may know of it; the table and its log look with the same eyes. What the last
// step changed is marked, or what those eyes don't see.
#include <imgui.h>

#include <string>

#include "engine/debug/items.hpp"
#include "engine/debug/tree.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::state {
namespace {

using app::Eyes;

struct Look {
  std::string search;
  bool hidden = false;  // what the eyes don't see is marked, not what has changed
  // Made for one step and pair of eyes.
  std::uint64_t hash = 0;
  int step = -1;
  Eyes eyes;
  bool made_hidden = false;
  base::Json value, held;
};

void choose(app::Driver& driver, int players) {
  const Eyes now = driver.eyes();
  const auto offer = [&](const char* id, const char* name, const Eyes& eyes) {
    if (ImGui::RadioButton(name, now == eyes)) driver.look(eyes);
    debug::note(std::string("state.as.") + id, name, now == eyes ? "chosen" : "");
    ImGui::SameLine();
  };
  offer("player", "as played", {});
  offer("all", "all", {Eyes::Whose::kAll});
  offer("spectator", "spectator", {Eyes::Whose::kSpectator});
  for (int seat = 0; seat < players; ++seat) {
    const std::string name = std::to_string(seat);
    if (ImGui::GetContentRegionAvail().x < ImGui::CalcTextSize(name.c_str()).x + 2 * ImGui::GetFrameHeight()) ImGui::NewLine();
    offer(name.c_str(), name.c_str(), {Eyes::Whose::kSeat, seat});
  }
  ImGui::NewLine();
}

// Nobody's eyes of its own: as played, overlays see everything.
bool sees_all(const Eyes& eyes) { return eyes.whose == Eyes::Whose::kPlayer || eyes.whose == Eyes::Whose::kAll; }

base::Json seen(const app::Inspector& match, int step, const Eyes& eyes) {
  if (sees_all(eyes)) return match.state(step);
  return match.view(step, eyes.whose == Eyes::Whose::kSeat ? std::optional<int>(eyes.seat) : std::nullopt);
}

void make(const app::Inspector& match, const Eyes& eyes, Look& look) {
  const int now = match.last_step();
  const std::uint64_t hash = match.hash(now);
  if (look.step == now && look.hash == hash && look.eyes == eyes && look.made_hidden == look.hidden) return;
  look.step = now;
  look.hash = hash;
  look.eyes = eyes;
  look.made_hidden = look.hidden;
  look.value = seen(match, now, eyes);
  look.held = look.hidden ? match.state(now) : seen(match, now > 0 ? now - 1 : 0, eyes);
}

void draw(Context& context, Look& look) {
  app::Session* session = match_of(context);
  if (session == nullptr) return;
  const app::Inspector& match = session->inspector();
  choose(session->driver(), match.players());
  debug::field("state.search", "search", look.search);
  debug::checkbox("state.hidden", "mark what these eyes don't see", look.hidden);
  make(match, session->driver().eyes(), look);
  if (debug::button("state.copy", "Copy as JSON")) context.stage.set_clipboard(look.value.dump(2));
  ImGui::SameLine();
  const int count = debug::differences(look.value, look.held);
  if (look.hidden) {
    ImGui::Text(count == 1 ? "%d field is not seen" : "%d fields are not seen", count);
  } else {
    ImGui::Text(count == 1 ? "Step %d changed %d field" : "Step %d changed %d fields", look.step, count);
  }
  debug::note("state.changed", "changed", std::to_string(count));
  ImGui::Separator();
  debug::tree(look.value, &look.held, look.search, [&](const std::string& field) { return match.rule_of(field); });
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "state", "State", "F4",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::state
