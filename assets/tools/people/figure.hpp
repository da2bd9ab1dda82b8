// A person from the waist up, in figure space: the garment of the noun, the pose of the adjective, and both put together.
#pragma once

#include <string>

#include "assets/tools/people/limb.hpp"
#include "assets/tools/people/people_facts.hpp"

namespace nightcap::tools::people {

// What a noun dresses a person in.
struct Garb {
  double shoulders = 60;  // half the width over the sleeves
  Sleeve sleeve;
  std::string torso;       // over the neck
  std::string collar;      // over the torso and the arms' shoulders
  std::string hat;         // turned with the head, over the glasses
  std::string behind_ear;  // turned with the head, behind the face
  std::string drops;       // ear rings: turned with the head, over the hair
  std::string prop;        // beside the person, on the mirror's side
};
Garb dress(const Person& who);

// The props and hats of their nouns.
std::string headphones(const Person& who, const std::string& color);
std::string daisy_band(const Person& who);
std::string pencil(const Person& who);
std::string disco_drops(const Person& who);
std::string cat(const Person& who);
std::string vinyl(const Person& who, const std::string& label);
std::string brick_phone(double x, double y, double degrees);

struct Arms {
  std::string behind;  // behind the neck and the torso
  std::string front;
};
Arms pose(const Person& who, const Garb& garb);

// Everything; without arms for the small card.
std::string figure(const Person& who, bool with_arms);

}  // namespace nightcap::tools::people
