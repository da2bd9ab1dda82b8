// Soak: games played by themselves with every promise of the rules looked at. What fails is cut down to its shortest
// history, and opened on the table with a click.
#include <imgui.h>

#include <algorithm>
#include <cctype>
#include <memory>
#include <string>

#include "engine/debug/items.hpp"
#include "game/app/scene_files.hpp"
#include "game/app/soak_job.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::soak {
namespace {

constexpr ImU32 kGood = IM_COL32(150, 215, 150, 255), kBad = IM_COL32(240, 120, 100, 255),
                kQuiet = IM_COL32(243, 230, 198, 150);
constexpr int kGames[] = {10, 100, 1000, 10000};
constexpr const char* kLevels[] = {"random", "easy"};

struct Look {
  std::string game;
  int games = 100;
  int level = 0;
  float players = 0;
  std::string seed = "1", wish, said;
  bool hold = false;                   // what was opened, once it is on the table
  std::shared_ptr<app::SoakJob> job;   // shared only because functions are copied
  nightcap::soak::RuleCounts counted;  // what was already handed to the tally
};

// A row of choices on one line; true when another was made.
bool row(const std::string& id, const char* label, bool chosen, bool first) {
  if (!first) ImGui::SameLine();
  const bool pressed = ImGui::RadioButton(label, chosen);
  debug::note(id, label, chosen ? "chosen" : "");
  return pressed;
}

void form(Context& context, Look& look) {
  const auto games = context.application.catalogue().infos();
  for (std::size_t i = 0; i < games.size(); ++i)
    if (row("soak.game." + std::string(games[i].id), std::string(games[i].title).c_str(), look.game == games[i].id, i == 0))
      look.game = games[i].id;
  for (const int n : kGames)
    if (row("soak.games." + std::to_string(n), std::to_string(n).c_str(), look.games == n, n == kGames[0])) look.games = n;
  ImGui::SameLine();
  ImGui::TextUnformatted("games");
  for (int i = 0; i < 2; ++i)
    if (row(std::string("soak.level.") + kLevels[i], kLevels[i], look.level == i, i == 0)) look.level = i;
  ImGui::SameLine();
  ImGui::TextUnformatted("players");
  const app::GameRow* const chosen = context.application.catalogue().find(look.game);
  const auto most = static_cast<float>(chosen != nullptr ? chosen->info.max_players : 0);
  look.players = std::min(look.players, most);
  debug::slider("soak.players", "at the table", look.players, 0, most, look.players < 2 ? "any number" : "%.0f");
  debug::field("soak.seed", "seed", look.seed);
  debug::field("soak.wish", "must not come up", look.wish);
  if (ImGui::IsItemHovered()) ImGui::SetTooltip("an event or more: fever, won posthumous=true, cubes count>=3, dealt /round=3");
}

void start(Look& look) {
  nightcap::protocol::SoakRequest request;
  request.game = look.game;
  request.players = look.players < 2 ? 0 : static_cast<int>(look.players);
  request.games = look.games;
  request.level = kLevels[look.level];
  request.wish = look.wish;
  const auto seed = base::seed_number(look.seed);
  if (!seed) {
    look.said = "The seed is a whole number.";
    return;
  }
  request.seed = *seed;
  auto run = nightcap::protocol::begin_soak(request);
  look.said = run ? "" : run.error().message + ".";
  if (run) look.job = std::make_shared<app::SoakJob>(request, std::move(*run));
  look.counted.clear();
}

void count_rules(Context& context, Look& look, const nightcap::soak::RuleCounts& rules) {
  const app::GameRow* game = context.application.catalogue().find(look.job->request().game);
  for (const auto& [rule, times] : rules) {
    std::int64_t& before = look.counted[rule];
    if (times > before) context.application.rules().add(game->rules->number(rule), times - before);
    before = times;
  }
}

void progress(const app::SoakJob& job, const app::SoakJob::News& news) {
  const int games = job.request().games;
  const std::string words = std::to_string(news.tally.games) + " of " + std::to_string(games);
  ImGui::ProgressBar(static_cast<float>(news.tally.games) / static_cast<float>(games), {-1, 0}, words.c_str());
  debug::note("soak.progress", "progress", words);
  ImGui::Text("%lld actions, the longest game %d, %d rules reached", static_cast<long long>(news.tally.actions),
              news.tally.longest, static_cast<int>(news.tally.rules.size()));
  const char* state = !news.done           ? (news.shrinks ? "Cutting a failure down." : "Playing.")
                      : news.found.empty() ? "Nothing failed."
                                           : "Failures:";
  ImGui::PushStyleColor(ImGuiCol_Text, !news.found.empty() ? kBad : news.done ? kGood : ImGui::GetColorU32(ImGuiCol_Text));
  ImGui::TextUnformatted(state);
  ImGui::PopStyleColor();
  debug::note("soak.state", "state", !news.done ? "playing" : "done");
}

void failure(Context& context, Look& look, const app::SoakJob::Found& found, int index) {
  const std::string id = "soak.found." + std::to_string(index);
  ImGui::Text("game %d, %d players", found.whole.game, found.whole.record.players);
  ImGui::SameLine();
  ImGui::PushStyleColor(ImGuiCol_Text, kQuiet);
  ImGui::Text("seed %llu", static_cast<unsigned long long>(found.whole.seed));
  ImGui::PopStyleColor();
  ImGui::PushStyleColor(ImGuiCol_Text, kBad);
  ImGui::TextWrapped("%s", found.whole.what.c_str());
  ImGui::PopStyleColor();
  debug::note(id, found.whole.what, std::to_string(found.whole.actions) + " to " + std::to_string(found.least.actions));
  ImGui::Text("%d actions, cut down to %d, %d players", found.whole.actions, found.least.actions, found.least.record.players);
  // As it ended, and held: no motion can be made of a state that is wrong, and nobody could play on from it.
  const auto at_table = [&](const nightcap::soak::Failure& failed) {
    context.application.open({nightcap::protocol::scene_of(failed), std::nullopt, true});
    look.hold = true;
  };
  if (debug::button(id + ".open", "Open")) at_table(found.least);
  ImGui::SameLine();
  if (debug::button(id + ".whole", "Open the whole game")) at_table(found.whole);
  ImGui::SameLine();
  if (debug::button(id + ".save", "Save")) {
    const std::string title = std::string(found.least.what.substr(0, 40)) + ", seed " + std::to_string(found.whole.seed);
    const std::string wrong = app::save_scene(app::scenes_of_the_user(context.application.settings().profile),
                                              nightcap::protocol::scene_of(found.least, title, "Soak"));
    look.said = wrong.empty() ? "Saved among your scenes." : wrong;
  }
  ImGui::Separator();
}

void draw(Context& context, Look& look) {
  if (look.game.empty()) look.game = context.application.catalogue().infos().front().id;
  if (look.hold && !context.application.plays_moment()) {
    if (app::Session* session = context.application.session(); session != nullptr) session->driver().hold(true);
    look.hold = false;
  }
  form(context, look);
  app::SoakJob::News news;
  if (look.job != nullptr) news = look.job->news();
  if (look.job == nullptr || news.done) {
    if (debug::button("soak.start", "Play")) start(look);
  } else if (debug::button("soak.stop", "Stop")) {
    look.job->stop();
  }
  ImGui::SameLine();
  ImGui::TextUnformatted(look.said.c_str());
  debug::note("soak.said", "said", look.said);
  if (look.job == nullptr)
    return ImGui::TextWrapped("Audits, legal actions, undo and saves are checked after every step, with any options.");
  count_rules(context, look, news.tally.rules);
  progress(*look.job, news);
  for (std::size_t i = 0; i < news.found.size(); ++i) {
    ImGui::PushID(static_cast<int>(i));
    failure(context, look, *news.found[i], static_cast<int>(i));
    ImGui::PopID();
  }
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "soak", "Soak", "",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::soak
