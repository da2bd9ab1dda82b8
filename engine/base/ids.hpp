// Strong ids, and the seats of a table.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace nightcap::base {

// A number that names one thing of the kind `Tag`; ids of different kinds don't mix.
template <class Tag, class Number = std::uint8_t>
struct Id {
  Number n = 0;

  constexpr Id() = default;
  constexpr explicit Id(int value) : n(static_cast<Number>(value)) {}
  [[nodiscard]] constexpr int index() const { return static_cast<int>(n); }
  friend constexpr auto operator<=>(const Id&, const Id&) = default;
};

// A place at the table, numbered clockwise from 0.
using Seat = Id<struct SeatTag>;
inline constexpr Seat kNoSeat{255};
inline constexpr int kMaxSeats = 9;

// A set of seats; iterates in ascending order.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  // The seats 0 to count-1.
  static constexpr SeatSet first(int count) { return SeatSet{static_cast<std::uint16_t>((1u << count) - 1u)}; }
  // Nobody, of kNoSeat.
  static constexpr SeatSet of(Seat seat) { return SeatSet{static_cast<std::uint16_t>(seat.n < 16 ? 1u << seat.n : 0u)}; }

  [[nodiscard]] constexpr bool has(Seat seat) const { return seat.n < 16 && ((bits_ >> seat.n) & 1u) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr Seat front() const { return Seat{std::countr_zero(bits_)}; }
  [[nodiscard]] constexpr Seat back() const { return Seat{15 - std::countl_zero(bits_)}; }
  constexpr void add(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | (1u << seat.n)); }
  constexpr void add_if(bool wanted, Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | ((wanted ? 1u : 0u) << seat.n)); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1u << seat.n)); }

  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return SeatSet{static_cast<std::uint16_t>(a.bits_ | b.bits_)}; }
  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return SeatSet{static_cast<std::uint16_t>(a.bits_ & b.bits_)}; }
  friend constexpr SeatSet operator-(SeatSet a, SeatSet b) { return SeatSet{static_cast<std::uint16_t>(a.bits_ & ~b.bits_)}; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t bits) : bits_(bits) {}
    constexpr Seat operator*() const { return Seat{std::countr_zero(bits_)}; }
    constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1u));
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint16_t bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

 private:
  constexpr explicit SeatSet(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

}  // namespace nightcap::base
