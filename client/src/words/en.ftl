app = Tablée
tagline = Open a box, sit down, play.
back-to-shelf = Back to the shelf
back-to-shelf-short = Shelf
back-to-box = Back to the box
back-to-box-short = Box
loading = One moment…
close = Close
cancel = Cancel
ok = OK
skip = Skip to the content
language-fr = Français
language-en = English
theme = Theme: { $theme }
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
begin-here = New here? Begin with this one
classics = Classics
my-tables = My tables
put-away = Put this table of { $game } away
open-tables = Open tables
status-playing = In progress
status-finished = Finished
seats-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}

play-now = Play now
play-now-help = against the computer
play-friends = Play with friends
meet-play = Play somebody
meet-anything = Play somebody, any game
meet-anything-short = Anything
meet-waiting = You are waiting for somebody
meet-looking = Looking for somebody…
meet-missed = They did not come. Still looking…
meet-found = Somebody is here to play!
meet-people = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
meet-come = Play
meet-not = Not now
meet-stop = Stop looking
meet-meanwhile = Meanwhile, the computer
played-now = Being played now
played-watch = Watch
crowd-waiting = { $n } waiting
crowd-playing = { $n } playing
invite-text = Will you play { $game } with me?
make-table = Set up a table
make-table-go = Open the table
how-many = How many seats?
chairs = Who sits where?
chair = Seat { $n }
chair-me = Me
chair-open = Open to anyone
chair-bot = Computer: { $level }
fill-with-bots = Fill up with computers
options = Variants
option-on = yes
option-off = no
contents = In the box
rules = The rules in full
faces = The pieces
faces-all = See all { $n } faces

level-beginner = beginner
level-regular = regular
level-expert = expert
level-random = random

guest = Guest
anonymous = Anonymous
your-name = Your name
name-help = This is how the others will see you.
names-ready = Robin, Hazel, Wren, Basil, Juniper, Sage, Linnet, Rowan
name-go = That’s me

waiting-title = Around the table
waiting-help = The game can begin as soon as enough players are here.
table-of = { $name }’s table
table-full = Everybody is here.
touch-chair = Touch a free chair to seat a computer.
chair-do = { $name }: { $what }
chair-ways = what can be done here
waiting-host = The host will begin the game.
invited = You are invited to { $game }
invited-by = { $name } invites you to { $game }
invited-full = The table is full.
sit-down = Sit down
just-watch = Just watch
another-table = Open another table
sit-here = Sit here
removed = The host has freed your seat.
stand-up = Stand up
place-bot = A computer
open-chair = Free up
empty-chair = Free seat
colour-mine = Your colour
colour-name = { $n ->
    [0] blue
    [1] orange
    [2] green
    [3] purple
    [4] ochre
    [5] turquoise
    [6] pink
   *[7] grey
}
you = you
you-label = You
computer = computer
begin = Begin the game
begin-with = { $n ->
    [1] Begin alone
    [2] Begin with the two of us
    [3] Begin with the three of us
    [4] Begin with the four of us
   *[other] Begin with the { $n } of us
}
begin-without-me = Begin without me
share = Invite with this link
share-link = Share the link
share-scan = Scan the code, or send the link.
copy = Copy
copied = Copied
qr = Scan this code to join the table
away = away
watchers = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
watching = You are watching the game.

your-turn = Your turn!
turn-of = { $name } to play
everyone-plays = Everyone plays at once
log = What happened
log-fold = Collapse the log
log-open = Open the log
log-empty = Nothing yet.
moves = All moves
moves-none = No move is possible now.
keys = Keys
key-space = Space
keys-escape = Cancel what you started; back to the game’s keys
keys-arrows = Move from one thing to the next
keys-enter = Choose
keys-help = This list
guide = How to play in a minute
guide-goal = The goal
guide-turn = Your turn
guide-pieces = The pieces
guide-end = The end
guide-ask = To see what a piece is worth: press it for a moment, right-click it, or press I while it has the focus.
keys-piece = What the piece with the focus is worth
lesson = Lesson
lesson-learn = Learn in a minute
lesson-meanwhile = A lesson while you wait
lesson-resume = Continue the lesson
lesson-at = { $at } of { $of }
lesson-next = Next
lesson-back = Take it back
lesson-skip = Leave the lesson
lesson-play = Play a real game
lesson-again = Once more
keys-next = In a lesson: read on
hint = Hint: what an expert would do
hint-is = An expert would: { $move }
hint-word = { $move }, as in { $word }
hint-pieces = { $move }: { $word }
hint-odds = { $hint }. Your chance to win: { $chance } instead of { $other } with the next best move.
hint-odds-alone = { $hint }. Your chance to win: { $chance }.
odds-exact = { $n }%
odds-about = about { $n }%
hint-none = No hint here: this one is yours to find.
gentle = Gentle game
gentle-short = Gentle
gentle-help = You can take back one move a turn, computers give you time, and the table helps a little. Only for one person against computers, never rated.
move-take-back = Take back my move
news-take-back = { $seat } takes a move back.
    .seat = You take a move back.
menu = Menu
settings = Settings
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
piece-last = last move
piece-locked = locked
piece-times = { $label }, { $n } times
pick-next = Now one of the lit things.
sort-rank = Sort by rank
sort-usual = Sort as usual
pick-count = { $n } of { $most }
pick-count-range = { $n } ({ $least } to { $most })
pick-full = That makes { $n }. To take another, touch a chosen one first.
pick-more = { $n ->
        [one] Choose one more first.
       *[other] Choose { $n } more first.
    }
actions = What I can do
my-place = My place
table-centre = Centre of the table
other-seats = The other seats

photo = Photo finish
photo-tie = Photo finish: too close to call, decided by lot
photo-ms = { $n } ms
photo-early = false start

reconnecting = Reconnecting… what you see is from { $n } s ago.
not-connected = No connection right now.
reload = Reload

end-won = You won!
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
end-my-rank = You came { $rank } of { $n }.
end-more = Watch again, share, save…
end-mistakes = { $n ->
    [0] No mistakes
    [one] 1 mistake
   *[other] { $n } mistakes
}
end-reaction = Reaction: { $best } ms at best, usually { $median } ms
next-level = Next level: { $level }
moments = Worth seeing again
moment-swing = { $n ->
    [one] { $name }: one point more at a stroke
   *[other] { $name }: { NUMBER($n, signDisplay: "always") } points at a stroke
}
    .name = { $n ->
            [one] You: one point more at a stroke
           *[other] You: { NUMBER($n, signDisplay: "always") } points at a stroke
        }
moment-race = The closest race: { $name }, by { $n } ms
moment-series = The longest series: { $name }, { $n } in a row
share-picture = Share a picture
share-done = Shared.
share-saved = Saved as { $file }.
share-closed = Not shared.
share-not-drawn = This browser can’t draw the picture.
share-invitation = Watch the game
end-first = 1st
end-resigned = { $seat } resigned.
    .seat = You resigned.
end-stopped = Everybody agreed to stop here.
end-too-long = This game has become too long for the table, so it stops here. Nobody has won.
rematch-join = Join the rematch
rematch = Rematch
see-end = See the result
see-table = See the table
details = Details

resigned = resigned
kept = seat kept
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
stop = Offer to stop here
stop-alone = Stop here
stop-sure = Really stop here?
stop-not = Withdraw my offer
stop-wished = Want to stop: { $names }.
resign = Resign
resign-sure = Really resign?
clock-minutes = { $n } min
locked = Password-protected table
locked-word = The table’s password
locked-go = Enter
record = Save the game
ending-resigned = The game ended when someone resigned.
ending-stopped = Everybody agreed to stop here.

replay = Watch again
replay-so-far = Look back from the start
replay-at = move { $n } of { $last }
replay-scrub = Moment of the game
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-forward = One move forward
replay-round-back = Previous round
replay-round-forward = Next round
replay-speed = Speed: { $speed }
back-to-table = Back to the table
eyes = Seen by whom?
eyes-of = Seen by { $name }
eyes-watcher = Seen by spectators
eyes-open = Show everything
copy-moment = Copy the link to this moment
continue-here = Play from here
continue-help = A new table picks up after move { $n }. You take one seat, the computer the others.
continue-seat = I’ll play as
continue-level = Computer level
continue-go = Play on from here
open-record = Open a saved game…

review = Review
review-of = { $name }: how it went
    .name = How it went for you
review-chart = { $name }: chance to win over the game
    .name = Your chance to win over the game
review-progress = Looking at the game again: { $n }%
review-summary = Summary
review-wait = wait
review-here = { $name }: { $chance } to win at this point.
    .name = Your chance to win at this point: { $chance }.
review-here-about = { $name }: { $chance } to win at this point (± { $margin }).
    .name = Your chance to win at this point: { $chance } (± { $margin }).
review-as-expert = { $name }: { $played } ({ $chance }). An expert would do the same.
    .name = You: { $played } ({ $chance }). An expert would do the same.
review-better = { $name }: { $played } ({ $other }). An expert would: { $best } ({ $chance }).
    .name = You: { $played } ({ $other }). An expert would: { $best } ({ $chance }).
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-from = From { $start } at the start to { $end } at the end.
review-luck = Luck
review-mine = { $name }’s play
    .name = Your play
review-others = The others’ play
review-learnt = What was learnt
review-ended = The early end
review-points = { $n ->
    [one] { $signed } point
   *[other] { $signed } points
}
review-accuracy = Accuracy of the decisions: { $n }%
review-mistakes = Mistakes
review-no-mistakes = None worth mentioning.
review-item = Move { $n } · { $grade } · { $lost ->
    [one] { $lost } point lost
   *[other] { $lost } points lost
}
review-exact = These chances are exact: the game is solved. Points are hundredths of the chance to win.
review-about-nearly-solved = These chances are nearly exact: they come from a table of all positions, and nobody gains much by leaving it. Points are hundredths of the chance to win.
review-about-solved = These chances are about right: they come from tables for fewer players. Points are hundredths of the chance to win.
review-about-learned = These chances are about right: they were learned from many games. Points are hundredths of the chance to win.
review-about-played-out = These chances are about right, to within { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    }: many games were played out from each move. Points are hundredths of the chance to win.
review-unknown-real_time = No review here: in a game of speed, nobody can say how likely a win was.
review-unknown-no_chances = No review here: nobody can say how likely a win was in this game.
review-unknown-too_long = No review here: this game was too long.

check = Check the randomness
checking = Checking…
check-ok = { $n ->
    [0] Nothing was drawn in this game: there is nothing to check.
    [one] { $n } draw computed again: it follows from the sealed secret.
   *[other] { $n } draws computed again: all follow from the sealed secret.
}
check-failed = Move { $n } doesn’t hold up: { $why }
check-no_secret = the secret is missing.
check-other_commitment = the secret doesn’t match the seal.
check-other_draw = the draw should have been different.
check-dictated = this is a lesson: chance was written down beforehand, so there is nothing to check.
check-not_due = nothing was due to be drawn at that point.
check-other_lots = a tie should have been broken differently.
check-against_rules = the rules don’t allow that move.
check-unfinished = the game is not over.
check-other_outcome = the result is not what the moves lead to.
check-from = Seal, secret and everyone’s share
check-promise = The seal, published before the first move
check-secret = The secret, revealed at the end
check-nonce = { $name }’s share
    .name = Your share
chance-how = How it works
chance-yourself = Don’t trust this server? Save the game and check it at home:

photo-open = Photo finish: enlarge
photo-behind = { $n } ms
photo-lots = by lot
photo-time = { $n } ms, give or take { $noise } ms
photo-by = { $name } reacted { $n } ms before { $other }.
    .name = You reacted { $n } ms before { $other }.
    .other = { $name } reacted { $n } ms before you.
photo-by-lot = { $name } and { $other } reacted at the same time, as far as can be measured. The draw picked { $name }.
    .name = You and { $other } reacted at the same time, as far as can be measured. The draw picked you.
    .other = { $name } and you reacted at the same time, as far as can be measured. The draw picked { $name }.
photo-alone = Only { $name }’s reaction counts.
    .name = Only your reaction counts.
photo-nobody = Nobody waited to see.
photo-early-help = False start: nobody reacts in under 100 ms.
photo-leaning = The reported time was outside what the connection allows; it was moved to the limit.
photo-help = The bars show how long each person took to react to what they saw, not counting the trip to the server. The whiskers show the margin of error: where they overlap, the table’s sealed randomness decides, never the order of arrival.

clock-turn = { $time } for this move
clock-bank = { $time } for the game
clock-hours = { $hours } h
clock-days = { $days } d { $hours } h
clock-low = nearly up
your-turn-title = your turn
call-me = Tell me when it’s my turn

trouble-title = Something is wrong
refused-other = Refused ({ $code }).
refused-unreachable = The server isn’t answering.
without-server = Boxes and their rules can be read all the same; tables, puzzles and your name need the server.
refused-no_cookies = Your browser blocks cookies, so your seat can’t stay yours. Allow them for this site to play.
refused-not_seated = You are not seated at this table.
refused-not_playing = The game isn’t in progress.
refused-chairs_open = There are still free seats.
refused-company_changed = Somebody has just come or gone: now { $seats } of you are seated.
refused-only_host = Only the host can do that.
refused-chair_taken = That seat is taken.
refused-colour_taken = { $seat } has already chosen that colour.
refused-no_such_colour = There is no such colour here.
refused-already_seated = You are already seated.
refused-already_begun = The game has already begun.
refused-unknown_level = There is no such level.
refused-no_such_chair = There is no such seat.
refused-unknown_request = Unknown request.
refused-unknown_move = There is no such move.
refused-too_many_words = That move is too long.
refused-too_fast = Slow down: too many requests at once.
refused-false_start = Too early: less than 0.1 s after it appeared, a press does not count.
refused-frozen = Just a moment: you made a false start.
refused-needs_account = Everyone in a rated game needs an account.
refused-name_taken = That name, or one that looks just like it, already belongs to someone.
refused-has_account = You already have an account, with its own name.
refused-no_account = There is no account here.
refused-wrong_login = That name and passphrase don’t match.
refused-wrong_passphrase = That isn’t your current passphrase.
refused-wrong_code = That name and code don’t match.
refused-bad_passkey = That passkey doesn’t work here. Try again, or type your passphrase.
refused-passkey_given_up = No passkey was used.
refused-passkey_known = This device already has a passkey for this account.
refused-too_many_passkeys = { $most ->
    [one] An account has only one passkey. Remove it first.
   *[other] An account has at most { $most } passkeys. Remove one first.
}
refused-bad_passphrase = A passphrase has { $least } to { $most } characters.
refused-too_large = Message too long.
refused-bad_message = Unreadable message.
refused-unknown_game = That box is not on the shelf.
refused-unknown_table = That table doesn’t exist, or no longer does.
refused-bad_name = A name has 1 to 24 characters.
refused-blank_name = That name would not be visible. Please use letters, digits or symbols that can be seen.
refused-mixed_name = That name mixes letters from two alphabets that look alike. Please stay with one alphabet in each word.
refused-offensive_name = “{ $word }” can’t be part of a name here. Please choose another.
refused-terms_stay = The password and correspondence are chosen when the table is set up.
refused-missed_call = Somebody came, and you did not answer. You are no longer waiting.
refused-too_many_missed = You were called several times and did not come. Try again in a few minutes.
refused-called_already = Somebody is here already: say whether you come.
refused-call_over = That was too late: they no longer wait.
refused-waits_elsewhere = You wait on another page now.
refused-unknown_code = No table has this code. It may be over: ask for a new one.
refused-too_many_codes = As many codes are shown as there may be. Send the link instead.
refused-bad_options = These variants don’t go together.
refused-no_name = Tell us your name first.
refused-bad_seats = That number of seats doesn’t work.
refused-bad_chairs = That seating doesn’t work.
refused-not_found = There is nothing here.
refused-already_over = The game is already over.
refused-bad_body = Unreadable request.
refused-bad_nonce = That share of randomness was refused.
refused-busy = Too busy right now, try again.
refused-foreign_origin = That request comes from elsewhere.
refused-banned = Until { $until } you cannot sit down, make tables or speak here.
refused-muted = Until { $until } you cannot speak at tables.
refused-no_new_accounts = This library makes no accounts.
refused-not_on_shelf = This game is not on the shelf of this library.
refused-no_public_tables = This library has no public tables.
refused-free_talk_off = In this library, only the preset phrases can be used.
refused-no_free_talk = Only the preset phrases can be used here.
refused-no_scrollback = This game doesn’t show its past until it’s over.
refused-no_such_entry = There is no move with that number.
refused-no_such_eyes = There is no such point of view.
refused-not_begun = The game has not begun.
refused-not_finished = The game is not over.
refused-not_removable = That person is here and can’t be moved.
refused-not_your_eyes = That point of view is not yours.
refused-nothing_said = Nothing was said.
refused-offensive_words = “{ $word }” can’t be said here. Change it and say it again.
refused-old_page = This page is older than the site. Reloading it will fix that.
refused-retired = This game followed rules that no longer exist here, so it was stopped. You can still download its record.
refused-newer_version = That game follows newer rules than the ones here.
refused-resigned = You have resigned.
refused-too_many_tables = Too many open tables: finish one first.
refused-unknown_language = Unknown language.
refused-unknown_phrase = Unknown phrase.
refused-wrong_word = That’s not the password.
refused-locked = That table asks for a password.
refused-no_pace = This game has no clock.
refused-no_word = This kind of table needs a password.
refused-broken = Something went wrong on our side; the table is reopening.
refused-closing = The server is restarting…
refused-elsewhere = This table is on another server; try again.
refused-fenced = The server is restarting…
refused-not_kept = The move could not be saved.
refused-store_closed = The server is restarting…
refused-internal = Something went wrong on our side.
refused-game_fault = This game has a fault of its own, so the table stops here. Nothing is lost: it goes on when the game is mended.
refused-damaged = This table can no longer be read. The others go on.
refused-wrong_method = Unknown request.
refused-bad_record = We can’t read that file as a game (line { $line }).
refused-against_rules = The rules don’t allow one of that game’s moves.
refused-unfinished = That game is not over.
refused-bad_imagine = The chances cannot be computed: this game contradicts its own rules.
refused-other_outcome = The recorded result isn’t what the moves lead to.
refused-other_commitment = That game’s secret doesn’t match its seal.
refused-too_many_requests = Too many requests at once; give it a moment.
refused-too_many_connections = There is no room for one more page just now: too many are open, here or from your connection.
refused-store_unwell = The server can’t save anything right now.
refused-not_for_you = Only the server’s administrator can see this.
refused-no_secret = The table’s secret is missing.
refused-other_draw = The draw should have been different.
refused-lesson_other = Good idea, but this lesson is about something else. Look at what is lit.
refused-lesson_waits = It’s your move.
refused-lesson_not_yet = Read on first: press Next.
refused-no_lesson = This game has no lesson.
refused-lesson_rated = A lesson is never rated.
refused-no_hints = There are hints only against computers, in games played in turns and not rated.
refused-hint_not_now = A hint comes when it’s your turn.
refused-no_take_back = Too late to take that back.
refused-gentle_company = A gentle game is for one person against computers, and is never rated.
refused-no_branch_of_lesson = A lesson can’t be continued otherwise: its randomness was written down beforehand.
refused-not_due = This draw was not due.
refused-other_lots = A tie was broken differently.

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
lobby-empty = Nobody is waiting right now.
lobby-empty-help = Open a box and set up a public table: everyone will see it here.
lobby-empty-box = Set up a public table: everyone will see it here.
lobby-none-fits = No open table matches.
filter = Filter the tables
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
join = Join with a code
join-code = The code on the other screen, such as KO BA MI LO TA
join-go = Go to the table
code-show = Code
code-hide = Hide the code
code-where = Type this code at { $place }
terms = Table settings
more = More settings
access = Who can join?
access-unlisted = By link
access-unlisted-help = Anyone with the link can sit down.
access-public = Public
access-public-help = Everyone sees it on the shelf.
access-locked = With a password
access-locked-help = The link, plus a password you choose.
locked-choose = The table’s password
locked-help = Whoever invited you knows the password.
share-locked = Remember to give them the password too.
pace = Clock
pace-none = no clock
pace-move = { $time } a move
pace-game = { $time } each for the game
pace-days = { $n ->
    [one] { $n } day a move
   *[other] { $n } days a move
}
pace-help = When time runs out, the game plays for you.
pace-days-help = By correspondence: the table waits, and your turn is shown on the shelf.
time-seconds = { $n } s
time-minutes = { $n } min
match = Match
match-help = Several games in a row with the same people. Every game won scores a point; the seats move round.
match-none = a single game
match-of = match of { $n } games
match-at = Game { $n } of { $games }
match-next = Next game
match-wins = { $n ->
    [one] { $n } won
   *[other] { $n } won
}
match-won-by = { $n ->
    [one] End of the match: { $names }, with one game won.
   *[other] End of the match: { $names }, with { $n } games won.
}
match-nobody = End of the match: nobody won a game.
grace = When a player is away
freeze = False starts
freeze-none = are refused, nothing more
freeze-for = freeze you for { $n } s
freeze-help = Nobody reacts in under a tenth of a second: hitting sooner is a false start.
grace-is = When a player is away: { $what }
grace-never = the seat stays empty
grace-after = the computer takes over after { $time }
grace-help = A computer player keeps the seat, knowing only what that seat could see. The seat is handed back as soon as its player returns.
rated = rated
rated-game = Rated game
rated-help = The result counts for your rating at this game. Everybody at the table needs an account.
rated-why-not = To count, a game has to know who you are from one time to the next, and that takes an account.
rated-needs = This game is rated, so you need an account to play it.
options-host = can be changed until the first move
options-guest = chosen by the host
ready = randomness added
ready-help = This person has added a share to the table’s randomness.
judged = How it is judged
sealed-whole = This table’s seal:

# --- people
me-title = My account
me-link = My account: { $name }
me-is-nobody = You’re playing without a name. That’s perfectly fine.
me-is-guest = You’re a guest: a name is enough to play, for as long as you like.
me-has-account = This name is yours.
me-rename = Change my name
me-give-name = Choose a name
me-account = An account, if you like
me-name = Name
me-make = Create an account
me-make-help = The name becomes yours, your games follow you to other devices, and rated games count. No address, no e-mail.
me-make-go = This name is mine
me-login = Log in
me-login-help = Get back your name, your tables and your rating.
me-login-go = Log in
me-logout = Log out
me-delete = Delete my account
me-delete-help = At once and for ever: the account, the ratings and the passphrase disappear, you resign from games in progress, and your name is replaced by “Anonymous” in every game you played.
me-delete-type = To confirm, type your passphrase
me-delete-go = Delete for ever
devices = My devices
devices-help = The browsers signed in to this account. One that is not used for six months is signed out.
device-current = this one
device-seen = last used: { $when }
device-unknown = Unknown browser
device-out = Sign out
device-out-others = Sign out all others
refused-this_device = To sign out this browser, log out.
passphrase = Passphrase
passphrase-show = Show what I type
passphrase-help = At least eight characters; several words make a good one. Nobody can remind you of it; if you forget it, your recovery code helps.
passphrase-change = Change my passphrase
passphrase-old = Current passphrase
passphrase-new = New passphrase
passphrase-change-go = Change
passphrase-changed = Done: the new passphrase applies from now on, and all your other devices are signed out. You also have a new recovery code; the old one no longer works.
recovery = Recovery code
recovery-help = Write this code down and keep it somewhere safe. If you forget your passphrase, it gives you back your name. It is shown only this once.
recovery-copy = Copy
recovery-copied = Copied
recovery-print = Print
recovery-done = I’ve kept it
recovery-new = New recovery code
recovery-made = Recovery code made: { $when }. If that was not you, make a new one and look at your devices and passkeys.
recovery-none = You have no recovery code yet.
recovery-new-help = You get a new code, and the old one no longer works.
recovery-new-go = Make a new code
me-forgotten = Forgotten your passphrase?
me-recover-help = Your recovery code gives you back your name: choose a new passphrase. Your other devices are signed out, and you get a new code.
me-recover-go = Choose this passphrase
passkey = Passkey
passkeys = Passkeys
passkeys-help = With a passkey you sign in by unlocking your phone or computer, without typing anything.
passkey-add = Add a passkey
passkey-add-help = Give it a name you will recognise, and type your passphrase. Your browser does the rest.
passkey-name = Name (optional)
passkey-add-go = Create the passkey
passkey-remove = Remove
me-passkey = Use a passkey
me-delete-passkey = Use a passkey and delete for ever
me-ratings = My ratings
me-provisional = provisional
me-no-ratings = You have not finished a rated game yet.
me-games = My finished games
me-no-games = Games you finish appear here, so you can watch them again.
games-played = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
results = How my games went
results-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
results-won = { $n } won
ratings-lines = The line is your rating: what you are almost surely worth at least. The field above it reaches up to what you are most likely worth, and gets narrower as you play.
ratings-day = Day
ratings-sure = Rating
ratings-likely = Most likely
plot-table = The numbers
leaders = Leaderboard
leaders-empty = Nobody has finished a rated game of this yet. First place is up for grabs.
leaders-how = How ratings work

# --- talk and absences
said-by = { $name }:
talk-free = A few words…
hush = Mute players
hush-all = Mute everyone
hush-all-off = Unmute everyone
hush-one = Mute { $name }
hush-one-off = Unmute { $name }
block-one = Block { $name }
block-done = { $name } is blocked: you won’t hear each other, and won’t be brought together again. They aren’t told. You can undo it on your page.
blocked = People I have blocked
blocked-help = Neither of you hears the other, finds the other’s public tables, or comes to a table the other hosts. They aren’t told. To block someone, touch their seat before the game, or go to “Say something” at the table.
unblock = Unblock
refused-too_many_blocked = Your list of blocked people is full ({ $most }). Unblock someone on your page first.
refused-you_blocked = You have blocked this person, or the host of this table. You can undo it on your page.
stops = wants to stop
stops-help = This player offers to stop the game here; answer from the menu.
away-help = Their page isn’t open. Their seat is waiting for them.
kept-help = A computer plays for them and hands the seat back as soon as they return.
resigned-help = A computer plays the seat to the end, if needed.
stop-agree = Agree to stop here
stop-missing = Still to agree: { $names }.
resign-help = This is final: you finish behind everyone still playing.
leave = Leave the table
leave-help = Your seat will be waiting; the table is on the shelf.

# --- how it is done
how-title = How it is played, judged and checked
how-chance = The randomness can be checked
how-chance-1 = When a table is set up, the server draws a secret and immediately publishes its fingerprint: the seal. The seal gives nothing away about the secret, but no other secret matches it, so it can’t be swapped later.
how-chance-2 = After the seal and before the first move, the page of everyone seated adds a share drawn on their own device. So the server can’t have picked a secret that suits it.
how-chance-3 = Every die and every card is computed from the secret, all these shares and the number of the move, and nothing else. A card is drawn only when it is seen: there is no deck shuffled in advance.
how-chance-4 = At the end the secret is revealed, and the saved game lets anyone compute everything again: here with the check button, or at home without trusting us.
how-races = Races are fair
how-races-1 = In games of speed, whatever is revealed appears everywhere at the same moment: fast connections wait a little for slower ones.
how-races-2 = What counts is your reaction, from the moment your screen shows the thing to the moment you press, not when the message arrives. Your page times it, the server times your connection, and what the page says is believed only within those bounds.
how-races-3 = Nobody reacts in less than a tenth of a second: a press that early is a false start. When two presses are too close to tell apart, the table’s sealed randomness decides, never the connection.
how-races-4 = The photo finish shows who pressed when, with the margin of error, and the saved game keeps every measurement.
how-warm = A seat is never lost
how-warm-1 = If someone disappears, a computer player looks after the seat once the delay chosen for the table is over. It knows only what that seat could see.
how-warm-2 = When everyone has left, the table goes to sleep and wakes up where it was, even days later.
how-ratings = Ratings
how-ratings-1 = A rated game compares each person with everyone else at the table. Everybody starts at 1000, and the first games count most. Computer players are rated too, and marked as such.
how-ratings-2 = Resigning counts as finishing behind everyone still playing; a game that everyone agrees to stop doesn’t count.

report = Report a problem
report-ask = What went wrong?
report-attach = Attach this game
report-attach-over = The record of the game: every move, with seat numbers instead of names.
report-attach-running = Only what you can see from your seat, with seat numbers instead of names.
report-what = Sent with your text: the language, the version of this page and the size of its window. No name, no address.
report-go = Send
report-people = Report players
report-person = Report { $name }…
report-person-ask = What did this person do?
report-person-what = Sent with your text to the people who run this site: this game, the seat that is meant, the language, the version of this page and the size of its window. Nobody at the table hears of it.
report-sent = Thank you, the report is with the people who run this site.
report-sent-game = Thank you, the report and the game are with the people who run this site.

me-data = My data
me-export-help = A file with everything this site stores about you: your name, your ratings, your tables and the records of your finished games.
me-export = Download my data
me-exporting = Preparing the file…
me-exported = The file has been saved by your browser.
me-kept = Finished games are kept for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
me-kept-account = With an account, you keep yours.

about-title = About this library
about-contact = Contact
about-imprint = Legal notice
about-responsible = Responsible for your data
about-nothing = Nothing has been written here yet.
notice = Notice
notice-close = Close the notice
privacy-title = Privacy
privacy-lead = What this site stores about you, why, and for how long. There is no e-mail address, no advertising and nothing from other sites, and nothing is passed on to anyone.
privacy-stored = What is stored
privacy-cookie = A cookie in your browser
privacy-cookie-why = A random number, your name and a signature, so that your seat stays yours.
privacy-cookie-long = For a year.
privacy-tables = Your name at the tables you set up or join
privacy-tables-why = So that the others see who is playing, and you find your games again.
privacy-tables-long = As long as the table.
privacy-moves = Every move with its time and, in races, the delay of your connection
privacy-moves-why = This is the game itself, its replay and the check of its randomness.
privacy-moves-long = As long as the table.
privacy-account = If you have an account: its name, the day it was created, and fingerprints of your passphrase and recovery code (never these themselves)
privacy-account-why = So that the name is yours.
privacy-account-long = Until you delete the account.
privacy-devices = The devices signed in to it, and its passkeys
privacy-devices-why = The browser and system, the day they signed in and were last used, so that you can sign them out. Of a passkey, only its public half.
privacy-devices-long = Until you sign them out or remove them. A device that is not used is signed out after a while.
privacy-ratings = Your ratings, and what each rated game changed
privacy-ratings-why = Also whether two players shared an internet address, without the address itself, so that arranged games can be found.
privacy-ratings-long = Until you delete the account.
privacy-reports = The problems you report
privacy-reports-why = Your text and, if you agree, the game without names, so that the problem can be fixed.
privacy-long = How long tables are kept
privacy-waiting = Tables where no game began
privacy-guests = Finished games where nobody had an account
privacy-finished = Other finished games
privacy-playing = Games nobody finished
privacy-imported = Games opened from a file, after someone last looked at them
privacy-hours = { $hours ->
        [0] No time limit
        [one] { $hours } hour
       *[other] { $hours } hours
    }
privacy-days = { $days ->
        [0] No time limit
        [one] { $days } day
       *[other] { $days } days
    }
privacy-backups = Backups of the server can hold all of this for longer.
privacy-not = What is not stored
privacy-said = What is said at a table: it is only sent to those who are there.
privacy-address = Your internet address (IP): it stays in memory for a while, to slow down floods of requests, and is never written down.
privacy-browser = Your language, theme and sound settings, today’s tasks and your days in a row: they stay in your browser.
privacy-can = What you can do
privacy-can-export = Download everything that is stored about you, from your account page.
privacy-can-delete = Delete your account: at once, and your name disappears from all your games.
privacy-can-clear = Without an account, clear the cookies of this site: your name stays at the tables, but nothing leads from it to you.

# --- puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzle-task = Find the best move: one wins clearly more often than all others.
puzzle-right = Yes! { $move }: { $best } to win, against { $other } with the next best move.
puzzle-wrong-odds = Not the best: { $chance } against { $best }. Try again.
puzzle-wrong = Not the best move, which wins { $best } of the time. Try again.
puzzle-answer = The best move: { $move }, with { $best } to win, against { $other } with the next best one.
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-at = { $at } of { $of }
puzzle-how = A position from a played game. One move is clearly the best, and is often missed. You may try as often as you like.
puzzle-how-exact = The chances to win are exact: the game is solved.
puzzle-how-about = The chances to win are about right: many games were played on from here.
refused-no_such_puzzle = There is no such puzzle.
refused-no_puzzles = There are no puzzles here.
refused-other_day = A new day has begun. Go back for today’s tasks.
refused-task_answered = You have answered this one.

# --- today

today = Today
back-to-today = Today’s tasks
back-to-today-short = Today
today-line = { $n ->
    [one] One move to find.
   *[other] { $n } moves to find.
 }
today-done = All answered. New ones tomorrow.
today-days = { $n ->
    [one] { $n } day in a row.
   *[other] { $n } days in a row.
 }
today-task = Today’s task
today-find = Find the best move. The first one you make counts.
today-find-short = Find the best move
today-how = One try at each position, the same for everybody here. The answer comes right after it.
today-right = Yes! { $move }: { $best } to win.
today-wrong = { $move } is better: { $best } to win, against { $chance }.
today-wrong-odd = { $move } is better: { $best } to win.
today-compare = Compare the moves
today-loses = loses { $n }% of the games
today-tried = Your move
today-more = { $n ->
    [one] One more move loses more.
   *[other] { $n } more moves lose more.
 }
today-next = Next task
today-result = Result
today-was-right = Found
today-was-wrong = Your move loses { $n }% of the games
today-shared = { $app }, { $date }: { $signs } in { $time }.
today-share = Share the result
today-copied = Copied.
today-not-copied = This browser doesn’t copy. Select the line above.
today-tomorrow = New tasks come at midnight, UTC.
today-forgives = One missed day a week is forgiven.
today-not-stored = This browser stores nothing: result and days in a row are forgotten when you leave this page.

# --- an evening
evening = An evening
evening-help = Several boxes one after the other with the same people, and one score. After each game the next table opens by itself.
evening-boxes = Which boxes?
evening-order = In which order?
evening-in-order = In the order you chose them
evening-by-lot = Drawn by lot
evening-how-many = How many boxes?
evening-rule = The score: two points for everybody you leave behind, one for everybody you share a place with.
evening-choose = Choose two boxes or more.
evening-length = Boxes: { $n } · about { $minutes } min
evening-open = Open the evening
evening-at = Evening: box { $n } of { $games }
evening-along = In the next game: { $names }
evening-gone = has left
evening-paused = The host has paused the evening. Nothing begins until it goes on.
evening-join = I’ll play in the next game
evening-leave = I won’t play in the next game
evening-pause = Pause after this game
evening-go-on = Go on
evening-stop = End after this game
evening-stop-sure = Really end after this game?
evening-next = To the next game
evening-next-in = Next game ({ $n })
evening-stay = Stay here a little
evening-page = How the evening went
evening-over = The evening is over
evening-won = { $n ->
    [one] { $names } won the evening
   *[other] { $names } won the evening together
}
evening-follow = To the table
evening-new = A new evening
evening-replay = Watch { $game } again
refused-no_evening = This table is part of no evening.
refused-evening_terms = In an evening no game is rated, gentle, a match or played by correspondence.
refused-evening_length = An evening has { $least } to { $most } boxes.
refused-evening_full = This evening is full: { $most } at most.
refused-evening_went_on = The evening has gone on without waiting for this.
refused-evening_paused = The evening is paused. The host decides when it goes on.
# --- friends
friends = Friends
friends-none = Nobody yet. Ask someone you have played with: at their seat before the game, beside the talk, or after the end. Or send a link.
friends-invite = Invite a friend
friends-asks = Asking to be friends
friends-shown = May your friends see that you are here?
friends-shown-help = Only people you have both said yes to see it, and only that: not where you are or what you play.
friends-shown-yes = Yes
friends-shown-no = No
friend-ask = Ask { $name } to be friends
friend-ask-short = Ask to be friends
friend-asked = { $name } will find your question on their page Friends.
friend-made = You and { $name } are friends now.
friend-waits = not answered yet
friend-wants = would like to be friends
friend-yes = Yes
friend-no = No
friend-take-back = Take it back
friend-end = End the friendship
friend-here = here now
friend-invite = Invite
friend-invited = Invited
friend-invites = { $name } invites you to { $game }
friend-not-now = Not now
friend-games = Our games
friend-no-games = No finished game together yet.
friend-score = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $wins } won, { $draws } drawn, { $losses } lost
friend-link = A link for a friend
friend-link-help = Anyone who opens it within 7 days can be your friend in one touch. A new link ends the old one.
friend-link-make = Make a link
friend-link-new = Make a new link
friend-link-end = End the link
friend-link-until = Good until { $when }.
friend-link-text = { $name } would like to be friends
friend-link-ask = You see it when the other is here, if they wish, and one touch invites them to a table. Either of you can end it.
friend-link-yes = Be friends with { $name }
friend-link-mine = This is your own link. Send it to somebody you’d like to have as a friend.
friend-link-already = You and { $name } are friends already.
company = Lately at your table
refused-too_many_friends = One of you two has as many friends as there is room for ({ $most }).
refused-too_many_asked = Too many of your questions are not answered yet ({ $most }). Take one back first.
refused-unknown_link = This link for a friend is over, or there was never one. Ask for a new one.
refused-unknown_friend = That person is not on your list of friends.
