#include "game/shell/lobby.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "engine/ui/paint.hpp"

namespace nightcap::shell {

namespace {

using ui::Role;

using ui::Rect;
using ui::Vec2;

constexpr int kUsualPlayers = 3;
constexpr int kSeatColumns = 3;
// Within a group of 1920 by 1080 in the middle of the page.
constexpr Vec2 kGroup{1920, 1080};
constexpr float kLeft = 60, kTop = 196;
constexpr Vec2 kLargePlace{344, 352}, kSmallPlace{344, 232};  // the small ones are for more than two rows
constexpr float kLargeGap = 20, kSmallGap = 14;
constexpr Rect kRules{1168, 196, 692, 724};
constexpr float kRowsTop = 282, kRowHeight = 60, kRowPitch = 66;
constexpr Rect kBack{60, 950, 240, 66}, kStart{1440, 946, 420, 74};
constexpr float kArrowWidth = 56;         // of the part of a choice that steps back
constexpr std::size_t kLongestName = 48;  // bytes of UTF-8
constexpr std::size_t kLongestSeed = 20;  // digits of 2^64-1
constexpr std::string_view kSeatPrefix = "lobby.seat.";
constexpr std::string_view kOptionPrefix = "lobby.option.";
constexpr std::string_view kLess = ".less";  // behind the id of a choice: the arrow that steps back
constexpr std::string_view kAdd = ".add";
constexpr std::string_view kAvatars[] = {"avatar.1", "avatar.2", "avatar.3", "avatar.4", "avatar.5",
                                         "avatar.6", "avatar.7", "avatar.8", "avatar.9"};
constexpr std::string_view kAsPrinted = "As printed, unless you change something.";

std::string kind_label(std::string_view kind) {
  if (kind == kHuman) return "Person";
  std::string label = "Computer, ";
  label += kind;
  return label;
}

std::optional<std::uint64_t> seed_of(const std::string& text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return seed;
}

// Takes back the last code point.
void erase_last(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0u) == 0x80u) text.pop_back();
  if (!text.empty()) text.pop_back();
}

// The number between the prefix and the next point, or -1.
int number_after(std::string_view id, std::string_view prefix) {
  if (!id.starts_with(prefix)) return -1;
  int number = -1;
  std::from_chars(id.data() + prefix.size(), id.data() + id.size(), number);
  return number;
}

int wrapped(int value, int step, int lowest, int highest) {
  const int n = highest - lowest + 1;
  return lowest + ((value - lowest + step) % n + n) % n;
}

}  // namespace

Lobby::Lobby(const GameInfo& game, std::uint64_t seed, const scene::TextMetrics& metrics, const MatchPlan* last)
    : game_(game),
      metrics_(metrics),
      players_(std::clamp(kUsualPlayers, game.min_players, game.max_players)),
      seed_(std::to_string(seed)) {
  for (int seat = 0; seat < game.max_players; ++seat)
    seats_.push_back({std::string(game.names[static_cast<std::size_t>(seat)]), std::string(seat == 0 ? kHuman : "normal")});
  for (const OptionInfo& option : game.options) values_.push_back(option.usual);
  if (last == nullptr || last->game != game.id) return;
  players_ = static_cast<int>(last->seats.size());
  std::copy(last->seats.begin(), last->seats.end(), seats_.begin());
  starter_ = last->starter.value_or(-1);
  for (const OptionChoice& choice : last->options)
    for (std::size_t i = 0; i < game.options.size(); ++i)
      if (game.options[i].id == choice.id) values_[i] = choice.value;
}

void Lobby::set_page(ui::Vec2 size) {
  page_ = size;
  ++revision_;
}

ui::Rect Lobby::placed(ui::Rect r) const { return {r.x + (page_.x - kGroup.x) / 2, r.y + (page_.y - kGroup.y) / 2, r.w, r.h}; }

bool Lobby::small_places() const { return game_.max_players > 2 * kSeatColumns; }

ui::Rect Lobby::seat_box(int seat) const {
  const Vec2 size = small_places() ? kSmallPlace : kLargePlace;
  const float gap = small_places() ? kSmallGap : kLargeGap;
  const float column = static_cast<float>(seat % kSeatColumns), row = static_cast<float>(seat / kSeatColumns);
  return placed({kLeft + column * (size.x + kLargeGap), kTop + row * (size.y + gap), size.x, size.y});
}

std::string Lobby::starter_text() const { return starter_ < 0 ? "By lot" : seats_[static_cast<std::size_t>(starter_)].name; }

std::string_view Lobby::help(std::string_view id) const {
  if (id.ends_with(kLess)) id.remove_suffix(kLess.size());
  if (id == "lobby.starter") return "Whoever was takes the first turn. By lot: chance decides.";
  if (id == "lobby.seed") return "The same seed and the same choices make the same game.";
  for (const OptionInfo& option : game_.options)
    if (id.starts_with(kOptionPrefix) && id.substr(kOptionPrefix.size()) == option.id) return option.help;
  return kAsPrinted;
}

// A choice goes onwards when it is pressed, and back with the arrow at its left.
void Lobby::add_choice(ui::WidgetList& widgets, std::string_view id, std::string_view label, ui::Rect box, std::string value,
                       bool labelled) const {
  ui::Widget& choice = widgets.add(Role::kChoice, id, label, box);
  choice.value = std::move(value);
  const Rect control = labelled ? ui::setting_control(choice) : box;
  widgets
      .add(Role::kChoice, std::string(id) + std::string(kLess), "Previous, " + std::string(label),
           {control.x, control.y, kArrowWidth, control.h})
      .focusable = false;
}

void Lobby::collect_seats(ui::WidgetList& widgets) const {
  for (int seat = 0; seat < players_; ++seat) {
    const ui::Rect r = seat_box(seat);
    const SeatPlan& plan = seats_[static_cast<std::size_t>(seat)];
    const std::string id = std::string(kSeatPrefix) + std::to_string(seat);
    const Rect name = small_places() ? Rect{r.x + 130, r.y + 54, r.w - 150, 58} : Rect{r.x + 22, r.y + 194, r.w - 44, 58};
    widgets.add(Role::kField, id + ".name", "Name", name).value = plan.name;
    const Rect kind = small_places() ? Rect{r.x + 20, r.y + 146, r.w - 40, 62} : Rect{r.x + 22, r.y + 264, r.w - 44, 62};
    add_choice(widgets, id + ".kind", "Plays", kind, kind_label(plan.kind), false);
  }
  if (players_ == game_.max_players) return;
  const Rect r = seat_box(players_);
  widgets.add(Role::kButton, std::string(kSeatPrefix) + std::to_string(players_) + std::string(kAdd), "Add a player",
              {r.x + 50, r.y + r.h - 100, r.w - 100, 62});
}

void Lobby::collect_rules(ui::WidgetList& widgets) const {
  const Rect panel = placed(kRules);
  float y = placed({0, kRowsTop, 0, 0}).y;
  const auto row = [&] {
    const Rect r{panel.x + 20, y, panel.w - 40, kRowHeight};
    y += kRowPitch;
    return r;
  };
  add_choice(widgets, "lobby.players", "Players", row(), std::to_string(players_), true);
  add_choice(widgets, "lobby.starter", game_.starter_question, row(), starter_text(), true);
  for (std::size_t i = 0; i < game_.options.size(); ++i) {
    const OptionInfo& option = game_.options[i];
    const std::string id = std::string(kOptionPrefix) + std::string(option.id);
    if (option.toggle()) {
      widgets.add(Role::kToggle, id, option.label, row()).value = values_[i] != 0 ? "On" : "Off";
    } else {
      add_choice(widgets, id, option.label, row(), std::to_string(values_[i]), true);
    }
  }
  widgets.add(Role::kField, "lobby.seed", "Seed", row()).value = seed_;
}

void Lobby::collect(ui::WidgetList& widgets) const {
  widgets.add(Role::kText, "lobby.title", game_.title, placed({kLeft, 40, 900, 90}));
  collect_seats(widgets);
  collect_rules(widgets);
  widgets.add(Role::kButton, "lobby.back", "Back", placed(kBack)).key = "Escape";
  if (!complaint_.empty())
    widgets.add(Role::kText, "lobby.complaint", complaint_, placed({kBack.x + kBack.w + 40, kStart.y, 1036, kStart.h}));
  widgets.add(Role::kButton, "lobby.start", "Start", placed(kStart));
}

void Lobby::press(std::string_view id) {
  ++revision_;
  if (id == "lobby.start") return start();
  if (id == "lobby.back") {
    left_ = true;
    return;
  }
  if (id.ends_with(kLess)) return adjust(id.substr(0, id.size() - kLess.size()), -1);
  if (id.ends_with(kAdd)) {
    players_ = std::min(players_ + 1, game_.max_players);
    return;
  }
  adjust(id, 1);
}

void Lobby::adjust(std::string_view id, int step) {
  ++revision_;
  if (id == "lobby.players") {
    players_ = wrapped(players_, step, game_.min_players, game_.max_players);
    if (starter_ >= players_) starter_ = -1;
  }
  if (id == "lobby.starter") starter_ = wrapped(starter_, step, -1, players_ - 1);
  if (const int seat = number_after(id, kSeatPrefix); seat >= 0 && seat < players_ && id.ends_with(".kind")) {
    std::string& kind = seats_[static_cast<std::size_t>(seat)].kind;
    const int at = static_cast<int>(std::find(std::begin(kKinds), std::end(kKinds), kind) - std::begin(kKinds));
    kind = kKinds[wrapped(at, step, 0, static_cast<int>(std::size(kKinds)) - 1)];
  }
  for (std::size_t i = 0; i < game_.options.size(); ++i)
    if (id.starts_with(kOptionPrefix) && id.substr(kOptionPrefix.size()) == game_.options[i].id)
      values_[i] = wrapped(values_[i], step, game_.options[i].lowest, game_.options[i].highest);
}

void Lobby::type(std::string_view id, std::string_view text) {
  ++revision_;
  complaint_.clear();
  std::string* field = nullptr;
  std::size_t longest = kLongestName;
  if (id == "lobby.seed") {
    field = &seed_;
    longest = kLongestSeed;
  }
  if (const int seat = number_after(id, kSeatPrefix); seat >= 0 && seat < players_)
    field = &seats_[static_cast<std::size_t>(seat)].name;
  if (field == nullptr) return;
  if (text == "\b") return erase_last(*field);
  if (field->size() + text.size() <= longest) field->append(text);
}

bool Lobby::back() {
  left_ = true;
  ++revision_;
  return true;
}

void Lobby::start() {
  const auto seed = seed_of(seed_);
  if (!seed) {
    complaint_ = "The seed is a whole number from 0 to 18446744073709551615.";
    return;
  }
  MatchPlan plan;
  plan.game = game_.id;
  plan.seed = *seed;
  if (starter_ >= 0) plan.starter = starter_;
  plan.seats.assign(seats_.begin(), seats_.begin() + players_);
  for (std::size_t i = 0; i < plan.seats.size(); ++i)
    if (plan.seats[i].name.find_first_not_of(' ') == std::string::npos) plan.seats[i].name = game_.names[i];
  for (std::size_t i = 0; i < game_.options.size(); ++i) plan.options.push_back({game_.options[i].id, values_[i]});
  started_ = std::move(plan);
}

void Lobby::paint_seat(int seat, scene::DrawList& list) const {
  using namespace ui;
  const Rect r = seat_box(seat);
  const bool round = game_.corners == Corners::kRound;
  list.set_entity(std::string(kSeatPrefix) + std::to_string(seat));
  if (seat >= players_) {  // an empty chair
    list.sprite(round ? "panel.round" : "panel.chamfer", r, Color{255, 255, 255, 110}, 24);
    if (seat == players_)
      list.words("Empty chair", Rect{r.x, r.y + r.h / 2 - (small_places() ? 66.0f : 50.0f), r.w, 40},
                 {Font::kBody, 24, palette::kCream, Align::kCenter});
    return;
  }
  list.sprite(round ? "place.round" : "place.chamfer", r, scene::kWhite, 24);
  const TextStyle number{Font::kBold, 24, palette::kInk, Align::kLeft};
  const std::string text = "Seat " + std::to_string(seat + 1);
  const auto at = static_cast<std::size_t>(seat) % std::size(kAvatars);
  if (small_places()) {
    list.sprite(kAvatars[at], Rect{r.x + 18, r.y + 22, 104, 104});
    list.words(text, Rect{r.x + 132, r.y + 16, r.w - 150, 36}, number);
  } else {
    list.sprite(kAvatars[at], Rect::around({r.center().x, r.y + 100}, 160, 160));
    list.words(text, Rect{r.x + 24, r.y + 18, 100, 36}, number);
  }
}

// What the rule under the pointer or the focus does, in at most two lines.
void Lobby::paint_help(scene::DrawList& list, std::string_view text) const {
  using namespace ui;
  const TextStyle style{Font::kBody, 24, palette::kCream2, Align::kLeft};
  const Rect panel = placed(kRules);
  const Rect line{panel.x + 32, panel.y + panel.h - 92, panel.w - 64, 36};
  list.solid({line.x, line.y - 14, line.w, 2}, Color::hex(0xE3B04B, 90));
  std::size_t cut = text.size();
  while (cut != std::string_view::npos && cut > 0 && metrics_.width(text.substr(0, cut), style.font, style.size) > line.w)
    cut = text.rfind(' ', cut - 1);
  if (cut == std::string_view::npos) cut = text.size();
  paint_fitted(list, text.substr(0, cut), line, style, metrics_);
  if (cut < text.size()) paint_fitted(list, text.substr(cut + 1), {line.x, line.y + 34, line.w, line.h}, style, metrics_);
}

void Lobby::paint(scene::DrawList& list, const ui::Attention& attention) const {
  using namespace ui;
  list.set_entity("lobby");
  list.sprite(game_.background, Rect{0, 0, page_.x, page_.y});
  list.solid({0, 0, page_.x, page_.y}, Color::hex(0x151024, 120));
  const Rect head = placed({kLeft, 34, 1100, 96});
  list.words(game_.title, head, on_picture(Font::kDisplay, 72, palette::kGoldLight, Align::kLeft));
  list.words("Who is at the table?", Rect{head.x + 4, head.y + 96, head.w, 44},
             on_picture(Font::kBody, type::kQuestion, palette::kCream, Align::kLeft));
  for (int seat = 0; seat < game_.max_players; ++seat) paint_seat(seat, list);
  list.set_entity("lobby.rules");
  const Rect rules = placed(kRules);
  paint_panel(list, rules, game_.corners);
  list.words("House rules", Rect{rules.x + 32, rules.y + 22, rules.w - 64, 52},
             {Font::kBold, type::kDialog, palette::kGoldLight, Align::kLeft});
  paint_help(list, help(!attention.hover.empty() ? attention.hover : attention.ring ? attention.focus : std::string_view()));

  WidgetList widgets;
  collect(widgets);
  for (const Widget& widget : widgets.items()) {
    if (widget.id == "lobby.title" || widget.id.ends_with(kLess)) continue;
    if (widget.role == Role::kText) {
      list.words(widget.name, widget.rect, on_picture(Font::kBold, 24, palette::kGoldLight, Align::kRight));
    } else if (widget.role == Role::kButton) {
      paint_button(list, widget, attention, game_.corners,
                   widget.id == "lobby.start" ? ButtonKind::kPrimary : ButtonKind::kPlain);
    } else if (widget.id.starts_with(kSeatPrefix)) {
      paint_control(list, widget, widget.rect, attention, game_.corners, metrics_);
    } else {
      paint_setting(list, widget, attention, game_.corners, metrics_);
    }
  }
}

}  // namespace nightcap::shell
