#include "assets/tools/bake/image.hpp"

#include <cairo.h>
#include <librsvg/rsvg.h>
#include <png.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <stdexcept>

namespace nightcap::tools::bake {
namespace {

template <auto Free>
struct Freer {
  template <class T>
  void operator()(T* it) const {
    Free(it);
  }
};

}  // namespace

Image rasterised(std::string_view svg, int width, int height) {
  const std::unique_ptr<RsvgHandle, Freer<g_object_unref>> handle(
      rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), nullptr));
  if (!handle) throw std::runtime_error("librsvg can't read a drawing.");
  Image image(width, height);
  const std::unique_ptr<cairo_surface_t, Freer<cairo_surface_destroy>> surface(cairo_image_surface_create_for_data(
      reinterpret_cast<unsigned char*>(image.pixels.data()), CAIRO_FORMAT_ARGB32, width, height, width * 4));
  const std::unique_ptr<cairo_t, Freer<cairo_destroy>> context(cairo_create(surface.get()));
  // The drawing may have other proportions by a px that was rounded: both ways are scaled.
  double own_width = width, own_height = height;
  rsvg_handle_get_intrinsic_size_in_pixels(handle.get(), &own_width, &own_height);
  cairo_scale(context.get(), width / own_width, height / own_height);
  const RsvgRectangle viewport{0, 0, own_width, own_height};
  if (rsvg_handle_render_document(handle.get(), context.get(), &viewport, nullptr) == 0)
    throw std::runtime_error("librsvg can't draw a drawing.");
  cairo_surface_flush(surface.get());
  return image;
}

void put(Image& page, const Image& part, int x, int y, int padding) {
  for (int to_y = -padding; to_y < part.height + padding; ++to_y) {
    const int row = y + to_y;
    if (row < 0 || row >= page.height) continue;
    const std::uint32_t* from =
        &part.pixels[static_cast<std::size_t>(std::clamp(to_y, 0, part.height - 1)) * static_cast<std::size_t>(part.width)];
    std::uint32_t* to = &page.pixels[static_cast<std::size_t>(row) * static_cast<std::size_t>(page.width)];
    for (int to_x = std::max(-padding, -x); to_x < std::min(part.width + padding, page.width - x); ++to_x)
      to[x + to_x] = from[std::clamp(to_x, 0, part.width - 1)];
  }
}

void write_png(const Image& image, const std::filesystem::path& file) {
  png_image png;
  std::memset(&png, 0, sizeof png);
  png.version = PNG_IMAGE_VERSION;
  png.width = static_cast<png_uint_32>(image.width);
  png.height = static_cast<png_uint_32>(image.height);
  png.format = PNG_FORMAT_BGRA;
  png.flags = PNG_IMAGE_FLAG_FAST;
  // Under another name until it is whole: a bake that was interrupted leaves no half pages.
  std::filesystem::path whole = file;
  whole += ".part";
  if (png_image_write_to_file(&png, whole.c_str(), 0, image.pixels.data(), 0, nullptr) == 0)
    throw std::runtime_error("Can't write " + file.string() + ": " + png.message + ".");
  std::filesystem::rename(whole, file);
}

}  // namespace nightcap::tools::bake
