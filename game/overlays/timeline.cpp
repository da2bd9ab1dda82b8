// Timeline: every step of the match, what it did and by which rule, and how any two of them differ.
#include <imgui.h>

#include <algorithm>
#include <string>

#include "engine/debug/items.hpp"
#include "engine/debug/tree.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::timeline {
namespace {

struct Look {
  int step = -1;     // chosen; -1: the present
  int against = -1;  // held against that one; -1: the one before
};

// "3  ask card=12" and what came of it.
std::string line(int index, const base::Json& step) {
  std::string text = std::to_string(index) + "  ";
  if (step["seat"].is_null()) {
    text += "set-up";
  } else {
    text += "seat " + step["seat"].dump() + "  ";
    for (const auto& [key, value] : step["action"].items())
      text += (key == "type" ? value.get<std::string>() : key + "=" + value.dump()) + " ";
  }
  if (!step["outcomes"].empty()) text += "  + chance";
  return text;
}

void details(const base::Json& step) {
  ImGui::TextWrapped("hash %s", step["hash"].get<std::string>().c_str());
  for (const base::Json& outcome : step["outcomes"]) ImGui::TextWrapped("chance: %s", outcome.dump().c_str());
  for (const base::Json& event : step["events"])
    ImGui::TextWrapped("%s  %s", event.value("rule", "").c_str(), event.dump().c_str());
}

void draw(Context& context, Look& look) {
  const app::Session* session = context.application.session();
  if (session == nullptr) return ImGui::TextWrapped("There is no match on the table.");
  const app::Inspector& match = session->inspector();
  const int last = match.last_step();
  if (look.step > last) look.step = -1;
  if (look.against > last) look.against = -1;
  const int chosen = look.step < 0 ? last : look.step;
  auto at = static_cast<float>(chosen);
  if (debug::slider("timeline.step", "step", at, 0, static_cast<float>(last), "%.0f")) look.step = static_cast<int>(at);
  const float half = ImGui::GetContentRegionAvail().y / 2;
  if (ImGui::BeginChild("steps", {0, half})) {
    ImGuiListClipper clipper;
    clipper.Begin(last + 1);
    while (clipper.Step())
      for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i)
        if (debug::choice("timeline.step." + std::to_string(i), line(i, match.step(i)).c_str(), i == chosen)) look.step = i;
    if (look.step < 0) ImGui::SetScrollHereY(1);
  }
  ImGui::EndChild();
  ImGui::Separator();
  details(match.step(chosen));
  const int before = look.against < 0 ? std::max(0, chosen - 1) : look.against;
  auto other = static_cast<float>(before);
  if (debug::slider("timeline.against", "against step", other, 0, static_cast<float>(last), "%.0f"))
    look.against = static_cast<int>(other);
  const base::Json value = match.state(chosen), held = match.state(before);
  ImGui::Text("%d fields differ from step %d", debug::differences(value, held), before);
  debug::tree(value, &held, "");
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "timeline", "Timeline", "F5",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::timeline
