#include "game/martinis/table/geometry.hpp"

#include <algorithm>
#include <cmath>

namespace nightcap::martinis::table {

namespace {

struct Box {
  SeatShape shape;
  Rect rect;
};

// Art direction §5, clockwise from the viewer's left, for 2 to 6 players. x of the right-hand seats is at 1920.
std::vector<Box> boxes(int players) {
  const Box left{SeatShape::kLeft, {40, 236, 380, 520}}, right{SeatShape::kRight, {1500, 236, 380, 520}};
  switch (players) {
    case 2:
      return {{SeatShape::kTop, {510, 10, 900, 165}}};
    case 3:
      return {left, right};
    case 4:
      return {left, {SeatShape::kTop, {510, 10, 900, 165}}, right};
    case 5:
      return {left, {SeatShape::kTop, {300, 10, 640, 165}}, {SeatShape::kTop, {980, 10, 640, 165}}, right};
    default:
      return {left,
              {SeatShape::kCrowded, {262, 10, 440, 210}},
              {SeatShape::kCrowded, {740, 10, 440, 210}},
              {SeatShape::kCrowded, {1218, 10, 440, 210}},
              right};
  }
}

constexpr float kOwnHandWidth = 186;
constexpr float kPairWidth = 212;
constexpr float kSpecialWidth = 84;
constexpr float kWaitingWidth = 76, kOwnWaitingWidth = 96;
constexpr float kFeverHandDrop = 150;
constexpr float kPileWidth = 98;
constexpr float kOtherHandWidth = 52;
constexpr float kHeart = 24;
constexpr float kSwagWidth = 480;
constexpr float kCoupleTilt = 6;
constexpr float kCoupleHalf = 0.92f;  // of a card's width, from the couple's middle to its edge

float scale_of(float width) { return width / kCardSize.x; }

Pose at(Vec2 place, float width, float degrees = 0) {
  Pose pose;
  pose.at = place;
  pose.scale = scale_of(width);
  pose.degrees = degrees;
  return pose;
}

}  // namespace

Geometry::Geometry(Vec2 page, int players, int viewer_at)
    : page_(page), dx_((page.x - 1920) / 2), dy_(0), players_(players), seats_(static_cast<std::size_t>(players)) {
  const float taller = page.y - 1080;
  dy_ = taller / 2;
  SeatPlace& own = seats_[static_cast<std::size_t>(viewer_at)];
  own.shape = SeatShape::kOwn;
  own.box = {40, 780 + taller, page.x - 80, 290};
  own.avatar = {122, 884 + taller};
  own.plate = {190, 852 + taller, 250, 66};
  own.fan = {{960 + dx_, 930 + taller}, 126, 820, 3.2f, 3.1f, scale_of(kOwnHandWidth)};
  own.count = {960 + dx_, 1046 + taller};
  const auto others = boxes(players);
  for (std::size_t i = 0; i < others.size(); ++i) {
    SeatPlace& seat = seats_[(static_cast<std::size_t>(viewer_at) + 1 + i) % seats_.size()];
    seat.shape = others[i].shape;
    Rect r = others[i].rect;
    switch (seat.shape) {
      case SeatShape::kTop:
      case SeatShape::kCrowded:
        r.x = r.x + dx_ * (1 + 0.5f * (static_cast<float>(i) - static_cast<float>(others.size() - 1) / 2));
        break;
      case SeatShape::kRight:
        r.x += page.x - 1920;
        break;
      case SeatShape::kLeft:
      case SeatShape::kOwn:
        break;
    }
    if (seat.shape == SeatShape::kLeft || seat.shape == SeatShape::kRight) r.y += taller / 3;
    seat.box = r;
    const auto place = [&](float x, float y) { return Vec2{r.x + x, r.y + y}; };
    if (seat.shape == SeatShape::kTop) {
      seat.avatar = place(62, 88);
      seat.plate = {r.x + 130, r.y + 56, 216, 66};
      seat.fan = {place(422, 84), 15, 78, 0.3f, 4, scale_of(kOtherHandWidth)};
      seat.count = place(422, 132);
    } else if (seat.shape == SeatShape::kCrowded) {
      seat.avatar = place(50, 54);
      seat.avatar_radius = 44;
      seat.plate = {r.x + 102, r.y + 22, 230, 62};
      seat.fan = {place(380, 50), 4, 30, 0.2f, 3, scale_of(44)};
      seat.count = place(380, 90);
    } else {
      const bool mirrored = seat.shape == SeatShape::kRight;
      seat.avatar = place(mirrored ? r.w - 82 : 82, 64);
      seat.plate = {r.x + (mirrored ? r.w - 150 - 216 : 150), r.y + 32, 216, 66};
      seat.fan = {place(mirrored ? r.w - 260 : 260, 146), 15, 130, 0.3f, 4, scale_of(kOtherHandWidth)};
      seat.count = place(mirrored ? r.w - 260 : 260, 196);
    }
  }
}

Rect Geometry::pool_box() const {
  const float k = players_ == 6 ? 0.9f : 1.0f;
  return Rect::around(center(960, 435 + (players_ == 6 ? 26.0f : 0.0f)), 900 * k, 410 * k);
}

// Badges stand at the left of a card and at its top: rows and columns may overlap and still be read.
Pose Geometry::pool(int i, int n) const {
  const Rect box = pool_box();
  const bool two_rows = n > 8;
  const int columns = two_rows ? (n + 1) / 2 : n;
  const float pitch = std::min(n <= 5 ? 136.0f : 104.0f, (box.w - 180) / static_cast<float>(std::max(columns, 1)));
  const int row = two_rows ? i / columns : 0, column = two_rows ? i % columns : i;
  const int in_row = row == 0 ? columns : n - columns;
  const float x = box.center().x + (static_cast<float>(column) - static_cast<float>(in_row - 1) / 2) * pitch;
  const float y = !two_rows ? box.y + (players_ == 6 ? 76.0f : 102.0f)
                            : box.y + 62 + (players_ == 6 ? 84.0f : 94.0f) * static_cast<float>(row);
  return at({std::round(x), y}, two_rows ? 92 : 112, i % 2 == 0 ? -3.0f : 3.0f);
}

Pose Geometry::couple(int seat, const CoupleSlot& slot) const {
  const SeatPlace& place = seats_[static_cast<std::size_t>(seat)];
  const Rect& box = place.box;
  // The k-th of so many side by side, all of each within the room.
  const auto along = [](float from, float room, float width, float widest, int k, int count) {
    const float half = kCoupleHalf * width;
    const float pitch = std::min(widest, (room - 2 * half) / static_cast<float>(std::max(count - 1, 1)));
    return std::round(from + half + pitch * static_cast<float>(k));
  };
  const int k = slot.before + slot.i;
  switch (place.shape) {
    case SeatShape::kTop:
      return at({along(box.x + 488, box.w - 488, 84, 160, k, slot.all), box.y + 88}, 84);
    case SeatShape::kCrowded:
      return at({along(box.x + 10, box.w - 20, 64, 120, k, slot.all), box.y + 156}, 64);
    case SeatShape::kLeft:
    case SeatShape::kRight: {
      const int in_row = slot.all <= 4 ? 2 : (slot.all + 1) / 2;
      const int row = k / in_row, column = k % in_row;
      const float from = box.x + (place.shape == SeatShape::kLeft ? 10.0f : 40.0f);
      return at(
          {along(from, box.w - 50, 92, 165, column, std::min(in_row, slot.all)), box.y + 294 + 150 * static_cast<float>(row)},
          92);
    }
    case SeatShape::kOwn: {
      if (slot.married) return at({along(box.x + 20, 420, 84, 150, slot.i, slot.n), box.y + 222}, 84);
      const int in_row = slot.n <= 2 ? 2 : (slot.n + 1) / 2;
      const int row = slot.i / in_row, column = slot.i % in_row;
      const float y = slot.n <= 2 ? box.y + 140 : box.y + 80 + 134 * static_cast<float>(row);
      return at({along(page_.x - 430, 400, slot.n <= 2 ? 104.0f : 84.0f, 190, column, std::min(in_row, slot.n)), y},
                slot.n <= 2 ? 104.0f : 84.0f);
    }
  }
  return {};
}

Pose Geometry::of_couple(const Pose& couple, int side, bool married) {
  Pose pose = couple;
  const float width = couple.scale * kCardSize.x;
  pose.at.x += static_cast<float>(side) * width * (married ? 0.22f : 0.36f);
  pose.degrees += static_cast<float>(side) * kCoupleTilt;
  pose.flip = married ? 180.0f : 0.0f;
  return pose;
}

Rect Geometry::heart(int seat, int i, int marriages) const {
  const Rect& plate = seats_[static_cast<std::size_t>(seat)].plate;
  return {plate.x + 16 + (marriages > 3 ? 25.0f : 28.0f) * static_cast<float>(i), plate.y + 35, kHeart, kHeart};
}

tabletop::Fan Geometry::fan(int seat, bool fever) const {
  tabletop::Fan fan = seats_[static_cast<std::size_t>(seat)].fan;
  if (fever && seats_[static_cast<std::size_t>(seat)].shape == SeatShape::kOwn) fan.center.y += kFeverHandDrop;
  return fan;
}

Pose Geometry::asked() const { return at(center(756, 580), kPairWidth, -4); }

Pose Geometry::shown(int i, int n) const {
  const float width = n <= 3 ? 156 : n == 4 ? 136 : 120;
  const float pitch = n <= 3 ? 176 : n == 4 ? 150 : 128;
  return at(center(866 + width / 2 + pitch * static_cast<float>(i), 578), width);
}

Pose Geometry::waiting(int seat) const {
  const SeatPlace& place = seats_[static_cast<std::size_t>(seat)];
  const Rect& box = place.box;
  const auto lies = [](Vec2 where, float width, float degrees) {
    Pose pose = at(where, width, degrees);
    pose.flip = 180;
    return pose;
  };
  switch (place.shape) {
    case SeatShape::kTop:
      return lies({place.fan.center.x, box.y + 212}, kWaitingWidth, 2);
    case SeatShape::kCrowded:
      return lies({place.fan.center.x, box.y + 210}, kWaitingWidth, 2);
    case SeatShape::kLeft:
      return lies({box.x + box.w + 4, box.y + 92}, kWaitingWidth, 4);
    case SeatShape::kRight:
      return lies({box.x - 4, box.y + 92}, kWaitingWidth, -4);
    case SeatShape::kOwn:
      return lies({960 + dx_ + 230, box.y - 36}, kOwnWaitingWidth, 3);
  }
  return {};
}

Pose Geometry::pair(int side, bool fever) const {
  const float s = static_cast<float>(side);
  return fever ? at(center(960 + 108 * s, 480), kPairWidth, 4 * s) : at(center(880 + 106 * s, 576), kPairWidth, 4 * s);
}

Pose Geometry::deck() const {
  Pose pose = at(center(494, 660), kPileWidth);
  pose.flip = 180;
  return pose;
}
Pose Geometry::discard(int i) const { return at(center(600, 662), kPileWidth, static_cast<float>((i * 37) % 13 - 6)); }
Pose Geometry::special(int i, bool fever) const {
  const auto k = static_cast<float>(std::min(i, 4));
  return at((fever ? center(1176, 716) : center(1438, 584)) + Vec2{9 * k, 12 * k}, kSpecialWidth, 4);
}
// In the water behind the dish; under the arch, outside the two.
Pose Geometry::special_at(int die, bool fever) const {
  const float side = die == 0 ? -1 : 1;
  const Vec2 dice = this->die(die, fever).at;
  return at(fever ? dice + Vec2{116 * side, 0} : dice + Vec2{4 * side, -104}, kSpecialWidth, 5 * side);
}
Rect Geometry::dish() const { return Rect::around(center(1262, 600), 300, 168); }
Pose Geometry::die(int which, bool fever) const {
  const float side = which == 0 ? -1 : 1;
  Pose pose;
  pose.at = fever ? center(960 + 100 * side, 716) : center(1262 + 66 * side, 584);
  pose.scale = fever ? 1.25f : 1;
  return pose;
}
Rect Geometry::main_button(bool fever) const {
  const Rect panel = dice_panel();
  if (fever) return {panel.x, panel.y + panel.h + 24, panel.w, 66};
  const Vec2 p = center(1118, 712);
  return {p.x, p.y, 288, 66};
}
Rect Geometry::special_button(int die, bool fever) const {
  Rect r = main_button(fever);
  if (!fever) r = {r.x - 18, r.y - 16, 350, 50};  // clear of the pair at its left
  const float width = (r.w - 12) / 2;
  return {r.x + (die == 0 ? 0 : width + 12), r.y, width, 50};
}
Rect Geometry::low_button(bool fever) const {
  const Rect r = special_button(0, fever);
  return {r.x, r.y + r.h + 6, 2 * r.w + 12, 48};
}
Rect Geometry::window_bar(bool fever) const {
  const Rect top = special_button(0, fever), low = low_button(fever);
  return {low.x - 14, top.y - 12, low.w + 28, low.y + low.h - top.y + 24};
}
Rect Geometry::answer_button(bool fever) const {
  return Rect::around(window_bar(fever).center(), main_button(fever).w - (fever ? 40.0f : 0.0f), 66);
}
// In the place of the name: the couples and hearts below it stay in sight.
Rect Geometry::buzzer(int seat) const {
  const Rect& plate = seats_[static_cast<std::size_t>(seat)].plate;
  return {plate.x, plate.y - 22, plate.w, 56};
}
Rect Geometry::call_out() const {
  const Vec2 p = center(376, 436);
  return {p.x, p.y, 258, 60};
}
Rect Geometry::sentence(bool fever) const {
  const Vec2 p = fever ? center(620, 872) : center(420, 752);
  return {p.x, p.y + dy_ * 0.5f, 680, 38};
}
int Geometry::bulbs(float page_width) {
  return kBulbsOfSwag * static_cast<int>(std::max(1.0f, std::round(page_width / kSwagWidth)));
}
Rect Geometry::banner() const { return Rect::around({page_.x / 2, 150}, 780, 124); }
Rect Geometry::arch() const { return Rect::around(center(960, 555), 848, 736); }
Rect Geometry::queue_panel() const { return {44, 330 + dy_, 330, 76.0f + 80 * static_cast<float>(players_)}; }
Rect Geometry::dice_panel() const { return {page_.x - 412, 330 + dy_, 368, 420}; }

}  // namespace nightcap::martinis::table
