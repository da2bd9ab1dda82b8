// A table played through the JSON protocol, for scenarios: it speaks requests and looks at answers, and knows no more of
// the program than a script outside would.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "engine/base/json.hpp"
#include "game/protocol/program.hpp"

namespace nightcap::tests {

using base::Json;

inline Json J(const char* text) { return Json::parse(text); }

class JsonTable {
 public:
  // The answer to any request.
  Json ask(const Json& request) { return Json::parse(program_.answer(request.dump())); }
  Json ask_text(std::string_view line) { return Json::parse(program_.answer(line)); }

  // The answer, which must be ok.
  Json good(const Json& request) {
    Json answer = ask(request);
    EXPECT_TRUE(answer.value("ok", false)) << request.dump() << "\n" << answer.dump();
    return answer;
  }
  // The error code of a request that must fail, and must leave the state as it was.
  std::string bad(const Json& request) {
    const Json before = ask({{"cmd", "state"}});
    const Json answer = ask(request);
    EXPECT_FALSE(answer.value("ok", true)) << request.dump() << "\n" << answer.dump();
    EXPECT_EQ(before, ask({{"cmd", "state"}})) << "a refused request changed the game: " << request.dump();
    return answer.contains("error") ? answer["error"].value("code", "") : "";
  }

  Json act(int player, const Json& action) { return good({{"cmd", "act"}, {"player", player}, {"action", action}}); }
  std::string refuse(int player, const Json& action) { return bad({{"cmd", "act"}, {"player", player}, {"action", action}}); }
  Json chance(const Json& outcome) { return good({{"cmd", "chance"}, {"outcome", outcome}}); }
  Json state() { return good({{"cmd", "state"}})["state"]; }
  Json view(int player) { return good({{"cmd", "view"}, {"player", player}})["view"]; }
  Json legal(int player) { return good({{"cmd", "legal"}, {"player", player}})["actions"]; }
  Json heard(int player, int since) { return good({{"cmd", "heard"}, {"player", player}, {"since", since}})["events"]; }
  bool is_legal(int player, const Json& action) {
    for (const Json& each : legal(player))
      if (each == action) return true;
    return false;
  }

 private:
  protocol::Program program_;
};

// The event of that type in a position's events, or null.
inline Json event_of(const Json& position, const std::string& type) {
  for (const Json& event : position["events"])
    if (event["type"] == type) return event;
  return nullptr;
}
// The types of a position's events, in order.
inline std::vector<std::string> event_types(const Json& position) {
  std::vector<std::string> types;
  for (const Json& event : position["events"]) types.push_back(event["type"]);
  return types;
}

}  // namespace nightcap::tests
