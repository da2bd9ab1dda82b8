// What may be known while a step is shown: what was known before it, and what its events have told up to the one whose
// timeline has begun. `Kit` as in evening.hpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nightcap::tests {

template <class Kit, class CardSet>
class Knowledge {
 public:
  using Event = typename Kit::Rules::Event;
  // `told_by`: the cards that an event tells this listener, to whom it was already fitted.
  Knowledge(CardSet before, const std::vector<Event>& heard, CardSet (*told_by)(const Event&)) : known_(before) {
    for (const Event& event : heard) {
      types_.push_back(Kit::Codec::event(event)["type"]);
      told_.push_back(told_by(event));
    }
  }
  void reach(std::string_view label) {
    for (std::size_t i = next_; i < types_.size(); ++i)
      if (types_[i] == Kit::event_of(label)) return tell(i + 1);
  }
  void reach_the_end() { tell(types_.size()); }
  [[nodiscard]] CardSet known() const { return known_; }

 private:
  void tell(std::size_t end) {
    for (; next_ < end; ++next_) known_ = known_ | told_[next_];
    // The same again at once: which of them plays can't be told.
    for (; next_ < types_.size() && types_[next_] == types_[next_ - 1]; ++next_) known_ = known_ | told_[next_];
    if (next_ > 0) --next_;
  }

  CardSet known_;
  std::vector<std::string> types_;
  std::vector<CardSet> told_;
  std::size_t next_ = 0;
};

}  // namespace nightcap::tests
