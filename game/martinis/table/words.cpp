#include "game/martinis/table/words.hpp"

#include <array>

#include "assets/art/ids.hpp"
#include "engine/base/overloaded.hpp"

namespace nightcap::martinis::table {

namespace {

struct TraitWords {
  const char* one;
  const char* many;
  scene::SpriteId glyph;
};
constexpr std::array<TraitWords, kTraitsOfAKind> kAdjectives{{{"Artistic", "artistic", art::kGlyphArtistic},
                                                              {"Cultured", "cultured", art::kGlyphCultured},
                                                              {"Laid-back", "laid-back", art::kGlyphLaidBack},
                                                              {"Shy", "shy", art::kGlyphShy},
                                                              {"Spiritual", "spiritual", art::kGlyphSpiritual},
                                                              {"Sporty", "sporty", art::kGlyphSporty}}};
constexpr std::array<TraitWords, kTraitsOfAKind> kNouns{{{"Club-Fiend", "club-fiends", art::kGlyphClubFiend},
                                                         {"Geek", "geeks", art::kGlyphGeek},
                                                         {"Hippy", "hippies", art::kGlyphHippy},
                                                         {"Homebody", "homebodies", art::kGlyphHomebody},
                                                         {"Music-Lover", "music-lovers", art::kGlyphMusicLover},
                                                         {"Yuppie", "yuppies", art::kGlyphYuppie}}};

const TraitWords& adjective_of(CardId card) { return kAdjectives[static_cast<std::size_t>(adjective(card))]; }
const TraitWords& noun_of(CardId card) { return kNouns[static_cast<std::size_t>(noun(card))]; }

std::string big_first(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string couple_words(const Couple& couple) {
  return "the " + card_words(couple.red) + " and the " + card_words(couple.blue);
}

std::string list_words(const std::vector<std::string>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) text += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + items[i];
  return text;
}

std::string die_words(Die die) { return die == Die::kRed ? "the red die" : "the blue die"; }

}  // namespace

std::string card_words(CardId card) {
  if (card == kNoCard) return "somebody";
  if (is_special(card)) return "Special Card";
  return std::string(adjective_of(card).one) + " " + noun_of(card).one;
}

std::string card_label(CardId card) {
  if (card == kNoCard) return "face-down card";
  if (is_special(card)) return "Special Card";
  return card_words(card) + (is_woman(card) ? ", woman" : ", man");
}

std::string shared_words(CardId a, CardId b) {
  const bool adjectives = adjective(a) == adjective(b), nouns = noun(a) == noun(b);
  const std::string both = std::string("Both are ") + adjective_of(a).many;
  const std::string two = std::string(adjectives ? "two " : "Two ") + noun_of(a).many;
  if (adjectives && nouns) return both + ", and " + two;
  return adjectives ? both : nouns ? two : std::string();
}

scene::SpriteId adjective_glyph(CardId card) { return adjective_of(card).glyph; }

scene::SpriteId shared_glyph(CardId a, CardId b) {
  if (adjective(a) == adjective(b)) return adjective_of(a).glyph;
  return noun(a) == noun(b) ? noun_of(a).glyph : scene::SpriteId();
}

std::string_view adjective_words(CardId card) { return adjective_of(card).many; }
std::string noun_words(CardId card) {
  std::string text(noun_of(card).one);
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

std::string face_words(Face face) {
  switch (face) {
    case Face::kHeart:
      return "In love";
    case Face::kMartini:
      return "Interested";
    case Face::kLightning:
      return "It's over";
    case Face::kUnrolled:
      break;
  }
  return "";
}

std::string event_words(const Event& happened, Names names) {
  const auto name = [&](Seat seat) { return names[static_cast<std::size_t>(seat.index())].name; };
  const auto shown_list = [&](const Shown& shown, const char* verb) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < shown.size(); ++i)
      if (shown[i] != kNoCard) parts.push_back(names[i].name + verb + card_words(shown[i]));
    return list_words(parts);
  };
  const auto winner_list = [&](SeatSet winners) {
    std::vector<std::string> parts;
    for (Seat seat : winners) parts.push_back(name(seat));
    return list_words(parts);
  };
  return std::visit(
      base::Overloaded{
          [&](const event::Starter& e) { return name(e.player) + " starts."; },
          [&](const event::Dealt& e) { return "Everybody is dealt " + std::to_string(e.count) + " cards."; },
          [&](const event::Reshuffled& e) {
            return "The " + std::to_string(e.count) + " discards are shuffled into a new deck.";
          },
          [&](const event::Drew& e) { return name(e.player) + " draws a card."; },
          [&](const event::NothingToDraw& e) { return name(e.player) + " has nothing to draw."; },
          [&](const event::Passed& e) { return name(e.player) + " passes."; },
          [&](const event::Asked& e) { return name(e.player) + " asks for somebody for the " + card_words(e.card) + "."; },
          [&](const event::ShowChosen& e) { return name(e.player) + " has chosen whom to show."; },
          [&](const event::TurnedOver& e) {
            const std::string list = shown_list(e.shown, " shows the ");
            return list.empty() ? std::string("Nobody has a match to show.") : list + ".";
          },
          [&](const event::Took& e) {
            return name(e.player) + " takes the " + card_words(e.card) + " from " +
                   (e.from == kNoSeat ? std::string("the Dating Pool") : name(e.from)) + ".";
          },
          [&](const event::WentBack& e) {
            const std::string list = shown_list(e.shown, " takes back the ");
            return list.empty() ? list : list + ".";
            ;
          },
          [&](const event::IntoPool& e) { return "The " + card_words(e.card) + " goes into the Dating Pool."; },
          [&](const event::Matched& e) {
            return name(e.player) + " matches " + couple_words(e.couple) + ". " + shared_words(e.couple.red, e.couple.blue) +
                   ".";
          },
          [&](const event::Rolled& e) {
            return name(e.player) + " rolls " + die_words(e.die) + ": " + face_words(e.face) + ".";
          },
          [&](const event::ReRolled& e) {
            return name(e.player) + " rolls " + die_words(e.die) + " again: " + face_words(e.face) + ".";
          },
          [&](const event::WindowPassed&) { return std::string(); },
          [&](const event::Special& e) {
            return name(e.player) + " plays a Special Card: " + die_words(e.die) + " is rolled again.";
          },
          [&](const event::SpecialDrew& e) {
            return name(e.player) +
                   (e.nothing ? " has nothing to draw for the Special Card." : " draws a card for the Special Card.");
          },
          [&](const event::SpecialsDiscarded&) { return std::string("The Special Cards are discarded."); },
          [&](const event::Married& e) { return name(e.player) + " marries " + couple_words(e.couple) + "!"; },
          [&](const event::Dating& e) { return big_first(couple_words(e.couple)) + " are dating."; },
          [&](const event::StillDating& e) { return big_first(couple_words(e.couple)) + " are still dating."; },
          [&](const event::BrokeUp& e) {
            if (e.red_discarded && e.blue_discarded)
              return big_first(couple_words(e.couple)) + " leave each other, and the table.";
            const CardId leaver = e.red_discarded ? e.couple.red : e.couple.blue,
                         other = e.red_discarded ? e.couple.blue : e.couple.red;
            return "The " + card_words(leaver) + " leaves; the " + card_words(other) + " goes to the Dating Pool.";
          },
          [&](const event::FeverBegan& e) { return "Wedding Fever! It begins with " + name(e.player) + "."; },
          [&](const event::FeverTurn& e) {
            return name(e.player) + (e.couples == 0   ? std::string(" has nobody dating.")
                                     : e.couples == 1 ? std::string(" rolls for one couple.")
                                                      : " rolls for " + std::to_string(e.couples) + " couples.");
          },
          [&](const event::FeverOver&) { return std::string("Wedding Fever is over."); },
          [&](const event::Won& e) { return winner_list(e.winners) + (e.winners.size() > 1 ? " win." : " wins!"); },
          [&](const event::Stalemate& e) {
            return "Nothing can happen any more. " + winner_list(e.winners) +
                   (e.winners.size() > 1 ? " share the win." : " wins.");
          },
      },
      happened);
}

}  // namespace nightcap::martinis::table
