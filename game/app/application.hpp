// The program without a platform: which screen is shown, what a person does there, and how time passes.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/sound/ear.hpp"
#include "engine/ui/interaction.hpp"
#include "game/app/backstage.hpp"
#include "game/app/captions.hpp"
#include "game/app/causes.hpp"
#include "game/app/foresight.hpp"
#include "game/app/glass_box.hpp"
#include "game/app/heard_screen.hpp"
#include "game/app/input_log.hpp"
#include "game/app/moment.hpp"
#include "game/app/motion_files.hpp"
#include "game/app/preferences.hpp"
#include "game/app/reloads.hpp"
#include "game/app/rule_tally.hpp"
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
  static constexpr std::size_t kLastCues = 12;
  static constexpr float kLongestFrame = 100;  // ms: after a pause the game goes on, it doesn't leap

  // `catalogue` and `stage` outlive it. A save that can't be loaded is an Error; see load().
  Application(const Settings& settings, const Catalogue& catalogue, Stage& stage);
  ~Application();
  Application(const Application&) = delete;
  Application& operator=(const Application&) = delete;

  // Opens a save (JSON) or replay (text); what is wrong with it, or nothing.
  [[nodiscard]] std::string load(std::string_view text, const std::vector<shell::SeatPlan>& seats);

  // Puts a situation on the table at the next update, and plays its moment.
  void open(Opening opening) { to_open_ = std::move(opening); }
  // Why the last one could not be opened, or "".
  [[nodiscard]] const std::string& opening_failed() const { return opening_failed_; }
  // Whether the moment of a situation is being played.
  [[nodiscard]] bool plays_moment() const { return to_open_.has_value() || moment_.plays(); }
  // Which rules the matches so far have reached, but for the last steps of the present one.
  [[nodiscard]] RuleTally& rules() { return rules_; }
  [[nodiscard]] const Catalogue& catalogue() const { return catalogue_; }
  [[nodiscard]] const Settings& settings() const { return settings_; }

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
  // What has changed since the counts were such, which are brought up to date.
  [[nodiscard]] CauseSet causes(Changes& since) const;
  void paint(scene::DrawList& list) const;
  // What overlays make of a picture that has just been painted and is shown now.
  void finish(scene::DrawList& list);
  [[nodiscard]] Backstage& backstage() { return backstage_; }
  // How long motions take.
  [[nodiscard]] MotionFiles& motion_files() { return motion_files_; }
  // The game on the table; empty: none is.
  [[nodiscard]] std::string_view game() const;
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
  // The last sounds that began, the newest last.
  [[nodiscard]] const std::deque<tabletop::HeardCue>& last_cues() const { return last_cues_; }
  [[nodiscard]] const sound::Ear* ear() const { return ear_; }
  // As the person at the screen wants it to sound; may be changed.
  [[nodiscard]] sound::Levels& levels() { return settings_.levels; }
  [[nodiscard]] const InputLog& input_log() const { return input_log_; }
  [[nodiscard]] Reloads& reloads() { return reloads_; }
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
  // As load(), of what was read.
  [[nodiscard]] std::string load(const wire::Record& record, const std::vector<shell::SeatPlan>& seats);
  void open_now();
  // The match on the table from now on, or none.
  void take_session(std::unique_ptr<Session> session);
  [[nodiscard]] bool curtain_moves() const;
  // vpx
  [[nodiscard]] ui::Vec2 page() const;
  // ms of game time, at most kLongestFrame.
  void run(float ms);
  // Whether an overlay wants the event for itself.
  [[nodiscard]] bool kept_from_screen(const input::Event& event);
  // Goes to another screen if this one says so.
  void follow();
  void refresh();
  // Gives it to the screen; who took it, in a word or a widget's id.
  std::string give(const input::Event& event);
  std::string follow_window(input::WindowChange change);
  // The widget that it is meant for, before it is given to the screen.
  [[nodiscard]] std::string meant(const input::Event& event) const;
  void refresh_if_changed();
  [[nodiscard]] SessionTools tools(std::string_view game);
  [[nodiscard]] std::uint64_t next_seed();

  const Catalogue& catalogue_;
  Stage& stage_;
  GlassBox* box_ = nullptr;
  float box_width_ = 0;
  Backstage backstage_;
  double now_ = 0;             // ms of game time
  bool pick_is_down_ = false;  // the button of a pick, until it is up
  MotionFiles motion_files_;   // outlives the session
  Settings settings_;
  std::unique_ptr<Session> session_;
  std::unique_ptr<ui::Screen> screen_;
  std::optional<Opening> to_open_;
  std::string opening_failed_;
  Moment moment_;
  RuleTally rules_;
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
  unsigned revision_ = 1;  // of everything but what has a count of its own
  unsigned captions_shown_ = 0, curtain_moved_ = 0;
  InputLog input_log_;
  Reloads reloads_;
  std::deque<tabletop::HeardCue> last_cues_;
  unsigned screens_shown_ = 0;
  unsigned refreshed_at_ = 0;
};

}  // namespace nightcap::app
