#include "platform/sdl/stage.hpp"

#include <SDL.h>
#include <SDL_image.h>
#include <SDL_ttf.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>
#include <fstream>
#include <string_view>
#include <system_error>

#include "platform/sdl/events.hpp"
#include "platform/sdl/owned.hpp"
#include "platform/sdl/pads.hpp"
#include "platform/sdl/painter.hpp"
#include "platform/sdl/pane.hpp"

namespace nightcap::platform::sdl {
namespace {

constexpr int kSmallestWidth = 640;
constexpr int kSmallestHeight = 360;
constexpr int kPageWidth = 1920, kPageHeight = 1080;  // px up to which drawings at 1x do
constexpr std::size_t kMostPageBytes = std::size_t{112} << 20, kMostPageBytesLarge = std::size_t{56} << 20;
constexpr int kIconPx = 64;
constexpr std::size_t kMostOrders = 96;  // pictures that the worker has before it
#ifdef __GLIBC__
constexpr int kPictureBytes = 1 << 20;  // blocks that are given back
#endif
constexpr std::size_t kNamed = 3;  // missing things that a complaint names

void set_hints(bool offscreen) {
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");  // fingers come as fingers
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0");
  SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0");  // closing says so once
  SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
  SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1");
  SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
  if (offscreen) SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
}

bool init_video(bool offscreen) {
  if (!offscreen) return SDL_InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) == 0;
  for (const char* driver : {"offscreen", "dummy"}) {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, driver);
    if (SDL_InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) == 0) return true;
  }
  return false;
}

// Asking the card itself costs most of a second where there is none, so its absence is seen first.
bool has_graphics_card() {
#ifdef __linux__
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator("/dev/dri", error))
    if (entry.path().filename().string().starts_with("renderD")) return true;
  return false;
#else
  return true;
#endif
}

std::string joined(const std::vector<std::string>& names) {
  std::string out;
  for (std::size_t i = 0; i < std::min(names.size(), kNamed); ++i) out += (i == 0 ? "" : ", ") + names[i];
  if (names.size() > kNamed) out += " and " + std::to_string(names.size() - kNamed) + " more";
  return out;
}

}  // namespace

std::filesystem::path data_folder(const std::filesystem::path& given) {
  if (!given.empty()) return given;
  char* base = SDL_GetBasePath();  // follows links; nullptr where a system doesn't tell
  std::filesystem::path path = base != nullptr ? std::filesystem::path(base) : std::filesystem::path();
  SDL_free(base);
  return path / "data";
}

struct SdlStage::Machine {
  // Ends SDL last, when nothing of it is held any more.
  struct Session {
    bool video = false;
    bool fonts = false;
    ~Session() {
      if (fonts) TTF_Quit();
      if (video) SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS);
    }
  } session;
  WindowPtr window;
  bool offscreen = false;
  std::filesystem::path data;
  SurfacePtr canvas;  // in software: what the renderer draws on
  RendererPtr renderer;
  std::unique_ptr<Typefaces> typefaces;
  std::unique_ptr<Pictures> pictures;
  std::unique_ptr<Painter> painter;
  Pane pane;
  EventDoor door;
  std::optional<Pads> pads;
  bool reads_ahead = false;
  int read_scale = 0;     // of the pictures that were read ahead
  scene::DrawList shown;  // what a screenshot repeats: after presenting, a card's picture is gone

  // In software, a canvas of the window's size. False if there is no memory for it.
  bool stretch_canvas() {
    int w = 1, h = 1;
    SDL_GetWindowSizeInPixels(window.get(), &w, &h);
    if (canvas && canvas->w == w && canvas->h == h) return true;
    SurfacePtr wanted(SDL_CreateRGBSurfaceWithFormat(0, std::max(w, 1), std::max(h, 1), 32, kCanvasPixels));
    RendererPtr drawer(wanted ? SDL_CreateSoftwareRenderer(wanted.get()) : nullptr);
    if (!drawer) return false;
    painter.reset();
    renderer = std::move(drawer);
    canvas = std::move(wanted);
    make_painter();
    return true;
  }
  void make_painter() { painter = std::make_unique<Painter>(renderer.get(), canvas.get(), *pictures, *typefaces); }

  void present() {
    if (!canvas) return SDL_RenderPresent(renderer.get());
    if (offscreen) return;
    SDL_Surface* screen = SDL_GetWindowSurface(window.get());
    if (screen == nullptr) return;
    SDL_SetSurfaceBlendMode(canvas.get(), SDL_BLENDMODE_NONE);
    SDL_BlitSurface(canvas.get(), nullptr, screen, nullptr);
    SDL_UpdateWindowSurface(window.get());
  }

  // Drawable px per window px.
  [[nodiscard]] scene::Vec2 density() const {
    int ww = 1, wh = 1, dw = 1, dh = 1;
    SDL_GetWindowSize(window.get(), &ww, &wh);
    SDL_GetRendererOutputSize(renderer.get(), &dw, &dh);
    return {static_cast<float>(dw) / static_cast<float>(std::max(ww, 1)),
            static_cast<float>(dh) / static_cast<float>(std::max(wh, 1))};
  }

  int paint(bool kept = true) {
    if (canvas && !stretch_canvas()) return 0;
    if (!canvas) {
      SDL_SetRenderDrawColor(renderer.get(), 0, 0, 0, 255);
      SDL_RenderClear(renderer.get());
    }
    const int calls = 1 + painter->paint(shown, density(), kept);
    pane.paint(renderer.get(), canvas.get(), density());
    return calls;
  }

  // Drawings that were baked anew, in place of those that are shown.
  std::string reload() {
    auto fresh = std::make_unique<Pictures>(data / "atlas", *typefaces);
    if (std::string wrong = fresh->why_not_instead_of(pictures->pages().manifest()); !wrong.empty()) return wrong;
    painter.reset();  // its workers read the old ones
    pictures = std::move(fresh);
    make_painter();
    pane.forget();
    read_scale = 0;
    return {};
  }

  // Once there is something to look at, the rest is fetched; the pictures that a screen shows are kept.
  void fetch() {
    int dw = 1, dh = 1;
    SDL_GetRendererOutputSize(renderer.get(), &dw, &dh);
    const int scale = dw > kPageWidth || dh > kPageHeight ? 2 : 1;
    pictures->pages().drop(scale == 1 ? kMostPageBytes : kMostPageBytesLarge);
    if (reads_ahead && scale != read_scale) pictures->pages().read_ahead(scale);
    read_scale = scale;
  }
};

SdlStage::SdlStage(std::unique_ptr<Machine> machine) : machine_(std::move(machine)) {}
SdlStage::~SdlStage() = default;

std::unique_ptr<SdlStage> SdlStage::open(const StageOptions& options, std::string& why_not) {
#ifdef __GLIBC__
  // Pictures come and go: what was one goes back to the system, instead of leaving holes between others.
  mallopt(M_MMAP_THRESHOLD, kPictureBytes);
#endif
  set_hints(options.offscreen);
  auto machine = std::make_unique<Machine>();
  const auto failed = [&](const char* what) {
    why_not = std::string(what) + ": " + SDL_GetError();
    return nullptr;
  };
  if (!init_video(options.offscreen)) return failed("no window system");
  machine->session.video = true;
  machine->session.fonts = TTF_Init() == 0;

  const bool driver_given = SDL_GetHint(SDL_HINT_RENDER_DRIVER) != nullptr;
  const bool software = !driver_given && options.software.value_or(options.offscreen || !has_graphics_card());
  // With the software renderer SDL would upload each frame to a simulated card: far dearer than drawing it.
  const std::string_view driver = driver_given ? SDL_GetHint(SDL_HINT_RENDER_DRIVER) : "";
  if (software || driver == "software") SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");

  std::uint32_t flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  if (options.fullscreen) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
  machine->window.reset(SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                         std::max(options.width, 1), std::max(options.height, 1), flags));
  if (!machine->window) return failed("no window");
  SDL_SetWindowMinimumSize(machine->window.get(), kSmallestWidth, kSmallestHeight);
  machine->offscreen = options.offscreen;
  const bool by_hand = software || driver == "software";
  if (!by_hand)
    machine->renderer.reset(SDL_CreateRenderer(machine->window.get(), -1, options.offscreen ? 0 : SDL_RENDERER_PRESENTVSYNC));
  SDL_StopTextInput();  // some systems start with it on

  const std::filesystem::path data = data_folder(options.data);
  machine->data = data;
  machine->typefaces = std::make_unique<Typefaces>(data / "fonts");
  machine->reads_ahead = options.read_ahead.value_or(!options.offscreen);
  machine->pictures = std::make_unique<Pictures>(data / "atlas", *machine->typefaces);
  if (machine->renderer) {
    machine->make_painter();
  } else {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (!machine->stretch_canvas()) return failed("no renderer");
  }
  if (!options.icon.empty() && !options.offscreen)
    if (const SurfacePtr icon = machine->pictures->draw(options.icon.name(), kIconPx))
      SDL_SetWindowIcon(machine->window.get(), icon.get());
  return std::unique_ptr<SdlStage>(new SdlStage(std::move(machine)));
}

bool SdlStage::poll(input::Event& event) {
  SDL_Event raw;
  while (SDL_PollEvent(&raw) != 0) {
    if (raw.type == SDL_RENDER_DEVICE_RESET || raw.type == SDL_RENDER_TARGETS_RESET) {
      machine_->painter->forget();
      machine_->pane.forget();
    }
    if (auto read = machine_->door.read(raw, machine_->window.get())) {
      event = std::move(*read);
      return true;
    }
  }
  return false;
}

void SdlStage::post(const input::Event& event) { EventDoor::push(event, machine_->window.get()); }

int SdlStage::width() const {
  int w = 1;
  SDL_GetWindowSize(machine_->window.get(), &w, nullptr);
  return std::max(w, 1);
}

int SdlStage::height() const {
  int h = 1;
  SDL_GetWindowSize(machine_->window.get(), nullptr, &h);
  return std::max(h, 1);
}

void SdlStage::resize(int width, int height) {
  SDL_SetWindowSize(machine_->window.get(), std::max(width, 1), std::max(height, 1));
}

void SdlStage::set_fullscreen(bool on) {
  SDL_SetWindowFullscreen(machine_->window.get(), on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

bool SdlStage::fullscreen() const { return (SDL_GetWindowFlags(machine_->window.get()) & SDL_WINDOW_FULLSCREEN) != 0; }

void SdlStage::set_clipboard(const std::string& text) { SDL_SetClipboardText(text.c_str()); }

void SdlStage::set_text_input(bool on) {
  if (on) {
    SDL_StartTextInput();
  } else {
    SDL_StopTextInput();
  }
}

const scene::TextMetrics& SdlStage::metrics() const { return *machine_->typefaces; }

int SdlStage::render(const scene::DrawList& list) {
  machine_->shown = list;
  const int calls = machine_->paint();
  machine_->present();
  machine_->fetch();
  return calls;
}

void SdlStage::set_glass(const debug::Mesh& mesh, const debug::Lettering& lettering) { machine_->pane.set(mesh, lettering); }

bool SdlStage::has_time() const { return machine_->reads_ahead && open_orders() < kMostOrders; }

void SdlStage::warm(const scene::DrawList& list) {
  if (!machine_->reads_ahead) return;
  machine_->painter->warm(list, machine_->density());
  machine_->fetch();
}

bool SdlStage::ready(const scene::DrawList& list) {
  machine_->painter->turn_page();
  return !machine_->reads_ahead || machine_->painter->ready(list, machine_->density());
}

scene::Color SdlStage::Picture::at(int x, int y) const {
  const std::size_t first = (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)) * 3;
  return {rgb[first], rgb[first + 1], rgb[first + 2], 255};
}

SdlStage::Picture SdlStage::picture(bool kept) {
  machine_->paint(kept);
  Picture out;
  if (SDL_GetRendererOutputSize(machine_->renderer.get(), &out.width, &out.height) != 0) return {};
  out.rgb.resize(static_cast<std::size_t>(out.width) * static_cast<std::size_t>(out.height) * 3);
  if (SDL_RenderReadPixels(machine_->renderer.get(), nullptr, SDL_PIXELFORMAT_RGB24, out.rgb.data(), out.width * 3) != 0)
    return {};
  return out;
}

bool SdlStage::screenshot(const std::string& file) {
  Picture taken = picture();
  if (taken.rgb.empty()) return false;
  SurfacePtr surface(SDL_CreateRGBSurfaceWithFormatFrom(taken.rgb.data(), taken.width, taken.height, 24, taken.width * 3,
                                                        SDL_PIXELFORMAT_RGB24));
  return surface && IMG_SavePNG(surface.get(), file.c_str()) == 0;
}

double SdlStage::texture_mb() const { return static_cast<double>(machine_->painter->texture_bytes()) / (1024 * 1024); }

double SdlStage::resident_mb() const {
  // Pages in memory are the second number; systems without it tell nothing.
  std::ifstream statm("/proc/self/statm");
  long total = 0, resident = 0;
  if (!(statm >> total >> resident)) return 0;
  return static_cast<double>(resident) * 4096 / (1024 * 1024);
}

app::PictureMemory SdlStage::memory() const {
  app::PictureMemory memory = machine_->painter->memory();
  memory.pages = machine_->pictures->pages().memory();
  if (const SDL_Surface* canvas = machine_->canvas.get()) {
    memory.canvas.bytes += static_cast<std::size_t>(canvas->pitch) * static_cast<std::size_t>(canvas->h);
    ++memory.canvas.count;
  }
  return memory;
}

scene::Vec2 SdlStage::density() const { return machine_->density(); }

float SdlStage::dpi() const {
  float dots = 0;
  const int display = SDL_GetWindowDisplayIndex(machine_->window.get());
  return display >= 0 && SDL_GetDisplayDPI(display, &dots, nullptr, nullptr) == 0 ? dots : 0;
}

const assets::Manifest* SdlStage::manifest() const { return &machine_->pictures->pages().manifest(); }

bool SdlStage::page_kept(int page) const { return machine_->pictures->pages().kept(page); }

std::string SdlStage::reload_drawings() { return machine_->reload(); }

std::vector<app::Pad> SdlStage::pads() {
  if (!machine_->pads) machine_->pads.emplace();
  return machine_->pads->look();
}

std::string SdlStage::complaint() const {
  const auto& fonts = machine_->typefaces->missing();
  const auto pictures = machine_->pictures->missing();
  if (fonts.empty() && pictures.empty()) return {};
  if (pictures.empty()) return "Missing fonts: " + joined(fonts) + ".";
  if (fonts.empty()) return "Missing pictures: " + joined(pictures) + ".";
  return "Missing fonts: " + joined(fonts) + "; missing pictures: " + joined(pictures) + ".";
}

std::filesystem::path SdlStage::data() const { return machine_->data; }

std::size_t SdlStage::open_orders() const { return machine_->painter->open_orders(); }

std::string SdlStage::renderer_name() const {
  SDL_RendererInfo info{};
  return SDL_GetRendererInfo(machine_->renderer.get(), &info) == 0 ? info.name : "";
}

}  // namespace nightcap::platform::sdl
