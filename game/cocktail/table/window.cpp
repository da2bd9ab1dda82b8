// The window in which a bite in the air is doubted, thanked for or let pass (CK-4.5, CK-4.6): who may say what, when it
// counts, and what becomes of an answer that comes too late.
//
// Calm: one after another in an order that is given; whose place it is gets three buttons. A race: who looks on has them
// while the window is open; where several share the screen, each has three at their seat, and a column of keys.

#include <algorithm>
#include <string>

#include "engine/base/check.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

namespace {

using ui::Rect;
using ui::Role;
using ui::Widget;
using ui::WidgetList;

constexpr std::string_view kSuspect = "window.suspect", kCourtesy = "window.courtesy", kPass = "window.pass";
// ms of people's time: so long after a window has closed, a press can still be meant for it; and so long it is told.
constexpr float kLate = 600, kNote = 2200;
constexpr float kPanelWidth = 880, kPanelHigh = 202, kPanelLow = 138, kRowHigh = 60, kMargin = 26;
constexpr Vec2 kVoice{74, 46}, kSmallVoice{62, 44};  // a button at a seat; and where the plates are small
constexpr float kVoiceGap = 4;
// The keys of the people of a screen, seat by seat: the number suspects, the letter under it thanks.
constexpr std::string_view kNumbers = "123456789", kLetters = "QWERTYUIO";

std::string key_of(std::string_view keys, Seat seat) { return std::string(1, keys[seat.n]); }

// "window.pass.3" is "window.pass" for seat 3.
std::string voice_id(std::string_view answer, Seat seat) { return std::string(answer) + "." + std::to_string(seat.index()); }

}  // namespace

void CocktailTable::open_window() {
  NIGHTCAP_CHECK(model_->air);
  window_ = ShownWindow{model_->air->player, model_->air->to, model_->air->bite.declared, model_->air->bite.handle, kNoSeat};
}

// What was heard last is still that window, and the picture shows it: then nothing has to be waited for.
bool CocktailTable::takes_answers() const {
  if (newest_.phase != Phase::kWindow) return caught_up();
  return window_ && window_->handle == newest_.window.handle;
}

bool CocktailTable::leaves_motion_alone(std::string_view id) const { return window_ && id.starts_with("window."); }

// Whether several people at one screen may speak at once.
bool CocktailTable::many_voices() const {
  return newest_.viewer == kNoSeat && newest_.phase == Phase::kWindow && order_.empty() && !offers_.empty();
}

// Everybody who is asked, in the order of their places: those who had answered before it was drawn are the first.
std::vector<Seat> CocktailTable::answerers() const {
  std::vector<Seat> all;
  for (Seat seat : model_->alive)
    if (seat != window_->player && std::find(order_.begin(), order_.end(), seat) == order_.end()) all.push_back(seat);
  for (Seat seat : order_)
    if (seat != window_->player && model_->alive.has(seat)) all.push_back(seat);
  return all;
}

// Who is about to answer, as the picture has it.
SeatSet CocktailTable::thinking() const {
  SeatSet seats;
  if (!window_ || window_->courteous != kNoSeat) return seats;
  for (Seat seat : answerers()) {
    if (model_->at(seat).answer != Answer::kNone) continue;
    seats.add(seat);
    if (!order_.empty()) break;
  }
  return seats;
}

// The first of those whose buttons are in the panel, that has yet to answer.
Seat CocktailTable::next_person() const {
  for (Seat seat : answerers())
    if (model_->at(seat).answer == Answer::kNone && (newest_.viewer == kNoSeat ? is_human(seat) : seat == newest_.viewer))
      return seat;
  return kNoSeat;
}

// CK-4.6: for a bite from somebody else who got it, for one that was kept anybody.
bool CocktailTable::may_thank(Seat seat) const { return window_->to == window_->player || window_->to == seat; }

// Whose buttons are at their seats.
SeatSet CocktailTable::with_buttons() const {
  if (newest_.viewer != kNoSeat || !order_.empty()) return {};
  if (!takes_answers()) return late_ - told_late_;
  SeatSet seats;
  for (const Offer& offer : offers_) seats.add(offer.seat);
  return seats;
}

void CocktailTable::decide(const Action& action) {
  if (!may(action)) return;
  if (newest_.viewer == kNoSeat)
    said_ = Said{speaker_, action};
  else
    decided_ = action;
  changed();
}

// True: it was an answer, or would have been one.
bool CocktailTable::press_answer(std::string_view id) {
  if (id == tabletop::kNobodyId) {
    if (takes_answers()) call(id);
    return true;
  }
  if (!id.starts_with(kSuspect) && !id.starts_with(kCourtesy) && !id.starts_with(kPass)) return false;
  const bool of_seat = id.back() >= '0' && id.back() <= '8';
  const Seat seat = of_seat ? Seat{id.back() - '0'} : newest_.viewer;
  const Action action = id.starts_with(kSuspect) ? act::suspect() : id.starts_with(kCourtesy) ? act::courtesy() : act::pass();
  if (!takes_answers()) {
    come_late(seat);
  } else if (!of_seat) {
    decide(action);
  } else {
    for (const Offer& offer : offers_)
      if (offer.seat == seat && std::find(offer.legal.begin(), offer.legal.end(), action) != offer.legal.end())
        said_ = Said{seat, action};
    changed();
  }
  return true;
}

// Who could have answered a moment ago, and can't any more.
void CocktailTable::watch_closing(std::span<const Event> events, const View& after) {
  if (newest_.phase != Phase::kWindow || after.phase == Phase::kWindow) return;
  late_ = told_late_ = {};
  for (const Offer& offer : offers_) late_.add(offer.seat);
  if (newest_.viewer != kNoSeat && may(act::suspect())) late_.add(newest_.viewer);
  for (const Event& happened : events) {
    if (const auto* ended = std::get_if<event::Courtesy>(&happened)) late_.remove(ended_by_ = ended->player);
    if (const auto* passed = std::get_if<event::WindowPassed>(&happened)) late_.remove(passed->player);
    if (const auto* doubted = std::get_if<event::Suspected>(&happened)) late_.remove(doubted->player);
  }
  late_left_ = kLate;
}

// An answer to a window that has just closed is dropped, and that is said.
void CocktailTable::come_late(Seat seat) {
  if (!late_.has(seat) || told_late_.has(seat)) return;
  told_late_.add(seat);
  late_note_ = "Too late, " + name_of(seat) + ": " + name_of(ended_by_) + " was first.";
  note_left_ = kNote;
  say({late_note_, {4, 6}, {}});
  changed();
}

// A key that is meant for a window that has just closed must not do something else.
bool CocktailTable::key(std::string_view key) {
  if (late_.empty() || key.size() != 1 || !(closing() || late_left_ > 0)) return false;
  if (newest_.viewer != kNoSeat) {
    if (key != "S" && key != "T" && key != "P") return false;
    come_late(newest_.viewer);
    return true;
  }
  if (key == "P") return true;
  const std::size_t at = std::min(kNumbers.find(key), kLetters.find(key));
  if (at >= setup_.seats.size()) return false;
  come_late(Seat{static_cast<int>(at)});
  return true;
}

void CocktailTable::pass_window_time(float ms) {
  late_left_ -= ms;
  if (late_left_ <= 0 && !closing()) late_ = {};
  if (note_left_ <= 0) return;
  note_left_ -= ms;
  if (note_left_ <= 0) changed();
}

std::vector<std::string> CocktailTable::open_path(Seat seat, const Action& action) const {
  std::vector<std::string> path = this->path(action);
  if (many_voices()) path.back() = voice_id(path.back(), seat);
  return path;
}

std::string CocktailTable::window_question() const {
  const std::string declared = "\u201C" + std::string(kind_words(window_->declared)) + "\u201D",
                    player = name_of(window_->player);
  const bool asks = takes_answers() && may_any(Action::Type::kSuspect), named = newest_.viewer == kNoSeat;
  const bool to_self = window_->to == window_->player, swallows = asks && speaker_ == window_->to;
  const std::string served = to_self             ? player + " keeps " + declared + "."
                             : swallows && named ? player + " serves " + declared + "."
                                                 : player + " serves " + name_of(window_->to) + " " + declared + ".";
  if (named && many_voices()) return served + " Who doubts it?";
  if (!asks) return served;
  if (named) return served + " " + name_of(speaker_) + (swallows ? ", do you swallow it?" : ", any doubts?");
  return served + (swallows ? " Do you swallow it?" : " Any doubts?");
}

std::string CocktailTable::window_caption() const {
  if (note_left_ > 0) return late_note_;
  const std::string thanks(courtesy_words(window_->to == window_->player));
  if (window_->courteous != kNoSeat) return name_of(window_->courteous) + " ends the doubting.";
  if (takes_answers() && may(act::courtesy())) return thanks + " ends the doubting.";
  const SeatSet thinks = thinking();
  if (thinks.empty()) return {};
  if (order_.empty() && thinks.size() > 1) return "Whoever is first.";
  if (takes_answers() && thinks.has(speaker_) && may_any(Action::Type::kSuspect)) {
    const auto order = answerers();
    const auto at = std::find(order.begin(), order.end(), speaker_);
    return at + 1 < order.end() ? "Next: " + name_of(at[1]) + "." : std::string("The last to be asked.");
  }
  return name_of(thinks.front()) + " is thinking\u2026";
}

// "Monty passed, Lola is thinking, Coco".
std::string CocktailTable::order_words() const {
  std::string words;
  const SeatSet thinks = thinking();
  for (Seat seat : answerers()) {
    const Answer answer = model_->at(seat).answer;
    words += (words.empty() ? "" : ", ") + name_of(seat);
    words += answer == Answer::kSuspect   ? " suspects"
             : answer == Answer::kPass    ? " passed"
             : seat == window_->courteous ? " ended it"
             : thinks.has(seat)           ? " is thinking"
                                          : "";
  }
  return words;
}

Rect CocktailTable::window_panel() const {
  const Rect r = geometry_->prompt();
  const float height = next_person() != kNoSeat ? kPanelHigh : kPanelLow;
  return {r.center().x - kPanelWidth / 2, r.y + r.h - height, kPanelWidth, height};
}
Rect CocktailTable::window_button(int i, int n) const {
  const Rect r = window_panel();
  const float width = n == 3 ? 256.0f : 300.0f, gap = 18;
  const float all = width * static_cast<float>(n) + gap * static_cast<float>(n - 1);
  return {r.center().x - all / 2 + (width + gap) * static_cast<float>(i), r.y + 62, width, 62};
}
Rect CocktailTable::window_order() const {
  const Rect r = window_panel();
  return {r.x + kMargin, r.y + r.h - kRowHigh - 10, kOrderPitch * static_cast<float>(answerers().size()), kRowHigh};
}
// Beside them.
Rect CocktailTable::window_words() const {
  const Rect panel = window_panel(), row = window_order();
  const float left = row.x + row.w + 14;
  return {left, row.y, panel.x + panel.w - kMargin - left, row.h};
}
// Under the plate, where only the rim of a tray is hidden.
Rect CocktailTable::voice_button(Seat seat, int i) const {
  const Rect& plate = geometry_->seat(seat.index()).plate;
  const Vec2 size = plate.w < 260 ? kSmallVoice : kVoice;
  return {plate.x + 6 + (size.x + kVoiceGap) * static_cast<float>(i), plate.y + plate.h - 8, size.x, size.y};
}

void CocktailTable::collect_voices(WidgetList& widgets) const {
  const std::string thanks(courtesy_words(window_->to == window_->player));
  for (Seat seat : with_buttons()) {
    const auto button = [&](std::string_view answer, const std::string& words, int i, std::string key) {
      widgets.add(Role::kButton, voice_id(answer, seat), name_of(seat) + ": " + words, voice_button(seat, i)).key =
          std::move(key);
    };
    button(kSuspect, "I suspect!", 0, key_of(kNumbers, seat));
    if (may_thank(seat)) button(kCourtesy, thanks, 1, key_of(kLetters, seat));
    button(kPass, "Pass", may_thank(seat) ? 2 : 1, {});
  }
}

void CocktailTable::collect_window(WidgetList& widgets) const {
  const Rect panel = window_panel();
  widgets.add(Role::kText, "table.prompt", window_question(), Rect{panel.x + kMargin, panel.y + 12, panel.w - 2 * kMargin, 44});
  const Seat person = next_person();
  const bool asks = takes_answers() && may_any(Action::Type::kSuspect);
  collect_voices(widgets);
  if (!with_buttons().empty()) {
    if (takes_answers()) widgets.add(Role::kButton, tabletop::kNobodyId, "Nobody else", window_button(0, 1)).key = "P";
  } else if (person != kNoSeat) {
    // They are there before they can be used: nothing jumps when the place has come.
    const bool polite = may_thank(person), use = asks || (late_ - told_late_).has(person);
    const int n = polite ? 3 : 2;
    const auto button = [&](std::string_view id, std::string_view words, int i, std::string_view key) {
      widgets.add(Role::kButton, id, words, window_button(i, n), use).key = key;
    };
    button(kSuspect, "I suspect!", 0, "S");
    if (polite) button(kCourtesy, courtesy_words(window_->to == window_->player), 1, "T");
    button(kPass, "Pass", n - 1, "P");
  }
  widgets.add(Role::kText, "window.order", order_.empty() ? "Answers" : "Order of answering", window_order()).value =
      order_words();
  if (const std::string words = window_caption(); !words.empty())
    widgets.add(Role::kText, "table.caption", words, window_words());
}

}  // namespace nightcap::cocktail::table
