// nightcap-rules: the rules engine from outside, without window or sound.
#include <CLI/CLI.hpp>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#if defined(_WIN32)
#include <io.h>
#else
#include <unistd.h>
#endif

#include "engine/base/json.hpp"
#include "game/protocol/bench.hpp"
#include "game/protocol/simulate.hpp"
#include "game/protocol/soak.hpp"
#include "game/protocol/verify.hpp"
#include "platform/headless/allocations.hpp"
#include "platform/headless/play.hpp"

namespace nightcap::headless {
namespace {

enum Status { kFine = 0, kCheckFailed = 1, kWrongUsage = 2 };

int wrong_usage(const std::string& what) {
  std::string line = what.substr(0, what.find('\n'));
  std::fprintf(stderr, "nightcap-rules: %s\n", line.c_str());
  return kWrongUsage;
}

bool stderr_is_terminal() {
#if defined(_WIN32)
  return _isatty(_fileno(stderr)) != 0;
#else
  return isatty(fileno(stderr)) != 0;
#endif
}

void show_progress(const std::string& text) { std::fprintf(stderr, "\r\033[K%s", text.c_str()); }
void end_progress() {
  if (stderr_is_terminal()) show_progress("");
}

void print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }
void print_line(const base::Json& json) { print(base::json_line(json) + "\n"); }

struct SimulateArguments {
  protocol::SimulationRequest request;
  std::string seed = "0";
  std::string options = "{}";
  bool json = false;
};

int run_simulate(SimulateArguments arguments) {
  protocol::SimulationRequest& request = arguments.request;
  const auto seed = base::seed_number(arguments.seed);
  if (!seed) return wrong_usage("--seed is not a whole number from 0 to 18446744073709551615");
  request.seed = *seed;
  auto options = base::parse_json(arguments.options);
  if (!options || !options->is_object()) return wrong_usage("--options is not a JSON object");
  request.options = std::move(*options);

  protocol::Progress progress;
  if (stderr_is_terminal())
    progress = [games = request.games](int played) {
      if (played % 100 == 0 || games < 1000) show_progress(std::to_string(played) + " of " + std::to_string(games) + " games");
    };
  const auto result = protocol::simulate(request, progress);
  end_progress();
  if (!result) return wrong_usage(result.error().message);
  if (arguments.json) {
    print_line(protocol::simulation_json(request, *result));
  } else {
    print(protocol::simulation_text(request, *result));
  }
  return kFine;
}

struct SoakArguments {
  protocol::SoakRequest request;
  std::string seed = "0";
  std::string options;
  std::string title, group;
  int then = 1;
  bool json = false;
};

// Nothing if they can't be read: then what is wrong was said.
bool read_soak(SoakArguments& arguments) {
  const auto seed = base::seed_number(arguments.seed);
  if (!seed) return static_cast<void>(wrong_usage("--seed is not a whole number from 0 to 18446744073709551615")), false;
  arguments.request.seed = *seed;
  if (arguments.options.empty()) return true;
  auto options = base::parse_json(arguments.options);
  if (!options || !options->is_object()) return static_cast<void>(wrong_usage("--options is not a JSON object")), false;
  arguments.request.options = std::move(*options);
  return true;
}

wire::Expected<protocol::Soaked> soak_all(const protocol::SoakRequest& request, int most) {
  std::function<void(int)> progress;
  if (stderr_is_terminal())
    progress = [games = request.games](int played) {
      if (played % 10 == 0) show_progress(std::to_string(played) + " of " + std::to_string(games) + " games");
    };
  auto result = protocol::soak(request, most, progress);
  end_progress();
  return result;
}

int run_soak(SoakArguments arguments) {
  constexpr int kMostFailures = 10;
  if (!read_soak(arguments)) return kWrongUsage;
  const auto result = soak_all(arguments.request, kMostFailures);
  if (!result) return wrong_usage(result.error().message);
  if (arguments.json) {
    print_line(protocol::soaked_json(arguments.request, *result));
  } else {
    print(protocol::soaked_text(arguments.request, *result));
  }
  return result->failures.empty() ? kFine : kCheckFailed;
}

int run_find(SoakArguments arguments) {
  if (!read_soak(arguments)) return kWrongUsage;
  if (arguments.request.wish.empty()) return wrong_usage("EVENT: nothing is looked for");
  const auto result = soak_all(arguments.request, 1);
  if (!result) return wrong_usage(result.error().message);
  if (result->failures.empty()) {
    std::fprintf(stderr, "nightcap-rules: it came up in none of %d games\n", result->tally.games);
    return kCheckFailed;
  }
  print(wire::situation_text(protocol::scene_of(result->failures.front(), arguments.title, arguments.group, arguments.then)));
  return kFine;
}

int run_verify(const std::vector<std::string>& files) {
  int status = kFine;
  for (const std::string& name : files) {
    std::ifstream file(name, std::ios::binary);
    if (!file) {
      print(name + ": can't be read\n");
      status = kCheckFailed;
      continue;
    }
    const std::string contents{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const protocol::Verdict verdict = protocol::verify(contents);
    print(name + ": " + verdict.message + "\n");
    if (!verdict.good) status = kCheckFailed;
  }
  return status;
}

int run_bench(double min_seconds, bool json) {
  protocol::BenchRequest request;
  request.min_seconds = min_seconds;
  request.allocations = allocations;
  if (stderr_is_terminal()) request.progress = show_progress;
  const protocol::Bench result = protocol::bench(request);
  end_progress();
  if (json) {
    print_line(protocol::bench_json(result));
  } else {
    print(protocol::bench_text(result));
  }
  for (const protocol::StateFigure& state : result.states)
    if (state.allocations != 0) {
      std::fprintf(stderr, "nightcap-rules: the rules of %s took memory from the heap\n", state.game.c_str());
      return kCheckFailed;
    }
  return kFine;
}

int run(int argc, char** argv) {
  CLI::App app{"The rules of Martinis & Men and of Cocktail, for programs: JSON lines, simulations, checks and figures."};
  app.name("nightcap-rules");
  app.set_version_flag("--version", "nightcap-rules " NIGHTCAP_VERSION);
  app.require_subcommand(1);
  app.fallthrough(false);

  CLI::App* const play_command = app.add_subcommand("play", "answer JSON requests, one a line, from stdin on stdout");

  SimulateArguments simulate;
  CLI::App* const simulate_command = app.add_subcommand("simulate", "play games between computer players");
  simulate_command->add_option("--game", simulate.request.game, "martinis-and-men or cocktail")->required();
  simulate_command->add_option("--players", simulate.request.players, "players at the table")->required();
  simulate_command->add_option("--games", simulate.request.games, "how many games")->required();
  simulate_command->add_option("--seed", simulate.seed, "the same seed gives the same games")->capture_default_str();
  simulate_command
      ->add_option("--bots", simulate.request.bots, "a level a seat (random, easy, normal, hard), the last one repeated")
      ->required();
  simulate_command->add_option("--options", simulate.options, "the game's options as JSON")->capture_default_str();
  CLI::Option* const iterations =
      simulate_command->add_option("--iterations", simulate.request.budget.iterations, "thinking a decision, in iterations")
          ->check(CLI::PositiveNumber);
  simulate_command->add_option("--ms", simulate.request.budget.ms, "thinking a decision, in milliseconds")
      ->check(CLI::PositiveNumber)
      ->excludes(iterations);
  simulate_command->add_flag("--json", simulate.json, "print one JSON object");

  SoakArguments soak;
  const auto add_soak = [&soak](CLI::App* command) {
    command->add_option("--game", soak.request.game, "martinis-and-men or cocktail")->required();
    command->add_option("--games", soak.request.games, "how many games at most")->capture_default_str();
    command->add_option("--seed", soak.seed, "the same seed gives the same games")->capture_default_str();
    command->add_option("--players", soak.request.players, "players at the table; every number of them if left out");
    command->add_option("--options", soak.options, "the game's options as JSON; any if left out");
    command->add_option("--bots", soak.request.level, "random, easy, normal or hard")->capture_default_str();
    command->add_option("--seconds", soak.request.seconds, "stops after that time")->check(CLI::PositiveNumber);
  };
  CLI::App* const soak_command =
      app.add_subcommand("soak", "play games by themselves, check every promise of the rules, and cut what fails short");
  add_soak(soak_command);
  soak_command->add_flag("--json", soak.json, "print one JSON object");

  soak.request.level = "random";
  CLI::App* const find_command =
      app.add_subcommand("find", "look for an event, and print the shortest game with it as a scene");
  add_soak(find_command);
  find_command
      ->add_option("EVENT", soak.request.wish, "as in \"won posthumous=true\", \"cubes count>=3\" or \"dealt /round=3\"")
      ->required();
  find_command->add_option("--title", soak.title, "of the scene");
  find_command->add_option("--group", soak.group, "that it is listed in");
  find_command->add_option("--then", soak.then, "how many actions its moment has")->capture_default_str();

  std::vector<std::string> files;
  CLI::App* const verify_command = app.add_subcommand("verify", "play saved games again and check every action and hash");
  verify_command->add_option("FILE", files, "a save or a replay")->required();

  double min_seconds = protocol::BenchRequest{}.min_seconds;
  bool bench_json = false;
  CLI::App* const bench_command = app.add_subcommand("bench", "measure the speed of the rules");
  bench_command->add_option("--min-time", min_seconds, "seconds for each figure")
      ->check(CLI::Range(0.001, 60.0))
      ->capture_default_str();
  bench_command->add_flag("--json", bench_json, "print one JSON object");

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    return wrong_usage(error.what());
  }
  if (*play_command) {
    play(stdin, stdout);
    return kFine;
  }
  if (*simulate_command) return run_simulate(simulate);
  if (*soak_command) return run_soak(soak);
  if (*find_command) return run_find(soak);
  if (*verify_command) return run_verify(files);
  if (*bench_command) return run_bench(min_seconds, bench_json);
  return kFine;
}

}  // namespace
}  // namespace nightcap::headless

int main(int argc, char** argv) {
  std::setlocale(LC_ALL, "C");  // numbers are written the same everywhere
#if !defined(_WIN32)
  std::signal(SIGPIPE, SIG_IGN);  // who stops reading ends the program, quietly
#endif
  return nightcap::headless::run(argc, argv);
}
