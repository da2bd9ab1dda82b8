// Sound: the device, what sounds now and how loud, the music and its layers, the last cues with their captions, and the
// volumes, which are those of the sound panel.
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "engine/debug/items.hpp"
#include "game/overlays/overlay.hpp"
#include "game/tabletop/cues.hpp"

namespace nightcap::overlays::sound {
namespace {

using nightcap::sound::Levels;
using nightcap::sound::Report;

constexpr ImU32 kGold = IM_COL32(201, 160, 84, 255), kRed = IM_COL32(226, 80, 70, 255), kDark = IM_COL32(34, 27, 48, 255),
                kCream = IM_COL32(243, 230, 198, 255);
constexpr float kQuietest = -48, kLoud = -6;  // dB that a meter shows, and from where it is red
constexpr float kBarHigh = 0.6f;              // of a line

float decibels(float gain) { return gain > 0 ? 20 * std::log10(gain) : kQuietest; }

// From the left edge as far as that part of the width; then the cursor is on the next line.
void bar(float part, ImU32 color) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float wide = ImGui::GetContentRegionAvail().x, high = ImGui::GetTextLineHeight() * kBarHigh;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(at, {at.x + wide, at.y + high}, kDark);
  list.AddRectFilled(at, {at.x + wide * std::clamp(part, 0.0f, 1.0f), at.y + high}, color);
  ImGui::Dummy({wide, high});
}

void device(const Report& report) {
  if (report.driver.empty()) {
    ImGui::TextWrapped("No device is open: this session is silent, or offscreen.");
  } else {
    ImGui::TextWrapped("%s: %s. %d Hz, %d channels, %d frames (%.0f ms) a block", report.driver.c_str(), report.device.c_str(),
                       report.rate, report.channels, report.block, 1000.0 * report.block / std::max(report.rate, 1));
  }
  debug::note("sound.device", "device", report.driver);
  if (!report.ready) return;
  for (const float peak : {report.left, report.right}) {
    const float db = decibels(peak);
    bar(1 - db / kQuietest, db > kLoud ? kRed : kGold);
  }
  ImGui::TextDisabled("Output %.0f and %.0f dB; gain of music %.2f, of effects %.2f",
                      static_cast<double>(decibels(report.left)), static_cast<double>(decibels(report.right)),
                      static_cast<double>(report.music), static_cast<double>(report.effects));
}

void volumes(Levels& levels) {
  constexpr std::array kVolumes{std::pair{"master", &Levels::master}, std::pair{"music", &Levels::music},
                                std::pair{"effects", &Levels::effects}};
  ImGui::PushItemWidth(ImGui::GetContentRegionAvail().x * 0.6f);
  for (const auto& [name, level] : kVolumes) {
    float percent = std::round(levels.*level * 100);
    if (debug::slider(std::string("sound.") + name, name, percent, 0, 100, "%.0f %%"))
      levels.*level = std::clamp(percent / 100, 0.0f, 1.0f);
  }
  ImGui::PopItemWidth();
  constexpr std::array kSwitches{std::pair{"mute", &Levels::mute}, std::pair{"mono", &Levels::mono},
                                 std::pair{"few", &Levels::few}, std::pair{"captions", &Levels::captions}};
  for (const auto& [name, on] : kSwitches) {
    debug::checkbox(std::string("sound.") + name, name, levels.*on);
    if (on != kSwitches.back().second) ImGui::SameLine();
  }
}

void voices(const Report& report) {
  ImGui::TextDisabled("%d voices now", static_cast<int>(report.voices.size()));
  for (const Report::Voice& voice : report.voices) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x, high = ImGui::GetTextLineHeight();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(at, {at.x + wide * std::min(voice.done, 1.0f), at.y + high}, kDark);
    const float x = at.x + wide * (0.75f + voice.pan * 0.2f);  // left or right of three quarters of the line
    list.AddRectFilled({at.x + wide * 0.55f, at.y + high / 2}, {at.x + wide * 0.95f, at.y + high / 2 + 1}, kGold);
    list.AddRectFilled({x - 2, at.y + 2}, {x + 2, at.y + high - 2}, kCream);
    ImGui::Text("%s  %.2f", voice.cue.c_str(), static_cast<double>(voice.gain));
  }
}

void music(const Report& report, const nightcap::sound::Ear* ear) {
  if (report.piece.empty()) return ImGui::TextDisabled("%s", ear == nullptr ? "Nobody hears the game." : "No music plays.");
  ImGui::Text("Music: %s, bar %d", report.piece.c_str(), report.bar + 1);
  bar(report.in_bar, kGold);
  for (const Report::Layer& layer : report.layers)
    ImGui::Text("  %s  %.0f %%%s", layer.name.c_str(), static_cast<double>(layer.gain * 100), layer.chosen ? "  chosen" : "");
}

void cues(const app::Application& application) {
  const auto& last = application.last_cues();
  ImGui::TextDisabled(last.empty() ? "No cue has been heard yet." : "Last cues, the newest first");
  if (last.empty() || !ImGui::BeginTable("cues", 4, ImGuiTableFlags_SizingStretchProp | ImGuiTableFlags_RowBg)) return;
  for (std::size_t i = last.size(); i-- > 0;) {
    const tabletop::HeardCue& cue = last[i];
    const std::string_view caption = tabletop::caption_of(cue.cue);
    const double pan = static_cast<double>(cue.pan);
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::TextDisabled("%.2f s", cue.ms / 1000);
    ImGui::TableNextColumn();
    ImGui::Text("%.*s", static_cast<int>(cue.cue.size()), cue.cue.data());
    debug::note("sound.cue." + std::to_string(last.size() - 1 - i), cue.cue, std::string(caption));
    ImGui::TableNextColumn();
    ImGui::TextDisabled("%.*s", static_cast<int>(caption.size()), caption.data());
    ImGui::TableNextColumn();
    if (std::abs(pan) < 0.05) {
      ImGui::TextUnformatted("middle");
    } else {
      ImGui::Text("%s %.1f", pan < 0 ? "left" : "right", std::abs(pan));
    }
  }
  ImGui::EndTable();
}

void draw(Context& context) {
  const nightcap::sound::Ear* ear = context.application.ear();
  const Report report = ear != nullptr ? ear->report() : Report{};
  device(report);
  volumes(context.application.levels());
  ImGui::Separator();
  music(report, ear);
  if (report.ready) voices(report);
  ImGui::Separator();
  cues(context.application);
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{"sound", "Sound", "", [] { return std::function<void(Context&)>(draw); }, "Program"};

}  // namespace nightcap::overlays::sound
