"""How long a game takes among people: `python -m bench.durations switch --think 8`.

Regular computer players play it on a virtual clock. In games of turns each of them takes as long as
a person: at least `--think` seconds for a decision. In real time the timers of the table decide.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from statistics import quantiles
from typing import Any

from msgspec.structs import replace

from tablee.catalog import find
from tablee.kernel import Bot, Game, Intent, Move, Rng
from tablee.lab import simulate

LEVEL = "regular"


class Person:
    """A computer player that takes its time."""

    def __init__(self, bot: Bot, think_ms: int) -> None:
        self._bot = bot
        self._think_ms = think_ms

    def notice(self, view: Any) -> None:
        self._bot.notice(view)

    def think(self, view: Any, legal: Sequence[Move], rng: Rng) -> Intent | None:
        wish = self._bot.think(view, legal, rng)
        return wish and replace(wish, after_ms=max(wish.after_ms, self._think_ms))


def minutes(game: Game, seats: int, games: int, think_ms: int) -> list[float]:
    """The length of each game, in minutes of the virtual clock."""
    players = {LEVEL: _slowed(game.players[LEVEL], think_ms)}
    played = (simulate(game, [LEVEL] * seats, f"{n}", players=players) for n in range(games))
    return [one.ms / 60_000 for one in played]


def _slowed(make: Callable[[int], Bot], think_ms: int) -> Callable[[int], Bot]:
    return lambda seat: Person(make(seat), think_ms)


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--think", type=float, default=8.0, help="seconds for a decision")
    given = asked.parse_args()
    game = find(given.game)
    think_ms = 0 if game.tempo == "real-time" else round(1000 * given.think)
    print(f"{game.key}: minutes of {given.games} games, {think_ms / 1000} s for a decision")
    for seats in game.seats:
        first, half, third = quantiles(minutes(game, seats, given.games, think_ms), n=4)
        print(f"  {seats} seats: half of them {first:.1f} to {third:.1f}, median {half:.1f}")


if __name__ == "__main__":
    main()
