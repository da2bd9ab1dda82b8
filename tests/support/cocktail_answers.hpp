// What is answered in Cocktail's windows, read from a position.
#pragma once

#include <string>

#include "engine/base/json.hpp"

namespace nightcap::tests {

using base::Json;

// As the catalogue calls the heirs.
inline constexpr const char* kNames[] = {"Coco",     "Col. Bracket", "Lady Augusta", "Monty",   "Perkins",
                                         "Mme Zora", "Dr. Finch",    "Lola",         "Mr. Gold"};

inline bool is_answer(const std::string& type) { return type == "suspected" || type == "window-passed" || type == "courtesy"; }

inline Json answers_in(const Json& position) {
  Json answers = Json::array();
  for (const Json& event : position["events"])
    if (is_answer(event["type"])) answers.push_back(event);
  return answers;
}

}  // namespace nightcap::tests
