// Something that may come up in a game, in words: an event, and how it and the state after it must look.
//
//     fever                     that event
//     won posthumous=true       with that field, as the protocol writes it
//     won winners#2             a list of so many
//     cubes count>=3            at least so much
//     dealt /round=3            and that place of the state, as a JSON pointer
//     /cubes/0=13               whatever the event
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/json.hpp"

namespace nightcap::soak {

class Wish {
 public:
  // Nothing comes up to an empty wish. Nothing at all if the text can't be read.
  [[nodiscard]] static std::optional<Wish> read(std::string_view text);

  [[nodiscard]] bool empty() const { return type_.empty() && fields_.empty() && places_.empty(); }
  [[nodiscard]] const std::string& text() const { return text_; }
  // Of the event; empty: any.
  [[nodiscard]] const std::string& type() const { return type_; }
  [[nodiscard]] bool of_events() const { return !type_.empty(); }
  [[nodiscard]] bool of_states() const { return !places_.empty(); }
  // Whether the event, as the protocol writes it, is meant; every event if none is named.
  [[nodiscard]] bool met_by_event(const base::Json& event) const;
  // Whether the state is.
  [[nodiscard]] bool met_by_state(const base::Json& state) const;

 private:
  struct Term {
    std::string where;  // a field, or a JSON pointer
    enum class Kind { kEqual, kAtLeast, kSize } kind = Kind::kEqual;
    base::Json value;
    [[nodiscard]] bool met(const base::Json& found) const;
  };

  std::string text_, type_;
  std::vector<Term> fields_, places_;
};

}  // namespace nightcap::soak
