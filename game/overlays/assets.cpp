// Assets: what is baked (drawings by atlas, how full their pages are, fonts, sounds), with a search; and reading it anew
// without starting the program again.
#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/assets/contents.hpp"
#include "engine/debug/items.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::assets {
namespace {

namespace fs = std::filesystem;
using nightcap::assets::AtlasContents;
using nightcap::assets::Drawn;
using nightcap::assets::Manifest;

constexpr ImU32 kDark = IM_COL32(34, 27, 48, 255), kGold = IM_COL32(201, 160, 84, 255), kRed = IM_COL32(226, 80, 70, 255),
                kGreen = IM_COL32(110, 190, 120, 255);
constexpr std::size_t kMostFound = 40;  // lines of a search

// What is looked at, and what was found out about it, until something is read anew.
struct Look {
  std::string search;
  const Manifest* of = nullptr;
  int reloads = -1;
  std::vector<std::string> names;  // of all drawings
  std::vector<AtlasContents> atlases;
  std::vector<double> fills;        // of each page
  std::vector<std::string> others;  // fonts and sounds
  int page = -1;                    // that is drawn
  std::vector<Drawn> drawings;      // on it
};

void list_files(const fs::path& folder, std::string_view extension, const char* kind, std::vector<std::string>& list) {
  std::error_code error;
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder, error))
    if (entry.path().extension() == extension) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) {
    const auto size = static_cast<unsigned long long>(fs::file_size(file, error) / 1024);
    std::string line = std::string(kind) + "  " + file.stem().string() + "  " + std::to_string(size) + " KiB";
    if (const fs::path licence = fs::path(file).replace_extension(".licence.txt"); fs::exists(licence, error))
      line += "  (its licence lies beside it)";
    list.push_back(std::move(line));
  }
}

void find_out(const app::Stage& stage, int reloads, Look& look) {
  const Manifest* manifest = stage.manifest();
  if (manifest == look.of && reloads == look.reloads) return;
  look.of = manifest;
  look.reloads = reloads;
  look.names = manifest->names();
  look.atlases = nightcap::assets::contents_of(*manifest);
  look.fills.clear();
  for (std::size_t i = 0; i < manifest->pages().size(); ++i)
    look.fills.push_back(nightcap::assets::fill_of(*manifest, static_cast<int>(i)));
  look.page = -1;
  look.others.clear();
  list_files(stage.data() / "fonts", ".ttf", "font", look.others);
  list_files(stage.data() / "sound" / "effects", ".json", "cue", look.others);
  list_files(stage.data() / "sound" / "music", ".ogg", "music", look.others);
}

void reloads(app::Reloads& list) {
  if (list.rows().empty()) ImGui::TextDisabled("Nothing here can be read anew.");
  for (std::size_t i = 0; i < list.rows().size(); ++i) {
    const app::Reloads::Row& row = list.rows()[i];
    if (debug::button("assets.reload." + row.what.id, ("Read anew: " + row.what.name).c_str())) list.reload(i);
    debug::note("assets.said." + row.what.id, row.what.name, row.said);
    if (row.said.empty()) {
      ImGui::TextWrapped("%s", row.what.how.c_str());
      continue;
    }
    ImGui::PushStyleColor(ImGuiCol_Text, row.failed ? kRed : kGreen);
    ImGui::TextWrapped("%s", row.said.c_str());
    ImGui::PopStyleColor();
  }
}

std::string line_of(const Manifest& manifest, const std::string& name) {
  const nightcap::assets::Sprite& sprite = *manifest.find(name);
  std::string line = name + "  " + std::to_string(static_cast<int>(sprite.size.x)) + " x " +
                     std::to_string(static_cast<int>(sprite.size.y)) + " vpx, " + std::to_string(sprite.places.size()) +
                     (sprite.places.size() == 1 ? " size" : " sizes");
  if (!sprite.words.empty()) line += ", with words";
  return line;
}

void drawing(const Manifest& manifest, const std::string& name, Look& look) {
  if (debug::choice("assets.drawing." + name, line_of(manifest, name).c_str(), false))
    look.page = manifest.find(name)->places.front().page;
  if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", manifest.find(name)->licence.c_str());
}

void found(const Manifest& manifest, Look& look) {
  std::size_t count = 0;
  for (const std::string& name : look.names)
    if (name.find(look.search) != std::string::npos && ++count <= kMostFound) drawing(manifest, name, look);
  for (const std::string& line : look.others)
    if (line.find(look.search) != std::string::npos && ++count <= kMostFound) ImGui::TextUnformatted(line.c_str());
  ImGui::TextDisabled(count > kMostFound ? "%d found, of which the first are shown" : "%d found", static_cast<int>(count));
  debug::note("assets.found", "found", std::to_string(count));
}

// A page as rectangles, each drawing one.
void page(const Manifest& manifest, Look& look) {
  if (look.page < 0) return;
  const nightcap::assets::Page& it = manifest.pages()[static_cast<std::size_t>(look.page)];
  if (look.drawings.empty() || look.drawings.front().place.page != look.page)
    look.drawings = nightcap::assets::drawings_on(manifest, look.page);
  ImGui::Text("%s, %d x %d px, %d drawings, %.0f %% full", it.file.c_str(), it.width, it.height,
              static_cast<int>(look.drawings.size()), look.fills[static_cast<std::size_t>(look.page)] * 100);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float scale = ImGui::GetContentRegionAvail().x / static_cast<float>(std::max(it.width, 1));
  const ImVec2 size{static_cast<float>(it.width) * scale, static_cast<float>(it.height) * scale};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(from, {from.x + size.x, from.y + size.y}, kDark);
  const ImVec2 mouse = ImGui::GetMousePos();
  const Drawn* under = nullptr;
  for (const Drawn& each : look.drawings) {
    const ImVec2 a{from.x + static_cast<float>(each.place.x) * scale, from.y + static_cast<float>(each.place.y) * scale};
    const ImVec2 b{a.x + static_cast<float>(each.place.w) * scale - 1, a.y + static_cast<float>(each.place.h) * scale - 1};
    const bool here = mouse.x >= a.x && mouse.y >= a.y && mouse.x < b.x && mouse.y < b.y;
    if (here) under = &each;
    list.AddRectFilled(a, b, here ? IM_COL32(255, 215, 120, 255) : IM_COL32(201, 160, 84, 120));
  }
  ImGui::Dummy(size);
  if (under != nullptr && ImGui::IsItemHovered())
    ImGui::SetTooltip("%s  %d x %d px", under->name.c_str(), under->place.w, under->place.h);
}

void atlases(const Manifest& manifest, const app::Stage& stage, Look& look) {
  for (const AtlasContents& atlas : look.atlases) {
    const bool open = ImGui::TreeNode(atlas.name.c_str(), "%s  (%d drawings, %d pages)", atlas.name.c_str(),
                                      static_cast<int>(atlas.drawings.size()), static_cast<int>(atlas.pages.size()));
    debug::note("assets.atlas." + atlas.name, atlas.name, std::to_string(atlas.drawings.size()));
    if (!open) continue;
    for (const int index : atlas.pages) {
      const auto at = static_cast<std::size_t>(index);
      const std::string& file = manifest.pages()[at].file;
      const std::string line = file + "  " + std::to_string(static_cast<int>(look.fills[at] * 100)) + " % full" +
                               (stage.page_kept(index) ? "  in memory" : "");
      if (debug::choice("assets.page." + file, line.c_str(), look.page == index)) look.page = look.page == index ? -1 : index;
      if (look.page == index) page(manifest, look);
    }
    for (const std::string& name : atlas.drawings) drawing(manifest, name, look);
    ImGui::TreePop();
  }
  if (ImGui::TreeNode("Fonts and sounds")) {
    for (const std::string& line : look.others) ImGui::TextUnformatted(line.c_str());
    ImGui::TreePop();
  }
}

void draw(Context& context, Look& look) {
  app::Reloads& list = context.application.reloads();
  list.watch(ImGui::GetIO().DeltaTime * 1000);
  reloads(list);
  const Manifest* manifest = context.stage.manifest();
  if (manifest == nullptr) return ImGui::TextDisabled("Nothing is baked for this stage.");
  int times = 0;
  for (const app::Reloads::Row& row : list.rows()) times += row.times;
  find_out(context.stage, times, look);
  ImGui::Separator();
  debug::field("assets.search", "search", look.search);
  if (!look.search.empty()) {
    if (look.page >= 0) page(*manifest, look);
    return found(*manifest, look);
  }
  ImGui::TextDisabled("%d drawings on %d pages", static_cast<int>(look.names.size()),
                      static_cast<int>(manifest->pages().size()));
  atlases(*manifest, context.stage, look);
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "assets", "Assets", "",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); },
    "Program"};

}  // namespace nightcap::overlays::assets
