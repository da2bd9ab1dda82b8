#include "game/tabletop/table.hpp"

namespace nightcap::tabletop {

bool Table::call(std::string_view id) {
  if (open_to_.empty()) return false;
  if (id == kNobodyId) {
    call_ = Call{Call::What::kNobody};
  } else if (id == kTakeBackId) {
    call_ = Call{Call::What::kTakeBack};
  } else {
    for (Seat seat : open_to_)
      if (id == buzz_id(seat)) call_ = Call{Call::What::kBuzz, seat};
  }
  if (call_) changed();
  return call_.has_value();
}

}  // namespace nightcap::tabletop
