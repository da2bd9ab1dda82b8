#include "game/app/bindings.hpp"

#include "game/app/application.hpp"

namespace nightcap::app {

namespace {

// What is the same on every screen (Application::handle, ui::Interaction).
constexpr std::array<std::array<const char*, 2>, 7> kEverywhere{{{"F11", "fills the screen, or not"},
                                                                 {"Alt+Return", "fills the screen, or not"},
                                                                 {"Tab", "focus on to the next, with Shift back"},
                                                                 {"arrows", "focus that way; moves a slider"},
                                                                 {"Return", "presses what has the focus; Space, too"},
                                                                 {"Escape", "back"},
                                                                 {"Z", "looks at what has the focus from near"}}};
// At a table only, and not said by a widget of its own.
constexpr std::array<std::array<const char*, 2>, 2> kAtTables{
    {{"+ -", "faster, slower"}, {"PageUp PageDown", "turn the page, or scroll"}}};

}  // namespace

std::vector<Binding> bindings(Application& application) {
  std::vector<Binding> list;
  for (const ui::Widget& widget : application.widgets().items())
    if (!widget.key.empty() && widget.enabled) list.push_back({std::string(widget.key), widget.name, widget.id});
  for (const auto& [key, what] : kEverywhere) list.push_back({key, what, "everywhere"});
  if (application.session() != nullptr)
    for (const auto& [key, what] : kAtTables) list.push_back({key, what, "tables"});
  if (const GlassBox* box = application.glass_box())
    for (Binding& each : box->keys()) list.push_back(std::move(each));
  return list;
}

}  // namespace nightcap::app
