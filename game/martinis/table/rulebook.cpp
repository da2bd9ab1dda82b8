#include "game/martinis/table/rulebook.hpp"

#include "assets/art/ids.hpp"

namespace nightcap::martinis::table {

namespace {

using tabletop::RulePicture;

constexpr float kDie = 72;
RulePicture card(const char* id) { return {art::find(std::string("card.") + id), 90, 126}; }
RulePicture face(scene::SpriteId sprite) { return {sprite, kDie, kDie}; }
RulePicture badge(scene::SpriteId sprite) { return {sprite, 48, 48}; }

}  // namespace

const tabletop::Rulebook& rulebook() {
  static const tabletop::Rulebook book{
      "Martinis & Men",
      "MM",
      {"In the box", "Before you start", "Your turn", "The dice", "Special Cards", "Wedding Fever", "How it ends",
       "Open and secret", "House rules"},
      {
          {{1, 1}, "There are 80 cards and two dice: a red one that speaks for the woman and a blue one for the man.", {}},
          {{1, 2},
           "72 of the cards are people, 36 women and 36 men. Each has two traits: what they are like (artistic, cultured, "
           "laid-back, shy, spiritual or sporty) and what they are (club-fiend, geek, hippy, homebody, music-lover or "
           "yuppie). Every pair of traits is there once among the women and once among the men. Two people have something "
           "in common if either trait is the same. The other 8 are Special Cards.",
           {card("w-shy-geek"), card("m-shy-hippy"), badge(art::kGlyphShy)}},
          {{1, 3},
           "A die has six sides: a heart on three, a martini on two, a bolt of lightning on one.",
           {face(art::kDieRedHeart), face(art::kDieRedMartini), face(art::kDieRedLightning)}},
          {{1, 4}, "Cards go by their traits, as in \u201Cthe Shy Geek\u201D; the dice say heart, martini or lightning.", {}},
          {{2, 1}, "Two to six play, and turns go clockwise: the next to the left is on.", {}},
          {{2, 2},
           "Everybody is dealt six cards, one at a time, beginning with whoever starts. The rest is the deck.",
           {{art::kBackMartinis, 90, 126}}},
          {{2, 3}, "The last of you to have been at a wedding starts. If nobody says who that was, it is drawn by lot.", {}},
          {{3, 1}, "A turn begins with a card from the deck.", {}},
          {{3, 2},
           "If the deck has run out, the discards are shuffled and become the deck. If there are none either, nothing is "
           "drawn.",
           {}},
          {{3, 3},
           "Then do one of three things. Ask: show everybody a person of your hand. Match with the pool: put a person of "
           "your hand together with one in the Dating Pool. Match within the pool: put two of its people together. The two "
           "are a woman and a man with something in common.",
           {card("w-artistic-yuppie"), card("m-artistic-geek"), badge(art::kGlyphArtistic)}},
          {{3, 4}, "Two people of your own hand are no match for each other.", {}},
          {{3, 5}, "With nobody in your hand and no match within the pool, you pass. Nobody else may.", {}},
          {{3, 6},
           "When you ask, each of the others who holds somebody of the opposite sex with something in common has to show "
           "one such person, whichever they like. All choose at once, and the cards are turned over together. Who holds "
           "nobody of the kind shows nothing.",
           {}},
          {{3, 7},
           "You take one of the people shown, or one in the pool who matches just as well. As long as there is anybody to "
           "take, you must. The others go back to their hands, and everybody has seen them. Whoever gave a card away "
           "draws none for it.",
           {}},
          {{3, 8}, "If nobody was shown and nobody in the pool matches, the person you asked for goes into the pool.", {}},
          {{3, 9}, "If you made a match, roll for it. What the dice bring ends your turn, and the next to the left is on.", {}},
          {{4, 1}, "The red die is rolled first, then the blue one. Each says what one of the two feels.", {}},
          {{4, 2},
           "Two hearts: they are married. Lay them face down; Wedding Fever begins. Two bolts: both leave the table, she "
           "first. One bolt: the one who rolled it leaves, and the other goes into the pool. Anything else: they are "
           "dating, and lie face up in front of whoever rolled.",
           {face(art::kDieRedHeart), face(art::kDieBlueHeart), {art::kSeal, 64, 64}}},
          {{5, 1},
           "Right after a roll anybody may play a Special Card and name a die. Whoever rolled must roll that one again. "
           "It may be anybody's turn, and in the middle of Wedding Fever.",
           {{art::kCardSpecial, 90, 126}}},
          {{5, 2},
           "After each roll, and each die that is rolled again, everybody is asked, in no fixed order: play a Special Card "
           "or let it be. One card opens the question for all again. When all have let it be, the dice count.",
           {}},
          {{5, 3},
           "The card lies beside the dice, the die is rolled again, and whoever played it draws a new one. Once the roll is "
           "settled, those cards go to the discards, in the order in which they were played.",
           {}},
          {{5, 4}, "Nobody has to say whether they hold a Special Card. That is why all are asked, those without one too.", {}},
          {{6, 1},
           "A wedding starts Wedding Fever, unless it is on already. Beginning with whoever rolled the two hearts and going "
           "round to the left, each player rolls once for each of their dating couples, the oldest couple first.",
           {{art::kBell, 60, 70}, {art::kSeal, 64, 64}}},
          {{6, 2}, "The dice mean the same as ever, and Special Cards may follow every roll.", {}},
          {{6, 3}, "A wedding during the Fever starts no second one.", {}},
          {{7, 1},
           "Three married couples win the game at once, even halfway through the Fever.",
           {badge(art::kIconHeart), badge(art::kIconHeart), badge(art::kIconHeart)}},
          {{7, 2},
           "If all of you pass in a row with nothing left to draw, the game is over: most weddings win, then most dating "
           "couples; who is level shares the win.",
           {}},
          {{8, 1},
           "Everybody may know how many cards are in each hand and in the deck, the discards, the pool, all couples, who "
           "was shown and went back where, and how each answered about the dice. What is in a hand otherwise, the order of "
           "the deck and a card chosen but not yet turned over are secret.",
           {}},
          {{9, 1}, "Marriages to win: one to five instead of three.", {}},
          {{9, 2}, "Cards in the first hand: four to eight instead of six.", {}},
          {{9, 3},
           "Open matching: any two people with something in common match. The one you asked for, or named first, goes with "
           "the red die and the partner with the blue one.",
           {card("w-sporty-hippy"), card("w-sporty-geek"), badge(art::kGlyphSporty)}},
      }};
  return book;
}

}  // namespace nightcap::martinis::table
