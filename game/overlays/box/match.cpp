#include <imgui.h>

#include "game/overlays/overlay.hpp"

namespace nightcap::overlays {

app::Session* match_of(Context& context) {
  app::Session* session = context.application.session();
  if (session == nullptr) ImGui::TextWrapped("There is no match on the table. Start one, and this shows it.");
  return session;
}

}  // namespace nightcap::overlays
