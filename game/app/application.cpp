#include "game/app/application.hpp"

#include <algorithm>
#include <cmath>

#include "engine/motion/easing.hpp"
#include "engine/ui/paint.hpp"
#include "game/shell/drapes.hpp"

namespace nightcap::app {

namespace {

constexpr float kPageWidth = 1920, kPageHeight = 1080;  // vpx at 16:9
constexpr float kShowEnd = 2600;                        // ms the end stays on the table before the results
constexpr int kManualIterations = 1000;                 // computer players' thinking under a manual clock

// Whether somebody wants to play who watched: any key but those that are held with others, any button.
bool wakes(const input::Event& event) {
  if (const auto* key = std::get_if<input::Key>(&event))
    return key->down && !key->repeat && !key->key.ends_with(" Shift") && !key->key.ends_with(" Ctrl") &&
           !key->key.ends_with(" Alt") && !key->key.ends_with(" GUI");
  const auto* button = std::get_if<input::PointerButton>(&event);
  return button != nullptr && button->down;
}

template <class S>
S* as(const std::unique_ptr<ui::Screen>& screen) {
  if (auto* heard = dynamic_cast<HeardScreen*>(screen.get())) return dynamic_cast<S*>(&heard->screen());
  return dynamic_cast<S*>(screen.get());
}

// Whether it walks the focus.
bool walks(const input::Event& event) {
  const auto* key = std::get_if<input::Key>(&event);
  return key != nullptr && key->down &&
         (key->key == "Tab" || key->key == "Left" || key->key == "Right" || key->key == "Up" || key->key == "Down");
}

}  // namespace

Application::Application(const Settings& settings, const Catalogue& catalogue, Stage& stage)
    : catalogue_(catalogue),
      stage_(stage),
      settings_(settings),
      foresight_(catalogue, stage.metrics(), settings_.tempo),
      seeds_(settings.seed.value_or(0)) {
  if (settings_.match) {
    settings_.match->seed = next_seed();
    begin(*settings_.match);
  } else {
    show_heard(std::make_unique<shell::Title>(catalogue_.infos()));
  }
}

Application::~Application() {
  keep(0);
  screen_.reset();  // before the session it shows
}

SessionTools Application::tools(std::string_view game) {
  return {&stage_.metrics(), &settings_.tempo, settings_.manual_clock ? kManualIterations : 0, &motion_files_.of(game)};
}

std::string_view Application::game() const {
  return session_ != nullptr && last_plan_ ? std::string_view(last_plan_->game) : std::string_view();
}

std::uint64_t Application::next_seed() { return seeds_++; }

scene::Vec2 Application::window_for_screens() const {
  return {static_cast<float>(stage_.width()) - box_width_, static_cast<float>(stage_.height())};
}

scene::ViewTransform Application::view() const {
  const scene::Vec2 window = window_for_screens();
  return {std::min(window.x / kPageWidth, window.y / kPageHeight), {}};
}

ui::Vec2 Application::page() const {
  const float scale = view().scale;
  const scene::Vec2 window = window_for_screens();
  return {window.x / scale, window.y / scale};
}

void Application::set_glass_box(GlassBox* box) {
  box_ = box;
  backstage_ = {};
  fit_box();
}

void Application::fit_box() {
  const float width = box_ != nullptr ? box_->width(static_cast<float>(stage_.width())) : 0;
  if (width == box_width_) return;
  box_width_ = width;
  ++revision_;
  set_page();
}

void Application::show(std::unique_ptr<ui::Screen> screen) {
  if (screen_ != nullptr) revision_ += screen_->revision();  // the new one counts from the beginning
  screen_ = std::move(screen);
  opening_ = 0;
  ++screens_shown_;
  set_page();
  interaction_.reset();
  ++revision_;
  refresh();
}

void Application::show_heard(std::unique_ptr<ui::Screen> screen) {
  show(std::make_unique<HeardScreen>(std::move(screen), stage_.metrics(), settings_.levels));
}

void Application::set_page() {
  if (auto* table = as<TableScreen>(screen_)) table->set_scale(view().scale);
  screen_->set_page(page());
}

void Application::show_table() {
  after_end_ = 0;
  const GameRow* row = catalogue_.find(last_plan_->game);
  if (settings_.showcase) {
    show(std::make_unique<ShowcaseScreen>(*session_, std::string(row->info.title), *row->rules, stage_.metrics(),
                                          settings_.tempo));
  } else {
    show(std::make_unique<TableScreen>(*session_, *row->rules, stage_.metrics(), settings_.tempo, &settings_.levels));
  }
}

void Application::leave_table() {
  show_heard(std::make_unique<shell::Title>(catalogue_.infos()));
  take_session(nullptr);
}

void Application::drop_curtain(std::size_t seat) {
  revision_ += screen_->revision();
  show(std::make_unique<shell::Curtain>(last_plan_->seats[seat].name, catalogue_.find(last_plan_->game)->info.faces[seat],
                                        std::move(screen_), stage_.metrics(), settings_.tempo));
}

void Application::handle(const input::Event& event) { input_log_.add(event, now_, give(event)); }

std::string Application::follow_window(input::WindowChange change) {
  ++revision_;
  switch (change) {
    case input::WindowChange::kResized:
      fit_box();
      set_page();
      break;
    case input::WindowChange::kMinimized:
      minimized_ = true;
      break;
    case input::WindowChange::kRestored:
      minimized_ = false;
      break;
    case input::WindowChange::kClose:
      quit_ = true;
      break;
    case input::WindowChange::kFocusLost:
    case input::WindowChange::kFocusGained:
      settings_.levels.background = change == input::WindowChange::kFocusLost;
      follow_sound();
      break;
    case input::WindowChange::kRenderReset:
      break;
  }
  return "program";
}

std::string Application::meant(const input::Event& event) const {
  if (std::holds_alternative<input::TextTyped>(event) || std::holds_alternative<input::Composing>(event))
    return interaction_.focus();
  const auto* key = std::get_if<input::Key>(&event);
  if (key == nullptr) return {};
  for (const ui::Widget& widget : widgets_.items())
    if (widget.enabled && !widget.key.empty() && widget.key == key->key) return widget.id;
  const bool presses = key->key == "Return" || key->key == "Space" || key->key == "Keypad Enter";
  return presses ? interaction_.focus() : std::string();
}

std::string Application::give(const input::Event& event) {
  if (box_ != nullptr && box_->take(event)) {
    fit_box();
    follow();
    refresh();
    return "glass box";
  }
  if (kept_from_screen(event)) return "overlays";
  screen_->notice(event);
  std::string taker;
  if (const auto* change = std::get_if<input::WindowChanged>(&event)) taker = follow_window(change->what);
  if (const auto* key = std::get_if<input::Key>(&event); key != nullptr && key->down && !key->repeat) {
    if (key->key == "F11" || (key->key == "Return" && key->mods.alt)) {
      stage_.set_fullscreen(!stage_.fullscreen());
      return "program";
    }
  }
  if (auto* showcase = as<ShowcaseScreen>(screen_); showcase != nullptr && wakes(event)) {
    showcase->press({});
    follow();
    refresh();
    return "showcase";
  }
  refresh();
  const std::string focused = walks(event) ? interaction_.focus() : std::string();
  std::string meant_for = meant(event);
  const std::string screen(screen_->name());
  if (interaction_.handle(event, *screen_, widgets_, view()) && taker.empty()) {
    const ui::Attention attention = interaction_.attention();
    const bool pointed =
        std::holds_alternative<input::PointerButton>(event) || std::holds_alternative<input::PointerMoved>(event);
    taker = pointed ? std::string(attention.pressed.empty() ? attention.hover : attention.pressed) : std::move(meant_for);
    if (taker.empty()) taker = screen;
  }
  follow();
  refresh();
  if (!focused.empty() && interaction_.focus() != focused) hear_focus();
  return taker;
}

// Ups go on to whoever got the down.
bool Application::kept_from_screen(const input::Event& event) {
  if (std::holds_alternative<input::WindowChanged>(event)) return false;
  const auto* button = std::get_if<input::PointerButton>(&event);
  const auto* key = std::get_if<input::Key>(&event);
  if ((button != nullptr && !button->down) || (key != nullptr && !key->down))
    return button != nullptr && std::exchange(pick_is_down_, false);
  if (backstage_.reel.past()) return true;
  Chalk& chalk = backstage_.chalk;
  if (chalk.picking && std::holds_alternative<input::PointerMoved>(event)) return true;
  if (!chalk.picking || button == nullptr) return false;
  chalk.picking = false;
  chalk.picked = button->at;
  pick_is_down_ = true;
  return true;
}

void Application::hurry(std::string_view before) {
  if (backstage_.reel.past()) return;
  if (!screen_->leaves_motion_alone(before)) screen_->hurry();
  refresh();
}

void Application::update(float ms) {
  if (!(ms > 0)) return;
  if (box_ != nullptr) {
    box_->update(ms, {static_cast<float>(stage_.width()), static_cast<float>(stage_.height())});
    fit_box();
  }
  if (to_open_) open_now();
  const float real = std::min(ms, kLongestFrame);
  // Real time goes on where the past runs on to the present.
  if (Reel& reel = backstage_.reel; reel.past()) {
    if (const float past = backstage_.pace.take(real); past > 0) {
      reel.run(static_cast<double>(past));
      ++revision_;
    }
    return;
  }
  for (float left = backstage_.pace.take(real); left > 0; left -= kLongestFrame) run(std::min(left, kLongestFrame));
}

void Application::run(float ms) {
  now_ += static_cast<double>(ms);
  if (session_ != nullptr) moment_.update(*session_);
  screen_->attend(interaction_.attention());
  screen_->update(ms);
  if (opening_ > 0) {
    opening_ -= ms;
    ++curtain_moved_;
  }
  hear_cues();
  relax(ms);
  follow_sound();
  keep(ms);
  if (captions_.update(ms)) ++captions_shown_;
  if (auto* table = as<TableScreen>(screen_); session_ != nullptr && table != nullptr) {
    hear(*table);
    for (std::string& line : session_->table().take_lines()) narration_.push_back(std::move(line));
    if (session_->finished()) after_end_ += ms;
  }
  follow();
  // While things move nobody can aim, and an event collects anew anyway.
  if (session_ == nullptr || !session_->table().busy()) refresh_if_changed();
}

void Application::refresh_if_changed() {
  if (const unsigned now = revision(); now != refreshed_at_) {
    refresh();
    refreshed_at_ = revision();
  }
}

void Application::follow() {
  if (auto* title = as<shell::Title>(screen_)) {
    if (title->wants_quit()) quit_ = true;
    if (const auto game = title->take_choice()) {
      const shell::GameInfo& info = catalogue_.infos()[*game];
      show_heard(std::make_unique<shell::Lobby>(info, next_seed(), stage_.metrics(), last_plan_ ? &*last_plan_ : nullptr));
    }
  } else if (auto* lobby = as<shell::Lobby>(screen_)) {
    if (lobby->started()) {
      const shell::MatchPlan plan = *lobby->started();
      begin(plan);
    } else if (lobby->left()) {
      show_heard(std::make_unique<shell::Title>(catalogue_.infos()));
    }
  } else if (auto* table = as<TableScreen>(screen_)) {
    if (table->left()) {
      settings_.showcase = false;  // whoever came to play, plays
      leave_table();
    } else if (const auto seat = session_->curtain()) {
      drop_curtain(static_cast<std::size_t>(*seat));
    } else if (session_->take_cut()) {
      opening_ = shell::drapes_ms(settings_.tempo);
    } else if (session_->finished() && after_end_ >= settings_.tempo.scaled(kShowEnd)) {
      if (settings_.showcase) {
        shell::MatchPlan plan = *last_plan_;
        plan.seed = next_seed();
        begin(plan);
      } else {
        show_heard(std::make_unique<shell::Results>(catalogue_.find(last_plan_->game)->info, session_->table().results(),
                                                    stage_.metrics()));
      }
    }
  } else if (auto* curtain = as<shell::Curtain>(screen_)) {
    if (curtain->left()) {
      leave_table();
    } else if (curtain->lifted()) {
      session_->lift_curtain();
      show(curtain->take_behind());
      opening_ = shell::drapes_ms(settings_.tempo);
    }
  } else if (auto* results = as<shell::Results>(screen_)) {
    if (results->choice() == shell::Results::Choice::kRematch) {
      shell::MatchPlan plan = *last_plan_;
      plan.seed = next_seed();
      begin(plan);
    } else if (results->choice() == shell::Results::Choice::kTitle) {
      leave_table();
    } else if (!session_->finished()) {  // an overlay went back
      show_table();
    }
  }
}

void Application::refresh() {
  screen_->attend(interaction_.attention());
  widgets_.clear();
  screen_->collect(widgets_);
  interaction_.settle(*screen_, widgets_);
  const ui::Widget* focused = widgets_.find(interaction_.focus());
  stage_.set_text_input((focused != nullptr && focused->role == ui::Role::kField) || (box_ != nullptr && box_->wants_text()));
  if (narrated_focus_ == interaction_.focus() || screen_->moving()) return;
  narrated_focus_ = interaction_.focus();
  if (focused == nullptr) return;
  std::string line = focused->name + ", " + std::string(ui::role_name(focused->role));
  if (!focused->value.empty()) line += ", " + focused->value;
  narration_.push_back(std::move(line));
}

const ui::WidgetList& Application::widgets() {
  refresh();
  return widgets_;
}

const std::string& Application::focus() {
  refresh();
  static const std::string kNone;  // while things move it may wait for its widget
  return widgets_.find(interaction_.focus()) != nullptr ? interaction_.focus() : kNone;
}

bool Application::curtain_moves() const {
  const auto* curtain = dynamic_cast<const shell::Curtain*>(screen_.get());
  return opening_ > 0 || (curtain != nullptr && curtain->falling());
}

bool Application::settled() const {
  if (curtain_moves()) return false;
  const auto* table = dynamic_cast<const TableScreen*>(screen_.get());
  return session_ == nullptr || table == nullptr || table->paused() || session_->settled();
}

void Application::hear(TableScreen& table) {
  for (std::string& line : table.take_announcements()) narration_.push_back(std::move(line));
}

std::vector<std::string> Application::take_narration() {
  if (auto* table = as<TableScreen>(screen_)) hear(*table);
  if (auto* heard = dynamic_cast<HeardScreen*>(screen_.get()))
    for (std::string& line : heard->take_announcements()) narration_.push_back(std::move(line));
  if (session_ != nullptr)
    for (std::string& line : session_->table().take_lines()) narration_.push_back(std::move(line));
  return std::exchange(narration_, {});
}

void Application::prefer(Preferences& preferences) {
  preferences_ = &preferences;
  const bool mute = settings_.levels.mute;  // whoever asked for silence has it, once
  read_levels(preferences, settings_.levels);
  settings_.levels.mute |= mute;
  kept_ = settings_.levels;
}

void Application::keep(float ms) {
  if (preferences_ == nullptr) return;
  if (settings_.levels != kept_) {
    write_levels(kept_, settings_.levels, *preferences_);
    kept_ = settings_.levels;
  }
  preferences_->update(ms);
}

unsigned Application::revision() const {
  return revision_ + captions_shown_ + curtain_moved_ + screen_->revision() + interaction_.revision() +
         (box_ != nullptr ? box_->mesh().revision : 0);
}

CauseSet Application::causes(Changes& since) const {
  const auto* table = dynamic_cast<const TableScreen*>(screen_.get());
  const unsigned of_table = table != nullptr && session_ != nullptr ? session_->table().revision() : 0;
  Changes now{};
  const auto at = [](Cause cause) { return static_cast<std::size_t>(cause); };
  now[at(Cause::kMotion)] = of_table;
  now[at(Cause::kScreen)] = screen_->revision() - of_table;
  now[at(Cause::kAttention)] = interaction_.revision();
  now[at(Cause::kWindow)] = revision_;
  now[at(Cause::kCaptions)] = captions_shown_;
  now[at(Cause::kCurtain)] = curtain_moved_;
  now[at(Cause::kBox)] = box_ != nullptr ? box_->mesh().revision : 0;
  CauseSet changed = 0;
  for (std::size_t i = 0; i < kCauses; ++i)
    if (now[i] != since[i]) changed |= 1u << i;
  if ((changed & bit(Cause::kMotion)) != 0 && (session_ == nullptr || !session_->table().busy()))
    changed = (changed & ~bit(Cause::kMotion)) | bit(Cause::kRest);
  since = now;
  return changed;
}

void Application::paint(scene::DrawList& list) const {
  list.clear();
  list.set_view(view());
  const ui::Attention attention = interaction_.attention();
  screen_->paint(list, attention);
  captions_.paint(list, page(), screen_->corners(), stage_.metrics());
  if (opening_ > 0) {
    const float whole = shell::drapes_ms(settings_.tempo);
    shell::paint_drapes(list, page(), 1 - motion::ease(motion::Easing::kInOutCubic, 1 - opening_ / whole), settings_.tempo);
  }
  if (!attention.ring || curtain_moves()) return;
  if (const ui::Widget* focused = widgets_.find(attention.focus)) ui::paint_focus(list, focused->rect, screen_->corners());
}

void Application::finish(scene::DrawList& list) {
  Reel& reel = backstage_.reel;
  Blackboard board{nullptr, nullptr, &widgets_};
  if (session_ != nullptr) {
    board.director = &session_->table().director();
    board.scene = &session_->table().scene();
  }
  reel.record(list, now_, board.director, board.scene);
  if (reel.past()) {
    list = reel.shown().list;
  } else {
    chalk_over(list, backstage_.chalk, board);
  }
}

bool Application::foresee(scene::DrawList& list) {
  Present now;
  now.screen = screen_->name();
  if (session_ != nullptr && last_plan_) now.match = &*last_plan_;
  now.view = view();
  now.page = page();
  return foresight_.next(now, list);
}

}  // namespace nightcap::app
