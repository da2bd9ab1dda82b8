#include "platform/sdl/spans.hpp"

#include <algorithm>
#include <array>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace nightcap::platform::sdl {
namespace {

#ifdef __SSE2__
__m128i load(const std::uint32_t* px) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(px)); }
__m128i load_two(const std::uint32_t* px) { return _mm_loadl_epi64(reinterpret_cast<const __m128i*>(px)); }
void store(std::uint32_t* px, __m128i four) { _mm_storeu_si128(reinterpret_cast<__m128i*>(px), four); }
bool nothing(__m128i bytes) { return _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_setzero_si128())) == 0xFFFF; }
// Two pixels' channels in 16 bits each, the first two's or the last two's of four.
__m128i low(__m128i four) { return _mm_unpacklo_epi8(four, _mm_setzero_si128()); }
__m128i high(__m128i four) { return _mm_unpackhi_epi8(four, _mm_setzero_si128()); }
// A number below 65536 in each 32 bits, twice.
__m128i doubled(__m128i numbers) { return _mm_or_si128(numbers, _mm_slli_epi32(numbers, 16)); }
__m128i times(__m128i channels, __m128i n) { return _mm_srli_epi16(_mm_mullo_epi16(channels, n), 8); }
// As between(); it is right although differences wrap round.
__m128i lerp(__m128i a, __m128i b, __m128i n) {
  const __m128i sum = _mm_add_epi16(_mm_slli_epi16(a, 8), _mm_mullo_epi16(_mm_sub_epi16(b, a), n));
  return _mm_srli_epi16(_mm_add_epi16(sum, _mm_set1_epi16(128)), 8);
}

template <bool kTinted>
int lay_fours(std::uint32_t* to, const std::uint32_t* from, int n, const Tinting& tinting, Blend blend) {
  const Tinting::Factors by = tinting.factors();
  const auto part = [](std::uint32_t factor) { return static_cast<short>(factor); };
  const __m128i factors =
      _mm_set_epi16(part(by[3]), part(by[2]), part(by[1]), part(by[0]), part(by[3]), part(by[2]), part(by[1]), part(by[0]));
  const __m128i solid = _mm_set1_epi32(255), whole = _mm_set1_epi32(256);
  int i = 0;
  for (; i + 4 <= n; i += 4) {
    __m128i four = load(from + i);
    if (nothing(four)) continue;
    if (kTinted) four = _mm_packus_epi16(times(low(four), factors), times(high(four), factors));
    if (blend == Blend::kAdd) {
      store(to + i, _mm_adds_epu8(load(to + i), four));
      continue;
    }
    const __m128i alpha = _mm_srli_epi32(four, 24);
    if (_mm_movemask_epi8(_mm_cmpeq_epi32(alpha, solid)) == 0xFFFF) {
      store(to + i, four);
      continue;
    }
    const __m128i left = doubled(_mm_sub_epi32(whole, _mm_add_epi32(alpha, _mm_srli_epi32(alpha, 7))));
    const __m128i under = load(to + i);
    store(to + i, _mm_add_epi8(four, _mm_packus_epi16(times(low(under), _mm_unpacklo_epi32(left, left)),
                                                      times(high(under), _mm_unpackhi_epi32(left, left)))));
  }
  return i;
}

// By whole pixels along a row, there or back: the weights stay the same all along.
int sample_shifted(std::uint32_t* to, const std::uint32_t* from, int pitch, const Walk& walk, int n) {
  const auto weight = [](int place) { return _mm_set1_epi16(static_cast<short>(place >> 8 & 255)); };
  const __m128i fx = weight(walk.u), fy = weight(walk.v);
  const bool back = walk.by_u < 0;
  const std::uint32_t* upper = from + static_cast<std::ptrdiff_t>(walk.v >> 16) * pitch + (walk.u >> 16) - (back ? 3 : 0);
  int i = 0;
  for (; i + 4 <= n; i += 4, upper += back ? -4 : 4) {
    const std::uint32_t* lower = upper + pitch;
    const __m128i a = load(upper), b = load(upper + 1), c = load(lower), d = load(lower + 1);
    __m128i four = _mm_or_si128(_mm_or_si128(a, b), _mm_or_si128(c, d));
    if (!nothing(four))
      four = _mm_packus_epi16(lerp(lerp(low(a), low(c), fy), lerp(low(b), low(d), fy), fx),
                              lerp(lerp(high(a), high(c), fy), lerp(high(b), high(d), fy), fx));
    store(to + i, back ? _mm_shuffle_epi32(four, _MM_SHUFFLE(0, 1, 2, 3)) : four);
  }
  return i;
}

int sample_fours(std::uint32_t* to, const std::uint32_t* from, int pitch, Walk& walk, int n) {
  const auto along = [](int first, int by) {
    const auto at = [&](unsigned i) { return static_cast<int>(static_cast<unsigned>(first) + i * static_cast<unsigned>(by)); };
    return _mm_set_epi32(at(3), at(2), at(1), at(0));
  };
  __m128i u = along(walk.u, walk.by_u), v = along(walk.v, walk.by_v);
  const __m128i by_u = _mm_slli_epi32(_mm_set1_epi32(walk.by_u), 2), by_v = _mm_slli_epi32(_mm_set1_epi32(walk.by_v), 2);
  const __m128i pitches = _mm_set1_epi32(pitch), byte = _mm_set1_epi32(255);
  int i = 0;
  for (; i + 4 <= n; i += 4) {
    alignas(16) std::int32_t at[4];
    _mm_store_si128(reinterpret_cast<__m128i*>(at),
                    _mm_add_epi32(_mm_madd_epi16(_mm_srli_epi32(v, 16), pitches), _mm_srli_epi32(u, 16)));
    const std::uint32_t *p0 = from + at[0], *p1 = from + at[1], *p2 = from + at[2], *p3 = from + at[3];
    const __m128i a0 = load_two(p0), a1 = load_two(p1), a2 = load_two(p2), a3 = load_two(p3);
    const __m128i b0 = load_two(p0 + pitch), b1 = load_two(p1 + pitch), b2 = load_two(p2 + pitch), b3 = load_two(p3 + pitch);
    const __m128i any = _mm_or_si128(_mm_or_si128(_mm_or_si128(a0, a1), _mm_or_si128(a2, a3)),
                                     _mm_or_si128(_mm_or_si128(b0, b1), _mm_or_si128(b2, b3)));
    if (nothing(any)) {
      store(to + i, any);
    } else {
      const __m128i fx = doubled(_mm_and_si128(_mm_srli_epi32(u, 8), byte));
      const __m128i fy = doubled(_mm_and_si128(_mm_srli_epi32(v, 8), byte));
      // Of each the left and the right one: first between above and below, then between them.
      const __m128i c0 = lerp(low(a0), low(b0), _mm_shuffle_epi32(fy, 0x00));
      const __m128i c1 = lerp(low(a1), low(b1), _mm_shuffle_epi32(fy, 0x55));
      const __m128i c2 = lerp(low(a2), low(b2), _mm_shuffle_epi32(fy, 0xAA));
      const __m128i c3 = lerp(low(a3), low(b3), _mm_shuffle_epi32(fy, 0xFF));
      const __m128i first = lerp(_mm_unpacklo_epi64(c0, c1), _mm_unpackhi_epi64(c0, c1), _mm_unpacklo_epi32(fx, fx));
      const __m128i last = lerp(_mm_unpacklo_epi64(c2, c3), _mm_unpackhi_epi64(c2, c3), _mm_unpackhi_epi32(fx, fx));
      store(to + i, _mm_packus_epi16(first, last));
    }
    u = _mm_add_epi32(u, by_u);
    v = _mm_add_epi32(v, by_v);
  }
  return i;
}

// Between two rows, all along with the same weight.
void mix_rows(std::uint32_t* to, const std::uint32_t* upper, const std::uint32_t* lower, int n, std::uint32_t weight) {
  const __m128i fy = _mm_set1_epi16(static_cast<short>(weight));
  int i = 0;
  for (; i + 4 <= n; i += 4) {
    const __m128i a = load(upper + i), b = load(lower + i);
    store(to + i, _mm_packus_epi16(lerp(low(a), low(b), fy), lerp(high(a), high(b), fy)));
  }
  for (; i < n; ++i) to[i] = between(upper[i], lower[i], weight);
}

// Along a row by less than a px each: first the row that lies between two, then places on it.
int sample_level(std::uint32_t* to, const std::uint32_t* from, int pitch, Walk walk, int n) {
  constexpr int kChunk = 256;
  std::array<std::uint32_t, kChunk + 4> mixed{};
  const __m128i by_u = _mm_set1_epi32(4 * walk.by_u), byte = _mm_set1_epi32(255);
  const std::uint32_t* row = from + static_cast<std::ptrdiff_t>(walk.v >> 16) * pitch;
  int i = 0;
  while (i + 4 <= n) {
    const int m = std::min(kChunk, (n - i) / 4 * 4), first = walk.u >> 16;
    mix_rows(mixed.data(), row + first, row + first + pitch, ((walk.u + (m - 1) * walk.by_u) >> 16) - first + 2,
             static_cast<std::uint32_t>(walk.v >> 8 & 255));
    const int at = walk.u - (first << 16);
    __m128i u = _mm_set_epi32(at + 3 * walk.by_u, at + 2 * walk.by_u, at + walk.by_u, at);
    for (int k = 0; k < m; k += 4) {
      alignas(16) std::int32_t whole[4];
      _mm_store_si128(reinterpret_cast<__m128i*>(whole), _mm_srli_epi32(u, 16));
      const auto pair = [&](int place) { return low(load_two(mixed.data() + place)); };
      const __m128i c0 = pair(whole[0]), c1 = pair(whole[1]), c2 = pair(whole[2]), c3 = pair(whole[3]);
      const __m128i fx = doubled(_mm_and_si128(_mm_srli_epi32(u, 8), byte));
      const __m128i left = lerp(_mm_unpacklo_epi64(c0, c1), _mm_unpackhi_epi64(c0, c1), _mm_unpacklo_epi32(fx, fx));
      const __m128i right = lerp(_mm_unpacklo_epi64(c2, c3), _mm_unpackhi_epi64(c2, c3), _mm_unpackhi_epi32(fx, fx));
      store(to + i + k, _mm_packus_epi16(left, right));
      u = _mm_add_epi32(u, by_u);
    }
    i += m;
    walk.u += m * walk.by_u;
  }
  return i;
}

// Two pixels, each the middle of two by two of that many.
__m128i middles(__m128i upper, __m128i lower) {
  const __m128i left = _mm_add_epi16(low(upper), low(lower)), right = _mm_add_epi16(high(upper), high(lower));
  const __m128i sum = _mm_add_epi16(_mm_unpacklo_epi64(left, right), _mm_unpackhi_epi64(left, right));
  return _mm_srli_epi16(_mm_add_epi16(sum, _mm_set1_epi16(2)), 2);
}
#endif

}  // namespace

void lay(std::uint32_t* to, const std::uint32_t* from, int n, const Tinting& tinting, Blend blend) {
  int i = 0;
#ifdef __SSE2__
  i = tinting.plain() ? lay_fours<false>(to, from, n, tinting, blend) : lay_fours<true>(to, from, n, tinting, blend);
#endif
  for (; i < n; ++i) {
    if (from[i] == 0) continue;
    if (blend == Blend::kAdd) {
      to[i] = added(to[i], tinting(from[i]));
    } else {
      lay_over(to[i], tinting(from[i]));
    }
  }
}

void sample(std::uint32_t* to, const std::uint32_t* from, int pitch, Walk walk, int n) {
  int i = 0;
#ifdef __SSE2__
  constexpr int kOne = 1 << 16;
  if (walk.by_v == 0 && (walk.by_u == kOne || walk.by_u == -kOne)) {
    i = sample_shifted(to, from, pitch, walk, n);
  } else if (walk.by_v == 0 && walk.by_u > 0 && walk.by_u < kOne) {
    i = sample_level(to, from, pitch, walk, n);
  } else {
    i = sample_fours(to, from, pitch, walk, n);
  }
  walk.u = static_cast<int>(static_cast<unsigned>(walk.u) + static_cast<unsigned>(i) * static_cast<unsigned>(walk.by_u));
  walk.v = static_cast<int>(static_cast<unsigned>(walk.v) + static_cast<unsigned>(i) * static_cast<unsigned>(walk.by_v));
#endif
  for (; i < n; ++i, walk.step()) to[i] = sampled(from, pitch, walk.u, walk.v);
}

void halve(std::uint32_t* to, const std::uint32_t* upper, const std::uint32_t* lower, int n) {
  int i = 0;
#ifdef __SSE2__
  for (; i + 4 <= n; i += 4)
    store(to + i, _mm_packus_epi16(middles(load(upper + 2 * i), load(lower + 2 * i)),
                                   middles(load(upper + 2 * i + 4), load(lower + 2 * i + 4))));
#endif
  for (; i < n; ++i) to[i] = middle(upper[2 * i], upper[2 * i + 1], lower[2 * i], lower[2 * i + 1]);
}

}  // namespace nightcap::platform::sdl
