"""What every game promises, for Hex."""

from tablee_hex import GAME

from tablee.testing.contract import *  # noqa: F403

GAMES = (GAME,)
