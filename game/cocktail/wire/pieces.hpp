// Small values of Cocktail in JSON, for the codec's own files.
#pragma once

#include "engine/base/json.hpp"
#include "game/cocktail/wire/names.hpp"

namespace nightcap::cocktail::wire {

using base::Json;

// The id, or null for no card or one that isn't told.
[[nodiscard]] inline Json card_json(CardId card) { return card == kNoCard ? Json(nullptr) : Json(card_name(card)); }
[[nodiscard]] inline Json kind_json(Kind kind) { return kind == kNoKind ? Json(nullptr) : Json(kind_name(kind)); }

// Any list or set of cards, in its own order.
template <class Cards>
[[nodiscard]] Json cards_json(const Cards& cards) {
  Json list = Json::array();
  for (CardId card : cards) list.push_back(card_name(card));
  return list;
}

}  // namespace nightcap::cocktail::wire
