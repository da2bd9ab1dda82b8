// nightcap-sheets FOLDER [NAME]: writes contact sheets of every drawing, and every screen in four sizes, as PNG files.

#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

#include "platform/sdl/stage.hpp"
#include "platform/sheets/scenes.hpp"
#include "platform/sheets/sheets.hpp"

namespace {

using namespace nightcap;  // NOLINT: a program's own file

struct Size {
  int width;
  int height;
};
constexpr Size kSizes[] = {{1280, 720}, {1920, 1080}, {2560, 1080}, {3840, 2160}};

std::unique_ptr<platform::sdl::SdlStage> stage_of(Size size) {
  platform::sdl::StageOptions options;
  options.width = size.width;
  options.height = size.height;
  options.offscreen = true;
  std::string why_not;
  auto stage = platform::sdl::SdlStage::open(options, why_not);
  if (stage == nullptr) std::fprintf(stderr, "nightcap-sheets: %s\n", why_not.c_str());
  return stage;
}

bool write(platform::sdl::SdlStage& stage, const std::filesystem::path& file) {
  if (stage.screenshot(file.string())) return true;
  std::fprintf(stderr, "nightcap-sheets: %s can't be written\n", file.string().c_str());
  return false;
}

bool write_sheets(const std::filesystem::path& folder, std::string_view wanted) {
  for (const auto& sheet : platform::sheets::all_sheets()) {
    if (!wanted.empty() && sheet.name != wanted) continue;
    const auto stage = stage_of({sheet.width, sheet.height});
    if (stage == nullptr) return false;
    scene::DrawList list;
    sheet.draw(list, stage->metrics());
    stage->render(list);
    if (!write(*stage, folder / (std::string(sheet.name) + ".png"))) return false;
  }
  return true;
}

bool write_scenes(const std::filesystem::path& folder, std::string_view wanted) {
  const app::Catalogue catalogue;
  for (const Size size : kSizes) {
    const auto stage = stage_of(size);
    if (stage == nullptr) return false;
    for (const auto& scene : platform::sheets::all_scenes()) {
      if (!wanted.empty() && scene.name != wanted) continue;
      if (!platform::sheets::show(scene, catalogue, *stage))
        std::fprintf(stderr, "nightcap-sheets: it never came to the scene %s\n", std::string(scene.name).c_str());
      const std::string name =
          std::string(scene.name) + "-" + std::to_string(size.width) + "x" + std::to_string(size.height) + ".png";
      if (!write(*stage, folder / name)) return false;
    }
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2 || argc > 3) {
    std::fputs("Usage: nightcap-sheets FOLDER [NAME of one sheet or scene]\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const std::string_view wanted = argc > 2 ? argv[2] : "";
  return write_sheets(folder, wanted) && write_scenes(folder, wanted) ? 0 : 1;
}
