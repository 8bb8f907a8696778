you = you
welcome = { $game }: { $names }. “?” for help, “q” to leave.
your-move = Your move
more-moves = … and { $n } more, in notation, or “m” to see them all
unknown = “{ $text }” is neither a number nor a move.
goodbye = See you soon.
head = { $title }:
end = The game is over
score = score
prompt-number = a number from { $least } to { $most }
prompt-pick = { $most } of these, by their numbers
prompt-pick-range = from { $least } to { $most } of these, by their numbers
refused-other = Refused: { $code }.
refused-unknown_move = This game has no such move.
refused-too_many_words = That move has too many words.
refused-not_playing = The game is not going on.
refused-false_start = Too early: less than 0.1 s after it appeared, a press does not count.
refused-frozen = A moment of patience after a false start.
help =
    Type the number of a move, or the move in notation (its name, then its values).
    Enter: the main move.         w: wait for what comes.  m: all moves.
    s: show the whole table.      ?: this help.            q: leave.
    The moves of this game are written:
record-of = { $game }: { $names }.
chance = chance
end-stopped = everybody agreed to stop
end-too-long = stopped, because it had become too long
end-resigned = { $seat } resigned
    .seat = you resigned
news-take-back = { $seat } takes a move back
    .seat = you take a move back
seat-number = seat { $n }
percent = { $whole }.{ $tenth }%
odds-solved = Exact, if everybody plays perfectly from here: this game is solved.
odds-solved-about = About right: from tables for fewer seats, brought together.
odds-nearly-solved-about = Nearly exact, if everybody plays well from here: nobody gains much by leaving this table of chances.
odds-learned-about = About right: learned from many games.
odds-played-out = About right, give or take { $margin ->
        [one] one point
       *[other] { $margin } points
    }: from { $games ->
        [one] one game
       *[other] { $games } games
    } played out at random.
