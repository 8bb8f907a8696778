"""How many play a game that strangers are brought together for."""

from __future__ import annotations

import msgspec

from tablee.kernel import Game


class Sizes(msgspec.Struct, frozen=True):
    """Of one game."""

    best: int
    possible: tuple[int, ...]
    """The largest first, none above the best and none below two."""

    def of(self, people: int, any_will_do: bool) -> int:
        """How many of these people play; 0 if they wait for more."""
        if people >= self.best:
            return self.best
        fitting = (size for size in self.possible if size <= people)
        return next(fitting, 0) if any_will_do else 0


def sizes_of(game: Game) -> Sizes | None:
    """None where nobody plays with somebody else."""
    seats = sorted(size for size in game.seats if size > 1)
    if not seats:
        return None
    best = game.box.best if game.box.best in seats else seats[(len(seats) - 1) // 2]
    possible = sorted((size for size in seats if size <= best), reverse=True)
    return Sizes(best, tuple(possible))
