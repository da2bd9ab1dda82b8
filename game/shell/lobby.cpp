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
constexpr float kTop = 196;
constexpr Vec2 kLargePlace{344, 352}, kSmallPlace{344, 232};  // the small ones are for more than two rows
constexpr float kLargeGap = 20, kSmallGap = 14;
constexpr float kRowsTop = 276, kRowsRoom = 530, kRowGap = 6, kHighestRow = 84;
constexpr int kMostCells = 6;
constexpr Vec2 kCell{52, 52};
constexpr float kCellPitch = 56, kCellMargin = 12;
constexpr Rect kBack{60, 950, 240, 66}, kStart{1440, 946, 420, 74};
constexpr float kArrowWidth = 56;         // of the part of a choice that steps back
constexpr std::size_t kLongestName = 48;  // bytes of UTF-8
constexpr std::size_t kLongestSeed = 20;  // digits of 2^64-1
constexpr std::string_view kAdd = ".add";
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

// The number at the end of an id, or -1.
int last_number(std::string_view id) {
  int number = -1;
  const std::string_view digits = id.substr(id.rfind('.') + 1);
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
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

bool Lobby::has_cells(std::string_view id) const {
  if (id == "lobby.players") return game_.max_players - game_.min_players < kMostCells;
  for (const OptionInfo& option : game_.options)
    if (id.starts_with(kOptionPrefix) && id.substr(kOptionPrefix.size()) == option.id)
      return !option.toggle() && option.names.empty() && option.highest - option.lowest < kMostCells;
  return false;
}

// What the rules of the book are, under the label of what can be changed.
std::string Lobby::caption(std::string_view id) const {
  if (id == "lobby.players") return std::to_string(game_.min_players) + " to " + std::to_string(game_.max_players);
  if (id == "lobby.starter") return "Takes the first turn";
  if (id == "lobby.seed") return "The same number, the same game";
  for (const OptionInfo& option : game_.options)
    if (id.starts_with(kOptionPrefix) && id.substr(kOptionPrefix.size()) == option.id)
      return !option.caption.empty()
                 ? std::string(option.caption)
                 : (option.toggle() ? std::string(option.usual != 0 ? "On" : "Off") : std::to_string(option.usual)) +
                       " in the book";
  return {};
}

std::string_view Lobby::help(std::string_view id) const {
  if (id.ends_with(kLess)) id.remove_suffix(kLess.size());
  id = id.substr(0, id.find(kTo));
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

// All values next to each other; whoever presses the label goes on to the next one.
void Lobby::add_range(ui::WidgetList& widgets, std::string_view id, std::string_view label, ui::Rect box, int value, int lowest,
                      int highest) const {
  if (!has_cells(id)) return add_choice(widgets, id, label, box, std::to_string(value), true);
  widgets.add(Role::kChoice, id, label, box).value = std::to_string(value);
  const float right = box.x + box.w - kCellMargin + (kCellPitch - kCell.x);
  for (int v = lowest; v <= highest; ++v) {
    const std::string text = std::to_string(v);
    ui::Widget& cell = widgets.add(
        Role::kChoice, std::string(id) + std::string(kTo) + text, std::string(label) + ", " + text,
        {right - kCellPitch * static_cast<float>(highest - v + 1), box.center().y - kCell.y / 2 - 4, kCell.x, kCell.y});
    cell.value = text;
    cell.focusable = false;
  }
}

void Lobby::collect_seats(ui::WidgetList& widgets) const {
  for (int seat = 0; seat < players_; ++seat) {
    const ui::Rect r = seat_box(seat);
    const SeatPlan& plan = seats_[static_cast<std::size_t>(seat)];
    const std::string id = std::string(kSeatPrefix) + std::to_string(seat);
    const Rect name = small_places() ? Rect{r.x + 134, r.y + 16, r.w - 150, 112} : Rect{r.x + 22, r.y + 196, r.w - 44, 58};
    widgets.add(Role::kField, id + ".name", "Name", name).value = plan.name;
    const Rect kind = small_places() ? Rect{r.x + 20, r.y + 152, r.w - 40, 58} : Rect{r.x + 22, r.y + 268, r.w - 44, 60};
    add_choice(widgets, id + ".kind", "Plays", kind, kind_label(plan.kind), false);
  }
  if (players_ == game_.max_players) return;
  const Rect r = seat_box(players_);
  widgets.add(Role::kButton, std::string(kSeatPrefix) + std::to_string(players_) + std::string(kAdd), "Add a player",
              {r.x + 50, r.y + r.h - (small_places() ? 92.0f : 96.0f), r.w - 100, 62});
}

void Lobby::collect_rules(ui::WidgetList& widgets) const {
  const Rect panel = placed(kRules);
  float y = placed({0, kRowsTop, 0, 0}).y;
  const float pitch = std::min(kHighestRow, kRowsRoom / static_cast<float>(3 + game_.options.size()));
  const auto row = [&] {
    const Rect r{panel.x + 20, y, panel.w - 40, pitch - kRowGap};
    y += pitch;
    return r;
  };
  add_range(widgets, "lobby.players", "Players", row(), players_, game_.min_players, game_.max_players);
  add_choice(widgets, "lobby.starter", game_.starter_question, row(), starter_text(), true);
  for (std::size_t i = 0; i < game_.options.size(); ++i) {
    const OptionInfo& option = game_.options[i];
    const std::string id = std::string(kOptionPrefix) + std::string(option.id);
    if (option.toggle()) {
      widgets.add(Role::kToggle, id, option.label, row()).value = values_[i] != 0 ? "On" : "Off";
    } else if (!option.names.empty()) {
      add_choice(widgets, id, option.label, row(),
                 std::string(option.names[static_cast<std::size_t>(values_[i] - option.lowest)]), true);
    } else {
      add_range(widgets, id, option.label, row(), values_[i], option.lowest, option.highest);
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
    widgets.add(Role::kText, "lobby.complaint", complaint_, placed({kBack.x + kBack.w + 40, kStart.y + 5, 1036, 64}));
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
  if (const auto at = id.find(kTo); at != std::string_view::npos) return choose(id.substr(0, at), last_number(id));
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

void Lobby::choose(std::string_view id, int value) {
  if (id == "lobby.players") {
    players_ = std::clamp(value, game_.min_players, game_.max_players);
    if (starter_ >= players_) starter_ = -1;
  }
  for (std::size_t i = 0; i < game_.options.size(); ++i)
    if (const OptionInfo& option = game_.options[i];
        id.starts_with(kOptionPrefix) && id.substr(kOptionPrefix.size()) == option.id)
      values_[i] = std::clamp(value, option.lowest, option.highest);
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

}  // namespace nightcap::shell
