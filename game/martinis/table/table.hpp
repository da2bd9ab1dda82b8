// The table of Martinis & Men.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/martinis/rules/rules.hpp"
#include "game/martinis/table/geometry.hpp"
#include "game/martinis/table/model.hpp"
#include "game/martinis/table/score.hpp"
#include "game/martinis/table/spectacle.hpp"
#include "game/martinis/table/staging.hpp"
#include "game/martinis/table/throw.hpp"
#include "game/tabletop/board.hpp"
#include "game/tabletop/close_up.hpp"
#include "game/tabletop/feel.hpp"
#include "game/tabletop/marks.hpp"
#include "game/tabletop/regard.hpp"
#include "game/tabletop/table.hpp"

namespace nightcap::martinis::table {

class MartinisTable final : public tabletop::TableOf<Rules> {
 public:
  explicit MartinisTable(tabletop::TableSetup setup);

  [[nodiscard]] ui::Corners corners() const override { return ui::Corners::kRound; }
  void set_page(Vec2 size) override;
  void collect(ui::WidgetList& widgets) const override;
  [[nodiscard]] std::string_view default_focus() const override;
  [[nodiscard]] std::string_view layer_name(int layer) const override;
  void press(std::string_view id) override;
  void drop(std::string_view from, std::string_view to) override;
  bool back() override;
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;
  void attend(const ui::Attention& attention) override;
  bool look(std::string_view id, Vec2 place) override;
  [[nodiscard]] std::vector<tabletop::ResultRow> results() const override;
  [[nodiscard]] bool tense() const override { return model_ && model_->fever; }

  void show(const View& view) override;
  void close(const View& everybodys) override;
  void hear(std::span<const Event> events, const View& after) override;
  void offer(std::span<const Action> legal) override;
  [[nodiscard]] std::vector<std::string> path(const Action& action) const override;
  [[nodiscard]] std::vector<std::string> path_once_shown(const Action& action, std::span<const Action> legal) const override;
  [[nodiscard]] std::string action_words(const Action& action) const override;
  [[nodiscard]] std::string sentence() const override;
  [[nodiscard]] std::vector<tabletop::Odds> odds() const override;

 protected:
  void animate(float ms) override;

 private:
  [[nodiscard]] tabletop::LogLine log_line(const Event& event) override;
  void forget_throws() override { throws_ = 0; }
  // A card that was pressed and waits for what to do with it.
  struct Draft {
    CardId card = kNoCard;
    bool in_pool = false;
  };

  // arrange.cpp: where everything belongs.
  void arrange();
  void settle_board();
  void place_dice();
  [[nodiscard]] bool dish_there() const;
  // choreography.cpp: what happened, as motion.
  motion::Timeline choreograph(const Event& event);
  motion::Timeline commit(std::string_view label, const tabletop::Glide& rest, float hold_ms = 0, float light_at = 0);
  // ms of a motion at the present pace: each link of Fever is a little faster.
  [[nodiscard]] float pace(float ms) const;
  [[nodiscard]] tabletop::Glide paced(tabletop::Glide glide) const;
  [[nodiscard]] bool still() const;  // reduced motion
  [[nodiscard]] Score score(motion::Timeline& timeline) const;
  // How long there is to read what an event has come to, before the next.
  [[nodiscard]] static float reading_ms(const Event& event);
  void light_stage(Score& score, float at);
  void arrange_with(const Piece& piece, const tabletop::Glide& how);
  void forget_at_end(motion::Timeline& timeline, std::vector<scene::EntityId> things);
  motion::Timeline turn_away(std::vector<scene::EntityId> cards);
  // turn.cpp
  motion::Timeline happen(const event::Starter& e);
  motion::Timeline happen(const event::Dealt& e);
  motion::Timeline happen(const event::Reshuffled& e);
  motion::Timeline happen(const event::Drew& e);
  motion::Timeline happen(const event::NothingToDraw& e);
  motion::Timeline happen(const event::Passed& e);
  motion::Timeline happen(const event::IntoPool& e);
  motion::Timeline draw_one(Seat player, CardId card, std::string_view label);
  motion::Timeline your_turn(Seat player);
  void splash(Score& score, const Piece& person, float at, float fall_ms);
  // showing.cpp
  motion::Timeline happen(const event::Asked& e);
  motion::Timeline happen(const event::ShowChosen& e);
  motion::Timeline happen(const event::TurnedOver& e);
  motion::Timeline happen(const event::WentBack& e);
  motion::Timeline nobody_shows();
  void point_at_badges(Score& score, const Pose& card, CardId person, CardId partner, float at, int times);
  // matching.cpp
  motion::Timeline happen(const event::Took& e);
  motion::Timeline happen(const event::Matched& e);
  void meet(Score& score, float at);
  void change_places(Score& score);
  // rolls.cpp
  motion::Timeline happen(const event::Rolled& e);
  motion::Timeline happen(const event::ReRolled& e);
  motion::Timeline happen(const event::WindowPassed& e);
  motion::Timeline happen(const event::Special& e);
  motion::Timeline happen(const event::SpecialDrew& e);
  motion::Timeline happen(const event::SpecialsDiscarded& e);
  motion::Timeline throw_dice(std::span<const Event> rolls);
  void throw_these(motion::Timeline& timeline, Seat player, std::span<const Cast> casts, bool again);
  void sound_throw(motion::Timeline& timeline, const Thrown& thrown, bool again);
  void tip_dice(motion::Timeline& timeline);
  [[nodiscard]] Cast cast(Die die, Face face) const;
  [[nodiscard]] Vec2 thrower(Seat player) const;
  [[nodiscard]] Vec2 middle_of_dice() const;
  void end_roll();
  motion::Timeline open_window();
  void close_window(Score& score);
  // couples.cpp
  motion::Timeline happen(const event::Married& e);
  motion::Timeline happen(const event::Dating& e);
  motion::Timeline happen(const event::StillDating& e);
  motion::Timeline happen(const event::BrokeUp& e);
  void kiss(Score& score, const CouplePiece& couple) const;
  void one_leaves(Score& score, const CouplePiece& couple, bool red_leaves);
  void both_leave(Score& score, const CouplePiece& couple);
  void shed_badge(const CouplePiece& couple);
  void close_stage(Score& score);
  void leave_light(Score& score, const CouplePiece& couple, float at, float ms);
  [[nodiscard]] Vec2 middle_of_pair() const;
  // fever.cpp
  motion::Timeline happen(const event::FeverBegan& e);
  motion::Timeline happen(const event::FeverTurn& e);
  motion::Timeline happen(const event::FeverOver& e);
  motion::Timeline happen(const event::Won& e);
  motion::Timeline happen(const event::Stalemate& e);
  motion::Timeline call_couple();
  motion::Timeline clear_fever();
  void hide_rings(Score& score);
  void light_fever(motion::Timeline& timeline);
  void darken_fever(motion::Timeline& timeline);
  [[nodiscard]] int queue_row() const;  // of who rolls in Fever, -1 before the first
  // win.cpp
  motion::Timeline end_game(std::string_view label, SeatSet winners);
  void raise_curtain(motion::Timeline& timeline);
  [[nodiscard]] bool won() const;  // by marriages, not by stalemate
  // table.cpp: what the person does.
  [[nodiscard]] bool caught_up() const { return !director_.busy(); }
  // People of this screen are asked at their buzzers; or one of them has buzzed.
  [[nodiscard]] bool at_buzzers() const { return view_.viewer == kNoSeat && !open_to_.empty(); }
  [[nodiscard]] bool buzzed() const { return view_.viewer != kNoSeat && !open_to_.empty(); }
  [[nodiscard]] bool may(const Action& action) const;
  [[nodiscard]] std::optional<Action> action_for(std::string_view id) const;
  [[nodiscard]] std::optional<Action> pool_action(CardId person, const std::optional<Draft>& with) const;
  void select(CardId card, bool in_pool);
  void move_selection();
  [[nodiscard]] std::string draft_id() const;
  // The Special Card that the buttons are about.
  [[nodiscard]] CardId chosen_special() const;
  [[nodiscard]] std::string call_out() const;
  [[nodiscard]] std::string sentence_of_motion() const;
  // hand.cpp: how cards answer the hand.
  [[nodiscard]] std::optional<Draft> in_hand() const;
  [[nodiscard]] EntityId piece_of(const Draft& held) const;
  [[nodiscard]] CardId wanted() const;
  [[nodiscard]] Pose bobbing(const Pose& home, CardId person, int nth) const;
  [[nodiscard]] bool is_calm() const;
  [[nodiscard]] Pose risen(const Pose& home, CardId own) const;
  [[nodiscard]] Pose dragged_pose(const Pose& home) const;
  [[nodiscard]] const Pose* partner_under() const;
  void wish_for_hand();
  void wish_for_table();
  void collect_wishes();
  // fits.cpp: who fits, and why.
  void swell_rings(float ms);
  void lay_marks();
  void paint_reason(scene::DrawList& list) const;
  // stirring.cpp: what stirs while nobody does anything.
  [[nodiscard]] bool stirs() const;
  [[nodiscard]] bool ripples() const;
  [[nodiscard]] bool blinks(Seat seat) const;
  [[nodiscard]] bool thinks(Seat seat) const;
  [[nodiscard]] float dot_height(Seat seat, int dot) const;
  bool stir();
  void paint_lamps(scene::DrawList& list) const;
  void paint_ripples(scene::DrawList& list) const;
  void paint_shut_eyes(scene::DrawList& list) const;
  void paint_thinking(scene::DrawList& list) const;
  // zoom.cpp: the large card.
  template <class F>
  void each_face(F&& visit) const;
  [[nodiscard]] CardId face_of(EntityId piece) const;
  [[nodiscard]] EntityId face_under(Vec2 place) const;
  bool move_close_up(float ms);
  void collect_close_up(ui::WidgetList& widgets) const;
  void paint_close_up(scene::DrawList& list) const;
  // widgets.cpp: what there is to see and press.
  void collect_seats(ui::WidgetList& widgets) const;
  void collect_cards(ui::WidgetList& widgets) const;
  void collect_prompts(ui::WidgetList& widgets) const;
  void collect_buzzers(ui::WidgetList& widgets) const;
  // paint.cpp, paint_seats.cpp, paint_fever.cpp, paint_fever_panels.cpp, paint_win.cpp
  void paint_center(scene::DrawList& list) const;
  void paint_spotlight(scene::DrawList& list) const;
  void paint_dice_words(scene::DrawList& list) const;
  void paint_stage_marks(scene::DrawList& list) const;
  void paint_call_out(scene::DrawList& list) const;
  void paint_prompts(scene::DrawList& list, const ui::Attention& attention) const;
  // paint_staging.cpp
  void paint_window_bar(scene::DrawList& list) const;
  void paint_seal(scene::DrawList& list, const CouplePiece& couple) const;
  void paint_staging(scene::DrawList& list) const;
  void paint_buzzer(scene::DrawList& list, const ui::Widget& buzzer, const ui::Attention& attention) const;
  [[nodiscard]] int landed(const std::vector<Piece>& hand) const;
  [[nodiscard]] int on_deck() const;
  void paint_seats(scene::DrawList& list) const;
  void paint_seat(scene::DrawList& list, Seat seat) const;
  void paint_couple_marks(scene::DrawList& list) const;
  void paint_fever_behind(scene::DrawList& list) const;
  void paint_fever_panels(scene::DrawList& list) const;
  void paint_fever_queue(scene::DrawList& list) const;
  void paint_fever_dice(scene::DrawList& list) const;
  void paint_win(scene::DrawList& list) const;
  void paint_winner(scene::DrawList& list, Seat seat, Vec2 at, float k, float seen) const;
  void paint_neon(scene::DrawList& list, std::string_view name, Vec2 at) const;

  tabletop::Board board_;
  tabletop::Feel feel_;
  tabletop::Marks marks_;
  Vec2 page_{1920, 1080};
  View view_;    // the newest that was shown
  View newest_;  // of the step that was heard last, still to be shown
  std::optional<Model> model_;
  std::optional<Geometry> geometry_;
  std::array<scene::EntityId, 2> dice_{};
  scene::EntityId scoop_{};       // the hand that throws a die again: hidden but for then
  std::array<bool, 2> flying_{};  // dice that were thrown and have not landed: nobody says yet what they show
  std::vector<Action> legal_;
  std::optional<Draft> draft_;
  int throws_ = 0;  // how many of the viewer's dice are still to be thrown
  Staging staging_;
  FeverLook fever_;
  WinLook win_;
  int fever_links_ = 0;   // couples called in this Fever
  float fever_pace_ = 1;  // of what happens in Fever
  // What stirs, as it was seen last.
  struct Stir {
    std::array<long, 2> lamps{};
    float ripple = 0;
    std::array<bool, kMaxPlayers> shut{};
    std::array<float, 3 * kMaxPlayers> dots{};
    friend bool operator==(const Stir&, const Stir&) = default;
  };
  Stir stir_;
  tabletop::Regard regard_;
  tabletop::CloseUp close_up_;
  CardId pulse_of_ = kNoCard;  // for whom the rings swell, and for how long they have, ms at speed 1
  float pulse_ = 0;
  std::vector<EntityId> away_;  // pieces that the hand keeps off their homes
  float queue_at_ = -1;         // the row that the queue's marker is at; < 0: there is none
  unsigned arrangements_ = 0;   // counts them: what moves for an older one stops
};

}  // namespace nightcap::martinis::table
