#include "game/app/settings.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <iterator>

namespace nightcap::app {

namespace {

constexpr const char* kVersion = "nightcap 0.1.0";
constexpr int kUsualPlayers = 3, kShowcasePlayers = 4;
constexpr int kSmallest = 64, kLargest = 16384;  // window px
constexpr const char* kAnswersWanted = "--answers wants calm or race";

// What was typed, before it is looked at together.
struct Typed {
  std::string game, seats, names, options, answers, load, showcase, record, screenshot, size, ui_scale, speed, profile, data,
      clock, seed;
  int players = 0;
  int starter = -1;
  bool offscreen = false, fullscreen = false, reduced_motion = false, mute = false, remote = false, debug = false,
       version = false;
};

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  while (true) {
    const std::size_t comma = text.find(',', from);
    parts.push_back(text.substr(from, comma - from));
    if (comma == std::string::npos) return parts;
    from = comma + 1;
  }
}

template <class Number>
bool read_number(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

// Fills the settings from what was typed; returns what is wrong, or nothing.
class Reader {
 public:
  Reader(const Typed& typed, const Catalogue& catalogue) : typed_(typed), catalogue_(catalogue) {}

  std::string read(Settings& settings) {
    for (auto part : {&Reader::window, &Reader::time, &Reader::seed, &Reader::start})
      if (std::string wrong = (this->*part)(settings); !wrong.empty()) return wrong;
    settings.record = typed_.record;
    settings.screenshot = typed_.screenshot;
    settings.profile = typed_.profile;
    settings.data = typed_.data;
    return {};
  }

 private:
  std::string window(Settings& settings) {
    settings.offscreen = typed_.offscreen;
    settings.fullscreen = typed_.fullscreen;
    if (typed_.offscreen && typed_.fullscreen) return "--offscreen and --fullscreen contradict each other";
    if (!typed_.size.empty()) {
      const std::size_t x = typed_.size.find('x');
      if (x == std::string::npos || !read_number(std::string_view(typed_.size).substr(0, x), settings.width) ||
          !read_number(std::string_view(typed_.size).substr(x + 1), settings.height) ||
          std::min(settings.width, settings.height) < kSmallest || std::max(settings.width, settings.height) > kLargest)
        return "--size wants WIDTHxHEIGHT, as in 1280x720, each from 64 to 16384";
      settings.size_given = true;
    }
    if (!typed_.ui_scale.empty() &&
        (!read_number(typed_.ui_scale, settings.ui_scale) || !(settings.ui_scale >= 1 && settings.ui_scale <= 2)))
      return "--ui-scale wants a number from 1 to 2";
    return {};
  }

  std::string time(Settings& settings) {
    settings.tempo.reduced_motion = typed_.reduced_motion;
    if (typed_.speed == "instant") {
      settings.tempo.instant = true;
    } else if (!typed_.speed.empty()) {
      if (typed_.speed != "0.5" && typed_.speed != "1" && typed_.speed != "2" && typed_.speed != "4")
        return "--speed wants 0.5, 1, 2, 4 or instant";
      read_number(typed_.speed, settings.tempo.speed);
    }
    settings.levels.mute = typed_.mute;
    settings.remote = typed_.remote;
    settings.debug = typed_.debug;
    if (!typed_.clock.empty() && typed_.clock != "real" && typed_.clock != "manual") return "--clock wants real or manual";
    settings.manual_clock = typed_.clock == "manual";
    if (settings.manual_clock && !typed_.remote) return "--clock manual stands still without --remote";
    return {};
  }

  std::string seed(Settings& settings) {
    if (typed_.seed.empty()) return {};
    std::uint64_t number = 0;
    if (!read_number(typed_.seed, number)) return "--seed wants a whole number from 0 to 18446744073709551615";
    settings.seed = number;
    return {};
  }

  std::string start(Settings& settings) {
    const int ways = !typed_.game.empty() + !typed_.showcase.empty() + !typed_.load.empty();
    if (ways > 1) return "only one of --game, --showcase and --load can be given";
    if (!typed_.load.empty()) {
      if (typed_.players != 0 || typed_.starter >= 0 || !typed_.options.empty() || settings.seed)
        return "--load brings its own players, starter, options and seed";
      settings.load = typed_.load;
      if (!typed_.answers.empty()) {
        const auto value = answering();
        if (!value) return kAnswersWanted;
        settings.answering = static_cast<Answering>(*value);
      }
      return seats(settings.seats, {}, 0);
    }
    if (ways == 0) {
      if (typed_.players != 0 || typed_.starter >= 0 || !typed_.options.empty() || !typed_.seats.empty() ||
          !typed_.names.empty() || !typed_.answers.empty())
        return "--players, --seats, --names, --starter, --options and --answers go with --game";
      return {};
    }
    settings.showcase = !typed_.showcase.empty();
    const std::string& id = settings.showcase ? typed_.showcase : typed_.game;
    const GameRow* row = catalogue_.find(id);
    if (row == nullptr) return "there is no game \"" + id + "\"; there are " + games();
    return table(settings, *row);
  }

  std::string table(Settings& settings, const GameRow& row) {
    shell::MatchPlan plan;
    plan.game = row.info.id;
    const auto given = typed_.seats.empty() ? 0 : static_cast<int>(split(typed_.seats).size());
    const int players = typed_.players != 0 ? typed_.players
                                            : std::clamp(std::max(given, settings.showcase ? kShowcasePlayers : kUsualPlayers),
                                                         row.info.min_players, row.info.max_players);
    if (players < row.info.min_players || players > row.info.max_players)
      return "--players for this game is from " + std::to_string(row.info.min_players) + " to " +
             std::to_string(row.info.max_players);
    if (std::string wrong = seats(plan.seats, row.info.names, players); !wrong.empty()) return wrong;
    if (settings.showcase)
      for (auto& seat : plan.seats) {
        if (!typed_.seats.empty() && seat.human()) return "a --showcase has computer players only";
        if (seat.human()) seat.kind = "normal";
      }
    if (typed_.starter >= players) return "--starter is a seat from 0 to " + std::to_string(players - 1);
    if (typed_.starter >= 0) plan.starter = typed_.starter;
    if (!typed_.options.empty()) {
      const auto json = base::parse_json(typed_.options);
      if (!json || !json->is_object()) return "--options wants a JSON object";
      const auto options = row.read_options(*json);
      if (!options) return "--options: " + options.error().message;
      plan.options = option_choices(row.info, *options);
    }
    if (!typed_.answers.empty()) {
      if (std::none_of(row.info.options.begin(), row.info.options.end(), [](const auto& o) { return o.id == kAnswers; }))
        return "--answers is no choice in this game";
      const auto value = answering();
      if (!value) return kAnswersWanted;
      plan.options.push_back({kAnswers, *value});
    }
    settings.match = std::move(plan);
    return {};
  }

  std::optional<int> answering() const {
    if (typed_.answers == "calm") return static_cast<int>(Answering::kCalm);
    if (typed_.answers == "race") return static_cast<int>(Answering::kRace);
    return std::nullopt;
  }

  // `players` 0: as many as were named.
  std::string seats(std::vector<shell::SeatPlan>& seats, const std::vector<std::string_view>& usual_names, int players) {
    std::vector<std::string> kinds = typed_.seats.empty() ? std::vector<std::string>{"human", "normal"} : split(typed_.seats);
    const std::vector<std::string> names = typed_.names.empty() ? std::vector<std::string>{} : split(typed_.names);
    for (const std::string& kind : kinds) {
      if (kind.find(':') != std::string::npos) return "--seats: manners (\"" + kind + "\") are not there yet";
      if (std::find(std::begin(shell::kKinds), std::end(shell::kKinds), kind) == std::end(shell::kKinds))
        return "--seats knows human, easy, normal and hard, not \"" + kind + "\"";
    }
    if (players != 0 && static_cast<int>(kinds.size()) > players) return "--seats names more seats than there are players";
    if (players != 0 && static_cast<int>(names.size()) > players) return "--names names more players than there are";
    const int count = players != 0 ? players : static_cast<int>(std::max(kinds.size(), names.size()));
    for (int i = 0; i < count; ++i) {
      const auto at = static_cast<std::size_t>(i);
      shell::SeatPlan seat;
      seat.kind = kinds[std::min(at, kinds.size() - 1)];
      if (at < names.size()) seat.name = names[at];
      if (seat.name.empty() && at < usual_names.size()) seat.name = usual_names[at];
      seats.push_back(std::move(seat));
    }
    return {};
  }

  std::string games() const {
    std::string list;
    for (const GameRow& row : catalogue_.rows()) list += (list.empty() ? "" : " and ") + std::string(row.info.id);
    return list;
  }

  const Typed& typed_;
  const Catalogue& catalogue_;
};

// What was wrong, as one line.
CommandLine refuse(std::string error) {
  std::replace(error.begin(), error.end(), '\n', ' ');
  CommandLine result;
  result.status = 2;
  result.error = std::move(error);
  return result;
}

}  // namespace

bool keeps_preferences(const Settings& settings) {
  if (!settings.profile.empty()) return true;
  return !settings.offscreen && !settings.remote && settings.record.empty() && settings.screenshot.empty();
}

CommandLine read_command_line(const std::vector<std::string>& arguments, const Catalogue& catalogue) {
  Typed typed;
  CLI::App app{"Nightcap: Martinis & Men, and Cocktail.", "nightcap"};
  app.add_flag("--version", typed.version, "Print the version");
  app.add_option("--game", typed.game, "Start straight at a table: martinis-and-men or cocktail");
  app.add_option("--players", typed.players, "How many play")->check(CLI::Range(2, 9));
  app.add_option("--seats", typed.seats, "Who plays, seat by seat: human,easy,normal,hard; the last one repeats");
  app.add_option("--names", typed.names, "Their names: A,B,…");
  app.add_option("--starter", typed.starter, "The seat that starts; otherwise by lot")->check(CLI::Range(0, 8));
  app.add_option("--options", typed.options, "House rules as JSON");
  app.add_option("--answers", typed.answers, "Cocktail: calm, one after another, or race, whoever is first");
  app.add_option("--seed", typed.seed, "The seed of everything that is drawn");
  app.add_option("--load", typed.load, "Play on from a save or replay");
  app.add_option("--showcase", typed.showcase, "A game that plays by itself");
  app.add_option("--record", typed.record, "Write every frame to that folder, at 60 a second of game time");
  app.add_option("--screenshot", typed.screenshot, "Write the first settled frame to that file and quit");
  app.add_flag("--offscreen", typed.offscreen, "No window");
  app.add_option("--size", typed.size, "Of the window, as in 1280x720");
  app.add_option("--ui-scale", typed.ui_scale, "1 to 2");
  app.add_flag("--fullscreen", typed.fullscreen, "Fill the screen");
  app.add_option("--speed", typed.speed, "0.5, 1, 2, 4 or instant");
  app.add_flag("--reduced-motion", typed.reduced_motion, "Fade instead of travelling");
  app.add_flag("--mute", typed.mute, "No sound");
  app.add_option("--profile", typed.profile, "A folder for your preferences instead of the usual one");
  app.add_option("--data", typed.data, "Where drawings and fonts are");
  app.add_flag("--debug", typed.debug, "Overlays on (F3)");
  app.add_flag("--remote", typed.remote, "Listen to JSON lines on stdin");
  app.add_option("--clock", typed.clock, "real, or manual: time moves only by remote requests");
  CommandLine result;
  try {
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    app.parse(reversed);
  } catch (const CLI::CallForHelp&) {
    result.out = app.help();
    return result;
  } catch (const CLI::ParseError& error) {
    return refuse(error.what());
  }
  if (typed.version) {
    result.out = std::string(kVersion) + "\n";
    return result;
  }
  for (const CLI::Option* option : app.get_options())
    for (const std::string& value : option->results())
      if (value.empty()) return refuse(option->get_name() + " wants something after it");
  Settings settings;
  if (std::string wrong = Reader(typed, catalogue).read(settings); !wrong.empty()) return refuse(std::move(wrong));
  result.settings = std::move(settings);
  return result;
}

}  // namespace nightcap::app
