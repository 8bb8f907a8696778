"""What every game promises, for Hearts."""

from tablee_hearts import GAME

from tablee.testing.contract import *  # noqa: F403

GAMES = (GAME,)
