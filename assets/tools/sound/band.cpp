#include "assets/tools/sound/band.hpp"

#include <fluidsynth.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace nightcap::tools::sound {

namespace {

constexpr int kDrumBank = 128;
constexpr float kRestMs = 2000;
enum Controller { kVolume = 7, kPan = 10, kExpression = 11, kRoom = 91, kChorus = 93 };

int seven_bits(float part) { return std::clamp(static_cast<int>(std::lround(part * 127)), 0, 127); }

// Something that FluidSynth is told at a sample.
struct Event {
  std::size_t at;
  int order;  // of those at the same sample: ends come before beginnings
  int channel, key, velocity;
};

void list_notes(const Part& part, int channel, std::vector<Event>& events) {
  const auto sample = [](double seconds) { return static_cast<std::size_t>(std::max(0.0, seconds) * kRate + 0.5); };
  for (const Note& note : part.notes) {
    events.push_back({sample(note.at), 2, channel, note.key, std::clamp(note.velocity, 1, 127)});
    events.push_back({sample(note.at + note.length), 0, channel, note.key, 0});
  }
  constexpr double kStep = 0.05;  // seconds between two steps of a swell
  for (std::size_t i = 0; i < part.swells.size(); ++i) {
    const auto& from = part.swells[i];
    const auto& to = i + 1 < part.swells.size() ? part.swells[i + 1] : from;
    const double length = std::max(to.at - from.at, kStep);
    for (double at = 0; at < length; at += kStep) {
      const auto loud = from.loud + (to.loud - from.loud) * static_cast<float>(at / length);
      events.push_back({sample(from.at + at), 1, channel, seven_bits(loud), 0});
    }
  }
}

}  // namespace

struct Band::Machine {
  fluid_settings_t* settings = nullptr;
  fluid_synth_t* synth = nullptr;
  bool played = false;
  ~Machine() {
    if (synth != nullptr) delete_fluid_synth(synth);
    if (settings != nullptr) delete_fluid_settings(settings);
  }
};

Band::Band(std::unique_ptr<Machine> machine) : machine_(std::move(machine)) {}
Band::~Band() = default;

std::unique_ptr<Band> Band::open(const std::string& font, std::string& why_not) {
  auto machine = std::make_unique<Machine>();
  fluid_set_log_function(FLUID_INFO, nullptr, nullptr);
  fluid_set_log_function(FLUID_WARN, nullptr, nullptr);  // it says that no real-time priority could be had
  machine->settings = new_fluid_settings();
  fluid_settings_setnum(machine->settings, "synth.sample-rate", static_cast<double>(kRate));
  fluid_settings_setnum(machine->settings, "synth.gain", 0.4);
  fluid_settings_setint(machine->settings, "synth.polyphony", 160);
  fluid_settings_setint(machine->settings, "synth.chorus.active", 0);
  fluid_settings_setint(machine->settings, "synth.dynamic-sample-loading", 1);
  fluid_settings_setint(machine->settings, "synth.lock-memory", 0);
  fluid_settings_setnum(machine->settings, "synth.reverb.room-size", 0.45);
  fluid_settings_setnum(machine->settings, "synth.reverb.damp", 0.4);
  fluid_settings_setnum(machine->settings, "synth.reverb.width", 0.9);
  fluid_settings_setnum(machine->settings, "synth.reverb.level", 0.6);
  machine->synth = new_fluid_synth(machine->settings);
  // A font that is loaded without a reset gives the channels no instruments: a grand piano each would be decoded for nothing.
  if (machine->synth == nullptr || fluid_synth_sfload(machine->synth, font.c_str(), 0) == FLUID_FAILED) {
    why_not = font + " can't be read as a sound font";
    return nullptr;
  }
  return std::unique_ptr<Band>(new Band(std::move(machine)));
}

// Lets the room die away. (A reset would bring the pianos back.)
void Band::still() {
  fluid_synth_all_sounds_off(machine_->synth, -1);
  Signal rest(samples_of(kRestMs) * 2);
  fluid_synth_write_float(machine_->synth, static_cast<int>(rest.size() / 2), rest.data(), 0, 2, rest.data(), 1, 2);
}

Signal Band::play(const std::vector<Part>& parts, double seconds) {
  fluid_synth_t* synth = machine_->synth;
  if (std::exchange(machine_->played, true)) still();
  std::vector<Event> events;
  int channel = 0;
  for (const Part& part : parts) {
    if (channel == 9) ++channel;  // always drums, for some fonts
    fluid_synth_bank_select(synth, channel, part.seat.drums ? kDrumBank : 0);
    fluid_synth_program_change(synth, channel, part.seat.program);
    fluid_synth_cc(synth, channel, kVolume, seven_bits(std::pow(10.0f, part.seat.volume / 40)));
    fluid_synth_cc(synth, channel, kPan, seven_bits((part.seat.pan + 1) / 2));
    fluid_synth_cc(synth, channel, kRoom, seven_bits(part.seat.room));
    fluid_synth_cc(synth, channel, kChorus, 0);
    fluid_synth_cc(synth, channel, kExpression, 127);
    list_notes(part, channel++, events);
  }
  std::stable_sort(events.begin(), events.end(),
                   [](const Event& a, const Event& b) { return a.at != b.at ? a.at < b.at : a.order < b.order; });

  const auto frames = static_cast<std::size_t>(seconds * kRate + 0.5);
  Signal stereo(frames * 2);
  std::size_t done = 0;
  const auto play_to = [&](std::size_t frame) {
    frame = std::min(frame, frames);
    if (frame <= done) return;
    float* to = stereo.data() + done * 2;
    fluid_synth_write_float(synth, static_cast<int>(frame - done), to, 0, 2, to, 1, 2);
    done = frame;
  };
  for (const Event& event : events) {
    play_to(event.at);
    if (event.order == 0) fluid_synth_noteoff(synth, event.channel, event.key);
    if (event.order == 1) fluid_synth_cc(synth, event.channel, kExpression, event.key);
    if (event.order == 2) fluid_synth_noteon(synth, event.channel, event.key, event.velocity);
  }
  play_to(frames);
  return stereo;
}

}  // namespace nightcap::tools::sound
