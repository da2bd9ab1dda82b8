#include "game/app/catalogue.hpp"

#include <utility>

#include "assets/art/ids.hpp"
#include "game/app/match_session.hpp"
#include "game/app/open_windows.hpp"
#include "game/cocktail/bots/levels.hpp"
#include "game/cocktail/insight/insight.hpp"
#include "game/cocktail/table/rulebook.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/telling.hpp"
#include "game/cocktail/table/to_come.hpp"
#include "game/cocktail/wire/codec.hpp"
#include "game/martinis/bots/levels.hpp"
#include "game/martinis/insight/insight.hpp"
#include "game/martinis/table/rulebook.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/table/telling.hpp"
#include "game/martinis/table/to_come.hpp"
#include "game/martinis/wire/codec.hpp"

namespace nightcap::app {

namespace {

constexpr float kStringsStay = 8 * 4 * 60'000.0f / 112;  // ms: eight bars of assets/sound/music/cocktail.json

// What overlays are told: by the rules, and in the words of the table.
struct MartinisInsight : martinis::insight::Insight, martinis::table::Telling {};
struct CocktailInsight : cocktail::insight::Insight, cocktail::table::Telling {};

template <wire::Codec C, class TableType, auto make_mind, class Windows, class Insight>
GameRow row(shell::GameInfo info, const tabletop::Rulebook& rules) {
  using G = typename C::Game;
  info.id = G::kId;
  info.min_players = G::kMinPlayers;
  info.max_players = G::kMaxPlayers;
  GameRow row;
  row.info = std::move(info);
  row.rules = &rules;
  row.begin = [](const shell::MatchPlan& plan, const Json& json,
                 const SessionTools& tools) -> wire::Expected<std::unique_ptr<Session>> {
    auto options = C::read_options(json);
    if (!options) return options.error();
    typename G::Setup setup;
    setup.players = static_cast<int>(plan.seats.size());
    if (plan.starter) setup.starter = Seat{*plan.starter};
    setup.options = *options;
    rules::Match<G> match(setup, plan.seed, rules::Chance::kInternal);
    return std::unique_ptr<Session>(std::make_unique<MatchSession<C, TableType, Windows, Insight>>(
        std::move(match), plan.seats, make_mind, tools, answering_of(plan.options)));
  };
  row.load = [](const wire::Record& record, const std::vector<shell::SeatPlan>& seats, Answering answering,
                const SessionTools& tools) -> wire::Expected<std::unique_ptr<Session>> {
    auto match = wire::match_of<C>(record);
    if (!match) return match.error();
    match->take_chance_over();
    return std::unique_ptr<Session>(
        std::make_unique<MatchSession<C, TableType, Windows, Insight>>(std::move(*match), seats, make_mind, tools, answering));
  };
  row.read_options = [](const Json& json) -> wire::Expected<Json> {
    auto options = C::read_options(json);
    if (!options) return options.error();
    return C::options(*options);
  };
  return row;
}

// At their calmest.
std::vector<scene::SpriteId> faces(const std::string& beginning, std::initializer_list<const char*> who) {
  std::vector<scene::SpriteId> sprites;
  for (const char* each : who) sprites.push_back(art::find(beginning + each + ".calm"));
  return sprites;
}

shell::GameInfo martinis_info() {
  shell::GameInfo info;
  info.title = "Martinis & Men";
  info.blurb = "Matchmaking, dice and Wedding Fever";
  info.starter_question = "Last at a wedding";
  info.corners = ui::Corners::kRound;
  info.background = art::kTableMartinis;
  info.door = art::kDoorMartinis;
  info.door_ajar = art::kDoorMartinisAjar;
  info.options = {
      {"marriages", "Marriages to win", "So many married couples win at once (MM-9.1).", 1, 5, 3},
      {"hand", "Cards dealt", "So many cards each to begin with (MM-9.2).", 4, 8, 6},
      {"open_matching", "Open matching", "Any two who share a trait match, whatever their sex (MM-9.3).", 0, 1, 0},
  };
  info.faces = faces("avatar.", {"1", "2", "3", "4", "5", "6"});
  info.names = {"June", "Otis", "Dolores", "Vic", "Peggy", "Hank"};
  return info;
}

shell::GameInfo cocktail_info() {
  shell::GameInfo info;
  info.title = "Cocktail";
  info.blurb = "Lies, poison and an inheritance";
  info.starter_question = "Last to use poison";
  info.corners = ui::Corners::kChamfer;
  info.background = art::kTableCocktail;
  info.door = art::kDoorCocktail;
  info.door_ajar = art::kDoorCocktailAjar;
  info.options = {
      {"hand_over", "Hand over dishonor", "Who suspected rightly may give the liar a cube of their own (CK-9.1).", 0, 1, 0},
      {"heavy_dishonor", "Heavier dishonor", "The more cubes, the more each one costs (CK-9.2).", 0, 1, 0},
      {"drunk", "Drunkenness", "Two glasses in one cocktail, and it gives no honor (CK-9.3).", 0, 1, 0},
      {"memory_aid", "Tags stay on", "What was declared stays with the bite for all to see (CK-4.4).", 0, 1, 1},
      {kAnswers,
       "Answers",
       "Calm: one after another, in an order drawn for every bite. Race: all at once, whoever is first (CK-4.6).",
       0,
       1,
       0,
       "Suspect, thank or pass",
       {kAnsweringNames.begin(), kAnsweringNames.end()}},
  };
  info.faces = faces("heir.", {"flapper", "colonel", "dowager", "nephew", "butler", "medium", "doctor", "starlet", "magnate"});
  info.names = {"Coco", "Col. Bracket", "Lady Augusta", "Monty", "Perkins", "Mme Zora", "Dr. Finch", "Lola", "Mr. Gold"};
  return info;
}

}  // namespace

Catalogue::Catalogue() {
  rows_.push_back(
      row<martinis::wire::Codec, martinis::table::MartinisTable, martinis::bots::make_mind, MartinisWindows, MartinisInsight>(
          martinis_info(), martinis::table::rulebook()));
  rows_.back().paint_to_come = martinis::table::paint_to_come;
  rows_.back().music = {"martinis", "trio", "band"};
  rows_.push_back(
      row<cocktail::wire::Codec, cocktail::table::CocktailTable, cocktail::bots::make_mind, CocktailWindows, CocktailInsight>(
          cocktail_info(), cocktail::table::rulebook()));
  rows_.back().paint_to_come = cocktail::table::paint_to_come;
  rows_.back().music = {"cocktail", "stride", "strings", kStringsStay};
  for (const GameRow& each : rows_) infos_.push_back(each.info);
}

Catalogue::Catalogue(std::vector<GameRow> rows) : rows_(std::move(rows)) {
  for (const GameRow& each : rows_) infos_.push_back(each.info);
}

const GameRow* Catalogue::find(std::string_view id) const {
  for (const GameRow& row : rows_)
    if (row.info.id == id) return &row;
  return nullptr;
}

Json options_json(const shell::GameInfo& info, const std::vector<shell::OptionChoice>& choices) {
  Json json = Json::object();
  for (const shell::OptionInfo& option : info.options)
    for (const shell::OptionChoice& choice : choices)
      if (choice.id == option.id && !option.at_table())
        json[std::string(option.id)] = option.toggle() ? Json(choice.value != 0) : Json(choice.value);
  return json;
}

Answering answering_of(const std::vector<shell::OptionChoice>& choices) {
  for (const shell::OptionChoice& choice : choices)
    if (choice.id == kAnswers) return static_cast<Answering>(choice.value);
  return Answering::kCalm;
}

std::vector<shell::OptionChoice> option_choices(const shell::GameInfo& info, const Json& options) {
  std::vector<shell::OptionChoice> choices;
  for (const shell::OptionInfo& option : info.options)
    if (const Json* value = base::field(options, option.id))
      choices.push_back({option.id, value->is_boolean() ? static_cast<int>(value->get<bool>()) : value->get<int>()});
  return choices;
}

}  // namespace nightcap::app
