"""What a game is: everything that an author of a game needs, from one place.

Nothing here knows any game, reads a clock, a file or a generator of its own.
"""

from tablee.kernel.bot import Bot, Intent, Reaction
from tablee.kernel.chance import Rng, Stream, commit
from tablee.kernel.fault import BadOptions, Fault, IllegalMove
from tablee.kernel.field_docs import explain
from tablee.kernel.game import KERNEL, Box, Codec, Game, struct_codec
from tablee.kernel.guide import Guide, Kind, Point
from tablee.kernel.lesson import LEARNER, Lesson, Step
from tablee.kernel.log import Entry, replay
from tablee.kernel.move import CHANCE, WATCHER, Move, Timer, blank
from tablee.kernel.notation import format_move, parse_move
from tablee.kernel.outcome import Line, Outcome, rank
from tablee.kernel.say import Say, say, who
from tablee.kernel.scene import (
    Ask,
    Consequence,
    Offer,
    Pick,
    Piece,
    Progress,
    Scene,
    SeatNote,
    Zone,
)
from tablee.kernel.seen import state_seen
from tablee.kernel.spoken import news_of, offer, usual_news
from tablee.kernel.usual import all_is_open, all_is_seen, seen_is_all
from tablee.kernel.version import OtherVersion, rules_of
from tablee.kernel.worth import Weighed, Worth

__all__ = [
    "CHANCE",
    "KERNEL",
    "LEARNER",
    "WATCHER",
    "Ask",
    "BadOptions",
    "Bot",
    "Box",
    "Codec",
    "Consequence",
    "Entry",
    "Fault",
    "Game",
    "Guide",
    "IllegalMove",
    "Intent",
    "Kind",
    "Lesson",
    "Line",
    "Move",
    "Offer",
    "OtherVersion",
    "Outcome",
    "Pick",
    "Piece",
    "Point",
    "Progress",
    "Reaction",
    "Rng",
    "Say",
    "Scene",
    "SeatNote",
    "Step",
    "Stream",
    "Timer",
    "Weighed",
    "Worth",
    "Zone",
    "all_is_open",
    "all_is_seen",
    "blank",
    "commit",
    "format_move",
    "news_of",
    "offer",
    "parse_move",
    "rank",
    "replay",
    "rules_of",
    "say",
    "seen_is_all",
    "state_seen",
    "struct_codec",
    "usual_news",
    "who",
]

explain(Ask, Box, Consequence, Game, Guide, Kind, Lesson, Line, Move, Offer, Outcome, Pick, Piece)
explain(Point, Progress, Reaction, Scene, SeatNote, Step, Timer, Weighed, Worth, Zone)
