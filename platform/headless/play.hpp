// `nightcap-rules play`: lines of a stream to the program, its answers to another.
#pragma once

#include <cstdio>

namespace nightcap::headless {

// Until the end of the input, `quit`, or nobody reads the answers any more.
void play(std::FILE* in, std::FILE* out);

}  // namespace nightcap::headless
