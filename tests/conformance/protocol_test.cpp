// The protocol's own promises, whatever the game: errors and their order, limits, saving, undoing, verifying, simulating.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "game/protocol/simulate.hpp"
#include "game/protocol/verify.hpp"
#include "tests/support/json_table.hpp"

namespace nightcap::tests {
namespace {

const char* const kGames[] = {"martinis-and-men", "cocktail"};

Json new_game(const std::string& game, int players, std::uint64_t seed) {
  return {{"cmd", "new"}, {"game", game}, {"players", players}, {"seed", seed}};
}

// Plays up to `actions` actions of whoever may act, always another one of the legal ones.
void play_on(JsonTable& table, int actions) {
  const int players = table.state()["players"];
  for (int i = 0; i < actions; ++i) {
    int player = 0;
    while (player < players && table.legal(player).empty()) ++player;
    if (player == players) return;
    const Json legal = table.legal(player);
    table.act(player, legal[static_cast<std::size_t>(i * 7 + 3) % legal.size()]);
  }
}

std::string error_code(const Json& answer) { return answer["ok"] == true ? "ok" : answer["error"]["code"].get<std::string>(); }

// A step line of a save with the digit at the end of its hash changed.
Json spoiled_hash(Json save, std::size_t step) {
  std::string line = save["steps"][step];
  line.back() = line.back() == '0' ? '1' : '0';
  save["steps"][step] = line;
  return save;
}

// ---- lines

TEST(ProtocolLines, WhatIsNotOneJsonValueInUtf8IsBadJson) {
  JsonTable table;
  for (const std::string& line :
       {std::string(""), std::string("   "), std::string("{"), std::string("hello"), std::string("{'cmd':'state'}"),
        std::string(R"({"cmd":"state",})"), std::string(R"({"cmd":"state"} {"cmd":"state"})"), std::string("\xff"),
        std::string("{\"cmd\":\"st\xff\"}"), std::string("\xEF\xBB\xBF{\"cmd\":\"quit\"}"),
        std::string("{\"cmd\":\"quit\"}\0x", 16), std::string(R"({"cmd":"view","player":01})")})
    EXPECT_EQ(error_code(table.ask_text(line)), "bad-json") << line;
}

TEST(ProtocolLines, ALineMayBeOneMebibyteLongAndNoLonger) {
  JsonTable table;
  const std::string head = R"({"cmd":"quit","x":")";
  const std::string tail = R"("})";
  const auto line = [&](std::size_t size) { return head + std::string(size - head.size() - tail.size(), 'a') + tail; };
  EXPECT_EQ(error_code(table.ask_text(line((1u << 20) + 1))), "bad-json");
  EXPECT_EQ(error_code(table.ask_text(line(1u << 20))), "ok");
}

TEST(ProtocolLines, NestingWithoutEndHurtsNowhere) {
  JsonTable table;
  table.good(new_game("cocktail", 3, 1));
  const std::string deep = std::string(400'000, '[') + std::string(400'000, ']');
  EXPECT_EQ(error_code(table.ask_text(std::string(1u << 20, '['))), "bad-json");
  EXPECT_EQ(error_code(table.ask_text(deep)), "bad-request");
  EXPECT_EQ(error_code(table.ask_text(R"({"cmd":"state","x":)" + deep + "}")), "ok");
  for (const char* field : {"players", "seed", "starter", "chance", "options", "game"})
    EXPECT_EQ(
        error_code(table.ask_text(R"({"cmd":"new","game":"cocktail","players":3,")" + std::string(field) + "\":" + deep + "}")),
        "bad-request");
  EXPECT_EQ(error_code(table.ask_text(R"({"cmd":"new","game":"cocktail","players":3,"options":{"drunk":)" + deep + "}}")),
            "bad-request");
  EXPECT_EQ(error_code(table.ask_text(R"({"cmd":"load","save":)" + deep + "}")), "bad-save");
  EXPECT_EQ(error_code(table.ask_text(R"({"cmd":"load","save":{"format":"nightcap-save","version":1,"game":)" + deep + "}}")),
            "bad-save");
  table.good({{"cmd", "new"}, {"game", "cocktail"}, {"players", 3}, {"starter", 0}});
  EXPECT_EQ(error_code(table.ask_text(R"({"cmd":"act","player":0,"action":{"type":"play","card":)" + deep + "}}")),
            "illegal-action");
  table.good({{"cmd", "new"}, {"game", "cocktail"}, {"players", 3}, {"chance", "external"}});
  EXPECT_EQ(error_code(table.ask_text(R"({"cmd":"chance","outcome":)" + deep + "}")), "illegal-action");
}

TEST(ProtocolLines, OfAKeyThatComesTwiceTheLastOneCounts) {
  JsonTable table;
  EXPECT_EQ(error_code(table.ask_text(R"({"cmd":"quit","cmd":"nonsense"})")), "unknown-command");
  EXPECT_EQ(error_code(table.ask_text(R"({"cmd":"nonsense","x":{"a":1},"cmd":"quit"})")), "ok");
}

TEST(ProtocolLines, AnAnswerBeginsWithOk) {
  protocol::Program program;
  EXPECT_EQ(program.answer(R"({"cmd":"quit"})"), R"({"ok":true})");
  EXPECT_TRUE(program.quit());
  EXPECT_TRUE(program.answer(new_game("cocktail", 3, 1).dump()).starts_with(R"({"ok":true,"actors":)"));
  EXPECT_TRUE(program.answer("{}").starts_with(R"({"ok":false,"error":{"code":"bad-request","message":")"));
}

// ---- which error comes first

TEST(ProtocolErrors, BeforeAGameCommandsAnswerNoGameAndUnknownOnesThatTheyAreUnknown) {
  JsonTable table;
  for (const char* cmd : {"act", "chance", "legal", "state", "view", "heard", "undo", "redo", "save", "replay", "bot"})
    EXPECT_EQ(error_code(table.ask({{"cmd", cmd}})), "no-game") << cmd;
  EXPECT_EQ(error_code(table.ask({{"cmd", "nonsense"}})), "unknown-command");
  EXPECT_EQ(error_code(table.ask({{"cmd", 3}})), "bad-request");
  EXPECT_EQ(error_code(table.ask(Json::array())), "bad-request");
  EXPECT_EQ(error_code(table.ask({{"cmd", "load"}})), "bad-request");
}

TEST(ProtocolErrors, AnActionIsCheckedFromItsFormToItsLegality) {
  JsonTable table;
  table.good({{"cmd", "new"}, {"game", "cocktail"}, {"players", 3}, {"starter", 0}, {"seed", 5}});
  EXPECT_EQ(table.refuse(1, J(R"({})")), "bad-request");
  EXPECT_EQ(table.refuse(1, J(R"("pass")")), "bad-request");
  EXPECT_EQ(table.refuse(3, J(R"({"type":"pass"})")), "bad-request");
  EXPECT_EQ(table.bad({{"cmd", "act"}, {"player", 0.0}, {"action", {{"type", "pass"}}}}), "bad-request");
  EXPECT_EQ(table.refuse(1, J(R"({"type":"nonsense"})")), "not-your-turn");
  EXPECT_EQ(table.refuse(0, J(R"({"type":"nonsense"})")), "illegal-action");
  EXPECT_EQ(table.refuse(0, J(R"({"type":"direction"})")), "illegal-action");
  EXPECT_EQ(table.refuse(0, J(R"({"type":"direction","clockwise":1})")), "illegal-action");
  EXPECT_EQ(table.refuse(0, J(R"({"type":"direction","clockwise":true,"x":null})")), "illegal-action");
  table.act(0, J(R"({"type":"direction","clockwise":true})"));
  Json action = table.legal(0)[0];
  ASSERT_EQ(action["type"], "play");
  action["to"] = action["to"].get<double>();
  EXPECT_EQ(table.refuse(0, action), "illegal-action") << "1.0 is not 1";
}

TEST(ProtocolErrors, AfterTheEndTheGameIsOverForActingChanceAndBots) {
  JsonTable table;
  table.good({{"cmd", "new"}, {"game", "martinis-and-men"}, {"players", 2}, {"seed", 3}, {"options", {{"marriages", 1}}}});
  for (int i = 0; i < 200 && table.state()["phase"] != "over"; ++i) play_on(table, 25);
  ASSERT_EQ(table.state()["phase"], "over");
  EXPECT_EQ(table.refuse(0, J(R"({"type":"nonsense"})")), "game-over");
  EXPECT_EQ(table.refuse(2, J(R"({"type":"pass"})")), "bad-request");
  EXPECT_EQ(table.bad({{"cmd", "bot"}, {"player", 0}, {"level", "easy"}}), "game-over");
  EXPECT_EQ(table.bad({{"cmd", "chance"}, {"outcome", "heart"}}), "bad-request") << "chance in this game is internal";
  EXPECT_TRUE(table.legal(0).empty());
  EXPECT_NE(table.good({{"cmd", "undo"}})["actors"], Json::array());
}

TEST(ProtocolErrors, AnOutcomeIsCheckedFromItsPresenceToItsPossibility) {
  JsonTable table;
  table.good({{"cmd", "new"}, {"game", "martinis-and-men"}, {"players", 2}, {"chance", "external"}});
  EXPECT_EQ(table.bad({{"cmd", "chance"}}), "bad-request");
  for (const char* outcome : {"null", "2", "-1", "0.0", "\"0\"", "[0]", "true", "18446744073709551615"})
    EXPECT_EQ(table.bad({{"cmd", "chance"}, {"outcome", J(outcome)}}), "illegal-action") << outcome;
  EXPECT_EQ(table.refuse(0, J(R"({"type":"pass"})")), "not-your-turn");
  const Json deal = table.chance(1);
  Json cards = deal["chance"]["cards"];
  EXPECT_EQ(cards.size(), 80u);
  Json twice = cards;
  twice[0] = twice[1];
  EXPECT_EQ(table.bad({{"cmd", "chance"}, {"outcome", twice}}), "illegal-action");
  Json more = cards;
  more.push_back(cards[0]);
  EXPECT_EQ(table.bad({{"cmd", "chance"}, {"outcome", more}}), "illegal-action");
  table.chance(cards);
  EXPECT_EQ(table.bad({{"cmd", "chance"}, {"outcome", cards}}), "not-your-turn");
}

TEST(ProtocolErrors, NewAndLoadThatFailLeaveTheOldGame) {
  JsonTable table;
  table.good(new_game("cocktail", 4, 9));
  for (const char* request :
       {R"({"cmd":"new","game":"chess","players":4})", R"({"cmd":"new","game":"cocktail"})",
        R"({"cmd":"new","game":"cocktail","players":10})", R"({"cmd":"new","game":"martinis-and-men","players":7})",
        R"({"cmd":"new","game":"cocktail","players":3.0})", R"({"cmd":"new","game":"cocktail","players":3,"seed":-1})",
        R"({"cmd":"new","game":"cocktail","players":3,"seed":18446744073709551616})",
        R"({"cmd":"new","game":"cocktail","players":3,"starter":3})",
        R"({"cmd":"new","game":"cocktail","players":3,"chance":1})",
        R"({"cmd":"new","game":"cocktail","players":3,"options":[]})",
        R"({"cmd":"new","game":"cocktail","players":3,"options":{"marriages":3}})",
        R"({"cmd":"new","game":"cocktail","players":3,"options":{"drunk":1}})",
        R"({"cmd":"new","game":"martinis-and-men","players":3,"options":{"hand":9}})"})
    EXPECT_EQ(table.bad(J(request)), "bad-request") << request;
  for (const char* save : {"null", "{}", "[]", "7", "\"x\"", R"({"format":"nightcap-save"})"})
    EXPECT_EQ(table.bad({{"cmd", "load"}, {"save", J(save)}}), "bad-save") << save;
}

TEST(ProtocolErrors, WhatIsLeftOutOrNullIsAsUsual) {
  JsonTable a;
  JsonTable b;
  a.good(J(R"({"cmd":"new","game":"martinis-and-men","players":4})"));
  b.good(J(R"({"cmd":"new","game":"martinis-and-men","players":4,"seed":"0","starter":null,"chance":"internal",
               "options":{"hand":null},"unknown":[]})"));
  EXPECT_EQ(a.state(), b.state());
  EXPECT_EQ(a.state()["options"], J(R"({"marriages":3,"hand":6,"open_matching":false})"));
}

// ---- history

TEST(ProtocolHistory, UndoTakesBackEachActionWithItsChanceAndTheGenerator) {
  for (const char* game : kGames) {
    JsonTable table;
    table.good(new_game(game, 4, 11));
    std::vector<Json> states{table.state()};
    for (int i = 0; i < 60; ++i) {
      play_on(table, 1);
      states.push_back(table.state());
    }
    for (std::size_t i = states.size(); i-- > 1;) {
      EXPECT_EQ(table.state(), states[i]);
      EXPECT_EQ(table.good({{"cmd", "undo"}})["events"], Json::array());
    }
    EXPECT_EQ(table.state(), states[0]);
    EXPECT_EQ(table.bad({{"cmd", "undo"}}), "illegal-action") << "never behind the first deal";
    for (std::size_t i = 1; i < states.size(); ++i) {
      EXPECT_EQ(table.good({{"cmd", "redo"}})["events"], Json::array());
      EXPECT_EQ(table.state(), states[i]);
    }
    EXPECT_EQ(table.bad({{"cmd", "redo"}}), "illegal-action");
    table.good({{"cmd", "undo"}});
    play_on(table, 1);
    EXPECT_EQ(table.bad({{"cmd", "redo"}}), "illegal-action") << "a new action clears redo";
  }
}

TEST(ProtocolHistory, ASeatHearsItsOwnCardsOnlyAndFromTheStepAskedFor) {
  JsonTable table;
  table.good(new_game("martinis-and-men", 3, 2));
  play_on(table, 30);
  const Json all = table.heard(1, 0);
  bool dealt = false;
  for (const Json& event : all) {
    EXPECT_TRUE(event.contains("step") && event.contains("type") && event.contains("rule"));
    if (event["type"] == "dealt") {
      dealt = true;
      EXPECT_TRUE(event["hands"][0].is_null() && event["hands"][1].is_array() && event["hands"][2].is_null());
    }
    if (event["type"] == "drew" && event["player"] != 1) {
      EXPECT_TRUE(event["card"].is_null());
    }
  }
  EXPECT_TRUE(dealt);
  const Json late = table.heard(1, 20);
  ASSERT_FALSE(late.empty());
  EXPECT_GE(late[0]["step"], 20);
  EXPECT_EQ(table.heard(1, 31), Json::array());
  EXPECT_EQ(table.good({{"cmd", "heard"}, {"player", 1}, {"since", UINT64_MAX}})["events"], Json::array());
  EXPECT_EQ(table.bad({{"cmd", "heard"}, {"player", 1}}), "bad-request");
  EXPECT_EQ(table.bad({{"cmd", "heard"}, {"player", 1}, {"since", -1}}), "bad-request");
}

TEST(ProtocolHistory, ASaveBringsBackStateHistoryAndWhatWasHeard) {
  for (const char* game : kGames) {
    JsonTable table;
    table.good(new_game(game, 3, 21));
    play_on(table, 80);
    table.good({{"cmd", "undo"}});
    const Json save = table.good({{"cmd", "save"}})["save"];
    JsonTable other;
    const Json loaded = other.good({{"cmd", "load"}, {"save", save}});
    EXPECT_EQ(loaded["events"], Json::array());
    EXPECT_EQ(other.state(), table.state());
    EXPECT_EQ(other.heard(2, 0), table.heard(2, 0));
    EXPECT_EQ(other.good({{"cmd", "save"}})["save"], save);
    EXPECT_EQ(other.good({{"cmd", "replay"}}), table.good({{"cmd", "replay"}}));
    EXPECT_EQ(other.bad({{"cmd", "redo"}}), "illegal-action") << "what could be redone is not saved";
    EXPECT_EQ(other.good({{"cmd", "undo"}}), table.good({{"cmd", "undo"}}));
    play_on(table, 5);
    play_on(other, 5);
    EXPECT_EQ(other.state(), table.state()) << "the generator comes back too";
  }
}

TEST(ProtocolHistory, ASaveWhileAnOutcomeIsWantedWaitsForItAgain) {
  JsonTable table;
  const Json before =
      table.good({{"cmd", "new"}, {"game", "cocktail"}, {"players", 2}, {"chance", "external"}, {"starter", 1}});
  const Json save = table.good({{"cmd", "save"}})["save"];
  JsonTable other;
  const Json after = other.good({{"cmd", "load"}, {"save", save}});
  EXPECT_EQ(after["chance"], before["chance"]);
  EXPECT_EQ(after["actors"], Json::array({"chance"}));
  EXPECT_EQ(other.chance(after["chance"]["cards"])["actors"], J("[1]"));
}

TEST(ProtocolHistory, ASpoiledSaveIsRefusedWithTheStepThatIsWrong) {
  for (const char* game : kGames) {
    JsonTable table;
    table.good(new_game(game, 3, 33));
    play_on(table, 30);
    const Json save = table.good({{"cmd", "save"}})["save"];
    for (std::size_t i = 0; i < save["steps"].size(); ++i) {
      const Json answer = table.ask({{"cmd", "load"}, {"save", spoiled_hash(save, i)}});
      ASSERT_EQ(error_code(answer), "bad-save");
      EXPECT_NE(answer["error"]["message"].get<std::string>().find("hash"), std::string::npos);
      // An action left out may leave another game that is as good; what chance brought can't be left out.
      const std::string line = save["steps"][i];
      if (!line.starts_with("chance") && !line.starts_with("order")) continue;
      Json shorter = save;
      shorter["steps"].erase(i);
      EXPECT_EQ(table.bad({{"cmd", "load"}, {"save", shorter}}), "bad-save") << line;
    }
    for (const auto& [key, value] : save.items()) {
      Json without = save;
      without.erase(key);
      if (key != "starter") {
        EXPECT_EQ(table.bad({{"cmd", "load"}, {"save", without}}), "bad-save") << key;
      }
      for (const char* other : {"-1", "\"zz\"", "{\"a\":1}", "[7]", "0.5"}) {
        Json with = save;
        with[key] = J(other);
        EXPECT_EQ(table.bad({{"cmd", "load"}, {"save", with}}), "bad-save") << key << " " << other;
      }
    }
    Json seed = save;
    seed["seed"] = "34";
    EXPECT_EQ(table.bad({{"cmd", "load"}, {"save", seed}}), "bad-save") << "the dice of another seed";
  }
}

TEST(ProtocolHistory, EverythingIsTheSameAgainFromTheSameSeed) {
  for (const char* game : kGames) {
    JsonTable a;
    JsonTable b;
    a.good(new_game(game, 5, 77));
    b.good({{"cmd", "new"}, {"game", game}, {"players", 5}, {"seed", "77"}});
    play_on(a, 60);
    play_on(b, 60);
    EXPECT_EQ(a.good({{"cmd", "replay"}}), b.good({{"cmd", "replay"}}));
  }
}

// ---- computer players

TEST(ProtocolBots, ADecisionIsLegalAndTheSameOnEveryRunWithIterations) {
  for (const char* game : kGames) {
    JsonTable table;
    const Json position = table.good(new_game(game, 3, 4));
    const int player = position["actors"][0];
    for (const char* level : {"easy", "normal", "hard"}) {
      const Json request{{"cmd", "bot"}, {"player", player}, {"level", level}, {"iterations", 20}, {"seed", 5}};
      const Json action = table.good(request)["action"];
      EXPECT_TRUE(table.is_legal(player, action)) << action;
      EXPECT_EQ(table.good(request)["action"], action);
    }
    EXPECT_EQ(table.bad({{"cmd", "bot"}, {"player", player}, {"level", "god"}}), "bad-request");
    EXPECT_EQ(table.bad({{"cmd", "bot"}, {"player", player}, {"level", "easy"}, {"ms", 1}, {"iterations", 1}}), "bad-request");
    EXPECT_EQ(table.bad({{"cmd", "bot"}, {"player", player}, {"level", "easy"}, {"ms", -1}}), "bad-request");
    EXPECT_EQ(table.bad({{"cmd", "bot"}, {"player", (player + 1) % 3}, {"level", "easy"}}), "not-your-turn");
  }
}

// ---- verify

TEST(Verify, AcceptsSavesAndReplaysAndNamesTheStepAndFieldThatDiffer) {
  for (const char* game : kGames) {
    JsonTable table;
    table.good(new_game(game, 3, 8));
    play_on(table, 40);
    const Json save = table.good({{"cmd", "save"}});
    const std::string replay = table.good({{"cmd", "replay"}})["replay"];
    EXPECT_TRUE(protocol::verify(save["save"].dump()).good);
    EXPECT_TRUE(protocol::verify(save.dump()).good) << "a whole answer";
    EXPECT_TRUE(protocol::verify(replay).good);
    EXPECT_NE(protocol::verify(replay).message.find("40 actions"), std::string::npos);

    const protocol::Verdict hash = protocol::verify(spoiled_hash(save["save"], save["save"]["steps"].size() - 1).dump());
    EXPECT_FALSE(hash.good);
    EXPECT_TRUE(hash.message.starts_with("step 40: hash")) << hash.message;

    EXPECT_FALSE(protocol::verify(replay.substr(0, replay.size() - 4)).good) << "cut short";
    EXPECT_FALSE(protocol::verify(replay + "0 pass 0123456789abcdef\n").good);
    EXPECT_FALSE(protocol::verify("").good);
    EXPECT_FALSE(protocol::verify("hello\nworld\n").good);
    EXPECT_FALSE(protocol::verify("{}").good);
  }
}

// ---- simulate

protocol::SimulationRequest simulation(const char* game, int players, int games, const char* bots) {
  protocol::SimulationRequest request;
  request.game = game;
  request.players = players;
  request.games = games;
  request.seed = 6;
  request.bots = bots;
  return request;
}

TEST(Simulate, PrintsExactlyItsFieldsAndTheWinsAddUp) {
  for (const char* game : kGames) {
    const auto request = simulation(game, 3, 60, "random,easy");
    const auto result = protocol::simulate(request, {});
    ASSERT_TRUE(result);
    const Json json = protocol::simulation_json(request, *result);
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) keys.push_back(key);
    EXPECT_EQ(keys, (std::vector<std::string>{"game", "players", "games", "seed", "bots", "seat_wins", "by_bot", "actions_mean",
                                              "actions_max", "capped", "games_per_s", "actions_per_s"}));
    double wins = 0;
    for (const Json& each : json["seat_wins"]) wins += each.get<double>();
    EXPECT_NEAR(wins + json["capped"].get<int>(), 60, 1e-4);
    EXPECT_EQ(json["by_bot"]["random"]["games"], 60);
    EXPECT_EQ(json["by_bot"]["easy"]["games"], 120);
    const Json& random = json["by_bot"]["random"];
    EXPECT_LE(random["ci95"][0].get<double>(), random["rate"].get<double>());
    EXPECT_GE(random["ci95"][1].get<double>(), random["rate"].get<double>());
  }
}

TEST(Simulate, TheSameSeedGivesTheSameResult) {
  for (const char* game : kGames) {
    const auto request = simulation(game, 4, 40, "easy,random");
    const auto a = protocol::simulate(request, {});
    const auto b = protocol::simulate(request, {});
    ASSERT_TRUE(a && b);
    EXPECT_EQ(a->seat_wins, b->seat_wins);
    EXPECT_EQ(a->actions, b->actions);
    EXPECT_EQ(a->longest, b->longest);
  }
}

TEST(Simulate, SaysWhatIsWrongWithARequest) {
  for (const auto& request :
       {simulation("chess", 2, 1, "easy"), simulation("cocktail", 10, 1, "easy"), simulation("cocktail", 2, 0, "easy"),
        simulation("cocktail", 2, 1, "god"), simulation("cocktail", 2, 1, ""), simulation("cocktail", 2, 1, "easy,easy,easy")})
    EXPECT_FALSE(protocol::simulate(request, {}));
}

TEST(Simulate, TheIntervalIsWilsons) {
  const protocol::Interval even = protocol::wilson(50, 100);
  EXPECT_NEAR(even.low, 0.4038, 0.0001);
  EXPECT_NEAR(even.high, 0.5962, 0.0001);
  const protocol::Interval never = protocol::wilson(0, 10);
  EXPECT_NEAR(never.low, 0, 1e-9);
  EXPECT_NEAR(never.high, 0.2775, 0.0001);
}

}  // namespace
}  // namespace nightcap::tests
