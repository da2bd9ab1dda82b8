#include "platform/sdl/crew.hpp"

#include <algorithm>

namespace nightcap::platform::sdl {
namespace {

constexpr unsigned kMostHands = 4;

}  // namespace

Crew::Crew() : helpers_(std::clamp(std::thread::hardware_concurrency(), 1u, kMostHands) - 1) {}

Crew::~Crew() {
  for (std::jthread& thread : threads_) thread.request_stop();
}

void Crew::share(std::size_t jobs, const Work& work) {
  while (threads_.size() < helpers_)
    threads_.emplace_back([this, hand = threads_.size() + 1](const std::stop_token& stop) { help(stop, hand); });
  {
    const std::scoped_lock lock(mutex_);
    work_ = &work;
    jobs_ = jobs;
    next_ = 0;
    ++round_;
  }
  changed_.notify_all();
  do_jobs(work, jobs, 0);
  std::unique_lock lock(mutex_);
  work_ = nullptr;
  changed_.wait(lock, [&] { return busy_ == 0; });
}

void Crew::do_jobs(const Work& work, std::size_t jobs, std::size_t hand) {
  for (std::size_t job = next_++; job < jobs; job = next_++) work(job, hand);
}

void Crew::help(const std::stop_token& stop, std::size_t hand) {
  std::unique_lock lock(mutex_);
  std::size_t done = 0;
  while (changed_.wait(lock, stop, [&] { return work_ != nullptr && round_ != done; })) {
    done = round_;
    ++busy_;
    const Work& work = *work_;
    const std::size_t jobs = jobs_;
    lock.unlock();
    do_jobs(work, jobs, hand);
    lock.lock();
    --busy_;
    changed_.notify_all();
  }
}

}  // namespace nightcap::platform::sdl
