// Actions: everything that may be done now, by whom; and for anything else the reason why not, with its rule.
#include <imgui.h>

#include <algorithm>
#include <string>

#include "engine/debug/items.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::actions {
namespace {

struct Look {
  float seat = 0;
  std::string typed, answer;
};

std::string judge(const app::Inspector& match, int seat, const std::string& typed) {
  const auto json = base::parse_json(typed);
  if (!json) return "this is not JSON";
  const std::string refusal = match.refusal(seat, *json);
  return refusal.empty() ? "this can be done" : refusal;
}

void draw(Context& context, Look& look) {
  const app::Session* session = context.application.session();
  if (session == nullptr) return ImGui::TextWrapped("There is no match on the table.");
  const app::Inspector& match = session->inspector();
  const auto most = static_cast<float>(match.players() - 1);
  look.seat = std::min(look.seat, most);
  debug::slider("actions.seat", "seat", look.seat, 0, most, "%.0f");
  const auto seat = static_cast<int>(look.seat);
  if (debug::field("actions.typed", "action", look.typed)) look.answer = judge(match, seat, look.typed);
  if (debug::button("actions.why", "May they?")) look.answer = judge(match, seat, look.typed);
  ImGui::TextWrapped("%s", look.answer.c_str());
  debug::note("actions.answer", "answer", look.answer);
  ImGui::Separator();
  for (const int actor : match.actors()) {
    ImGui::Text("Seat %d may", actor);
    const base::Json legal = match.legal(actor);
    for (std::size_t i = 0; i < legal.size(); ++i) {
      const std::string text = legal[i].dump();
      if (debug::choice("actions." + std::to_string(actor) + "." + std::to_string(i), text.c_str(), false)) {
        look.seat = static_cast<float>(actor);
        look.typed = text;
        look.answer = judge(match, actor, text);
      }
    }
  }
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "actions", "Actions", "F6",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::actions
