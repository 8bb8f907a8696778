"""One strong player made weaker, like a person, by the same few dials in every game.

Speeds are ex-Gaussian, as reactions of people are; memories fade by a power law, as those of people
do. The figures are guesses until there are records of people to fit them to.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf

import msgspec

from tablee.kernel import Reaction, Rng


class Temper(msgspec.Struct, frozen=True):
    """How well and how quickly a player acts who could find the best move."""

    blur: float = 0.0
    """Chances to win that differ by less than this look much the same; 0 always finds the best."""
    notices: float = 1.0
    """Share of the moments to act that are noticed, where the game does not wait."""
    slips: float = 0.0
    """Share of acts that differ from what the player wanted to do."""
    keeps: float = inf
    """After so many entries, half of what was seen is still known."""
    pace: Reaction = Reaction(700, 100, 250)
    """From seeing what to do to doing it."""
    hand: Reaction = Reaction(320, 50, 70)
    """From one act to the next of the same thought."""
    call: Reaction = Reaction(480, 70, 160)
    """From noticing something out of turn to acting on it."""

    def is_awake(self, rng: Rng) -> bool:
        """Whether this moment is noticed."""
        return rng.random() < self.notices

    def does_slip(self, rng: Rng) -> bool:
        return rng.random() < self.slips

    def recall(self, age: float) -> float:
        """The share still known of what was seen so many entries ago."""
        return 1.0 / (1.0 + age / self.keeps)

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
