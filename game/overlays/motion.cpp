// Motion: what plays on both lanes and when, slower, frame by frame and back; how long each motion takes, and how it goes.
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include "engine/debug/axis.hpp"
#include "engine/debug/items.hpp"
#include "engine/motion/chart.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::motion {
namespace {

using nightcap::motion::Bar;
using nightcap::motion::Easing;
using nightcap::motion::Timing;
using nightcap::motion::Timings;
using nightcap::scene::Color;

constexpr Color kGold = Color::hex(0xE3B04B), kPaleGold = Color::hex(0xA98643), kTeal = Color::hex(0x5FA8A0);
ImVec4 said() { return {0.95f, 0.75f, 0.35f, 1}; }
constexpr float kCurveHigh = 46;  // px
constexpr int kCurvesInARow = 3;

struct Look {
  std::string label;  // whose length is edited; empty: of what plays
  std::string typed;  // ms
  bool typing = false;
  std::string sentence;  // what came of keeping it
};

Color color_of(Bar::Kind kind) {
  constexpr std::array kColors{
      kGold, kTeal, Color::hex(0x7C758C), Color::hex(0xF3E6C6), Color::hex(0xE77BA6), Color::hex(0x8FB4FF)};
  return kColors[static_cast<std::size_t>(kind)];
}

void clock(app::Pace& pace, app::Reel& reel) {
  const bool still = pace.paused();
  if (debug::button("motion.pause", still ? "Play" : "Pause")) still ? pace.resume() : pace.pause();
  ImGui::SameLine();
  if (debug::button("motion.back", "< Frame")) {
    pace.pause();
    reel.back();
  }
  ImGui::SameLine();
  if (debug::button("motion.forward", "Frame >")) {
    pace.pause();
    reel.past() ? reel.forward() : pace.step();
  }
  ImGui::SameLine();
  if (debug::button("motion.now", "Now")) reel.to_present();
  float speed = pace.speed();
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x * 0.6f);
  ImGui::SliderFloat("##speed", &speed, app::Pace::kSlowest, app::Pace::kFastest, "speed %.2f x", ImGuiSliderFlags_Logarithmic);
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%.3g", static_cast<double>(speed));
  debug::note("motion.speed", "speed", text.data());
  pace.set_speed(speed);
  for (const auto& [id, name, to] :
       {std::tuple{"motion.slow", "1/10", 0.1f}, {"motion.usual", "1", 1.0f}, {"motion.fast", "4", 4.0f}}) {
    ImGui::SameLine();
    if (debug::button(id, name)) pace.set_speed(to);
  }
}

// Which moment is looked at.
void moment(const app::Pace& pace, const app::Reel& reel) {
  if (reel.past()) {
    ImGui::TextColored(said(), "%.2f s ago: the table takes no input", reel.ago() / 1000);
  } else {
    ImGui::TextDisabled(pace.paused() ? "Now: time stands still" : "Now: time goes on");
  }
  std::array<char, 24> text{};
  std::snprintf(text.data(), text.size(), "%.0f", reel.ago());
  debug::note("motion.ago", "ms before the present", reel.past() ? text.data() : "now");
}

// The last seconds, both lanes; pressed, it is looked there.
void film(app::Pace& pace, app::Reel& reel) {
  std::vector<debug::Lane> lanes{{"in turn", {}}, {"beside", {}}};
  int nth = 0;
  for (const app::Reel::Stretch& each : reel.stretches()) {
    const nightcap::motion::Chart* chart = reel.chart(each.serial);
    if (chart == nullptr) continue;
    const Color color = each.ambient ? kTeal : ++nth % 2 == 0 ? kGold : kPaleGold;
    lanes[each.ambient ? 1 : 0].spans.push_back({static_cast<float>(each.from - reel.now()),
                                                 static_cast<float>(each.to - reel.now()), color, std::string(chart->label)});
  }
  debug::Axis axis{static_cast<float>(-app::Reel::kSpan), 0, 1000, "%.0f s", static_cast<float>(-reel.ago()), 0.16f};
  if (const auto pressed = debug::lanes("film", axis, lanes)) {
    pace.pause();
    reel.look(static_cast<double>(-*pressed));
  }
  debug::note("motion.film", "the last ten seconds", std::to_string(reel.frames().size()) + " frames");
}

std::string name_of(const Bar& bar) {
  const std::string kind(nightcap::motion::kind_name(bar.kind));
  constexpr std::string_view kHead = "table.";
  return bar.what.empty() ? kind : kind + " " + (bar.what.starts_with(kHead) ? bar.what.substr(kHead.size()) : bar.what);
}

// What plays at that moment, thing by thing.
const nightcap::motion::Chart* playing(const app::Reel& reel, float height) {
  if (reel.frames().empty()) return nullptr;
  const app::Reel::Frame& frame = reel.shown();
  const app::Reel::Playing now = frame.blocking.serial != 0 || frame.ambient.empty() ? frame.blocking : frame.ambient.back();
  const nightcap::motion::Chart* chart = reel.chart(now.serial);
  const std::string more = frame.held          ? "; the dice wait to be thrown"
                           : frame.waiting > 0 ? "; " + std::to_string(frame.waiting) + " more wait"
                                               : "";
  if (chart == nullptr) {
    ImGui::TextDisabled("Nothing moves%s.", more.c_str());
  } else {
    ImGui::Text("%s: %.0f of %.0f ms%s", std::string(chart->label).c_str(), static_cast<double>(now.time),
                static_cast<double>(chart->length), more.c_str());
  }
  debug::note("motion.playing", "plays", chart != nullptr ? std::string(chart->label) : "");
  std::vector<debug::Lane> lanes;
  debug::Axis axis{0, 1000, 1, "%.0f", std::nullopt, 0.36f};
  if (chart != nullptr) {
    for (const Bar& bar : chart->bars) lanes.push_back({name_of(bar), {{bar.start, bar.start + bar.ms, color_of(bar.kind)}}});
    axis.to = std::max(chart->length, 1.0f);
    axis.head = now.time;
  }
  static_cast<void>(debug::lanes("playing", axis, lanes, height));
  return chart;
}

float length_now(const Timings::Row& row) {
  return row.timing.ms > 0 ? row.written * row.timing.ms / row.timing.of : row.written;
}

void lengths(const Timings& timings, Look& look, float height) {
  if (ImGui::BeginChild("lengths", {0, height}) && ImGui::BeginTable("lengths", 3, ImGuiTableFlags_RowBg)) {
    ImGui::TableSetupColumn("motion", ImGuiTableColumnFlags_WidthStretch, 2);
    ImGui::TableSetupColumn("written");
    ImGui::TableSetupColumn("now");
    ImGui::TableHeadersRow();
    for (const auto& [label, row] : timings.rows()) {
      if (row.written < Timings::kShortest && row.timing == Timing{}) continue;  // it takes no time
      ImGui::TableNextColumn();
      if (debug::choice("motion.length." + label, label.c_str(), label == look.label))
        look.label = look.label == label ? std::string() : label;
      ImGui::TableNextColumn();
      row.written > 0 ? ImGui::Text("%.0f ms", static_cast<double>(row.written)) : ImGui::TextDisabled("not yet");
      ImGui::TableNextColumn();
      const float now = row.written > 0 ? length_now(row) : row.timing.ms;
      ImGui::TextColored(row.timing == Timing{} ? ImGui::GetStyleColorVec4(ImGuiCol_TextDisabled) : said(), "%.0f ms",
                         static_cast<double>(now));
      debug::note("motion.now." + label, label, std::to_string(std::lround(now)));
    }
    ImGui::EndTable();
  }
  ImGui::EndChild();
}

// The length of one label, as a slider and as a number.
void edit_length(Timings& timings, const std::string& label, const Timings::Row& row, Look& look) {
  if (row.written < Timings::kShortest) return ImGui::TextDisabled("%s takes no time.", label.c_str());
  float ms = std::round(length_now(row));
  const float before = ms;
  const float half = ImGui::GetContentRegionAvail().x * 0.42f;
  if (!look.typing) look.typed = std::to_string(std::lround(ms));
  ImGui::SetNextItemWidth(half);
  debug::slider("motion.length", "##length", ms, Timings::kShortest, std::max(3 * row.written, 500.0f), "%.0f ms");
  ImGui::SameLine();
  ImGui::SetNextItemWidth(half * 0.6f);
  if (debug::field("motion.ms", ("ms: " + label).c_str(), look.typed)) ms = std::strtof(look.typed.c_str(), nullptr);
  look.typing = ImGui::IsItemActive();
  if (ms == before) return;
  Timing timing = row.timing;
  timing.ms = std::round(std::clamp(ms, Timings::kShortest, Timings::kLongest));
  timing.of = std::round(row.written);
  if (timing.ms == timing.of) timing.ms = timing.of = 0;
  timings.set(label, timing);
}

// All curves; those that the motion uses are lit, the one that it was given is framed.
void curves(Timings& timings, const std::string& label, const nightcap::motion::Chart* chart) {
  const Timings::Row* row = timings.find(label);
  const float width = ImGui::GetContentRegionAvail().x / kCurvesInARow - ImGui::GetStyle().ItemSpacing.x;
  int nth = 0;
  for (const Easing each : nightcap::motion::kEasings) {
    if (nth++ % kCurvesInARow != 0) ImGui::SameLine();
    const bool lit =
        chart != nullptr && std::ranges::any_of(chart->bars, [each](const Bar& bar) {
          return bar.easing == each && bar.ms > 0 && (bar.kind == Bar::Kind::kMove || bar.kind == Bar::Kind::kShape);
        });
    const bool chosen = row != nullptr && row->timing.easing == each;
    const std::string name(easing_name(each));
    if (!debug::curve(
            "motion.curve." + name, name, [each](float t) { return ease(each, t); },
            {width, kCurveHigh + ImGui::GetTextLineHeight()}, lit, chosen) ||
        row == nullptr)
      continue;
    Timing timing = row->timing;
    timing.easing = chosen ? std::nullopt : std::optional(each);
    timings.set(label, timing);
  }
}

void edit(app::MotionFiles& files, std::string_view game, const std::string& label, const nightcap::motion::Chart* chart,
          Look& look) {
  Timings& timings = files.of(game);
  if (const Timings::Row* row = timings.find(label)) {
    edit_length(timings, label, *row, look);
  } else {
    ImGui::TextDisabled("Choose a motion to change it.");
  }
  if (debug::button("motion.keep", "Keep")) look.sentence = files.keep(game).sentence;
  ImGui::SameLine();
  if (debug::button("motion.forget", "Back to the file")) {
    files.back(game);
    look.sentence.clear();
  }
  if (!look.sentence.empty()) ImGui::TextWrapped("%s", look.sentence.c_str());
  debug::note("motion.said", "what came of it", look.sentence);
  curves(timings, label, chart);
}

void draw(Context& context, Look& look) {
  app::Backstage& backstage = context.application.backstage();
  backstage.reel.start();
  clock(backstage.pace, backstage.reel);
  debug::checkbox("motion.paths", "Paths", backstage.chalk.paths);
  ImGui::SameLine();
  debug::checkbox("motion.boxes", "Hit boxes", backstage.chalk.boxes);
  ImGui::SameLine();
  moment(backstage.pace, backstage.reel);
  film(backstage.pace, backstage.reel);
  const float line = ImGui::GetTextLineHeightWithSpacing();
  const float rest = ImGui::GetContentRegionAvail().y - 5 * line - 2 * (kCurveHigh + line);
  const nightcap::motion::Chart* chart = playing(backstage.reel, std::max(rest * 0.55f, 6 * line));
  const std::string_view game = context.application.game();
  if (game.empty()) return ImGui::TextWrapped("There is no match on the table.");
  lengths(context.application.motion_files().of(game), look, std::max(rest * 0.45f, 5 * line));
  edit(context.application.motion_files(), game,
       !look.label.empty() || chart == nullptr ? look.label : std::string(chart->label), chart, look);
}

void shut(Context& context) {
  app::Backstage& backstage = context.application.backstage();
  backstage.pace = {};
  backstage.reel.stop();
  backstage.chalk.paths = backstage.chalk.boxes = false;
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "motion",  "Motion",
    "F12",     [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); },
    "Picture", shut};

}  // namespace nightcap::overlays::motion
