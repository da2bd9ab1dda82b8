// A sheet to look at: the spectrogram and the waveform of every sound and of the beginning of every layer of music.
#pragma once

#include <string>

namespace nightcap::tools::sound {

// `folder` has effects/ and music/, as the build leaves them. Writes a PNG; what is wrong, or nothing.
[[nodiscard]] std::string make_sheet(const std::string& folder, const std::string& file);

}  // namespace nightcap::tools::sound
