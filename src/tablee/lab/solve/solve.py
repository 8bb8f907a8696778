"""A game solved: its table, and what there is to tell about it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tablee.kernel import Game
from tablee.lab.solve.iterate import Values, iterate
from tablee.lab.solve.listing import ChancePosition, ChoicePosition, Listing, list_positions
from tablee.pieces.solved import Solved


class Solution(msgspec.Struct, frozen=True):
    """The table, and how it was found."""

    solved: Solved
    listing: Listing
    values: Values

    @property
    def ways(self) -> int:
        """From a position to the next, all counted."""
        return sum(_ways(node) for node in self.listing.nodes)

    @property
    def first(self) -> float:
        """The chance of the seat that has the first choice of the game."""
        chosen = zip(self.listing.nodes, self.values.values, strict=True)
        for node, value in chosen:
            if isinstance(node, ChoicePosition):
                return 1.0 - value if node.seats[0][0] else value
        return self.values.values[0]


def solve(
    game: Game,
    options: msgspec.Struct,
    others_first: bool = True,
    listed: Callable[[int], None] = lambda done: None,
    swept: Callable[[float], None] = lambda change: None,
) -> Solution:
    """Raises CannotSolve."""
    listing = list_positions(game, options, others_first, listed)
    values = iterate(listing, progress=swept)
    chosen = msgspec.to_builtins(options)
    return Solution(
        Solved(game.key, game.version, chosen, others_first, _kept(listing, values)),
        listing,
        values,
    )


def _kept(listing: Listing, values: Values) -> dict[tuple[int, ...], float]:
    """Where dice or cards decide; in a game without chance, everywhere."""
    chance = [isinstance(node, ChancePosition) for node in listing.nodes]
    keep = chance if any(chance) else [True] * len(chance)
    found = zip(listing.keys, values.values, keep, strict=True)
    return {key: value for key, value, kept in found if kept}


def _ways(node: object) -> int:
    match node:
        case ChancePosition(ways):
            return len(ways)
        case ChoicePosition(seats):
            return sum(len(leads) for _, leads in seats)
    return 0
