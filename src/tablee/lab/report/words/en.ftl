title = { $game }: report for its designer
top = { $total } games between computer players ({ $players }): { $games } for each number of seats, each value of an option and each line-up. Seed { $seed }, version { $version } of the rules.
top-how = Every share and every mean has its 95 % interval, in brackets and as a whisker in every plot: 95 times of 100 it holds the truth for these players. An edge is “shown” if 8 reports of 10 with so many games would show it. A verdict is corrected for all that were asked at once (Holm). “Not known” means that nobody can say it of this game. Where nothing else is said, each player sits among its like.
options = The options of the table

unknown = not known
yes = yes
no = no
percent = { $n } %
with-interval = { $value } ({ $low } to { $high })
with-half = { $value }, half of them { $low } to { $high }
less-than = less than { $n }
more-than = more than { $n }
verdict-more = clearly more than its due
verdict-less = clearly less than its due
verdict-open = no clear difference
verdict-few = too few games to say
edge-points = { $n } points of a hundred
and-more = { $list }; and { $n } more
seats = { $n } seats
seat = seat { $n }
row = games
player = player
name = name
value = value
share = share

fair = Is it fair?
fair-how = How often each seat wins, and the side that makes the first move. A shared win counts in parts. The dashed line is what each seat is due; the side that begins may be due more, where partners win together.
fair-answer = With { $seats }, whoever begins wins { $share }, where { $due } is due: { $verdict }. { $games } games show an edge of { $edge }, no smaller one.
fair-seats = A seat stands out: { $seats }.
fair-seats-alike = No seat is clearly better than another.
fair-plot = Wins by seat, { $seats }
fair-table = Wins by seat, { $seats }
begins = who begins
due = due to who begins

length = How long is it?
length-how = The plot has the means. The table has the median of each, and between which numbers the middle half of the games lies. Minutes are those of the virtual clock: what people at the pace of these players would need.
length-answer = With { $seats }, a game takes { $mean } minutes on average; half of the games take { $low } to { $high }. { $games } games show a difference of { $edge } minutes, no smaller one.
never-answer = { $never ->
    [0] Every one of { $games } games came to an end.
   *[other] Of { $games } games, { $never } never came to an end.
}
mean-minutes = minutes on average
length-plot = Minutes of a game
length-table = The length of a game
entries = entries
turns = turns
minutes = minutes
never = never ends

choice = Is there a choice?
choice-how = A decision is a move that a seat makes. It is forced where there is only one. It matters where the best move is worth at least 2 points of a hundred more than the middle one; this can only be told where the game knows what moves are worth.
choice-answer = With { $seats }, a game has { $decisions } decisions, among { $moves } moves each; { $known ->
    [yes] { $matter } of them matter
   *[no] whether they matter is not known
}. These games show a difference of { $edge } decisions, no smaller one.
choice-plot = Decisions in a game
choice-table = Decisions
decisions = decisions in a game
moves = moves to choose from
forced = forced
matter = matter
lost = chance given away at a decision
may-wait = none: everybody may wait

drama = Is it alive?
drama-how-worth = Who leads is known from the chances to win. The game is decided when the winner's chance stays above 90 %. How long a game is, is known at its end alone: who leads late may lead because the lead ended it.
drama-answer = With { $seats }, the side that is behind in the middle catches up and wins in { $comeback } of the games; the lead changes { $changes } times. { $games } games show an edge of { $edge }, no smaller one.
drama-how-score = Chances to win are not known for this game. Who leads is known from the points that lie open at the table. The game is decided when the winner leads and nobody catches up any more. How long a game is, is known at its end alone: who leads late may lead because the lead ended it.
drama-unknown = Not known: the game does not know chances to win, and shows no points before the end.
drama-plot = How far the winner is ahead of the best other side, after each tenth of the game ({ $player })
drama-table = Who led
changes = lead changes
behind = the winner was once behind by
decided = decided after this part of the game
runaway = who leads at { $part } % wins
comeback = the winner was behind in the middle

skill = Skill or luck?
skill-how = Different players at one table. A match is how many games it takes until the better player leads with 75 %. A player that ends level with the other counts half.
skill-answer = With { $seats }, the { $better } is ahead of the { $other } in { $share } of { $games } games: { $verdict }. So many games show an edge of { $edge }, no smaller one.
skill-more = clearly more than half
skill-open = no clear difference
skill-few = too few games to say
luck-answer = With { $seats }, chance makes { $share } of all that moves the chances to win; the players make the rest.
skill-alone = Only one player was given, so nobody is better than another.
skill-plot = How often the better player ends before the other (seats)
skill-table = The better player against the other
better = the better one is ahead
elo = Elo points
match = games of a match
never-told = more than 999
luck = moved by chance
luck-how = Every entry changes the chances to win. This is the part of those changes (their squares) that dice and cards made; the rest was made by the players. Where the chances are only about right, so is this part.
luck-unknown = What chance did and what players did cannot be told apart: the game does not know chances to win.
luck-table = What moved the chances to win

used = What is used?
used-how = A move is offered when it becomes possible for a seat, and again after each card or throw. It is dead when it was offered at least { $often } times and taken in less than 1 % of them. Cost is the chance to win that was given away by taking it instead of the best move.
used-answer = Hardly ever used: { $moves }.
used-answer-none = Nothing that was offered { $often } times is taken in less than 1 % of them.
used-never = No player could ever make: { $moves }.
used-edge = Of the kind of move that was offered least often, { $offers } times, a use in { $share } of the offers would have been seen.
sheet = The clauses that are named here
used-plot = When each kind of move is made: the part of its uses in each tenth of a game
used-table = Kinds of moves
board-plot = { $name }: how often; the darker, the more
move = move
clause = clause
offered = offered
taken = taken
cost = cost
dead = dead
points-how = A line of the score decides a game if somebody else would win, or not alone, without it.
lines-table = Lines of the score, over { $games } games
faces-table = Faces that have lines of their own, over { $games } games
in-games = in games
points = points in a game
decides = decides

what-if = What if?
what-if-none = No option was compared.
what-if-how = The same chance and the same players with two values of an option, level by level; the difference of each pair of games. “By luck” is how likely so large a difference is if there is none, corrected for all that were asked (Holm). It is sure below 5 %, and never with fewer than { $least } pairs.
what-if-answer = Of { $all } differences, { $sure } are sure.
what-if-edge = For the side that begins, these games show a difference of { $edge } points of a hundred at every level, no smaller one.
measure = measure
difference = difference
by-luck = by luck
sure = sure
too-few = too few pairs
measure-minutes = minutes
measure-entries = entries
measure-decisions = decisions
measure-moves = moves to choose from
measure-begins = wins of the side that begins
measure-changes = lead changes
measure-seat = wins of seat { $of }
measure-gap = how often the first is ahead: { $of }
level = players
pairs = pairs
edge = smallest to be seen
