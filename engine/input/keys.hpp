// The names of keys, as SDL gives them.
#pragma once

#include <string_view>

namespace nightcap::input {

// "Return", "Escape", "Space", "Tab", "Left", "F11", "A", "7", "-" … Upper and lower case of a letter are one key.
[[nodiscard]] bool is_key_name(std::string_view name);

}  // namespace nightcap::input
