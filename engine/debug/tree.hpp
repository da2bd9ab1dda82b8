// A JSON value as a tree that can be searched, with what differs from another one marked.
#pragma once

#include <string>

#include "engine/base/json.hpp"

namespace nightcap::debug {

// `before`: what it is held against, or null. `search`: only what has these letters in its name or value, and what leads
// there; any case; empty: everything.
void tree(const base::Json& value, const base::Json* before, const std::string& search);
// How many leaves differ, counting what is only in one of them once.
[[nodiscard]] int differences(const base::Json& value, const base::Json& before);

}  // namespace nightcap::debug
