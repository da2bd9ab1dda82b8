// Timeline: every step of the match. A row that is pointed at is previewed on the table, a row that is clicked is gone to;
// from there it is played again, or on another way. Any two steps are held against each other.
#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/debug/items.hpp"
#include "engine/debug/tree.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::timeline {
namespace {

constexpr ImU32 kQuiet = IM_COL32(160, 150, 170, 255), kMarked = IM_COL32(255, 200, 90, 255);
constexpr float kListPart = 0.42f;  // of the overlay's height

struct Row {
  std::uint64_t hash = 0;
  std::string text;
};
struct Look {
  int against = -1;  // held against the present; -1: the step before
  int pointed = -1;  // at what row, which the table shows meanwhile
  bool playing = false;
  int seen = -1;          // the present step, once its row has been in sight
  std::vector<Row> rows;  // as far as they were seen
};

// "12  seat 1  ask with the Shy Geek  MM-3.6".
std::string row_text(const app::Inspector& match, int index) {
  const base::Json step = match.step(index);
  std::string text = std::to_string(index) + "  ";
  text += step["seat"].is_null() ? "set-up" : "seat " + step["seat"].dump() + "  " + match.words(step["action"]);
  if (!step["events"].empty()) text += "  " + step["events"].front().value("rule", "");
  if (!step["outcomes"].empty()) text += step["forced"].get<bool>() ? "  + forced chance" : "  + chance";
  return text;
}

const std::string& row(const app::Inspector& match, Look& look, int index) {
  const auto i = static_cast<std::size_t>(index);
  if (look.rows.size() <= i) look.rows.resize(i + 1);
  Row& row = look.rows[i];
  if (const std::uint64_t hash = match.hash(index); row.text.empty() || row.hash != hash) row = {hash, row_text(match, index)};
  return row.text;
}

void drive(app::Session& session, Look& look) {
  app::Driver& driver = session.driver();
  const int now = session.inspector().last_step(), known = session.inspector().known();
  if (debug::button("timeline.first", "|<")) driver.go_to(0);
  ImGui::SameLine();
  if (debug::button("timeline.back", "<") && now > 0) driver.go_to(now - 1);
  ImGui::SameLine();
  if (debug::button("timeline.play", look.playing ? "Pause" : "Play")) look.playing = !look.playing;
  ImGui::SameLine();
  if (debug::button("timeline.forward", ">")) driver.forward();
  ImGui::SameLine();
  if (debug::button("timeline.last", ">|")) driver.go_to(known);
  ImGui::SameLine();
  bool held = driver.held();
  if (debug::checkbox("timeline.hold", "hold", held)) driver.hold(held);
  if (look.playing && !session.table().busy() && !driver.forward()) look.playing = false;

  auto at = static_cast<float>(now);
  ImGui::SetNextItemWidth(-1);
  if (debug::slider("timeline.step", "##step", at, 0, static_cast<float>(std::max(known, 1)), "step %.0f"))
    driver.go_to(std::min(static_cast<int>(at), known));
  const char* const what = !driver.held() ? "runs" : driver.stopped_by().empty() ? "held" : "stopped at";
  ImGui::Text("Step %d of %d, %s %s", now, known, what, driver.stopped_by().c_str());
  if (look.pointed >= 0) {
    ImGui::SameLine();
    ImGui::TextColored(ImColor(kMarked), "(the table shows step %d as it was)", look.pointed);
  } else if (now < known) {
    ImGui::SameLine();
    ImGui::TextColored(ImColor(kMarked), "(acting here begins another branch)");
  }
}

void list(app::Session& session, Look& look) {
  const app::Inspector& match = session.inspector();
  const int now = match.last_step(), known = match.known();
  int hovered = -1;
  if (ImGui::BeginChild("steps", {0, ImGui::GetContentRegionAvail().y * kListPart})) {
    ImGuiListClipper clipper;
    clipper.Begin(known + 1);
    while (clipper.Step())
      for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
        if (i > now) ImGui::PushStyleColor(ImGuiCol_Text, kQuiet);
        if (debug::choice("timeline.step." + std::to_string(i), row(match, look, i).c_str(), i == now))
          session.driver().go_to(i);
        if (i > now) ImGui::PopStyleColor();
        if (ImGui::IsItemHovered()) hovered = i;
      }
    if (look.seen != now) {
      const float line = ImGui::GetTextLineHeightWithSpacing(), top = line * static_cast<float>(now);
      const float below = top + line - ImGui::GetWindowHeight();
      if (ImGui::GetScrollY() > top || ImGui::GetScrollY() < below) {
        ImGui::SetScrollY(ImGui::GetScrollY() > top ? top : below);
      } else {
        look.seen = now;
      }
    }
  }
  ImGui::EndChild();
  if (hovered >= 0 && hovered != now) session.driver().preview(hovered);
  if (hovered == now) session.driver().preview(std::nullopt);
  look.pointed = hovered == now ? -1 : hovered;
}

void branches(app::Driver& driver) {
  const std::vector<app::Branch> list = driver.branches();
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string text =
        "branch from step " + std::to_string(list[i].from) + " to " + std::to_string(list[i].last) + ", hash " + list[i].hash;
    if (!debug::choice("timeline.branch." + std::to_string(i), text.c_str(), false)) continue;
    driver.take(i);
    return;
  }
}

void details(const app::Inspector& match, Look& look) {
  const int now = match.last_step();
  const base::Json step = match.step(now);
  ImGui::Text("hash %s", step["hash"].get<std::string>().c_str());
  debug::note("timeline.hash", "hash", step["hash"].get<std::string>());
  for (const base::Json& outcome : step["outcomes"]) ImGui::TextWrapped("chance: %s", outcome.dump().c_str());
  for (const base::Json& event : step["events"]) {
    ImGui::TextColored(ImColor(kMarked), "%s", event.value("rule", "").c_str());
    ImGui::SameLine();
    ImGui::TextWrapped("%s", event.dump().c_str());
  }
  if (look.against > match.known()) look.against = -1;
  const int before = look.against < 0 ? std::max(0, now - 1) : look.against;
  auto other = static_cast<float>(before);
  ImGui::SetNextItemWidth(-1);
  if (debug::slider("timeline.against", "##against", other, 0, static_cast<float>(std::max(match.known(), 1)),
                    "held against step %.0f"))
    look.against = std::min(static_cast<int>(other), match.known());
  const base::Json value = match.state(now), held = match.state(before);
  const int count = debug::differences(value, held);
  ImGui::Text(count == 1 ? "%d field differs" : "%d fields differ", count);
  debug::changes(value, held);
}

void draw(Context& context, Look& look) {
  app::Session* session = match_of(context);
  if (session == nullptr) return;
  drive(*session, look);
  list(*session, look);
  branches(session->driver());
  ImGui::Separator();
  details(session->inspector(), look);
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "timeline", "Timeline", "F5",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::timeline
