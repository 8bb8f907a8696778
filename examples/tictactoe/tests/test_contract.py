"""What every game promises, for tic-tac-toe: about forty tests from `tablee.testing`."""

from tablee_tictactoe import GAME

from tablee.testing.contract import *  # noqa: F403

GAMES = (GAME,)
