#include "assets/tools/sound/sheet.hpp"

#include <cairo/cairo.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <filesystem>
#include <numbers>
#include <vector>

#include "engine/sound/bank.hpp"

namespace nightcap::tools::sound {

namespace {

namespace fs = std::filesystem;

constexpr int kWide = 240, kSpectrum = 120, kWave = 40, kLabel = 16, kGap = 6, kColumns = 8;
constexpr int kTall = kSpectrum + kWave + kLabel;
constexpr std::size_t kWindow = 1024;             // samples
constexpr float kLowest = 50, kHighest = 20'000;  // Hz, from the bottom to the top
constexpr float kRange = 80;                      // dB from white to black
constexpr std::size_t kMost = 48'000 * 20;        // samples of a piece of music that are shown

struct Shown {
  std::string name;
  std::vector<float> samples;  // both sides as one
};

using Spectrum = std::array<std::complex<float>, kWindow>;

// In place, by halves (Cooley and Tukey, 1965).
void transform(Spectrum& values) {
  for (std::size_t i = 1, j = 0; i < kWindow; ++i) {
    std::size_t bit = kWindow / 2;
    for (; (j & bit) != 0; bit /= 2) j ^= bit;
    j ^= bit;
    if (i < j) std::swap(values[i], values[j]);
  }
  for (std::size_t length = 2; length <= kWindow; length *= 2) {
    const auto turn = std::polar(1.0f, -2 * std::numbers::pi_v<float> / static_cast<float>(length));
    for (std::size_t from = 0; from < kWindow; from += length) {
      std::complex<float> now = 1;
      for (std::size_t i = 0; i < length / 2; ++i, now *= turn) {
        const auto a = values[from + i], b = values[from + i + length / 2] * now;
        values[from + i] = a + b;
        values[from + i + length / 2] = a - b;
      }
    }
  }
}

Shown shown(const std::string& name, const nightcap::sound::Pcm& pcm) {
  Shown all{name, {}};
  const auto channels = static_cast<std::size_t>(pcm.channels);
  for (std::size_t frame = 0; frame < std::min(pcm.frames(), kMost); ++frame)
    all.samples.push_back(static_cast<float>(pcm.samples[frame * channels] + pcm.samples[frame * channels + channels - 1]) /
                          65536);
  return all;
}

void rectangle(cairo_t* to, double x, double y, double w, double h, double light) {
  // Dark blue, through coral, to cream.
  cairo_set_source_rgb(to, std::min(1.0, light * 1.6), std::clamp(light * 1.5 - 0.35, 0.0, 0.95), 0.18 + 0.6 * light * light);
  cairo_rectangle(to, x, y, w, h);
  cairo_fill(to);
}

void draw_spectrum(cairo_t* to, const Shown& what, double x, double y) {
  for (int column = 0; column < kWide; ++column) {
    const auto middle = static_cast<std::ptrdiff_t>(what.samples.size() * static_cast<std::size_t>(column) / kWide);
    Spectrum values{};
    for (std::size_t i = 0; i < kWindow; ++i) {
      const auto at = middle + static_cast<std::ptrdiff_t>(i) - static_cast<std::ptrdiff_t>(kWindow / 2);
      if (at < 0 || at >= static_cast<std::ptrdiff_t>(what.samples.size())) continue;
      const float bell = 0.5f - 0.5f * std::cos(2 * std::numbers::pi_v<float> * static_cast<float>(i) / kWindow);
      values[i] = what.samples[static_cast<std::size_t>(at)] * bell;
    }
    transform(values);
    for (int row = 0; row < kSpectrum; ++row) {
      const float hertz = kLowest * std::pow(kHighest / kLowest, static_cast<float>(row) / kSpectrum);
      const auto bin = static_cast<std::size_t>(hertz * kWindow / 48'000);
      const float decibels = 20 * std::log10(std::abs(values[bin]) * 4 / kWindow + 1e-9f);
      rectangle(to, x + column, y + kSpectrum - row - 1, 1, 1,
                static_cast<double>(std::clamp(1 + (decibels + 6) / kRange, 0.0f, 1.0f)));
    }
  }
}

void draw_wave(cairo_t* to, const Shown& what, double x, double y) {
  const std::size_t count = what.samples.size();
  for (std::size_t column = 0; column < kWide; ++column) {
    float most = 0;
    for (std::size_t i = count * column / kWide; i < count * (column + 1) / kWide; ++i)
      most = std::max(most, std::abs(what.samples[i]));
    const double high = std::max(1.0, static_cast<double>(most) * kWave);
    rectangle(to, x + static_cast<double>(column), y + (kWave - high) / 2, 1, high, most > 0.89f ? 0.5 : 0.9);
  }
}

std::vector<Shown> all_sounds(const nightcap::sound::Bank& bank) {
  std::vector<Shown> all;
  for (const std::string& cue : bank.cues()) {
    int n = 0;
    for (const auto& pcm : bank.find(cue)->variants) all.push_back(shown(cue + " " + std::to_string(++n), pcm));
  }
  for (const std::string& piece : bank.pieces())
    for (const auto& layer : bank.score(piece)->layers) {
      std::string why_not;
      if (const auto pcm = nightcap::sound::read_pcm(layer.file, why_not)) all.push_back(shown(piece + " " + layer.name, *pcm));
    }
  return all;
}

}  // namespace

std::string make_sheet(const std::string& folder, const std::string& file) {
  const auto bank = nightcap::sound::Bank::load(folder);
  if (!bank->complaint().empty()) return bank->complaint();
  const auto all = all_sounds(*bank);
  const int rows = (static_cast<int>(all.size()) + kColumns - 1) / kColumns;
  cairo_surface_t* surface =
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, kColumns * (kWide + kGap) + kGap, rows * (kTall + kGap) + kGap);
  cairo_t* to = cairo_create(surface);
  cairo_set_antialias(to, CAIRO_ANTIALIAS_NONE);
  cairo_set_font_size(to, 12);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const double x = kGap + static_cast<double>(i % kColumns) * (kWide + kGap);
    const double y = kGap + static_cast<double>(i / kColumns) * (kTall + kGap);
    const auto ms = static_cast<int>(all[i].samples.size() / 48);
    cairo_set_source_rgb(to, 0.95, 0.9, 0.8);
    cairo_move_to(to, x, y + kLabel - 4);
    cairo_show_text(to, (all[i].name + ", " + std::to_string(ms) + " ms").c_str());
    draw_spectrum(to, all[i], x, y + kLabel);
    draw_wave(to, all[i], x, y + kLabel + kSpectrum);
  }
  const bool written = cairo_surface_write_to_png(surface, file.c_str()) == CAIRO_STATUS_SUCCESS;
  cairo_destroy(to);
  cairo_surface_destroy(surface);
  return written ? std::string() : file + " can't be written";
}

}  // namespace nightcap::tools::sound
