#include "game/app/moment.hpp"

#include "game/app/driver.hpp"
#include "game/app/inspector.hpp"

namespace nightcap::app {

void Moment::begin(Session& session, int step) {
  plays_ = step < session.inspector().last_step();
  if (plays_) session.driver().go_to(step);
}

void Moment::update(Session& session) {
  if (!plays_ || session.table().busy() || session.table().waits_for_throw()) return;
  if (session.driver().forward()) return;
  plays_ = false;
  session.driver().hold(false);
}

}  // namespace nightcap::app
