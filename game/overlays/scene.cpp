// Scene: the things on the table, layer by layer, and what is painted round them. What is chosen here is framed there, and
// the other way round; layers can be seen alone, and values changed until the table is laid out anew.
#include <imgui.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "engine/debug/items.hpp"
#include "engine/scene/census.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::scene {
namespace {

using app::Chalk;
using nightcap::scene::Census;
using nightcap::scene::Entity;
using nightcap::scene::EntityId;
using nightcap::scene::kNobody;
using nightcap::scene::kPainted;

ImVec4 said() { return {0.95f, 0.75f, 0.35f, 1}; }

struct Look {
  std::string search;
  bool reveal = false;  // brings what is chosen into view
};

void choose(Chalk& chalk, EntityId thing, std::string owner) {
  const bool same = chalk.thing == thing && chalk.owner == owner;
  chalk.thing = same ? kNobody : thing;
  chalk.owner = same ? std::string() : std::move(owner);
}

// What a click on the table has asked for.
void take_pick(Context& context, const nightcap::scene::Scene* scene, Chalk& chalk, Look& look) {
  if (!chalk.picked) return;
  const nightcap::scene::DrawList& list = context.runner.draws();
  const nightcap::scene::Vec2 at = *std::exchange(chalk.picked, std::nullopt);
  EntityId thing = scene != nullptr ? scene->at(app::under_camera(list, at)) : kNobody;
  // Parts of one thing have its name: the whole of it is meant.
  for (const Entity* part = thing != kNobody ? scene->find(thing) : nullptr; part != nullptr && part->parent != kNobody;) {
    const Entity* whole = scene->find(part->parent);
    if (whole == nullptr || whole->name != part->name) break;
    thing = part->parent;
    part = whole;
  }
  chalk.thing = thing;
  chalk.owner = thing == kNobody ? app::owner_at(list, at) : std::string();
  look.reveal = true;
}

bool wanted(const std::string& name, const Look& look) {
  return look.search.empty() || name.find(look.search) != std::string::npos;
}

// The layer's eye, "alone", and its fold. True: it is open.
bool layer_line(int layer, const std::string& name, bool open, Chalk& chalk) {
  const std::string id = layer == kPainted ? "painted" : std::to_string(layer);
  bool seen = !chalk.leaves_out(layer), alone = chalk.solo == layer;
  if (debug::checkbox("scene.seen." + id, "##seen", seen)) {
    chalk.solo.reset();
    if (seen) {
      std::erase(chalk.hidden, layer);
    } else if (!chalk.leaves_out(layer)) {
      chalk.hidden.push_back(layer);
    }
  }
  ImGui::SameLine();
  if (debug::checkbox("scene.alone." + id, "alone", alone)) chalk.solo = alone ? std::optional(layer) : std::nullopt;
  ImGui::SameLine();
  if (open) ImGui::SetNextItemOpen(true);
  const bool unfolded = ImGui::TreeNodeEx(id.c_str(), ImGuiTreeNodeFlags_SpanAvailWidth, "%s", name.c_str());
  debug::note("scene.layer." + id, name, unfolded ? "open" : "folded");
  return unfolded;
}

// A thing and what hangs on it.
void thing_line(const nightcap::scene::Scene& scene, const Census& census, EntityId id, Chalk& chalk, Look& look) {
  const Entity& entity = *scene.find(id);
  if (wanted(entity.name, look)) {
    const bool chosen = chalk.thing == id;
    const std::string name = entity.name.empty() ? "(no name)" : entity.name;
    if (debug::choice("scene.thing." + std::to_string(id.n), name.c_str(), chosen)) choose(chalk, id, {});
    if (chosen && std::exchange(look.reveal, false)) ImGui::SetScrollHereY(0.4f);
    std::array<char, 48> text{};
    const std::string_view kind = look_name(entity.look);
    std::snprintf(text.data(), text.size(), "%s%.*s %.0f, %.0f", entity.visible ? "" : "hidden ", static_cast<int>(kind.size()),
                  kind.data(), static_cast<double>(entity.pose.at.x), static_cast<double>(entity.pose.at.y));
    ImGui::SameLine(ImGui::GetWindowContentRegionMax().x - ImGui::CalcTextSize(text.data()).x);
    ImGui::TextDisabled("%s", text.data());
  }
  if (census.on(id).empty()) return;
  ImGui::Indent();
  for (const EntityId each : census.on(id)) thing_line(scene, census, each, chalk, look);
  ImGui::Unindent();
}

// Whether what is chosen is in that layer, or hangs on something there.
bool holds_chosen(const nightcap::scene::Scene& scene, EntityId chosen, int layer) {
  const Entity* entity = scene.find(chosen);
  while (entity != nullptr && entity->parent != kNobody) entity = scene.find(entity->parent);
  return entity != nullptr && entity->layer == layer;
}

void painted_lines(const nightcap::scene::DrawList& list, Chalk& chalk, Look& look) {
  std::map<std::string, int, std::less<>> owners;
  for (const auto& item : list.items())
    if (item.layer == kPainted) ++owners[std::string(list.text(item.entity))];
  for (const auto& [owner, drawings] : owners) {
    if (owner.empty() || owner.starts_with("overlay.") || !wanted(owner, look)) continue;
    const bool chosen = chalk.owner == owner;
    if (debug::choice("scene.owner." + owner, owner.c_str(), chosen)) choose(chalk, kNobody, owner);
    if (chosen && std::exchange(look.reveal, false)) ImGui::SetScrollHereY(0.4f);
    const std::string text = std::to_string(drawings) + (drawings == 1 ? " drawing" : " drawings");
    ImGui::SameLine(ImGui::GetWindowContentRegionMax().x - ImGui::CalcTextSize(text.c_str()).x);
    ImGui::TextDisabled("%s", text.c_str());
  }
}

void tree(Context& context, app::Session* session, Chalk& chalk, Look& look, float height) {
  if (ImGui::BeginChild("tree", {0, height})) {
    if (session != nullptr) {
      const tabletop::Table& table = session->table();
      const Census census = nightcap::scene::census(table.scene());
      for (const auto& [layer, content] : census.layers) {
        const std::string_view name = table.layer_name(layer);
        const std::string line =
            (name.empty() ? "layer " + std::to_string(layer) : std::string(name)) + " (" + std::to_string(content.things) + ")";
        const bool open = !look.search.empty() || (look.reveal && holds_chosen(table.scene(), chalk.thing, layer));
        if (!layer_line(layer, line, open, chalk)) continue;
        for (const EntityId each : content.roots) thing_line(table.scene(), census, each, chalk, look);
        ImGui::TreePop();
      }
    }
    const bool open = !look.search.empty() || (look.reveal && !chalk.owner.empty());
    if (layer_line(kPainted, "painted round them", open, chalk)) {
      painted_lines(context.runner.draws(), chalk, look);
      ImGui::TreePop();
    }
  }
  ImGui::EndChild();
}

// What can be changed of a thing. True: something was.
bool values(Entity& entity, nightcap::scene::Vec2 page) {
  nightcap::scene::Pose& pose = entity.pose;
  auto order = static_cast<float>(entity.order);
  const bool hangs = entity.parent != kNobody;  // its place is from its parent's centre
  bool changed = debug::slider("scene.x", "x", pose.at.x, hangs ? -page.x / 2 : 0, hangs ? page.x / 2 : page.x, "%.1f vpx");
  changed =
      debug::slider("scene.y", "y", pose.at.y, hangs ? -page.y / 2 : 0, hangs ? page.y / 2 : page.y, "%.1f vpx") || changed;
  changed = debug::slider("scene.turn", "turn", pose.degrees, -180, 180, "%.1f degrees") || changed;
  changed = debug::slider("scene.scale", "scale", pose.scale, 0, 3) || changed;
  changed = debug::slider("scene.flip", "flip", pose.flip, 0, 180, "%.0f degrees") || changed;
  changed = debug::slider("scene.lift", "lift", pose.lift, 0, 200, "%.0f vpx") || changed;
  changed = debug::slider("scene.alpha", "alpha", pose.alpha, 0, 1) || changed;
  if (debug::slider("scene.order", "order in its layer", order, 0, 1000, "%.0f")) {
    entity.order = static_cast<int>(order);
    changed = true;
  }
  return debug::checkbox("scene.visible", "visible", entity.visible) || changed;
}

void details(Context& context, app::Session* session, const Chalk& chalk) {
  const Entity* entity = session != nullptr ? session->table().scene().find(chalk.thing) : nullptr;
  const std::string name = entity != nullptr ? entity->name : chalk.owner;
  if (name.empty() && entity == nullptr) {
    ImGui::TextDisabled("Choose a thing, or pick it on the table.");
  } else {
    const std::string_view kind = entity != nullptr ? look_name(entity->look) : "painted by the table itself";
    ImGui::TextColored(said(), "%s", name.empty() ? "(no name)" : name.c_str());
    ImGui::SameLine();
    ImGui::TextDisabled("%.*s", static_cast<int>(kind.size()), kind.data());
  }
  debug::note("scene.chosen", "chosen", name);
  if (entity == nullptr) return;
  Entity copy = *entity;
  ImGui::PushItemWidth(ImGui::GetContentRegionAvail().x * 0.6f);
  const nightcap::scene::Vec2 page = context.application.window_for_screens() * (1 / context.application.view().scale);
  if (values(copy, page)) *session->table().open_scene().find(chalk.thing) = copy;
  ImGui::PopItemWidth();
}

void draw(Context& context, Look& look) {
  Chalk& chalk = context.application.backstage().chalk;
  app::Session* session = context.application.session();
  take_pick(context, session != nullptr ? &session->table().scene() : nullptr, chalk, look);
  if (debug::button("scene.pick", chalk.picking ? "Click on the table" : "Pick on the table")) chalk.picking = !chalk.picking;
  ImGui::SameLine();
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x * 0.6f);
  debug::field("scene.search", "search", look.search);
  const float line = ImGui::GetFrameHeightWithSpacing();
  const bool edits = session != nullptr && session->table().scene().find(chalk.thing) != nullptr;
  tree(context, session, chalk, look, std::max(ImGui::GetContentRegionAvail().y - (edits ? 10.2f : 1.2f) * line, 6 * line));
  details(context, session, chalk);
}

void shut(Context& context) {
  Chalk& chalk = context.application.backstage().chalk;
  Chalk rest;  // which is another overlay's
  rest.paths = chalk.paths;
  rest.boxes = chalk.boxes;
  chalk = rest;
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "scene",   "Scene",
    "F9",      [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); },
    "Picture", shut};

}  // namespace nightcap::overlays::scene
