#include "game/app/application.hpp"

#include <algorithm>
#include <cmath>

#include "engine/ui/paint.hpp"
#include "engine/wire/record.hpp"

namespace nightcap::app {

namespace {

constexpr float kPageWidth = 1920, kPageHeight = 1080;  // vpx at 16:9
constexpr float kShowEnd = 2600;                        // ms the end stays on the table before the results
constexpr int kManualIterations = 1000;                 // computer players' thinking under a manual clock

template <class S>
S* as(const std::unique_ptr<ui::Screen>& screen) {
  return dynamic_cast<S*>(screen.get());
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
    show(std::make_unique<shell::Title>(catalogue_.infos()));
  }
}

Application::~Application() {
  screen_.reset();  // before the session it shows
}

SessionTools Application::tools() const {
  return {&stage_.metrics(), &settings_.tempo, settings_.manual_clock ? kManualIterations : 0};
}

std::uint64_t Application::next_seed() { return seeds_++; }

scene::ViewTransform Application::view() const {
  const float width = static_cast<float>(stage_.width()), height = static_cast<float>(stage_.height());
  return {std::min(width / kPageWidth, height / kPageHeight), {}};
}

void Application::show(std::unique_ptr<ui::Screen> screen) {
  if (screen_ != nullptr) revision_ += screen_->revision();  // the new one counts from the beginning
  screen_ = std::move(screen);
  const float scale = view().scale;
  screen_->set_page({static_cast<float>(stage_.width()) / scale, static_cast<float>(stage_.height()) / scale});
  interaction_.reset();
  ++revision_;
  refresh();
}

void Application::show_table() {
  after_end_ = 0;
  show(std::make_unique<TableScreen>(*session_));
}

void Application::begin(const shell::MatchPlan& plan) {
  const GameRow* row = catalogue_.find(plan.game);
  NIGHTCAP_CHECK(row != nullptr);
  auto session = row->begin(plan, options_json(row->info, plan.options), tools());
  NIGHTCAP_CHECK(session);  // lobby and command line offer only what can be played
  screen_.reset();
  session_ = std::move(*session);
  last_plan_ = plan;
  show_table();
}

std::string Application::load(std::string_view text, const std::vector<shell::SeatPlan>& seats) {
  const auto json = base::parse_json(text);
  const auto record = json ? wire::read_save(*json) : wire::read_replay(text);
  if (!record) return record.error().message;
  const GameRow* row = catalogue_.find(record->game);
  if (row == nullptr) return "the save is of a game that is not here: " + record->game;
  shell::MatchPlan plan;
  plan.game = record->game;
  plan.seed = record->seed;
  plan.starter = record->starter;
  for (int i = 0; i < record->players; ++i) {
    const auto at = static_cast<std::size_t>(i);
    shell::SeatPlan seat = seats.empty() ? shell::SeatPlan{} : seats[std::min(at, seats.size() - 1)];
    if (at >= seats.size() || seat.name.empty()) seat.name = at < row->info.names.size() ? row->info.names[at] : "Player";
    plan.seats.push_back(std::move(seat));
  }
  if (static_cast<int>(seats.size()) > record->players) return "--seats names more seats than the save has players";
  auto session = row->load(*record, plan.seats, tools());
  if (!session) return session.error().message;
  plan.options = option_choices(row->info, record->options);
  screen_.reset();
  session_ = std::move(*session);
  last_plan_ = std::move(plan);
  show_table();
  return {};
}

void Application::handle(const input::Event& event) {
  if (const auto* change = std::get_if<input::WindowChanged>(&event)) {
    ++revision_;
    switch (change->what) {
      case input::WindowChange::kResized: {
        const float scale = view().scale;
        screen_->set_page({static_cast<float>(stage_.width()) / scale, static_cast<float>(stage_.height()) / scale});
        break;
      }
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
      case input::WindowChange::kRenderReset:
        break;
    }
  }
  if (const auto* key = std::get_if<input::Key>(&event); key != nullptr && key->down && !key->repeat) {
    if (key->key == "F11" || (key->key == "Return" && key->mods.alt)) {
      stage_.set_fullscreen(!stage_.fullscreen());
      return;
    }
  }
  refresh();
  interaction_.handle(event, *screen_, widgets_, view());
  follow();
  refresh();
}

void Application::hurry() {
  screen_->hurry();
  refresh();
}

void Application::update(float ms) {
  if (!(ms > 0)) return;
  ms = std::min(ms, kLongestFrame);
  screen_->update(ms);
  if (session_ != nullptr && as<TableScreen>(screen_) != nullptr) {
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
      show(std::make_unique<shell::Lobby>(info, next_seed(), stage_.metrics(), last_plan_ ? &*last_plan_ : nullptr));
    }
  } else if (auto* lobby = as<shell::Lobby>(screen_)) {
    if (lobby->started()) {
      const shell::MatchPlan plan = *lobby->started();
      begin(plan);
    } else if (lobby->left()) {
      show(std::make_unique<shell::Title>(catalogue_.infos()));
    }
  } else if (auto* table = as<TableScreen>(screen_)) {
    if (table->left()) {
      show(std::make_unique<shell::Title>(catalogue_.infos()));
      session_.reset();
    } else if (const auto seat = session_->curtain()) {
      show(std::make_unique<shell::Curtain>(last_plan_->seats[static_cast<std::size_t>(*seat)].name, stage_.metrics()));
    } else if (session_->finished() && after_end_ >= settings_.tempo.scaled(kShowEnd)) {
      if (settings_.showcase) {
        shell::MatchPlan plan = *last_plan_;
        plan.seed = next_seed();
        begin(plan);
      } else {
        show(std::make_unique<shell::Results>(catalogue_.find(last_plan_->game)->info, session_->table().results(),
                                              stage_.metrics()));
      }
    }
  } else if (auto* curtain = as<shell::Curtain>(screen_)) {
    if (curtain->lifted()) {
      session_->lift_curtain();
      show_table();
    }
  } else if (auto* results = as<shell::Results>(screen_)) {
    if (results->choice() == shell::Results::Choice::kRematch) {
      shell::MatchPlan plan = *last_plan_;
      plan.seed = next_seed();
      begin(plan);
    } else if (results->choice() == shell::Results::Choice::kTitle) {
      show(std::make_unique<shell::Title>(catalogue_.infos()));
      session_.reset();
    }
  }
}

void Application::refresh() {
  widgets_.clear();
  screen_->collect(widgets_);
  interaction_.settle(*screen_, widgets_);
  const ui::Widget* focused = widgets_.find(interaction_.focus());
  stage_.set_text_input(focused != nullptr && focused->role == ui::Role::kField);
  if (narrated_focus_ == interaction_.focus()) return;
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
  return interaction_.focus();
}

bool Application::settled() const {
  const auto* table = dynamic_cast<const TableScreen*>(screen_.get());
  return session_ == nullptr || table == nullptr || table->asking() || session_->settled();
}

std::vector<std::string> Application::take_narration() {
  if (session_ != nullptr)
    for (std::string& line : session_->table().take_lines()) narration_.push_back(std::move(line));
  return std::exchange(narration_, {});
}

std::vector<tabletop::HeardCue> Application::take_cues() {
  return session_ != nullptr ? session_->table().take_cues() : std::vector<tabletop::HeardCue>();
}

unsigned Application::revision() const { return revision_ + screen_->revision() + interaction_.revision(); }

void Application::paint(scene::DrawList& list) const {
  list.clear();
  list.set_view(view());
  const ui::Attention attention = interaction_.attention();
  screen_->paint(list, attention);
  if (!attention.ring) return;
  if (const ui::Widget* focused = widgets_.find(attention.focus)) ui::paint_focus(list, focused->rect, screen_->corners());
}

bool Application::foresee(scene::DrawList& list) {
  Present now;
  now.screen = screen_->name();
  if (session_ != nullptr && last_plan_) now.match = &*last_plan_;
  now.view = view();
  now.page = {static_cast<float>(stage_.width()) / now.view.scale, static_cast<float>(stage_.height()) / now.view.scale};
  return foresight_.next(now, list);
}

}  // namespace nightcap::app
