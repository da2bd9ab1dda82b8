// From events to motion: one visit, without a default, so that a new event does not compile until it is choreographed.
// Each moves the model on and lets the pieces travel to where the model now says they belong (art direction §9).

#include <algorithm>

#include "assets/art/ids.hpp"
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
constexpr float kFeverStart = 2200, kFeverLights = 700, kFeverEnd = 900, kWin = 1800, kSkim = 120;

}  // namespace

// The timeline of whatever the model has just become.
Timeline MartinisTable::commit(std::string_view label, const Glide& rest, float hold_ms) {
  Timeline timeline(label);
  place_dice();
  collect_wishes();
  board_.commit(timeline, rest, away_);
  if (hold_ms > 0) timeline.hold(timeline.length() + hold_ms);
  changed();
  return timeline;
}

void MartinisTable::end_roll() {
  Model& model = *model_;
  model.pair.reset();
  model.roller = kNoSeat;
  model.dice = {};
  for (SeatModel& seat : model.seats) seat.passed = false;
}

// In Fever the next couple steps under the arch before its dice are thrown.
Timeline MartinisTable::call_couple() {
  Model& model = *model_;
  if (!model.fever || model.pair) return Timeline();
  const int next = model.next_fever_couple();
  NIGHTCAP_CHECK(next >= 0);
  model.pair = model.at(model.fever_player).couples[static_cast<std::size_t>(next)];
  arrange();
  Timeline timeline = commit("fever-couple", kFeverCouple);
  burst(timeline, middle_of_pair(), {art::kPetal, 26, 10, 260, 200, 700, 60});
  return timeline;
}

void MartinisTable::throw_one(Timeline& timeline, Seat player, Die die, Face face) {
  model_->roller = player;
  model_->dice[static_cast<std::size_t>(die)] = {face, true};
  const int which = static_cast<int>(die);
  add_throw(timeline, dice_[static_cast<std::size_t>(which)], die, face, geometry_->die(which, model_->fever), random_.unit());
  flying_[static_cast<std::size_t>(which)] = true;
  timeline.add(motion::Deed{kThrowMs, [this, which](scene::Scene&) { flying_[static_cast<std::size_t>(which)] = false; }});
}

Timeline MartinisTable::throw_dice(std::span<const Event> rolls) {
  Timeline timeline("rolled");
  place_dice();
  for (const Event& roll : rolls) {
    const auto& e = std::get<event::Rolled>(roll);
    throw_one(timeline, e.player, e.die, e.face);
  }
  timeline.hold(timeline.length() + kReadDice);
  changed();
  return timeline;
}

Vec2 MartinisTable::middle_of_pair() const {
  return (geometry_->pair(-1, model_->fever).at + geometry_->pair(1, model_->fever).at) * 0.5f;
}

void MartinisTable::burst(Timeline& timeline, Vec2 from, const Burst& how) {
  if (!setup_.tempo->reduced_motion) effects_.burst(timeline, from, how);
}

// The lights of Fever go on or off.
void MartinisTable::light_fever(Timeline& timeline, float ms, bool on) {
  motion::Shape shape;
  shape.ms = ms;
  shape.easing = on ? Easing::kOutCubic : Easing::kInQuad;
  shape.apply = [this, on](scene::Scene&, float t) { fever_in_ = on ? t : 1 - t; };
  timeline.add(std::move(shape));
}

// The two lean together for a moment before they go home.
void MartinisTable::kiss(Timeline& timeline, const CouplePiece& couple) const {
  for (const auto& [piece, side] : {std::pair(couple.red, -1), std::pair(couple.blue, 1)}) {
    scene::Pose pose = geometry_->pair(side, model_->fever);
    pose.at.x -= 16 * static_cast<float>(side);
    pose.degrees = -5 * static_cast<float>(side);
    timeline.add(motion::Move{piece.entity, pose, 0, kKiss - 120, Easing::kOutBack});
  }
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
  return std::visit(base::Overloaded{
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
                            // Backs read both ways; a face must end upright.
                            if (const auto* card = scene_.find(entity); !std::get<scene::Card>(card->look).front.empty())
                              glide.turns = 1;
                            glide.start = static_cast<float>(nth) *
                                          std::min(kDealStagger, kDealRounds * 60 / static_cast<float>(dealt.size()));
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
                          // Who goes with which die is told by `matched`; until then the woman stands where the red die speaks
                          // for her.
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
                            const bool red_in_pool = std::any_of(model.pool.begin(), model.pool.end(),
                                                                 [&](const Piece& p) { return p.card == e.couple.red; });
                            const Piece pool = model.out_of_pool(red_in_pool ? e.couple.red : e.couple.blue);
                            const Piece hand = model.out_of_hand(e.player, red_in_pool ? e.couple.blue : e.couple.red);
                            model.pair = red_in_pool ? CouplePiece{pool, hand} : CouplePiece{hand, pool};
                          }
                          arrange();
                          board_.glide(model.pair->red.entity, kTake);
                          board_.glide(model.pair->blue.entity, kTake);
                          Timeline timeline = commit("matched", kReflow, kReadMatch);
                          burst(timeline, middle_of_pair(), {art::kIconHeart, 30, 12, 230, 240, 700, -40});
                          return timeline;
                        },
                        [&](const event::Rolled&) {
                          return throw_dice({&happened, 1});
                        },
                        [&](const event::ReRolled& e) {
                          Timeline timeline("re-rolled");
                          throw_one(timeline, e.player, e.die, e.face);
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
                          with(piece, kSpecial);
                          Timeline timeline = commit("special", kReflow);
                          burst(timeline, geometry_->special(static_cast<int>(model.specials.size()) - 1, model.fever).at,
                                {art::kSpark, 34, 10, 130, 560, 500});
                          return timeline;
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
                          const Vec2 altar = middle_of_pair();
                          couple.married = true;
                          end_roll();
                          model.lay_couple(e.player, couple);
                          arrange();
                          Glide glide = kMarried;
                          glide.start = kKiss;
                          board_.glide(couple.red.entity, glide);
                          board_.glide(couple.blue.entity, glide);
                          Timeline timeline = commit("married", kReflow, kReadResult);
                          kiss(timeline, couple);
                          burst(timeline, altar, {art::kPetal, 30, 24, 420, 160, 1100, 120});
                          burst(timeline, altar, {art::kRice, 18, 36, 360, 120, 1000, 180});
                          return timeline;
                        },
                        [&](const event::Dating& e) {
                          const CouplePiece couple = *model.pair;
                          end_roll();
                          model.lay_couple(e.player, couple);
                          arrange();
                          board_.glide(couple.red.entity, kDating);
                          board_.glide(couple.blue.entity, kDating);
                          Timeline timeline = commit("dating", kReflow);
                          burst(timeline, middle_of_pair(), {art::kIconHeart, 26, 8, 150, 0, 480, -30});
                          return timeline;
                        },
                        [&](const event::StillDating&) {
                          end_roll();
                          ++model.fever_done;  // it keeps its place
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
                          Timeline timeline = commit("broke-up", kReflow, kReadResult);
                          if (e.red_discarded && e.blue_discarded) {
                            burst(timeline, middle_of_pair(), {art::kIconBolt, 40, 5, 190, 0, 520, 30});
                          } else {
                            burst(timeline, middle_of_pair(), {art::kHeartLeft, 40, 4, 150, 0, 620, 80});
                            const Piece& swims = e.red_discarded ? couple.blue : couple.red;
                            burst(timeline, board_.home(swims.entity)->at, {art::kDrop, 24, 10, 110, 460, 520, 24});
                          }
                          return timeline;
                        },
                        [&](const event::FeverBegan& e) {
                          model.begin_fever(e.player);
                          arrange();
                          Timeline timeline = commit("fever", kReflow, kFeverStart);
                          light_fever(timeline, kFeverLights, true);
                          burst(timeline, {geometry_->page().x / 2, 200}, {art::kPetal, 30, 30, 760, 500, 1600, 420});
                          return timeline;
                        },
                        [&](const event::FeverTurn& e) {
                          model.fever_player = e.player;
                          model.fever_done = 0;
                          changed();
                          return Timeline("fever-turn").hold(e.couples > 0 ? 300 : kSkim);
                        },
                        [&](const event::FeverOver&) {
                          model.end_fever();
                          arrange();
                          Timeline timeline = commit("fever-over", kReflow);
                          light_fever(timeline, kFeverEnd, false);
                          return timeline;
                        },
                        [&](const event::Won& e) { return end_game("won", e.winners); },
                        [&](const event::Stalemate& e) { return end_game("stalemate", e.winners); },
                    },
                    happened);
}

Timeline MartinisTable::end_game(std::string_view label, SeatSet winners) {
  model_->winners = winners;
  model_->over = true;
  model_->end_fever();  // MM-7.1: also in the middle of it
  arrange();
  Timeline timeline = commit(label, kReflow, kWin);
  if (fever_in_ > 0) light_fever(timeline, kFeverEnd, false);
  for (Seat seat : winners) {
    burst(timeline, geometry_->seat(seat.index()).avatar, {art::kSpark, 40, 14, 190, 200, 1200});
    burst(timeline, geometry_->seat(seat.index()).avatar, {art::kConfetti1, 22, 36, 420, 300, 1500, 220});
  }
  return timeline;
}

}  // namespace nightcap::martinis::table
