// SDL's things, freed when they go out of sight.
#pragma once

#include <SDL.h>
#include <SDL_ttf.h>

#include <memory>

namespace nightcap::platform::sdl {

struct Release {
  void operator()(SDL_Window* it) const { SDL_DestroyWindow(it); }
  void operator()(SDL_Renderer* it) const { SDL_DestroyRenderer(it); }
  void operator()(SDL_Texture* it) const { SDL_DestroyTexture(it); }
  void operator()(SDL_Surface* it) const { SDL_FreeSurface(it); }
  void operator()(TTF_Font* it) const { TTF_CloseFont(it); }
};
template <class T>
using Owned = std::unique_ptr<T, Release>;

using WindowPtr = Owned<SDL_Window>;
using RendererPtr = Owned<SDL_Renderer>;
using TexturePtr = Owned<SDL_Texture>;
using SurfacePtr = Owned<SDL_Surface>;
using FontPtr = Owned<TTF_Font>;

}  // namespace nightcap::platform::sdl
