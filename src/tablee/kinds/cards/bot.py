"""Computer players: they take a round with the smallest card that does, or give their smallest."""

from tablee.kinds.cards.rules import CARDS, Play
from tablee.kinds.cards.view import View
from tablee.pieces.rated import rated


def rate(view: View, move: Play) -> int:
    begun = len(view.table) < len(view.cards)
    highest = max((card for _, card in view.table), default=0) if begun else 0
    if not highest:
        return move.card  # who leads plays the highest
    return (len(CARDS) if move.card > highest else 0) - move.card


PLAYERS = rated(rate)
