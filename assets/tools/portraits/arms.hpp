// The arm of an heir that points to the left: 230x90, shoulder at the right.
#pragma once

#include <string>
#include <string_view>

namespace nightcap::tools::portraits {

std::string pointing_arm(std::string_view heir);

}  // namespace nightcap::tools::portraits
