// How a match comes onto the table: a new one, a save, or a prepared situation.
#include <algorithm>
#include <string>
#include <utility>

#include "engine/wire/record.hpp"
#include "game/app/application.hpp"

namespace nightcap::app {
namespace {

constexpr std::string_view kOpenedWith = "easy";  // the level of whoever nobody plays in a situation

}  // namespace

void Application::begin(const shell::MatchPlan& plan) {
  const GameRow* row = catalogue_.find(plan.game);
  NIGHTCAP_CHECK(row != nullptr);
  auto session = row->begin(plan, options_json(row->info, plan.options), tools(plan.game));
  NIGHTCAP_CHECK(session);  // lobby and command line offer only what can be played
  screen_.reset();
  take_session(std::move(*session));
  last_plan_ = plan;
  show_table();
}

void Application::take_session(std::unique_ptr<Session> session) {
  moment_.end();
  if (session_ != nullptr) rules_.finish(session_->inspector());
  backstage_.reel.clear();
  session_ = std::move(session);
  tense_for_ = 0;
}

void Application::open_now() {
  const Opening opening = *std::exchange(to_open_, std::nullopt);
  const wire::Situation& situation = opening.situation;
  std::vector<shell::SeatPlan> seats;
  for (int i = 0; i < situation.record.players; ++i)
    seats.push_back({"", std::string(i == opening.seat ? shell::kHuman : kOpenedWith)});
  const bool showcase = std::exchange(settings_.showcase, false);
  opening_failed_ = load(situation.record, seats);
  if (!opening_failed_.empty()) settings_.showcase = showcase;
  if (opening_failed_.empty() && !opening.at_end) moment_.begin(*session_, situation.steps_before());
}

std::string Application::load(std::string_view text, const std::vector<shell::SeatPlan>& seats) {
  const auto json = base::parse_json(text);
  const auto record = json ? wire::read_save(*json) : wire::read_replay(text);
  return record ? load(*record, seats) : record.error().message;
}

std::string Application::load(const wire::Record& record, const std::vector<shell::SeatPlan>& seats) {
  const GameRow* row = catalogue_.find(record.game);
  if (row == nullptr) return "the save is of a game that is not here: " + record.game;
  shell::MatchPlan plan;
  plan.game = record.game;
  plan.seed = record.seed;
  plan.starter = record.starter;
  for (int i = 0; i < record.players; ++i) {
    const auto at = static_cast<std::size_t>(i);
    shell::SeatPlan seat = seats.empty() ? shell::SeatPlan{} : seats[std::min(at, seats.size() - 1)];
    if (at >= seats.size() || seat.name.empty()) seat.name = at < row->info.names.size() ? row->info.names[at] : "Player";
    plan.seats.push_back(std::move(seat));
  }
  if (static_cast<int>(seats.size()) > record.players) return "--seats names more seats than the save has players";
  auto session = row->load(record, plan.seats, settings_.answering, tools(plan.game));
  if (!session) return session.error().message;
  plan.options = option_choices(row->info, record.options);
  plan.options.push_back({kAnswers, static_cast<int>(settings_.answering)});
  screen_.reset();
  take_session(std::move(*session));
  last_plan_ = std::move(plan);
  show_table();
  return {};
}

}  // namespace nightcap::app
