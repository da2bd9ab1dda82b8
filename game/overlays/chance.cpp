// Chance: where the generator stands, what it would bring, and what it shall bring instead: a die's face, or the pile in
// another order. Whatever is done here is written down, and the game says that it was touched.
#include <imgui.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/debug/items.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::chance {
namespace {

constexpr ImU32 kTouched = IM_COL32(255, 200, 90, 255);
constexpr std::size_t kMostForetold = 24;

struct Look {
  std::string typed, answer;
  std::optional<std::size_t> picked;  // of the pile
  std::uint64_t hash = 0;
  int step = -1;
  base::Json forced, generator, luck;  // as they were then
  std::vector<std::string> foretold;
};

void look_up(app::Session& session, Look& look) {
  const app::Inspector& match = session.inspector();
  const int now = match.last_step();
  const base::Json forced = session.driver().forced();
  if (look.step == now && look.hash == match.hash(now) && look.forced == forced) return;
  look.step = now;
  look.hash = match.hash(now);
  look.forced = forced;
  look.generator = match.generator(now);
  look.luck = match.luck();
  look.picked.reset();
  look.foretold.clear();
  for (const int seat : match.actors())
    for (const base::Json& action : match.legal(seat)) {
      if (look.foretold.size() == kMostForetold) return;
      const base::Json outcomes = session.driver().would_come(seat, action);
      if (outcomes.empty()) continue;
      std::string text = "seat " + std::to_string(seat) + "  " + match.words(action) + ":";
      for (const base::Json& each : outcomes)
        text += each.is_array() ? " a shuffle of " + std::to_string(each.size()) : " " + each.dump();
      look.foretold.push_back(std::move(text));
    }
}

void force(app::Driver& driver, Look& look) {
  const std::vector<std::string> faces = driver.faces();
  if (!faces.empty()) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("Next die:");
    for (const std::string& face : faces) {
      ImGui::SameLine();
      if (debug::button("chance.force." + face, face.c_str())) look.answer = driver.force(face);
    }
  }
  if (debug::field("chance.typed", "outcome as JSON", look.typed)) {
    const auto json = base::parse_json(look.typed);
    look.answer = json ? driver.force(*json) : "This is not JSON.";
  }
  if (!look.answer.empty()) ImGui::TextWrapped("%s", look.answer.c_str());
  if (look.forced.empty()) return;
  std::string queue;
  for (const base::Json& each : look.forced) queue += each.is_array() ? "an order of cards  " : each.get<std::string>() + "  ";
  ImGui::TextWrapped("Will come: %s", queue.c_str());
  debug::note("chance.queue", "forced", queue);
  if (debug::button("chance.forget", "Leave it to chance")) driver.forget_forced();
}

// Picked up and put down, or dragged.
void pile(app::Driver& driver, Look& look) {
  const base::Json cards = driver.pile();
  ImGui::Text("The pile, top first (%d)", static_cast<int>(cards.size()));
  std::optional<std::size_t> from, to;
  if (ImGui::BeginChild("pile", {0, ImGui::GetTextLineHeightWithSpacing() * 10}, true)) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const bool picked = look.picked == i;
      if (debug::choice("chance.pile." + std::to_string(i), cards[i].get_ref<const std::string&>().c_str(), picked)) {
        if (look.picked && !picked) {
          from = look.picked;
          to = i;
        }
        look.picked = look.picked ? std::nullopt : std::optional(i);
      }
      if (ImGui::BeginDragDropSource()) {
        ImGui::SetDragDropPayload("card", &i, sizeof i);
        ImGui::TextUnformatted(cards[i].get_ref<const std::string&>().c_str());
        ImGui::EndDragDropSource();
      }
      if (ImGui::BeginDragDropTarget()) {
        if (const ImGuiPayload* dropped = ImGui::AcceptDragDropPayload("card")) {
          from = *static_cast<const std::size_t*>(dropped->Data);
          to = i;
        }
        ImGui::EndDragDropTarget();
      }
    }
  }
  ImGui::EndChild();
  if (!from || *from >= cards.size()) return;
  base::Json order = cards;
  const base::Json card = order[*from];
  order.erase(*from);
  order.insert(order.begin() + static_cast<std::ptrdiff_t>(*to), card);
  look.picked.reset();
  look.answer = driver.stack(order);
}

void luck(const base::Json& rows) {
  if (rows.empty()) return;
  int rolls = 0;
  for (const base::Json& row : rows) rolls += row["count"].get<int>();
  ImGui::Text("%d rolls of both dice", rolls);
  for (const base::Json& row : rows) {
    const int count = row["count"].get<int>(), ways = row["ways"].get<int>();
    const float expected = static_cast<float>(ways) / 36,
                part = rolls > 0 ? static_cast<float>(count) / static_cast<float>(rolls) : 0;
    const auto result = row["result"].get<std::string>();
    const std::string text = std::to_string(count) + ", expected " + std::to_string(ways) + "/36";
    ImGui::ProgressBar(part, {ImGui::GetContentRegionAvail().x * 0.5f, 0}, text.c_str());
    const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
    const float at = low.x + (high.x - low.x) * expected;
    ImGui::GetWindowDrawList()->AddRectFilled({at - 1, low.y}, {at + 1, high.y}, kTouched);
    debug::note("chance.luck." + result, result, std::to_string(count));
    ImGui::SameLine();
    ImGui::TextUnformatted(result.c_str());
  }
}

void draw(Context& context, Look& look) {
  app::Session* session = match_of(context);
  if (session == nullptr) return;
  app::Driver& driver = session->driver();
  look_up(*session, look);
  ImGui::PushStyleColor(ImGuiCol_Text, driver.touched() ? kTouched : ImGui::GetColorU32(ImGuiCol_Text));
  const char* const stamp = driver.touched() ? "This game was touched: it counts in no statistics, and its replay says so."
                                             : "This game was only played.";
  ImGui::TextWrapped("%s", stamp);
  ImGui::PopStyleColor();
  debug::note("chance.touched", "touched", driver.touched() ? "yes" : "no");
  force(driver, look);
  ImGui::Separator();
  ImGui::TextUnformatted("What chance would bring");
  if (look.foretold.empty()) ImGui::TextDisabled("Nothing that can be done now leaves anything to chance.");
  for (const std::string& line : look.foretold) ImGui::TextWrapped("%s", line.c_str());
  ImGui::Separator();
  pile(driver, look);
  luck(look.luck);
  if (ImGui::TreeNode("generator", "Generator after step %d", look.step)) {
    ImGui::TextWrapped("xoshiro256** %s", look.generator["words"].dump().c_str());
    ImGui::TextWrapped("next %s", look.generator["next"].dump().c_str());
    ImGui::TreePop();
  }
  if (!driver.log().empty() &&
      ImGui::TreeNode("log", "What was done to this game (%d)", static_cast<int>(driver.log().size()))) {
    for (const std::string& line : driver.log()) ImGui::BulletText("%s", line.c_str());
    ImGui::TreePop();
  }
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "chance", "Chance", "F7",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::chance
