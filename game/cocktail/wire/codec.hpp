// Cocktail in JSON, as the protocol and saved games speak of it.
#pragma once

#include <optional>
#include <string>

#include "engine/wire/codec.hpp"
#include "game/cocktail/rules/rules.hpp"

namespace nightcap::cocktail::wire {

using base::Json;

struct Codec {
  using Game = Rules;

  [[nodiscard]] static Json options(const Options& options);
  [[nodiscard]] static nightcap::wire::Expected<Options> read_options(const Json& json);
  [[nodiscard]] static Json state(const State& state);
  [[nodiscard]] static Json view(const View& view);
  [[nodiscard]] static Json action(const Action& action);
  [[nodiscard]] static std::optional<Action> read_action(const Json& json);
  [[nodiscard]] static Json wanted(const State& state);
  [[nodiscard]] static Json outcome(const Outcome& outcome);
  [[nodiscard]] static std::optional<Outcome> read_outcome(const State& state, const Json& json);
  [[nodiscard]] static Json event(const Event& event);
  [[nodiscard]] static std::string refusal(const Rules::Refusal& refusal);
};

static_assert(nightcap::wire::Codec<Codec>);

}  // namespace nightcap::cocktail::wire
