#include "game/cocktail/table/geometry.hpp"

#include <algorithm>

namespace nightcap::cocktail::table {

namespace {

constexpr Vec2 kPage{1920, 1080};
constexpr float kMedalFrame = 9;  // round the portrait
constexpr float kMedalHigh = 132.0f / 122;
constexpr float kAirWidth = 186, kCrowdedAirWidth = 150;
constexpr float kSuspectWidth = 312;
constexpr float kPileWidth = 116;
constexpr float kOwnHandWidth = 182, kOwnFullHand = 162;  // … and of three cards, whose names are to be read
constexpr int kFewCards = 2;
constexpr float kOwnTray = 1.06f;
constexpr float kSlotPitch = 123, kSlotRise = 3;  // on a tray of scale 1
// A tray that matters has words on its tags, and stays on the page, clear of what else counts there.
constexpr float kNear = 1, kNearSmall = 0.84f, kPageMargin = 12;
constexpr float kNearAside = 29;                          // of a crowded seat, clear of its left neighbour's cards
constexpr Vec2 kNearHand{192, -14}, kNearCount{192, 20};  // from its middle, at its right-hand end
constexpr float kDiscardPitch = 76, kDiscardRoom = 152;

// Which side of the page a seat keeps to.
enum class Side : std::uint8_t { kLeft, kTop, kRight };
struct Box {
  SeatShape shape;
  Side side;
  Rect rect;
};

constexpr Box column(Side side, float x) { return {SeatShape::kColumn, side, {x, 256, 400, 440}}; }
constexpr Box medium(float x) { return {SeatShape::kMedium, Side::kTop, {x, 14, 600, 190}}; }
constexpr Box crowded(Side side, float x, float y) { return {SeatShape::kCrowded, side, {x, y, 300, 250}}; }

// Art direction §5, clockwise from the viewer's lower left, for 2 to 9 players, on a page 1920 wide.
std::vector<Box> boxes(int players) {
  const Box left = column(Side::kLeft, 20), right = column(Side::kRight, 1500);
  const Box lower_left = crowded(Side::kLeft, 24, 520), upper_left = crowded(Side::kLeft, 24, 256);
  const Box upper_right = crowded(Side::kRight, 1596, 256), lower_right = crowded(Side::kRight, 1596, 520);
  const auto top = [](float x) { return crowded(Side::kTop, x, 10); };
  const Box wide{SeatShape::kWide, Side::kTop, {510, 14, 900, 200}};
  switch (players) {
    case 2:
      return {wide};
    case 3:
      return {left, right};
    case 4:
      return {left, wide, right};
    case 5:
      return {left, medium(340), medium(980), right};
    case 6:
      return {left, top(440), top(810), top(1180), right};
    case 7:
      return {lower_left, upper_left, medium(340), medium(980), upper_right, lower_right};
    case 8:
      return {lower_left, upper_left, top(440), top(810), top(1180), upper_right, lower_right};
    default:
      return {lower_left, upper_left, top(330), top(648), top(966), top(1284), upper_right, lower_right};
  }
}

Pose at(Vec2 place, float width, float degrees = 0) {
  Pose pose;
  pose.at = place;
  pose.scale = width / kCardSize.x;
  pose.degrees = degrees;
  return pose;
}

Rect row_item(const Rect& row, int i, int n, float width, float gap) {
  const float all = width * static_cast<float>(n) + gap * static_cast<float>(n - 1);
  return {row.center().x - all / 2 + (width + gap) * static_cast<float>(i), row.y, width, row.h};
}

}  // namespace

Geometry::Geometry(Vec2 page, int players, int viewer_at)
    : page_(page),
      dx_((page.x - kPage.x) / 2),
      dy_((page.y - kPage.y) / 2),
      crowded_(players == 6 || players >= 8),
      free_wall_(players == 3),
      seats_(static_cast<std::size_t>(players)) {
  const float wider = page.x - kPage.x, taller = page.y - kPage.y;
  SeatPlace& own = seats_[static_cast<std::size_t>(viewer_at)];
  own.shape = SeatShape::kOwn;
  own.box = {40, 810 + taller, page.x - 80, 260};
  own.medal = {120, 902 + taller};
  own.plate = {192, 853 + taller, 268, 98};
  own.tray = {700 + dx_, 922 + taller};
  own.tray_scale = kOwnTray;
  own.fan = {{1171 + dx_, 940 + taller}, 170, 468, 2, 2.5f, kOwnHandWidth / kCardSize.x};
  own.count = {1171 + dx_, 1050 + taller};
  lay_near(own);
  const auto others = boxes(players);
  const auto on_top =
      static_cast<float>(std::count_if(others.begin(), others.end(), [](const Box& b) { return b.side == Side::kTop; }));
  int top = 0;
  for (std::size_t i = 0; i < others.size(); ++i) {
    SeatPlace& seat = seats_[(static_cast<std::size_t>(viewer_at) + 1 + i) % seats_.size()];
    seat.shape = others[i].shape;
    seat.box = others[i].rect;
    switch (others[i].side) {
      case Side::kLeft:
        seat.box.y += taller / 3;
        break;
      case Side::kTop:
        seat.box.x += dx_ * (1 + 0.5f * (static_cast<float>(top++) - (on_top - 1) / 2));
        break;
      case Side::kRight:
        seat.box.x += wider;
        seat.box.y += taller / 3;
        break;
    }
    lay_out(seat, others[i].side == Side::kRight);
    lay_near(seat);
  }
}

// Only columns are mirrored at the right; the small seats read the same everywhere.
void Geometry::lay_out(SeatPlace& seat, bool at_right) const {
  const Rect& r = seat.box;
  const auto place = [&](float x, float y) { return Vec2{r.x + x, r.y + y}; };
  const auto hand = [](Vec2 where, float width, float pitch) {
    return tabletop::Fan{where, pitch, 3 * pitch, 0.6f, 5, width / kCardSize.x};
  };
  switch (seat.shape) {
    case SeatShape::kColumn: {
      const auto across = [&](float x) { return at_right ? r.w - x : x; };
      seat.medal = place(across(66), 74);
      seat.plate = {r.x + (at_right ? 2 : 130), r.y + 25, 268, 98};
      seat.tray_scale = 0.92f;
      seat.tray = place(across(212), 314);
      seat.fan = hand(place(across(330), 164), 46, 22);
      seat.count = place(across(330), 196);
      break;
    }
    case SeatShape::kWide:
      seat.medal = place(70, 100);
      seat.plate = {r.x + 142, r.y + 51, 268, 98};
      seat.tray = place(698, 100);
      seat.fan = hand(place(454, 92), 46, 14);
      seat.count = place(454, 124);
      break;
    case SeatShape::kMedium:
      seat.medal = place(50, 82);
      seat.medal_radius = 42;
      seat.plate = {r.x + 106, r.y + 20, 206, 90};
      seat.tray_scale = 0.7f;
      seat.tray = place(458, 95);
      seat.fan = hand(place(209, 148), 34, 20);
      seat.count = place(262, 158);
      break;
    case SeatShape::kCrowded:
      seat.medal = place(49, 56);
      seat.medal_radius = 40;
      seat.plate = {r.x + 100, r.y + 12, 200, 88};
      seat.tray_scale = 0.6f;
      seat.tray = place(124, 182);
      seat.fan = hand(place(272, 168), 34, 9);
      seat.count = place(272, 200);
      break;
    case SeatShape::kOwn:
      break;
  }
}

void Geometry::lay_near(SeatPlace& seat) const {
  const bool small = seat.tray_scale < kNearSmall;  // it grows over its neighbours, not over its own plate
  seat.near_scale = std::max(seat.tray_scale, small ? kNearSmall : kNear);
  const Vec2 half = kTraySizeDrawn * (seat.near_scale / 2);
  const float right = small ? kNearHand.x * seat.near_scale + 20 : half.x;
  const float aside = seat.shape == SeatShape::kCrowded ? kNearAside : 0;
  seat.near_tray = seat.tray;
  seat.near_tray.x = std::clamp(seat.tray.x + aside, half.x + kPageMargin, page_.x - kPageMargin - right);
  if (!small) return;
  const float medal = seat.medal.y + (seat.medal_radius + kMedalFrame) * kMedalHigh;
  const float below = seat.plate.y + seat.plate.h;
  seat.near_tray.y = half.y + 0.5f + (seat.shape == SeatShape::kCrowded ? std::max(below, medal) : below);
}

Rect Geometry::medal(int seat) const {
  const SeatPlace& place = this->seat(seat);
  const float side = 2 * (place.medal_radius + kMedalFrame);
  return Rect::around(place.medal, side, side * kMedalHigh);
}

Pose Geometry::salver(int seat, bool near) const {
  const SeatPlace& place = this->seat(seat);
  Pose pose;
  pose.at = near ? place.near_tray : place.tray;
  pose.scale = near ? place.near_scale : place.tray_scale;
  return pose;
}

Rect Geometry::tray(int seat, bool near) const {
  const Pose pose = salver(seat, near);
  return Rect::around(pose.at, kTraySizeDrawn.x * pose.scale, kTraySizeDrawn.y * pose.scale);
}

Rect Geometry::bottle(int seat, int i) const {
  const Rect& plate = this->seat(seat).plate;
  const bool small = plate.w < 260;
  const float side = small ? 24 : 28, pitch = small ? 22 : 25;
  return {plate.x + 11 + pitch * static_cast<float>(i) + (i >= 3 ? 7.0f : 0.0f), plate.y + plate.h - side - 13, side, side};
}

Rect Geometry::sun(int seat) const {
  const Rect& plate = this->seat(seat).plate;
  const bool small = plate.w < 260;
  const float side = small ? 26 : 30;
  return {plate.x + plate.w - (small ? 70.0f : 80.0f), plate.y + 10, side, side};
}

Pose Geometry::bite(int seat, int i, bool near) const {
  const Pose tray = salver(seat, near);
  Pose pose;
  pose.at = {tray.at.x + kSlotPitch * tray.scale * static_cast<float>(i - 1), tray.at.y - kSlotRise * tray.scale};
  pose.scale = kSlotScale * tray.scale;
  pose.flip = 180;
  return pose;
}

Pose Geometry::taken(int seat, int i, bool near) const {
  Pose pose = bite(seat, i, near);
  pose.flip = 0;
  return pose;
}

Pose Geometry::hand(int seat, int i, int n, bool near) const {
  const SeatPlace& place = this->seat(seat);
  tabletop::Fan fan = place.fan;
  if (place.shape == SeatShape::kOwn) {
    if (n > kFewCards) fan.scale = kOwnFullHand / kCardSize.x;
    return tabletop::fan_pose(fan, i, n);
  }
  if (near && place.shape == SeatShape::kCrowded) fan.center = place.near_tray + kNearHand * place.near_scale;
  Pose pose = tabletop::fan_pose(fan, i, n);
  pose.flip = 180;
  return pose;
}

Vec2 Geometry::count(int seat, float nearness) const {
  const SeatPlace& place = this->seat(seat);
  if (place.shape != SeatShape::kCrowded) return place.count;
  return place.count + (place.near_tray + kNearCount * place.near_scale - place.count) * nearness;
}

Rect Geometry::own_caption(int seat) const {
  const SeatPlace& place = this->seat(seat);
  return {place.plate.x + 40, place.plate.y + place.plate.h + 10, place.plate.w - 40, 64};
}

Pose Geometry::air() const {
  Pose pose = crowded_ ? at(center(960, 440), kCrowdedAirWidth, -4) : at(center(960, 420), kAirWidth, -4);
  pose.flip = 180;
  return pose;
}

Pose Geometry::reserve() const {
  Pose pose = at(center(600, crowded_ ? 468.0f : 438.0f), kPileWidth);
  pose.flip = 180;
  return pose;
}

Rect Geometry::pits() const {
  const Vec2 where = center(764, crowded_ ? 378.0f : 330.0f);
  return Rect::around(where, 128, 72);
}

Pose Geometry::discard(int i, int n) const {
  const float pitch = n < 2 ? kDiscardPitch : std::min(kDiscardPitch, kDiscardRoom / static_cast<float>(n - 1));
  const float tilt = static_cast<float>((i * 37) % 7 - 3);
  return at(center(1268 + pitch * static_cast<float>(i), crowded_ ? 468.0f : 438.0f), kPileWidth, tilt);
}

Vec2 Geometry::discards_label(int n) const {
  const Vec2 first = discard(0, n).at, last = discard(n - 1, n).at;
  return {(first.x + last.x) / 2, last.y + 112};
}
Vec2 Geometry::bank() const { return center(960, 300); }

Rect Geometry::prompt() const {
  Rect r = center(568, 622, 784, 182);
  r.y += dy_ * 0.5f;
  return r;
}
Rect Geometry::question() const {
  const Rect r = prompt();
  return {r.x + 24, r.y + 14, r.w - 48, 44};
}
Rect Geometry::answer(int i, int n) const {
  const Rect r = prompt();
  return row_item({r.x, r.y + 66, r.w, 66}, i, n, n == 2 ? 300.0f : 232.0f, 20);
}
Rect Geometry::caption() const {
  const Rect r = prompt();
  return {r.x + 24, r.y + 141, r.w - 48, 30};
}

Rect Geometry::menu() const {
  const Rect r = prompt();
  return {r.x - 40, r.y - 30, r.w + 80, r.h + 32};
}
Rect Geometry::menu_question() const {
  const Rect r = menu();
  return {r.x + 24, r.y + 10, r.w - 48, 40};
}
Rect Geometry::declaration(int kind) const {
  const Rect r = menu();
  return row_item({r.x, r.y + 54, r.w, 84}, kind, kKinds, 110, 8);
}
Rect Geometry::serve() const {
  const Rect r = menu();
  return Rect::around({r.center().x, r.y + 176}, 440, 56);
}

Rect Geometry::sentence() const {
  const Rect r = prompt();
  return {r.x, r.y + r.h - 54, r.w, 48};
}

Rect Geometry::action(int i) const { return {page_.x - 510, page_.y - 236 + 72 * static_cast<float>(i), 238, 60}; }
Rect Geometry::round() const { return {page_.x - 256, page_.y - 236, 216, 196}; }

Vec2 Geometry::headline() const { return center(960, 138); }
Vec2 Geometry::lamp() const { return {page_.x / 2, 0}; }
Pose Geometry::suspect() const {
  Pose pose = at(center(960, 510), kSuspectWidth, 3);
  pose.flip = 180;
  return pose;
}
MedalPlace Geometry::accused() const { return {center(400, 510), 140}; }

// One column of up to three; more stand in two, those behind in the gaps of those before, so that everybody can point.
MedalPlace Geometry::accuser(int i, int n) const {
  constexpr int kColumn = 3;
  if (n <= kColumn) {
    constexpr float kRadius[] = {104, 92, 72}, kPitch[] = {0, 300, 228};
    const auto size = static_cast<std::size_t>(n - 1);
    return {center(1560, 520 + kPitch[size] * (static_cast<float>(i) - static_cast<float>(n - 1) / 2)), kRadius[size]};
  }
  const int front = (n + 1) / 2;
  const bool behind = i >= front;
  const float pitch = 620 / static_cast<float>(front);
  const float row = static_cast<float>(behind ? i - front : i) + (behind ? 0.5f : 0.0f);
  return {center(behind ? 1740.0f : 1500.0f, 240 + pitch * (row + 0.4f)), front <= 2 ? 78.0f : front <= 3 ? 62.0f : 50.0f};
}
Rect Geometry::verdict() const { return center(500, 906, 920, 112); }
Rect Geometry::proceed() const { return {page_.x - 264, page_.y - 108, 224, 66}; }

}  // namespace nightcap::cocktail::table
