// The program without a platform: which screen is shown, what a person does there, and how time passes.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/sound/ear.hpp"
#include "engine/ui/interaction.hpp"
#include "game/app/captions.hpp"
#include "game/app/foresight.hpp"
#include "game/app/glass_box.hpp"
#include "game/app/heard_screen.hpp"
#include "game/app/preferences.hpp"
#include "game/app/session.hpp"
#include "game/app/settings.hpp"
#include "game/app/showcase_screen.hpp"
#include "game/app/stage.hpp"
#include "game/app/table_screen.hpp"
#include "game/shell/curtain.hpp"
#include "game/shell/lobby.hpp"
#include "game/shell/results.hpp"
#include "game/shell/title.hpp"

namespace nightcap::app {

class Application {
 public:
  static constexpr std::size_t kMostCues = 4096;
  static constexpr float kLongestFrame = 100;  // ms: after a pause the game goes on, it doesn't leap

  // `catalogue` and `stage` outlive it. A save that can't be loaded is an Error; see load().
  Application(const Settings& settings, const Catalogue& catalogue, Stage& stage);
  ~Application();
  Application(const Application&) = delete;
  Application& operator=(const Application&) = delete;

  // Opens a save (JSON) or replay (text); what is wrong with it, or nothing.
  [[nodiscard]] std::string load(std::string_view text, const std::vector<shell::SeatPlan>& seats);

  void handle(const input::Event& event);
  // Puts a glass box beside every screen, or none; it outlives the application, or is taken away before.
  void set_glass_box(GlassBox* box);
  [[nodiscard]] const GlassBox* glass_box() const { return box_; }
  // Follows them from now on, and what is set is kept there; they outlive it.
  void prefer(Preferences& preferences);
  // Finishes what is moving, as a click on that widget does before it is looked at.
  void hurry(std::string_view before = {});
  // ms of game time; anything below zero is none, and a frame is at most kLongestFrame long.
  void update(float ms);
  [[nodiscard]] bool wants_quit() const { return quit_; }
  [[nodiscard]] bool minimized() const { return minimized_; }
  // Counts up whenever a frame would look different.
  [[nodiscard]] unsigned revision() const;
  void paint(scene::DrawList& list) const;
  // How often another screen was opened.
  [[nodiscard]] unsigned screens_shown() const { return screens_shown_; }
  // Fills the list with something that may be painted later, each thing once. False: nothing more for now.
  [[nodiscard]] bool foresee(scene::DrawList& list);
  // Window px of a vpx.
  [[nodiscard]] scene::ViewTransform view() const;
  // What the screens have of the window, window px.
  [[nodiscard]] scene::Vec2 window_for_screens() const;

  // What is on the screen now.
  [[nodiscard]] const ui::Screen& screen() const { return *screen_; }
  [[nodiscard]] const ui::WidgetList& widgets();
  [[nodiscard]] const std::string& focus();
  [[nodiscard]] Session* session() { return session_.get(); }
  [[nodiscard]] bool settled() const;
  // What was announced since the last call: what happened, and where the focus went.
  [[nodiscard]] std::vector<std::string> take_narration();
  // Sounds that began since the last call; of those that nobody took, the first kMostCues.
  [[nodiscard]] std::vector<tabletop::HeardCue> take_cues() { return std::exchange(cues_, {}); }
  // Called with every sound as it begins.
  void on_cue(std::function<void(const tabletop::HeardCue&)> listener) { cue_listener_ = std::move(listener); }
  // Whoever hears the game from now on; outlives it, or is taken away by nullptr.
  void heard_by(sound::Ear* ear);

 private:
  void show(std::unique_ptr<ui::Screen> screen);
  // One away from the tables.
  void show_heard(std::unique_ptr<ui::Screen> screen);
  void show_table();
  void leave_table();
  // For that seat.
  void drop_curtain(std::size_t seat);
  void set_page();
  // Looks whether the box has become wider or narrower.
  void fit_box();
  // Takes over what the panels of that table announce.
  void hear(TableScreen& table);
  void hear_cues();
  // A key has moved the focus: its tick comes from where it went, and is for the person's ear alone.
  void hear_focus();
  // What is played to the screen as it is now.
  [[nodiscard]] sound::Tune tune() const;
  void follow_sound();
  // ms of game time: what was tense lingers.
  void relax(float ms);
  void keep(float ms);
  void begin(const shell::MatchPlan& plan);
  [[nodiscard]] bool curtain_moves() const;
  // vpx
  [[nodiscard]] ui::Vec2 page() const;
  // Goes to another screen if this one says so.
  void follow();
  void refresh();
  void refresh_if_changed();
  [[nodiscard]] SessionTools tools() const;
  [[nodiscard]] std::uint64_t next_seed();

  const Catalogue& catalogue_;
  Stage& stage_;
  GlassBox* box_ = nullptr;
  float box_width_ = 0;
  Settings settings_;
  std::unique_ptr<Session> session_;
  std::unique_ptr<ui::Screen> screen_;
  ui::Interaction interaction_;
  ui::WidgetList widgets_;
  Foresight foresight_;
  std::optional<shell::MatchPlan> last_plan_;
  std::uint64_t seeds_;
  std::vector<std::string> narration_;
  std::vector<tabletop::HeardCue> cues_;
  std::function<void(const tabletop::HeardCue&)> cue_listener_;
  sound::Ear* ear_ = nullptr;
  sound::Tune played_;
  float tense_for_ = 0;   // ms that the music still is, though the table is calm
  float since_tick_ = 0;  // ms since the focus was heard
  sound::Levels levels_;  // that the ear was told
  Preferences* preferences_ = nullptr;
  sound::Levels kept_;  // levels as the preferences know them
  Captions captions_;
  std::string narrated_focus_;
  float after_end_ = 0;  // ms since the table has shown the end
  float opening_ = 0;    // ms that the curtain still takes to open before the screen
  bool quit_ = false;
  bool minimized_ = false;
  unsigned revision_ = 1;
  unsigned screens_shown_ = 0;
  unsigned refreshed_at_ = 0;
};

}  // namespace nightcap::app
