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
#include "game/tabletop/board.hpp"
#include "game/tabletop/table.hpp"

namespace nightcap::cocktail::table {

class CocktailTable final : public tabletop::TableOf<Rules> {
 public:
  explicit CocktailTable(tabletop::TableSetup setup);

  [[nodiscard]] ui::Corners corners() const override { return ui::Corners::kChamfer; }
  void set_page(Vec2 size) override;
  void collect(ui::WidgetList& widgets) const override;
  [[nodiscard]] std::string_view default_focus() const override;
  void press(std::string_view id) override;
  void drop(std::string_view from, std::string_view to) override;
  bool back() override;
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;
  [[nodiscard]] std::vector<tabletop::ResultRow> results() const override;
  // A bite is in the air: it may be suspected.
  [[nodiscard]] bool tense() const override { return model_ && model_->air.has_value(); }

  void show(const View& view) override;
  void hear(std::span<const Event> events, const View& after) override;
  void offer(std::span<const Action> legal) override;
  [[nodiscard]] std::vector<std::string> path(const Action& action) const override;
  [[nodiscard]] std::string action_words(const Action& action) const override;
  [[nodiscard]] std::string sentence() const override { return question(); }

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

  // arrange.cpp: where everything belongs.
  void arrange();
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
  motion::Timeline happen(const event::Cubes& e);
  motion::Timeline happen(const event::HandedOver& e);
  motion::Timeline happen(const event::Kept& e);
  motion::Timeline happen(const event::Replaced& e);
  // trays.cpp
  motion::Timeline happen(const event::Changed& e);
  motion::Timeline happen(const event::Pit& e);
  motion::Timeline happen(const event::Took& e);
  motion::Timeline happen(const event::Unseen& e);
  motion::Timeline happen(const event::Scored& e);
  motion::Timeline happen(const event::Poisoned& e);
  motion::Timeline happen(const event::RoundOver& e, const View& after);
  motion::Timeline happen(const event::Won& e);
  // reveal.cpp
  motion::Timeline reveal(const event::TurnedOver& turned);
  // endings.cpp
  motion::Timeline mourn(Seat seat);
  motion::Timeline inherit(const event::Won& won);
  // table.cpp: what the person does.
  [[nodiscard]] bool caught_up() const { return !director_.busy(); }
  [[nodiscard]] bool may(const Action& action) const;
  [[nodiscard]] bool may_any(Action::Type type) const;
  [[nodiscard]] static std::optional<CardId> hand_card(std::string_view id);  // "table.hand.olive-1"
  [[nodiscard]] bool may_serve(CardId card, Seat to) const;                   // kNoCard, kNoSeat: any
  [[nodiscard]] bool may_change(Handle own, Handle other) const;              // kNoHandle: any
  // Whether card and tray are chosen, and what it is called is being asked.
  [[nodiscard]] bool menu_open() const { return draft_.card != kNoCard && draft_.to != kNoSeat; }
  void redraft(const Draft& draft);
  void choose_tray(Seat to);
  void choose_bite(Handle handle);
  // widgets.cpp: what a person can see and act on.
  [[nodiscard]] std::string question() const;
  [[nodiscard]] std::string caption() const;
  void collect_seat(ui::WidgetList& widgets, Seat seat) const;
  void collect_tray(ui::WidgetList& widgets, Seat seat) const;
  void collect_center(ui::WidgetList& widgets) const;
  void collect_hand(ui::WidgetList& widgets) const;
  void collect_actions(ui::WidgetList& widgets) const;
  void collect_prompts(ui::WidgetList& widgets) const;
  // reveal.cpp: how somebody looks for a while.
  void feels(motion::Timeline& timeline, Seat seat, Mood mood, float from, float until);
  // paint_seats.cpp
  [[nodiscard]] Mood mood_of(Seat seat) const;
  [[nodiscard]] std::string_view name_for(std::string_view name, float room, float smallest) const;
  void paint_seats(scene::DrawList& list) const;
  void paint_plate(scene::DrawList& list, Seat seat) const;
  void paint_trays(scene::DrawList& list) const;
  void paint_shades(scene::DrawList& list) const;
  // paint_bites.cpp
  void paint_bites(scene::DrawList& list) const;
  void paint_tag(scene::DrawList& list, Kind declared, const Pose& pose, Vec2 at, float unrolled) const;
  void paint_bite_marks(scene::DrawList& list, const BitePiece& bite, float unrolled) const;
  // paint.cpp
  void paint_room(scene::DrawList& list) const;
  // Text of that size, large enough in a small window (art direction §5).
  [[nodiscard]] static float readable(const scene::DrawList& list, float size);
  void paint_center(scene::DrawList& list) const;
  void paint_targets(scene::DrawList& list, const ui::Attention& attention) const;
  void paint_prompts(scene::DrawList& list, const ui::Attention& attention) const;
  void paint_own_hand(scene::DrawList& list, const ui::Attention& attention) const;
  [[nodiscard]] float text_width(std::string_view text, scene::Font font, float size) const;
  void fitted(scene::DrawList& list, std::string_view text, ui::Rect rect, scene::TextStyle style) const;

  tabletop::Board board_;
  Effects effects_;
  Vec2 page_{1920, 1080};
  View view_;    // the newest that was shown
  View newest_;  // the newest that was heard of
  std::optional<Model> model_;
  std::optional<Geometry> geometry_;
  float tag_unrolled_ = 1;                    // of the tag in the air; 1 at rest
  std::array<Mood, kMaxPlayers> feelings_{};  // of those whom something just happened to; calm: nothing
  bool heard_to_self_ = false;                // the newest bite heard of was served to whoever played it
  std::vector<Action> legal_;
  Draft draft_;
  unsigned drafts_ = 0;  // counts them: what moves for an older one stops
};

}  // namespace nightcap::cocktail::table
