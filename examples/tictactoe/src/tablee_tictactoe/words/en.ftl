title = Tic-tac-toe
pitch = Three in a line, and you have won.
about = The smallest of games: nine cells, two signs, one line of three.
contents-board = board of nine cells
board = Board
cell = Cell { $n }
face-cell = cell
face-cross = cross
face-cross-short = ×
face-ring = ring
face-ring-short = ○
move-mark = Play cell { $n }
prompt-mark = Choose a free cell.
news-mark = { $seat } plays cell { $n }.
    .seat = You play cell { $n }.
consequence-line = { $seat } has three in a line!
    .seat = You have three in a line!
score-line = Three in a line
end-drawn = The board is full: a draw.
refused-cell_taken = That cell is taken.
refused-not_your_turn = It is not your turn.
refused-game_over = The game is over.

# How to play in a minute
guide-goal = Get three of your signs in a line before the other does.
guide-turn = In your turn, put your sign on a free cell.
guide-end = The first line of three wins. A full board without one is a draw.
worth-cell = A free cell: a sign can go here.
worth-cross = The sign of whoever began.
worth-ring = The sign of the second player.

# The lesson
lesson-middle = You play the crosses. Begin in the middle: four lines run through it.
lesson-middle-wrong = Possible, but the middle is best.
lesson-other = { $seat } plays.
lesson-corner = Take the corner at the top right: then you need one more cell.
lesson-corner-wrong = For this line, take the corner at the top right.
lesson-blind = { $seat } does not see it coming.
lesson-line = Three in a line: bottom left!
lesson-line-wrong = You can win now: bottom left.
lesson-end = You have won. That is all there is to it.
