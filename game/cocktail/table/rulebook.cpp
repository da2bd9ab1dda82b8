#include "game/cocktail/table/rulebook.hpp"

#include "assets/art/ids.hpp"

namespace nightcap::cocktail::table {

namespace {

using tabletop::RulePicture;

RulePicture bite(scene::SpriteId sprite) { return {sprite, 90, 126}; }
RulePicture token(scene::SpriteId sprite) { return {sprite, 56, 56}; }

}  // namespace

const tabletop::Rulebook& rulebook() {
  static const tabletop::Rulebook book{
      "Cocktail",
      "CK",
      {"In the box", "A new round", "Your turn", "Serve a bite", "Change a bite", "Take the cocktail", "What it is worth",
       "Three rounds", "For experts", "Open and secret"},
      {
          {{1, 1},
           "36 bites: 6 olives, 6 cheeses, 5 wines, 2 caviars, 3 cocktails, 10 blue poisons and 4 red ones. Beside them "
           "bottles of poison (17 blue, 9 red), cubes of dishonor (20 ones and 5 fives) and 9 olive pits.",
           {bite(art::kBiteOlive), bite(art::kBiteCaviar), bite(art::kBiteRedPoison)}},
          {{1, 2}, "Bottles and cubes never run out. Cubes are shown as fives and ones.", {}},
          {{2, 1},
           "Two to nine play. The deck holds four bites for each of the living (five with two of them), from 10 cards for "
           "two players to all 36 for nine; the fewer are left alive, the smaller it gets.",
           {}},
          {{2, 2},
           "Each of the living is dealt three cards, one at a time from the round's first player on. What is left, face "
           "down, is the reserve: a card for each player, or four with two players.",
           {{art::kBackCocktail, 90, 126}}},
          {{2, 3}, "The olive pits lie in the middle, one for each player.", {{art::kDishPits, 128, 80}}},
          {{2, 4}, "Whoever used poison last starts. If nobody owns up, it is drawn by lot.", {}},
          {{2, 5}, "That player says, after the first deal, which way play goes, and so it stays for the whole game.", {}},
          {{3, 1},
           "On your turn serve a bite, change a bite, or take your cocktail. If you can do none of them, you wait. Whoever "
           "has taken their cocktail this round, or is dead, has no turn.",
           {}},
          {{4, 1},
           "Lay a card face down in anybody's cocktail, your own too, and say what it is: one of the seven kinds, true or "
           "not, even one that is not in play this round.",
           {bite(art::kBiteCheese), {art::kTag, 121, 36}}},
          {{4, 2}, "A cocktail holds three bites. One that was taken gets no more.", {}},
          {{4, 3},
           "If an olive pit lies in your own cocktail, it goes back to the middle when you serve.",
           {token(art::kIconPit)}},
          {{4, 4},
           "What was said stays on the bite as a tag, wherever it goes. The lobby can do without; then it is shown only "
           "while the bite is served.",
           {}},
          {{4, 5},
           "While there is a reserve, the other living players may suspect what was said, those who have taken their "
           "cocktail too, and more than one of them.",
           {token(art::kChipEye)}},
          {{4, 6},
           "Whoever is served may say thank you; when somebody serves themselves, any other may say bon app\u00E9tit. That "
           "ends the doubting: what was suspected before counts, and nothing after. Otherwise it ends when all have "
           "answered. The quickest is heard first.",
           {token(art::kChipGlass)}},
          {{4, 7},
           "A suspected bite is turned over and lies open among the discards. If it is what was said, each who suspected "
           "takes a cube of dishonor; if not, whoever served it takes one for each of them.",
           {{art::kStampTrue, 125, 50}, {art::kStampLie, 125, 50}, token(art::kIconCube)}},
          {{4, 8}, "Either way whoever served it draws the top card of the reserve, and the turn is over.", {}},
          {{5, 1},
           "Swap a bite of your cocktail with one of somebody else's, or with another of your own; nobody looks. The bite "
           "that came to you (of two of your own, the second one named) gets an olive pit. Tags travel along. Cocktails "
           "that were taken keep out of it.",
           {token(art::kIconPit)}},
          {{5, 2}, "Not twice in a row, and not while a pit lies in your own cocktail.", {}},
          {{5, 3}, "A bite with a pit on it is changed by nobody.", {}},
          {{6, 1},
           "Once you have no card left to play, take your cocktail, however many bites are in it. If it is empty, wait as "
           "long as anybody still holds a card.",
           {{art::kCloche, 108, 70}}},
          {{6, 2},
           "If you hold cards and no cocktail has room for one, you may take yours as well. Those cards leave the round, "
           "and nobody sees them.",
           {}},
          {{6, 3},
           "The bites are shuffled, turned up for all to see and scored. Who served which is not told. Pits on them go back.",
           {}},
          {{7, 1},
           "An olive is worth 1, or 3 beside a wine. A cheese is worth 2, or 4 beside a wine. A wine is worth 2, caviar 5. "
           "One wine does for them all.",
           {token(art::kIconOlive), token(art::kIconCheese), token(art::kIconWine), token(art::kIconCaviar)}},
          {{7, 2},
           "A cocktail doubles olives, cheeses and caviar, the wine's help included. Two cocktails make it four times as "
           "much. Wine itself is not doubled.",
           {token(art::kIconCocktail)}},
          {{7, 3},
           "Poison is kept to the end of the game. Your third blue or your second red one kills you, there and then; the "
           "honor of that last cocktail is still yours.",
           {token(art::kIconBottleBlue), token(art::kIconBottleRed)}},
          {{8, 1}, "A round is over when all in it have taken their cocktail. There are three.", {}},
          {{8, 2}, "The last of the living to have taken theirs begins the next round.", {}},
          {{8, 3},
           "The game is over after the third round, or after one that leaves only one alive. Nobody looks before the round "
           "ends: the last one living still has to take their cocktail, and may die of it.",
           {}},
          {{8, 4}, "A single survivor wins, whatever the score.", {{art::kKeyBrass, 112, 48}}},
          {{8, 5}, "Among several survivors the most honor wins, a point less for each cube. The dead have no part in it.", {}},
          {{8, 6}, "If all are dead, the one with the most honor is the heir who was not. Who is level shares it.", {}},
          {{9, 1},
           "Handing over: whoever suspected a lie may give the liar a cube of their own, and is rid of it. They are asked "
           "in turn, and only who has one.",
           {token(art::kIconCube)}},
          {{9, 2}, "Heavier dishonor: 1 to 8 cubes cost 1, 3, 5, 8, 10, 12, 14 and 16 points, each further one 2 more.", {}},
          {{9, 3},
           "Drunk: with two or more glasses (wines or cocktails) a cocktail brings no honor. Poison works as ever.",
           {}},
          {{10, 1},
           "Open to all: whose turn it is, how many cards are in each hand and in the reserve, who served what where and "
           "called it what, pits, discards, cocktails that were taken, honor, poison and cubes. Secret: hands, the order of "
           "the reserve, what a face-down bite really is (but for whoever served it) and cards that left unseen.",
           {}},
      }};
  return book;
}

}  // namespace nightcap::cocktail::table
