#include "game/app/remote.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "engine/input/keys.hpp"
#include "engine/wire/codec.hpp"

namespace nightcap::app {

namespace {

using base::Json;

constexpr std::size_t kLongestLine = 1 << 20;  // bytes, without the newline
constexpr float kSettleFrame = 1000.0f / 60;   // ms
constexpr float kSettleLimit = 60'000;         // ms of game time
constexpr double kLongestAdvance = 3'600'000;  // ms
constexpr float kDragStep = 1000.0f / 60;      // ms
constexpr double kFarthest = 1e6;              // window px that a place may be outside

Json ok() { return Json{{"ok", true}}; }

Json fail(std::string_view code, std::string_view message) {
  return Json{{"ok", false}, {"error", {{"code", code}, {"message", message}}}};
}
Json bad(std::string_view message) { return fail("bad-request", message); }

std::optional<std::string> text_of(const Json& request, std::string_view name) {
  const Json* field = base::field(request, name);
  if (field == nullptr || !field->is_string()) return std::nullopt;
  return field->get<std::string>();
}

// A finite number within the range; `usual` if it was left out; nothing if it is something else.
std::optional<double> number_of(const Json& request, std::string_view name, std::optional<double> usual, double lowest,
                                double highest) {
  const Json* field = base::field(request, name);
  if (field == nullptr) return usual;
  if (!field->is_number()) return std::nullopt;
  const double number = field->get<double>();
  if (!(number >= lowest && number <= highest)) return std::nullopt;
  return number;
}

std::optional<std::int64_t> whole_of(const Json& request, std::string_view name, std::optional<std::int64_t> usual,
                                     std::int64_t lowest, std::int64_t highest) {
  const Json* field = base::field(request, name);
  return field == nullptr ? usual : base::whole_number(*field, lowest, highest);
}

double rounded(double value) { return std::round(value * 100) / 100; }

}  // namespace

struct Remote::Row {
  std::string_view cmd;
  Json (Remote::*answer)(const Json& request);
};

std::span<const Remote::Row> Remote::rows() {
  static constexpr Row kRows[] = {
      {"ui", &Remote::ui},         {"actions", &Remote::actions},
      {"click", &Remote::click},   {"touch", &Remote::touch},
      {"drag", &Remote::drag},     {"move", &Remote::move},
      {"wheel", &Remote::wheel},   {"drop", &Remote::drop},
      {"key", &Remote::key},       {"text", &Remote::text},
      {"ime", &Remote::ime},       {"resize", &Remote::resize},
      {"window", &Remote::window}, {"advance", &Remote::advance},
      {"settle", &Remote::settle}, {"screenshot", &Remote::screenshot},
      {"draws", &Remote::draws},   {"position", &Remote::position},
      {"view", &Remote::view},     {"narration", &Remote::narration},
      {"cues", &Remote::cues},     {"stats", &Remote::stats},
      {"quit", &Remote::leave},
  };
  return kRows;
}

std::string Remote::answer(std::string_view line) {
  const auto reply = [&]() -> Json {
    if (line.size() > kLongestLine) return fail("bad-json", "a line is at most 1 MiB long");
    const auto request = base::parse_json(line);
    if (!request) return fail("bad-json", "this line is not JSON");
    if (!request->is_object()) return bad("a request is a JSON object");
    const auto cmd = text_of(*request, "cmd");
    if (!cmd) return bad("a request has a \"cmd\", a text");
    for (const Row& row : rows())
      if (row.cmd == *cmd) return (this->*row.answer)(*request);
    if (*cmd == "pad") return bad("\"" + *cmd + "\" is not there yet");
    return fail("unknown-command", "there is no command \"" + *cmd + "\"");
  };
  return base::json_line(reply());
}

Json Remote::ui(const Json&) {
  runner_.pump();
  Json answer = ok();
  answer["screen"] = application_.screen().name();
  const auto seat = application_.session() != nullptr ? application_.session()->viewer() : std::nullopt;
  answer["seat"] = seat ? Json(*seat) : Json(nullptr);
  const auto view = application_.view();
  const std::string& focus = application_.focus();
  answer["focus"] = focus.empty() ? Json(nullptr) : Json(focus);
  Json& list = answer["widgets"] = Json::array();
  for (const ui::Widget& widget : application_.widgets().items()) {
    const scene::Vec2 at = view.to_window(scene::Vec2{widget.rect.x, widget.rect.y});
    list.push_back(
        {{"id", widget.id},
         {"role", ui::role_name(widget.role)},
         {"name", widget.name},
         {"rect", {rounded(at.x), rounded(at.y), rounded(widget.rect.w * view.scale), rounded(widget.rect.h * view.scale)}},
         {"enabled", widget.enabled},
         {"value", widget.value.empty() ? Json(nullptr) : Json(widget.value)}});
  }
  if (const GlassBox* box = application_.glass_box())
    for (const debug::Item& item : box->items())
      list.push_back({{"id", item.id},
                      {"role", "overlay"},
                      {"name", item.name},
                      {"rect", {rounded(item.rect.x), rounded(item.rect.y), rounded(item.rect.w), rounded(item.rect.h)}},
                      {"enabled", true},
                      {"value", item.value.empty() ? Json(nullptr) : Json(item.value)}});
  return answer;
}

Json Remote::actions(const Json&) {
  runner_.pump();
  Session* session = application_.session();
  if (session == nullptr) return fail("no-game", "there is no match on the table");
  Json answer = ok();
  const auto seat = session->asked();
  answer["seat"] = seat ? Json(*seat) : Json(nullptr);
  Json& list = answer["actions"] = Json::array();
  for (ActionPath& each : session->actions())
    list.push_back({{"action", std::move(each.action)}, {"path", std::move(each.path)}});
  return answer;
}

const debug::Item* Remote::overlay_item(const std::string& id) const {
  const GlassBox* box = application_.glass_box();
  if (box == nullptr) return nullptr;
  const auto found = std::find_if(box->items().begin(), box->items().end(), [&](const auto& item) { return item.id == id; });
  return found != box->items().end() ? &*found : nullptr;
}

Remote::Place Remote::place_of_id(const std::string& id) {
  if (const debug::Item* item = overlay_item(id)) return {item->rect.center(), nullptr};
  const ui::WidgetList& widgets = application_.widgets();
  const ui::Widget* widget = widgets.find(id);
  if (widget == nullptr) return {{}, fail("no-widget", "there is no widget \"" + id + "\" on this screen")};
  if (!widget->enabled) return {{}, fail("disabled", "\"" + id + "\" can't be used now")};
  // A place where a person would hit it and not what overlaps it: the middle if it is free, or else the free place
  // that is nearest to it.
  constexpr int kGrid = 24;
  const scene::Rect r = widget->rect;
  std::optional<scene::Vec2> best;
  float best_distance = 0;
  for (int y = 0; y <= kGrid; ++y) {
    for (int x = 0; x <= kGrid; ++x) {
      const scene::Vec2 p{r.x + r.w * (0.5f + static_cast<float>(x)) / (kGrid + 1),
                          r.y + r.h * (0.5f + static_cast<float>(y)) / (kGrid + 1)};
      if (widgets.at(p) != widget) continue;
      const float distance = std::hypot(p.x - r.center().x, p.y - r.center().y);
      if (best && distance >= best_distance) continue;
      best = p;
      best_distance = distance;
    }
  }
  if (!best) return {{}, fail("no-widget", "\"" + id + "\" is wholly covered by others")};
  return {application_.view().to_window(*best), nullptr};
}

Remote::Place Remote::place_of(const Json& request) {
  runner_.pump();
  if (const Json* id = base::field(request, "id")) {
    if (!id->is_string()) return {{}, bad("\"id\" is a text")};
    return place_of_id(id->get<std::string>());
  }
  const auto x = number_of(request, "x", std::nullopt, -kFarthest, kFarthest),
             y = number_of(request, "y", std::nullopt, -kFarthest, kFarthest);
  if (!x || !y) return {{}, bad("this wants an \"id\", or \"x\" and \"y\" in window pixels")};
  return {{static_cast<float>(*x), static_cast<float>(*y)}, nullptr};
}

Remote::Place Remote::place_of_end(const Json& end) {
  if (end.is_string()) return place_of_id(end.get<std::string>());
  if (end.is_array() && end.size() == 2 && end[0].is_number() && end[1].is_number()) {
    const double x = end[0].get<double>(), y = end[1].get<double>();
    if (std::abs(x) <= kFarthest && std::abs(y) <= kFarthest) return {{static_cast<float>(x), static_cast<float>(y)}, nullptr};
  }
  return {{}, bad("\"from\" and \"to\" are each an id or [x,y]")};
}

void Remote::post(const input::Event& event) {
  if (const auto* moved = std::get_if<input::PointerMoved>(&event)) pointer_ = moved->at;
  stage_.post(event);
  runner_.pump();
}

Json Remote::press(const Json& request, bool touch) {
  const auto button = whole_of(request, "button", 1, 1, 3), count = whole_of(request, "count", 1, 1, 20);
  if (!button || !count) return bad("\"button\" is 1 to 3, \"count\" 1 to 20");
  runner_.pump();
  const std::string id = text_of(request, "id").value_or("");
  if (overlay_item(id) == nullptr) application_.hurry(id);  // the widget is looked for where it is when things rest
  const Place place = place_of(request);
  if (!place.error.is_null()) return place.error;
  post(input::PointerMoved{place.at, touch});
  for (int i = 1; i <= *count; ++i) {
    post(input::PointerButton{place.at, static_cast<int>(*button), true, i, touch});
    post(input::PointerButton{place.at, static_cast<int>(*button), false, i, touch});
  }
  return ok();
}

Json Remote::click(const Json& request) { return press(request, false); }
Json Remote::touch(const Json& request) { return press(request, true); }

Json Remote::drag(const Json& request) {
  const Json *from = base::field(request, "from"), *to = base::field(request, "to");
  const auto ms = number_of(request, "ms", 300.0, 0, 60'000);
  if (from == nullptr || to == nullptr || !ms) return bad("drag wants \"from\", \"to\" and perhaps \"ms\"");
  runner_.pump();
  application_.hurry();
  const Place start = place_of_end(*from);
  if (!start.error.is_null()) return start.error;
  const Place end = place_of_end(*to);
  if (!end.error.is_null()) return end.error;
  post(input::PointerMoved{start.at});
  post(input::PointerButton{start.at, 1, true});
  const int steps = std::max(2, static_cast<int>(*ms / kDragStep));
  for (int i = 1; i <= steps; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(steps);
    post(input::PointerMoved{start.at + (end.at - start.at) * t});
    runner_.frame(static_cast<float>(*ms) / static_cast<float>(steps));
  }
  post(input::PointerButton{end.at, 1, false});
  return ok();
}

Json Remote::move(const Json& request) {
  const Place place = place_of(request);
  if (!place.error.is_null()) return place.error;
  post(input::PointerMoved{place.at});
  return ok();
}

Json Remote::wheel(const Json& request) {
  const auto dy = number_of(request, "dy", std::nullopt, -1000, 1000);
  if (!dy) return bad("wheel wants \"dy\"");
  post(input::Wheel{pointer_, static_cast<float>(*dy)});
  return ok();
}

Json Remote::drop(const Json& request) {
  const auto file = text_of(request, "file");
  if (!file) return bad("drop wants a \"file\"");
  post(input::FileDropped{*file});
  return ok();
}

Json Remote::key(const Json& request) {
  const auto name = text_of(request, "key");
  if (!name || !input::is_key_name(*name)) return bad("key wants the name of a \"key\", as in \"Return\"");
  input::Key key{*name, true, false, {}};
  if (name->size() == 1 && (*name)[0] >= 'a' && (*name)[0] <= 'z') key.key[0] = static_cast<char>((*name)[0] - 'a' + 'A');
  if (const Json* mods = base::field(request, "mods")) {
    if (!mods->is_array()) return bad("\"mods\" is a list");
    for (const Json& mod : *mods) {
      if (mod == "ctrl")
        key.mods.ctrl = true;
      else if (mod == "alt")
        key.mods.alt = true;
      else if (mod == "shift")
        key.mods.shift = true;
      else if (mod == "gui")
        key.mods.gui = true;
      else
        return bad("a mod is \"ctrl\", \"alt\", \"shift\" or \"gui\"");
    }
  }
  post(key);
  key.down = false;
  post(key);
  return ok();
}

Json Remote::text(const Json& request) {
  const auto typed = text_of(request, "text");
  if (!typed) return bad("text wants a \"text\"");
  post(input::TextTyped{*typed});
  return ok();
}

Json Remote::ime(const Json& request) {
  const auto composing = text_of(request, "composing");
  if (!composing) return bad("ime wants a text \"composing\"");
  post(input::Composing{*composing});
  return ok();
}

Json Remote::resize(const Json& request) {
  const auto w = whole_of(request, "w", std::nullopt, 64, 16384), h = whole_of(request, "h", std::nullopt, 64, 16384);
  if (!w || !h) return bad("resize wants \"w\" and \"h\", each 64 to 16384");
  stage_.resize(static_cast<int>(*w), static_cast<int>(*h));
  post(input::WindowChanged{input::WindowChange::kResized});
  return ok();
}

Json Remote::window(const Json& request) {
  const auto event = text_of(request, "event");
  constexpr std::pair<std::string_view, input::WindowChange> kChanges[] = {
      {"minimize", input::WindowChange::kMinimized},       {"restore", input::WindowChange::kRestored},
      {"focus-lost", input::WindowChange::kFocusLost},     {"focus-gained", input::WindowChange::kFocusGained},
      {"render-reset", input::WindowChange::kRenderReset}, {"close", input::WindowChange::kClose}};
  for (const auto& [name, change] : kChanges)
    if (event && *event == name) {
      post(input::WindowChanged{change});
      return ok();
    }
  return bad("window wants an \"event\": minimize, restore, focus-lost, focus-gained, render-reset or close");
}

Json Remote::advance(const Json& request) {
  const auto ms = number_of(request, "ms", std::nullopt, 0, kLongestAdvance), hz = number_of(request, "hz", 60.0, 1, 1000);
  if (!ms || !hz) return bad("advance wants \"ms\" from 0 to 3600000, and \"hz\" from 1 to 1000");
  const double step = 1000.0 / *hz;
  int frames = 0;
  // Whole frames, and a shorter one for what is left; a rounding error is no frame.
  for (double left = *ms; left > 1e-6 * step; left -= step, ++frames) {
    double frame = std::min(step, left);
    // A longer frame than the application takes at once: no time is lost.
    for (; frame > Application::kLongestFrame; frame -= Application::kLongestFrame)
      application_.update(Application::kLongestFrame);
    runner_.frame(static_cast<float>(frame));
  }
  Json answer = ok();
  answer["frames"] = frames;
  return answer;
}

Json Remote::settle(const Json&) {
  runner_.pump();
  int frames = 0;
  while (!application_.settled() && static_cast<float>(frames) * kSettleFrame < kSettleLimit) {
    runner_.frame(kSettleFrame);
    ++frames;
  }
  Json answer = ok();
  answer["ms"] = std::lround(static_cast<float>(frames) * kSettleFrame);
  answer["settled"] = application_.settled();
  return answer;
}

Json Remote::screenshot(const Json& request) {
  const auto file = text_of(request, "file");
  if (!file || file->empty()) return bad("screenshot wants a \"file\"");
  runner_.redraw();
  if (!stage_.screenshot(*file)) return bad("\"" + *file + "\" can't be written");
  return ok();
}

Json Remote::draws(const Json&) {
  runner_.redraw();
  Json answer = ok();
  Json& draws = answer["draws"] = Json::array();
  const scene::DrawList& list = runner_.draws();
  for (const scene::DrawItem& item : list.items()) {
    Json quad = Json::array();
    for (const scene::Vec2& corner : item.quad) {
      quad.push_back(rounded(corner.x));
      quad.push_back(rounded(corner.y));
    }
    draws.push_back({{"entity", list.text(item.entity)},
                     {"sprite", item.sprite.empty() ? Json(nullptr) : Json(item.sprite.name())},
                     {"quad", std::move(quad)},
                     {"alpha", rounded(item.tint.a / 255.0)},
                     {"text", item.sprite.empty() ? Json(list.text(item.text)) : Json(nullptr)}});
  }
  return answer;
}

Json Remote::position(const Json&) {
  runner_.pump();
  if (application_.session() == nullptr) return fail("no-game", "there is no match on the table");
  Json answer = ok();
  Json position = application_.session()->position();
  for (auto& [key, value] : position.items()) answer[key] = std::move(value);
  return answer;
}

Json Remote::view(const Json&) {
  runner_.pump();
  if (application_.session() == nullptr) return fail("no-game", "there is no match on the table");
  Json answer = ok();
  answer["view"] = application_.session()->view();
  return answer;
}

Json Remote::cues(const Json&) {
  runner_.pump();
  Json answer = ok();
  Json& list = answer["cues"] = Json::array();
  for (const tabletop::HeardCue& heard : application_.take_cues())
    list.push_back({{"cue", heard.cue},
                    {"ms", std::llround(heard.ms)},
                    {"pan", rounded(heard.pan)},
                    {"caption", tabletop::caption_of(heard.cue)}});
  return answer;
}

Json Remote::narration(const Json&) {
  runner_.pump();
  Json answer = ok();
  answer["lines"] = application_.take_narration();
  return answer;
}

Json Remote::stats(const Json& request) {
  const Json* reset = base::field(request, "reset");
  if (reset != nullptr && !reset->is_boolean()) return bad("\"reset\" is true or false");
  const FrameStats stats = runner_.stats(reset != nullptr && reset->get<bool>());
  Json answer = ok();
  answer["frames"] = stats.frames;
  answer["redrawn"] = stats.redrawn;
  answer["p50_ms"] = stats.p50_ms;
  answer["p99_ms"] = stats.p99_ms;
  answer["draw_calls"] = stats.draw_calls;
  answer["rss_mb"] = rounded(stage_.resident_mb());
  answer["textures_mb"] = rounded(stage_.texture_mb());
  answer["entities"] = application_.session() != nullptr ? application_.session()->table().scene().size() : 0;
  return answer;
}

Json Remote::leave(const Json&) {
  quit_ = true;
  return ok();
}

}  // namespace nightcap::app
