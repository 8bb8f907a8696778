app = Tablée
tagline = Open a box, sit down, play.
back-to-shelf = Back to the shelf
back-to-box = Back to the box
loading = One moment…
close = Close
cancel = Cancel
ok = All right
language = Language
language-fr = Français
language-en = English
theme = Light
theme-system = Automatic
theme-light = Light
theme-dark = Dark
sound = Sounds
sound-on = Sounds on
sound-off = Sounds off

players = { $range } players
minutes = { $n } min
ages = from age { $n }
tempo-turns = In turns
tempo-real-time = Real time
my-tables = My tables
open-tables = Open tables
status-waiting = Waiting
status-playing = Being played
status-finished = Finished
seats-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
resume = Resume
join = Join
watch = Watch

play-now = Play right away
play-now-help = against the computer
make-table = Set a table
make-table-go = Open the table
how-many = How many seats?
chairs = Who sits where?
chair = Seat { $n }
chair-me = Me
chair-open = Free, for somebody
chair-bot = Computer: { $level }
fill-with-bots = Fill up with computers
options = Variants
option-on = yes
option-off = no
public-table = Show this table to everybody
contents = In the box
rules = How to play
faces = The pieces
faces-all = See all { $n } faces

level-beginner = beginner
level-regular = regular
level-expert = expert
level-random = at random

guest = Guest
your-name = Your name
name-help = This is how the others will see you.
name-go = That's me

waiting-title = Around the table
waiting-help = The game begins when every seat is taken.
waiting-host = The host will begin the game.
sit-here = Sit here
stand-up = Stand up
place-bot = A computer
open-chair = Clear
empty-chair = Free seat
you = you
computer = computer
begin = Begin the game
share = Invite with this link
copy = Copy
copied = Copied
qr = Code to photograph to join the table
away = away
watchers = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
watching = You are watching the game.

your-turn = Your move!
turn-of = { $name } to move
everyone-plays = Everybody plays
log = What happened
log-fold = Fold the log
log-open = Open the log
log-empty = Nothing yet.
moves = All moves
moves-none = No move is possible now.
keys = Keys
key-space = Space
keys-escape = Cancel what was begun
keys-arrows = Go from thing to thing
keys-enter = Choose
keys-help = This list
menu = Menu
which = Which one?
not-possible = not now
score = Score
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
clock-left = { $n } s
pile-count = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
piece-down = face down
piece-locked = locked
piece-times = { $label }, { $n } times
pick-next = And then?
actions = What I can do
answer-letter = A letter
answer-word = A word
struck-by = Struck by { $name }
my-place = My place
table-centre = Centre of the table
other-seats = The other seats

photo = Photo finish
photo-tie = Photo finish: too close, lots were drawn
photo-ms = { $n } ms
photo-early = false start

reconnecting = Reconnecting… what you see is from { $n } s ago.
not-connected = No connection right now.
farewell = The table closed the connection.
reload = Reload

end-won = You have won!
end-won-by = { $names } wins!
end-won-by-many = { $names } win together
end-tied = A draw!
end-shared = You share the victory!
end-title = The game is over
end-rank = { $n }.
end-first = 1st
end-resigned = { $seat } has given up.
end-stopped = Everybody agreed to stop here.
rematch-join = Join the rematch
rematch = Rematch
see-end = See the result
see-table = See the table
details = Line by line
and = and

resigned = has given up
kept = kept warm
talk = Say something
talk-send = Say
say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thanks!
say-oops = Oops…
say-nice = Nice!
say-hurry = Your turn!
say-sorry = Sorry!
say-one-moment = One moment!
say-again = Once more?
say-bye = Goodbye!
stop = Propose to stop here
stop-not = No longer stop
stop-wished = Would stop here: { $names }
resign = Give up
resign-sure = Really give up?
clock-minutes = { $n } min
locked = A locked table
locked-word = The table's word
locked-go = Enter
record = Keep the game
ending-resigned = The game ended when somebody gave up.
ending-stopped = Everybody agreed to stop here.

replay = Watch again
replay-at = move { $n } of { $last }
replay-scrub = Moment of the game
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-forward = One move on
replay-round-back = Previous round
replay-round-forward = Next round
replay-speed = Speed: { $speed }
back-to-table = Back to the table
eyes = Through whose eyes?
eyes-of = As { $name } saw it
eyes-watcher = As a watcher
eyes-open = Everything open
copy-moment = Copy the link to this moment
continue-here = Continue from here
continue-help = A new table goes on after move { $n }. You have one seat, the computer the others.
continue-seat = I play in the place of
continue-level = Level of the computer
continue-go = Play on from here
open-record = Open a kept game…

check = Check the chance
checking = Checking…
check-ok = { $n ->
    [0] Nothing was drawn in this game: there is nothing to check.
    [one] { $n } draw computed again: it follows from the promise.
   *[other] { $n } draws computed again: all follow from the promise.
}
check-failed = Move { $n } does not hold: { $why }
check-no_secret = the secret is missing.
check-other_commitment = the secret is not the promised one.
check-other_draw = chance would have drawn something else.
check-not_due = nothing was to be drawn at that moment.
check-other_lots = a tie would have been decided otherwise.
check-against_rules = the rules refuse that move.
check-unfinished = the game is not over.
check-other_outcome = the result is not what the moves lead to.
check-from = Promise, secret and everybody's share
check-promise = The promise, published before the first move
check-secret = The secret, told at the end
check-nonce = { $name }'s share
chance-how = How it works
chance-promise = Before the first move the server chooses a secret and publishes its fingerprint: that is the promise. Nobody can guess the secret from it, nor find another with the same one.
chance-share = Then every seat adds a share of chance. Your page sends one by itself.
chance-draw = Every shuffle and every throw is computed from the secret, the shares and the number of the move, and from nothing else.
chance-end = At the end the secret is told: anybody can compute it all again and see that no draw was chosen along the way.
chance-yourself = You do not believe this server? Keep the game as a file and check it at home:

photo-open = Photo finish: see it large
photo-behind = { $n ->
    [0] +0
   *[other] { NUMBER($n, signDisplay: "always") }
}
photo-lots = by lot
photo-time = { $n } ms, give or take { $noise } ms
photo-by = { $name } reacted { $n } ms before { $other }.
photo-by-lot = { $name } and { $other } reacted at the same time, as far as can be measured. The lot fell on { $name }.
photo-alone = Only { $name }'s reaction counts.
photo-nobody = Nobody waited to see.
photo-early-help = False start: nobody reacts in under 100 ms.
photo-leaning = The time that was told lay outside what the line allows; it was moved to the limit.
photo-help = The bars say how long each took to react to what they saw, without the way to the server. The whiskers are the margin of error: where they overlap, the table's promised chance decides, never the order of arrival.

clock-turn = { $time } for this move
clock-bank = { $time } for the game
clock-hours = { $hours } h
clock-days = { $days } d { $hours } h
clock-low = nearly over
your-turn-title = your move
call-me = Tell me when it is my move

trouble-title = Oh.
refused-other = Refused ({ $code }).
refused-unreachable = The server does not answer.
refused-not_seated = You are not seated at this table.
refused-not_playing = No game is being played.
refused-chairs_open = There are still free seats.
refused-only_host = Only the host can do that.
refused-chair_taken = That seat is taken.
refused-already_seated = You are already seated.
refused-already_begun = The game has already begun.
refused-unknown_level = There is no such level.
refused-no_such_chair = There is no such seat.
refused-unknown_request = Unknown request.
refused-unknown_move = There is no such move.
refused-too_many_words = That move has too many words.
refused-too_fast = Slowly: too many requests at once.
refused-needs_account = A rated game is for people with an account.
refused-name_taken = This name is somebody's own.
refused-has_account = You have an account already, with its own name.
refused-no_account = There is no account here.
refused-wrong_login = No such name with this passphrase.
refused-bad_passphrase = A passphrase has { $least } to { $most } characters.
refused-too_large = Message too long.
refused-bad_message = Unreadable message.
refused-unknown_game = That box is not on the shelf.
refused-unknown_table = That table does not exist, or no longer.
refused-bad_name = A name has 1 to 24 characters.
refused-bad_options = These variants do not go together.
refused-no_name = Give your name first.
refused-bad_seats = That number of seats does not fit.
refused-bad_chairs = Those seats do not fit.
refused-not_found = There is nothing here.
refused-already_over = The game is already over.
refused-bad_body = Unreadable request.
refused-bad_nonce = That share of chance was refused.
refused-busy = Too busy right now, try again.
refused-foreign_origin = That request comes from elsewhere.
refused-no_free_talk = Only preset phrases are said here.
refused-no_scrollback = This game does not show its past before the end.
refused-no_such_entry = There is no such entry.
refused-no_such_eyes = There is no such point of view.
refused-not_begun = The game has not begun.
refused-not_finished = The game is not over.
refused-not_removable = That person is here and cannot be moved.
refused-not_your_eyes = That point of view is not yours.
refused-nothing_said = Nothing was said.
refused-other_version = That game follows older rules.
refused-resigned = You have given up.
refused-too_many_tables = Too many open tables: finish one first.
refused-unknown_language = Unknown language.
refused-unknown_phrase = Unknown phrase.
refused-wrong_word = That is not the word.
refused-locked = That table is locked.
refused-no_pace = This game has no clock.
refused-no_word = A locked table needs a word.
refused-broken = A fault of ours; the table opens again.
refused-closing = The server restarts.
refused-not_kept = The move could not be kept.
refused-store_closed = The server restarts.
refused-internal = A fault of ours.
refused-wrong_method = Unknown request.
refused-bad_record = That file is not a game we can read (line { $line }).
refused-against_rules = The rules refuse a move of that game.
refused-unfinished = That game is not over.
refused-other_outcome = The result written there is not what the moves lead to.
refused-other_commitment = The secret of that game is not the promised one.
