"""Computer players: they hit a pair. The weaker ones are slower."""

from tablee.kernel import Reaction
from tablee.kinds.race.rules import Hit, State, is_pair
from tablee.pieces.rated import rated
from tablee.pieces.temper import Temper


def rate(view: State, move: Hit) -> float | None:
    return 1.0 if is_pair(view) else None


PLAYERS = rated(
    rate,
    {
        "beginner": Temper(pace=Reaction(1100, 250, 400)),
        "regular": Temper(pace=Reaction(800, 150, 250)),
        "expert": Temper(pace=Reaction(560, 90, 120)),
    },
)
