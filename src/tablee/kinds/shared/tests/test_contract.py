"""What every game promises."""

from tablee.kinds.board import GAME
from tablee.testing.contract import *  # noqa: F403

GAMES = (GAME,)
