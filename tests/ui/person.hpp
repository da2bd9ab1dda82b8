// Somebody who plays whole games through the window, by mouse, keyboard or dragging, and looks at every step whether the
// screen tells what it should and nothing more.
#pragma once

#include <algorithm>
#include <set>
#include <string>

#include "engine/base/generator.hpp"
#include "game/martinis/table/words.hpp"
#include "game/martinis/wire/names.hpp"
#include "game/protocol/program.hpp"
#include "tests/support/window.hpp"

namespace nightcap::tests {

enum class Device { kMouse, kKeyboard, kDrag };

// What the seats other than the viewer's know alone: ids that must not be on the screen.
class Secrets {
 public:
  // `state`: everything; `view`: what the viewer may know (null: nothing, at a curtain).
  Secrets(const Json& state, const Json& view) {
    const std::string known = view.is_null() ? "" : view.dump();
    for (const auto& pile : {state["hands"].flatten(), state.value("deck", Json::array()).flatten(),
                             state.value("reserve", Json::array()).flatten(), state.value("unseen", Json::array()).flatten(),
                             state.value("cocktails", Json::array()).flatten()})
      for (const Json& card : pile)
        if (card.is_string() && is_card(card) && known.find(quoted(card)) == std::string::npos)
          ids_.insert(card.get<std::string>());
  }

  // The first secret that the text gives away, or nothing.
  [[nodiscard]] std::string found_in(const std::string& text) const {
    for (const std::string& id : ids_) {
      if (holds(text, id)) return id;
      const auto person = martinis::wire::card_named(id);
      if (person && !martinis::is_special(*person) &&
          text.find(quoted(martinis::table::card_label(*person))) != std::string::npos)
        return id;
    }
    return {};
  }

 private:
  static std::string quoted(const std::string& text) { return '"' + text + '"'; }
  static bool is_card(const std::string& text) {
    return text.find('-') != std::string::npos && text != "red-poison" && text != "blue-poison";
  }
  // Not as the beginning of a longer number: special-1 is not in special-10.
  static bool holds(const std::string& text, const std::string& id) {
    for (std::size_t at = text.find(id); at != std::string::npos; at = text.find(id, at + 1)) {
      const char next = at + id.size() < text.size() ? text[at + id.size()] : ' ';
      if (!(next >= '0' && next <= '9') && !(next >= 'a' && next <= 'z') && next != '-') return true;
    }
    return false;
  }

  std::set<std::string> ids_;
};

class Person {
 public:
  Person(Window& window, Device device, std::uint64_t seed) : window_(window), device_(device), random_(seed) {}

  // Plays on until the results are shown.
  void play() {
    constexpr int kMostSteps = 20'000, kLookedAt = 5;
    for (int i = 0; i < kMostSteps && !testing::Test::HasFailure(); ++i) {
      window_.settle();
      if (i % kLookedAt == 0) look();
      read_position();
      const std::string screen = window_.screen();
      if (screen == "results") return;
      if (screen == "curtain") {
        press("curtain.ready");
        ++curtains_;
      } else if (over_) {
        window_.advance(4000);  // the end stays on the table for a while
      } else {
        act();
      }
    }
    ADD_FAILURE() << "the game does not end";
  }

  // One decision of whoever has the screen.
  void act() {
    read_position();
    const int before = step_;
    const Json actions = window_.actions();
    if (actions.empty()) {
      ADD_FAILURE() << "nobody can do anything: " << window_.ui().dump().substr(0, 3000);
      return;
    }
    const Json& chosen = actions[static_cast<std::size_t>(random_.below(static_cast<std::uint32_t>(actions.size())))];
    if (device_ != Device::kDrag || !drag(chosen))
      for (const std::string id : chosen["path"]) press(id);
    read_position();
    // "Nobody" answers for everybody at the screen.
    const Json& path = chosen["path"];
    if (path.back() == "window.nobody") {
      EXPECT_GT(step_, before) << "pressed " << chosen.dump();
    } else {
      EXPECT_EQ(step_, before + 1) << "pressed " << chosen.dump();
    }
    buzzes_ += std::count(path.begin(), path.end(), "curtain.ready");
  }

  void press(const std::string& id) {
    if (device_ == Device::kKeyboard) {
      window_.press_by_key(id);
    } else {
      window_.click(id);
    }
  }

  [[nodiscard]] const std::set<std::string>& events() const { return events_; }
  [[nodiscard]] int step() const { return step_; }
  [[nodiscard]] int curtains() const { return curtains_; }
  // Curtains behind which somebody looked whether to play a Special Card.
  [[nodiscard]] std::ptrdiff_t buzzes() const { return buzzes_; }
  [[nodiscard]] const std::string& hash() const { return hash_; }
  [[nodiscard]] bool over() const { return over_; }

  // Looks at the screen: it says what the rules say, and no more.
  void look() {
    read_position();
    const Json ui = window_.ui();
    const Json view = window_.good("view")["view"];
    ask_rules({{"cmd", "load"}, {"save", window_.application().session()->save()}});
    const Json state = ask_rules({{"cmd", "state"}})["state"];
    if (ui["screen"] == "curtain") {
      EXPECT_TRUE(ui["seat"].is_null());
      EXPECT_TRUE(view.is_null());
      EXPECT_TRUE(window_.actions().empty());
      for (const Json& widget : ui["widgets"])
        EXPECT_EQ(widget["id"].get<std::string>().rfind("curtain.", 0), 0u) << widget.dump();
    } else if (!ui["seat"].is_null()) {
      const Json expected = ask_rules({{"cmd", "view"}, {"player", ui["seat"]}})["view"];
      EXPECT_EQ(view, expected);
    }
    const Secrets secrets(state, view);
    EXPECT_EQ(secrets.found_in(ui.dump()), "") << ui.dump().substr(0, 4000);
    const Json draws = window_.draws();
    std::string said;
    for (const Json& item : draws)
      for (const char* field : {"entity", "sprite", "text"})
        if (item[field].is_string()) said += '"' + item[field].get_ref<const std::string&>() + "\"\n";
    // Until a die is thrown the picture is of a time when other things were public.
    if (!window_.has("table.roll")) {
      EXPECT_EQ(secrets.found_in(said), "") << "step " << step_;
    }
    if (ui["screen"] == "table") look_at_faces(draws);
  }

 private:
  Json ask_rules(const Json& request) { return Json::parse(program_.answer(request.dump())); }

  void read_position() {
    const Json position = window_.good("position");
    EXPECT_GE(position["step"].get<int>(), step_);
    step_ = position["step"];
    hash_ = position["hash"];
    over_ = position["actors"].empty();
    for (const Json& event : position["events"]) events_.insert(event["type"].get<std::string>());
  }

  // A card in another's hand shows its back.
  static void look_at_faces(const Json& draws) {
    for (const Json& item : draws) {
      const std::string entity = item["entity"];
      if (entity.rfind("table.seat.", 0) != 0 || entity.find(".hand.") == std::string::npos || item["sprite"].is_null())
        continue;
      EXPECT_NE(item["sprite"].get<std::string>().rfind("card.", 0), 0u) << item.dump();
    }
  }

  // Does it by dragging, where cards are dragged; false: there is no such way.
  bool drag(const Json& chosen) {
    const std::string type = chosen["action"]["type"];
    Words path = chosen["path"];
    if (type != "match-pool" && type != "match-pair" && type != "play") return false;
    if (path.front() == "table.roll") return false;
    window_.good({{"cmd", "drag"}, {"from", path[0]}, {"to", path[1]}, {"ms", 50}});
    for (std::size_t i = 2; i < path.size(); ++i) window_.click(path[i]);
    return true;
  }

  Window& window_;
  Device device_;
  base::MindGenerator random_;
  protocol::Program program_;
  std::set<std::string> events_;
  std::string hash_;
  int step_ = 0;
  int curtains_ = 0;
  std::ptrdiff_t buzzes_ = 0;
  bool over_ = false;
};

}  // namespace nightcap::tests
