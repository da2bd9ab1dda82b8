// What lies on the table as its viewer knows it, card by card: made from a view, or moved on by what was heard. Both
// ways must come to the same model; the picture is a function of it, of the view and of the page.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "assets/art/ids.hpp"
#include "engine/scene/scene.hpp"
#include "game/cocktail/rules/events.hpp"
#include "game/cocktail/rules/view.hpp"
#include "game/tabletop/board.hpp"

namespace nightcap::cocktail::table {

using scene::EntityId;

// A card on the table: the thing that shows it, and which card it is, if the viewer knows.
struct Piece {
  EntityId entity;
  CardId card = kNoCard;
};

// A bite that lies face down; `declared` is kNoKind where nobody shall remember it.
struct BitePiece {
  Piece piece;
  Handle handle = kNoHandle;
  Kind declared = kNoKind;
  Seat by = kNoSeat;
  bool pit = false;
};

struct SeatModel {
  EntityId salver;          // the tray itself
  std::vector<Piece> hand;  // the viewer's ascending; others' in no order
  std::vector<BitePiece> tray;
  std::vector<Piece> taken;  // face up, in the order of CK-6.3
  bool has_taken = false;
  int honor = 0;
  int blue = 0;
  int red = 0;
  int cubes = 0;
  int apart = 0;                  // fives among them that still lie as ones
  int merging = 0;                // ones that are coming together
  Answer answer = Answer::kNone;  // to the declaration that is in question
};

// The bite that is being played, until the window closes.
struct Served {
  BitePiece bite;
  Seat player = kNoSeat;
  Seat to = kNoSeat;
};

// Everything that the picture shows. Entities belong to a Board.
class Model {
 public:
  // Lays out the view afresh: every piece is new.
  Model(const View& view, tabletop::Board& board, const scene::Pose& reserve_at);

  [[nodiscard]] bool is_viewer(Seat seat) const { return seat == viewer; }
  [[nodiscard]] SeatModel& at(Seat seat) { return seats[static_cast<std::size_t>(seat.index())]; }
  [[nodiscard]] const SeatModel& at(Seat seat) const { return seats[static_cast<std::size_t>(seat.index())]; }

  // A new face-down piece where the reserve lies.
  Piece from_reserve(CardId card);
  // Puts a card into a hand, sorted if it is the viewer's.
  void into_hand(Seat seat, Piece piece);
  // Takes that card out of a hand; out of another's hand any piece, which stays unknown.
  Piece out_of_hand(Seat seat, CardId card);
  // The bite in the air comes down on its tray; without the memory aid its declaration is forgotten (CK-4.4).
  void land();
  // The bite in the air goes face up into the row of discards.
  Piece turn_over(CardId card);
  // Two bites change places (CK-5.1).
  void change(Seat player, Handle own, Seat with, Handle other);
  [[nodiscard]] BitePiece* find_bite(Handle handle);
  // The tray's bites become those cards, face up, in their order (CK-6.3); who lay where is forgotten.
  void take(Seat seat, const Taken& cards);
  // Whether somebody has suspected the bite in the air.
  [[nodiscard]] bool suspected() const;
  // Glasses of alcohol in the cocktail that was taken (CK-9.3).
  [[nodiscard]] int alcohol(Seat seat) const;
  void clear_answers();
  // Everything of a round leaves the table; returns the pieces.
  std::vector<Piece> clear_round();
  // Olive pits in the dish (CK-2.3).
  [[nodiscard]] int pits() const;
  void learn(Piece& piece, CardId card);
  void set_reserve_at(const scene::Pose& pose) { reserve_at_ = pose; }

  Seat viewer = kNoSeat;
  int players = 0;
  Options options;
  SeatSet alive;
  SeatSet in_round;
  int round = 1;
  Direction direction = Direction::kUndecided;
  int reserve = 0;
  std::vector<SeatModel> seats;
  std::vector<Piece> discards;  // latest last
  std::optional<Served> air;
  SeatSet winners;
  bool over = false;
  bool posthumous = false;
  std::array<std::int16_t, kMaxPlayers> scores{};

 private:
  Piece piece(CardId card);

  tabletop::Board& board_;
  scene::Pose reserve_at_;
};

// As "bite.olive"; empty for kNoCard and kNoKind. The others likewise: "icon.olive".
[[nodiscard]] scene::SpriteId card_sprite(CardId card);
[[nodiscard]] scene::SpriteId kind_icon(Kind kind);

}  // namespace nightcap::cocktail::table
