title = Double Action
pitch = Cards in hand, tokens on the board: be first to line up two fives.
about = Every card you lay lets you put a token on a cell that shows it. Two sides race to line up five tokens, twice. Jacks go anywhere, black jacks can take a token off instead, and nobody may remind you to draw.
contents-board = board of a hundred cells, four of them free
contents-cards = packs of 52 cards
contents-tokens = two-sided tokens, in two colours
level-greedy = greedy
level-former = former expert

# The table
board = Board
stock = Draw pile
discards = Cards laid down
hand = My hand
cell = Row { $row }, column { $column }: { $card }
cell-short = { $card }
cell-free = Row { $row }, column { $column }: free cell, it counts for both sides
cell-free-short = ★
card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
  } of { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
  }
the-card = the { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
  } of { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
  }
card-short = { $rank ->
    [J] J
    [Q] Q
    [K] K
   *[other] { $rank }
  }{ $suit ->
    [S] ♠
    [H] ♥
    [C] ♣
   *[D] ♦
  }
card-dead = { $card }, dead: all its cells are taken
face-back = face-down card
face-free = free cell
face-token-0 = round token, row { $row }, column { $column }
face-token-0-short = ●
face-token-1 = square token, row { $row }, column { $column }
face-token-1-short = ■
face-turned-0 = round token turned to its joker, row { $row }, column { $column }
face-turned-0-short = ◉
face-turned-1 = square token turned to its joker, row { $row }, column { $column }
face-turned-1-short = ▣
fact-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
fact-dealer = dealer
progress = { $n ->
    [0] The pile is empty
   *[other] Pile: { $n }
  }

# Options
option-target = Series to make
option-target-help = The side that first completes this many series wins.
option-target-2 = two
option-target-3 = three
option-packs = Packs of cards
option-packs-help = The rules say one pack for two or four players and two for six or eight. With two packs at a small table fewer games end on an empty pile.
option-packs-auto = as the rules say
option-packs-1 = one
option-packs-2 = two
option-dealer = Dealer
option-dealer-help = The player to the dealer’s left begins.
option-dealer-lot = drawn by lot
option-dealer-1 = seat 1
option-dealer-2 = seat 2
option-dealer-3 = seat 3
option-dealer-4 = seat 4
option-dealer-5 = seat 5
option-dealer-6 = seat 6
option-dealer-7 = seat 7
option-dealer-8 = seat 8
option-dead_swaps_per_turn = Dead cards swapped per turn
option-dead_swaps_per_turn-help = How many dead cards a player may swap before playing.
option-dead_swaps_per_turn-any = any number
option-dead_swaps_per_turn-1 = one
option-dead_swaps_per_turn-2 = two
option-dead_swaps_per_turn-3 = three
option-play_out_hands = Play the hands out
option-play_out_hands-help = When the pile is empty, play on until nobody can play. Otherwise the game ends with that turn.
option-auto_draw = Draw for everybody
option-auto_draw-help = The table draws after each turn, so nobody can forget. The rules leave it to the players’ attention.
option-threat_marks = Mark threatened lines
option-threat_marks-help = A small 4 on a token says that its line needs just one more cell. On when you play without other people, off otherwise.

# Moves
move-play = Play { $card } on { $cell }
move-remove = With { $card }, take the token off { $cell }
move-swap = Swap the dead card { $card }
move-draw = Draw a card
move-pass = Pass
move-hint = Tell { $seat } they forgot to draw…
ask-hint = Telling someone they forgot to draw is against the rules and costs you a card. Whom do you tell?
whom = { $seat }
ask-which = Which five do you turn?
ends = { $first } to { $last }
ends-and = { $these } and { $those }
then-card = Touch a lit { card-short }.
then-jack = Touch any lit cell.
then-black-jack = Touch a lit cell, or a token to take off.
then-dead = All its cells are taken: touch the pile to swap it.
prompt-play = Choose a card, then its cell.
prompt-pass = You have nothing to play: pass.

# News
news-dealer = { $seat } deals.
    .seat = You deal.
news-play = { $seat } lays { $card } and plays on { $cell }.
    .seat = You lay { $card } and play on { $cell }.
news-series = { $new ->
    [one] { $seat } completes a series ({ $n } of { $target }).
   *[other] { $seat } completes { $new } series at once ({ $n } of { $target }).
  }
    .seat = { $new ->
            [one] You complete a series ({ $n } of { $target }).
           *[other] You complete { $new } series at once ({ $n } of { $target }).
        }
news-remove = { $seat } lays { $card } and takes the token off { $cell }.
    .seat = You lay { $card } and take the token off { $cell }.
consequence-remove = { $seat } takes the token off { $cell }.
    .seat = You take the token off { $cell }.
news-swap = { $seat } swaps a dead card: { $card }.
    .seat = You swap a dead card: { $card }.
news-draw = { $seat } draws a card.
    .seat = You draw a card.
news-drawn = You draw { $card }.
news-pass = { $seat } has no playable card and passes.
    .seat = You have no playable card and pass.
news-hint = { $seat } reminds { $told } to draw, which is against the rules.
    .seat = You remind { $told } to draw, which is against the rules.
    .told = { $seat } reminds you to draw, which is against the rules.
news-lose = { $seat } loses a card, which goes back to the pile.
    .seat = You lose a card, which goes back to the pile.
news-lost = You lose { $card }, which goes back to the pile.

# Scores and ends
score-series = Series completed
score-tokens = Tokens on the board: { $n }
end-target = The number of series is reached ({ $n }): the game is won.
end-series = No cards left. Series: { $more } to { $fewer }.
end-tokens = No cards left, { $series } series each. Tokens: { $more } to { $fewer }.
end-drawn = No cards left, series ({ $series }) and tokens ({ $tokens }) level: a draw.

# Refusals
refused-game_over = The game is over.
refused-chance_due = A card is being dealt.
refused-not_seated = Only players at the table can do that.
refused-only_chance = Only the table deals.
refused-not_dealt_so = That card cannot be dealt now.
refused-no_chance_here = There is nothing to deal now.
refused-not_your_turn = It’s not your turn.
refused-no_such_card = There is no such card.
refused-not_in_hand = You don’t have { the-card }.
refused-no_such_cell = There is no such cell.
refused-free_cell = { $cell } is a free cell: no token ever stands there.
refused-cell_taken = There is a token on { $cell } already.
refused-not_matching = Cell { $cell } doesn’t show this card: { card }.
refused-no_such_choice = { $ways ->
    [one] There is nothing to choose here.
   *[other] Choose one of the { $ways } ways to turn five tokens.
  }
refused-not_black_jack = Only a black jack takes a token off. Your card: { card }.
refused-own_token = The token on { $cell } is your own side’s.
refused-nothing_to_remove = There is no opposing token on { $cell }.
refused-locked_token = The token on { $cell } belongs to a completed series and can’t be touched.
refused-card_alive = This card can still be played, so it isn’t dead: { card }.
refused-stock_empty = The pile is empty.
refused-swaps_spent = At this table you can swap at most { $most ->
    [one] one dead card
   *[other] { $most } dead cards
  } per turn.
refused-draw_not_due = One card is drawn for each card laid in a turn, before the next player has played.
refused-already_told = You have said that already.
refused-nobody_forgets = The table draws for everybody, so nobody can forget.
refused-no_such_player = There is nobody to tell there.
refused-must_play = You can still play or swap a card.
refused-wrong_seats = Double Action is played by 2, 4, 6 or 8, not by { $seats }.
refused-packs_too_few = { $seats } players need two packs.
refused-no_such_dealer = There is no seat { $seat } at this table.

# How to play in a minute
guide-goal = Make two series before the other side does: five of your tokens in a line. (Some tables play to three.)
guide-play = Lay a card from your hand, and put a token on a cell that shows it.
guide-draw = Then draw a card yourself, before the next player has played. Nobody may remind you.
guide-dead = A card whose cells are all taken is dead: swap it in your turn, before you play.
guide-end = If the pile runs out, the side with more series wins, then the one with more tokens.
worth-card = Goes on a cell that shows it. There are two on the board.
worth-jack = Goes on any empty cell.
worth-black-jack = Goes on any empty cell, or takes an opposing token off.
worth-cell = A token can stand here for whoever lays this card, or a jack.
worth-free = Counts for both sides. Nobody puts a token there.
worth-token = Five in a row, a column or a diagonal make a series.
worth-turned = Belongs to a completed series: nobody can take it off.
worth-back = The pile to draw from.

# The lesson
lesson-card = Choose the king of diamonds, then the cell beside the corner that shows it.
lesson-card-wrong = That is allowed, but we build a line from the corner: the king of diamonds, first row, second column.
lesson-draw = Now draw: touch the pile. In a real game nobody reminds you, and whoever forgets plays on with fewer cards.
lesson-draw-again = Draw again.
lesson-other = { $seat } plays.
lesson-line = The corner counts for you, the king is there. Go on with the ace of spades beside it.
lesson-line-wrong = Better stay in line: the ace of spades, first row, third column.
lesson-blocked = { $seat } has seen your line, and has the next card.
lesson-remove = Your line is blocked! A black jack takes a token off: choose the jack of spades, then that token.
lesson-remove-wrong = First free your line: the jack of spades takes the token off.
lesson-jack = Any jack goes on any empty cell. Put the jack of hearts where the token was.
lesson-jack-wrong = Close the gap in your line: the jack of hearts, first row, fourth column.
lesson-series = One more cell! The ace of clubs makes five with the corner.
lesson-series-wrong = One move makes the series: the ace of clubs, first row, fifth column.
lesson-end = A series! Its tokens turn over, and nobody can touch them. Two series win the game.

# Why the best move of a puzzle is better
because-played = Played on many times, it wins more often.
because-wins = It completes the last series: the game is won.
because-series = { $n ->
    [one] It completes a series.
   *[other] It completes { $n } series at once.
  }
because-stops = { $n ->
    [one] It spoils a line of theirs that lacks just one cell.
   *[other] It spoils { $n } lines of theirs that lack just one cell.
  }
because-fours = { $n ->
    [one] It leaves a line of yours with just one cell to fill.
   *[other] It leaves { $n } lines of yours with just one cell to fill.
  }
because-spoils = { $n ->
    [one] It spoils a line of theirs that lacks two cells.
   *[other] It spoils { $n } lines of theirs that lack two cells.
  }
because-threes = { $n ->
    [one] It leaves a line of yours with two cells to fill.
   *[other] It leaves { $n } lines of yours with two cells to fill.
  }
because-jack = It saves { $card }, which goes anywhere.
