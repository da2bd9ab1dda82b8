#include "game/cocktail/table/model.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "assets/art/ids.hpp"
#include "engine/base/check.hpp"
#include "game/cocktail/table/geometry.hpp"

namespace nightcap::cocktail::table {

namespace {

constexpr std::array<scene::SpriteId, kKinds> kBites{art::kBiteOlive,    art::kBiteCheese,   art::kBiteWine,
                                                     art::kBiteCaviar,   art::kBiteCocktail, art::kBiteBluePoison,
                                                     art::kBiteRedPoison};
constexpr std::array<scene::SpriteId, kKinds> kIcons{art::kIconOlive,    art::kIconCheese,   art::kIconWine,
                                                     art::kIconCaviar,   art::kIconCocktail, art::kIconBluePoison,
                                                     art::kIconRedPoison};

}  // namespace

scene::SpriteId card_sprite(CardId card) {
  return card == kNoCard ? scene::SpriteId() : kBites[static_cast<std::size_t>(kind_of(card))];
}

scene::SpriteId kind_icon(Kind kind) { return kind == kNoKind ? scene::SpriteId() : kIcons[static_cast<std::size_t>(kind)]; }

Model::Model(const View& view, tabletop::Board& board, const scene::Pose& reserve_at)
    : viewer(view.viewer),
      players(view.players),
      options(view.options),
      alive(view.alive),
      in_round(view.in_round),
      round(view.round),
      direction(view.direction),
      reserve(view.reserve),
      seats(view.players),
      winners(view.winners),
      over(view.phase == Phase::kOver),
      posthumous(view.posthumous != 0),
      scores(view.scores),
      board_(board),
      reserve_at_(reserve_at) {
  // The table before anything has happened is not one where all are dead.
  if (view.starter == kNoSeat) alive = in_round = SeatSet::first(players);
  for (int i = 0; i < players; ++i) {
    const Seat seat{i};
    SeatModel& model = at(seat);
    model.salver = board_.add(scene::Picture{art::kTray, kTraySizeDrawn}, reserve_at_, 0);
    if (is_viewer(seat)) {
      for (CardId card : view.hand) model.hand.push_back(piece(card));
    } else if (!view.hands[seat.n].empty()) {
      for (CardId card : view.hands[seat.n]) model.hand.push_back(piece(card));
    } else {
      for (int n = view.hand_sizes[seat.n]; n > 0; --n) model.hand.push_back(piece(kNoCard));
    }
    for (const Bite& bite : view.cocktails[seat.n]) {
      const BitePiece laid{piece(bite.card), bite.handle, bite.declared, bite.by, bite.pit != 0};
      if (view.phase == Phase::kWindow && bite.handle == view.window.handle)
        air = Served{laid, view.window.player, view.window.to};
      else
        model.tray.push_back(laid);
    }
    model.has_taken = view.has_taken.has(seat);
    if (model.has_taken)
      for (CardId card : view.taken[seat.n]) model.taken.push_back(piece(card));
    model.honor = std::accumulate(view.honor[seat.n].begin(), view.honor[seat.n].end(), 0);
    model.blue = view.blue[seat.n];
    model.red = view.red[seat.n];
    model.cubes = view.cubes[seat.n];
    if (view.window.open()) model.answer = view.window.answers[seat.n];
  }
  for (CardId card : view.discards) discards.push_back(piece(card));
}

Piece Model::piece(CardId card) {
  return {board_.add(scene::Card{card_sprite(card), art::kBackCocktail, kCardSize}, reserve_at_), card};
}

Piece Model::from_reserve(CardId card) { return piece(card); }

void Model::learn(Piece& known, CardId card) {
  known.card = card;
  board_.set_front(known.entity, card_sprite(card));
}

void Model::into_hand(Seat seat, Piece card) {
  auto& hand = at(seat).hand;
  if (!is_viewer(seat)) {
    hand.push_back(card);
    return;
  }
  hand.insert(std::find_if(hand.begin(), hand.end(), [&](const Piece& p) { return card.card < p.card; }), card);
}

Piece Model::out_of_hand(Seat seat, CardId card) {
  auto& hand = at(seat).hand;
  NIGHTCAP_CHECK(!hand.empty());
  // Which of another's cards it was, nobody knows: the middle one leaves, whatever it is.
  auto it = hand.begin() + static_cast<std::ptrdiff_t>(hand.size() / 2);
  if (is_viewer(seat)) {
    it = std::find_if(hand.begin(), hand.end(), [&](const Piece& p) { return p.card == card; });
    NIGHTCAP_CHECK(it != hand.end());
  }
  const Piece taken = *it;
  hand.erase(it);
  return taken;
}

void Model::land() {
  NIGHTCAP_CHECK(air);
  BitePiece bite = air->bite;
  if (options.memory_aid == 0) bite.declared = kNoKind;
  at(air->to).tray.push_back(bite);
  air.reset();
}

Piece Model::turn_over(CardId card) {
  NIGHTCAP_CHECK(air);
  Piece turned = air->bite.piece;
  learn(turned, card);
  discards.push_back(turned);
  air.reset();
  return turned;
}

BitePiece* Model::find_bite(Handle handle) {
  for (SeatModel& seat : seats)
    for (BitePiece& bite : seat.tray)
      if (bite.handle == handle) return &bite;
  return nullptr;
}

void Model::change(Seat player, Handle own, Seat with, Handle other) {
  const auto in = [](SeatModel& seat, Handle handle) {
    const auto it = std::find_if(seat.tray.begin(), seat.tray.end(), [&](const BitePiece& b) { return b.handle == handle; });
    NIGHTCAP_CHECK(it != seat.tray.end());
    return it;
  };
  std::iter_swap(in(at(player), own), in(at(with), other));
}

void Model::take(Seat seat, const Taken& cards) {
  SeatModel& model = at(seat);
  NIGHTCAP_CHECK(static_cast<int>(model.tray.size()) == cards.size());
  for (int i = 0; i < cards.size(); ++i) {
    Piece piece = model.tray[static_cast<std::size_t>(i)].piece;
    learn(piece, cards[i]);
    model.taken.push_back(piece);
  }
  model.tray.clear();
  model.has_taken = true;
}

int Model::alcohol(Seat seat) const {
  const auto& taken = at(seat).taken;
  return static_cast<int>(std::count_if(taken.begin(), taken.end(), [](const Piece& piece) {
    const Kind kind = kind_of(piece.card);
    return kind == Kind::kWine || kind == Kind::kCocktail;
  }));
}

bool Model::suspected() const {
  return air && std::any_of(seats.begin(), seats.end(), [](const SeatModel& seat) { return seat.answer == Answer::kSuspect; });
}

void Model::clear_answers() {
  for (SeatModel& seat : seats) seat.answer = Answer::kNone;
}

std::vector<Piece> Model::clear_round() {
  std::vector<Piece> gone = std::exchange(discards, {});
  for (SeatModel& seat : seats) {
    gone.insert(gone.end(), seat.hand.begin(), seat.hand.end());
    gone.insert(gone.end(), seat.taken.begin(), seat.taken.end());
    for (const BitePiece& bite : seat.tray) gone.push_back(bite.piece);
    seat.hand.clear();
    seat.taken.clear();
    seat.tray.clear();
    seat.has_taken = false;
  }
  reserve = 0;
  in_round = alive;
  return gone;
}

int Model::pits() const {
  int lying = 0;
  for (const SeatModel& seat : seats)
    lying += static_cast<int>(std::count_if(seat.tray.begin(), seat.tray.end(), [](const BitePiece& b) { return b.pit; }));
  return in_round.size() - lying;
}

}  // namespace nightcap::cocktail::table
