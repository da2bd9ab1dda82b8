// Who stands behind the windows of the title street: half figures with their hands full, on nothing, cut straight below.
#pragma once

#include <string>

namespace nightcap::tools::portraits {

std::string colonel_behind_glass();  // 170x210
std::string dowager_behind_glass();  // 170x210
std::string couple_behind_glass();   // 280x230

}  // namespace nightcap::tools::portraits
