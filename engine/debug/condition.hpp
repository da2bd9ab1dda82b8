// A condition on a JSON value, as people type it: `/phase == window`, `/hands/0 size > 6`, `/fever != null`.
//
// A JSON pointer (RFC 6901), "size" if its number of elements is meant, one of == != < <= > >=, and a value: JSON, or a bare
// word for a text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/json.hpp"

namespace nightcap::debug {

class Condition {
 public:
  // Nothing if it can't be read.
  [[nodiscard]] static std::optional<Condition> read(std::string_view text);
  // A pointer that leads nowhere holds for != alone; an order between other things than numbers holds never.
  [[nodiscard]] bool holds(const base::Json& value) const;

 private:
  enum class Operator : std::uint8_t { kEqual, kUnequal, kLess, kAtMost, kMore, kAtLeast };

  base::Json::json_pointer pointer_;
  bool size_ = false;
  Operator operator_ = Operator::kEqual;
  base::Json value_;
};

}  // namespace nightcap::debug
