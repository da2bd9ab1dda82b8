#include "platform/sdl/easel.hpp"

#include <algorithm>
#include <bit>

#include "platform/sdl/lookup.hpp"

namespace nightcap::platform::sdl {
namespace {

constexpr int kWorthSharing = 1 << 16;  // px: less is done before anybody is woken

std::uint64_t look_of(const scene::Rect& r) {
  std::uint64_t look = 0;
  for (const float number : {r.x, r.y, r.w, r.h}) look = mixed(look, std::bit_cast<std::uint32_t>(number));
  return look;
}

}  // namespace

template <class Paint>
void Easel::each(std::span<const Box> parts, const Paint& paint) {
  int px = 0;
  for (const Box& part : parts) px += part.w * part.h;
  const auto job = [&](std::size_t i, std::size_t hand) { paint(parts[i], warps_[hand]); };
  if (px >= kWorthSharing) return crew_.share(parts.size(), std::ref(job));
  for (std::size_t i = 0; i < parts.size(); ++i) job(i, 0);
}

int Easel::touched(std::span<const Box> parts, std::size_t from, std::size_t to) const {
  const auto traces = strokes_.traces().subspan(from, to - from);
  return static_cast<int>(std::ranges::count_if(traces, [&](const Trace& trace) {
    return std::ranges::any_of(parts, [&](const Box& part) { return part.touches(trace.box); });
  }));
}

int Easel::show(const Sight* sight, std::uint64_t look, bool kept) {
  if (!kept) forget();
  const int w = surface_->w, h = surface_->h;
  const std::size_t all = strokes_.traces().size();
  if (sight != nullptr && !page_) page_.reset(SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, kCanvasPixels));
  if (sight == nullptr || !page_) {
    const auto parts = shown_.changed(strokes_.traces(), w, h, look);
    each(parts, [&](const Box& part, Warp& warp) { strokes_.paint({*surface_, part}, 0, all, Strokes::Ground::kBlack, warp); });
    return touched(parts, 0, all);
  }
  const std::size_t seen = sight->strokes;
  const auto page_parts = page_shown_.changed(strokes_.traces().first(seen), w, h, look);
  each(page_parts, [&](const Box& part, Warp& warp) {
    strokes_.paint({*page_, part}, 0, seen, Strokes::Ground::kBlack, warp);
  });
  if (!page_parts.empty()) ++pages_;
  const auto parts = shown_.changed(strokes_.traces().subspan(seen), w, h, mixed(mixed(look, look_of(sight->part)), pages_));
  each(parts, [&](const Box& part, Warp& warp) {
    const Canvas canvas(*surface_, part);
    canvas.magnify(*page_, sight->part);
    strokes_.paint(canvas, seen, all, Strokes::Ground::kThere, warp);
  });
  return touched(page_parts, 0, seen) + touched(parts, seen, all) + (parts.empty() ? 0 : 1);
}

void Easel::forget() {
  shown_.forget();
  page_shown_.forget();
}

std::size_t Easel::bytes() const {
  return page_ ? static_cast<std::size_t>(page_->w) * static_cast<std::size_t>(page_->h) * 4 : 0;
}

}  // namespace nightcap::platform::sdl
