// What can be heard of the application: the cues of the table, the tick of the focus, and the tune that is played to it.
#include <algorithm>

#include "game/app/application.hpp"
#include "game/tabletop/cues.hpp"

namespace nightcap::app {

void Application::hear_cues() {
  if (session_ == nullptr) return;
  for (const tabletop::HeardCue& heard : session_->table().take_cues()) {
    if (cue_listener_) cue_listener_(heard);
    if (ear_ != nullptr) ear_->play({heard.cue, heard.pan, heard.pitch});
    if (settings_.levels.captions) captions_.hear(heard.cue);
    if (cues_.size() < kMostCues) cues_.push_back(heard);
    if (last_cues_.size() == kLastCues) last_cues_.pop_front();
    last_cues_.push_back(heard);
  }
}

void Application::hear_focus() {
  constexpr float kSoonest = 50;  // ms: a key that is held down doesn't rattle
  const ui::Widget* focused = widgets_.find(interaction_.focus());
  if (ear_ == nullptr || focused == nullptr || since_tick_ < kSoonest) return;
  since_tick_ = 0;
  ear_->play({tabletop::cue::kTick, std::clamp(2 * focused->rect.center().x / page().x - 1, -1.0f, 1.0f), 0});
}

void Application::relax(float ms) {
  since_tick_ += ms;
  const bool tense = session_ != nullptr && last_plan_ && session_->table().tense();
  tense_for_ = tense ? catalogue_.find(last_plan_->game)->music.stays : std::max(0.0f, tense_for_ - ms);
}

void Application::heard_by(sound::Ear* ear) {
  ear_ = ear;
  if (ear_ == nullptr) return;
  played_ = tune();
  ear_->set(levels_ = settings_.levels);
  ear_->play_on(played_);
}

// The street until somebody sits down; each game has its own, and tightens it.
sound::Tune Application::tune() const {
  if (session_ == nullptr || !last_plan_) return {"street", "night"};
  const GameRow* row = catalogue_.find(last_plan_->game);
  return {row->music.piece, session_->table().tense() || tense_for_ > 0 ? row->music.tense : row->music.calm};
}

void Application::follow_sound() {
  if (ear_ == nullptr) return;
  if (settings_.levels != levels_) ear_->set(levels_ = settings_.levels);
  if (tune() == played_) return;
  played_ = tune();
  ear_->play_on(played_);
}

}  // namespace nightcap::app
