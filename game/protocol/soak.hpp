// Soaking: many games played by themselves until one breaks a promise, which is then cut down to the shortest history that
// still does; and the same to find an example of something in particular.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/soak/run.hpp"
#include "engine/wire/error.hpp"
#include "engine/wire/situation.hpp"

namespace nightcap::protocol {

struct SoakRequest {
  std::string game;
  int players = 0;  // 0: every size
  int games = 100;
  std::uint64_t seed = 0;
  std::string level = "random";
  std::string wish;    // counts as a failure besides (engine/soak/wish.hpp)
  double seconds = 0;  // at most; 0: no limit
  base::Json options;  // null: any
};

// Or what is wrong with the request.
[[nodiscard]] wire::Expected<std::unique_ptr<soak::Run>> begin_soak(const SoakRequest& request);

// The failure as a scene, whose moment is its last `then` actions. An empty title: how it fails.
[[nodiscard]] wire::Situation scene_of(const soak::Failure& failure, const std::string& title = {},
                                       const std::string& group = {}, int then = 1);

struct Soaked {
  soak::Tally tally;
  std::vector<soak::Failure> failures;  // each as short as it could be made
  std::vector<int> lengths;             // of each in actions, as it was found
};
// All of it; no more than `most` failures are looked for. `progress` is called after each game and may be empty.
[[nodiscard]] wire::Expected<Soaked> soak(const SoakRequest& request, int most, const std::function<void(int games)>& progress);

[[nodiscard]] std::string soaked_text(const SoakRequest& request, const Soaked& result);
[[nodiscard]] base::Json soaked_json(const SoakRequest& request, const Soaked& result);

}  // namespace nightcap::protocol
