// Rule map: which rules this session has reached, which ones have scenario tests, and what each says.
#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/debug/items.hpp"
#include "game/app/scenarios.hpp"
#include "game/overlays/overlay.hpp"
#include "game/tabletop/rulebook.hpp"

namespace nightcap::overlays::rules {
namespace {

constexpr ImU32 kReached = IM_COL32(201, 160, 84, 230), kTested = IM_COL32(70, 90, 80, 255),
                kNever = IM_COL32(130, 40, 40, 255);
constexpr ImU32 kDark = IM_COL32(20, 16, 30, 255), kCream = IM_COL32(243, 230, 198, 255);
constexpr int kStepsAFrame = 40;  // that are counted: a long match takes a moment
constexpr float kCell = 4.6f;     // letters wide

struct Look {
  std::string game, rule;
};

std::vector<std::string_view> tests_of(const std::string& rule) {
  std::vector<std::string_view> names;
  for (const app::Scenario& each : app::scenarios())
    if (each.rule == rule) names.push_back(each.name);
  return names;
}

// "EverybodyWhoCanMustShow" as words.
std::string in_words(std::string_view name) {
  std::string words;
  for (const char c : name) {
    if (c >= 'A' && c <= 'Z' && !words.empty()) {
      words += ' ';
      words += static_cast<char>(c - 'A' + 'a');
    } else {
      words += c;
    }
  }
  return words;
}

void cell(Look& look, const std::string& number, std::int64_t times, bool tested) {
  const ImU32 color = times > 0 ? kReached : tested ? kTested : kNever;
  ImGui::PushStyleColor(ImGuiCol_Button, color);
  ImGui::PushStyleColor(ImGuiCol_Text, times > 0 ? kDark : kCream);
  const bool chosen = look.rule == number;
  if (chosen) ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 2);
  ImGui::PushID(number.c_str());
  if (ImGui::Button(number.substr(number.find('-') + 1).c_str(), {ImGui::GetFontSize() * kCell / 2, 0})) look.rule = number;
  ImGui::PopID();
  debug::note("rules." + number, number, times > 0 ? std::to_string(times) : tested ? "tests" : "never");
  if (chosen) ImGui::PopStyleVar();
  ImGui::PopStyleColor(2);
}

void grid(Look& look, const tabletop::Rulebook& book, const app::RuleTally& tally) {
  int reached = 0;
  for (std::size_t chapter = 0; chapter < book.chapters.size(); ++chapter) {
    ImGui::TextDisabled("%s", (std::to_string(chapter + 1) + " " + std::string(book.chapters[chapter])).c_str());
    bool first = true;
    for (const tabletop::RuleEntry& entry : book.rules) {
      if (entry.rule.chapter != chapter + 1) continue;
      const std::string number = book.number(entry.rule);
      if (!first) {
        ImGui::SameLine(0, 3);
        if (ImGui::GetContentRegionAvail().x < ImGui::GetFontSize() * kCell / 2) ImGui::NewLine();
      }
      first = false;
      const std::int64_t times = tally.times(number);
      reached += times > 0;
      cell(look, number, times, !tests_of(number).empty());
    }
  }
  ImGui::Text("%d of %d reached in this session", reached, static_cast<int>(book.rules.size()));
  debug::note("rules.reached", "reached", std::to_string(reached));
}

void legend() {
  const auto patch = [](ImU32 color, const char* words) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float side = ImGui::GetTextLineHeight();
    ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + side, at.y + side}, color);
    ImGui::Dummy({side, side});
    ImGui::SameLine();
    ImGui::TextUnformatted(words);
  };
  patch(kReached, "session");
  ImGui::SameLine();
  patch(kTested, "tests only");
  ImGui::SameLine();
  patch(kNever, "never");
}

void details(const Look& look, const tabletop::Rulebook& book, const app::RuleTally& tally) {
  const auto entry = std::find_if(book.rules.begin(), book.rules.end(),
                                  [&](const tabletop::RuleEntry& each) { return book.number(each.rule) == look.rule; });
  if (entry == book.rules.end()) return ImGui::TextWrapped("Click a number to read its rule.");
  ImGui::TextWrapped("%s  %s", look.rule.c_str(), std::string(entry->text).c_str());
  debug::note("rules.text", look.rule, std::string(entry->text));
  const auto tests = tests_of(look.rule);
  const std::int64_t times = tally.times(look.rule);
  ImGui::TextDisabled("reached %lld %s in this session; %d scenario tests:", static_cast<long long>(times),
                      times == 1 ? "time" : "times", static_cast<int>(tests.size()));
  for (const std::string_view test : tests) {
    ImGui::Bullet();
    ImGui::TextWrapped("%s", in_words(test).c_str());
  }
}

void draw(Context& context, Look& look) {
  app::RuleTally& tally = context.application.rules();
  const app::Session* session = context.application.session();
  if (session != nullptr) tally.follow(session->inspector(), kStepsAFrame);
  const auto games = context.application.catalogue().rows();
  if (look.game.empty()) {
    look.game = games.front().info.id;
    if (session != nullptr) look.game = session->save().value("game", look.game);
  }
  for (const app::GameRow& row : games) {
    if (&row != &games.front()) ImGui::SameLine();
    if (ImGui::RadioButton(std::string(row.info.title).c_str(), look.game == row.info.id)) look.game = row.info.id;
    debug::note("rules.game." + std::string(row.info.id), row.info.title, look.game == row.info.id ? "chosen" : "");
  }
  const tabletop::Rulebook& book = *context.application.catalogue().find(look.game)->rules;
  grid(look, book, tally);
  legend();
  ImGui::Separator();
  if (ImGui::BeginChild("rule")) details(look, book, tally);
  ImGui::EndChild();
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "rules", "Rule map", "",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::rules
