#include "game/martinis/table/model.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "assets/art/ids.hpp"
#include "engine/base/check.hpp"
#include "game/martinis/table/geometry.hpp"
#include "game/martinis/wire/names.hpp"

namespace nightcap::martinis::table {

namespace {

using Sprites = std::array<scene::SpriteId, kCards>;

// Of every card, by the beginning of their names.
Sprites sprites_of(const std::string& beginning) {
  Sprites sprites;
  for (int i = 0; i < kCards; ++i) {
    const CardId card{i};
    sprites[static_cast<std::size_t>(i)] =
        is_special(card) ? art::kCardSpecial : art::find(beginning + std::string(wire::card_name(card)));
  }
  return sprites;
}

}  // namespace

scene::SpriteId card_sprite(CardId card) {
  static const Sprites kLarge = sprites_of("card.");
  return card == kNoCard ? scene::SpriteId() : kLarge[card.n];
}

scene::SpriteId small_card_sprite(CardId card) {
  static const Sprites kSmall = sprites_of("small.");
  return card == kNoCard ? scene::SpriteId() : kSmall[card.n];
}

scene::SpriteId avatar_sprite(Seat seat, Mood mood) {
  constexpr std::array<std::string_view, 4> kMoods{"calm", "pleased", "caught", "sly"};
  static const auto kFaces = [&] {
    std::array<std::array<scene::SpriteId, kMoods.size()>, kMaxPlayers> faces;
    for (std::size_t i = 0; i < faces.size(); ++i)
      for (std::size_t m = 0; m < kMoods.size(); ++m)
        faces[i][m] = art::find("avatar." + std::to_string(i + 1) + "." + std::string(kMoods[m]));
    return faces;
  }();
  return kFaces[static_cast<std::size_t>(seat.index())][static_cast<std::size_t>(mood)];
}

scene::SpriteId blinking_sprite(Seat seat) {
  static const auto kFaces = [] {
    std::array<scene::SpriteId, kMaxPlayers> faces;
    for (std::size_t i = 0; i < faces.size(); ++i) faces[i] = art::find("avatar." + std::to_string(i + 1) + ".blink");
    return faces;
  }();
  return kFaces[static_cast<std::size_t>(seat.index())];
}

Model::Model(const View& view, tabletop::Board& board, const scene::Pose& deck_at)
    : viewer(view.viewer),
      players(view.players),
      marriages(view.options.marriages),
      open_matching(view.options.open_matching != 0),
      turn(view.turn),
      deck(view.deck_size),
      discards(view.discard.size()),
      seats(view.players),
      asker(view.asked != kNoCard ? view.turn : kNoSeat),
      thinking(view.phase == Phase::kShow ? view.actors : SeatSet{}),
      turned_over(view.phase == Phase::kTake),
      winners(view.winners),
      over(view.phase == Phase::kOver),
      board_(board),
      deck_at_(deck_at) {
  for (int i = 0; i < players; ++i) {
    const Seat seat{i};
    SeatModel& model = at(seat);
    // An asked-with or shown card is still in its hand by the rules; on the table it lies elsewhere.
    int away = 0;
    const CardId shown_card = view.shown[static_cast<std::size_t>(i)];
    if (shown_card != kNoCard || view.shown_hidden.has(seat)) {
      model.shown = piece(shown_card);
      ++away;
    }
    if (view.asked != kNoCard && seat == view.turn) ++away;
    if (is_viewer(seat)) {
      for (CardId card : view.hand)
        if (card != shown_card && !(card == view.asked && seat == view.turn)) model.hand.push_back(piece(card));
    } else if (view.open != 0) {
      for (CardId card : view.known[static_cast<std::size_t>(i)])
        if (card != shown_card && !(card == view.asked && seat == view.turn)) model.hand.push_back(piece(card));
    } else {
      for (int n = view.hand_sizes[static_cast<std::size_t>(i)] - away; n > 0; --n) model.hand.push_back(piece(kNoCard));
    }
    model.passed = view.roll.active() && view.roll.passed.has(seat);
  }
  for (const Household& home : view.couples)
    lay_couple(home.owner(), {piece(home.couple.red), piece(home.couple.blue), home.married()});
  for (CardId card : view.pool) pool.push_back(piece(card));
  for (int i = std::max(0, view.discard.size() - kPileShown); i < view.discard.size(); ++i)
    pile.push_back(piece(view.discard[i]));
  if (view.asked != kNoCard) asked = piece(view.asked);
  fever = view.fever.active();
  fever_starter = view.fever.starter;
  fever_player = view.fever.player;
  if (!view.roll.active()) return;
  roller = view.roll.player;
  dice = {DieModel{view.roll.red, true}, DieModel{view.roll.blue, true}};
  for (CardId card : view.roll.specials) specials.push_back(piece(card));
  if (fever) {
    const int i = find_couple(fever_player, view.roll.couple);
    NIGHTCAP_CHECK(i >= 0);
    const auto& couples = at(fever_player).couples;
    pair = couples[static_cast<std::size_t>(i)];
    fever_done = i - married_of(fever_player);
  } else {
    pair = CouplePiece{piece(view.roll.couple.red), piece(view.roll.couple.blue), false};
  }
}

Piece Model::piece(CardId card) {
  return {
      board_.add(scene::Card{card_sprite(card), art::kBackMartinis, kCardSize, small_card_sprite(card), kSmallCard}, deck_at_),
      card};
}

Piece Model::from_deck(CardId card) { return piece(card); }

void Model::learn(Piece& known, CardId card) {
  known.card = card;
  board_.set_front(known.entity, card_sprite(card), small_card_sprite(card));
}

std::vector<EntityId> Model::close(const View& everybodys) {
  std::vector<EntityId> turned;
  const auto forget = [&](Piece& piece) {
    if (piece.card == kNoCard) return;
    piece.card = kNoCard;
    turned.push_back(piece.entity);
  };
  for (Piece& own : at(viewer).hand) forget(own);
  if (everybodys.shown_hidden.has(viewer)) forget(*at(viewer).shown);
  viewer = kNoSeat;
  return turned;
}

void Model::into_hand(Seat seat, Piece card) {
  auto& hand = at(seat).hand;
  if (!is_viewer(seat)) {
    card.card = kNoCard;  // the thing keeps its face until it has arrived
    hand.push_back(card);
    return;
  }
  const auto before = std::find_if(hand.begin(), hand.end(), [&](const Piece& p) { return card.card < p.card; });
  hand.insert(before, card);
}

Piece Model::out_of_hand(Seat seat, CardId card) {
  auto& hand = at(seat).hand;
  NIGHTCAP_CHECK(!hand.empty());
  auto it = std::find_if(hand.begin(), hand.end(), [&](const Piece& p) { return p.card == card; });
  if (it == hand.end()) {
    NIGHTCAP_CHECK(!is_viewer(seat));
    it = hand.begin() + static_cast<std::ptrdiff_t>(hand.size() / 2);  // where it was, nobody knows
  }
  Piece taken = *it;
  hand.erase(it);
  if (card != kNoCard && taken.card != card) learn(taken, card);
  return taken;
}

Piece Model::out_of_pool(CardId card) {
  const auto it = std::find_if(pool.begin(), pool.end(), [&](const Piece& p) { return p.card == card; });
  NIGHTCAP_CHECK(it != pool.end());
  const Piece taken = *it;
  pool.erase(it);
  return taken;
}

void Model::into_pool(Piece person) { pool.push_back(person); }

void Model::discard(Piece card) {
  ++discards;
  pile.push_back(card);
  if (static_cast<int>(pile.size()) > kPileShown) pile.erase(pile.begin());
}

void Model::lay_couple(Seat seat, CouplePiece couple) {
  auto& couples = at(seat).couples;
  if (!couple.married) {
    couples.push_back(couple);
    return;
  }
  const auto first_dating = std::find_if(couples.begin(), couples.end(), [](const CouplePiece& c) { return !c.married; });
  couples.insert(first_dating, couple);
}

int Model::find_couple(Seat seat, const Couple& couple) const {
  const auto& couples = at(seat).couples;
  for (std::size_t i = 0; i < couples.size(); ++i)
    if (couples[i].red.card == couple.red && couples[i].blue.card == couple.blue) return static_cast<int>(i);
  return -1;
}

int Model::next_fever_couple() const {
  const auto& couples = at(fever_player).couples;
  int skip = fever_done;
  for (std::size_t i = 0; i < couples.size(); ++i)
    if (!couples[i].married && skip-- == 0) return static_cast<int>(i);
  return -1;
}

int Model::married_of(Seat seat) const {
  const auto& couples = at(seat).couples;
  return static_cast<int>(std::count_if(couples.begin(), couples.end(), [](const CouplePiece& c) { return c.married; }));
}

std::vector<Seat> Model::showing() const {
  std::vector<Seat> list;
  for (int i = 1; i <= players; ++i) {
    const Seat seat{(std::max(0, turn.index()) + i) % players};
    if (at(seat).shown) list.push_back(seat);
  }
  return list;
}

void Model::begin_fever(Seat starter) {
  fever = true;
  fever_starter = starter;
}

void Model::end_fever() {
  fever = false;
  fever_starter = fever_player = kNoSeat;
  fever_done = 0;
}

// Who asks is up to something; who has found a pair, or won, beams; who lost is taken aback.
Mood Model::mood(Seat seat) const {
  if (over) return winners.has(seat) ? Mood::kPleased : Mood::kCaught;
  if (seat != turn) return Mood::kCalm;
  return pair ? Mood::kPleased : asked ? Mood::kSly : Mood::kCalm;
}

}  // namespace nightcap::martinis::table
