// The moment of a scene: the last steps of a match that was opened before them, played one by one as if they were done now.
#pragma once

#include "engine/wire/situation.hpp"
#include "game/app/session.hpp"

namespace nightcap::app {

// A situation that somebody wants on the table.
struct Opening {
  wire::Situation situation;
  std::optional<int> seat;  // the person's; nothing: nobody's
  bool at_end = false;      // behind its moment
};

class Moment {
 public:
  // Takes the session back to that step and holds it there; the steps after it are kept.
  void begin(Session& session, int step);
  void end() { plays_ = false; }
  // Once the table has shown a step, the next one; behind the last one the session goes on by itself.
  void update(Session& session);
  [[nodiscard]] bool plays() const { return plays_; }

 private:
  bool plays_ = false;
};

}  // namespace nightcap::app
