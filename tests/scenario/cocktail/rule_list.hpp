// Every rule number of Cocktail, for the check that none is without a scenario.
#pragma once

#include <array>
#include <string_view>

namespace nightcap::tests::cocktail {

inline constexpr std::array<std::string_view, 35> kRules{
    "CK-1.1",  "CK-1.2",                                                              //
    "CK-2.1",  "CK-2.2", "CK-2.3", "CK-2.4", "CK-2.5",                                //
    "CK-3.1",                                                                         //
    "CK-4.1",  "CK-4.2", "CK-4.3", "CK-4.4", "CK-4.5", "CK-4.6", "CK-4.7", "CK-4.8",  //
    "CK-5.1",  "CK-5.2", "CK-5.3",                                                    //
    "CK-6.1",  "CK-6.2", "CK-6.3",                                                    //
    "CK-7.1",  "CK-7.2", "CK-7.3",                                                    //
    "CK-8.1",  "CK-8.2", "CK-8.3", "CK-8.4", "CK-8.5", "CK-8.6",                      //
    "CK-9.1",  "CK-9.2", "CK-9.3",                                                    //
    "CK-10.1",
};

}  // namespace nightcap::tests::cocktail
