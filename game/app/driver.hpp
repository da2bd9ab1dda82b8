// What a match can be made to do by whoever may change everything: the overlays, and never a table or a computer player.
//
// Steps are counted as by the inspector. Whatever makes the match another game than one that was only played touches it
// (rules/match.hpp); each such deed is written into log().
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/json.hpp"

namespace nightcap::app {

// Through whose eyes the table is shown, and its log told.
struct Eyes {
  enum class Whose : std::uint8_t {
    kPlayer,     // as it is played
    kSeat,       // that seat's
    kSpectator,  // nobody's at the table
    kAll,        // everything lies open
  };
  Whose whose = Whose::kPlayer;
  int seat = 0;  // of kSeat
  friend bool operator==(const Eyes&, const Eyes&) = default;
};

// A way that the match took and left again.
struct Branch {
  int from = 0;  // the last step that it shares with the present way
  int last = 0;
  std::string hash;  // after its last step
};

// What makes a running match wait, before whoever is next decides.
struct Stop {
  enum class At : std::uint8_t { kRule, kEvent, kCondition };
  At at = At::kRule;
  std::string what;  // "MM-6.1", "fever", or a condition on the state (debug/condition.hpp)
};

class Driver {
 public:
  Driver() = default;
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;
  virtual ~Driver() = default;

  // To that step, 0 to Inspector::known(), and holds there. What comes after it is kept until something else is done.
  virtual void go_to(int step) = 0;
  // The next of the steps that are kept, with its motion. False if there is none.
  virtual bool forward() = 0;
  // While it is held, no computer player decides; people may.
  [[nodiscard]] virtual bool held() const = 0;
  virtual void hold(bool on) = 0;
  // Shows how the table stood after that step, and nothing else happens meanwhile; nothing: the present again. It ends
  // soon by itself unless it is asked for again.
  virtual void preview(std::optional<int> step) = 0;

  // Does that as if the seat had. Why it can't be done, with the rule; "" if it was done.
  virtual std::string act(int seat, const base::Json& action) = 0;
  // What a computer player of that level ("" for the seat's own) would do there now, by what that seat knows; null if
  // nothing can be done.
  [[nodiscard]] virtual base::Json decision(int seat, const std::string& level) = 0;
  // Who plays a seat from now on: a level, or "human".
  [[nodiscard]] virtual std::string player(int seat) const = 0;
  virtual bool set_player(int seat, const std::string& who) = 0;

  // Lets that come out the next time that it can: a die's face, or an order of cards. "" or why it never can.
  virtual std::string force(const base::Json& outcome) = 0;
  // The faces of the game's dice.
  [[nodiscard]] virtual std::vector<std::string> faces() const = 0;
  [[nodiscard]] virtual base::Json forced() const = 0;
  virtual void forget_forced() = 0;
  // The cards that are still to be drawn, top first, and putting them into another order. "" or what is wrong with it.
  [[nodiscard]] virtual base::Json pile() const = 0;
  virtual std::string stack(const base::Json& order) = 0;
  // What chance would bring if that were done: a list of outcomes.
  [[nodiscard]] virtual base::Json would_come(int seat, const base::Json& action) const = 0;
  [[nodiscard]] virtual bool touched() const = 0;
  [[nodiscard]] virtual const std::vector<std::string>& log() const = 0;

  [[nodiscard]] virtual Eyes eyes() const = 0;
  virtual void look(const Eyes& eyes) = 0;

  // Ways that were left, the latest last; taking one leaves the present one.
  [[nodiscard]] virtual std::vector<Branch> branches() const = 0;
  virtual void take(std::size_t branch) = 0;

  // "" or why it can't be read.
  virtual std::string add_stop(const Stop& stop) = 0;
  virtual void remove_stop(std::size_t index) = 0;
  [[nodiscard]] virtual const std::vector<Stop>& stops() const = 0;
  // Which of them the match has come to since it went on last; "" if none.
  [[nodiscard]] virtual const std::string& stopped_by() const = 0;
};

}  // namespace nightcap::app
