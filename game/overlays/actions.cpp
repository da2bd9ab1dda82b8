// Actions: everything that may be done now, by whom, as buttons; and for anything else the reason why not, with its rule.
#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/debug/items.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::actions {
namespace {

constexpr ImU32 kNo = IM_COL32(240, 130, 110, 255);

struct Row {
  int seat;
  base::Json action;
  std::string text, refusal;
};
struct Look {
  float seat = 0;
  std::string typed, answer;
  std::uint64_t hash = 0;
  int step = -1;
  std::vector<Row> legal;
  std::vector<Row> refused;  // of what has been done before: what can't be done now
};

bool same(const Row& row, int seat, const base::Json& action) { return row.seat == seat && row.action == action; }

// Done before, by the same seat, and not possible now: the latest first.
void find_refused(const app::Inspector& match, Look& look) {
  constexpr std::size_t kMost = 12;
  for (int i = match.last_step(); i > 0 && look.refused.size() < kMost; --i) {
    const base::Json step = match.step(i);
    const int seat = step["seat"].get<int>();
    const auto known = [&](const Row& row) { return same(row, seat, step["action"]); };
    if (std::any_of(look.refused.begin(), look.refused.end(), known)) continue;
    std::string refusal = match.refusal(seat, step["action"]);
    if (!refusal.empty()) look.refused.push_back({seat, step["action"], match.words(step["action"]), std::move(refusal)});
  }
}

void look_up(const app::Inspector& match, Look& look) {
  const int now = match.last_step();
  if (look.step == now && look.hash == match.hash(now)) return;
  look.step = now;
  look.hash = match.hash(now);
  look.legal.clear();
  look.refused.clear();
  for (const int seat : match.actors())
    for (const base::Json& action : match.legal(seat)) look.legal.push_back({seat, action, match.words(action), {}});
  find_refused(match, look);
}

std::string judge(const app::Inspector& match, int seat, const std::string& typed) {
  const auto json = base::parse_json(typed);
  if (!json) return "This is not JSON.";
  const std::string refusal = match.refusal(seat, *json);
  return refusal.empty() ? "This can be done." : refusal;
}
std::string act(app::Session& session, int seat, const std::string& typed) {
  const auto json = base::parse_json(typed);
  if (!json) return "This is not JSON.";
  const std::string refusal = session.driver().act(seat, *json);
  return refusal.empty() ? "Done." : refusal;
}

void type(app::Session& session, Look& look) {
  const auto most = static_cast<float>(session.inspector().players() - 1);
  look.seat = std::min(look.seat, most);
  debug::slider("actions.seat", "seat", look.seat, 0, most, "%.0f");
  const auto seat = static_cast<int>(look.seat);
  const bool entered = debug::field("actions.typed", "JSON", look.typed);
  if (debug::button("actions.do", "Do it") || entered) look.answer = act(session, seat, look.typed);
  ImGui::SameLine();
  if (debug::button("actions.why", "May they?")) look.answer = judge(session.inspector(), seat, look.typed);
  ImGui::TextWrapped("%s", look.answer.c_str());
  debug::note("actions.answer", "answer", look.answer);
}

void draw(Context& context, Look& look) {
  app::Session* session = match_of(context);
  if (session == nullptr) return;
  type(*session, look);
  ImGui::Separator();
  look_up(session->inspector(), look);
  if (look.legal.empty()) ImGui::TextWrapped("Nobody may do anything: the game is over.");
  int nth = 0, before = -1;
  for (const Row& row : look.legal) {
    if (row.seat != before) {
      ImGui::TextDisabled("Seat %d may", row.seat);
      nth = 0;
    }
    before = row.seat;
    if (debug::button("actions." + std::to_string(row.seat) + "." + std::to_string(nth++), row.text.c_str())) {
      look.seat = static_cast<float>(row.seat);
      look.typed = row.action.dump();
      look.answer = act(*session, row.seat, look.typed);
      return;  // the rows are another step's now
    }
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", row.action.dump().c_str());
  }
  if (!look.refused.empty()) ImGui::TextDisabled("Done before, and now?");
  for (const Row& row : look.refused) {
    ImGui::Text("seat %d  %s", row.seat, row.text.c_str());
    ImGui::PushStyleColor(ImGuiCol_Text, kNo);
    ImGui::TextWrapped("    %s", row.refusal.c_str());
    ImGui::PopStyleColor();
  }
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "actions", "Actions", "F6",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::actions
