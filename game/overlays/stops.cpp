// Stops: where a running match waits, before whoever is next decides: at a rule, an event, or a condition on the state.
#include <imgui.h>

#include <array>
#include <string>

#include "engine/debug/items.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::stops {
namespace {

using At = app::Stop::At;

struct Kind {
  At at;
  const char* id;
  const char* name;
  const char* example;
};
constexpr std::array kKinds{Kind{At::kRule, "rule", "rule", "MM-6.1"}, Kind{At::kEvent, "event", "event", "married"},
                            Kind{At::kCondition, "condition", "condition on the state", "/pool size > 3"}};

struct Look {
  At at = At::kRule;
  std::string what, answer;
};

void draw(Context& context, Look& look) {
  app::Session* session = match_of(context);
  if (session == nullptr) return;
  app::Driver& driver = session->driver();
  ImGui::TextWrapped("The match waits where one of these comes up.");
  for (const Kind& kind : kKinds) {
    if (ImGui::RadioButton(kind.name, look.at == kind.at)) look.at = kind.at;
    debug::note(std::string("stops.") + kind.id, kind.name, look.at == kind.at ? "chosen" : "");
    ImGui::SameLine();
  }
  ImGui::NewLine();
  const Kind& chosen = kKinds[static_cast<std::size_t>(look.at)];
  const bool entered = debug::field("stops.what", (std::string("as in ") + chosen.example).c_str(), look.what);
  if (debug::button("stops.add", "Stop there") || entered) {
    look.answer = driver.add_stop({look.at, look.what});
    if (look.answer.empty()) look.what.clear();
  }
  if (!look.answer.empty()) ImGui::TextWrapped("%s", look.answer.c_str());
  ImGui::Separator();
  for (std::size_t i = 0; i < driver.stops().size(); ++i) {
    const app::Stop& stop = driver.stops()[i];
    const bool removed = debug::button("stops.remove." + std::to_string(i), "Remove");
    ImGui::SameLine();
    ImGui::Text("%s  %s", kKinds[static_cast<std::size_t>(stop.at)].name, stop.what.c_str());
    if (!removed) continue;
    driver.remove_stop(i);
    break;
  }
  if (driver.stops().empty()) ImGui::TextDisabled("There is none yet.");
  if (driver.stopped_by().empty()) return;
  ImGui::Separator();
  ImGui::TextWrapped("Stopped at %s", driver.stopped_by().c_str());
  debug::note("stops.stopped", "stopped at", driver.stopped_by());
  if (debug::button("stops.go", "Go on")) driver.hold(false);
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "stops", "Stops", "",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::stops
