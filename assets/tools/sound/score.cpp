#include "assets/tools/sound/score.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <stdexcept>

#include "assets/tools/sound/level.hpp"

namespace nightcap::tools::sound {

namespace {

using base::Json;

constexpr float kLoudness = -23;    // LUFS
constexpr float kHighestPeak = -3;  // dB
constexpr double kTail = 4;         // seconds that the last notes may ring

struct Wrong : std::runtime_error {
  using std::runtime_error::runtime_error;
};

template <class T>
T value(const Json& object, const char* name, T otherwise) {
  const Json* found = base::field(object, name);
  return found != nullptr ? found->get<T>() : otherwise;
}

// One round of the form, in beats from its own beginning.
struct Round {
  const Json* item;
  const Json* section;
  Chart chart;
  double at;  // beats from the beginning of the piece
};

class Conductor {
 public:
  explicit Conductor(const Json& score)
      : score_(score), beats_(value(score, "beats", 4.0)), swing_(value(score, "swing", 0.5)) {
    bar_ = std::llround(beats_ * 60 / score.at("tempo").get<double>() * static_cast<double>(kRate));
    beat_ = static_cast<double>(bar_) / static_cast<double>(kRate) / beats_;
    for (const Json& item : score.at("form")) add(item);
    for (std::size_t i = 0; i < rounds_.size(); ++i)
      rounds_[i].chart.next = &rounds_[(i + 1) % rounds_.size()].chart.chords.front();
  }

  [[nodiscard]] std::int64_t bar() const { return bar_; }
  [[nodiscard]] double seconds() const { return length_ * beat_; }

  [[nodiscard]] Part part(const std::string& name) const {
    const Json& player = score_.at("players").at(name);
    Part part;
    const Json* kit = base::field(player, "kit");
    part.seat = {kit != nullptr ? kit->get<int>() : value(player, "program", 0), kit != nullptr, value(player, "pan", 0.0f),
                 value(player, "volume", 0.0f), value(player, "room", 0.3f)};
    Random hands(seed(name));
    for (std::size_t i = 0; i < rounds_.size(); ++i) play(name, player, i, hands, part);
    return part;
  }

 private:
  void add(const Json& item) {
    const Json& section = score_.at("sections").at(item.at("section").get<std::string>());
    std::string why_not;
    auto chords = read_chords(section.at("chords").get<std::string>(), beats_, why_not);
    if (!chords || chords->empty()) throw Wrong(item.dump() + ": " + why_not);
    Chart chart;
    chart.beats = beats_;
    chart.length = chords->back().at + chords->back().length;
    chart.chords = std::move(*chords);
    chart.relaxed = value(item, "relaxed", false);
    rounds_.push_back({&item, &section, std::move(chart), length_});
    length_ += rounds_.back().chart.length;
  }

  [[nodiscard]] std::uint64_t seed(const std::string& of) const {
    std::uint64_t seed = value(score_, "seed", std::uint64_t{1});
    for (const char c : of) seed = seed * 131 + static_cast<unsigned char>(c);
    return seed;
  }

  [[nodiscard]] Notes written(const Json& player, const Round& round) const {
    const Json* text = base::field(*round.section, value<std::string>(player, "from", "lead"));
    if (text == nullptr) return {};
    std::string why_not;
    auto notes = read_notes(text->get<std::string>(), beats_, why_not);
    if (!notes) throw Wrong(round.item->dump() + ": " + why_not);
    return std::move(*notes);
  }

  void play(const std::string& name, const Json& player, std::size_t which, Random& hands, Part& part) const {
    const Round& round = rounds_[which];
    std::string style = player.at("plays");
    if (const Json* others = base::field(*round.item, "plays"))
      if (const Json* other = base::field(*others, name)) style = other->get<std::string>();
    if (style == "rest") return;
    const Style how = find_style(style);
    if (how == nullptr) throw Wrong("nobody can play \"" + style + "\"");
    const Notes melody = written(player, round);
    // Those who play the same draw the same: a section of horns breathes together.
    Random taste(seed(style) + which);
    const Notes notes =
        how({round.chart, melody, value(player, "voice", 0), value(player, "low", 48), value(player, "high", 84)}, taste);
    const double late = value(player, "late", 0.0) / 1000, loose = value(player, "loose", 8.0) / 1000;
    const int harder = value(player, "harder", 0);
    for (Note note : notes) {
      const double begin = seconds_at(round.at + note.at), end = seconds_at(round.at + note.at + note.length);
      const double wave = std::sin((round.at + note.at) / (beats_ * 4) * 2 * std::numbers::pi);
      note.at = std::max(0.0, begin + late + loose * static_cast<double>(noise(hands)));
      note.length = std::max(0.03, end - begin);
      note.velocity =
          std::clamp(note.velocity + harder + static_cast<int>(5 * static_cast<double>(noise(hands)) + 4 * wave), 1, 127);
      part.notes.push_back(note);
    }
    if (value(player, "breathes", false)) breathe(round, part);
  }

  // Four bars that swell.
  void breathe(const Round& round, Part& part) const {
    const double four = beats_ * 4;
    for (double at = 0; at < round.chart.length; at += four) {
      part.swells.push_back({seconds_at(round.at + at), 0.6f});
      part.swells.push_back({seconds_at(round.at + at + four * 0.85), 1});
    }
  }

  // Swing: the second half of a beat comes late. What is in thirds already is left alone.
  [[nodiscard]] double seconds_at(double beats) const {
    const double whole = std::floor(beats + 1e-6), part = std::max(0.0, beats - whole);
    const bool quarters = std::abs(part * 4 - std::round(part * 4)) < 0.01;
    double swung = part;
    if (quarters) swung = part <= 0.5 ? part * 2 * swing_ : swing_ + (part - 0.5) * 2 * (1 - swing_);
    return (whole + swung) * beat_;
  }

  const Json& score_;
  double beats_, swing_;
  std::int64_t bar_ = 0;
  double beat_ = 0.5;  // seconds
  double length_ = 0;  // beats
  std::vector<Round> rounds_;
};

// What rings after the end rings into the beginning: the loop has no seam.
void fold(Signal& stereo, std::size_t frames) {
  for (std::size_t i = frames * 2; i < stereo.size(); ++i) stereo[i - frames * 2] += stereo[i];
  stereo.resize(frames * 2);
}

// Peaks are bent over gently, so that the whole may be as loud as it shall be.
void level(Signal& stereo) {
  for (int round = 0; round < 2; ++round) {
    const float gain = gain_of(kLoudness - loudness(stereo, 2)), most = gain_of(kHighestPeak), knee = most * 0.6f;
    for (float& sample : stereo) {
      sample *= gain;
      const float over = std::abs(sample) - knee;
      if (over > 0) sample = std::copysign(knee + (most - knee) * std::tanh(over / (most - knee)), sample);
    }
  }
}

}  // namespace

std::optional<Performance> perform(const Json& score, Font& font, std::string& why_not) {
  Band* band = font.band(why_not);
  if (band == nullptr) return std::nullopt;
  try {
    const Conductor conductor(score);
    Performance performance;
    performance.bar = conductor.bar();
    const auto frames = static_cast<std::size_t>(std::llround(conductor.seconds() * static_cast<double>(kRate)));
    // Who plays in which layers; those who play in the same ones play once for all of them.
    std::map<std::string, std::vector<std::size_t>> layers_of;
    for (const auto& [name, players] : score.at("layers").items()) {
      for (const Json& player : players) layers_of[player.get<std::string>()].push_back(performance.layers.size());
      performance.layers.push_back({name, {}});
    }
    std::map<std::vector<std::size_t>, std::vector<Part>> groups;
    for (const auto& [player, layers] : layers_of) groups[layers].push_back(conductor.part(player));
    for (const auto& [layers, parts] : groups) {
      const Signal played = band->play(parts, conductor.seconds() + kTail);
      for (const std::size_t layer : layers) add(performance.layers[layer].stereo, played, 0, 1);
    }
    for (PlayedLayer& layer : performance.layers) {
      fold(layer.stereo, frames);
      level(layer.stereo);
    }
    return performance;
  } catch (const Wrong& wrong) {
    why_not = wrong.what();
  } catch (const Json::exception& wrong) {
    why_not = wrong.what();
  }
  return std::nullopt;
}

}  // namespace nightcap::tools::sound
