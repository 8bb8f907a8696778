"""What a game is. Nothing here knows any game, reads a clock, a file or a generator of its own."""

from tablee.kernel.bot import Bot, Intent, Reaction
from tablee.kernel.chance import Rng, Stream, commit
from tablee.kernel.fault import BadOptions, Fault, IllegalMove
from tablee.kernel.game import CHANCE, KERNEL, WATCHER, Box, Game, Move, Timer, blank
from tablee.kernel.log import Entry, replay
from tablee.kernel.notation import format_move, parse_move
from tablee.kernel.outcome import Line, Outcome, rank
from tablee.kernel.say import Say, who
from tablee.kernel.version import OtherVersion, rules_of

__all__ = [
    "CHANCE",
    "KERNEL",
    "WATCHER",
    "BadOptions",
    "Bot",
    "Box",
    "Entry",
    "Fault",
    "Game",
    "IllegalMove",
    "Intent",
    "Line",
    "Move",
    "OtherVersion",
    "Outcome",
    "Reaction",
    "Rng",
    "Say",
    "Stream",
    "Timer",
    "blank",
    "commit",
    "format_move",
    "parse_move",
    "rank",
    "replay",
    "rules_of",
    "who",
]
