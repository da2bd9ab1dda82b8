// The turn up to the match: dealing, drawing, asking, showing, taking, and the pool (art direction §9).

#include <algorithm>

#include "assets/art/ids.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

using motion::Easing;
using motion::Timeline;
using tabletop::Glide;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kDraw{320, Easing::kOutBack, 0.12f, 6};
constexpr Glide kDeal{240, Easing::kOutCubic, 0.12f, 4, 0.5f};
constexpr Glide kAsk{380, Easing::kOutBack, 0.12f, 6};
constexpr Glide kShowChosen{260, Easing::kOutCubic, 0.06f};
constexpr Glide kTurnOver{320, Easing::kInOutCubic, 0, 0, 0, 0, 90};
constexpr Glide kTake{420, Easing::kOutBack, 0.12f, 6};
constexpr Glide kReturn{260, Easing::kInOutCubic, 0.08f, 0, 0, 0, 50};
constexpr Glide kPoolIn{520, Easing::kBounce, 0.1f};
constexpr float kDealStagger = 70, kDealRounds = 35, kNobodyShows = 600, kReadShown = 450, kReadMatch = 450, kReadResult = 350,
                kSkim = 120;

}  // namespace

Timeline MartinisTable::draw_one(Seat player, CardId card, std::string_view label) {
  --model_->deck;
  const Piece piece = model_->from_deck(card);
  model_->into_hand(player, piece);
  arrange_with(piece, kDraw);
  return commit(label, kReflow);
}

Timeline MartinisTable::happen(const event::Starter& e) {
  Model& model = *model_;
  model.turn = e.player;
  return Timeline("starter");
}

Timeline MartinisTable::happen(const event::Dealt& e) {
  Model& model = *model_;
  model.deck = kCards - e.count * model.players;
  std::vector<std::pair<scene::EntityId, int>> dealt;  // and how many were dealt before
  for (int i = 0; i < model.players; ++i) {
    const Seat seat{i};
    const int order = (i - std::max(0, model.turn.index()) + model.players) % model.players;
    CardSet cards = e.told.has(seat) ? e.hands[static_cast<std::size_t>(i)] : CardSet{};
    for (int n = 0; n < e.count; ++n) {
      const CardId card = cards.empty() ? kNoCard : cards.front();
      if (card != kNoCard) cards.remove(card);
      const Piece piece = model.from_deck(card);
      model.into_hand(seat, piece);
      dealt.emplace_back(piece.entity, n * model.players + order);
    }
  }
  arrange();
  for (const auto& [entity, nth] : dealt) {
    Glide glide = kDeal;
    // Backs read both ways; a face must end upright.
    if (const auto* card = scene_.find(entity); !std::get<scene::Card>(card->look).front.empty()) glide.turns = 1;
    glide.start = static_cast<float>(nth) * std::min(kDealStagger, kDealRounds * 60 / static_cast<float>(dealt.size()));
    board_.glide(entity, glide);
  }
  return commit("dealt", kReflow);
}

Timeline MartinisTable::happen(const event::Reshuffled& e) {
  Model& model = *model_;
  model.deck = e.count;
  model.discards = 0;
  model.pile.clear();
  arrange();
  return commit("reshuffled", kReflow, 300);
}

Timeline MartinisTable::happen(const event::Drew& e) {
  Model& model = *model_;
  model.turn = e.player;
  return draw_one(e.player, e.card, "drew");
}

Timeline MartinisTable::happen(const event::NothingToDraw& e) {
  Model& model = *model_;
  model.turn = e.player;
  return Timeline("nothing-to-draw").hold(kSkim);
}

Timeline MartinisTable::happen(const event::Passed&) { return Timeline("passed").hold(kNobodyShows); }

Timeline MartinisTable::happen(const event::Asked& e) {
  Model& model = *model_;
  model.turn = model.asker = e.player;
  model.asked = model.out_of_hand(e.player, e.card);
  arrange_with(*model.asked, kAsk);
  return commit("asked", kReflow, 200);
}

Timeline MartinisTable::happen(const event::ShowChosen& e) {
  Model& model = *model_;
  SeatModel& seat = model.at(e.player);
  seat.shown = model.out_of_hand(e.player, e.card);
  arrange_with(*seat.shown, kShowChosen);
  return commit("show-chosen", kReflow);
}

Timeline MartinisTable::happen(const event::TurnedOver& e) {
  Model& model = *model_;
  bool anybody = false;
  for (int i = 0; i < model.players; ++i) {
    const CardId card = e.shown[static_cast<std::size_t>(i)];
    if (card == kNoCard) continue;
    anybody = true;
    model.learn(*model.at(Seat{i}).shown, card);
  }
  arrange();
  return commit("turned-over", kTurnOver, anybody ? kReadShown : kNobodyShows);
}

Timeline MartinisTable::happen(const event::Took& e) {
  Model& model = *model_;
  Piece partner;
  if (e.from == kNoSeat) {
    partner = model.out_of_pool(e.card);
  } else {
    partner = *model.at(e.from).shown;
    model.at(e.from).shown.reset();
  }
  // Who goes with which die is told by `matched`; until then the woman stands where the red die speaks
  // for her.
  const bool asked_is_red = model.open_matching || is_woman(model.asked->card);
  model.pair = asked_is_red ? CouplePiece{*model.asked, partner} : CouplePiece{partner, *model.asked};
  model.asked.reset();
  model.asker = kNoSeat;
  arrange_with(partner, kTake);
  return commit("took", kReflow);
}

Timeline MartinisTable::happen(const event::WentBack& e) {
  Model& model = *model_;
  std::vector<scene::EntityId> others;
  for (int i = 0; i < model.players; ++i) {
    const Seat seat{i};
    if (e.shown[static_cast<std::size_t>(i)] == kNoCard) continue;
    const Piece piece = *model.at(seat).shown;
    model.at(seat).shown.reset();
    model.into_hand(seat, piece);
    if (!model.is_viewer(seat)) others.push_back(piece.entity);
  }
  arrange();
  Timeline timeline = commit("went-back", kReturn);
  forget_at_end(timeline, std::move(others));
  return timeline;
}

Timeline MartinisTable::happen(const event::IntoPool&) {
  Model& model = *model_;
  const Piece piece = *model.asked;
  model.asked.reset();
  model.asker = kNoSeat;
  model.into_pool(piece);
  arrange_with(piece, kPoolIn);
  return commit("into-pool", kReflow, kReadResult);
}

Timeline MartinisTable::happen(const event::Matched& e) {
  Model& model = *model_;
  model.roller = e.player;
  if (e.how == How::kMatchPair) {
    model.pair = CouplePiece{model.out_of_pool(e.couple.red), model.out_of_pool(e.couple.blue)};
  } else if (e.how == How::kMatchPool) {
    const bool red_in_pool =
        std::any_of(model.pool.begin(), model.pool.end(), [&](const Piece& p) { return p.card == e.couple.red; });
    const Piece pool = model.out_of_pool(red_in_pool ? e.couple.red : e.couple.blue);
    const Piece hand = model.out_of_hand(e.player, red_in_pool ? e.couple.blue : e.couple.red);
    model.pair = red_in_pool ? CouplePiece{pool, hand} : CouplePiece{hand, pool};
  }
  arrange();
  board_.glide(model.pair->red.entity, kTake);
  board_.glide(model.pair->blue.entity, kTake);
  Timeline timeline = commit("matched", kReflow, kReadMatch);
  timeline.add(motion::Effect{240, motion::Spray{.sprite = art::kIconHeart,
                                                 .from = middle_of_pair(),
                                                 .count = 12,
                                                 .side = 30,
                                                 .spread = 230,
                                                 .ms = 700,
                                                 .fall = -40}});
  return timeline;
}

}  // namespace nightcap::martinis::table
