// One match at one table on the screen: the rules, the people, the computer players, and whose screen it is.
//
// Everybody answers in an order drawn anew for each decision, so that no answer's time tells anything; a person's place
// is waited for, and may also be taken early. The rules never wait for the picture, but computer players do: they begin
// to think when the table has shown what they would be thinking about.
//
// Where several people share the screen, it is one person's (their hand lies open) or everybody's (nobody's does). It
// becomes somebody's only behind a curtain, and everybody's whenever it passes on, dice fall, or a decision is open to all
// of them: then each has a buzzer, and only who buzzes gets a curtain.
//
// What is public anyway is answered before everybody's eyes, without a curtain: calmly, where nobody's place may be taken
// early, and whoever ends it ends it for those who come later; or as a race, which computer players run in game time, but
// at the pace of people.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/json.hpp"
#include "engine/motion/tempo.hpp"
#include "game/app/driver.hpp"
#include "game/app/inspector.hpp"
#include "game/hud/panel.hpp"
#include "game/shell/game_info.hpp"
#include "game/tabletop/table.hpp"

namespace nightcap::app {

using base::Json;
using base::Seat;

// A legal action of the seat that is asked, and the widgets that do it in the order in which they are pressed: behind its
// curtain, where it has to buzz for it first; "nobody" answers for all people of the screen.
struct ActionPath {
  Json action;
  std::vector<std::string> path;
};

class Session {
 public:
  Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual ~Session() = default;

  [[nodiscard]] virtual tabletop::Table& table() = 0;
  // ms of game time.
  virtual void update(float ms) = 0;
  // Does what a person has decided at the table since the last call.
  virtual void pump() = 0;
  // The seat whose screen it is; nothing where it is everybody's, and while the curtain is down.
  [[nodiscard]] virtual std::optional<int> viewer() const = 0;
  // The seat that actions() are of: the viewer's, or where several are asked together, the first that has yet to answer.
  [[nodiscard]] virtual std::optional<int> asked() const = 0;
  // The seat that the curtain is down for.
  [[nodiscard]] virtual std::optional<int> curtain() const = 0;
  virtual void lift_curtain() = 0;
  // Whether, since the last call, one person's screen has become everybody's at once, with everything in other places.
  [[nodiscard]] virtual bool take_cut() = 0;
  // What an easy computer player would do in the place of whoever has the screen, by nothing but what that seat knows;
  // nothing if they have nothing to decide now.
  [[nodiscard]] virtual std::optional<hud::Hint> hint() = 0;
  // How many decisions have been made.
  [[nodiscard]] virtual int step() const = 0;
  // Whether the match is over and the table has shown its end.
  [[nodiscard]] virtual bool finished() const = 0;
  // Whether a person may do something and nothing that blocks is moving, or the match is over.
  [[nodiscard]] virtual bool settled() const = 0;

  // As the protocol says; what happened since the last call.
  [[nodiscard]] virtual Json position() = 0;
  // Of the seat whose screen it is; null at a curtain, a spectator's where nobody sits.
  [[nodiscard]] virtual Json view() const = 0;
  [[nodiscard]] virtual std::vector<ActionPath> actions() const = 0;
  [[nodiscard]] virtual Json save() const = 0;
  // Everything, for overlays alone.
  [[nodiscard]] virtual const Inspector& inspector() const = 0;
  [[nodiscard]] virtual Driver& driver() = 0;
};

// What a session needs besides its plan; the pointers outlive it.
struct SessionTools {
  const scene::TextMetrics* metrics = nullptr;
  const motion::Tempo* tempo = nullptr;
  // How long computer players may think; iterations make it the same on every run.
  int iterations = 0;
  motion::Timings* timings = nullptr;  // of that game
};

}  // namespace nightcap::app
