#include "game/cocktail/table/words.hpp"

#include <array>
#include <vector>

#include "engine/base/overloaded.hpp"

namespace nightcap::cocktail::table {

namespace {

struct KindWords {
  std::string_view title;
  std::string_view tag;
  std::string_view sentence;
  std::string_view worth;
};
constexpr std::array<KindWords, kKinds> kKindWords{{{"Olive", "Olive", "an olive", "1, or 3 with wine"},
                                                    {"Cheese", "Cheese", "cheese", "2, or 4 with wine"},
                                                    {"Wine", "Wine", "wine", "2, and lifts olives and cheese"},
                                                    {"Caviar", "Caviar", "caviar", "5, the best bite"},
                                                    {"Cocktail", "Cocktail", "a cocktail", "Doubles all food, but not wine"},
                                                    {"Blue poison", "Blue", "blue poison", "Three are fatal"},
                                                    {"Red poison", "Red", "red poison", "Two are fatal"}}};
constexpr base::Rule kOneSurvivor{8, 4};  // CK-8.4
constexpr KindWords kUnknown{"Face-down bite", "", "a bite", ""};

const KindWords& words_of(Kind kind) { return kind == kNoKind ? kUnknown : kKindWords[static_cast<std::size_t>(kind)]; }

std::string list_words(const std::vector<std::string>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) text += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + items[i];
  return text;
}

std::string quoted(Kind kind) { return "\u201C" + std::string(kind_words(kind)) + "\u201D"; }

std::string cubes(int count) { return counted(count, "dishonor cube", "dishonor cubes"); }

}  // namespace

std::string_view kind_title(Kind kind) { return words_of(kind).title; }
std::string_view kind_short(Kind kind) { return words_of(kind).tag; }
std::string_view kind_words(Kind kind) { return words_of(kind).sentence; }

std::string_view worth_words(Kind kind) { return words_of(kind).worth; }

std::string counted(int number, std::string_view one, std::string_view many) {
  return (number == 0 ? std::string("no") : std::to_string(number)) + " " + std::string(number == 1 ? one : many);
}

std::string_view courtesy_words(bool to_self) { return to_self ? "Bon app\u00E9tit" : "Thank you"; }

std::string verdict_words(Kind real, Kind declared, std::string_view said_by) {
  const std::string what(kind_title(real));
  return real == declared ? what + ", as " + std::string(said_by) + " said."
                          : what + ", not " + std::string(kind_words(declared)) + ".";
}

std::string price_words(std::string_view pays, int suspected, bool truth) {
  if (suspected == 1) return std::string(pays) + " takes 1 dishonor cube.";
  if (truth) return "Each of the " + std::to_string(suspected) + " who suspected takes 1 dishonor cube.";
  return std::string(pays) + " takes " + cubes(suspected) + ", one for each who suspected.";
}

std::string ending_words(SeatSet winners, std::span<const std::int16_t> scores, bool posthumous, bool alone, Names names) {
  std::vector<std::string> who;
  for (const Seat seat : winners) who.push_back(names[static_cast<std::size_t>(seat.index())].name);
  const bool many = who.size() > 1;
  const std::string all = list_words(who);
  if (alone && !posthumous) return all + " alone is left, and inherits the house.";
  const std::string with = winners.empty()
                               ? std::string()
                               : ", with " + counted(scores[winners.front().n], "point", "points") + (many ? " each" : "");
  if (posthumous)
    return "Nobody is left to inherit. " + all + with + (many ? ", are the heirs who were not." : ", is the heir who was not.");
  return all + (many ? " share the house" : " inherits the house") + with + ".";
}

std::string fatal_words(int blue, int red) {
  return blue >= kFatalBlue && red >= kFatalRed ? "Of blue poison and of red, it was too much."
         : blue >= kFatalBlue                   ? "The third blue poison is fatal."
                                                : "The second red poison is fatal.";
}

std::string drunk_words(std::string_view who, int glasses) {
  return (glasses < 3 ? "Two" : "Three") + std::string(" glasses of alcohol: this cocktail gives ") + std::string(who) +
         " no honor.";
}

std::string event_words(const Event& happened, Names names, bool to_self) {
  const auto name = [&](Seat seat) { return names[static_cast<std::size_t>(seat.index())].name; };
  return std::visit(
      base::Overloaded{
          [&](const event::Starter& e) { return name(e.player) + " starts."; },
          [&](const event::RoundBegan& e) {
            return "Round " + std::to_string(e.round) + " begins, for " + std::to_string(e.players.size()) + " players, with " +
                   std::to_string(e.reserve) + " cards in the reserve.";
          },
          [&](const event::Dealt& e) { return "Everybody is dealt " + std::to_string(e.count) + " cards."; },
          [&](const event::DirectionChosen& e) {
            return name(e.player) + " lets play go " + (e.clockwise ? "clockwise." : "counterclockwise.");
          },
          [&](const event::Waited& e) { return name(e.player) + " can do nothing, and waits."; },
          [&](const event::Played& e) {
            if (e.player == e.to) return name(e.player) + " keeps a bite and calls it " + quoted(e.declared) + ".";
            return name(e.player) + " serves " + name(e.to) + " a bite and calls it " + quoted(e.declared) + ".";
          },
          [&](const event::PitBack& e) { return "The olive pit on " + name(e.player) + "'s cocktail goes back."; },
          [&](const event::WindowOpened&) { return std::string(); },
          [&](const event::NoWindow&) { return std::string("Nobody may doubt it."); },
          [&](const event::Suspected& e) { return name(e.player) + " suspects!"; },
          [&](const event::Courtesy& e) { return name(e.player) + (to_self ? " says bon app\u00E9tit." : " says thank you."); },
          [&](const event::WindowPassed&) { return std::string(); },
          [&](const event::Unsuspected&) { return std::string("The bite goes onto the tray unsuspected."); },
          [&](const event::TurnedOver& e) {
            const std::string card = "It is " + std::string(kind_words(kind_of(e.card)));
            return e.truth ? card + ", as " + name(e.player) + " said."
                           : card + ", not " + std::string(kind_words(e.declared)) + ": a lie!";
          },
          [&](const event::Cubes& e) { return name(e.player) + " takes " + cubes(e.count) + "."; },
          [&](const event::HandedOver& e) { return name(e.player) + " hands " + name(e.to) + " a dishonor cube."; },
          [&](const event::Kept& e) { return name(e.player) + " hands over no cube."; },
          [&](const event::Replaced& e) { return name(e.player) + " takes a card from the reserve."; },
          [&](const event::Changed& e) {
            return name(e.player) + (e.with == e.player ? " swaps two bites within " + name(e.player) + "'s cocktail."
                                                        : " swaps a bite with " + name(e.with) + "'s cocktail.");
          },
          [&](const event::Pit& e) { return "An olive pit marks the bite that came to " + name(e.player) + "."; },
          [&](const event::Took& e) {
            std::vector<std::string> cards;
            for (CardId card : e.cards) cards.emplace_back(kind_words(kind_of(card)));
            return name(e.player) + " takes the cocktail: " + (cards.empty() ? std::string("nothing") : list_words(cards)) +
                   ".";
          },
          [&](const event::Unseen& e) {
            return counted(e.count, "card", "cards") + " of " + name(e.player) + (e.count == 1 ? " goes" : " go") +
                   " out unseen.";
          },
          [&](const event::Scored& e) {
            std::vector<std::string> parts{std::to_string(e.honor) + " honor"};
            if (e.blue > 0) parts.push_back(std::to_string(e.blue) + " blue poison");
            if (e.red > 0) parts.push_back(std::to_string(e.red) + " red poison");
            return name(e.player) + (e.drunk ? " is drunk, and" : "") + " gets " + list_words(parts) + ".";
          },
          [&](const event::Poisoned& e) { return name(e.player) + " is poisoned, and dies."; },
          [&](const event::RoundOver& e) { return "Round " + std::to_string(e.round) + " is over."; },
          [&](const event::Won& e) { return ending_words(e.winners, e.scores, e.posthumous, e.rule == kOneSurvivor, names); },
      },
      happened);
}

}  // namespace nightcap::cocktail::table
