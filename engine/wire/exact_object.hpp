// Reads a JSON object that must hold exactly the fields that are asked for, each of its exact type.
#pragma once

#include <optional>
#include <string_view>
#include <type_traits>

#include "engine/base/json.hpp"

namespace nightcap::wire {

using base::Json;

class ExactObject {
 public:
  explicit ExactObject(const Json& json) : json_(json), good_(json.is_object()) {}

  [[nodiscard]] std::string_view text(std::string_view key) {
    const Json* value = take(key);
    if (value == nullptr || !value->is_string()) return fail<std::string_view>();
    return value->get_ref<const std::string&>();
  }
  // What `parse` makes of a text; it gives an optional.
  template <class Parse>
  [[nodiscard]] auto named(std::string_view key, Parse parse) {
    const auto found = parse(text(key));
    using Value = typename std::invoke_result_t<Parse, std::string_view>::value_type;
    return found ? *found : fail<Value>();
  }
  [[nodiscard]] int whole(std::string_view key, int lowest, int highest) {
    const Json* value = take(key);
    const auto number = value == nullptr ? std::nullopt : base::whole_number(*value, lowest, highest);
    return number ? static_cast<int>(*number) : fail<int>();
  }
  [[nodiscard]] bool truth(std::string_view key) {
    const Json* value = take(key);
    return value != nullptr && value->is_boolean() ? value->get<bool>() : fail<bool>();
  }

  // Whether everything was there, and nothing else.
  [[nodiscard]] bool complete() const { return good_ && json_.size() == taken_; }

 private:
  [[nodiscard]] const Json* take(std::string_view key) {
    if (!json_.is_object()) return nullptr;
    const auto found = json_.find(key);
    if (found == json_.end()) return nullptr;
    ++taken_;
    return &*found;
  }
  template <class T>
  [[nodiscard]] T fail() {
    good_ = false;
    return T{};
  }

  const Json& json_;
  bool good_;
  std::size_t taken_ = 0;
};

}  // namespace nightcap::wire
