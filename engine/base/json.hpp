// JSON as the program reads and writes it: keys keep the order in which they were written.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace nightcap::base {

using Json = nlohmann::ordered_json;

// Nothing if the text is not exactly one JSON value in UTF-8.
[[nodiscard]] std::optional<Json> parse_json(std::string_view text);

// One line, no spaces. `value` must hold valid UTF-8.
[[nodiscard]] std::string json_line(const Json& value);

// Whether the same JSON: like ==, but 1 and 1.0 differ, and the order of keys doesn't matter.
[[nodiscard]] bool same_json(const Json& a, const Json& b);

// The whole number in [lowest, highest], or nothing; 1.0 is not a whole number.
[[nodiscard]] std::optional<std::int64_t> whole_number(const Json& value, std::int64_t lowest, std::int64_t highest);

// 0 to 2^64-1 as a number or as decimal text.
[[nodiscard]] std::optional<std::uint64_t> seed_number(const Json& value);

// The field, or nullptr if it is missing or null.
[[nodiscard]] const Json* field(const Json& object, std::string_view name);

// 16 lower-case hex digits.
[[nodiscard]] std::string hex16(std::uint64_t number);

}  // namespace nightcap::base
