// nightcap-bake: makes what the program shows from the drawings. A tool of the build, not of the game.

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <iterator>

#include "assets/tools/bake/atlas.hpp"
#include "assets/tools/bake/drawings.hpp"
#include "assets/tools/bake/ids.hpp"

namespace {

using namespace nightcap::tools;  // NOLINT: the tool is what this file is about

// Only if it would change: what includes it isn't compiled again for nothing.
void write_if_new(const std::string& file, const std::string& text) {
  std::ifstream in(file, std::ios::binary);
  if (in && std::string{std::istreambuf_iterator<char>(in), {}} == text) return;
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out << text;
  if (!out.flush()) throw std::runtime_error("Can't write " + file + ".");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Makes atlases of Nightcap's drawings."};
  app.require_subcommand(1);
  std::string art, out;
  bake::AtlasOptions options;
  std::vector<std::string> sets;
  CLI::App* ids = app.add_subcommand("ids", "Writes the header with an id for each drawing");
  CLI::App* atlas = app.add_subcommand("atlas", "Bakes an atlas");
  for (CLI::App* each : {ids, atlas}) {
    each->add_option("--art", art, "The folder of the drawings")->required();
    each->add_option("--out", out, "The header, or the folder of the atlases")->required();
  }
  atlas->add_option("--name", options.name, "The atlas")->required();
  atlas->add_option("--from", sets, "Folders of drawings, or what is generated")->required();
  atlas->add_option("--width", options.width, "px of each drawing at 1x; otherwise as wide as it says");
  atlas->add_flag("--close-up", options.close_up, "Read only when such large pictures are wanted");
  CLI11_PARSE(app, argc, argv);
  try {
    if (ids->parsed()) {
      write_if_new(out, bake::ids_header(bake::drawn_names(art), bake::generated_names(art)));
      return 0;
    }
    options.folder = out;
    std::vector<Drawing> drawings;
    for (const std::string& set : sets) {
      auto more = bake::drawings_of(art, set);
      drawings.insert(drawings.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    const bake::Baked baked = bake::bake(options, drawings);
    std::cout << options.name << ": " << drawings.size() << " drawings on " << baked.pages << " pages, " << baked.drawn
              << " drawn\n";
  } catch (const std::exception& error) {
    std::cerr << "nightcap-bake: " << error.what() << '\n';
    return 1;
  }
  return 0;
}
