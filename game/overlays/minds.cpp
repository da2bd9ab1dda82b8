// Minds: what a computer player of any level thinks in any seat: what it considers, why, and what it believes; two levels
// on the same position, side by side.
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/debug/heat.hpp"
#include "engine/debug/items.hpp"
#include "engine/debug/prose.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::minds {
namespace {

using base::Json;
using debug::Tone;

// The first choice of either: whoever is to act, at the level that they play at.
constexpr const char* kNext = "whoever is next";
const std::array<std::string, 5> kLevels{"their own", "easy", "normal", "hard", "random"};
constexpr const char* kHuman = "human";
constexpr std::size_t kFirstFew = 6;

// A thought of one position; old once that is another.
struct Thought {
  std::string hash;
  int seat = 0, step = 0;
  std::string level;
  Json told;
};

struct Look {
  int who = 0;    // 0: whoever is next, else that seat and one
  int level = 0;  // of kLevels
  int other = 4;  // to compare with
  bool beside = false, along = true, all = false;
  std::array<Thought, 2> thoughts;
  std::size_t chosen = 0;  // of the candidates
  std::string answer;      // why it couldn't be played
};

// Who is asked about now, and at which level.
struct Subject {
  int seat = 0;
  std::array<std::string, 2> levels;
};
Subject subject(const app::Inspector& match, const app::Driver& driver, const Look& look) {
  const std::vector<int> actors = match.actors();
  Subject it;
  it.seat = look.who > 0 ? std::min(look.who, match.players()) - 1 : actors.empty() ? 0 : actors.front();
  const std::string player = driver.player(it.seat), own = player == kHuman ? kLevels[1] : player;
  for (std::size_t i = 0; i < it.levels.size(); ++i) {
    const auto level = static_cast<std::size_t>(i == 0 ? look.level : look.other);
    it.levels.at(i) = level == 0 ? own : kLevels.at(level);
  }
  return it;
}

void think(const app::Inspector& match, const Subject& about, const std::string& hash, Look& look) {
  for (std::size_t i = 0; i < (look.beside ? 2u : 1u); ++i)
    look.thoughts.at(i) = {hash, about.seat, match.last_step(), about.levels.at(i),
                           match.thoughts(about.seat, about.levels.at(i))};
  look.chosen = 0;
  look.answer.clear();
}

// Whether what was thought is about the position and whom it is asked about now.
bool fresh(const Look& look, const Subject& about, const std::string& hash) {
  for (std::size_t i = 0; i < (look.beside ? 2u : 1u); ++i) {
    const Thought& thought = look.thoughts.at(i);
    if (thought.hash != hash || thought.seat != about.seat || thought.level != about.levels.at(i)) return false;
  }
  return true;
}

void choose(const app::Inspector& match, Look& look) {
  std::vector<std::string> names{kNext};
  for (int seat = 0; seat < match.players(); ++seat) names.push_back(match.name(seat));
  debug::pick("minds.seat", names, look.who);
  debug::pick("minds.level", kLevels, look.level);
  debug::checkbox("minds.beside", "beside", look.beside);
  if (look.beside) {
    ImGui::SameLine();
    debug::pick("minds.other", kLevels, look.other);
  }
  debug::checkbox("minds.along", "Think along", look.along);
}

std::string facts(const Thought& thought) {
  std::array<char, 32> ms{};
  std::snprintf(ms.data(), ms.size(), "%.2f ms", thought.told["ms"].get<double>());
  const int iterations = thought.told["iterations"].get<int>();
  return thought.level + " in step " + std::to_string(thought.step) + ": " + ms.data() +
         (iterations > 0 ? ", " + std::to_string(iterations) + " tries" : "");
}

// A bar behind the line that is drawn next: how its value stands between the worst and the best.
void bar(float part, float high) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImVec4 gold = ImGui::GetStyle().Colors[ImGuiCol_CheckMark];
  gold.w = 0.22f;
  ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + ImGui::GetContentRegionAvail().x * part, at.y + high},
                                            ImGui::ColorConvertFloat4ToU32(gold), 2);
}

void candidates(const Thought& thought, const std::string& id, Look& look, bool reasons) {
  const Json& list = thought.told["candidates"];
  int best = 0, worst = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const int value = list[i]["value"].get<int>();
    best = i == 0 ? value : std::max(best, value);
    worst = i == 0 ? value : std::min(worst, value);
  }
  const std::size_t shown = look.all ? list.size() : std::min(list.size(), kFirstFew);
  for (std::size_t i = 0; i < shown; ++i) {
    const Json& each = list[i];
    const int value = each["value"].get<int>(), visits = each["visits"].get<int>();
    bar(best > worst ? static_cast<float>(value - worst) / static_cast<float>(best - worst) : 0, ImGui::GetTextLineHeight());
    const std::string words = each["words"].get<std::string>();
    const std::string line =
        std::to_string(value) + "  " + words + (visits > 1 ? "  (" + std::to_string(visits) + " visits)" : "");
    if (debug::choice(id + "." + std::to_string(i), line.c_str(), i == look.chosen)) look.chosen = i;
    if (!reasons) continue;
    ImGui::Indent();
    debug::prose(each["reason"].get<std::string>(), Tone::kDim);
    ImGui::Unindent();
  }
  if (list.size() > kFirstFew && reasons)
    debug::checkbox("minds.all", ("all " + std::to_string(list.size())).c_str(), look.all);
}

void preview(const app::Inspector& match, const Thought& thought, const Look& look) {
  const Json& list = thought.told["candidates"];
  if (list.empty())
    return debug::prose(match.name(thought.seat) + " has nothing to decide now; what they believe is below.", Tone::kDim);
  const Json& each = list[std::min(look.chosen, list.size() - 1)];
  const bool first = look.chosen == 0;
  const std::string words = match.name(thought.seat) + (first ? " would " : " could ") + each["words"].get<std::string>() + ".";
  debug::prose(words, Tone::kGold);
  debug::note("minds.preview", words, each["action"].dump());
}

// Does what is chosen, holds everybody, or lets a computer player have the seat.
void play(app::Driver& driver, const Subject& about, const Thought& thought, bool now, Look& look) {
  ImGui::SameLine();
  if (debug::button("minds.play", "Play it")) {
    const bool thought_of = now && !thought.told["candidates"].empty();
    const Json& list = thought.told["candidates"];
    look.answer = thought_of ? driver.act(about.seat, list[std::min(look.chosen, list.size() - 1)]["action"])
                             : "There is nothing that was thought of now.";
  }
  ImGui::SameLine();
  bool held = driver.held();
  if (debug::checkbox("minds.hold", "hold them all", held)) driver.hold(held);
  const std::string player = driver.player(about.seat);
  const bool has_it = player == about.levels[0];
  if (debug::button("minds.give", has_it ? "Give the seat to a person" : ("Let " + about.levels[0] + " play the seat").c_str()))
    driver.set_player(about.seat, has_it ? kHuman : about.levels[0]);
  ImGui::SameLine();
  debug::prose("played by " + player, Tone::kDim);
  debug::note("minds.player", player, player);
  if (!look.answer.empty()) debug::prose(look.answer, Tone::kBad);
}

void maps(const Json& maps) {
  int index = 0;
  for (const Json& map : maps) {
    debug::HeatMap heat{map.value("title", ""), map["columns"].get<std::vector<std::string>>(), {}, {}};
    if (map.contains("groups"))
      for (const Json& group : map["groups"]) heat.groups.push_back({group.value("name", ""), group.value("columns", 0)});
    for (const Json& row : map["rows"]) {
      debug::HeatRow line{row.value("name", ""), {}};
      for (const Json& cell : row["cells"])
        line.cells.push_back(cell.is_null() ? std::nullopt : std::optional<float>(cell.get<float>()));
      heat.rows.push_back(std::move(line));
    }
    ImGui::Spacing();
    debug::heat_map("minds.map." + std::to_string(index++), heat);
  }
}

void draw(Context& context, Look& look) {
  app::Session* session = context.application.session();
  if (session == nullptr) return ImGui::TextWrapped("There is no match on the table.");
  const app::Inspector& match = session->inspector();
  app::Driver& driver = session->driver();
  choose(match, look);
  const Subject about = subject(match, driver, look);
  const std::string hash = match.step(match.last_step())["hash"].get<std::string>();
  ImGui::SameLine();
  if (debug::button("minds.think", "Think") || (look.along && !fresh(look, about, hash))) think(match, about, hash, look);
  const Thought& mine = look.thoughts[0];
  play(driver, about, mine, fresh(look, about, hash), look);
  if (mine.hash.empty()) return debug::prose("Think: what would that player do there?", Tone::kDim);
  debug::heading(facts(mine) + (look.beside && !look.thoughts[1].hash.empty() ? "; " + facts(look.thoughts[1]) : "") +
                 (fresh(look, about, hash) ? "" : "  (the game has gone on)"));
  debug::note("minds.facts", mine.level, std::to_string(mine.step));
  preview(match, mine, look);
  if (look.beside && !look.thoughts[1].hash.empty() && ImGui::BeginTable("beside", 2, ImGuiTableFlags_BordersInnerV)) {
    ImGui::TableNextColumn();
    debug::prose(mine.level, Tone::kGold);
    candidates(mine, "minds.candidate", look, false);
    ImGui::TableNextColumn();
    debug::prose(look.thoughts[1].level, Tone::kGold);
    candidates(look.thoughts[1], "minds.second", look, false);
    ImGui::EndTable();
  } else {
    candidates(mine, "minds.candidate", look, true);
  }
  debug::heading("What it believes, in hundredths");
  maps(mine.told["maps"]);
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "minds", "Minds", "",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::minds
