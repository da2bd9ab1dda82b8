// What is heard at this moment, for whoever looks into it.
#pragma once

#include <string>
#include <vector>

namespace nightcap::sound {

struct Report {
  struct Voice {
    std::string cue;
    float pan = 0;   // -1 left to 1 right
    float gain = 0;  // of the louder side, without the volumes
    float done = 0;  // how much of it has been heard, 0 to 1
  };
  struct Layer {
    std::string name;
    float gain = 0;       // 0 to 1
    bool chosen = false;  // it is heard, or will be from the next bar on
  };
  std::string driver, device;  // empty: nothing is open
  int rate = 0;                // frames a second
  int channels = 0;
  int block = 0;       // frames that the device asks for at once
  bool ready = false;  // the sounds are read
  std::vector<Voice> voices;
  std::string piece;  // of music; empty: none
  std::vector<Layer> layers;
  int bar = 0;                   // that plays, from 0
  float in_bar = 0;              // 0 to 1
  float music = 0, effects = 0;  // gains after volumes and what the music makes room by
  float left = 0, right = 0;     // the loudest sample since the last report, 0 to 1
};

}  // namespace nightcap::sound
