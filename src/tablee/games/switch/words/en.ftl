title = Switch
pitch = Throw, add up, shed your sixteen cards, and beware of the die that swaps packs.
about = Each player sheds a pack numbered 1 to 16, card by card, by making the numbers with dice. After a good throw you may stop, or risk it all on another. The Switch die swaps whole packs, and the Block token spoils the best of plans.
level-former = former expert

contents-packs = packs of cards 1 to 16
contents-tray = dice tray
contents-dice = ordinary dice
contents-switch = Switch die
contents-block = Block token

option-block_is_no_bust = Being blocked is no failure
option-block_is_no_bust-help = A player who cannot shed because the token lies on the pack loses no cards, even on a re-throw.
option-green_ends_turn = Green always ends the turn
option-green_ends_turn-help = After green the turn passes without shedding, also for a player who keeps the pack.
option-window_ms = Time to block a swap
option-window_ms-help = How long the owner of the Block token has to stop an announced swap.
option-window_ms-3000 = 3 seconds
option-window_ms-6000 = 6 seconds
option-window_ms-12000 = 12 seconds

pack-blue = blue pack (discs)
pack-amber = amber pack (triangles)
pack-rose = rose pack (diamonds)
pack-teal = teal pack (squares)
card = { $n }, { $pack }
face-d1 = die showing 1
face-d2 = die showing 2
face-d3 = die showing 3
face-d4 = die showing 4
face-d5 = die showing 5
face-d6 = die showing 6
face-switch-green = Switch die: green, a swap if you like
face-switch-red = Switch die: red, a forced swap
face-switch-block = Switch die: Block
face-switch-blank = Switch die: blank
face-block = Block token
face-back = back of a card
die-green = green
die-red = red
die-block = Block
die-blank = blank

caption-switch = Switch die
caption-token = Block token
zone-tray = Dice tray
zone-next = Cards this throw can shed
zone-token = { $seat }’s Block token
zone-blocked = Block token on { $seat }’s pack
zone-pack = { $seat }’s pack
zone-shed = Shed by { $seat }: { $n } of 16, a latch before the 9
zone-token-mine = My Block token
zone-blocked-mine = My pack is blocked
zone-pack-mine = My pack
zone-shed-mine = Shed: { $n } of 16, a latch before the 9

fact-dice = { $n } dice
fact-locked = blocked
progress = Leader: { $cards }/16

prompt-throw = Your turn: throw { $n } dice and the Switch die.
prompt-throw-locked = Your pack is blocked. Throw { $n } dice: Block frees it, a swap gets rid of it.
prompt-shed = Choose the last card to shed.
prompt-choice = Stop, or throw { $n } dice again?
prompt-choice-stakes = Next: the { $card }. Failing: back to the { $back }.
prompt-choice-free = Stop, or throw { $n } dice again?
prompt-choice-free-stakes = Next: the { $card }. Failing costs nothing.
prompt-choice-locked = Stop, or throw { $n } dice again?
prompt-choice-locked-stakes = Your pack is blocked: you lose nothing, unless Block frees it and you fail at the { $card }. Then you are back to { $back }.
prompt-green-ends = Green: swap packs with somebody, or keep yours. Your turn ends either way.
prompt-green = Green: swap packs with somebody, or keep yours and shed.
prompt-window = { $seat } wants to swap packs with { $other }. Will you block it?
    .other = { $seat } wants to swap packs with you. Will you block it?
then-block = Now the pack to block.
prompt-wait = { $seat } is playing.
prompt-token = You have the Block token: you may put it on a pack at any time.

move-throw = Throw { $n } dice
move-rethrow = Risk another throw, { $n } dice
move-stop = Stop here
move-pass = Shed nothing
move-shed = { $cards ->
    [one] Shed the { $first }
   *[other] Shed { $first } to { $last }
}
move-shed-all = { $cards ->
    [one] Shed the { $first }
   *[other] Shed them all, { $first } to { $last }
}
move-swap = Swap with { $seat } (top card { $card })
move-decline = Keep my pack
move-block = Block this swap
move-let = Let it happen
move-lock = Block { $seat }’s pack (top card { $card })
    .seat = Block your own pack (top card { $card })

why-not-your-turn = It’s { $seat }’s turn.
why-cannot-make = The { $card } cannot be made with { $dice }.
why-own-pack = The token goes on an opponent’s pack.

news-open = { $seat } throws for the start: { $total }.
    .seat = You throw for the start: { $total }.
news-open-tie = A tie: throw again.
news-begins = { $seat } begins.
    .seat = You begin.
news-roll = { $seat } throws { $dice }, { $face }.
    .seat = You throw { $dice }, { $face }.
news-red-nobody = Nobody has a lower card: the turn passes.
news-token = { $seat } takes the Block token.
    .seat = You take the Block token.
news-fail = { $seat } cannot make the { $card }.
    .seat = You cannot make the { $card }.
news-stuck = { $seat }’s pack is blocked: nothing is shed.
    .seat = Your pack is blocked: nothing is shed.
news-bust = { $seat } takes cards back and restarts at { $card }.
    .seat = You take cards back and restart at { $card }.
news-pass = { $seat } sheds nothing.
    .seat = You shed nothing.
news-shed = { $cards ->
    [one] { $seat } sheds the { $first }.
   *[other] { $seat } sheds { $first } to { $last }.
}
    .seat = { $cards ->
            [one] You shed the { $first }.
           *[other] You shed { $first } to { $last }.
        }
news-won = The 16 is gone: { $seat } wins!
    .seat = The 16 is gone: you win!
news-rethrow = { $seat } risks another throw.
    .seat = You risk another throw.
news-stop = { $seat } stops at the { $card }.
    .seat = You stop at the { $card }.
news-announce = { $seat } wants to swap with { $other }. { $owner } may block it.
    .seat = You want to swap with { $other }. { $owner } may block it.
    .other = { $seat } wants to swap with you. { $owner } may block it.
    .owner = { $seat } wants to swap with { $other }. You may block it.
    .other-owner = { $seat } wants to swap with you. You may block it.
news-decline = { $seat } keeps the pack.
    .seat = You keep your pack.
news-swap = { $seat } and { $other } swap packs: the { $card } for the { $given }.
    .seat = You and { $other } swap packs: the { $card } for the { $given }.
    .other = { $seat } and you swap packs: the { $card } for the { $given }.
news-block = { $seat } blocks the swap of { $one } and { $other }.
    .seat = You block the swap of { $one } and { $other }.
    .one = { $seat } blocks your swap with { $other }.
    .other = { $seat } blocks { $one }’s swap with you.
    .other-seat = You block { $one }’s swap with you.
news-lock = { $seat } puts the Block token on { $other }’s pack.
    .seat = You put the Block token on { $other }’s pack.
    .other = { $seat } puts the Block token on your pack.

score-shed = { $cards ->
    [one] 1 card shed
   *[other] { $cards } cards shed
}
end-sixteen = { $seat } has shed the 16.
    .seat = You have shed the 16.

refused-game_over = The game is over.
refused-not_your_turn = It’s { $turn }’s turn.
refused-not_now = Not now.
refused-wrong_dice = { $dice } dice from 1 to 6 are thrown.
refused-shed_one_at_least = Shed at least one card.
refused-cannot_make = The { $card } cannot be made with { $dice }.
refused-pack_locked = The Block token lies on your pack; it’s { $turn }’s turn.
refused-no_such_opponent = There is no such opponent.
refused-no_token = You do not have the Block token.
refused-own_pack = The token goes on an opponent’s pack.
refused-red_stands = The token can do nothing against red.
refused-too_late = Too late: it has already happened.
refused-bad_seats = Switch is for 2 to 4 players, not { $seats }.

# How to play in a minute
guide-goal = Shed your pack in order, from 1 to 16. Whoever sheds a 16 first wins.
guide-throw = Throw the dice that your top card asks for, and the Switch die.
guide-shed = A card goes when you make its number, with one die or several. The dice serve again: 1, 2 and 4 shed everything from 1 to 7.
guide-risk = Then stop, or throw again. If that sheds nothing, your pack starts again: at the 1, or at the 9 once the 8 is gone.
guide-end = The game ends as soon as a 16 is shed.
worth-card = Goes when the dice make its number. The small dice at its foot say how many you throw.
worth-die = Counts alone or added to others, and serves again for the next card.
worth-green = You may swap your whole pack with somebody: that ends your turn.
worth-red = You must swap with whoever shows the lowest card, if it is lower than yours. Your turn is over.
worth-block = Take the Block token, then shed as usual.
worth-blank = Nothing happens.
worth-token = Use it once, at any moment: stop a green swap, or put it on an opponent’s pack, from which nothing can be shed then.

# The lesson
lesson-throw = Your top card is the 1. It asks for three dice: throw them.
lesson-shed = 1, 2 and 4 make every number up to 7: 3 is 1 + 2, 7 is 1 + 2 + 4. Choose the 7: all seven cards go.
lesson-shed-wrong = You may shed fewer, but why? Choose the 7, and all seven go.
lesson-stop = Now the 8 is on top. You could throw again, but if the 8 fails, you are back at the 1. Stop here.
lesson-stop-wrong = Too risky: seven cards would come back. Stop here.
lesson-fails = It’s { $seat }’s turn, with the 1 on top. Without a 1 among the dice, nothing goes.
lesson-eight = 3, 5 and 6: nothing for { $seat }. Your 8 asks for four dice: throw.
lesson-green = The Switch die is green: you may swap packs. But { $seat }’s pack is still at the 1: keep yours.
lesson-green-wrong = You would give away a pack at the 8 and get one at the 1. Keep yours.
lesson-two = 2 + 6 = 8 and 3 + 6 = 9: two cards go. Nothing makes 10. Choose the 9.
lesson-two-wrong = The 9 can go too: 3 + 6. Choose the 9.
lesson-dare = Once the 8 is gone, a failure only sends you back to the 9. Little to lose: throw again!
lesson-dare-wrong = Stopping is safe, but here you would lose one card at most. Throw again!
lesson-last = 1, 2, 3, 4 and 6 make everything from 10 to 16. Choose the 16!
lesson-last-wrong = The 16 itself can go: 1 + 2 + 3 + 4 + 6. Choose it!
lesson-end = The 16 is gone: you have won! In a real game you also meet red, the forced swap, and the Block token.

# Why the best move of a puzzle is better
because-played = Weighed to the end of the game, it wins more often.
because-wins = It sheds the 16, which wins the game.
because-latch = It passes the latch: from then on a failure sends you no further back than the { $back }.
because-shed = Then the { $card } is next: of 100 throws, { $n } make it. After the other move it is the { $then }, which { $m } make.
because-rethrow = Of 100 throws, { $n } make the { $card }, and failing sends you back to the { $back }.
because-rethrow-free = Of 100 throws, { $n } make the { $card }, and failing costs nothing.
because-stop = Of 100 throws, only { $n } make the { $card }, and failing sends you back to the { $back }.
because-swap = You get a pack at the { $theirs } for yours at the { $mine }.
because-keep = A swap would give away your pack at the { $mine } for one at the { $theirs }.
because-keep-shed = { $cards ->
    [one] A swap ends your turn; kept, your pack sheds a card with these dice.
   *[other] A swap ends your turn; kept, your pack can shed { $cards } cards with these dice.
}
because-block = Without the token, your pack at the { $mine } would go, and you would get one at the { $theirs }.
because-let = You get a pack at the { $theirs } for yours at the { $mine }, and the token stays yours.
because-let-token = The token works once, and stays yours.
because-lock = With the token on it, { $seat }’s pack, at the { $card }, sheds nothing.
because-token = The token works once: in hand it guards your pack from a green swap; on { $seat }’s, at the { $card }, it holds only until Block is thrown.
because-token-window = Put on a pack, the token no longer stops this swap.
