#include "game/protocol/soak.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "engine/wire/codec.hpp"
#include "game/protocol/catalogue.hpp"

namespace nightcap::protocol {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::array<std::string_view, 4> kLevels{"random", "easy", "normal", "hard"};

std::string number(std::int64_t n, const char* one, const char* many) {
  return std::to_string(n) + " " + (n == 1 ? one : many);
}

std::string_view prefix(const std::string& game) { return find_game(game)->rule_prefix; }

}  // namespace

wire::Expected<std::unique_ptr<soak::Run>> begin_soak(const SoakRequest& request) {
  const auto wrong = [](std::string message) { return wire::Error{wire::Code::kBadRequest, std::move(message)}; };
  const GameRow* game = find_game(request.game);
  if (game == nullptr) return wrong("game is none of " + game_ids());
  if (request.players != 0 && (request.players < game->min_players || request.players > game->max_players))
    return wrong("players of " + request.game + " are " + std::to_string(game->min_players) + " to " +
                 std::to_string(game->max_players));
  if (request.games < 1) return wrong("games is at least 1");
  if (std::find(kLevels.begin(), kLevels.end(), request.level) == kLevels.end())
    return wrong("there is no level \"" + request.level + "\"; there are random, easy, normal and hard");
  auto wish = soak::Wish::read(request.wish);
  if (!wish) return wrong("this is nothing that can come up: " + request.wish);
  if (!request.options.is_null())
    if (const std::string bad = game->wrong_options(request.options); !bad.empty()) return wrong(bad);
  return game->soak({request.seed, request.players, request.level, std::move(*wish), request.options});
}

wire::Situation scene_of(const soak::Failure& failure, const std::string& title, const std::string& group, int then) {
  wire::Situation scene = wire::situation_before(failure.record, then);
  scene.title = title.empty() ? failure.what : title;
  scene.group = group;
  if (soak::kind_of(failure.what) == soak::kFound)
    if (const auto wish = soak::Wish::read(failure.what.substr(soak::kFound.size() + 2)); wish && wish->of_events())
      scene.shows = {wish->type()};
  return scene;
}

wire::Expected<Soaked> soak(const SoakRequest& request, int most, const std::function<void(int games)>& progress) {
  const auto run = begin_soak(request);
  if (!run) return run.error();
  const auto start = Clock::now();
  const auto late = [&] {
    return request.seconds > 0 && std::chrono::duration<double>(Clock::now() - start).count() >= request.seconds;
  };
  Soaked result;
  for (int game = 0; game < request.games && static_cast<int>(result.failures.size()) < most && !late(); ++game) {
    if (const auto failure = (*run)->play(game)) {
      result.failures.push_back((*run)->shrink(*failure, {}));
      result.lengths.push_back(failure->actions);
    }
    if (progress) progress(game + 1);
  }
  result.tally = (*run)->tally();
  return result;
}

std::string soaked_text(const SoakRequest& request, const Soaked& result) {
  std::string text = request.game + ", seed " + std::to_string(request.seed) + ": " +
                     number(result.tally.games, "game", "games") + ", " + number(result.tally.actions, "action", "actions") +
                     ", the longest game " + number(result.tally.longest, "action", "actions") + ", " +
                     number(static_cast<std::int64_t>(result.tally.rules.size()), "rule", "rules") + " reached\n";
  for (std::size_t i = 0; i < result.failures.size(); ++i) {
    const soak::Failure& failure = result.failures[i];
    text += "game " + std::to_string(failure.game) + " (seed " + std::to_string(failure.seed) + ") " + failure.what +
            "; cut from " + std::to_string(result.lengths[i]) + " actions to " + std::to_string(failure.actions) + "\n";
  }
  if (result.failures.empty()) text += "nothing failed\n";
  return text;
}

base::Json soaked_json(const SoakRequest& request, const Soaked& result) {
  base::Json rules = base::Json::object(), failures = base::Json::array();
  for (const auto& [rule, times] : result.tally.rules) rules[wire::rule_text(prefix(request.game), rule)] = times;
  for (std::size_t i = 0; i < result.failures.size(); ++i) {
    const soak::Failure& failure = result.failures[i];
    failures.push_back({{"game", failure.game},
                        {"seed", std::to_string(failure.seed)},
                        {"what", failure.what},
                        {"actions_found", result.lengths[i]},
                        {"actions", failure.actions},
                        {"replay", wire::replay_text(failure.record)}});
  }
  return {{"game", request.game},
          {"seed", request.seed},
          {"games", result.tally.games},
          {"actions", result.tally.actions},
          {"actions_max", result.tally.longest},
          {"rules", std::move(rules)},
          {"failures", std::move(failures)}};
}

}  // namespace nightcap::protocol
