title = Take It! / Slam Dunk
pitch = Cards line up one by one: strike at the right moment, before the others do.
about = The dealer turns cards before everybody’s eyes. Whoever hits the box takes the whole row, but each may do so only three or four times. What you took you must remember: piles stay closed until the count.

contents-plain = plain cards, from −6 to +6
contents-double = double cards, two of each number
contents-joker = jokers
contents-ten = “ten or nothing” cards
contents-jackpot = jackpot cards (Slam Dunk, in place of seven plain ones)

option-edition = Edition
option-edition-help = Take It! is for 2 to 5; Slam Dunk for 3 to 5, with seven jackpot cards.
option-edition-take_it = Take It!
option-edition-slam_dunk = Slam Dunk
option-leftovers = Rest of the stock
option-leftovers-help = When only one player may still take, do the unturned cards go to that player?
option-leftovers-edition = By edition (Take It! yes, Slam Dunk no)
option-leftovers-yes = To the last player
option-leftovers-no = To nobody
option-joker_may_split_pairs = A joker may split a pair
option-joker_may_split_pairs-help = May a joker stand beside a card of a natural pair? Otherwise natural pairs come first, and a joker completes only a card left alone.
option-joker_may_split_pairs-edition = By edition (Take It! yes, Slam Dunk no)
option-joker_may_split_pairs-yes = Yes
option-joker_may_split_pairs-no = No, natural pairs come first
option-last_call_seconds = Last call (seconds)
option-last_call_seconds-help = Time to take the row after the very last card; 0 ends the game at once.
option-tempo_ms = Automatic dealer
option-tempo_ms-help = If the dealer has not turned a card by then, it turns by itself.
option-tempo_ms-1200 = Brisk, 1.2 s
option-tempo_ms-2000 = Normal, 2 s
option-tempo_ms-3000 = Calm, 3 s
option-tempo_ms-20000 = By hand (20 s at most)
option-oldest = The oldest deals first
option-oldest-help = Say who is the oldest at the table, or let chance choose.
option-oldest-random = Drawn by lot
option-oldest-1 = Seat 1
option-oldest-2 = Seat 2
option-oldest-3 = Seat 3
option-oldest-4 = Seat 4
option-oldest-5 = Seat 5

zone-stock = Stock
zone-row = Row
zone-pad-take_it = Take it!
zone-pad-slam_dunk = Slam dunk!
zone-piles = Piles
pile = Pile { $n }
progress-cards = Card { $turned } of { $cards }
fact-takes = { $used }/{ $limit } takes

face-plain-p1 = plain card, plus 1
face-plain-p2 = plain card, plus 2
face-plain-p3 = plain card, plus 3
face-plain-p4 = plain card, plus 4
face-plain-p5 = plain card, plus 5
face-plain-p6 = plain card, plus 6
face-plain-m1 = plain card, minus 1
face-plain-m2 = plain card, minus 2
face-plain-m3 = plain card, minus 3
face-plain-m4 = plain card, minus 4
face-plain-m5 = plain card, minus 5
face-plain-m6 = plain card, minus 6
face-double-p2 = double card, plus 2
face-double-p3 = double card, plus 3
face-double-p4 = double card, plus 4
face-double-p5 = double card, plus 5
face-double-p6 = double card, plus 6
face-double-p7 = double card, plus 7
face-double-p8 = double card, plus 8
face-double-p9 = double card, plus 9
face-double-p10 = double card, plus 10
face-double-m2 = double card, minus 2
face-double-m3 = double card, minus 3
face-double-m4 = double card, minus 4
face-double-m5 = double card, minus 5
face-double-m6 = double card, minus 6
face-joker = joker
face-ten = ten or nothing
face-jackpot = jackpot
face-back = card face down
face-dealer = dealer

move-take-take_it = Hit the box
move-take-slam_dunk = Hit the board
move-reveal = Turn a card
prompt-deal = You deal: turn a card, or strike.
prompt-deal_only = You deal to the end.
prompt-watch = Strike when you like the row.
prompt-spent = You have used all your takes.
prompt-last_call = Last call: does anybody want this row?

news-oldest = { $seat } deals first.
    .seat = You deal first.
news-take = { $seat } takes the row! ({ $n }/{ $limit })
    .seat = You take the row! ({ $n }/{ $limit })
consequence-take = { $seat } takes the row!
    .seat = You take the row!
news-settled = { $seat } has used every take and deals to the end.
    .seat = You have used every take and deal to the end.
news-leftovers = { $seat } receives the rest of the stock ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
    .seat = You receive the rest of the stock ({ $cards ->
            [one] one card
           *[other] { $cards } cards
        }).
news-last_call = The last card! Another { $seconds } s to take the row.

refused-too_late = Too late: that row is taken.
refused-empty_row = There is nothing to take.
refused-limit_reached = You have already used your { $limit } takes.
refused-no_such_row = There is no such row yet.
refused-not_dealer = Only the dealer turns cards.
refused-stock_empty = The stock is empty.
refused-card_gone = That card is already turned.
refused-no_such_card = That card is not in the stock.
refused-card_coming = A card is coming.
refused-not_yours = That move belongs to no player.
refused-not_chances_turn = Chance has nothing to do here.
refused-no_such_seat = There is no such seat.
refused-game_over = The game is over.
refused-seats_for_edition = This edition is for { $least } to { $most } players.
refused-no_such_oldest = There is no seat { $chair } at this table.

figure-rows = What each of your rows was worth: { $worth }
score-plain = Plain cards
score-pair = Pair
score-joker = Card completed by a joker
score-idle = Double cards left alone
score-spare = Jokers without a partner
score-ten = Most “ten or nothing” ({ $cards })
score-nothing = “Ten or nothing”: { $cards }, the most was { $most }
score-jackpot = Jackpot ({ $cards })
end-limit = All players but one have used their takes.
end-stock = The last card of the stock has been turned.

# How to play in a minute
guide-goal = Take the rows that are worth the most. The highest total wins.
guide-deal = The dealer turns cards one by one into a row.
guide-take = Hit the big box, and the whole row is yours, face down. Then you deal.
guide-limit = You can do this three times (four with two or three players). The first who has done so deals to the end. Remember what you took!
guide-end = The game ends when all players but one have used their takes, or with the last card.
worth-plain = Worth its number, plus or minus.
worth-double = Two the same are worth their number, once. One alone is worth nothing.
worth-joker = Completes a double card: the two are worth its number.
worth-ten = Whoever has the most of these scores 10 points. The others get nothing.
worth-jackpot = Slam Dunk only. From one to seven of them score 0, 2, 6, 12, 20, 30 or 40 points.
worth-back = What was taken stays closed until the count, even for its owner.
worth-dealer = Whoever took the last row deals, until somebody has used every take: that player deals to the end.

# The lesson
lesson-turn = You deal. Touch the stock to turn a card.
lesson-plain = +5: a plain card is worth its number. Turn another card, the row gets better.
lesson-early = A bit early: the row can still get better, and you have only four takes. Turn a card.
lesson-double = A double +8. Alone it is worth nothing, with a second one 8 points. Once more!
lesson-joker = A joker! It completes the double card: 5 + 8 = 13 points. Hit the box!
lesson-late = If you turn on, { $seat } may take this row. Hit the box now.
lesson-taken = The row is yours, face down: remember it. You took it, so you deal on. Turn a card.
lesson-minus = −6! Whoever takes this row loses six points. Turn on and let others have it.
lesson-minus-wrong = That would cost you six points and one of your takes. Turn a card instead.
lesson-ten = “Ten or nothing”: whoever has the most of these scores 10. { $seat } wants it, and gets the −6 with it.
lesson-strike = Now { $seat } deals. 3 + 6 = 9 points in two cards: strike first!
lesson-end = Well done! In a real game nobody waits for you: strike at the right moment, and remember your cards.
