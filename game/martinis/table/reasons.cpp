#include "game/martinis/table/reasons.hpp"

#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

namespace {

std::string capitals(std::string text) {
  for (std::size_t i = 0; i < text.size(); ++i)
    if ((i == 0 || text[i - 1] == '-') && text[i] >= 'a' && text[i] <= 'z') text[i] = static_cast<char>(text[i] - 'a' + 'A');
  return text;
}

// "Hippies".
std::string many(std::string noun) {
  if (!noun.ends_with('y')) return noun + "s";
  noun.pop_back();
  return noun + "ies";
}

}  // namespace

Shared shared_traits(CardId a, CardId b) {
  if (!is_person(a) || !is_person(b)) return {};
  return {adjective(a) == adjective(b), noun(a) == noun(b)};
}

std::string reason_words(CardId a, CardId b) {
  const Shared shared = shared_traits(a, b);
  std::string words;
  if (shared.adjective) words = "both " + capitals(std::string(adjective_words(a)));
  if (shared.noun) words += (words.empty() ? "both " : ", both ") + many(capitals(noun_words(a)));
  return words;
}

std::string traits_words(CardId person) {
  return capitals(std::string(adjective_words(person))) + " and a " + capitals(noun_words(person));
}

}  // namespace nightcap::martinis::table
