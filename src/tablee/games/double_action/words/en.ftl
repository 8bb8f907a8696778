title = Double Action
pitch = Cards in hand, tokens on the board: be first to line up two fives.
about = Every card you lay lets you put a token on a cell that shows it. Two sides race to line up five tokens, twice. Jacks go anywhere, black jacks also chase a token away, and nobody may remind you to draw.
contents-board = board of a hundred cells, four of them free
contents-cards = packs of 52 cards
contents-tokens = two-sided tokens, in two colours
level-greedy = greedy

# The table
board = Board
stock = Draw pile
discards = Cards laid down
hand = My hand
cell = Row { $row }, column { $column }: { $card }
cell-free = Row { $row }, column { $column }: free cell, it counts for both sides
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
card-dead = { $card }, dead: all its cells are taken
face-back = face-down card
face-free = free cell
face-token-0 = round token, row { $row }, column { $column }
face-token-1 = square token, row { $row }, column { $column }
face-turned-0 = round token turned to its joker, row { $row }, column { $column }
face-turned-1 = square token turned to its joker, row { $row }, column { $column }
fact-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
fact-dealer = dealer
progress = { $n ->
    [0] The pile is empty
    [one] 1 card left in the pile
   *[other] { $n } cards left in the pile
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
option-dealer-help = The player to the dealer's left begins.
option-dealer-lot = drawn by lot
option-dealer-1 = place 1
option-dealer-2 = place 2
option-dealer-3 = place 3
option-dealer-4 = place 4
option-dealer-5 = place 5
option-dealer-6 = place 6
option-dealer-7 = place 7
option-dealer-8 = place 8
option-dead_swaps_per_turn = Dead cards changed in one turn
option-dead_swaps_per_turn-help = How many dead cards a player may change before playing.
option-dead_swaps_per_turn-any = any number
option-dead_swaps_per_turn-1 = one
option-dead_swaps_per_turn-2 = two
option-dead_swaps_per_turn-3 = three
option-play_out_hands = Play the hands out
option-play_out_hands-help = When the pile is empty, play on until nobody can play. Otherwise the game ends with that turn.
option-auto_draw = Draw for everybody
option-auto_draw-help = The table draws after each turn, so nobody can forget. The rules leave it to the players' attention.
option-threat_marks = Mark threatened lines
option-threat_marks-help = A small 4 on a token says that its line lacks just one cell. Usual for a person alone, not among people.

# Moves
move-play = Play { $card } on { $cell }
move-remove = With { $card }, take the token off { $cell }
move-swap = Change the dead { $card }
move-draw = Draw a card
move-pass = Pass
move-hint = Speak to { $seat } of a forgotten draw…
ask-hint = To speak of a forgotten draw is forbidden and costs you a card. Whom do you tell?
whom = { $seat }
ask-which = Which five do you turn?
ends = { $first } to { $last }
ends-and = { $these } and { $those }
prompt-play = Choose a card, then its cell.
prompt-pass = You have nothing to play: pass.

# News
news-dealer = { $seat } deals.
news-play = { $seat } lays the { $card } and plays on { $cell }.
news-series = { $new ->
    [one] { $seat } completes a series ({ $n } of { $target }).
   *[other] { $seat } completes { $new } series at once ({ $n } of { $target }).
  }
news-remove = { $seat } lays the { $card } and takes the token off { $cell }.
news-swap = { $seat } changes a dead card, the { $card }.
news-draw = { $seat } draws a card.
news-drawn = You get the { $card }.
news-pass = { $seat } can play nothing and passes.
news-hint = { $seat } talks to { $told } about drawing, which is forbidden.
news-lose = { $seat } loses a card to the pile.
news-lost = You lose the { $card } to the pile.

# Scores and ends
score-series = Series completed
score-tokens = Tokens on the board: { $n }
end-target = { $n } series: the game is won.
end-series = The cards are used up: { $more } series to { $fewer }.
end-tokens = The cards are used up, { $series } series each: { $more } tokens to { $fewer }.
end-drawn = The cards are used up, { $series } series and { $tokens } tokens each: a draw.

# Refusals
refused-game_over = The game is over.
refused-chance_due = A card is being dealt.
refused-not_seated = Only players at the table can do that.
refused-only_chance = Only the dealer's hand does that.
refused-not_dealt_so = That card cannot be dealt now.
refused-no_chance_here = There is nothing to deal now.
refused-not_your_turn = It is not your turn.
refused-no_such_card = There is no such card.
refused-not_in_hand = You do not hold { $card }.
refused-no_such_cell = There is no such cell.
refused-free_cell = { $cell } is a free cell: no token ever stands there.
refused-cell_taken = There is a token on { $cell } already.
refused-not_matching = { $card } does not match the cell { $cell }.
refused-no_such_choice = { $ways ->
    [one] There is nothing to choose here.
   *[other] Choose one of the { $ways } ways to turn five tokens.
  }
refused-not_black_jack = Only a black jack takes a token off, and { $card } is none.
refused-own_token = The token on { $cell } belongs to your own side.
refused-nothing_to_remove = There is no opposing token on { $cell }.
refused-locked_token = The token on { $cell } belongs to a completed series and cannot be touched.
refused-card_alive = { $card } can still be played, so it is not dead.
refused-stock_empty = The pile is empty.
refused-swaps_spent = No more than { $most } of your dead cards can be changed in a turn at this table.
refused-draw_not_due = One card is drawn for each card laid in a turn, before the next player has played.
refused-already_told = You have said that already.
refused-nobody_forgets = The table draws for everybody, so nobody can forget.
refused-no_such_player = There is nobody to tell there.
refused-must_play = You can still play or change a card.
refused-wrong_seats = Double Action is played by 2, 4, 6 or 8, not by { $seats }.
refused-packs_too_few = { $seats } players need two packs.
refused-no_such_dealer = There is no place { $seat } at this table.
