// How loud a sound is to a person (EBU R128, by libebur128), and how it is brought to be as loud as another one.
#pragma once

#include "assets/tools/sound/signal.hpp"

namespace nightcap::tools::sound {

// LUFS. Of the loudest 400 ms, as a short sound is heard, or of the whole, as music is.
[[nodiscard]] float loudest(const Signal& samples, int channels);
[[nodiscard]] float loudness(const Signal& samples, int channels);

// dB, with what lies between the samples.
[[nodiscard]] float true_peak(const Signal& samples, int channels);

// dB to add to what has `now` LUFS to give it `wanted`, or to bring its peak to `peak` dB if that comes first.
[[nodiscard]] float lift(const Signal& samples, float now, float wanted, float peak);

}  // namespace nightcap::tools::sound
