// State: the whole state as a tree, or what a seat may know of it; what the last step changed is marked.
#include <imgui.h>

#include <string>

#include "engine/debug/items.hpp"
#include "engine/debug/tree.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::state {
namespace {

constexpr int kEverything = -2, kSpectator = -1;

// What is looked at, from one picture to the next.
struct Look {
  int as = kEverything;  // a seat, or one of the above
  std::string search;
};

base::Json seen(const app::Inspector& match, int step, int as) {
  if (as == kEverything) return match.state(step);
  return match.view(step, as == kSpectator ? std::nullopt : std::optional<int>(as));
}

void choose(int players, int& as) {
  const auto offer = [&](int who, const std::string& name) {
    if (who != kEverything) ImGui::SameLine();
    if (ImGui::RadioButton(name.c_str(), as == who)) as = who;
    debug::note("state.as." + (who >= 0 ? std::to_string(who) : name), name, as == who ? "chosen" : "");
  };
  offer(kEverything, "all");
  offer(kSpectator, "spectator");
  for (int seat = 0; seat < players; ++seat) offer(seat, std::to_string(seat));
}

void draw(Context& context, Look& look) {
  const app::Session* session = context.application.session();
  if (session == nullptr) return ImGui::TextWrapped("There is no match on the table.");
  const app::Inspector& match = session->inspector();
  choose(match.players(), look.as);
  debug::field("state.search", "search", look.search);
  const int now = match.last_step();
  const base::Json value = seen(match, now, look.as);
  const base::Json before = now > 0 ? seen(match, now - 1, look.as) : value;
  ImGui::Text("Step %d changed %d fields", now, debug::differences(value, before));
  debug::note("state.changed", "changed", std::to_string(debug::differences(value, before)));
  debug::tree(value, &before, look.search);
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "state", "State", "F4",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::state
