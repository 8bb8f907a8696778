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
status-playing = Being played
status-finished = Finished
seats-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}

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
keys-escape = Cancel what was begun; back to the keys of the game
keys-arrows = Go from thing to thing
keys-enter = Choose
keys-help = This list
menu = Menu
which = Which one?
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
piece = piece
piece-down = face down
piece-locked = locked
piece-times = { $label }, { $n } times
pick-next = And then?
actions = What I can do
my-place = My place
table-centre = Centre of the table
other-seats = The other seats

photo = Photo finish
photo-tie = Photo finish: too close, lots were drawn
photo-ms = { $n } ms
photo-early = false start

reconnecting = Reconnecting… what you see is from { $n } s ago.
not-connected = No connection right now.
reload = Reload

end-won = You have won!
end-won-by = { $names } wins!
end-won-by-many = { $names } win together
end-tied = A draw!
end-shared = You share the victory!
end-title = The game is over
end-rank = { $n ->
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
end-first = 1st
end-resigned = { $seat } has given up.
end-stopped = Everybody agreed to stop here.
rematch-join = Join the rematch
rematch = Rematch
see-end = See the result
see-table = See the table
details = Line by line

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
stop-alone = Stop here
stop-sure = Really stop here?
stop-not = No longer stop
stop-wished = Would stop here: { $names }.
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
replay-so-far = Look back from the start
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
    [one] { $n } draw computed again: it follows from the sealed secret.
   *[other] { $n } draws computed again: all follow from the sealed secret.
}
check-failed = Move { $n } does not hold: { $why }
check-no_secret = the secret is missing.
check-other_commitment = the secret does not fit the seal.
check-other_draw = chance would have drawn something else.
check-not_due = nothing was to be drawn at that moment.
check-other_lots = a tie would have been decided otherwise.
check-against_rules = the rules refuse that move.
check-unfinished = the game is not over.
check-other_outcome = the result is not what the moves lead to.
check-from = Seal, secret and everybody's share
check-promise = The seal, published before the first move
check-secret = The secret, revealed at the end
check-nonce = { $name }'s share
chance-how = How it works
chance-yourself = You do not believe this server? Keep the game as a file and check it at home:

photo-open = Photo finish: see it large
photo-behind = { $n } ms
photo-lots = by lot
photo-time = { $n } ms, give or take { $noise } ms
photo-by = { $name } reacted { $n } ms before { $other }.
photo-by-lot = { $name } and { $other } reacted at the same time, as far as can be measured. The lot fell on { $name }.
photo-alone = Only { $name }'s reaction counts.
photo-nobody = Nobody waited to see.
photo-early-help = False start: nobody reacts in under 100 ms.
photo-leaning = The time that was told lay outside what the line allows; it was moved to the limit.
photo-help = The bars say how long each took to react to what they saw, without the way to the server. The whiskers are the margin of error: where they overlap, the table's sealed chance decides, never the order of arrival.

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
refused-false_start = Too early: less than 0.1 s after it appeared, a press does not count.
refused-frozen = A moment of patience after a false start.
refused-needs_account = A rated game is for people with an account.
refused-name_taken = This name is somebody's own.
refused-has_account = You have an account already, with its own name.
refused-no_account = There is no account here.
refused-wrong_login = No such name with this passphrase.
refused-wrong_passphrase = The passphrase you have now is another one.
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
refused-old_page = This page is older than the library. Loading it again will help.
refused-retired = This game was played by rules that are no longer here, so it was stopped. Its record can still be downloaded.
refused-newer_version = That game was played by newer rules than these.
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
refused-damaged = This table can no longer be read. The others go on.
refused-store_closed = The server restarts.
refused-internal = A fault of ours.
refused-wrong_method = Unknown request.
refused-bad_record = That file is not a game we can read (line { $line }).
refused-against_rules = The rules refuse a move of that game.
refused-unfinished = That game is not over.
refused-other_outcome = The result written there is not what the moves lead to.
refused-other_commitment = The secret of that game does not fit its seal.
refused-too_many_requests = Too many requests at once; one moment.
refused-too_many_connections = Too many pages open from here.
refused-store_unwell = The server cannot write just now.
refused-not_for_you = That is for whoever runs the house.
refused-no_secret = The secret of the table is missing.
refused-other_draw = Chance drew something else.
refused-not_due = This draw was not due.
refused-other_lots = A tie was decided otherwise.

# --- the lobby
lobby-finished = Recent games
lobby-jump = { $n ->
    [one] A table waits for somebody ↓
   *[other] { $n } tables wait for somebody ↓
}
lobby-host = hosted by { $name }
lobby-with = with { $names }
lobby-nobody = nobody yet
lobby-full = Full
lobby-won = Won by { $names }
lobby-tied = A tie
lobby-empty = Nobody is waiting just now.
lobby-empty-help = Open a box and set a public table: it will appear here, and for everybody else.
lobby-empty-box = Set a public table: it will appear here, and for everybody else.
lobby-none-fits = No open table fits.
filter = Choose among the tables
filter-game = Game
filter-any-game = All games
filter-seats = Free seats
filter-at-least = { $n ->
    [one] { $n } free seat or more
   *[other] { $n } free seats or more
}
filter-clear = Show all
show-all = See all { $n }
show-fewer = See fewer

# --- terms of a table
terms = Terms of the table
more = More settings
access = Who may come?
access-unlisted = By link
access-unlisted-help = Whoever has the link can sit down.
access-public = Public
access-public-help = Everybody sees it on the shelf.
access-locked = With a word
access-locked-help = The link, and a word you choose.
locked-choose = The word of the table
locked-help = Whoever invited you knows the word.
share-locked = Remember to tell them the word of the table.
pace = Clock
pace-none = no clock
pace-move = { $time } a move
pace-game = { $time } each for the game
pace-days = { $n ->
    [one] { $n } day a move
   *[other] { $n } days a move
}
pace-help = When time is over, the game moves for you.
pace-days-help = By correspondence: the table waits, and your turn is shown on the shelf.
time-seconds = { $n } s
time-minutes = { $n } min
grace = An absent player's seat
freeze = A false start
freeze-none = is refused, nothing more
freeze-for = freezes for { $n } s
freeze-help = Nobody reacts in under a tenth of a second: hitting sooner is a false start.
grace-is = An absent player's seat: { $what }
grace-never = stays empty
grace-after = kept by the computer after { $time }
grace-help = A computer player keeps the seat warm, knowing only what the seat could see. The moment its person is back, the seat is theirs again.
rated = rated
rated-game = Rated game
rated-help = The result counts for your rating at this game. Everybody at the table needs an account.
rated-why-not = To count, a game has to know who you are from one time to the next: that takes an account.
rated-needs = This game is rated: playing it takes an account.
options-host = can be changed until the first move
options-guest = chosen by the host
ready = chance added
ready-help = This person has mixed a share into the table's chance.
sealed = The chance of this table is sealed:
sealed-how = How it works
sealed-whole = The seal of this table:

# --- people
me-title = My account
me-link = My account: { $name }
me-is-nobody = You play without a name. That is quite all right.
me-is-guest = You are a guest here: a name is enough to play, for as long as you like.
me-has-account = This name is yours.
me-rename = Change name
me-give-name = Give a name
me-account = An account, if you like
me-name = Name
me-make = Make an account
me-make-help = The name becomes yours, you find your games on another device, and rated games count. No address, no e-mail.
me-make-go = This name is mine
me-login = Log in
me-login-help = Find your name, your tables and your rating again.
me-login-go = Enter
me-logout = Log out
me-delete = Delete my account
me-delete-help = At once and for ever: the account, the ratings and the passphrase disappear, your running games are resigned, and your name is replaced by “Anonyme” in every game that was played.
me-delete-type = To confirm, type your name: { $name }
me-delete-go = Delete for ever
passphrase = Passphrase
passphrase-show = Show what I type
passphrase-help = Eight characters at least; several words make a good one. Nobody can remind you of it: a forgotten passphrase is a lost name.
passphrase-change = Change my passphrase
passphrase-old = Passphrase until now
passphrase-new = New passphrase
passphrase-change-go = Change
passphrase-changed = Done: the new passphrase counts from now on, and every other device is signed out.
me-ratings = My ratings
me-provisional = provisional
me-no-ratings = You have not finished a rated game yet.
me-games = Games I finished
me-no-games = Games you finish are found here, to see them again.
games-played = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
leaders = Leaderboard
leaders-empty = Nobody has finished a rated game of this yet. First place is free.
leaders-how = How ratings work

# --- talk and absences
said-by = { $name }:
talk-free = A few words…
hush = Whom I hear
hush-all = Hear nobody
hush-all-off = Hear people again
hush-one = Stop hearing { $name }
hush-one-off = Hear { $name }
stops = wants to stop
stops-help = This person offers to stop the game here; the answer is in the menu.
away-help = Their page is not open. Their seat waits for them.
kept-help = A computer plays in their place and will step back the moment they return.
resigned-help = A computer plays the seat to the end, if need be.
stop-agree = Agree to stop here
stop-missing = Still missing: { $names }.
resign-help = This is final: you come in behind whoever stays.
leave = Leave the table
leave-help = Your seat waits for you; the table is on the shelf.

# --- how it is done
how-title = How it is played, judged and checked
how-chance = Chance can be checked
how-chance-1 = When a table is set, the server draws a secret and publishes its fingerprint at once: the seal. The seal says nothing about the secret, but no other secret fits it, so it cannot be changed later.
how-chance-2 = After the seal and before the first move, the page of everybody who sits there adds a share drawn at their own place. So the server cannot have picked a secret that suits it.
how-chance-3 = Every die and every card is computed from the secret, all these shares and the number of the move, and nothing else. A card is drawn only when it is seen: there is no pack shuffled beforehand.
how-chance-4 = At the end the secret is told, and the record of the game lets anybody compute everything again: here with the check button, or at home without trusting us.
how-races = Races are fair
how-races-1 = In games of speed, what is revealed appears everywhere at the same moment: good lines wait a little for slower ones.
how-races-2 = What counts is your reaction, from the moment your screen shows the thing to the moment you press, and not when the message arrives. Your page times it, the server times your line, and what the page says is believed only within those bounds.
how-races-3 = Nobody reacts in less than a tenth of a second: such a press is a false start. When two presses are too close to tell apart, the sealed chance of the table decides, never the line.
how-races-4 = The photo-finish shows who pressed when, with the margin of error, and the record keeps every measurement.
how-warm = A seat is never lost
how-warm-1 = If somebody disappears, a computer player of the house keeps the seat warm after the delay chosen for the table. It knows only what that seat could see.
how-warm-2 = When everybody has left, the table falls asleep, and wakes where it was, even days later.
how-ratings = Ratings
how-ratings-1 = A rated game compares each person with all the others at the table. Everybody begins at 1000, and the first games count most. Computer players are rated too, and marked.
how-ratings-2 = Resigning counts as coming in behind whoever stays; a game everybody agrees to stop does not count, nor does one given up at once. A rating stays provisional, and off the board, for its first ten games.
