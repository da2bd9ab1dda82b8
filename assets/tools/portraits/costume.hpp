// What one of the nine heirs wears, in figure space: the origin is the base of the neck, y grows downwards, the skull's
// middle is at (0,-56), the shoulders lie between y 12 and 44 and the body ends at y 130.
#pragma once

#include <string>
#include <string_view>

namespace nightcap::tools::portraits {

struct Costume {
  std::string behind;  // behind the neck: the back of a collar
  std::string torso;   // over the neck's foot
  std::string collar;  // in front of the neck, below the chin
  std::string crown;   // turns with the head, behind it: a bun, the back of a hat
  std::string sides;   // turns with the head, over the hair: earrings, whiskers
  std::string face;    // turns with the head and looks where the face looks: glasses, moustaches
  std::string lips;    // held between them, until surprise or death opens them
  std::string hat;     // turns with the head, over everything
  std::string front;   // over the chin, does not turn: a fur
};

// A body with sloping shoulders of the given half width, light on the left and dark on the right.
std::string bust(double half_width, std::string_view color);

Costume flapper(std::string_view skin, std::string_view hair);
Costume dowager(std::string_view skin, std::string_view hair);
Costume medium(std::string_view skin, std::string_view hair);
Costume starlet(std::string_view skin, std::string_view hair);

Costume colonel(std::string_view skin, std::string_view hair);
Costume nephew(std::string_view skin, std::string_view hair);
Costume butler(std::string_view skin, std::string_view hair);
Costume doctor(std::string_view skin, std::string_view hair);
Costume magnate(std::string_view skin, std::string_view hair);

}  // namespace nightcap::tools::portraits
