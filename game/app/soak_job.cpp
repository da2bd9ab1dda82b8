#include "game/app/soak_job.hpp"

#include <utility>

namespace nightcap::app {

SoakJob::SoakJob(protocol::SoakRequest request, std::unique_ptr<soak::Run> run)
    : request_(std::move(request)), run_(std::move(run)), thread_([this] { work(); }) {}

SoakJob::~SoakJob() {
  stop();
  thread_.join();
}

SoakJob::News SoakJob::news() const {
  const std::lock_guard lock(mutex_);
  return news_;
}

void SoakJob::work() {
  std::size_t found = 0;
  for (int game = 0; game < request_.games && found < kMostFailures && !stopped_; ++game) {
    auto failure = run_->play(game);
    {
      const std::lock_guard lock(mutex_);
      news_.tally = run_->tally();
      news_.shrinks = failure.has_value();
    }
    if (!failure) continue;
    auto both = std::make_shared<Found>(Found{*failure, run_->shrink(*failure, [this] { return stopped_.load(); })});
    const std::lock_guard lock(mutex_);
    news_.found.push_back(std::move(both));
    news_.shrinks = false;
    ++found;
  }
  const std::lock_guard lock(mutex_);
  news_.done = true;
}

}  // namespace nightcap::app
