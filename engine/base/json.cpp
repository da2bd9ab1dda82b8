#include "engine/base/json.hpp"

#include <charconv>

namespace nightcap::base {

std::optional<Json> parse_json(std::string_view text) {
  Json value = Json::parse(text.begin(), text.end(), nullptr, false);
  if (value.is_discarded()) return std::nullopt;
  return value;
}

std::string json_line(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

bool same_json(const Json& a, const Json& b) {
  if (a.is_number() && b.is_number()) return a.is_number_float() == b.is_number_float() && a == b;
  if (a.type() != b.type()) return false;
  if (a.is_object()) {
    if (a.size() != b.size()) return false;
    for (const auto& [key, value] : a.items()) {
      const auto other = b.find(key);
      if (other == b.end() || !same_json(value, *other)) return false;
    }
    return true;
  }
  if (a.is_array()) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
      if (!same_json(a[i], b[i])) return false;
    return true;
  }
  return a == b;
}

std::optional<std::int64_t> whole_number(const Json& value, std::int64_t lowest, std::int64_t highest) {
  if (!value.is_number_integer()) return std::nullopt;
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX)) return std::nullopt;
  const auto number = value.get<std::int64_t>();
  if (number < lowest || number > highest) return std::nullopt;
  return number;
}

std::optional<std::uint64_t> seed_number(const Json& value) {
  if (value.is_number_unsigned()) return value.get<std::uint64_t>();
  if (value.is_number_integer()) {
    const auto number = value.get<std::int64_t>();
    return number < 0 ? std::nullopt : std::optional<std::uint64_t>(static_cast<std::uint64_t>(number));
  }
  if (!value.is_string()) return std::nullopt;
  const auto& text = value.get_ref<const std::string&>();
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

const Json* field(const Json& object, std::string_view name) {
  const auto found = object.find(name);
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string hex16(std::uint64_t number) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text(16, '0');
  for (int i = 15; i >= 0; --i, number >>= 4) text[static_cast<std::size_t>(i)] = kDigits[number & 15u];
  return text;
}

}  // namespace nightcap::base
