"""One strong player made weaker, like a person: the less a move costs, the sooner it is made."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import msgspec

from tablee.kernel import Rng


class Temper(msgspec.Struct, frozen=True):
    """How well somebody plays who would know all chances."""

    blur: float
    """Chances to win that differ by less than this look much the same; 0 always finds the best."""
    notices: float = 1.0
    """Share of the moments to act out of turn that are noticed."""

    def shares(self, chances: Sequence[float]) -> list[float]:
        """How often each of the moves with these chances is made (softmax).

        A sure win is never missed.
        """
        best = max(chances)
        if not self.blur or best == 1.0:
            made = chances.index(best)
            return [float(place == made) for place in range(len(chances))]
        weights = [exp((chance - best) / self.blur) for chance in chances]
        total = sum(weights)
        return [weight / total for weight in weights]

    def pick(self, chances: Sequence[float], rng: Rng) -> int:
        """The place of the move that is made."""
        left = rng.random()
        shares = self.shares(chances)
        for place, share in enumerate(shares):
            left -= share
            if left < 0:
                return place
        return shares.index(max(shares))
