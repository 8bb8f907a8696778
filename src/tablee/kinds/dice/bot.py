"""Computer players: they throw until the turn is worth more than a throw may win."""

from tablee.kernel import Move
from tablee.kinds.dice.rules import State, Stop
from tablee.pieces.rated import rated

ENOUGH = 20
"""A throw wins 20 points in five of six cases together, and loses the turn in the sixth."""


def rate(view: State, move: Move) -> float:
    """Stopping is good from there on, or when it wins."""
    wins = view.points[view.turn] + view.gained >= view.goal
    return float((view.gained >= ENOUGH or wins) == isinstance(move, Stop))


PLAYERS = rated(rate)
