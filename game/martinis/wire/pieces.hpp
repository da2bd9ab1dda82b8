// Small values of Martinis & Men in JSON, for the codec's own files.
#pragma once

#include "engine/base/json.hpp"
#include "game/martinis/wire/names.hpp"

namespace nightcap::martinis::wire {

using base::Json;

// The id, or null for no card or one that isn't told.
[[nodiscard]] inline Json card_json(CardId card) { return card == kNoCard ? Json(nullptr) : Json(card_name(card)); }

// Any list or set of cards, in its own order.
template <class Cards>
[[nodiscard]] Json cards_json(const Cards& cards) {
  Json list = Json::array();
  for (CardId card : cards) list.push_back(card_name(card));
  return list;
}

[[nodiscard]] inline Json face_json(Face face) { return face == Face::kUnrolled ? Json(nullptr) : Json(face_name(face)); }

[[nodiscard]] inline Json couple_json(const Couple& couple) {
  return {{"red", card_json(couple.red)}, {"blue", card_json(couple.blue)}};
}

}  // namespace nightcap::martinis::wire
