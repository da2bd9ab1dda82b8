// From events to motion: one visit, without a default, so that a new event does not compile until it is choreographed.
// Each moves the model on and lets the pieces travel to where the model now says they belong (art direction §9).

#include <algorithm>

#include "engine/base/overloaded.hpp"
#include "game/martinis/table/dice.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

using motion::Easing;
using motion::Timeline;
using tabletop::Glide;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kDeal{240, Easing::kOutCubic, 0.12f, 4, 0.5f};
constexpr float kDealStagger = 70, kDealRounds = 35;
constexpr Glide kDraw{320, Easing::kOutBack, 0.12f, 6};
constexpr Glide kAsk{380, Easing::kOutBack, 0.12f, 6};
constexpr Glide kShowChosen{260, Easing::kOutCubic, 0.06f};
constexpr Glide kTurnOver{320, Easing::kInOutCubic, 0, 0, 0, 0, 90};
constexpr Glide kTake{420, Easing::kOutBack, 0.12f, 6};
constexpr Glide kReturn{260, Easing::kInOutCubic, 0.08f, 0, 0, 0, 50};
constexpr Glide kPoolIn{520, Easing::kBounce, 0.1f};
constexpr Glide kDating{480, Easing::kOutBack, 0.12f};
constexpr Glide kMarried{700, Easing::kInOutCubic, 0.12f};
constexpr Glide kBreakUp{620, Easing::kInOutCubic, 0.12f, 8};
constexpr Glide kBothLeave{560, Easing::kInOutCubic, 0.2f, 8, 0.11f};
constexpr Glide kSpecial{700, Easing::kOutBack, 0.12f};
constexpr Glide kFeverCouple{500, Easing::kInOutCubic, 0.12f};
constexpr float kNobodyShows = 600, kReadShown = 450, kReadMatch = 450, kReadDice = 300, kReadResult = 350, kKiss = 420;
constexpr float kFeverStart = 2200, kFeverEnd = 900, kWin = 1800, kSkim = 120;

}  // namespace

// The timeline of whatever the model has just become.
Timeline MartinisTable::commit(std::string_view label, const Glide& rest, float hold_ms) {
  Timeline timeline(label);
  board_.commit(timeline, rest);
  if (hold_ms > 0) timeline.hold(timeline.length() + hold_ms);
  changed();
  return timeline;
}

void MartinisTable::set_face(Die die, Face face) { model_->dice[static_cast<std::size_t>(die)] = {face, true}; }

void MartinisTable::end_roll() {
  Model& model = *model_;
  model.pair.reset();
  model.roller = kNoSeat;
  model.dice = {};
  for (SeatModel& seat : model.seats) seat.passed = false;
  place_dice();
}

Timeline MartinisTable::throw_dice(std::span<const Event> rolls) {
  Timeline timeline("rolled");
  Model& model = *model_;
  if (model.fever && !model.pair) {
    const int next = model.next_fever_couple();
    NIGHTCAP_CHECK(next >= 0);
    model.pair = model.at(model.fever_player).couples[static_cast<std::size_t>(next)];
    arrange();
    board_.commit(timeline, kFeverCouple);
  }
  for (const Event& roll : rolls) {
    const auto& e = std::get<event::Rolled>(roll);
    model.roller = e.player;
    set_face(e.die, e.face);
    const int which = static_cast<int>(e.die);
    add_throw(timeline, dice_[static_cast<std::size_t>(which)], e.die, e.face, geometry_->die(which), random_.unit());
  }
  timeline.hold(timeline.length() + kReadDice);
  changed();
  return timeline;
}

Timeline MartinisTable::choreograph(const Event& happened) {
  Model& model = *model_;
  // A new arrangement in which one piece travels in a way of its own.
  const auto with = [&](const Piece& piece, const Glide& how) {
    arrange();
    board_.glide(piece.entity, how);
  };
  // Another's card lies face down in its hand and nobody knows it any more, once it is there.
  const auto forget = [&](Timeline timeline, std::vector<scene::EntityId> things) {
    timeline.add(motion::Deed{timeline.length(), [this, things = std::move(things)](scene::Scene& scene) {
                                for (scene::EntityId thing : things)
                                  if (scene.find(thing) != nullptr) board_.set_front(thing, {});
                              }});
    return timeline;
  };
  const auto draw_one = [&](Seat player, CardId card, std::string_view label) {
    --model.deck;
    const Piece piece = model.from_deck(card);
    model.into_hand(player, piece);
    with(piece, kDraw);
    return commit(label, kReflow);
  };
  return std::visit(
      base::Overloaded{
          [&](const event::Starter& e) {
            model.turn = e.player;
            return Timeline("starter");
          },
          [&](const event::Dealt& e) {
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
              glide.start = static_cast<float>(nth) * std::min(kDealStagger, kDealRounds * 60 / static_cast<float>(dealt.size()));
              board_.glide(entity, glide);
            }
            return commit("dealt", kReflow);
          },
          [&](const event::Reshuffled& e) {
            model.deck = e.count;
            model.discards = 0;
            model.pile.clear();
            arrange();
            return commit("reshuffled", kReflow, 300);
          },
          [&](const event::Drew& e) {
            model.turn = e.player;
            return draw_one(e.player, e.card, "drew");
          },
          [&](const event::NothingToDraw& e) {
            model.turn = e.player;
            return Timeline("nothing-to-draw").hold(kSkim);
          },
          [&](const event::Passed&) { return Timeline("passed").hold(kNobodyShows); },
          [&](const event::Asked& e) {
            model.turn = model.asker = e.player;
            model.asked = model.out_of_hand(e.player, e.card);
            with(*model.asked, kAsk);
            return commit("asked", kReflow, 200);
          },
          [&](const event::ShowChosen& e) {
            SeatModel& seat = model.at(e.player);
            seat.shown = model.out_of_hand(e.player, e.card);
            with(*seat.shown, kShowChosen);
            return commit("show-chosen", kReflow);
          },
          [&](const event::TurnedOver& e) {
            bool anybody = false;
            for (int i = 0; i < model.players; ++i) {
              const CardId card = e.shown[static_cast<std::size_t>(i)];
              if (card == kNoCard) continue;
              anybody = true;
              model.learn(*model.at(Seat{i}).shown, card);
            }
            arrange();
            return commit("turned-over", kTurnOver, anybody ? kReadShown : kNobodyShows);
          },
          [&](const event::Took& e) {
            Piece partner;
            if (e.from == kNoSeat) {
              partner = model.out_of_pool(e.card);
            } else {
              partner = *model.at(e.from).shown;
              model.at(e.from).shown.reset();
            }
            // Who goes with which die is told by `matched`; until then the woman stands where the red die speaks for her.
            const bool asked_is_red = model.open_matching || is_woman(model.asked->card);
            model.pair = asked_is_red ? CouplePiece{*model.asked, partner} : CouplePiece{partner, *model.asked};
            model.asked.reset();
            model.asker = kNoSeat;
            with(partner, kTake);
            return commit("took", kReflow);
          },
          [&](const event::WentBack& e) {
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
            return forget(commit("went-back", kReturn), std::move(others));
          },
          [&](const event::IntoPool&) {
            const Piece piece = *model.asked;
            model.asked.reset();
            model.asker = kNoSeat;
            model.into_pool(piece);
            with(piece, kPoolIn);
            return commit("into-pool", kReflow, kReadResult);
          },
          [&](const event::Matched& e) {
            model.roller = e.player;
            if (e.how == How::kMatchPair) {
              model.pair = CouplePiece{model.out_of_pool(e.couple.red), model.out_of_pool(e.couple.blue)};
            } else if (e.how == How::kMatchPool) {
              const bool red_in_pool = std::any_of(model.pool.begin(), model.pool.end(), [&](const Piece& p) { return p.card == e.couple.red; });
              const Piece pool = model.out_of_pool(red_in_pool ? e.couple.red : e.couple.blue);
              const Piece hand = model.out_of_hand(e.player, red_in_pool ? e.couple.blue : e.couple.red);
              model.pair = red_in_pool ? CouplePiece{pool, hand} : CouplePiece{hand, pool};
            }
            arrange();
            board_.glide(model.pair->red.entity, kTake);
            board_.glide(model.pair->blue.entity, kTake);
            return commit("matched", kReflow, kReadMatch);
          },
          [&](const event::Rolled&) { return throw_dice({&happened, 1}); },
          [&](const event::ReRolled& e) {
            Timeline timeline("re-rolled");
            set_face(e.die, e.face);
            const int which = static_cast<int>(e.die);
            add_throw(timeline, dice_[static_cast<std::size_t>(which)], e.die, e.face, geometry_->die(which), random_.unit());
            timeline.hold(timeline.length() + kReadDice);
            changed();
            return timeline;
          },
          [&](const event::WindowPassed& e) {
            model.at(e.player).passed = true;
            changed();
            return Timeline("window-passed");
          },
          [&](const event::Special& e) {
            for (SeatModel& seat : model.seats) seat.passed = false;
            model.dice[static_cast<std::size_t>(e.die)].face = Face::kUnrolled;
            const Piece piece = model.out_of_hand(e.player, e.card);
            model.specials.push_back(piece);
            place_dice();
            with(piece, kSpecial);
            return commit("special", kReflow);
          },
          [&](const event::SpecialDrew& e) {
            if (e.nothing) return Timeline("special-drew").hold(kSkim);
            return draw_one(e.player, e.card, "special-drew");
          },
          [&](const event::SpecialsDiscarded&) {
            for (const Piece& piece : model.specials) model.discard(piece);
            model.specials.clear();
            arrange();
            return commit("specials-discarded", kReturn);
          },
          [&](const event::Married& e) {
            CouplePiece couple = *model.pair;
            if (e.fever) {
              auto& couples = model.at(e.player).couples;
              couples.erase(couples.begin() + model.find_couple(e.player, e.couple));
            }
            couple.married = true;
            end_roll();
            model.lay_couple(e.player, couple);
            arrange();
            Glide glide = kMarried;
            glide.start = kKiss;
            board_.glide(couple.red.entity, glide);
            board_.glide(couple.blue.entity, glide);
            return commit("married", kReflow, kReadResult);
          },
          [&](const event::Dating& e) {
            const CouplePiece couple = *model.pair;
            end_roll();
            model.lay_couple(e.player, couple);
            arrange();
            board_.glide(couple.red.entity, kDating);
            board_.glide(couple.blue.entity, kDating);
            return commit("dating", kReflow);
          },
          [&](const event::StillDating&) {
            end_roll();
            ++model.fever_done;
            arrange();
            return commit("still-dating", kDating);
          },
          [&](const event::BrokeUp& e) {
            const CouplePiece couple = *model.pair;
            if (e.fever) {
              auto& couples = model.at(e.player).couples;
              couples.erase(couples.begin() + model.find_couple(e.player, e.couple));
            }
            end_roll();
            if (e.red_discarded) model.discard(couple.red);
            if (e.blue_discarded) model.discard(couple.blue);
            if (!e.red_discarded) model.into_pool(couple.red);
            if (!e.blue_discarded) model.into_pool(couple.blue);
            arrange();
            const Glide& how = e.red_discarded && e.blue_discarded ? kBothLeave : kBreakUp;
            board_.glide(couple.red.entity, how);
            board_.glide(couple.blue.entity, how);
            return commit("broke-up", kReflow, kReadResult);
          },
          [&](const event::FeverBegan&) {
            model.fever = true;
            changed();
            return Timeline("fever").hold(kFeverStart);
          },
          [&](const event::FeverTurn& e) {
            model.fever_player = e.player;
            model.fever_done = 0;
            changed();
            return Timeline("fever-turn").hold(e.couples > 0 ? 300 : kSkim);
          },
          [&](const event::FeverOver&) {
            model.fever = false;
            model.fever_player = kNoSeat;
            model.fever_done = 0;
            changed();
            return Timeline("fever-over").hold(kFeverEnd);
          },
          [&](const event::Won& e) {
            model.winners = e.winners;
            model.over = true;
            model.fever = false;
            model.fever_player = kNoSeat;
            model.fever_done = 0;
            changed();
            return Timeline("won").hold(kWin);
          },
          [&](const event::Stalemate& e) {
            model.winners = e.winners;
            model.over = true;
            changed();
            return Timeline("stalemate").hold(kWin);
          },
      },
      happened);
}

}  // namespace nightcap::martinis::table
