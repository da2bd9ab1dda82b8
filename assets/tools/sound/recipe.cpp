#include "assets/tools/sound/recipe.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "assets/tools/sound/level.hpp"
#include "assets/tools/sound/sources.hpp"

namespace nightcap::tools::sound {

namespace {

using base::Json;

constexpr float kHighestPeak = -3;   // dB, of a sound alone
constexpr float kSilence = 0.0004f;  // what is quieter at the end is cut off
constexpr float kTailFadeMs = 8;

// A recipe that is wrong; told to whoever wrote it.
struct Wrong : std::runtime_error {
  using std::runtime_error::runtime_error;
};

float number(const Json& object, const char* name, float otherwise) {
  const Json* value = base::field(object, name);
  if (value == nullptr) return otherwise;
  if (!value->is_number()) throw Wrong(std::string(name) + " is no number");
  return value->get<float>();
}

std::vector<float> numbers(const Json& object, const char* name) {
  std::vector<float> all;
  const Json* value = base::field(object, name);
  if (value == nullptr) return all;
  if (value->is_number()) return {value->get<float>()};
  if (!value->is_array()) throw Wrong(std::string(name) + " is no list of numbers");
  for (const Json& each : *value) all.push_back(each.get<float>());
  return all;
}

Glide glide(const Json& object, const char* name, float times = 1) {
  const auto all = numbers(object, name);
  if (all.empty()) return {};
  return {all[0] * times, all.size() > 1 ? all[1] * times : 0};
}

Envelope envelope_of(const Json& layer) {
  const auto ms = numbers(layer, "ms");
  if (ms.size() != 3) throw Wrong("\"ms\" wants [attack, hold, decay]");
  return {ms[0], ms[1], ms[2]};
}

// ---- the sources

Signal from_tone(const Json& layer, float pitch, std::size_t samples, Random& random) {
  Tone what;
  what.hertz = glide(layer, "hertz", pitch);
  what.glide_ms = number(layer, "glide_ms", 0);
  if (const auto overtones = numbers(layer, "overtones"); !overtones.empty()) what.overtones = overtones;
  what.vibrato = number(layer, "vibrato", 0);
  what.vibrato_hertz = number(layer, "vibrato_hertz", what.vibrato_hertz);
  what.fm_ratio = number(layer, "fm_ratio", 0);
  what.fm_index = number(layer, "fm_index", 0);
  what.fm_ms = number(layer, "fm_ms", what.fm_ms);
  return tone(samples, what, random);
}

Signal from_strike(const Json& layer, float pitch, std::size_t samples, Random& random) {
  Strike what;
  what.hertz = number(layer, "hertz", 1000) * pitch;
  what.contact_ms = number(layer, "contact", what.contact_ms);
  what.differs = number(layer, "differs", what.differs);
  for (const Json& mode : layer.at("modes")) what.modes.push_back({mode.at(0), mode.at(1), mode.at(2)});
  return strike(samples, what, random);
}

Signal from_breath(const Json& layer, float pitch, std::size_t samples, Random& random) {
  Breath what;
  const auto from = numbers(layer, "from"), to = numbers(layer, "to");
  if (from.size() != 3 || to.size() != 3) throw Wrong("a breath goes \"from\" three formants \"to\" three");
  std::copy(from.begin(), from.end(), what.from);
  std::copy(to.begin(), to.end(), what.to);
  for (std::size_t i = 0; i < 3; ++i) {
    what.from[i] *= pitch;
    what.to[i] *= pitch;
  }
  what.voice = number(layer, "voice", what.voice);
  if (const Glide hertz = glide(layer, "hertz", pitch); hertz.given()) what.hertz = hertz;
  return breath(samples, what, random);
}

Signal from_bubbles(const Json& layer, float pitch, Random& random) {
  Bubbles what;
  what.hertz = glide(layer, "hertz", pitch);
  what.count = static_cast<int>(number(layer, "count", 1));
  what.within_ms = number(layer, "within", 0);
  what.ms = number(layer, "bubble_ms", what.ms);
  what.climb = number(layer, "climb", what.climb);
  return bubbles(what, random);
}

Signal source(const Json& layer, float pitch, std::size_t samples, Random& random) {
  const std::string name = layer.at("source");
  if (name == "hiss") return hiss(samples, number(layer, "rough", 0), random);
  if (name == "tone") return from_tone(layer, pitch, samples, random);
  if (name == "strike") return from_strike(layer, pitch, samples, random);
  if (name == "breath") return from_breath(layer, pitch, samples, random);
  if (name == "pluck") {
    return pluck(samples,
                 {number(layer, "hertz", 220) * pitch, number(layer, "rings", 1500), number(layer, "bright", 0.5f),
                  number(layer, "place", 0.2f)},
                 random);
  }
  throw Wrong("there is no source \"" + name + "\"");
}

// One stroke of a layer.
Signal stroke(const Json& layer, float pitch, Random& random) {
  Signal signal;
  if (layer.at("source") == "bubbles") {
    signal = from_bubbles(layer, pitch, random);
  } else {
    const Envelope envelope = envelope_of(layer);
    signal = source(layer, pitch, samples_of(envelope.length()), random);
    if (const auto band = numbers(layer, "band"); band.size() == 2) {
      filter(signal, Biquad::Kind::kBand, {band[0] * pitch, 0}, band[1]);
    } else if (band.size() == 3) {
      filter(signal, Biquad::Kind::kBand, {band[0] * pitch, band[1] * pitch}, band[2]);
    }
    filter(signal, Biquad::Kind::kLow, glide(layer, "low"), 0.7f);
    filter(signal, Biquad::Kind::kHigh, glide(layer, "high"), 0.7f);
    shape(signal, envelope);
  }
  saturate(signal, number(layer, "drive", 0));
  return signal;
}

void add_layer(const Json& layer, Signal& mono, Random& random) {
  const Json* vary = base::field(layer, "vary");
  const Json none = Json::object();
  const auto about = [&](const char* what) { return number(vary != nullptr ? *vary : none, what, 0) * noise(random); };
  const float pitch = 1 + about("pitch") / 100, gain = number(layer, "gain", 0) + about("gain");
  const Json once = Json::array({Json::array({number(layer, "at", 0), 0, 1})});
  const Json* hits = base::field(layer, "hits");
  for (const Json& hit : hits != nullptr ? *hits : once) {
    const float at = std::max(0.0f, hit.at(0).get<float>() + about("at"));
    const float louder = hit.size() > 1 ? hit.at(1).get<float>() : 0, higher = hit.size() > 2 ? hit.at(2).get<float>() : 1;
    add(mono, stroke(layer, pitch * higher, random), static_cast<std::size_t>(at * kRate / 1000), gain_of(gain + louder));
  }
}

// ---- instruments

std::vector<Part> parts_of(const Json& layer, std::size_t variant, Random& random, double& seconds) {
  const auto beat = 60.0 / static_cast<double>(number(layer, "tempo", 120));
  const auto keys = numbers(layer, "keys");
  const int shift = keys.empty() ? 0 : static_cast<int>(keys[variant % keys.size()]);
  std::vector<Part> parts;
  for (const Json& each : layer.at("parts")) {
    Part part;
    part.seat = {static_cast<int>(number(each, "program", 0)), base::field(each, "kit") != nullptr, number(each, "pan", 0),
                 number(each, "volume", 0), number(each, "room", 0.35f)};
    if (part.seat.drums) part.seat.program = static_cast<int>(number(each, "kit", 0));
    std::string why_not;
    const auto notes = read_notes(each.at("notes").get<std::string>(), 0, why_not);
    if (!notes) throw Wrong(why_not);
    for (Note note : *notes) {
      note.at = note.at * beat + 0.006 * static_cast<double>(random.unit());
      note.length *= beat;
      note.key += part.seat.drums ? 0 : shift;
      note.velocity += static_cast<int>(6 * noise(random) + number(each, "harder", 0));
      seconds = std::max(seconds, note.at + note.length);
      part.notes.push_back(note);
    }
    if (const Json* swells = base::field(each, "swell"))
      for (const Json& swell : *swells) part.swells.push_back({swell.at(0).get<double>() * beat, swell.at(1).get<float>()});
    parts.push_back(std::move(part));
  }
  return parts;
}

Signal from_band(const Json& layer, std::size_t variant, Font& font, Random& random) {
  std::string why_not;
  Band* band = font.band(why_not);
  if (band == nullptr) throw Wrong(why_not);
  double seconds = 0;
  const auto parts = parts_of(layer, variant, random, seconds);
  return band->play(parts, seconds + static_cast<double>(number(layer, "tail", 1200)) / 1000);
}

// ---- all of it

std::uint64_t seed_of(const std::string& name) {
  std::uint64_t seed = 0;
  for (const char c : name) seed = seed * 131 + static_cast<unsigned char>(c);
  return seed;
}

// Cuts the silence off at the end, softly.
void trim(Variant& variant) {
  Signal& samples = variant.samples;
  const auto channels = static_cast<std::size_t>(variant.channels);
  std::size_t frames = samples.size() / channels;
  const auto quiet = [&](std::size_t frame) {
    for (std::size_t i = 0; i < channels; ++i)
      if (std::abs(samples[frame * channels + i]) > kSilence) return false;
    return true;
  };
  while (frames > 1 && quiet(frames - 1)) --frames;
  samples.resize(frames * channels);
  const std::size_t fade = std::min(frames, samples_of(kTailFadeMs));
  for (std::size_t i = 0; i < fade; ++i)
    for (std::size_t side = 0; side < channels; ++side)
      samples[(frames - 1 - i) * channels + side] *= static_cast<float>(i) / static_cast<float>(fade);
}

void bring_to(Variant& variant, float loud) {
  const float gain = gain_of(lift(variant.samples, loudest(variant.samples, variant.channels), loud, kHighestPeak));
  for (float& sample : variant.samples) sample *= gain;
}

Variant cook_one(const Json& recipe, std::size_t n, Font& font, Random& random) {
  Signal mono, stereo;
  for (const Json& layer : recipe.at("layers")) {
    if (layer.at("source") == "band") {
      Signal played = from_band(layer, n, font, random);
      add(stereo, played, samples_of(number(layer, "at", 0)) * 2, gain_of(number(layer, "gain", 0)));
    } else {
      add_layer(layer, mono, random);
    }
  }
  saturate(mono, number(recipe, "drive", 0));
  Variant variant;
  const auto room = numbers(recipe, "room");
  if (room.size() == 2 || !stereo.empty()) {
    variant.channels = 2;
    if (!mono.empty()) add(stereo, in_room(mono, {room.empty() ? 1 : room[0], room.empty() ? 0 : room[1]}, random), 0, 1);
    variant.samples = std::move(stereo);
  } else {
    variant.samples = std::move(mono);
  }
  bring_to(variant, number(recipe, "loud", -23));
  trim(variant);
  return variant;
}

}  // namespace

Band* Font::band(std::string& why_not) {
  if (band_ == nullptr) band_ = Band::open(file_, why_not);
  return band_.get();
}

std::optional<std::vector<Variant>> cook(const Json& recipe, const std::string& name, Font& font, std::string& why_not) {
  try {
    std::vector<Variant> variants;
    const auto count = static_cast<std::size_t>(number(recipe, "variants", 3));
    for (std::size_t n = 0; n < count; ++n) {
      Random random(seed_of(name) + n);
      variants.push_back(cook_one(recipe, n, font, random));
    }
    return variants;
  } catch (const Wrong& wrong) {
    why_not = wrong.what();
  } catch (const Json::exception& wrong) {
    why_not = wrong.what();
  }
  return std::nullopt;
}

}  // namespace nightcap::tools::sound
