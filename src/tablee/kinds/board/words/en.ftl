title = New game
pitch = Put the last stone.
about = A small board, and stones that must not touch.
contents-board = board of 25 cells
board = Board
cell = Cell { $cell }
face-cell = cell
face-round = round stone
face-round-short = ●
face-square = square stone
face-square-short = ■
move-put = Put a stone on { $cell }
prompt-put = Choose a lit cell.
news-put = { $seat } puts a stone on { $cell }.
    .seat = You put a stone on { $cell }.
refused-no_room = No stone may lie on { $cell }.
refused-not_your_turn = It is not your turn.
refused-game_over = The game is over.

# How to play in a minute
guide-goal = Put the last stone.
guide-turn = In your turn, put a stone on a free cell. No other stone may share an edge with it.
guide-end = Whoever cannot put a stone has lost.
worth-cell = A free cell. Those that are lit have room for a stone.
worth-round = A stone of whoever began.
worth-square = A stone of the second player.
