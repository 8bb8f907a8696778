"""Computer players: they like a board that looks the same from both sides."""

from tablee.kinds.board.rules import Put, State, apply
from tablee.pieces.rated import rated


def rate(view: State, move: Put) -> int:
    """The more stones lie opposite another one, the better: it is an answer to every move."""
    taken = [seat >= 0 for seat in apply(view, view.turn, move).cells]
    return sum(one == other for one, other in zip(taken, reversed(taken), strict=True))


PLAYERS = rated(rate)
