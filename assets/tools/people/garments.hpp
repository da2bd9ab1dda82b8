// What the files of the garments share.
#pragma once

#include <string>

#include "assets/tools/people/figure.hpp"

namespace nightcap::tools::people {

// The trunk without arms: neck, slope of the shoulders, arm pit, waist.
std::string trunk(double shoulders, bool woman);
// All that is right of a body's middle.
std::string right_half(const std::string& color);

void club_fiend(const Person& who, Garb& garb);
void geek(const Person& who, Garb& garb);
void hippy(const Person& who, Garb& garb);
void homebody(const Person& who, Garb& garb);
void music_lover(const Person& who, Garb& garb);
void yuppie(const Person& who, Garb& garb);

}  // namespace nightcap::tools::people
