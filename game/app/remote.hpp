// `--remote`: JSON lines that start nothing a person could not do. Everything that acts goes in as a device event.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/json.hpp"
#include "game/app/runner.hpp"

namespace nightcap::app {

class Remote {
 public:
  Remote(Application& application, Runner& runner, Stage& stage) : application_(application), runner_(runner), stage_(stage) {}

  // The answer to one request line (without its newline), as one line without a newline. Never throws.
  [[nodiscard]] std::string answer(std::string_view line);
  [[nodiscard]] bool quit() const { return quit_; }

 private:
  using Json = base::Json;
  struct Row;
  [[nodiscard]] static std::span<const Row> rows();

  Json ui(const Json& request);
  Json actions(const Json& request);
  Json click(const Json& request);
  Json touch(const Json& request);
  Json drag(const Json& request);
  Json move(const Json& request);
  Json wheel(const Json& request);
  Json drop(const Json& request);
  Json key(const Json& request);
  Json text(const Json& request);
  Json ime(const Json& request);
  Json resize(const Json& request);
  Json window(const Json& request);
  Json advance(const Json& request);
  Json settle(const Json& request);
  Json screenshot(const Json& request);
  Json draws(const Json& request);
  Json position(const Json& request);
  Json view(const Json& request);
  Json narration(const Json& request);
  Json cues(const Json& request);
  Json stats(const Json& request);
  Json leave(const Json& request);

  Json press(const Json& request, bool touch);
  // The window px meant by "id" or "x","y" of a request, or by a drag's end.
  struct Place {
    scene::Vec2 at;
    Json error;  // not null: why there is none
  };
  Place place_of(const Json& request);
  // Null if no overlay shows it.
  [[nodiscard]] const debug::Item* overlay_item(const std::string& id) const;
  Place place_of_id(const std::string& id);
  Place place_of_end(const Json& end);
  void post(const input::Event& event);

  Application& application_;
  Runner& runner_;
  Stage& stage_;
  scene::Vec2 pointer_;
  bool quit_ = false;
};

}  // namespace nightcap::app
