#include "platform/sdl/pane.hpp"

#include <cmath>
#include <vector>

#include "platform/sdl/canvas.hpp"
#include "platform/sdl/facets.hpp"

namespace nightcap::platform::sdl {
namespace {

// White, as opaque as the letters.
TexturePtr texture_of(SDL_Renderer* renderer, const debug::Lettering& lettering) {
  std::vector<std::uint32_t> pixels(lettering.alpha.size());
  for (std::size_t i = 0; i < pixels.size(); ++i) pixels[i] = static_cast<std::uint32_t>(lettering.alpha[i]) << 24 | 0xFFFFFF;
  TexturePtr texture(
      SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, lettering.width, lettering.height));
  if (!texture) return texture;
  SDL_UpdateTexture(texture.get(), nullptr, pixels.data(), lettering.width * 4);
  SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
  return texture;
}

}  // namespace

void Pane::forget() {
  letters_.reset();
  painted_ = 0;
}

bool Pane::stretch(int width, int height) {
  if (surface_ && surface_->w == width && surface_->h == height) return true;
  surface_.reset(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, kCanvasPixels));
  painted_ = 0;
  return surface_ != nullptr;
}

void Pane::paint(SDL_Renderer* renderer, SDL_Surface* canvas, scene::Vec2 density) {
  if (mesh_ == nullptr || mesh_->batches.empty()) return;
  const scene::Rect& area = mesh_->area;
  const scene::Vec2 from{area.x * density.x, area.y * density.y};
  if (canvas == nullptr) {
    if (!letters_ || lettered_ != lettering_->revision) letters_ = texture_of(renderer, *lettering_);
    lettered_ = lettering_->revision;
    triangles(renderer, density);
    return;
  }
  if (!stretch(static_cast<int>(std::lround(area.w * density.x)), static_cast<int>(std::lround(area.h * density.y)))) return;
  if (painted_ != mesh_->revision || !(density_ == density)) {
    const Pixels pixels{static_cast<std::uint32_t*>(surface_->pixels), surface_->w, surface_->h, surface_->pitch / 4};
    Facets(pixels, *mesh_, *lettering_, from, density).paint();
    painted_ = mesh_->revision;
    density_ = density;
  }
  SDL_RenderFlush(renderer);
  SDL_Rect to{static_cast<int>(std::lround(from.x)), static_cast<int>(std::lround(from.y)), surface_->w, surface_->h};
  SDL_SetSurfaceBlendMode(surface_.get(), SDL_BLENDMODE_NONE);
  SDL_BlitSurface(surface_.get(), nullptr, canvas, &to);
}

void Pane::triangles(SDL_Renderer* renderer, scene::Vec2 density) {
  std::vector<SDL_Vertex> vertices;
  vertices.reserve(mesh_->vertices.size());
  for (const debug::Vertex& v : mesh_->vertices)
    vertices.push_back(
        {{v.at.x * density.x, v.at.y * density.y}, {v.color.r, v.color.g, v.color.b, v.color.a}, {v.uv.x, v.uv.y}});
  const std::vector<int> indices(mesh_->indices.begin(), mesh_->indices.end());
  for (const debug::Batch& batch : mesh_->batches) {
    const SDL_Rect clip{static_cast<int>(batch.clip.x * density.x), static_cast<int>(batch.clip.y * density.y),
                        static_cast<int>(batch.clip.w * density.x), static_cast<int>(batch.clip.h * density.y)};
    SDL_RenderSetClipRect(renderer, &clip);
    SDL_RenderGeometry(renderer, letters_.get(), vertices.data(), static_cast<int>(vertices.size()),
                       indices.data() + batch.first, static_cast<int>(batch.count));
  }
  SDL_RenderSetClipRect(renderer, nullptr);
}

}  // namespace nightcap::platform::sdl
