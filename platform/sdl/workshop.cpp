#include "platform/sdl/workshop.hpp"

#include <algorithm>

namespace nightcap::platform::sdl {

Workshop::~Workshop() {
  worker_.request_stop();
  changed_.notify_all();
}

Workshop::Orders::iterator Workshop::find(const Want& want) {
  return std::find_if(orders_.begin(), orders_.end(), [&](const Order& order) { return order.want() == want; });
}

Workshop::Orders::iterator Workshop::waiting() {
  return std::find_if(orders_.begin(), orders_.end(), [](const Order& order) { return order.state == State::kWaiting; });
}

bool Workshop::order(const Want& want, bool pressing) {
  const std::scoped_lock lock(mutex_);
  const auto old = find(want);
  const bool known = old != orders_.end();
  if (known && (!pressing || old->pressing || old->state != State::kWaiting)) return false;
  const auto patient = [](const Order& order) { return order.state == State::kWaiting && !order.pressing; };
  const auto before = pressing ? std::find_if(orders_.begin(), orders_.end(), patient) : orders_.end();
  if (known) {
    old->pressing = true;
    orders_.splice(before, orders_, old);
    return false;
  }
  orders_.insert(before, {std::string(want.text), want.how, pressing});
  if (!worker_.joinable()) worker_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
  changed_.notify_all();
  return true;
}

Made Workshop::take(const Want& want) {
  std::unique_lock lock(mutex_);
  if (const auto found = find(want); found != orders_.end()) {
    changed_.wait(lock, [&] { return found->state != State::kMaking; });
    const bool done = found->state == State::kDone;
    Made made = std::move(found->made);
    orders_.erase(found);
    if (done) return made;
  }
  lock.unlock();
  return make_(want);
}

void Workshop::deliver(const std::function<bool(const Want&, Made)>& receive) {
  const std::scoped_lock lock(mutex_);
  for (bool more = true; more && !orders_.empty() && orders_.front().state == State::kDone; orders_.pop_front())
    more = receive(orders_.front().want(), std::move(orders_.front().made));
}

std::size_t Workshop::open() const {
  const std::scoped_lock lock(mutex_);
  return orders_.size();
}

void Workshop::work(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, stop, [&] { return waiting() != orders_.end(); })) {
    Order& order = *waiting();
    order.state = State::kMaking;  // so it stays on the list
    lock.unlock();
    Made made = make_(order.want());
    lock.lock();
    order.made = std::move(made);
    order.state = State::kDone;
    changed_.notify_all();
  }
}

}  // namespace nightcap::platform::sdl
