// Scene: what is drawn, by the entity that it belongs to, from the lowest to the topmost.
#include <imgui.h>

#include <string>

#include "engine/debug/items.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::scene {
namespace {

void line(const nightcap::scene::DrawItem& item, std::string_view words) {
  const nightcap::scene::Rect box = nightcap::scene::bounds(item.quad);
  const std::string_view what = !item.sprite.empty() ? item.sprite.name() : words;
  ImGui::Text("%.*s  %.0f,%.0f  %.0fx%.0f", static_cast<int>(what.size()), what.data(), static_cast<double>(box.x),
              static_cast<double>(box.y), static_cast<double>(box.w), static_cast<double>(box.h));
}

void draw(Context& context, std::string& search) {
  debug::field("scene.search", "search", search);
  const nightcap::scene::DrawList& list = context.runner.draws();
  const auto& items = list.items();
  int entities = 0;
  for (std::size_t i = 0; i < items.size();) {
    const std::string entity(list.text(items[i].entity));
    std::size_t end = i;
    while (end < items.size() && list.text(items[end].entity) == entity) ++end;
    ++entities;
    if (search.empty() || entity.find(search) != std::string::npos) {
      ImGui::PushID(static_cast<int>(i));
      const bool open = ImGui::TreeNode("entity", "%s  (%d)", entity.c_str(), static_cast<int>(end - i));
      debug::note("scene." + entity, entity);
      if (open) {
        for (std::size_t k = i; k < end; ++k) line(items[k], list.text(items[k].text));
        ImGui::TreePop();
      }
      ImGui::PopID();
    }
    i = end;
  }
  ImGui::Separator();
  ImGui::Text("%d entities, %d drawings", entities, static_cast<int>(items.size()));
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "scene", "Scene", "F9", [] {
      return std::function<void(Context&)>([search = std::string()](Context& context) mutable { draw(context, search); });
    }};

}  // namespace nightcap::overlays::scene
