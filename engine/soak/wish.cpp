#include "engine/soak/wish.hpp"

#include <algorithm>

namespace nightcap::soak {
namespace {

using base::Json;

std::string_view next_word(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
  const std::string_view word = rest.substr(0, rest.find(' '));
  rest.remove_prefix(word.size());
  return word;
}

// A number, true, false, null or a list as JSON; anything else is a text.
Json value_of(std::string_view word) { return base::parse_json(word).value_or(Json(std::string(word))); }

}  // namespace

std::optional<Wish> Wish::read(std::string_view text) {
  Wish wish;
  wish.text_ = text;
  for (std::string_view word = next_word(text); !word.empty(); word = next_word(text)) {
    const std::size_t sign = word.find_first_of("=>#");
    if (sign == std::string_view::npos) {
      if (!wish.type_.empty() || word.front() == '/') return std::nullopt;
      wish.type_ = word;
      continue;
    }
    Term term{std::string(word.substr(0, sign)), Term::Kind::kEqual, {}};
    std::string_view value = word.substr(sign + 1);
    if (word[sign] == '#') term.kind = Term::Kind::kSize;
    if (word[sign] == '>') {
      if (!value.starts_with('=')) return std::nullopt;
      value.remove_prefix(1);
      term.kind = Term::Kind::kAtLeast;
    }
    term.value = value_of(value);
    if (term.where.empty() || value.empty() || (term.kind != Term::Kind::kEqual && !term.value.is_number()))
      return std::nullopt;
    (term.where.front() == '/' ? wish.places_ : wish.fields_).push_back(std::move(term));
  }
  if (!wish.fields_.empty() && wish.type_.empty()) return std::nullopt;
  return wish;
}

bool Wish::Term::met(const Json& found) const {
  switch (kind) {
    case Kind::kEqual:
      return base::same_json(found, value);
    case Kind::kAtLeast:
      return found.is_number() && found >= value;
    case Kind::kSize:
      return found.is_array() && Json(found.size()) == value;
  }
  return false;
}

bool Wish::met_by_event(const Json& event) const {
  if (!type_.empty() && event.value("type", "") != type_) return false;
  return std::all_of(fields_.begin(), fields_.end(), [&](const Term& term) {
    const auto field = event.find(term.where);
    return field != event.end() && term.met(*field);
  });
}

bool Wish::met_by_state(const Json& state) const {
  return std::all_of(places_.begin(), places_.end(), [&](const Term& term) {
    try {
      const Json::json_pointer place(term.where);
      return state.contains(place) && term.met(state.at(place));
    } catch (const Json::exception&) {  // no JSON pointer
      return false;
    }
  });
}

}  // namespace nightcap::soak
