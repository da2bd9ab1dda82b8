// nightcap-compose: makes what is heard from recipes and scores. A tool of the build, not of the game.

#include <CLI/CLI.hpp>
#include <iostream>

#include "assets/tools/sound/files.hpp"
#include "assets/tools/sound/sheet.hpp"

namespace {
int report(const std::string& wrong) {
  if (!wrong.empty()) std::cerr << "nightcap-compose: " << wrong << '\n';
  return wrong.empty() ? 0 : 1;
}
}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Makes the sounds and the music of Nightcap."};
  app.require_subcommand(1);
  std::string from, out, font;
  CLI::App* effect = app.add_subcommand("effect", "Cooks the recipe of a cue");
  CLI::App* music = app.add_subcommand("music", "Performs a score");
  for (CLI::App* each : {effect, music}) {
    each->add_option("file", from, "What to read")->required();
    each->add_option("--out", out, "The folder to write to")->required();
    each->add_option("--font", font, "The sound font")->required();
  }
  CLI::App* sheet = app.add_subcommand("sheet", "Draws spectrograms and waveforms of what was made");
  sheet->add_option("folder", from, "The folder of the sounds")->required();
  sheet->add_option("--out", out, "The PNG to write")->required();
  CLI11_PARSE(app, argc, argv);
  if (sheet->parsed()) return report(nightcap::tools::sound::make_sheet(from, out));
  const auto make = effect->parsed() ? nightcap::tools::sound::make_effect : nightcap::tools::sound::make_music;
  return report(make(from, out, font));
}
