// Windows and chains: the decisions that wait for each other, who may answer the innermost, who has, and what would come
// of each answer.
#include <imgui.h>

#include <string>

#include "engine/debug/items.hpp"
#include "engine/debug/prose.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays::windows {
namespace {

using base::Json;
using debug::Tone;

// What the rules say of one position; asked for once.
struct Look {
  std::string hash;
  Json told;
};

std::string text(const Json& of, const char* field) { return of.value(field, std::string()); }

// "MM-4.2 June and Otis … marry", one line each. A fact that is not worth a sentence is told by its type, and how often.
void events(const Json& list) {
  for (std::size_t i = 0; i < list.size();) {
    const std::string rule = text(list[i], "rule"), words = text(list[i], "words"), type = text(list[i], "type");
    std::size_t end = i + 1;
    while (words.empty() && end < list.size() && text(list[end], "type") == type) ++end;
    const std::size_t times = end - i;
    if (words.empty()) {
      debug::ruled(rule, type + (times > 1 ? ", " + std::to_string(times) + " times" : ""), Tone::kDim);
    } else {
      debug::ruled(rule, words);
    }
    i = end;
  }
}

void frame(const app::Inspector& match, const Json& frame, const Json& may, std::size_t depth) {
  const bool innermost = depth == 0;
  debug::ruled(text(frame, "rule"), text(frame, "title"), innermost ? Tone::kGold : Tone::kPlain);
  debug::note("windows.frame." + std::to_string(depth), text(frame, "title"), text(frame, "rule"));
  ImGui::Indent();
  if (const std::string about = text(frame, "about"); !about.empty())
    debug::prose(about, innermost ? Tone::kPlain : Tone::kDim);
  for (const Json& answer : frame["answers"])
    debug::prose(match.name(answer["seat"].get<int>()) + " " + text(answer, "what"), Tone::kGood);
  if (innermost) {
    std::string waiting;
    for (const Json& seat : may) waiting += (waiting.empty() ? "" : ", ") + match.name(seat.get<int>());
    if (!waiting.empty()) debug::prose("Waits for " + waiting + ".");
    debug::note("windows.waits", waiting, std::to_string(may.size()));
  }
  ImGui::Unindent();
}

// What an answer leads to.
void outcome(const Json& answer) {
  ImGui::Indent();
  events(answer["events"]);
  if (answer.contains("branches") && !answer["branches"].empty()) {
    for (const Json& branch : answer["branches"]) {
      debug::prose(branch["percent"].dump() + " %  " + text(branch, "words") + ", and if all pass then:", Tone::kDim);
      ImGui::Indent();
      events(branch["events"]);
      ImGui::Unindent();
    }
  } else {
    debug::prose("then " + text(answer, "then"), Tone::kDim);
  }
  ImGui::Unindent();
}

void answers(const app::Inspector& match, const Json& told) {
  if (const Json& pass = told["if_all_pass"]; !pass.is_null()) {
    debug::heading("If all who are left pass");
    std::string rules;
    for (const Json& event : pass["events"]) rules += text(event, "rule") + " " + text(event, "type") + "\n";
    debug::note("windows.pass", text(pass, "then"), rules);
    outcome(pass);
  }
  int seat = -1, index = 0;
  for (const Json& answer : told["answers"]) {
    if (answer["seat"] != seat) {
      seat = answer["seat"].get<int>();
      debug::heading(match.name(seat) + " may");
    }
    const int ways = answer["ways"].get<int>();
    debug::prose(text(answer, "words") + (ways > 1 ? " (one of " + std::to_string(ways) + " of the kind)" : ""));
    debug::note("windows.answer." + std::to_string(index++), text(answer, "words"), answer["events"].dump());
    outcome(answer);
  }
}

void draw(Context& context, Look& look) {
  const app::Session* session = context.application.session();
  if (session == nullptr) return ImGui::TextWrapped("There is no match on the table.");
  const app::Inspector& match = session->inspector();
  const std::string hash = match.step(match.last_step())["hash"].get<std::string>();
  if (hash != look.hash) look = {hash, match.windows()};
  const Json& frames = look.told["frames"];
  if (frames.empty()) return debug::prose("Nothing is pending: the game is over.");
  for (std::size_t i = 0; i < frames.size(); ++i) frame(match, frames[i], look.told["may"], i);
  answers(match, look.told);
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{
    "windows", "Windows and chains", "",
    [] { return std::function<void(Context&)>([look = Look{}](Context& context) mutable { draw(context, look); }); }};

}  // namespace nightcap::overlays::windows
