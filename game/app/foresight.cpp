#include "game/app/foresight.hpp"

#include "game/app/table_screen.hpp"
#include "game/shell/lobby.hpp"

namespace nightcap::app {
namespace {

constexpr float kMoment = 80;  // ms of a deal between two looks

}  // namespace

void Foresight::begin(const Present& now) {
  screen_ = now.screen;
  game_ = now.game;
  page_ = now.page;
  session_.reset();
  row_ = 0;
  lobbies_ = now.screen == "title";
  table_ = now.table != nullptr;
  if (!lobbies_ && now.screen != "lobby") row_ = catalogue_.rows().size();
}

bool Foresight::next(const Present& now, scene::DrawList& list) {
  if (screen_ != now.screen || game_ != now.game || !(page_ == now.page)) begin(now);
  list.clear();
  list.set_view(now.view);
  if (table_ && now.table != nullptr) {
    table_ = false;
    now.table->paint_to_come(list);
    return true;
  }
  const auto rows = catalogue_.rows();
  if (lobbies_) {
    lobby(rows[row_], list);
    if (++row_ < rows.size()) return true;
    lobbies_ = false;
    row_ = 0;
    return true;
  }
  while (row_ < rows.size() && !game_.empty() && rows[row_].info.id != game_) ++row_;
  if (row_ >= rows.size()) return false;
  if (!deal(rows[row_], list)) ++row_;
  return true;
}

void Foresight::lobby(const GameRow& row, scene::DrawList& list) {
  shell::Lobby lobby(row.info, 0, metrics_);
  lobby.set_page(page_);
  lobby.paint(list, {});
}

bool Foresight::deal(const GameRow& row, scene::DrawList& list) {
  if (session_ == nullptr) {
    // As the lobby offers it.
    shell::Lobby lobby(row.info, 0, metrics_);
    lobby.press("lobby.start");
    if (!lobby.started()) return false;
    auto begun = row.begin(*lobby.started(), options_json(row.info, lobby.started()->options), {&metrics_, &tempo_, 1});
    if (!begun) return false;
    session_ = std::move(*begun);
    session_->table().set_page(page_);
  } else {
    session_->table().update(kMoment);  // the table alone: nobody thinks
  }
  TableScreen(*session_).paint(list, {});
  if (session_->table().busy()) return true;
  session_.reset();
  return false;
}

}  // namespace nightcap::app
