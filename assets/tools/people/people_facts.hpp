// Who the seventy-two people of Martinis & Men are: skin, hair, age, build and the rest follow from sex, adjective and
// noun by formulas, so that no two of a sex are twins. No drawing here: a test may ask for the facts alone.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "assets/tools/people/head.hpp"

namespace nightcap::tools::people {

inline constexpr std::array<std::string_view, 6> kAdjectives = {"artistic", "cultured",  "laid-back",
                                                                "shy",      "spiritual", "sporty"};
inline constexpr std::array<std::string_view, 6> kNouns = {"club-fiend", "geek", "hippy", "homebody", "music-lover", "yuppie"};

enum class Adjective { kArtistic, kCultured, kLaidBack, kShy, kSpiritual, kSporty };
enum class Noun { kClubFiend, kGeek, kHippy, kHomebody, kMusicLover, kYuppie };

struct Person {
  bool woman = false;
  Adjective adjective = Adjective::kArtistic;
  Noun noun = Noun::kClubFiend;
  int skin = 0;        // of kSkins
  int hair_color = 0;  // of kHairColors; 6-8: of kGrays
  int build = 0;       // slim, medium, broad
  int tone = 0;        // of the garment, 0-3
  int mirror = 1;      // 1 or -1: on which side the prop is, and which way the head is tilted
  unsigned seed = 0;   // for what has no formula
  Look look;           // the head; look.hair is the shape after the table of clashes
};

// Adjective and noun: 0-5.
Person person(bool woman, int adjective, int noun);

// "w-shy-geek"
std::string person_id(const Person& who);

}  // namespace nightcap::tools::people
