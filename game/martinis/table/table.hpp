// The table of Martinis & Men.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/martinis/rules/rules.hpp"
#include "game/martinis/table/effects.hpp"
#include "game/martinis/table/geometry.hpp"
#include "game/martinis/table/model.hpp"
#include "game/martinis/table/regard.hpp"
#include "game/tabletop/board.hpp"
#include "game/tabletop/feel.hpp"
#include "game/tabletop/marks.hpp"
#include "game/tabletop/table.hpp"

namespace nightcap::martinis::table {

class MartinisTable final : public tabletop::TableOf<Rules> {
 public:
  explicit MartinisTable(tabletop::TableSetup setup);

  [[nodiscard]] ui::Corners corners() const override { return ui::Corners::kRound; }
  void set_page(Vec2 size) override;
  void collect(ui::WidgetList& widgets) const override;
  [[nodiscard]] std::string_view default_focus() const override;
  void press(std::string_view id) override;
  void drop(std::string_view from, std::string_view to) override;
  bool back() override;
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;
  void attend(const ui::Attention& attention) override;
  bool look(std::string_view id, Vec2 place) override;
  [[nodiscard]] std::vector<tabletop::ResultRow> results() const override;

  void show(const View& view) override;
  void hear(std::span<const Event> events, const View& after) override;
  void offer(std::span<const Action> legal) override;
  [[nodiscard]] std::vector<std::string> path(const Action& action) const override;

 protected:
  void animate(float ms) override;

 private:
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
  motion::Timeline call_couple();
  motion::Timeline throw_dice(std::span<const Event> rolls);
  motion::Timeline end_game(std::string_view label, SeatSet winners);
  motion::Timeline commit(std::string_view label, const tabletop::Glide& rest, float hold_ms = 0);
  void throw_one(motion::Timeline& timeline, Seat player, Die die, Face face);
  void light_fever(motion::Timeline& timeline, float ms, bool on);
  void kiss(motion::Timeline& timeline, const CouplePiece& couple) const;
  void burst(motion::Timeline& timeline, Vec2 from, const Burst& how);
  [[nodiscard]] Vec2 middle_of_pair() const;
  void end_roll();
  // table.cpp: what the person does.
  [[nodiscard]] bool caught_up() const { return !director_.busy(); }
  [[nodiscard]] bool may(const Action& action) const;
  [[nodiscard]] std::optional<Action> action_for(std::string_view id) const;
  [[nodiscard]] std::optional<Action> pool_action(CardId person, const std::optional<Draft>& with) const;
  void select(CardId card, bool in_pool);
  void move_selection();
  [[nodiscard]] std::string draft_id() const;
  // The Special Card that the buttons are about.
  [[nodiscard]] CardId chosen_special() const;
  [[nodiscard]] std::string expectation() const;
  [[nodiscard]] std::string call_out() const;
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
  // zoom.cpp: the large card.
  template <class F>
  void each_face(F&& visit) const;
  [[nodiscard]] CardId face_of(EntityId piece) const;
  [[nodiscard]] EntityId face_under(Vec2 place) const;
  bool move_close_up(float ms);
  [[nodiscard]] Rect close_up_box() const;
  void collect_close_up(ui::WidgetList& widgets) const;
  void paint_close_up(scene::DrawList& list) const;
  // widgets.cpp: what there is to see and press.
  void collect_seats(ui::WidgetList& widgets) const;
  void collect_cards(ui::WidgetList& widgets) const;
  void collect_prompts(ui::WidgetList& widgets) const;
  // paint.cpp, paint_seats.cpp, paint_fever.cpp
  void paint_center(scene::DrawList& list) const;
  void paint_spotlight(scene::DrawList& list) const;
  void paint_dice_words(scene::DrawList& list) const;
  void paint_stage_marks(scene::DrawList& list) const;
  void paint_call_out(scene::DrawList& list) const;
  void paint_prompts(scene::DrawList& list, const ui::Attention& attention) const;
  void paint_seats(scene::DrawList& list) const;
  void paint_seat(scene::DrawList& list, Seat seat) const;
  void paint_couple_marks(scene::DrawList& list) const;
  void paint_fever_behind(scene::DrawList& list) const;
  void paint_fever_panels(scene::DrawList& list) const;
  void paint_fever_queue(scene::DrawList& list) const;
  void paint_fever_dice(scene::DrawList& list) const;

  tabletop::Board board_;
  tabletop::Feel feel_;
  tabletop::Marks marks_;
  Effects effects_;
  Vec2 page_{1920, 1080};
  View view_;    // the newest that was shown
  View newest_;  // of the step that was heard last, still to be shown
  std::optional<Model> model_;
  std::optional<Geometry> geometry_;
  std::array<scene::EntityId, 2> dice_{};
  std::array<bool, 2> flying_{};  // dice that were thrown and have not landed: nobody says yet what they show
  std::vector<Action> legal_;
  std::optional<Draft> draft_;
  int throws_ = 0;      // how many of the viewer's dice are still to be thrown
  float fever_in_ = 0;  // how far the lights of Fever are on
  Regard regard_;
  CloseUp close_up_;
  std::string close_up_looked_at_;  // while it was brought by a key
  bool has_pointer_ = false;        // it has moved over this table
  CardId pulse_of_ = kNoCard;       // for whom the rings swell, and for how long they have, ms at speed 1
  float pulse_ = 0;
  std::vector<EntityId> away_;  // pieces that the hand keeps off their homes
};

}  // namespace nightcap::martinis::table
