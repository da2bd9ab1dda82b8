// Every rule number of the rules page of Martinis & Men, for the check that none is without a scenario.
#pragma once

#include <array>
#include <string_view>

namespace nightcap::tests::martinis {

inline constexpr std::array<std::string_view, 31> kRuleList = {
    "MM-1.1", "MM-1.2", "MM-1.3", "MM-1.4",                                                    // the box
    "MM-2.1", "MM-2.2", "MM-2.3",                                                              // setup
    "MM-3.1", "MM-3.2", "MM-3.3", "MM-3.4", "MM-3.5", "MM-3.6", "MM-3.7", "MM-3.8", "MM-3.9",  // a turn
    "MM-4.1", "MM-4.2",                                                                        // the dice
    "MM-5.1", "MM-5.2", "MM-5.3", "MM-5.4",                                                    // Special Cards
    "MM-6.1", "MM-6.2", "MM-6.3",                                                              // Wedding Fever
    "MM-7.1", "MM-7.2",                                                                        // the end
    "MM-8.1",                                                                                  // what is public
    "MM-9.1", "MM-9.2", "MM-9.3",                                                              // house rules
};

}  // namespace nightcap::tests::martinis
