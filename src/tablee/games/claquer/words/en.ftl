title = Snap, Clap, Slap
pitch = Hands first, cards after: and mind the gaffe!
about = Everybody plays at the same time. Before you lay a card you must make the movement shown on the card you cover: snap your fingers, clap your hands or slap the pile. A mistake costs nothing… as long as nobody calls it.

contents-movements = snap, clap or slap cards
contents-shrugs = shrugging cards
contents-stops = stop cards
contents-striped = striped cards

option-deck = Deck
option-deck-help = The small deck makes rounds half as long.
option-deck-full = Full, 98 cards
option-deck-quick = Small, 50 cards
option-rounds = Rounds
option-rounds-help = Number of rounds; each one won scores a point.
option-gaffe_seconds = Time to call a gaffe (seconds)
option-gaffe_seconds-help = A gaffe can be called for this long, whether or not another card has covered it.
option-false_call_seconds = Wait after a false call (seconds)
option-false_call_seconds-help = Anyone who calls a gaffe without reason can neither play nor call for this long; 0: no penalty.
option-stop_seconds = Length of a stop (seconds)
option-stop_seconds-help = Anyone who lays a stop card has this long for the three more cards; then the others go on.
option-loose_matching = Loose matching
option-loose_matching-help = A card that does not fit is accepted too: it is a gaffe, and if it is called, the card goes back under its pile.
option-wild_both_ways = Stripes both ways
option-wild_both_ways-help = Any card may cover a striped card.
option-slow_computers = Slower computers
option-slow_computers-help = Computer players take twice the time.

character-girl = ponytail girl
character-dog = dog
character-boy = boy with a cap
character-cat = cat
character-robot = robot
character-gran = grandmother
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green
colour-striped = striped
action-snap = snaps
action-clap = claps
action-slap = slaps
action-shrug = shrugs
action-stop = stop
card = { $character }, { $colour } border, { $action }
card-down = card face down

gesture-snap = a snap
gesture-clap = a clap
gesture-slap1 = a slap on the left
gesture-slap2 = a slap on the right
gestures-none = no movement
gestures-more = { $before }, { $gesture }

receive-1 = on the left
receive-2 = on the right
zone-receive-1 = Left
zone-receive-2 = Right
zone-trace-1 = On the left
zone-trace-2 = On the right
zone-trace-of = { $seat }
    .seat = You
zone-give = { $seat }’s pile { $n }
zone-mine = Pile { $n }
zone-my-hands = My hands
why-no-call = None of { $seat }’s cards can be called.
zone-hands = { $seat }’s hands
fact-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
progress = { $cards ->
    [0] No cards left
    [one] One card left
   *[other] { $cards } cards to go
}

move-snap = Snap
move-clap = Clap
move-slap-1 = Slap left
move-slap-2 = Slap right
move-rest = Hands down
move-play = { $card }: lay it { $receive }
move-gaffe = Gaffe! ({ $seat })
move-gaffe-earlier = Gaffe! ({ $seat }, the card before)
move-release = Let the others play

prompt-countdown = Round { $round } of { $rounds }: the cards are about to be turned…
prompt-play = The movement first, then the card.
then-centre = Now one of the two centre piles.
prompt-watch = Everybody plays at the same time.
prompt-my-stop = Stop! Only you play: { $plays ->
    [one] one more card
   *[other] { $plays } more cards
}.
prompt-stop = Stop! Only { $seat } plays: { $plays ->
    [one] one more card
   *[other] { $plays } more cards
}.
prompt-frozen = That was no gaffe: wait a moment.
prompt-last = { $seat } has no cards left! Did anybody see a gaffe?
    .seat = You have no cards left! Did anybody see a gaffe?
prompt-caught = Gaffe! { $seat } was right about { $culprit }.
    .seat = Gaffe! You were right about { $culprit }.
    .culprit = Gaffe! { $seat } was right about you.
prompt-unfounded = False call: { $culprit } made no gaffe, and { $seat } waits a little.
    .seat = False call: { $culprit } made no gaffe, and you wait a little.
    .culprit = False call: you made no gaffe, and { $seat } waits a little.
prompt-between = The round is over; the next one is coming.
prompt-over = The game is over.

news-go = The cards are turned: go!
news-play = { $seat }: { $gestures }, { $card } on { $covered }
    .seat = You: { $gestures }, { $card } on { $covered }
news-stop = Stop! Only { $seat } plays, { $plays ->
    [one] one more card
   *[other] up to { $plays } more cards
  }.
    .seat = Stop! Only you play, { $plays ->
            [one] one more card
           *[other] up to { $plays } more cards
        }.
news-last = { $seat } has no cards left.
    .seat = You have no cards left.
news-release = { $seat } lets the others play.
    .seat = You let the others play.
news-caught = Gaffe! { $seat } caught { $culprit } and hands over { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
    .seat = Gaffe! You caught { $culprit } and hand over { $cards ->
            [one] one card
           *[other] { $cards } cards
        }.
    .culprit = Gaffe! { $seat } caught you and hands over { $cards ->
            [one] one card
           *[other] { $cards } cards
        }.
news-returned = { $seat } takes back: { $card }.
    .seat = You take back: { $card }.
news-due = Due on the { $card }: { $due }. Made: { $made }.
due-snap = a snap
due-clap = a clap
due-slap = a slap on that pile
due-shrug = any movement
consequence-gaffe = Gaffe, { $culprit }!
    .culprit = You made a gaffe!
news-unfounded = False call by { $seat }: { $culprit } made no gaffe.
    .seat = False call: { $culprit } made no gaffe.
    .culprit = False call by { $seat }: you made no gaffe.
news-thaw = { $seat } may play again.
    .seat = You may play again.
news-turn = Nobody can play: the bottom cards come to the top.
news-spare = No use: cards that were set aside are turned up.
news-sink = No use: everybody slides their top cards under their piles.
news-draw = No card can be laid any more: the round is drawn.
news-round-won = { $seat } wins round { $round }.
    .seat = You win round { $round }.

score-rounds = { $rounds ->
    [0] No round won
    [one] One round won
   *[other] { $rounds } rounds won
}
score-cards-left = { $cards ->
    [0] No cards left
    [one] One card left
   *[other] { $cards } cards left
}
figure-gaffes = Gaffes made: { $made }
figure-called = Gaffes called: { $called }
end-won = { $seat } has no cards left.
    .seat = You have no cards left.
end-match = { $seat } wins the game with { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
    .seat = You win the game with { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        }.
end-shared = A tie: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} and as many cards left.
end-drawn = No card could be laid any more: the game is drawn.

refused-game_over = The game is over.
refused-bad_seats = This game is for 2 to 6 players.
refused-not_yours = That cannot be done from here.
refused-not_now = Not now: play is stopped for a moment.
refused-no_cards = You have no cards left.
refused-no_such_pile = There is no such pile.
refused-no_such_card = That card has been turned already.
refused-too_late = Too late: another card came first.
refused-call_too_late = Too late: nothing of theirs can be called any more.
refused-round_won = Somebody has no cards left: nothing more is laid.
refused-stopped = Stop! Only one player plays for now.
refused-frozen = You called a gaffe without reason: wait.
refused-empty_pile = That pile is empty.
refused-no_match = Neither the same colour nor the same character.
refused-hands_down = Your hands are down already.
refused-no_stop = You have not played a stop card.
refused-own_gaffe = You can’t call your own gaffe.

# How to play in a minute
guide-goal = Be the first to lay all your cards. Everybody plays at the same time.
guide-match = A card goes on one with the same border colour or the same character.
guide-move = But hands first: make the movement of the card you cover, then lay yours.
guide-gaffe = Did somebody make the wrong movement? Call gaffe, and they get the top card of each of your piles.
guide-end = The first without cards wins the round, unless somebody calls that last card in time.
worth-snap = To cover it, snap your fingers first.
worth-clap = To cover it, clap your hands first.
worth-slap = To cover it, slap its pile first.
worth-shrug = To cover it, make any movement you like.
worth-stop = Lay it, and the others stop: you play up to three more cards. To cover it, no movement is needed.
worth-striped = Goes on any card. Only its character or another striped card covers it, after the movement it shows.
worth-back = A card that nobody has seen yet.
worth-hands = The last movement these hands have made.
worth-badge-stop = Only this player plays for now.
worth-badge-frozen = Called a gaffe without reason, and waits.

# The lesson
lesson-clap = Everybody is frozen: take your time. Your blue cat can go on the blue dog. The dog claps, so clap first.
lesson-movement-wrong = In a real game that would be a gaffe if you laid a card now. Look at the hands on the card you cover.
lesson-lay = Now the card: touch your first pile, then the left pile in the middle.
lesson-lay-wrong = Not that one now: look at what is lit.
lesson-snap = Now the blue cat lies there, and it snaps its fingers. Snap!
lesson-character = Your red cat goes on the blue cat: the same character. Second pile, then the left one.
lesson-slap = The red cat slaps. Slap the pile itself: touch the left pile.
lesson-colour = The ponytail girl has a red border too. Third pile, then the left one.
lesson-watch = Now watch { $seat }’s hands. On the right, the grandmother snaps her fingers…
lesson-wrong = { $seat } has clapped, and now lays a card on her.
lesson-gaffe = She snaps, and { $seat } clapped: call the gaffe!
lesson-gaffe-wrong = Quick, before it is too late: call the gaffe.
lesson-end = Caught! Your top cards go to the culprit. In a real game all this happens at once, and nobody tells you what was right.
