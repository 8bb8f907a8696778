title = Crack Word
pitch = Four words grow letter by letter; end one in your colour and take it.
about = Four lines of letters lie in the middle, and everybody lengthens them in turn. Every letter must be part of a real word, which you name. Whoever completes a word with most letters in their own colour may call CRACK WORD and take all its cards.
contents-letters = letter cards in four colours
contents-jokers = jokers
contents-bins = bin cards

option-language = Language
option-language-help = The dictionary that decides, and the letters in the packs.
option-language-fr = French
option-language-en = English
option-language-nl = Dutch
option-example = Example word
option-example-help = Who names the word that each letter may become part of.
option-example-name_it = The player names it
option-example-assisted = The table finds it
option-expert = All cards
option-expert-help = Expert game: nobody’s cards leave the table before the start.
option-insertion = Letters in between
option-insertion-help = Letters may also be put between two letters of a line.
option-absolute_majority = Absolute majority
option-absolute_majority-help = A word needs more of your letters than of all the others together.

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
line = Line { $n }: { $text }
place-left = Line { $n }, at the left
place-right = Line { $n }, at the right
place-between = Line { $n }, in between
zone-hand = Hand
zone-pile = Pile
zone-paquet = PAQUET

move-place = { $card } on line { $n }: { $text }
move-cover = { $card } on the { $card } of line { $n }: { $text }
move-joker-cover = Joker on a letter of line { $n }: { $text }
move-joker = Joker on line { $n }: { $text }
move-bin = Clear line { $n } ({ $text })
move-seed = Put { $card } on line { $n }
move-seed-joker = Put the joker on line { $n }
move-pass = Draw a card and pass
move-leave = Pass and leave the game
ask-letter = Which letter is the joker?
ask-word = A word with { $text } in it
ask-crack = Lay the card
ask-crack-no = Lay it
ask-crack-yes = Lay it and call CRACK WORD!

prompt-play = Lay a letter on a line, or draw a card and pass.
prompt-last = Last rounds: lay a letter. Whoever passes is out.
prompt-seed = Put a letter on the empty line { $n }.
prompt-wait = { $seat } is thinking.
progress-pile = Smallest pile: { $n }
fact-hand = { $n } in hand
fact-pile = pile { $n }
fact-out = out

news-cut = { $seat } cuts: { $card }.
news-cut-again = A tie: they cut again.
news-starts = { $seat } is nearest to A and starts.
news-turned = { $seat } turns up { $card }.
news-under = { $seat } turns up the { $card }, which goes under the pile.
news-drawn = You draw: { $card }.
news-placed = { $seat } makes { $text } on line { $n }, as in { $word }.
news-failed = { $seat } tries { $text } on line { $n } with “{ $word }”: not accepted, the card goes back.
news-failed-none = { $seat } tries { $text } on line { $n } without a word for it: the card goes back.
news-crack =
    { $cards ->
        [one] CRACK WORD! { $seat } takes { $text }: { $cards } card.
       *[other] CRACK WORD! { $seat } takes { $text }: { $cards } cards.
    }
news-vain = { $seat } calls CRACK WORD, but the line stays.
news-bin = { $seat } throws { $text } in the bin: line { $n } is empty, all letters go home.
news-seeded = { $seat } puts { $card } on line { $n }.
news-pass = { $seat } draws and passes.
news-out = { $seat } is out.
news-new-hand = { $seat } takes a new hand of { $cards }.
news-last-hand =
    { $cards ->
        [one] LAST HAND! { $seat } draws the last card; everybody takes as many.
       *[other] LAST HAND! { $seat } draws the last { $cards } cards; everybody takes as many.
    }

score-paquet = Cards in the PAQUET
score-bonus = Own letters on the table
score-left = Letters left in hand
end-finished = { $seat } has laid down the last card.
end-stuck = Nobody can go on.

refused-game_over = The game is over.
refused-not_your_turn = It is not your turn.
refused-seed_first = First put a letter on the empty line { $line }.
refused-unknown_move = That is not a move of this game.
refused-no_such_place = Letters go to the ends of line { $line } or on the same letter.
refused-not_the_same_letter = Only a { $letter } goes on a { $letter }.
refused-line_empty = Line { $line } is empty already.
refused-nothing_to_seed = No line is waiting for a letter.
refused-not_in_hand = You do not hold that card.
refused-not_a_letter = That is not a letter.
refused-letter_missing = The joker needs a letter from A to Z.
refused-no_such_line = There are four lines.
refused-no_chance_here = No card is due now.
refused-no_such_card = That card cannot come now.
refused-wrong_seats = Crack Word is for 2 to 4 players, not { $seats }.
refused-no_lexicon = The dictionary { $language } is not installed.
