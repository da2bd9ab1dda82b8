// The table of Cocktail.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/cocktail/rules/rules.hpp"
#include "game/cocktail/table/effects.hpp"
#include "game/cocktail/table/geometry.hpp"
#include "game/cocktail/table/heirs.hpp"
#include "game/cocktail/table/model.hpp"
#include "game/cocktail/table/score_sheet.hpp"
#include "game/tabletop/board.hpp"
#include "game/tabletop/close_up.hpp"
#include "game/tabletop/feel.hpp"
#include "game/tabletop/marks.hpp"
#include "game/tabletop/regard.hpp"
#include "game/tabletop/table.hpp"

namespace nightcap::cocktail::table {

class Stage;

inline constexpr float kSelectedRise = 40;  // vpx, of the card that was chosen

class CocktailTable final : public tabletop::TableOf<Rules> {
 public:
  explicit CocktailTable(tabletop::TableSetup setup);

  [[nodiscard]] ui::Corners corners() const override { return ui::Corners::kChamfer; }
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
  [[nodiscard]] std::optional<tabletop::Tally> tally() const override;
  [[nodiscard]] std::vector<tabletop::ResultRow> results() const override;
  // A bite is in the air: it may be suspected.
  [[nodiscard]] bool tense() const override { return model_ && model_->suspected(); }

  void show(const View& view) override;
  void close(const View& everybodys) override;
  void hear(std::span<const Event> events, const View& after) override;
  void offer(std::span<const Action> legal) override;
  [[nodiscard]] std::vector<std::string> path(const Action& action) const override;
  [[nodiscard]] std::string action_words(const Action& action) const override;
  [[nodiscard]] std::string sentence() const override { return question(); }

  [[nodiscard]] bool takes_answers() const override;
  [[nodiscard]] bool leaves_motion_alone(std::string_view id) const override;
  bool key(std::string_view key) override;
  [[nodiscard]] std::vector<std::string> open_path(Seat seat, const Action& action) const override;

 protected:
  void animate(float ms) override;

 private:
  [[nodiscard]] tabletop::LogLine log_line(const Event& event) override;
  // What the person has put together so far. Either a play: card and tray in any order, then what it is called; or a
  // change: the own bite, then the other.
  struct Draft {
    CardId card = kNoCard;
    Seat to = kNoSeat;
    Kind kind = kNoKind;
    bool changing = false;
    Handle own = kNoHandle;
    friend bool operator==(const Draft&, const Draft&) = default;
  };

  // The window that the picture shows: from its opening until the bite that it is about lies where it belongs.
  struct ShownWindow {
    Seat player = kNoSeat;
    Seat to = kNoSeat;
    Kind declared = kNoKind;
    Handle handle = kNoHandle;
    Seat courteous = kNoSeat;  // who has ended it
  };

  // arrange.cpp: where everything belongs.
  void arrange();
  void rearrange();
  void settle_board();
  [[nodiscard]] bool is_near(Seat seat) const;
  // choreography.cpp: what happened, as motion.
  motion::Timeline choreograph(const Event& event, const View& after);
  motion::Timeline commit(std::string_view label, const tabletop::Glide& rest, float hold_ms = 0);
  void arrange_with(const Piece& piece, const tabletop::Glide& how);
  [[nodiscard]] Vec2 at_seat(Seat seat) const;
  [[nodiscard]] float pan_of(Vec2 at) const;
  static void then(motion::Timeline& timeline, float when, std::function<void()> what);
  void banner(motion::Timeline& timeline, std::string_view text, float ms);
  motion::Timeline answered(Seat seat, Answer answer, std::string_view label);
  // serving.cpp
  motion::Timeline your_turn();
  motion::Timeline happen(const event::Starter& e);
  motion::Timeline happen(const event::RoundBegan& e);
  motion::Timeline happen(const event::Dealt& e, const View& after);
  motion::Timeline happen(const event::DirectionChosen& e);
  motion::Timeline happen(const event::Waited& e);
  motion::Timeline happen(const event::Played& e);
  motion::Timeline happen(const event::PitBack& e);
  motion::Timeline happen(const event::WindowOpened& e);
  motion::Timeline happen(const event::NoWindow& e);
  // answers.cpp
  motion::Timeline happen(const event::Suspected& e);
  motion::Timeline happen(const event::Courtesy& e);
  motion::Timeline happen(const event::WindowPassed& e);
  motion::Timeline happen(const event::Unsuspected& e);
  motion::Timeline happen(const event::TurnedOver& e);
  motion::Timeline happen(const event::Replaced& e);
  // cubes.cpp
  static constexpr float kCubeStagger = 120, kSaySize = 24;
  motion::Timeline happen(const event::Cubes& e);
  motion::Timeline happen(const event::HandedOver& e);
  motion::Timeline happen(const event::Kept& e);
  [[nodiscard]] bool small_plate(Seat seat) const;
  [[nodiscard]] Vec2 cube_slot(Seat seat, int i, int n) const;
  [[nodiscard]] Vec2 stage_cube(Seat payer, int i, int n) const;
  void paint_cubes(scene::DrawList& list, Seat seat) const;
  void throw_cube(motion::Timeline& timeline, const Pose& from, const Pose& to, int layer, float start, float ms);
  void count_out(motion::Timeline& timeline, Seat liar, bool truth);
  void paint_lying(scene::DrawList& list) const;
  void count_pill(motion::Timeline& timeline, Seat seat, int count, float from);
  float merge(motion::Timeline& timeline, Seat seat, int fives, int ones, float start);
  void weigh(motion::Timeline& timeline, Seat seat, int cubes, float from);
  void say_beside(motion::Timeline& timeline, std::string_view words, Seat seat, const Span& span);
  // trays.cpp
  motion::Timeline happen(const event::Changed& e);
  motion::Timeline happen(const event::Pit& e);
  motion::Timeline happen(const event::Took& e);
  void cross(motion::Timeline& timeline, EntityId entity, int order);
  void cover(motion::Timeline& timeline, const Pose& tray);
  void leave_spotlight(motion::Timeline& timeline, float start);
  motion::Timeline happen(const event::Unseen& e);
  motion::Timeline happen(const event::Scored& e);  // counting.cpp
  void keep_poison(motion::Timeline& timeline, Seat player, const Piece& bite, int slot, float start);
  void link_to_wine(motion::Timeline& timeline, const Piece& wine, const Piece& bite, float start);
  motion::Timeline happen(const event::Poisoned& e);
  motion::Timeline happen(const event::RoundOver& e, const View& after);
  motion::Timeline happen(const event::Won& e, const View& after);
  // reveal.cpp
  motion::Timeline reveal(const event::TurnedOver& turned);
  [[nodiscard]] std::vector<Seat> accusers() const;
  void accuse(Stage& stage, const event::TurnedOver& turned, const std::vector<Seat>& suspects);
  void turn_under_lamp(motion::Timeline& timeline, EntityId card, CardId known);
  void pass_sentence(motion::Timeline& timeline, Stage& stage, const event::TurnedOver& turned,
                     const std::vector<Seat>& suspects);
  void reading(motion::Timeline& timeline, float from, float until);
  // rounds.cpp
  void settle_sheet();
  void paint_sheet(scene::DrawList& list) const;
  motion::Timeline show_score(const View& after, int rounds);
  void wipe(motion::Timeline& timeline);
  void turn_round_card(motion::Timeline& timeline, int round);
  // endings.cpp
  motion::Timeline mourn(Seat seat);
  void stop_clock(motion::Timeline& timeline, Vec2 at);
  void fill_last_slot(motion::Timeline& timeline, Seat seat, Vec2 at);
  motion::Timeline reel(const event::Scored& scored);
  motion::Timeline inherit(const event::Won& won, const View& after);
  void hang(motion::Timeline& timeline, const event::Won& won, Seat heir, Vec2 at, float scale, float start);
  // table.cpp: what the person does.
  [[nodiscard]] bool caught_up() const { return !director_.busy(); }
  [[nodiscard]] bool may(const Action& action) const;
  [[nodiscard]] bool may_any(Action::Type type) const;
  [[nodiscard]] bool may_serve(CardId card, Seat to) const;       // kNoCard, kNoSeat: any
  [[nodiscard]] bool may_change(Handle own, Handle other) const;  // kNoHandle: any
  // Whether card and tray are chosen, and what it is called is being asked.
  [[nodiscard]] bool menu_open() const { return draft_.card != kNoCard && draft_.to != kNoSeat; }
  void redraft(const Draft& draft);
  void choose_tray(Seat to);
  void choose_bite(Handle handle);
  // hand.cpp: how cards answer the hand.
  [[nodiscard]] CardId dragged_card() const;
  [[nodiscard]] CardId card_in_hand() const;  // the one that is dragged, or else the selected one
  [[nodiscard]] bool awaits(Seat to) const;   // a card in hand that may go there
  [[nodiscard]] bool may_change_now(Handle handle) const;
  [[nodiscard]] Pose dragged_pose(const Pose& home) const;
  void wish(EntityId piece, float lift, float grown = 1);
  void wish_for_hand();
  void wish_for_trays();
  // fits.cpp: what may be chosen, and why the rest may not.
  void lay_marks();
  [[nodiscard]] std::string_view why_not(std::string_view id) const;
  void explain(ui::Widget& widget) const;
  void paint_reason(scene::DrawList& list) const;
  // zoom.cpp: the large card.
  struct Seen {
    scene::SpriteId face;
    std::string title, note;
  };
  enum class Lies : std::uint8_t { kInHand, kOnTray, kTaken, kTurnedOver };
  struct Found {
    Lies lies;
    Seat seat;
    CardId card = kNoCard;
    const BitePiece* bite = nullptr;  // of kOnTray
  };
  [[nodiscard]] std::optional<Found> found(EntityId piece) const;
  [[nodiscard]] Seen seen(const Found& what) const;
  [[nodiscard]] Seen seen_bite(const BitePiece& bite) const;
  [[nodiscard]] EntityId seen_under(Vec2 place) const;
  void collect_close_up(ui::WidgetList& widgets) const;
  void paint_close_up(scene::DrawList& list) const;
  // widgets.cpp: what a person can see and act on.
  [[nodiscard]] std::string question() const;
  [[nodiscard]] std::string caption() const;
  void collect_seat(ui::WidgetList& widgets, Seat seat) const;
  void collect_tray(ui::WidgetList& widgets, Seat seat) const;
  void collect_center(ui::WidgetList& widgets) const;
  void collect_hand(ui::WidgetList& widgets) const;
  void collect_actions(ui::WidgetList& widgets) const;
  void collect_prompts(ui::WidgetList& widgets) const;
  // window.cpp: what is said to a bite in the air.
  void open_window();
  void close_window() { window_.reset(); }
  void watch_closing(std::span<const Event> events, const View& after);
  void pass_window_time(float ms);
  [[nodiscard]] bool closing() const { return window_ && !takes_answers(); }
  [[nodiscard]] bool many_voices() const;
  [[nodiscard]] std::vector<Seat> answerers() const;
  [[nodiscard]] SeatSet thinking() const;
  [[nodiscard]] Seat next_person() const;
  [[nodiscard]] bool may_thank(Seat seat) const;
  [[nodiscard]] SeatSet with_buttons() const;
  void decide(const Action& action);
  bool press_answer(std::string_view id);
  void come_late(Seat seat);
  [[nodiscard]] std::string window_question() const;
  [[nodiscard]] std::string window_caption() const;
  [[nodiscard]] std::string order_words() const;
  [[nodiscard]] Rect window_panel() const;
  [[nodiscard]] Rect window_button(int i, int n) const;
  static constexpr float kOrderPitch = 66;  // vpx, from one portrait in the row of answers to the next
  [[nodiscard]] Rect window_order() const;
  [[nodiscard]] Rect window_words() const;
  [[nodiscard]] Rect voice_button(Seat seat, int i) const;
  void collect_window(ui::WidgetList& widgets) const;
  void collect_voices(ui::WidgetList& widgets) const;
  // paint_window.cpp
  void paint_window(scene::DrawList& list, const ui::Attention& attention) const;
  void paint_voice(scene::DrawList& list, const ui::Widget& widget, const ui::Attention& attention) const;
  void paint_order(scene::DrawList& list) const;
  void paint_legend(scene::DrawList& list) const;
  void collect_reading(ui::WidgetList& widgets) const;
  // reveal.cpp: how somebody looks for a while.
  void feels(motion::Timeline& timeline, Seat seat, Mood mood, float from, float until);
  // paint_seats.cpp
  [[nodiscard]] Mood mood_of(Seat seat) const;
  [[nodiscard]] std::string_view name_for(std::string_view name, float room, float smallest) const;
  void paint_seats(scene::DrawList& list) const;
  void paint_plate(scene::DrawList& list, Seat seat) const;
  void paint_shades(scene::DrawList& list) const;
  // paint_bites.cpp
  void paint_bites(scene::DrawList& list, int from_layer, int to_layer) const;
  void paint_tag(scene::DrawList& list, Kind declared, const Pose& pose, Vec2 at, float unrolled) const;
  void paint_bite_marks(scene::DrawList& list, const BitePiece& bite, float unrolled) const;
  // paint.cpp
  void paint_room(scene::DrawList& list) const;
  // Text of that size, large enough in a small window (art direction §5).
  [[nodiscard]] static float readable(const scene::DrawList& list, float size);
  void paint_center(scene::DrawList& list) const;
  void paint_way(scene::DrawList& list) const;
  void paint_prompts(scene::DrawList& list, const ui::Attention& attention) const;
  void paint_reading(scene::DrawList& list, const ui::Attention& attention) const;
  [[nodiscard]] float text_width(std::string_view text, scene::Font font, float size) const;
  void fitted(scene::DrawList& list, std::string_view text, ui::Rect rect, scene::TextStyle style) const;

  tabletop::Board board_;
  Effects effects_;
  tabletop::Feel feel_;
  tabletop::Marks marks_;
  Vec2 page_{1920, 1080};
  View view_;    // the newest that was shown
  View newest_;  // the newest that was heard of
  std::optional<Model> model_;
  std::optional<Geometry> geometry_;
  float tag_unrolled_ = 1;                    // of the tag in the air; 1 at rest
  float tag_swing_ = 0;                       // degrees; 0 at rest
  float dusk_ = 0;                            // how much of the room's light gives way to the bite in the air, 0 to 1
  Seat called_ = kNoSeat;                     // whose turn it was heard to be last
  SeatSet spotlight_;                         // whose trays are at stake while something happens to them
  std::array<Mood, kMaxPlayers> feelings_{};  // of those whom something just happened to; calm: nothing
  struct Lying {
    Seat seat;
    Vec2 at;
  };
  std::vector<Lying> lying_;         // cubes of the stage, until whoever has to take them has
  std::optional<ScoreSheet> sheet_;  // while it is shown, and at the end
  float sheet_ms_ = 0;               // since it began to come
  float sheet_alpha_ = 1;
  bool reading_ = false;        // something is shown for so long as it takes to read it
  bool heard_to_self_ = false;  // the newest bite heard of was served to whoever played it
  std::vector<Action> legal_;
  Seat speaker_ = kNoSeat;  // whose they are: the viewer's, or before everybody's eyes that of the only one who is asked
  std::optional<ShownWindow> window_;
  SeatSet late_;       // people who had yet to answer when it closed
  SeatSet told_late_;  // and have heard so
  Seat ended_by_ = kNoSeat;
  float late_left_ = 0;  // ms in which an answer of theirs is still one to that window
  std::string late_note_;
  float note_left_ = 0;  // ms that it is shown
  Draft draft_;
  tabletop::Regard regard_;
  tabletop::CloseUp close_up_;
  Seat aimed_ = kNoSeat;        // whose tray the dragged card is over, if it may go there
  std::vector<EntityId> away_;  // pieces that the hand keeps off their homes
};

}  // namespace nightcap::cocktail::table
