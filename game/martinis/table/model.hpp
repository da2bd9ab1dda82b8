// What lies on the table as its viewer knows it, card by card: made from a view, or moved on by what was heard. Both
// ways must come to the same model; the picture is a function of it.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "assets/art/ids.hpp"
#include "engine/scene/scene.hpp"
#include "game/martinis/rules/events.hpp"
#include "game/martinis/rules/view.hpp"
#include "game/tabletop/board.hpp"

namespace nightcap::martinis::table {

// How a player looks, which depends on nothing but what the whole table sees.
enum class Mood : std::uint8_t { kCalm, kPleased, kCaught, kSly };

using scene::EntityId;

// A card on the table: the thing that shows it, and which card it is, if the viewer knows.
struct Piece {
  EntityId entity;
  CardId card = kNoCard;
};

struct CouplePiece {
  Piece red, blue;
  bool married = false;
};

struct SeatModel {
  std::vector<Piece> hand;           // the viewer's ascending; others' in no order
  std::optional<Piece> shown;        // on its way to the stage
  std::vector<CouplePiece> couples;  // married ones first, each kind oldest first
  bool passed = false;               // has passed in the window
};

struct DieModel {
  Face face = Face::kUnrolled;
  bool in_play = false;
};

// Everything that the picture shows. Entities belong to a Board.
class Model {
 public:
  // Lays out the view afresh: every piece is new.
  Model(const View& view, tabletop::Board& board, const scene::Pose& deck_at);

  [[nodiscard]] Mood mood(Seat seat) const;
  [[nodiscard]] bool is_viewer(Seat seat) const { return seat == viewer; }
  [[nodiscard]] SeatModel& at(Seat seat) { return seats[static_cast<std::size_t>(seat.index())]; }
  [[nodiscard]] const SeatModel& at(Seat seat) const { return seats[static_cast<std::size_t>(seat.index())]; }

  // A new face-down piece where the deck lies.
  Piece from_deck(CardId card);
  // Puts a card into a hand: sorted if it is the viewer's, unknown again if it is another's.
  void into_hand(Seat seat, Piece piece);
  // Takes that card out of a hand; of another's hand any piece, which then is that card.
  Piece out_of_hand(Seat seat, CardId card);
  Piece out_of_pool(CardId card);
  void into_pool(Piece piece);
  void discard(Piece piece);
  void lay_couple(Seat seat, CouplePiece couple);
  // The place of a couple in front of a seat, or -1.
  [[nodiscard]] int find_couple(Seat seat, const Couple& couple) const;
  // The dating couple that is to be rolled for next in Fever.
  [[nodiscard]] int next_fever_couple() const;
  [[nodiscard]] int married_of(Seat seat) const;
  // Who shows somebody, clockwise from the one who asks.
  [[nodiscard]] std::vector<Seat> showing() const;
  void begin_fever(Seat starter);
  void end_fever();
  void learn(Piece& piece, CardId card);
  // Nobody in particular looks on any more: only what `everybodys` view tells is known. What must be turned over keeps its
  // face until it has been.
  [[nodiscard]] std::vector<EntityId> close(const View& everybodys);
  void set_deck_at(const scene::Pose& pose) { deck_at_ = pose; }

  Seat viewer = kNoSeat;
  int players = 0;
  int marriages = 3;
  bool open_matching = false;
  Seat turn = kNoSeat;
  int deck = 0;
  int discards = 0;
  std::vector<SeatModel> seats;
  std::vector<Piece> pool;
  std::vector<Piece> pile;  // the latest discards that are still to be seen, latest last
  Seat asker = kNoSeat;
  SeatSet thinking;                 // who has yet to choose whom to show
  bool turned_over = false;         // whether what was shown lies face up
  std::optional<Piece> asked;       // alone on the stage
  std::optional<CouplePiece> pair;  // on the stage, being rolled for; in Fever it also keeps its place in front of its owner
  Seat roller = kNoSeat;
  std::array<DieModel, 2> dice;  // red, blue
  std::vector<Piece> specials;   // beside the dice
  bool fever = false;
  Seat fever_starter = kNoSeat;
  Seat fever_player = kNoSeat;
  int fever_done = 0;  // couples of that player that were rolled for and still date
  SeatSet winners;
  bool over = false;

 private:
  Piece piece(CardId card);

  tabletop::Board& board_;
  scene::Pose deck_at_;
};

// As "card.m-shy-geek"; empty for kNoCard.
[[nodiscard]] scene::SpriteId card_sprite(CardId card);
// The drawing for where a card is narrower than kSmallCard: "small.m-shy-geek"; the Special Card has only one.
[[nodiscard]] scene::SpriteId small_card_sprite(CardId card);
inline constexpr float kSmallCard = 140;  // vpx
// A player's face: "avatar.1.calm".
[[nodiscard]] scene::SpriteId avatar_sprite(Seat seat, Mood mood);
// The same, calm, with closed eyes.
[[nodiscard]] scene::SpriteId blinking_sprite(Seat seat);
inline constexpr int kPileShown = 3;

}  // namespace nightcap::martinis::table
