// Secrets: what is hidden and who can know it; and the leak alarm, which tries while this is open whether anybody is told
// more.
#include <imgui.h>

#include <string>

#include "engine/debug/items.hpp"
#include "engine/debug/prose.hpp"
#include "game/app/leak_alarm.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::secrets {
namespace {

using base::Json;
using debug::Tone;

constexpr int kAtOnce = 2;  // viewers that are tried each time this is drawn, so that nothing stutters

struct Look {
  app::LeakAlarm alarm;
  std::string hash;
  Json tables;
};

std::string who(const app::Inspector& match, std::optional<int> seat) { return seat ? match.name(*seat) : "a spectator"; }

void show_alarm(const app::Inspector& match, const app::LeakAlarm& alarm) {
  debug::heading("Leak alarm");
  if (!alarm.able()) return debug::prose("This game brings no other worlds along: it can't be tried.", Tone::kDim);
  const std::string worlds = std::to_string(alarm.worlds());
  if (!alarm.broken().empty()) {
    debug::prose("The comparison itself fails. " + alarm.broken(), Tone::kBad);
    debug::note("secrets.broken", alarm.broken());
  }
  if (alarm.leaks().empty()) {
    debug::prose("No leak: " + worlds + " pairs of worlds looked the same to whoever must not tell them apart.", Tone::kGood);
  } else {
    debug::prose("Leak: somebody is told what they may not know.", Tone::kBad);
  }
  debug::note("secrets.alarm", worlds, alarm.leaks().empty() ? "no leak" : "leak");
  debug::prose(std::to_string(alarm.done()) + " of " + std::to_string(alarm.steps()) +
                   " steps tried for every seat and a spectator, " + std::to_string(alarm.decisions()) +
                   " decisions of computer players among them.",
               Tone::kDim);
  debug::note("secrets.done", std::to_string(alarm.done()), std::to_string(alarm.steps()));
  int index = 0;
  for (const app::LeakAlarm::Leak& leak : alarm.leaks()) {
    const std::string place = leak.what + (leak.field.empty() ? "" : " at " + leak.field);
    debug::ruled("Step " + std::to_string(leak.step), who(match, leak.seat) + ": " + place, Tone::kBad);
    debug::note("secrets.leak." + std::to_string(index++), who(match, leak.seat), place);
    ImGui::Indent();
    debug::prose(leak.one + "  or  " + leak.other, Tone::kDim);
    ImGui::Unindent();
  }
}

void table(const Json& table, int index) {
  debug::heading(table.value("title", ""));
  if (const std::string note = table.value("note", ""); !note.empty()) debug::prose(note, Tone::kDim);
  const Json& columns = table["columns"];
  const Json& rows = table["rows"];
  if (rows.empty()) return debug::prose("None on the table now.");
  constexpr ImGuiTableFlags kLook = ImGuiTableFlags_RowBg | ImGuiTableFlags_BordersInnerV | ImGuiTableFlags_SizingStretchProp;
  if (!ImGui::BeginTable(("table" + std::to_string(index)).c_str(), static_cast<int>(columns.size()), kLook)) return;
  for (const Json& column : columns) ImGui::TableSetupColumn(column.get<std::string>().c_str());
  ImGui::TableHeadersRow();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    ImGui::TableNextRow();
    std::string whole;
    for (const Json& cell : rows[i]) {
      ImGui::TableNextColumn();
      const auto text = cell.get<std::string>();
      debug::prose(text);
      whole += (whole.empty() ? "" : " | ") + text;
    }
    debug::note("secrets." + std::to_string(index) + "." + std::to_string(i), rows[i][0].get<std::string>(), whole);
  }
  ImGui::EndTable();
}

void draw(Context& context, Look& look) {
  const app::Session* session = context.application.session();
  if (session == nullptr) return ImGui::TextWrapped("There is no match on the table.");
  const app::Inspector& match = session->inspector();
  look.alarm.run(match, kAtOnce);
  show_alarm(match, look.alarm);
  const int now = match.last_step();
  if (const std::string hash = match.step(now)["hash"].get<std::string>(); hash != look.hash) {
    look.hash = hash;
    look.tables = match.secrets(now);
  }
  for (std::size_t i = 0; i < look.tables.size(); ++i) table(look.tables[i], static_cast<int>(i));
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "secrets", "Secrets", "",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::secrets
