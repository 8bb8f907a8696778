title = Crack Word
pitch = Four words grow letter by letter; finish one mostly in your colour and take it.
about = Four lines of letters lie in the middle, and everybody lengthens them in turn. With every letter you name a real word that the line is part of. If you complete a word that shows more letters in your colour than in any other, you may call CRACK WORD and take all its cards.
contents-letters = letter cards in four colours
contents-jokers = jokers
contents-bins = bin cards

option-language = Language
option-language-help = The dictionary that decides, and the letters in the packs.
option-language-fr = French
option-language-en = English
option-language-nl = Dutch
option-example = Example word
option-example-help = Who finds the word that the line is part of.
option-example-name_it = The player names it
option-example-assisted = The table finds it
option-expert = All cards
option-expert-help = Expert game: no cards are set aside before the start.
option-insertion = Letters in between
option-insertion-help = A letter may also go between two letters of a line.
option-absolute_majority = Absolute majority
option-absolute_majority-help = A word needs more letters in your colour than in all other colours together.
option-second_try = A second try
option-second_try-help = Once a turn, after a word that doesn’t work, you may play again at no cost.
option-table_accepts = The table may accept a word
option-table_accepts-help = If the dictionary doesn’t know a word, the other people at the table can accept it. All of them must agree; computers abstain. Only where at least two people play.
option-no_offensive = No offensive words
option-no_offensive-help = Insults and coarse words count for nobody. Computers never use them anyway.

card = { $card }
face-joker = joker
face-bin = bin
face-back = card face down
face-sign-0 = circle
face-sign-1 = square
face-sign-2 = triangle
face-sign-3 = diamond
face-gap = free place
letter =
    { $cards ->
        [one] { $card }, { $seat }
       *[other] { $card }, { $seat }, { $cards } cards
    }
    .seat = { $cards ->
            [one] { $card }, yours
           *[other] { $card }, yours, { $cards } cards
        }
line = Line { $n }: { $text }
place-left = Line { $n }, on the left
place-right = Line { $n }, on the right
place-between = Line { $n }, in between
zone-hand = Hand
zone-pile = Pile
zone-paquet = Score pile

move-place = { $card } on line { $n }: { $text }
move-cover = { $card } on the { $card } of line { $n }: { $text }
move-joker-cover = Joker on a letter of line { $n }: { $text }
move-joker = Joker on line { $n }: { $text }
move-said = { $move }, { $call }
move-bin = Clear line { $n } ({ $text })
move-seed = Put { $card } on line { $n }
move-seed-joker = Put the joker on line { $n }
move-pass = Draw a card and pass
move-leave = Pass (you’re out)
move-accept = Accept the word
move-reject = Reject the word
move-abstain = Abstain (the word is not accepted)
ask-letter = Which letter is the joker?
ask-word = A word with { $text } in it
ask-crack = Lay the card
ask-crack-no = Lay it
ask-crack-yes = CRACK WORD!

then-place = Now a lit place on a line.
then-bin = Now the line to empty.
prompt-play = Lay a letter on a line, or draw a card and pass.
prompt-last = Last rounds: lay a letter. If you pass, you’re out.
prompt-again = That word doesn’t work. You have a second try.
prompt-claim = { $seat } says { $word }. The dictionary doesn’t know it: do you accept it?
prompt-claim-wait = The others decide on { $word }.
prompt-seed = Put a letter on the empty line { $n }.
prompt-wait = { $seat } is thinking.
    .seat = Your turn in a moment.
dictionary-fr = French dictionary
dictionary-en = English dictionary
dictionary-nl = Dutch dictionary
by-dictionary-fr = French dictionary
by-dictionary-en = English dictionary
by-dictionary-nl = Dutch dictionary
fact-hand = { $n } in hand
fact-pile = pile { $n }
fact-out = out

news-cut = { $seat } cuts: { $card }.
    .seat = You cut: { $card }.
news-cut-again = A tie: they cut again.
news-starts = { $seat } has the letter closest to A and starts.
    .seat = You have the letter closest to A and start.
news-turned = { $seat } turns up { $card }.
    .seat = You turn up { $card }.
news-under = { $seat } turns up the { $card }, which goes under the pile.
    .seat = You turn up the { $card }, which goes under the pile.
news-drawn = You draw: { $card }.
news-placed = { $seat } makes { $text } on line { $n }, as in { $word }.
    .seat = You make { $text } on line { $n }, as in { $word }.
news-placed-plain = { $seat } makes { $text } on line { $n }.
    .seat = You make { $text } on line { $n }.
news-claim = { $seat } says “{ $word }” for { $text } on line { $n }. The dictionary doesn’t know it: the others decide.
    .seat = You say “{ $word }” for { $text } on line { $n }. The dictionary doesn’t know it: the others decide.
news-accept = { $seat } accepts the word.
    .seat = You accept the word.
news-reject = { $seat } rejects the word.
    .seat = You reject the word.
news-accepted = The table accepts “{ $word }” for the rest of the game.
news-failed = { $seat } tries { $text } on line { $n } with “{ $word }”, refused by the { $dictionary }: the card goes back.
    .seat = You try { $text } on line { $n } with “{ $word }”, refused by the { $dictionary }: the card goes back.
news-failed-apart = { $seat } tries { $text } on line { $n } with “{ $word }”, which doesn’t contain { $text }: the card goes back.
    .seat = You try { $text } on line { $n } with “{ $word }”, which doesn’t contain { $text }: the card goes back.
news-failed-none = { $seat } tries { $text } on line { $n }, and no word fits: the card goes back.
    .seat = You try { $text } on line { $n }, and no word fits: the card goes back.
consequence-failed = “{ $word }” is refused by the { $dictionary }.
consequence-failed-apart = “{ $word }” doesn’t contain { $text }.
consequence-failed-none = No word fits { $text }.
news-second-try = { $seat } has a second try.
    .seat = You have a second try.
news-crack =
    { $cards ->
        [one] CRACK WORD! { $seat } takes { $text }: { $cards } card.
       *[other] CRACK WORD! { $seat } takes { $text }: { $cards } cards.
    }
    .seat = { $cards ->
            [one] CRACK WORD! You take { $text }: { $cards } card.
           *[other] CRACK WORD! You take { $text }: { $cards } cards.
        }
news-vain = { $seat } calls CRACK WORD, but the line stays where it is.
    .seat = You call CRACK WORD, but the line stays where it is.
news-bin = { $seat } throws { $text } in the bin: line { $n } is empty, and everyone takes their letters back.
    .seat = You throw { $text } in the bin: line { $n } is empty, and everyone takes their letters back.
news-seeded = { $seat } puts { $card } on line { $n }.
    .seat = You put { $card } on line { $n }.
news-pass = { $seat } draws and passes.
    .seat = You draw and pass.
news-out = { $seat } is out.
    .seat = You are out.
news-new-hand = { $seat } takes a new hand of { $cards }.
    .seat = You take a new hand of { $cards }.
news-last-hand =
    { $cards ->
        [one] LAST HAND! { $seat } draws the last card; the others take one too.
       *[other] LAST HAND! { $seat } draws the last { $cards } cards; the others take as many.
    }
    .seat = { $cards ->
            [one] LAST HAND! You draw the last card; the others take one too.
           *[other] LAST HAND! You draw the last { $cards } cards; the others take as many.
        }

score-paquet = Cards in the score pile
score-bonus = Own letters on the table
score-left = Letters left in hand
end-finished = { $seat } has laid the last card.
    .seat = You have laid the last card.
end-stuck = Nobody can go on.

refused-game_over = The game is over.
refused-not_your_turn = It’s not your turn.
refused-seed_first = First put a letter on the empty line { $line }.
refused-no_word = Name a word that the line is part of.
refused-letters_only = Only letters: a word with a hyphen, an apostrophe or a space doesn’t count. Try another one, it costs nothing.
refused-answer_first = First say whether you accept { $word }.
refused-unknown_move = That is not a move of this game.
refused-no_such_place = A letter goes at an end of line { $line }, or on the same letter.
refused-not_the_same_letter = Only a { $letter } goes on a { $letter }.
refused-line_empty = Line { $line } is already empty.
refused-nothing_to_seed = No line is waiting for a letter.
refused-not_in_hand = You don’t have that card.
refused-not_a_letter = That is not a letter.
refused-letter_missing = The joker needs a letter from A to Z.
refused-no_such_line = There are four lines.
refused-no_chance_here = No card is due now.
refused-no_such_card = That card cannot come now.
refused-wrong_seats = Crack Word is for 2 to 4 players, not { $seats }.
refused-no_lexicon = The dictionary { $language } is not installed.

# How to play in a minute
guide-goal = Complete words that show more letters in your colour than in any other. Their cards are your points.
guide-lay = Lay a letter at an end of a line, or on the same letter.
guide-name = Name a word that the whole line is part of. If the dictionary refuses it, the card comes back and you draw one.
guide-crack = Is the line itself a word of three letters or more, mostly yours? Call CRACK WORD as you lay the letter, and take the line.
guide-end = When a pile is used up, the last rounds begin. In the end the largest score pile wins.
worth-letter = In a line it counts for its owner’s colour. In a score pile it is a point.
worth-joker = Any letter you like. It counts double for its colour.
worth-bin = Empties a line: everybody takes their letters back, and the bin is a point for you.
worth-gap = A letter can go here.
worth-sign = The sign of a player’s colour.
worth-back = A card that nobody sees.

# The lesson
lesson-lay = Lay your { $first } to the left of the A, and name a word with { $first }A in it: type { $word }.
lesson-lay-wrong = That may well be right, but in this lesson: the { $first } to the left of the A, with the word { $word }.
lesson-other = { $seat } builds on another line. Everybody may build on all four.
lesson-crack = Lay the { $last } on the right: { $word } is a whole word, mostly yours. Type it, and call CRACK WORD!
lesson-crack-wrong = Put the { $last } on the right of the first line, with the word { $word }, and don’t forget to call CRACK WORD.
lesson-seed = Three cards, three points! Now put your S on the empty line.
lesson-seed-wrong = Any letter would do; here, take the S.
lesson-covers = { $seat } lays an O on an O: the top letter gives the colour.
lesson-cover = You can do that too: lay your E on the E, and type { $word }.
lesson-cover-wrong = Lay your E on the E of the last line, with the word { $word }.
lesson-pass = { $seat } has no idea, draws a card and passes.
lesson-bin = The second line is no good for you. Throw it in the bin: choose the bin, then the line.
lesson-bin-wrong = Use the bin now, on the second line.
lesson-seed-again = Everybody took their letters back, and the bin is a point for you. Begin the line again with your N.
lesson-seed-again-wrong = Any letter would do; here, take the N.
lesson-end = Four points already! In a real game nobody tells you that you could call CRACK WORD. Watch out for it.
