// Scenes by name: prepared situations, opened on the table just before their moment; and the present one, kept as a file.
#include <imgui.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <string>

#include "engine/debug/items.hpp"
#include "game/app/scene_files.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::scenes {
namespace {

constexpr ImU32 kQuiet = IM_COL32(243, 230, 198, 150), kBad = IM_COL32(240, 120, 100, 255);
constexpr const char* kYours = "Yours";

struct Look {
  bool listed = false;
  std::vector<app::SceneFile> files;
  std::string search, title, said;
  bool said_bad = false;
  std::string opened;  // the name of the last one
  float seat = -1;     // whose place is taken; -1: nobody's
  bool at_end = false;
  bool waiting = false;                // one was opened, and its moment is still to come or being played
  bool hold = false;                   // once it is on the table
  std::optional<wire::Situation> cut;  // the last one without its moment, if it has one

  void say(const std::string& sentence, bool bad) {
    said = sentence;
    said_bad = bad;
  }
};

std::filesystem::path folder_of_the_user(Context& context) {
  return app::scenes_of_the_user(context.application.settings().profile);
}

void list(Context& context, Look& look) {
  look.files = app::list_scenes(app::scenes_of_the_game(context.application.settings().data), true);
  for (app::SceneFile& each : app::list_scenes(folder_of_the_user(context), false)) look.files.push_back(std::move(each));
  look.listed = true;
}

void open(Context& context, Look& look, const app::SceneFile& scene) {
  auto read = app::read_scene(scene.file);
  if (!read) return look.say(scene.name + ": " + read.error().message + ".", true);
  const auto seat = static_cast<int>(look.seat);
  look.opened = scene.name;
  look.waiting = true;
  look.hold = false;
  look.cut.reset();
  if (read->before < read->record.entries.size()) {
    look.cut = *read;
    look.cut->record.entries.resize(read->before);
  }
  look.say("Opened: " + scene.title + ".", false);
  context.application.open(
      {std::move(*read), seat >= 0 && seat < scene.players ? std::optional<int>(seat) : std::nullopt, look.at_end});
}

// One whose moment comes to something else than it was saved with: what leads up to it, to do it by hand and see.
void open_cut(Context& context, Look& look) {
  look.waiting = look.hold = true;
  look.say("Held just before its moment: Actions does it.", false);
  context.application.open({*look.cut, std::nullopt, false});
}

// What was opened is on the table, or could not be put there.
void arrived(Context& context, Look& look) {
  look.waiting = false;
  if (const std::string& wrong = context.application.opening_failed(); !wrong.empty()) {
    look.say("The rules don't bring it to where it was saved. " + wrong + ".", true);
    if (look.hold) look.cut.reset();  // nor what leads up to it
  } else if (look.hold && context.application.session() != nullptr) {
    context.application.session()->driver().hold(true);
  }
}

// Any case; every word somewhere in title, group or what it shows.
bool found(const app::SceneFile& scene, const std::string& search) {
  std::string all = scene.name + " " + scene.title + " " + scene.group + " " + std::to_string(scene.players) + " players";
  for (const std::string& each : scene.shows) all += " " + each;
  const auto lower = [](std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
  };
  all = lower(all);
  const std::string wanted = lower(search);
  for (std::size_t from = 0; from < wanted.size();) {
    const std::size_t end = std::min(wanted.find(' ', from), wanted.size());
    if (all.find(wanted.substr(from, end - from)) == std::string::npos) return false;
    from = end + 1;
  }
  return true;
}

void line(Context& context, Look& look, const app::SceneFile& scene) {
  if (debug::choice("scenes." + scene.game + "." + scene.name, scene.title.c_str(), look.opened == scene.name))
    open(context, look, scene);
  if (ImGui::IsItemHovered() && !scene.shows.empty()) {
    std::string shows = "shows";
    for (const std::string& each : scene.shows) shows += " " + each;
    ImGui::SetTooltip("%s", shows.c_str());
  }
  const std::string players = std::to_string(scene.players) + " players";
  ImGui::SameLine(ImGui::GetContentRegionMax().x - ImGui::CalcTextSize(players.c_str()).x);
  ImGui::PushStyleColor(ImGuiCol_Text, kQuiet);
  ImGui::TextUnformatted(players.c_str());
  ImGui::PopStyleColor();
}

void groups(Context& context, Look& look) {
  std::map<std::pair<std::string, std::string>, std::vector<const app::SceneFile*>> by_group;  // by game and group
  for (const app::SceneFile& scene : look.files)
    if (found(scene, look.search)) by_group[{scene.game, scene.own ? scene.group : kYours}].push_back(&scene);
  if (by_group.empty()) ImGui::TextWrapped(look.files.empty() ? "There are no scenes here." : "None is called that.");
  std::string game;
  for (const auto& [key, scenes] : by_group) {
    if (key.first != game) {
      game = key.first;
      const app::GameRow* row = context.application.catalogue().find(game);
      ImGui::TextDisabled("%s", row != nullptr ? std::string(row->info.title).c_str() : game.c_str());
    }
    const std::string id = "scenes.group." + key.first + "." + app::file_name_of(key.second);
    if (!look.search.empty()) ImGui::SetNextItemOpen(true);
    const bool open = ImGui::TreeNode(id.c_str(), "%s  (%d)", key.second.c_str(), static_cast<int>(scenes.size()));
    debug::note(id, key.second, open ? "open" : "folded");
    if (!open) continue;
    for (const app::SceneFile* scene : scenes) line(context, look, *scene);
    ImGui::TreePop();
  }
}

void save(Context& context, Look& look) {
  app::Session* session = context.application.session();
  if (session == nullptr) return ImGui::TextWrapped("There is no match on the table to save.");
  const bool entered = debug::field("scenes.title", "name", look.title);
  if (debug::button("scenes.save", "Save this situation") || entered) {
    const auto record = wire::read_save(session->save());
    if (!record) return look.say(record.error().message + ".", true);
    wire::Situation scene = wire::situation_before(*record);
    scene.title = look.title;
    const std::string wrong = app::save_scene(folder_of_the_user(context), scene);
    look.say(wrong.empty() ? "Saved, with its last action as its moment." : wrong, !wrong.empty());
    if (wrong.empty()) look.listed = false;
  }
}

void draw(Context& context, Look& look) {
  if (!look.listed) list(context, look);
  if (look.waiting && !context.application.plays_moment()) arrived(context, look);
  debug::field("scenes.search", "search", look.search);
  debug::slider("scenes.seat", "I sit at", look.seat, -1, 8, look.seat < 0 ? "no seat" : "seat %.0f");
  debug::checkbox("scenes.end", "open behind its moment", look.at_end);
  ImGui::SameLine();
  if (debug::button("scenes.list", "List anew")) look.listed = false;
  if (context.application.plays_moment()) {
    ImGui::TextUnformatted("Its moment is being played.");
  } else if (!look.said.empty()) {
    ImGui::PushStyleColor(ImGuiCol_Text, look.said_bad ? kBad : ImGui::GetColorU32(ImGuiCol_Text));
    ImGui::TextWrapped("%s", look.said.c_str());
    ImGui::PopStyleColor();
  } else {
    ImGui::TextUnformatted("Click one, and it is on the table.");
  }
  debug::note("scenes.said", "said", look.said);
  if (look.said_bad && look.cut && debug::button("scenes.before", "Open just before its moment")) open_cut(context, look);
  ImGui::Separator();
  const float below = ImGui::GetFrameHeightWithSpacing() * 2 + ImGui::GetTextLineHeightWithSpacing() * 2;
  if (ImGui::BeginChild("files", {0, -below})) groups(context, look);
  ImGui::EndChild();
  ImGui::Separator();
  save(context, look);
  const std::string folder = folder_of_the_user(context).string();
  ImGui::PushStyleColor(ImGuiCol_Text, kQuiet);
  if (!folder.empty()) ImGui::TextWrapped("Files dropped into %s are listed too.", folder.c_str());
  ImGui::PopStyleColor();
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "scenes", "Scenes by name", "",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::scenes
