#include "game/app/foresight.hpp"

#include <utility>

#include "game/app/heard_screen.hpp"
#include "game/app/table_screen.hpp"
#include "game/shell/lobby.hpp"

namespace nightcap::app {
namespace {

constexpr float kMoment = 80;  // ms of a deal between two looks

}  // namespace

void Foresight::begin(const Present& now) {
  // After a game it may be gone again.
  if (!(page_ == now.page) || (at_table_ && now.match == nullptr)) lobby_ = deal_ = 0;
  screen_ = now.screen;
  page_ = now.page;
  cards_ = at_table_ = now.match != nullptr;
  session_.reset();
}

bool Foresight::next(const Present& now, scene::DrawList& list) {
  if (screen_ != now.screen || !(page_ == now.page)) begin(now);
  list.clear();
  list.set_view(now.view);
  const auto rows = catalogue_.rows();
  if (now.match != nullptr) {
    if (!std::exchange(cards_, false)) return false;
    const GameRow* row = catalogue_.find(now.match->game);
    if (row == nullptr || row->paint_to_come == nullptr) return false;
    row->paint_to_come(list, page_, static_cast<int>(now.match->seats.size()));
    return true;
  }
  if (lobby_ < rows.size()) {
    lobby(rows[lobby_++], list);
    return true;
  }
  if (deal_ >= rows.size()) return false;
  if (!deal(rows[deal_], list)) ++deal_;
  return true;
}

void Foresight::lobby(const GameRow& row, scene::DrawList& list) {
  HeardScreen lobby(std::make_unique<shell::Lobby>(row.info, 0, metrics_), metrics_, levels_);
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
    pace_ = tempo_;
    dealt_ = std::make_unique<TableScreen>(*session_, *row.rules, metrics_, pace_, &levels_);
    dealt_->set_page(page_);
  } else {
    session_->table().update(kMoment);  // the table alone: nobody thinks
  }
  dealt_->paint(list, {});
  if (session_->table().busy()) return true;
  dealt_.reset();
  session_.reset();
  return false;
}

}  // namespace nightcap::app
