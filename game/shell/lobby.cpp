#include "game/shell/lobby.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "engine/ui/paint.hpp"

namespace nightcap::shell {

namespace {

using ui::Role;

constexpr int kUsualPlayers = 3;
constexpr int kSeatColumns = 3;
constexpr ui::Vec2 kSeatSize{348, 210};
constexpr float kGap = 16;
constexpr float kLeft = 60, kTop = 190;
constexpr float kRightWidth = 660;
constexpr std::size_t kLongestName = 48;  // bytes of UTF-8
constexpr std::size_t kLongestSeed = 20;  // digits of 2^64-1
constexpr std::string_view kSeatPrefix = "lobby.seat.";
constexpr std::string_view kOptionPrefix = "lobby.option.";

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

Lobby::Lobby(const GameInfo& game, std::uint64_t seed, const MatchPlan* last)
    : game_(game), players_(std::clamp(kUsualPlayers, game.min_players, game.max_players)), seed_(std::to_string(seed)) {
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

ui::Rect Lobby::seat_box(int seat) const {
  const float column = static_cast<float>(seat % kSeatColumns), row = static_cast<float>(seat / kSeatColumns);
  return {kLeft + column * (kSeatSize.x + kGap), kTop + row * (kSeatSize.y + kGap), kSeatSize.x, kSeatSize.y};
}

std::string Lobby::starter_text() const {
  return starter_ < 0 ? "By lot" : seats_[static_cast<std::size_t>(starter_)].name;
}

void Lobby::collect(ui::WidgetList& widgets) const {
  widgets.add(Role::kText, "lobby.title", game_.title, {kLeft, 40, 900, 110});
  for (int seat = 0; seat < players_; ++seat) {
    const ui::Rect r = seat_box(seat);
    const SeatPlan& plan = seats_[static_cast<std::size_t>(seat)];
    const std::string id = std::string(kSeatPrefix) + std::to_string(seat);
    widgets.add(Role::kField, id + ".name", "Name", {r.x + 16, r.y + 66, r.w - 32, 56}).value = plan.name;
    widgets.add(Role::kChoice, id + ".kind", "Plays", {r.x + 16, r.y + 134, r.w - 32, 60}).value = kind_label(plan.kind);
  }
  const float x = page_.x - kRightWidth - kLeft;
  float y = kTop;
  const auto row = [&](Role role, std::string_view id, std::string_view label) -> ui::Widget& {
    ui::Widget& widget = widgets.add(role, id, label, {x, y, kRightWidth, 60});
    y += 60 + 10;
    return widget;
  };
  row(Role::kChoice, "lobby.players", "Players").value = std::to_string(players_);
  row(Role::kChoice, "lobby.starter", game_.starter_question).value = starter_text();
  for (std::size_t i = 0; i < game_.options.size(); ++i) {
    const OptionInfo& option = game_.options[i];
    row(option.toggle() ? Role::kToggle : Role::kChoice, std::string(kOptionPrefix) + std::string(option.id), option.label).value =
        option.toggle() ? (values_[i] != 0 ? "On" : "Off") : std::to_string(values_[i]);
  }
  row(Role::kField, "lobby.seed", "Seed").value = seed_;
  widgets.add(Role::kButton, "lobby.back", "Back", {x, page_.y - 126, 200, 66});
  widgets.add(Role::kButton, "lobby.start", "Start", {x + 220, page_.y - 126, kRightWidth - 220, 66});
  if (!complaint_.empty()) widgets.add(Role::kText, "lobby.complaint", complaint_, {x, page_.y - 176, kRightWidth, 40});
}

void Lobby::press(std::string_view id) {
  ++revision_;
  if (id == "lobby.start") return start();
  if (id == "lobby.back") {
    left_ = true;
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
    if (plan.seats[i].name.empty()) plan.seats[i].name = game_.names[i];
  for (std::size_t i = 0; i < game_.options.size(); ++i) plan.options.push_back({game_.options[i].id, values_[i]});
  started_ = std::move(plan);
}

void Lobby::paint(scene::DrawList& list, const ui::Attention& attention) const {
  using namespace ui;
  list.set_entity("lobby");
  list.sprite(game_.background, Rect{0, 0, page_.x, page_.y});
  list.solid({0, 0, page_.x, page_.y}, Color::hex(0x151024, 140));
  list.words(game_.title, Rect{kLeft, 40, 1100, 110}, on_picture(Font::kDisplay, 72, palette::kGoldLight, Align::kLeft));
  for (int seat = 0; seat < players_; ++seat) {
    const Rect r = seat_box(seat);
    list.set_entity(std::string(kSeatPrefix) + std::to_string(seat));
    paint_panel(list, r, game_.corners);
    list.words("Seat " + std::to_string(seat + 1), Rect{r.x + 24, r.y + 12, r.w - 48, 44},
               {Font::kBold, type::kBody, palette::kGold, Align::kLeft});
  }
  WidgetList widgets;
  collect(widgets);
  for (const Widget& widget : widgets.items()) {
    if (widget.id == "lobby.title") continue;
    if (widget.role == Role::kText) {
      list.words(widget.name, widget.rect, {Font::kBody, type::kTag, palette::kGoldLight, Align::kLeft});
    } else if (widget.role == Role::kButton) {
      paint_button(list, widget, attention, game_.corners,
                   widget.id == "lobby.start" ? ButtonKind::kPrimary : ButtonKind::kPlain);
    } else {
      paint_setting(list, widget, attention, game_.corners);
    }
  }
  // What the rule under the pointer or the focus does.
  for (const OptionInfo& option : game_.options) {
    const std::string id = std::string(kOptionPrefix) + std::string(option.id);
    if (attention.hover == id || (attention.ring && attention.focus == id))
      list.words(option.help, Rect{page_.x - kRightWidth - kLeft, kTop - 50, kRightWidth, 40},
                 {Font::kBody, type::kTag, palette::kCream, Align::kRight});
  }
}

}  // namespace nightcap::shell
