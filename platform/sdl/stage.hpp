// A window (or, for tests and screenshots, a picture in memory) as the application's stage, over SDL2.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/app/stage.hpp"

namespace nightcap::platform::sdl {

struct StageOptions {
  int width = 1280;
  int height = 720;
  bool offscreen = false;  // no window is opened anywhere
  bool fullscreen = false;
  std::string title = "Nightcap";
  scene::SpriteId icon;        // of the window
  std::filesystem::path data;  // has atlas/ and fonts/; empty: "data" beside the program, wherever that was started from
  // Draw without the graphics card. Not said: when there is none, or when offscreen. The environment's SDL_RENDER_DRIVER
  // goes before it.
  std::optional<bool> software;
  // Read and make the other screens' pictures while one is shown. Not said: unless offscreen.
  std::optional<bool> read_ahead;
};

// Where the program's data is: the folder that was given or, if none was, "data" beside the program.
[[nodiscard]] std::filesystem::path data_folder(const std::filesystem::path& given);

class SdlStage final : public app::Stage {
 public:
  // nullptr, with the reason, if no window can be had.
  [[nodiscard]] static std::unique_ptr<SdlStage> open(const StageOptions& options, std::string& why_not);
  ~SdlStage() override;

  [[nodiscard]] bool poll(input::Event& event) override;
  void post(const input::Event& event) override;
  [[nodiscard]] int width() const override;
  [[nodiscard]] int height() const override;
  void resize(int width, int height) override;
  void set_fullscreen(bool on) override;
  [[nodiscard]] bool fullscreen() const override;
  void set_text_input(bool on) override;
  void set_clipboard(const std::string& text) override;
  [[nodiscard]] const scene::TextMetrics& metrics() const override;
  int render(const scene::DrawList& list) override;
  void set_glass(const debug::Mesh& mesh, const debug::Lettering& lettering) override;
  [[nodiscard]] bool has_time() const override;
  void warm(const scene::DrawList& list) override;
  [[nodiscard]] bool ready(const scene::DrawList& list) override;
  [[nodiscard]] bool screenshot(const std::string& file) override;
  [[nodiscard]] double resident_mb() const override;
  [[nodiscard]] double texture_mb() const override;
  [[nodiscard]] app::PictureMemory memory() const override;
  [[nodiscard]] scene::Vec2 density() const override;
  [[nodiscard]] float dpi() const override;
  [[nodiscard]] std::string renderer_name() const override;
  [[nodiscard]] std::filesystem::path data() const override;
  [[nodiscard]] const assets::Manifest* manifest() const override;
  [[nodiscard]] bool page_kept(int page) const override;
  [[nodiscard]] std::string reload_drawings() override;
  [[nodiscard]] std::vector<app::Pad> pads() override;
  [[nodiscard]] std::string complaint() const override;

  // What was rendered last, in drawable px.
  struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb;
    [[nodiscard]] scene::Color at(int x, int y) const;
    friend bool operator==(const Picture&, const Picture&) = default;
  };
  // `kept`: painted as frames are, what stands still being copied; else all of it anew.
  [[nodiscard]] Picture picture(bool kept = true);
  // How many pictures that warm() asked for the worker has not made yet.
  [[nodiscard]] std::size_t open_orders() const;

 private:
  struct Machine;
  explicit SdlStage(std::unique_ptr<Machine> machine);

  std::unique_ptr<Machine> machine_;
};

}  // namespace nightcap::platform::sdl
