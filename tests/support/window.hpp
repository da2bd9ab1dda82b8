// The whole program on a stage without a window, driven by the requests of --remote: what a script outside would do, in
// this process and without a picture.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/json.hpp"
#include "game/app/remote.hpp"
#include "game/app/runner.hpp"
#include "platform/null/stage.hpp"

namespace nightcap::tests {

using base::Json;
using Words = std::vector<std::string>;

// How many steps further an action brings the match that stands at `position`, where everybody at the table is a person:
// at their buzzers, "nobody" answers for all of them.
inline int steps_of(const Json& action, const Json& position) {
  return action["path"].back() == "window.nobody" ? static_cast<int>(position["actors"].size()) : 1;
}

class Window {
 public:
  // As started with these arguments, --offscreen --remote --clock manual; texts are as wide as in `metrics`, if given.
  explicit Window(Words arguments = {}, const scene::TextMetrics* metrics = nullptr, app::Catalogue catalogue = {})
      : catalogue_(std::move(catalogue)), stage_(1280, 720, metrics) {
    for (const char* each : {"--offscreen", "--remote", "--clock", "manual"}) arguments.emplace_back(each);
    const auto command = app::read_command_line(arguments, catalogue_);
    EXPECT_TRUE(command.settings) << command.error;
    application_ = std::make_unique<app::Application>(*command.settings, catalogue_, stage_);
    runner_ = std::make_unique<app::Runner>(*application_, stage_);
    remote_ = std::make_unique<app::Remote>(*application_, *runner_, stage_);
    runner_->redraw();
  }

  [[nodiscard]] Json ask_text(std::string_view line) { return Json::parse(remote_->answer(line)); }
  [[nodiscard]] Json ask(const Json& request) { return ask_text(request.dump()); }
  // The answer, which must be ok.
  Json good(const Json& request) {
    Json answer = ask(request);
    EXPECT_TRUE(answer.value("ok", false)) << request.dump() << "\n" << answer.dump() << "\n" << where();
    return answer;
  }
  Json good(const char* cmd) { return good(Json{{"cmd", cmd}}); }
  // The error code of a request that must fail.
  std::string bad(const Json& request) {
    const Json answer = ask(request);
    EXPECT_FALSE(answer.value("ok", true)) << request.dump();
    return answer.contains("error") ? answer["error"].value("code", "") : "";
  }

  // What is on the screen.
  Json ui() { return good("ui"); }
  Json widgets() { return ui()["widgets"]; }
  // The same without the words of an answer, which take most of a test's time.
  std::string screen() { return std::string(application_->screen().name()); }
  std::string focus() { return application_->focus(); }
  bool has(const std::string& id) { return application_->widgets().find(id) != nullptr; }
  std::string value(const std::string& id) {
    const ui::Widget* found = application_->widgets().find(id);
    return found != nullptr ? found->value : "";
  }
  // The widget, or null.
  Json widget(const std::string& id) {
    for (const Json& each : widgets())
      if (each["id"] == id) return each;
    return nullptr;
  }

  // What a person does.
  void click(const std::string& id, int count = 1) { good({{"cmd", "click"}, {"id", id}, {"count", count}}); }
  void key(const std::string& name) { good({{"cmd", "key"}, {"key", name}}); }
  void keys(const std::string& name, int times) {
    for (int i = 0; i < times; ++i) key(name);
  }
  void type(const std::string& text) { good({{"cmd", "text"}, {"text", text}}); }
  // Tab after Tab until that widget has the focus.
  void walk_to(const std::string& id) {
    constexpr int kMostWidgets = 200;
    for (int i = 0; i < kMostWidgets && focus() != id; ++i) key("Tab");
    EXPECT_EQ(focus(), id) << "the focus never comes there\n" << where();
  }
  void press_by_key(const std::string& id) {
    walk_to(id);
    key("Return");
  }

  Json settle() {
    Json answer = good("settle");
    EXPECT_EQ(answer["settled"], true) << where();
    return answer;
  }
  void advance(int ms, double hz = 60) { good({{"cmd", "advance"}, {"ms", ms}, {"hz", hz}}); }
  Json draws() { return good("draws")["draws"]; }
  Json actions() { return good("actions")["actions"]; }
  Json stats(bool reset) { return good({{"cmd", "stats"}, {"reset", reset}}); }

  [[nodiscard]] app::Application& application() { return *application_; }
  [[nodiscard]] app::Runner& runner() { return *runner_; }
  [[nodiscard]] app::Remote& remote() { return *remote_; }
  [[nodiscard]] platform::null::NullStage& stage() { return stage_; }
  // A device event, handled at once.
  void post(const input::Event& event) {
    stage_.post(event);
    runner_->pump();
  }

 private:
  // For messages.
  std::string where() { return remote_->answer(R"({"cmd":"ui"})").substr(0, 6000); }

  app::Catalogue catalogue_;
  platform::null::NullStage stage_;
  std::unique_ptr<app::Application> application_;
  std::unique_ptr<app::Runner> runner_;
  std::unique_ptr<app::Remote> remote_;
};

}  // namespace nightcap::tests
