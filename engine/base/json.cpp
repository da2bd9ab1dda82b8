#include "engine/base/json.hpp"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

namespace nightcap::base {

namespace {

// Builds the value. The library's own builder looks for each new key among all earlier ones, which takes minutes for an
// object as large as a line may be; this one looks once, at the end of the object.
class Builder : public nlohmann::json_sax<Json> {
 public:
  [[nodiscard]] Json take() { return std::move(root_); }

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override { return add(value); }
  bool number_float(number_float_t value, const string_t&) override { return add(value); }
  bool string(string_t& value) override { return add(std::move(value)); }
  bool binary(binary_t&) override { return false; }
  bool key(string_t& name) override {
    key_ = std::move(name);
    return true;
  }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override {
    keep_last_of_each_key(open_.back()->get_ref<Json::object_t&>());
    return close();
  }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

 private:
  using Fields = std::vector<Json::object_t::value_type>;  // what an ordered object is underneath

  Json* place(Json&& value) {
    if (open_.empty()) return &(root_ = std::move(value));
    if (Json& parent = *open_.back(); parent.is_array()) return &parent.emplace_back(std::move(value));
    Fields& fields = open_.back()->get_ref<Json::object_t&>();
    return &fields.emplace_back(std::move(key_), std::move(value)).second;
  }
  bool add(Json&& value) {
    place(std::move(value));
    return true;
  }
  bool open(Json&& container) {
    open_.push_back(place(std::move(container)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  static void keep_last_of_each_key(Fields& fields) {
    std::vector<std::pair<std::string_view, std::size_t>> keys;
    for (std::size_t i = 0; i < fields.size(); ++i) keys.emplace_back(fields[i].first, i);
    std::sort(keys.begin(), keys.end());
    std::vector<bool> repeated(fields.size(), false);
    bool any = false;
    for (std::size_t i = 0; i + 1 < keys.size(); ++i) {
      if (keys[i].first != keys[i + 1].first) continue;
      repeated[keys[i].second] = true;
      any = true;
    }
    if (!any) return;
    Fields kept;
    for (std::size_t i = 0; i < fields.size(); ++i)
      if (!repeated[i]) kept.emplace_back(fields[i].first, std::move(fields[i].second));
    fields.swap(kept);
  }

  Json root_;
  std::vector<Json*> open_;
  std::string key_;
};

}  // namespace

std::optional<Json> parse_json(std::string_view text) {
  // The library takes a zero byte for the end of the text, and passes over a byte-order mark.
  if (text.find('\0') != std::string_view::npos || text.starts_with("\xEF\xBB\xBF")) return std::nullopt;
  Builder builder;
  if (!Json::sax_parse(text.begin(), text.end(), &builder)) return std::nullopt;
  return builder.take();
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
