#include "engine/debug/condition.hpp"

#include <algorithm>
#include <array>
#include <sstream>

namespace nightcap::debug {
namespace {

constexpr std::array<std::string_view, 6> kOperators{"==", "!=", "<", "<=", ">", ">="};

// A pointer as it must be to be taken: empty, or a slash first, and ~ only in ~0 and ~1.
bool is_pointer(std::string_view text) {
  if (!text.empty() && text.front() != '/') return false;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '~' && (i + 1 == text.size() || (text[i + 1] != '0' && text[i + 1] != '1'))) return false;
  return true;
}

}  // namespace

std::optional<Condition> Condition::read(std::string_view text) {
  std::istringstream words{std::string(text)};
  std::string pointer, sign;
  words >> pointer >> sign;
  Condition condition;
  if (sign == "size") {
    condition.size_ = true;
    words >> sign;
  }
  const auto* const found = std::find(kOperators.begin(), kOperators.end(), sign);
  std::string value;
  std::getline(words >> std::ws, value);
  if (!is_pointer(pointer) || found == kOperators.end() || value.empty()) return std::nullopt;
  condition.pointer_ = base::Json::json_pointer(pointer);
  condition.operator_ = static_cast<Operator>(found - kOperators.begin());
  const auto json = base::parse_json(value);
  condition.value_ = json ? *json : base::Json(value);
  return condition;
}

bool Condition::holds(const base::Json& value) const {
  if (!value.contains(pointer_)) return operator_ == Operator::kUnequal;
  const base::Json* found = &value.at(pointer_);
  const base::Json held = size_ ? base::Json(found->size()) : *found;
  if (operator_ == Operator::kEqual) return held == value_;
  if (operator_ == Operator::kUnequal) return held != value_;
  if (!held.is_number() || !value_.is_number()) return false;
  const auto a = held.get<double>(), b = value_.get<double>();
  switch (operator_) {
    case Operator::kLess:
      return a < b;
    case Operator::kAtMost:
      return a <= b;
    case Operator::kMore:
      return a > b;
    default:
      return a >= b;
  }
}

}  // namespace nightcap::debug
