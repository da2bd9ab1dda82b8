// What can go wrong with what a user sends: a code for programs and a sentence for people, as a value.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/base/check.hpp"

namespace nightcap::wire {

// In the order in which they are looked for.
enum class Code : std::uint8_t {
  kBadJson,
  kUnknownCommand,
  kNoGame,
  kBadRequest,
  kGameOver,
  kNotYourTurn,
  kIllegalAction,
  kBadSave,
};

[[nodiscard]] constexpr std::string_view code_name(Code code) {
  switch (code) {
    case Code::kBadJson:
      return "bad-json";
    case Code::kUnknownCommand:
      return "unknown-command";
    case Code::kNoGame:
      return "no-game";
    case Code::kBadRequest:
      return "bad-request";
    case Code::kGameOver:
      return "game-over";
    case Code::kNotYourTurn:
      return "not-your-turn";
    case Code::kIllegalAction:
      return "illegal-action";
    case Code::kBadSave:
      return "bad-save";
  }
  return "";
}

struct Error {
  Code code{};
  std::string message;
};

// Either what was asked for or why not.
template <class T>
class [[nodiscard]] Expected {
 public:
  Expected(T value) : held_(std::move(value)) {}      // NOLINT: so that functions return either kind plainly
  Expected(Error error) : held_(std::move(error)) {}  // NOLINT

  [[nodiscard]] explicit operator bool() const { return std::holds_alternative<T>(held_); }
  [[nodiscard]] T& operator*() {
    NIGHTCAP_CHECK(*this);
    return *std::get_if<T>(&held_);
  }
  [[nodiscard]] const T& operator*() const {
    NIGHTCAP_CHECK(*this);
    return *std::get_if<T>(&held_);
  }
  [[nodiscard]] T* operator->() { return &**this; }
  [[nodiscard]] const T* operator->() const { return &**this; }
  [[nodiscard]] const Error& error() const {
    NIGHTCAP_CHECK(!*this);
    return *std::get_if<Error>(&held_);
  }

 private:
  std::variant<T, Error> held_;
};

}  // namespace nightcap::wire
