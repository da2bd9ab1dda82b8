// Rasters and texts that will be wanted soon, made by a worker, so that a screen opens without a dropped frame.
//
// What is made is the same whoever makes it and when; the worker changes only how long a frame takes.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <variant>

#include "engine/scene/draw_list.hpp"
#include "platform/sdl/owned.hpp"

namespace nightcap::platform::sdl {

// How a drawing is made: so many px wide, perhaps nine-sliced.
struct RasterKey {
  int w = 0;
  int wide = 0;  // nine-sliced to so many px
  int high = 0;
  int corner = 0;  // px
  friend constexpr bool operator==(const RasterKey&, const RasterKey&) = default;
};
// How a text is set.
struct LetteringKey {
  scene::Font font = scene::Font::kBody;
  int quarter_px = 0;
  int outline = 0;
  scene::Color fill = scene::kWhite;  // white if there is no outline: then it is tinted
  scene::Color outline_color = scene::kWhite;
  friend constexpr bool operator==(const LetteringKey&, const LetteringKey&) = default;
};
// A drawing by its name, or a text.
struct Want {
  std::string_view text;
  std::variant<RasterKey, LetteringKey> how;
  friend constexpr bool operator==(const Want&, const Want&) = default;
};

// A picture in memory as it is kept: with a border of kBorder px.
struct Made {
  SurfacePtr pixels;
  int w = 0;  // without the border
  int h = 0;
  bool opaque = false;
};

class Workshop {
 public:
  using Make = std::function<Made(const Want&)>;  // called by the worker, and by whoever takes

  explicit Workshop(Make make) : make_(std::move(make)) {}
  ~Workshop();
  Workshop(const Workshop&) = delete;
  Workshop& operator=(const Workshop&) = delete;

  // Has it made; false if that was asked for already. What is pressing is made before what isn't.
  bool order(const Want& want, bool pressing = false);
  // At once: what the worker has made, or what it is making when that is done, or made here and now.
  [[nodiscard]] Made take(const Want& want);
  // Hands over what is done, in the order in which it was asked for, as long as `receive` says that it takes more.
  void deliver(const std::function<bool(const Want&, Made)>& receive);
  // How many orders are not handed over yet.
  [[nodiscard]] std::size_t open() const;

 private:
  enum class State : std::uint8_t { kWaiting, kMaking, kDone };
  struct Order {
    std::string text;
    std::variant<RasterKey, LetteringKey> how;
    bool pressing = false;
    State state = State::kWaiting;
    Made made{};
    [[nodiscard]] Want want() const { return {text, how}; }
  };
  using Orders = std::list<Order>;  // an order stays where it is while it is being made
  [[nodiscard]] Orders::iterator find(const Want& want);
  [[nodiscard]] Orders::iterator waiting();
  void work(const std::stop_token& stop);

  Make make_;
  mutable std::mutex mutex_;  // guards what follows
  std::condition_variable_any changed_;
  Orders orders_;
  std::jthread worker_;  // the last to be made and the first to end
};

}  // namespace nightcap::platform::sdl
