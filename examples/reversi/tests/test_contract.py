"""What every game promises, for Reversi."""

from tablee_reversi import GAME

from tablee.testing.contract import *  # noqa: F403

GAMES = (GAME,)
