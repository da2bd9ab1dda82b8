#include "platform/null/stage.hpp"

#include <algorithm>

namespace nightcap::platform::null {

float EstimatedMetrics::width(std::string_view text, scene::Font, float size) const {
  const auto characters = std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
  return static_cast<float>(characters) * size / 2;
}

bool NullStage::poll(input::Event& event) {
  if (waiting_.empty()) return false;
  event = std::move(waiting_.front());
  waiting_.pop_front();
  played_.push_back(event);
  return true;
}

void NullStage::resize(int width, int height) {
  width_ = std::max(width, 1);
  height_ = std::max(height, 1);
  post(input::WindowChanged{input::WindowChange::kResized});
}

int NullStage::render(const scene::DrawList& list) {
  shown_ = list;
  ++frames_;
  return static_cast<int>(list.items().size());
}

}  // namespace nightcap::platform::null
