// A JSON value as a tree that can be searched, with what differs from another one marked.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/base/json.hpp"

namespace nightcap::debug {

// `before`: what it is held against, or null. `search`: only what has these letters in its name or value, and what leads
// there; any case; empty: everything. `remark`: what is said behind a field at the outermost.
using Remark = std::function<std::string_view(const std::string& field)>;
void tree(const base::Json& value, const base::Json* before, const std::string& search, const Remark& remark = nullptr);
// Every leaf that differs, in a line of its own: where it is, what it was, what it is.
void changes(const base::Json& value, const base::Json& before);
// How many leaves differ, counting what is only in one of them once.
[[nodiscard]] int differences(const base::Json& value, const base::Json& before);

}  // namespace nightcap::debug
