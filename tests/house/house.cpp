// The table of rooms, and how a file is held against it.
#include "tests/house/house.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <initializer_list>
#include <optional>
#include <span>

namespace nightcap::tests::house {

namespace {

using Names = std::span<const std::string_view>;

constexpr int kMostLines = 500;

// ---- the rooms

// A room, and what its files may include besides their own room. "{game}" is any one game, the same in both columns; a
// name that ends in a slash allows every room below it.
struct Room {
  std::string_view name;
  std::vector<std::string_view> uses;
};

const std::vector<Room>& rooms() {
  static const std::vector<Room> table{
      {"engine/base", {}},
      {"engine/rules", {"engine/base"}},
      {"engine/search", {"engine/base", "engine/rules"}},
      {"engine/wire", {"engine/base", "engine/rules", "engine/search"}},
      {"engine/soak", {"engine/base", "engine/rules", "engine/search", "engine/wire"}},
      {"engine/scene", {"engine/base"}},
      {"engine/motion", {"engine/base", "engine/scene"}},
      {"engine/physics", {"engine/base", "engine/scene"}},
      {"engine/input", {"engine/base", "engine/scene"}},
      {"engine/ui", {"engine/base", "engine/scene", "engine/input", "assets/art"}},
      {"engine/sound", {"engine/base"}},
      {"engine/assets", {"engine/base", "engine/scene"}},
      {"engine/debug", {"engine/base", "engine/scene", "engine/input"}},
      {"game/tabletop",
       {"engine/base", "engine/rules", "engine/scene", "engine/motion", "engine/input", "engine/ui", "engine/sound",
        "engine/assets", "assets/art"}},
      {"game/protocol",
       {"engine/base", "engine/rules", "engine/search", "engine/wire", "engine/soak", "game/{any}/rules", "game/{any}/wire",
        "game/{any}/bots"}},
      {"game/shell",
       {"engine/base", "engine/rules", "engine/scene", "engine/motion", "engine/input", "engine/ui", "engine/sound",
        "engine/assets", "assets/art", "game/tabletop"}},
      {"game/hud",
       {"engine/base", "engine/scene", "engine/motion", "engine/sound", "engine/input", "engine/ui", "assets/art",
        "game/tabletop"}},
      {"game/app", {"engine/", "game/", "assets/art"}},
      {"game/overlays/box", {"engine/", "game/app", "game/overlays"}},
      {"game/overlays", {"engine/", "game/app", "game/tabletop"}},
      {"game/{game}/rules", {"engine/base", "engine/rules"}},
      {"game/{game}/wire", {"engine/base", "engine/rules", "engine/wire", "game/{game}/rules"}},
      {"game/{game}/bots", {"engine/base", "engine/rules", "engine/search", "game/{game}/rules"}},
      {"game/{game}/insight",
       {"engine/base", "engine/rules", "engine/search", "engine/wire", "game/{game}/rules", "game/{game}/wire",
        "game/{game}/bots"}},
      {"game/{game}/table",
       {"engine/base", "engine/rules", "engine/scene", "engine/motion", "engine/physics", "engine/input", "engine/ui",
        "engine/sound", "engine/assets", "assets/art", "game/tabletop", "game/{game}/rules", "game/{game}/wire"}},
      {"game/{game}/overlays", {"engine/", "assets/art", "game/tabletop", "game/{game}/"}},
      {"assets/tools/bake", {"engine/base", "assets/tools"}},
      {"assets/tools/people", {"assets/tools"}},
      {"assets/tools/portraits", {"assets/tools"}},
      {"assets/tools/sound", {"engine/base", "engine/sound"}},
      {"assets/tools", {"assets/tools/people", "assets/tools/portraits"}},
      {"platform/headless", {"engine/base", "engine/rules", "engine/search", "engine/wire", "engine/soak", "game/protocol"}},
      {"platform/null", {"engine/", "game/app"}},
      {"platform/sdl", {"engine/", "game/app"}},
      {"platform/desktop",
       {"engine/base", "engine/sound", "assets/art", "game/app", "game/overlays", "game/tabletop", "platform/sdl",
        "platform/null"}},
      {"platform/sheets", {"engine/", "game/", "platform/sdl", "assets/art"}},
      {"platform/frames", {"engine/base", "engine/scene", "game/app", "game/overlays", "platform/sdl"}},
      {"tests", {"engine/", "game/", "platform/", "assets/"}},
  };
  return table;
}

// Of a game's rules a table sees what happens and what may be done, never the state (and so can't decide a rule).
constexpr std::string_view kSeenByTables[] = {"action.hpp", "cards.hpp", "events.hpp", "rules.hpp", "scoring.hpp", "view.hpp"};
constexpr std::string_view kNotForTables[] = {"Rules::State", "Rules::begin",   "Rules::draw",  "Rules::resolve",
                                              "Rules::check", "Rules::legal",   "Rules::apply", "Rules::view",
                                              "Rules::audit", "Rules::possible"};

// Rules are pure and the same everywhere.
constexpr std::string_view kImpureHeaders[] = {"random",  "thread",     "chrono",        "mutex",         "atomic",  "future",
                                               "fstream", "iostream",   "filesystem",    "unordered_map", "cmath",   "ctime",
                                               "cstdio",  "functional", "unordered_set", "locale",        "sstream", "time.h"};
constexpr std::string_view kImpureWords[] = {"float", "double", "std::shuffle", "std::rand", "std::hash"};
constexpr std::string_view kImpureBeginnings[] = {"std::mt19937", "std::random_device", "std::uniform_", "std::unordered_"};

std::string_view folder_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? std::string_view{} : path.substr(0, slash);
}

std::vector<std::string_view> parts_of(std::string_view path) {
  std::vector<std::string_view> parts;
  for (std::size_t from = 0; from <= path.size();) {
    const std::size_t slash = std::min(path.find('/', from), path.size());
    parts.push_back(path.substr(from, slash - from));
    from = slash + 1;
  }
  return parts;
}

// Whether the folder is in the room that the pattern names; `game` is what {game} stands for, found here if it is empty.
bool in_room(std::string_view folder, std::string_view pattern, std::string& game) {
  const bool and_below = pattern.ends_with('/');
  const auto wanted = parts_of(and_below ? pattern.substr(0, pattern.size() - 1) : pattern);
  const auto parts = parts_of(folder);
  if (parts.size() < wanted.size()) return false;
  std::string found = game;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (wanted[i] == "{any}") continue;
    if (wanted[i] == "{game}") {
      if (!found.empty() && found != parts[i]) return false;
      found = parts[i];
    } else if (wanted[i] != parts[i]) {
      return false;
    }
  }
  game = found;
  return true;
}

const Room* room_of(std::string_view folder, std::string& game) {
  for (const Room& room : rooms())
    if (in_room(folder, room.name, game)) return &room;
  return nullptr;
}

bool one_of(std::string_view word, Names names) { return std::find(names.begin(), names.end(), word) != names.end(); }

bool is_word_character(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

bool says(std::string_view code, std::string_view word, bool whole) {
  for (std::size_t at = code.find(word); at != std::string_view::npos; at = code.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    const bool begins = at == 0 || !is_word_character(code[at - 1]);
    if (begins && (!whole || end == code.size() || !is_word_character(code[end]))) return true;
  }
  return false;
}

bool is_sdl(std::string_view name) { return name.find("SDL") != std::string_view::npos; }
bool is_imgui(std::string_view name) { return name.find("imgui") != std::string_view::npos; }
bool draws_overlays(std::string_view path) {
  return path.starts_with("engine/debug/") ||
         (path.starts_with("game/") && path.find("/overlays/") != std::string_view::npos) || path.starts_with("game/overlays/");
}

void check_include(std::string_view path, const Include& include, const Room& room, const std::string& game, Faults& faults) {
  const auto fault = [&](const std::string& why) {
    faults.push_back(std::string(path) + " includes " + include.name + ": " + why);
  };
  if (is_sdl(include.name) && !path.starts_with("platform/sdl/")) return fault("only platform/sdl knows SDL");
  if (is_imgui(include.name) && !draws_overlays(path)) return fault("only overlays know Dear ImGui");
  if (!include.own) return;
  const std::string_view target = folder_of(include.name);
  if (target.empty()) return fault("a file of the project is named by its path from the top");
  std::string same = game;
  if (in_room(target, room.name, same)) return;
  const auto allowed = [&](std::string_view pattern) {
    std::string bound = game;
    return in_room(target, pattern, bound);
  };
  if (std::none_of(room.uses.begin(), room.uses.end(), allowed))
    return fault("that room is not open to " + std::string(room.name));
  if (room.name == "game/{game}/table" && target.ends_with("/rules") &&
      !one_of(std::string_view(include.name).substr(target.size() + 1), kSeenByTables))
    fault("a table never sees the state");
}

void check_words(std::string_view path, std::string_view code, const Room& room, Faults& faults) {
  const auto fault = [&](std::string_view word, const char* why) {
    faults.push_back(std::string(path) + " says " + std::string(word) + ": " + why);
  };
  if (room.name == "game/{game}/table")
    for (const std::string_view word : kNotForTables)
      if (says(code, word, true)) fault(word, "a table shows what the rules decided");
  if (room.name != "game/{game}/rules" && room.name != "engine/rules") return;
  for (const std::string_view word : kImpureWords)
    if (says(code, word, true)) fault(word, "rules are the same everywhere");
  for (const std::string_view word : kImpureBeginnings)
    if (says(code, word, false)) fault(word, "rules are the same everywhere");
}

void check_headers(std::string_view path, const std::vector<Include>& includes, const Room& room, Faults& faults) {
  if (room.name != "game/{game}/rules" && room.name != "engine/rules") return;
  for (const Include& include : includes)
    if (!include.own && one_of(include.name, kImpureHeaders))
      faults.push_back(std::string(path) + " includes <" + include.name + ">: rules know no clock, file, thread or float");
}

}  // namespace

std::vector<Include> includes_of(std::string_view text) {
  std::vector<Include> includes;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    std::string_view line = text.substr(from, end - from);
    from = end + 1;
    const auto skip_blanks = [&line] { line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size())); };
    skip_blanks();
    if (!line.starts_with('#')) continue;
    line.remove_prefix(1);
    skip_blanks();
    if (!line.starts_with("include")) continue;
    const std::size_t open = line.find_first_of("\"<");
    if (open == std::string_view::npos) continue;
    const bool own = line[open] == '"';
    const std::size_t close = line.find(own ? '"' : '>', open + 1);
    if (close != std::string_view::npos) includes.push_back({std::string(line.substr(open + 1, close - open - 1)), own});
  }
  return includes;
}

std::string code_of(std::string_view text) {
  std::string code;
  for (std::size_t i = 0; i < text.size();) {
    const std::string_view rest = text.substr(i);
    const auto skip_to = [&](std::string_view end, std::size_t from) {
      const std::size_t found = rest.find(end, from);
      i = found == std::string_view::npos ? text.size() : i + found + end.size();
      code += ' ';
    };
    const bool digits = !code.empty() && std::isalnum(static_cast<unsigned char>(code.back())) != 0;  // the ' in 10'000
    if (rest.starts_with("//")) {
      skip_to("\n", 2);
    } else if (rest.starts_with("/*")) {
      skip_to("*/", 2);
    } else if (rest.starts_with("R\"(")) {
      skip_to(")\"", 3);
    } else if (rest[0] == '"' || (rest[0] == '\'' && !digits)) {
      std::size_t end = 1;
      while (end < rest.size() && rest[end] != rest[0]) end += rest[end] == '\\' ? 2 : 1;
      i += end + 1;
      code += ' ';
    } else {
      code += text[i++];
    }
  }
  return code;
}

Faults faults_of_file(std::string_view path, std::string_view text) {
  Faults faults;
  if (std::count(text.begin(), text.end(), '\n') > kMostLines)
    faults.push_back(std::string(path) + " is longer than 500 lines: look for the second file in it");
  const bool header = path.ends_with(".hpp") || path.ends_with(".h");
  if (!header && !path.ends_with(".cpp")) return faults;
  if (header && !text.starts_with("//")) faults.push_back(std::string(path) + " doesn't begin by saying what it is for");

  std::string game;
  const Room* room = room_of(folder_of(path), game);
  if (room == nullptr) {
    faults.push_back(std::string(path) + " is in no room of the house");
    return faults;
  }
  if (room->name == "tests") return faults;
  const std::vector<Include> includes = includes_of(text);
  for (const Include& include : includes) check_include(path, include, *room, game, faults);
  check_headers(path, includes, *room, faults);
  check_words(path, code_of(text), *room, faults);
  return faults;
}

Faults faults_of_top(const std::vector<std::string>& entries) {
  static constexpr std::string_view kTop[] = {"CMakeLists.txt", "README.md", "assets", "engine", "game", "platform", "tests"};
  Faults faults;
  for (const std::string& entry : entries)
    if (!entry.starts_with('.') && !entry.starts_with("build") && !one_of(entry, kTop))
      faults.push_back(entry + " doesn't belong at the top");
  return faults;
}

}  // namespace nightcap::tests::house
