// A stage without a window, for tests: it keeps what was shown, and plays the events that a test posts.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "game/app/stage.hpp"

namespace nightcap::platform::null {

// Half an em a character, whatever the face.
class EstimatedMetrics final : public scene::TextMetrics {
 public:
  [[nodiscard]] float width(std::string_view text, scene::Font font, float size) const override;
};

class NullStage final : public app::Stage {
 public:
  // Texts are as wide as `metrics` says (which outlives it), or as estimated.
  explicit NullStage(int width = 1280, int height = 720, const scene::TextMetrics* metrics = nullptr)
      : metrics_(metrics), width_(width), height_(height) {}

  [[nodiscard]] bool poll(input::Event& event) override;
  void post(const input::Event& event) override { waiting_.push_back(event); }
  [[nodiscard]] int width() const override { return width_; }
  [[nodiscard]] int height() const override { return height_; }
  // Posts that it did.
  void resize(int width, int height) override;
  void set_fullscreen(bool on) override { fullscreen_ = on; }
  [[nodiscard]] bool fullscreen() const override { return fullscreen_; }
  void set_text_input(bool on) override { text_input_ = on; }
  void set_clipboard(const std::string& text) override { clipboard_ = text; }
  [[nodiscard]] const scene::TextMetrics& metrics() const override { return metrics_ != nullptr ? *metrics_ : estimated_; }
  int render(const scene::DrawList& list) override;
  [[nodiscard]] bool has_time() const override { return has_time_; }
  void warm(const scene::DrawList& list) override { warmed_.push_back(list); }
  [[nodiscard]] bool ready(const scene::DrawList& /*list*/) override { return unready_ == 0 || --unready_ == 0; }
  // There is nothing to see.
  [[nodiscard]] bool screenshot(const std::string&) override { return false; }
  [[nodiscard]] std::string complaint() const override { return {}; }

  // For tests.
  [[nodiscard]] const scene::DrawList& shown() const { return shown_; }
  [[nodiscard]] int frames() const { return frames_; }
  [[nodiscard]] bool text_input() const { return text_input_; }
  [[nodiscard]] const std::string& clipboard() const { return clipboard_; }
  // From now on it asks for what may come.
  void give_time() { has_time_ = true; }
  // It is not ready for a new screen before it has been asked so often.
  void take_time(int times) { unready_ = times; }
  [[nodiscard]] const std::vector<scene::DrawList>& warmed() const { return warmed_; }
  // Every event that poll gave out, in order.
  [[nodiscard]] const std::vector<input::Event>& played() const { return played_; }

 private:
  EstimatedMetrics estimated_;
  const scene::TextMetrics* metrics_;
  std::string clipboard_;
  std::deque<input::Event> waiting_;
  std::vector<input::Event> played_;
  scene::DrawList shown_;
  std::vector<scene::DrawList> warmed_;
  int width_;
  int height_;
  int frames_ = 0;
  int unready_ = 0;
  bool fullscreen_ = false;
  bool text_input_ = false;
  bool has_time_ = false;
};

}  // namespace nightcap::platform::null
