#include "game/martinis/table/reasons.hpp"

#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

namespace {

// As the cards have them: "Laid-back", "Music-Lover".
std::string capitals(std::string text, bool each_part) {
  for (std::size_t i = 0; i < text.size(); ++i)
    if ((i == 0 || (each_part && text[i - 1] == '-')) && text[i] >= 'a' && text[i] <= 'z')
      text[i] = static_cast<char>(text[i] - 'a' + 'A');
  return text;
}
std::string adjective_name(CardId person) { return capitals(std::string(adjective_words(person)), false); }
std::string noun_name(CardId person) { return capitals(noun_words(person), true); }

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
  if (shared.adjective) words = "both " + adjective_name(a);
  if (shared.noun) words += (words.empty() ? "both " : ", both ") + many(noun_name(a));
  return words;
}

std::string traits_words(CardId person) { return adjective_name(person) + " and a " + noun_name(person); }

}  // namespace nightcap::martinis::table
