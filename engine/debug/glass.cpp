#include "engine/debug/glass.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

namespace nightcap::debug {
namespace {

constexpr float kNowhere = -std::numeric_limits<float>::max();
constexpr float kMoment = 1;  // ms: of a picture that an event asks for
constexpr int kButtons = 3;

struct KeyRow {
  std::string_view name;
  ImGuiKey_ key;
};
// What Dear ImGui knows keys by; the place in this table is what they are told to it as.
constexpr std::array kKeys{KeyRow{"Tab", ImGuiKey_Tab},
                           KeyRow{"Left", ImGuiKey_LeftArrow},
                           KeyRow{"Right", ImGuiKey_RightArrow},
                           KeyRow{"Up", ImGuiKey_UpArrow},
                           KeyRow{"Down", ImGuiKey_DownArrow},
                           KeyRow{"PageUp", ImGuiKey_PageUp},
                           KeyRow{"PageDown", ImGuiKey_PageDown},
                           KeyRow{"Home", ImGuiKey_Home},
                           KeyRow{"End", ImGuiKey_End},
                           KeyRow{"Insert", ImGuiKey_Insert},
                           KeyRow{"Delete", ImGuiKey_Delete},
                           KeyRow{"Backspace", ImGuiKey_Backspace},
                           KeyRow{"Space", ImGuiKey_Space},
                           KeyRow{"Return", ImGuiKey_Enter},
                           KeyRow{"Escape", ImGuiKey_Escape},
                           KeyRow{"A", ImGuiKey_A},
                           KeyRow{"C", ImGuiKey_C},
                           KeyRow{"V", ImGuiKey_V},
                           KeyRow{"X", ImGuiKey_X},
                           KeyRow{"Y", ImGuiKey_Y},
                           KeyRow{"Z", ImGuiKey_Z}};

// Latin with its accents, and the marks that sentences and tables have.
constexpr std::array<ImWchar, 9> kLetters{0x0020, 0x017F, 0x2010, 0x2044, 0x2190, 0x2193, 0x2212, 0x2212, 0};

bool inside(const scene::Rect& r, scene::Vec2 at) { return at.x >= r.x && at.y >= r.y && at.x < r.x + r.w && at.y < r.y + r.h; }

ImVec4 color(std::uint32_t rgb, float alpha = 1) {
  return {static_cast<float>(rgb >> 16 & 255) / 255, static_cast<float>(rgb >> 8 & 255) / 255,
          static_cast<float>(rgb & 255) / 255, alpha};
}

// Flat and without smoothed edges: in software each triangle costs.
void dress(float size) {
  ImGui::StyleColorsDark();
  ImGuiStyle& style = ImGui::GetStyle();
  style.AntiAliasedLines = style.AntiAliasedFill = style.AntiAliasedLinesUseTex = false;
  style.WindowRounding = style.ChildRounding = style.FrameRounding = style.ScrollbarRounding = style.GrabRounding = 0;
  style.WindowBorderSize = 0;
  style.ScaleAllSizes(size / 15);
  constexpr std::uint32_t kNight = 0x14101E, kPanel = 0x221B30, kGold = 0xC9A054, kCream = 0xF3E6C6;
  style.Colors[ImGuiCol_Text] = color(kCream);
  style.Colors[ImGuiCol_WindowBg] = color(kNight);
  style.Colors[ImGuiCol_ChildBg] = color(kNight);
  style.Colors[ImGuiCol_MenuBarBg] = style.Colors[ImGuiCol_TitleBg] = color(kPanel);
  style.Colors[ImGuiCol_TitleBgActive] = color(0x4A3B26);
  style.Colors[ImGuiCol_PopupBg] = color(0x1B1526);
  style.Colors[ImGuiCol_FrameBg] = color(kPanel);
  style.Colors[ImGuiCol_Header] = color(kGold, 0.30f);
  style.Colors[ImGuiCol_HeaderHovered] = color(kGold, 0.45f);
  style.Colors[ImGuiCol_HeaderActive] = color(kGold, 0.60f);
  style.Colors[ImGuiCol_Button] = color(kGold, 0.30f);
  style.Colors[ImGuiCol_ButtonHovered] = color(kGold, 0.50f);
  style.Colors[ImGuiCol_ButtonActive] = color(kGold, 0.70f);
  style.Colors[ImGuiCol_CheckMark] = color(kGold);
  style.Colors[ImGuiCol_SliderGrab] = color(kGold);
  style.Colors[ImGuiCol_PlotLines] = color(kGold);
}

// Makes a context the current one for a while.
class Current {
 public:
  explicit Current(ImGuiContext* context) : before_(ImGui::GetCurrentContext()) { ImGui::SetCurrentContext(context); }
  ~Current() { ImGui::SetCurrentContext(before_); }
  Current(const Current&) = delete;
  Current& operator=(const Current&) = delete;

 private:
  ImGuiContext* before_;
};

}  // namespace

Glass::Glass(const std::filesystem::path& font, float size, Draw draw)
    : context_(ImGui::CreateContext()), font_(font), size_(size), draw_(std::move(draw)) {
  const Current current(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;  // nothing is written where the program was started
  io.LogFilename = nullptr;
  io.UserData = &items_;
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  for (std::size_t i = 0; i < kKeys.size(); ++i) io.KeyMap[kKeys[i].key] = static_cast<int>(i);
  draw_letters();
  dress(size);
}

void Glass::draw_letters() {
  ImGuiIO& io = ImGui::GetIO();
  io.Fonts->Clear();
  io.FontGlobalScale = 1 / density_;
  // A px of a letter is a px of the picture: sharper, and far cheaper than one between others.
  ImFontConfig whole;
  whole.OversampleH = 1;
  whole.PixelSnapH = true;
  std::error_code none;
  if (std::filesystem::is_regular_file(font_, none))
    io.Fonts->AddFontFromFileTTF(font_.string().c_str(), std::round(size_ * density_), &whole, kLetters.data());
  if (io.Fonts->Fonts.empty()) io.Fonts->AddFontDefault();
  unsigned char* alpha = nullptr;
  io.Fonts->GetTexDataAsAlpha8(&alpha, &lettering_.width, &lettering_.height);
  lettering_.alpha.assign(alpha, alpha + lettering_.width * lettering_.height);
  ++lettering_.revision;
  stale_ = true;
}

void Glass::set_density(float density) {
  if (!(density > 0) || density == density_) return;
  density_ = density;
  const Current current(context_);
  draw_letters();
}

Glass::~Glass() { ImGui::DestroyContext(context_); }

void Glass::set_area(const scene::Rect& area) {
  if (area_ == area) return;
  area_ = area;
  if (area_.w <= 0) let_go();
  stale_ = true;
}

void Glass::let_go() {
  const Current current(context_);
  ImGuiIO& io = ImGui::GetIO();
  std::fill(std::begin(io.KeysDown), std::end(io.KeysDown), false);
  std::fill(std::begin(io.MouseDown), std::end(io.MouseDown), false);
  io.MousePos = {kNowhere, kNowhere};
  held_keys_.clear();
  held_button_ = 0;
  focused_ = wants_text_ = false;
}

bool Glass::take(const input::Event& event) {
  if (const auto* change = std::get_if<input::WindowChanged>(&event)) {
    if (change->what == input::WindowChange::kFocusLost) let_go();
    stale_ = true;
    return false;
  }
  if (area_.w <= 0) return false;
  const Current current(context_);
  ImGuiIO& io = ImGui::GetIO();
  if (const auto* moved = std::get_if<input::PointerMoved>(&event)) {
    const bool mine = held_button_ != 0 || (!elsewhere_ && inside(area_, moved->at));
    stale_ = stale_ || mine || io.MousePos.x != kNowhere;
    io.MousePos = mine ? ImVec2{moved->at.x - area_.x, moved->at.y - area_.y} : ImVec2{kNowhere, kNowhere};
    return mine;
  }
  if (const auto* button = std::get_if<input::PointerButton>(&event)) return pointer(*button);
  if (const auto* wheel = std::get_if<input::Wheel>(&event)) {
    if (!inside(area_, wheel->at)) return false;
    io.MousePos = {wheel->at.x - area_.x, wheel->at.y - area_.y};
    io.MouseWheel += wheel->dy;
    frame(kMoment);
    return true;
  }
  if (const auto* pressed = std::get_if<input::Key>(&event)) return key(*pressed);
  if (const auto* text = std::get_if<input::TextTyped>(&event)) {
    if (!wants_text_) return false;
    io.AddInputCharactersUTF8(text->text.c_str());
    frame(kMoment);
    return true;
  }
  return false;
}

bool Glass::pointer(const input::PointerButton& event) {
  const bool here = inside(area_, event.at);
  if (event.button < 1 || event.button > kButtons) return here;
  ImGuiIO& io = ImGui::GetIO();
  // Dear ImGui counts the middle button as its third.
  constexpr std::array<int, kButtons + 1> kTheirs{0, 0, 2, 1};
  bool& down = io.MouseDown[kTheirs[static_cast<std::size_t>(event.button)]];
  if (event.down) {
    if (held_button_ == 0 && (elsewhere_ || !here)) {
      elsewhere_ = true;
      focused_ = false;
      stale_ = true;
      return false;
    }
    held_button_ = event.button;
    focused_ = true;
  } else {
    if (!down) {
      elsewhere_ = false;
      return false;
    }
    if (held_button_ == event.button) held_button_ = 0;
  }
  // First it sees the pointer come, then the button.
  io.MousePos = {event.at.x - area_.x, event.at.y - area_.y};
  frame(kMoment);
  down = event.down;
  frame(kMoment);
  return true;
}

bool Glass::key(const input::Key& event) {
  const auto held = std::find(held_keys_.begin(), held_keys_.end(), event.key);
  if (event.down ? !focused_ : held == held_keys_.end()) return false;
  ImGuiIO& io = ImGui::GetIO();
  io.KeyCtrl = event.mods.ctrl;
  io.KeyShift = event.mods.shift;
  io.KeyAlt = event.mods.alt;
  if (event.down && held == held_keys_.end()) held_keys_.push_back(event.key);
  if (!event.down) held_keys_.erase(held);
  const auto row = std::find_if(kKeys.begin(), kKeys.end(), [&](const KeyRow& each) { return each.name == event.key; });
  if (row != kKeys.end()) {
    bool& down = io.KeysDown[row - kKeys.begin()];
    if (event.repeat && down) {  // again: it went up between
      down = false;
      frame(kMoment);
    }
    down = event.down;
  }
  frame(kMoment);
  return true;
}

void Glass::update(float ms) {
  if (area_.w <= 0) {
    if (!mesh_.batches.empty()) {
      mesh_.batches.clear();
      ++mesh_.revision;
      items_.clear();
    }
    return;
  }
  since_ += ms;
  if (!stale_ && since_ < kWatched) return;
  const Current current(context_);
  frame(since_);
}

void Glass::frame(float ms) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {area_.w, area_.h};
  io.DeltaTime = std::max(ms, kMoment) / 1000;
  stale_ = false;
  since_ = 0;
  items_.clear();
  ImGui::NewFrame();
  draw_();
  ImGui::Render();
  for (Item& item : items_) {
    item.rect.x += area_.x;
    item.rect.y += area_.y;
  }
  wants_text_ = focused_ && io.WantTextInput;
  copy();
}

void Glass::copy() {
  const ImDrawData& data = *ImGui::GetDrawData();
  mesh_.area = area_;
  mesh_.vertices.clear();
  mesh_.indices.clear();
  mesh_.batches.clear();
  for (int i = 0; i < data.CmdListsCount; ++i) {
    const ImDrawList& list = *data.CmdLists[i];
    const auto base = static_cast<std::uint32_t>(mesh_.vertices.size());
    for (const ImDrawVert& v : list.VtxBuffer)
      mesh_.vertices.push_back(
          {{v.pos.x + area_.x, v.pos.y + area_.y},
           {v.uv.x, v.uv.y},
           {static_cast<std::uint8_t>(v.col >> IM_COL32_R_SHIFT), static_cast<std::uint8_t>(v.col >> IM_COL32_G_SHIFT),
            static_cast<std::uint8_t>(v.col >> IM_COL32_B_SHIFT), static_cast<std::uint8_t>(v.col >> IM_COL32_A_SHIFT)}});
    for (const ImDrawCmd& command : list.CmdBuffer) {
      if (command.ElemCount == 0) continue;
      const ImVec4& clip = command.ClipRect;
      mesh_.batches.push_back(
          {{clip.x + area_.x, clip.y + area_.y, clip.z - clip.x, clip.w - clip.y}, mesh_.indices.size(), command.ElemCount});
      for (unsigned k = 0; k < command.ElemCount; ++k)
        mesh_.indices.push_back(base + command.VtxOffset + list.IdxBuffer[static_cast<int>(command.IdxOffset + k)]);
    }
  }
  ++mesh_.revision;
}

}  // namespace nightcap::debug
