"""Computer players: they guess a word that may still be it; the weaker ones often any word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from tablee.kernel import Bot, Intent, Move, Reaction, Rng
from tablee.kinds.words.rules import Guess
from tablee.kinds.words.view import View, possible
from tablee.kinds.words.vocabulary import VOCABULARY

PACE = Reaction(2500, 500, 1500)
CARELESS = {"beginner": 0.6, "regular": 0.25, "expert": 0.0}


class Guesser:
    def __init__(self, careless: float, seat: int) -> None:
        self._careless = careless

    def notice(self, view: View) -> None:
        """Everything that was guessed lies open."""

    def think(self, view: View, legal: Sequence[Move], rng: Rng) -> Intent | None:
        is_careless = rng.random() < self._careless
        words = VOCABULARY[view.language] if is_careless else possible(view)
        return Intent(Guess(words[rng.randrange(len(words))]), PACE.draw(rng))


PLAYERS: dict[str, Callable[[int], Bot]] = {
    level: partial(Guesser, careless) for level, careless in CARELESS.items()
}
