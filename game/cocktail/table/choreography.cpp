// From events to motion: one visit, without a default, so that a new event does not compile until it is choreographed.
// Each moves the model on and lets the pieces travel to where the model now says they belong (art direction §9).
//
// Nothing here asks which card it is before everybody may know: a lie and the truth are served alike.

#include <algorithm>

#include "assets/art/ids.hpp"
#include "engine/base/check.hpp"
#include "engine/base/overloaded.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

namespace {

using motion::Deed;
using motion::Easing;
using motion::Move;
using motion::Shape;
using motion::Timeline;
using scene::Align;
using scene::Font;
using tabletop::Glide;
namespace palette = ui::palette;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kDeal{260, Easing::kOutCubic, 0};
constexpr float kDealStagger = 80, kDealRoom = 1500;
constexpr Glide kPlay{460, Easing::kInOutCubic, 0.12f};
constexpr float kUnroll = 240;
constexpr float kAnswer = 160, kCourtesy = 520;
constexpr Glide kDrop{420, Easing::kOutCubic, 0.06f};
constexpr Glide kDiscard{420, Easing::kInOutCubic, 0.06f};
constexpr float kCube = 420, kCubeStagger = 120, kHandOver = 480;
constexpr Glide kReplace{300, Easing::kOutCubic, 0.06f};
constexpr float kChangeMs = 900, kChangeLift = 20, kChangeBow = 0.22f;
constexpr float kPitDrop = 420, kPitBack = 320;
constexpr float kLid = 560, kGather = 240, kShuffle = 160, kSpread = 320, kSpreadStagger = 120, kReadTaken = 1000;
constexpr int kShuffles = 3;
constexpr float kScoreItem = 260, kScoreRest = 500, kPoison = 520;
constexpr float kRoundEnd = 1200, kWipe = 600, kRoundCard = 900;
constexpr float kDirectionMs = 400, kSkim = 120, kWaited = 500;
constexpr float kPitSide = 38, kCubeSide = 44, kFlaskSide = 56;
constexpr float kBannerSize = 92;

scene::TextStyle headline(float size) { return {Font::kDisplay, size, palette::kBrassLight, Align::kCenter, size / 14}; }

Pose pose_at(Vec2 at, float scale = 1) {
  Pose pose;
  pose.at = at;
  pose.scale = scale;
  return pose;
}

}  // namespace

// The timeline of whatever the model has just become.
Timeline CocktailTable::commit(std::string_view label, const Glide& rest, float hold_ms) {
  Timeline timeline(label);
  board_.commit(timeline, rest);
  if (hold_ms > 0) timeline.hold(timeline.length() + hold_ms);
  changed();
  return timeline;
}

Timeline CocktailTable::choreograph(const Event& happened, const View& after) {
  Model& model = *model_;
  // A new arrangement in which one piece travels in a way of its own.
  const auto with = [&](const Piece& piece, const Glide& how) {
    arrange();
    board_.glide(piece.entity, how);
  };
  const auto at_seat = [&](Seat seat) { return geometry_->seat(seat.index()).medal; };
  // A change of the model that shows when something has arrived.
  const auto then = [](Timeline& timeline, float when, auto&& what) {
    timeline.add(Deed{when, [what](scene::Scene&) { what(); }});
  };
  const auto banner = [&](Timeline& timeline, std::string_view text, float ms) {
    const Vec2 page = geometry_->page();
    effects_.words(timeline, text, headline(kBannerSize), {page.x, 130}, pose_at({page.x / 2, geometry_->air().at.y}),
                   kEffectLayer, {0, ms});
  };
  // A chip that pops up at a seat; the model's own chip stays.
  const auto answered = [&](Seat seat, Answer answer, std::string_view label) {
    model.at(seat).answer = answer;
    changed();
    return Timeline(label).hold(kAnswer);
  };
  return std::visit(
      base::Overloaded{
          [&](const event::Starter&) { return Timeline("starter"); },
          [&](const event::RoundBegan& e) {
            model.round = e.round;
            model.in_round = model.alive = e.players;
            model.reserve = e.reserve;
            Timeline timeline("round");
            banner(timeline, "Round " + std::to_string(e.round), kRoundCard);
            changed();
            return timeline;
          },
          [&](const event::Dealt& e) {
            std::vector<EntityId> dealt;
            for (int n = 0; n < e.count; ++n) {
              for (int i = 0; i < model.players; ++i) {
                const Seat seat{(after.starter.index() + i) % model.players};
                if (!model.in_round.has(seat)) continue;
                CardId card = kNoCard;
                if (e.told.has(seat)) {
                  CardSet cards = e.hands[seat.n];
                  for (int k = 0; k < n; ++k) cards.remove(cards.front());
                  card = cards.front();
                }
                const Piece piece = model.from_reserve(card);
                model.into_hand(seat, piece);
                dealt.push_back(piece.entity);
              }
            }
            arrange();
            const float stagger = std::min(kDealStagger, kDealRoom / static_cast<float>(dealt.size()));
            for (std::size_t i = 0; i < dealt.size(); ++i) {
              Glide glide = kDeal;
              glide.start = stagger * static_cast<float>(i);
              board_.glide(dealt[i], glide);
            }
            return commit("dealt", kReflow);
          },
          [&](const event::DirectionChosen& e) {
            model.direction = e.clockwise ? Direction::kClockwise : Direction::kCounterclockwise;
            Timeline timeline("direction");
            effects_.stamp(timeline, e.clockwise ? art::kDirectionCw : art::kDirectionCcw, {240, 240},
                           pose_at(geometry_->air().at), kEffectLayer, {0, 2 * kDirectionMs}, 0.6f);
            changed();
            return timeline;
          },
          [&](const event::Waited& e) {
            Timeline timeline("waited");
            effects_.rise(timeline, "waits", at_seat(e.player), at_seat(e.player) + Vec2{0, -40}, 0, kWaited, palette::kCream,
                          30);
            return timeline;
          },
          [&](const event::Played& e) {
            const Piece piece = model.out_of_hand(e.player, e.card);
            model.air = Served{{piece, e.handle, e.declared, e.player, false}, e.player, e.to};
            tag_unrolled_ = 0;
            with(piece, kPlay);
            Timeline timeline = commit("played", kReflow);
            Shape unroll;
            unroll.start = kPlay.ms;
            unroll.ms = kUnroll;
            unroll.easing = Easing::kOutBack;
            unroll.apply = [this](scene::Scene&, float t) { tag_unrolled_ = t; };
            timeline.add(std::move(unroll));
            return timeline;
          },
          [&](const event::PitBack& e) {
            Timeline timeline("pit-back");
            BitePiece* bite = model.find_bite(e.handle);
            NIGHTCAP_CHECK(bite != nullptr);
            bite->pit = false;
            effects_.fly(timeline, art::kIconPit, kPitSide, board_.home(bite->piece.entity)->at, geometry_->pits().center(), 0,
                         kPitBack);
            changed();
            return timeline;
          },
          [&](const event::WindowOpened&) { return Timeline("window").hold(kSkim); },
          [&](const event::NoWindow&) {
            const Piece piece = model.air->bite.piece;
            model.land();
            with(piece, kDrop);
            return commit("no-window", kReflow);
          },
          [&](const event::Suspected& e) { return answered(e.player, Answer::kSuspect, "suspected"); },
          [&](const event::Courtesy& e) {
            Timeline timeline("courtesy");
            const bool to_self = model.air && model.air->player == model.air->to;
            const Vec2 from = at_seat(e.player);
            effects_.rise(timeline, std::string(courtesy_words(to_self)) + "!", from, from + Vec2{0, -30}, 0, kCourtesy,
                          palette::kBrassLight, 38);
            effects_.stamp(timeline, art::kChipGlass, {84, 84}, pose_at(from + Vec2{0, -64}), kEffectLayer,
                           {0, kCourtesy, 120, 160}, 0.6f);
            feels(timeline, e.player, Mood::kPleased, 0, kCourtesy);
            return timeline;
          },
          [&](const event::WindowPassed& e) { return answered(e.player, Answer::kPass, "window-passed"); },
          [&](const event::Unsuspected&) {
            const Piece piece = model.air->bite.piece;
            const Seat player = model.air->player;
            model.land();
            model.clear_answers();
            with(piece, kDrop);
            Timeline timeline = commit("unsuspected", kReflow);
            feels(timeline, player, Mood::kPleased, 0, kDrop.ms);  // truth or lie: it passed
            return timeline;
          },
          [&](const event::TurnedOver& e) {
            const Piece piece = model.turn_over(e.card);
            with(piece, kDiscard);
            Timeline timeline = commit("turned-over", kReflow);
            feels(timeline, e.player, e.truth ? Mood::kPleased : Mood::kCaught, 0, kDiscard.ms);
            return timeline;
          },
          [&](const event::Cubes& e) {
            Timeline timeline("cubes");
            const Vec2 to = geometry_->seat(e.player.index()).plate.center();
            for (int i = 0; i < e.count; ++i) {
              const float start = kCubeStagger * static_cast<float>(i);
              effects_.fly(timeline, art::kIconCube, kCubeSide, geometry_->bank(), to, start, kCube);
              then(timeline, start + kCube, [this, player = e.player] {
                ++model_->at(player).cubes;
                changed();
              });
            }
            const float end = timeline.length();
            effects_.rise(timeline, "+" + std::to_string(e.count), to, to + Vec2{0, -56}, end, 500, palette::kCoral);
            feels(timeline, e.player, Mood::kCaught, 0, end + 500);
            return timeline;
          },
          [&](const event::HandedOver& e) {
            Timeline timeline("handed-over");
            --model.at(e.player).cubes;
            effects_.fly(timeline, art::kIconCube, kCubeSide, geometry_->seat(e.player.index()).plate.center(),
                         geometry_->seat(e.to.index()).plate.center(), 0, kHandOver);
            changed();
            return timeline;
          },
          [&](const event::Kept&) { return Timeline("kept").hold(kSkim); },
          [&](const event::Replaced& e) {
            --model.reserve;
            const Piece piece = model.from_reserve(e.card);
            model.into_hand(e.player, piece);
            model.clear_answers();
            with(piece, kReplace);
            return commit("replaced", kReflow);
          },
          [&](const event::Changed& e) {
            const BitePiece own = *model.find_bite(e.own), other = *model.find_bite(e.other);
            model.change(e.player, e.own, e.with, e.other);
            arrange();
            if (setup_.tempo->reduced_motion) return commit("changed", kReflow);
            // They cross on opposite sides: two arcs in the plane of the table.
            Timeline timeline("changed");
            const auto cross = [&](EntityId entity, float side) {
              const Pose from = scene_.find(entity)->pose, to = *board_.home(entity);
              const Vec2 way = to.at - from.at, aside = Vec2{way.y, -way.x} * (kChangeBow * side);
              timeline.add(
                  Shape{entity, 0, kChangeMs, Easing::kInOutCubic, [entity, from, to, aside](scene::Scene& scene, float t) {
                          Pose pose = to;
                          if (t < 1) {
                            const float bow = 4 * t * (1 - t);
                            pose.at = from.at + (to.at - from.at) * t + aside * bow;
                            pose.scale = scene::lerp(from.scale, to.scale, t) * (1 + 0.2f * bow);
                            pose.lift = kChangeLift * bow;
                          }
                          scene.find(entity)->pose = pose;
                        }});
            };
            cross(other.piece.entity, 1);
            cross(own.piece.entity, 1);
            changed();
            return timeline;
          },
          [&](const event::Pit& e) {
            Timeline timeline("pit");
            const BitePiece* bite = model.find_bite(e.handle);
            NIGHTCAP_CHECK(bite != nullptr);
            effects_.fly(timeline, art::kIconPit, kPitSide, geometry_->pits().center(), board_.home(bite->piece.entity)->at, 0,
                         kPitDrop);
            then(timeline, kPitDrop, [this, handle = e.handle] {
              model_->find_bite(handle)->pit = true;
              changed();
            });
            return timeline;
          },
          [&](const event::Took& e) {
            model.take(e.player, e.cards);
            arrange();
            // They meet in one pile before they are shuffled and fan out, so that nobody sees which lay where (CK-6.3).
            Timeline timeline("took");
            const SeatPlace& place = geometry_->seat(e.player.index());
            const Vec2 lid{place.tray.x, place.tray.y - 26 * place.tray_scale};
            effects_.come(timeline, art::kCloche, {300, 196}, pose_at(lid, 1.25f * place.tray_scale),
                          pose_at(lid + Vec2{0, -170 * place.tray_scale}, 1.25f * place.tray_scale), kEffectLayer,
                          {0, kLid, 100, 160}, kLid, Easing::kInOutCubic);
            const auto& taken = model.at(e.player).taken;
            Pose pile = geometry_->bite(e.player.index(), 1);
            const float apart = 26 * geometry_->seat(e.player.index()).tray_scale;
            for (std::size_t i = 0; i < taken.size(); ++i) {
              timeline.add(Move{taken[i].entity, pile, 0, kGather, Easing::kInOutCubic});
              for (int k = 0; k < kShuffles; ++k) {
                Pose aside = pile;
                aside.at.x += (i + static_cast<std::size_t>(k)) % 2 == 0 ? apart : -apart;
                const float start = kGather + kShuffle * static_cast<float>(k);
                timeline.add(Move{taken[i].entity, aside, start, kShuffle / 2});
                timeline.add(Move{taken[i].entity, pile, start + kShuffle / 2, kShuffle / 2});
              }
              Glide spread{kSpread, Easing::kOutCubic, 0};
              spread.start = kGather + kShuffle * kShuffles + kSpreadStagger * static_cast<float>(i);
              board_.glide(taken[i].entity, spread);
            }
            board_.commit(timeline, kReflow);
            timeline.hold(timeline.length() + kReadTaken);
            changed();
            return timeline;
          },
          [&](const event::Unseen& e) {
            SeatModel& seat = model.at(e.player);
            Timeline timeline("unseen");
            for (const Piece& piece : seat.hand) {
              Pose away = scene_.find(piece.entity)->pose;
              away.at.y -= 60;
              away.flip = 180;
              away.alpha = 0;
              timeline.add(Move{piece.entity, away, 0, kReplace.ms});
            }
            seat.hand.clear();
            arrange();
            board_.commit(timeline, kReflow);
            changed();
            return timeline;
          },
          [&](const event::Scored& e) {
            Timeline timeline("scored");
            const Vec2 tray = geometry_->seat(e.player.index()).tray, sun = geometry_->sun(e.player.index()).center();
            const std::string gain = e.drunk ? "Drunk" : "+" + std::to_string(e.honor);
            const float arrives = kScoreItem + kScoreRest;
            effects_.rise(timeline, gain, tray, sun, 0, arrives, palette::kBrassLight, 54);
            then(timeline, arrives, [this, player = e.player, honor = e.honor] {
              model_->at(player).honor += honor;
              changed();
            });
            const auto keep = [&](scene::SpriteId flask, int first_slot, int count, int had, bool blue) {
              for (int i = 0; i < count; ++i) {
                const float start = timeline.length();
                const Vec2 slot = geometry_->bottle(e.player.index(), first_slot + had + i).center();
                effects_.fly(timeline, flask, kFlaskSide, tray, slot, start, kPoison);
                then(timeline, start + kPoison, [this, player = e.player, blue] {
                  ++(blue ? model_->at(player).blue : model_->at(player).red);
                  changed();
                });
              }
            };
            keep(art::kIconBottleBlue, 0, e.blue, model.at(e.player).blue, true);
            keep(art::kIconBottleRed, kFatalBlue, e.red, model.at(e.player).red, false);
            return timeline;
          },
          [&](const event::Poisoned& e) { return mourn(e.player); },
          [&](const event::RoundOver& e) {
            Timeline timeline("round-over");
            banner(timeline, "Round " + std::to_string(e.round) + " is over", kRoundEnd);
            if (after.phase == Phase::kOver) return timeline;  // the last cocktails stay to be looked at
            for (const Piece& piece : model.clear_round()) {
              Pose away = scene_.find(piece.entity)->pose;
              // Wiped from left to right.
              const float start = (kRoundEnd - kWipe) * std::clamp(away.at.x / geometry_->page().x, 0.0f, 1.0f);
              away.at.x += 80;
              away.alpha = 0;
              timeline.add(Move{piece.entity, away, start, kWipe, Easing::kInQuad});
            }
            model.round = e.round + 1;
            arrange();
            board_.commit(timeline, kReflow);
            changed();
            return timeline;
          },
          [&](const event::Won& e) {
            model.winners = e.winners;
            model.scores = e.scores;
            model.posthumous = e.posthumous;
            model.over = true;
            changed();
            return inherit(e);
          },
      },
      happened);
}

}  // namespace nightcap::cocktail::table
