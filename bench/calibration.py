"""Do chances come true? `python -m bench.calibration switch --seats 3 --games 1000`.

Experts play. At every few entries each seat's stated chance is written down, and compared with who
won. `--also` weighs the same positions by another function of a state and a seat, such as
`tablee.games.switch.worth:by_pairs`, and `--every` says at how many entries to look.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from statistics import quantiles
from typing import Any, TypeAlias

from tablee.catalog import find
from tablee.kernel import Game
from tablee.kernel.worth import shared
from tablee.lab import simulate

TENTHS = 10
AGAIN = 200
"""Samples of games drawn from those played, for an interval."""

Said: TypeAlias = tuple[float, float]
"""A stated chance, and what came: 1 for a win."""
Judge: TypeAlias = Callable[[Any], Sequence[float]]


def said(
    game: Game, seats: int, number: int, every: int, judges: Sequence[Judge]
) -> list[list[Said]]:
    """One game: what each judge said of each seat along the way, and what came."""
    played = simulate(game, ["expert"] * seats, f"calibration/{number}")
    winners = played.outcome.winners
    won = [(seat in winners) / len(winners) for seat in range(seats)]
    states = list(_states(game, seats, played.entries))[::every]
    return [
        [one for state in states for one in zip(judge(state), won, strict=True)] for judge in judges
    ]


def _states(game: Game, seats: int, entries: Sequence[Any]) -> Iterator[Any]:
    state = game.start(game.options(), seats)
    for entry in entries:
        yield state
        state = game.apply(state, entry.seat, entry.move)


def brier(found: Sequence[Said]) -> float:
    """The mean square of what was stated too much or too little; less is better."""
    return sum((chance - came) ** 2 for chance, came in found) / len(found)


def error(found: Sequence[Said]) -> float:
    """How far chances are from what comes, over tenths of chances, each counted by its size."""
    tenths: list[list[Said]] = [[] for _ in range(TENTHS)]
    for chance, came in found:
        tenths[min(int(chance * TENTHS), TENTHS - 1)].append((chance, came))
    return sum(abs(sum(c - w for c, w in tenth)) for tenth in tenths) / len(found)


def _between(games: Sequence[Sequence[Said]], measure: Callable[[Sequence[Said]], float]) -> str:
    rng, found = Random(1), []
    for _ in range(AGAIN):
        drawn = [rng.choice(games) for _ in games]
        found.append(measure([one for game in drawn for one in game]))
    cuts = quantiles(found, n=40)
    whole = measure([one for game in games for one in game])
    return f"{whole:.4f} ({cuts[0]:.4f} to {cuts[-1]:.4f})"


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--every", type=int, default=7)
    asked.add_argument("--also", action="append", default=[], metavar="MODULE:FUNCTION")
    given = asked.parse_args()
    game = find(given.game)
    judges = {"the game's worth": _of_game(game)}
    judges |= {name: _named(name, given.seats) for name in given.also}
    told: list[list[list[Said]]] = [[] for _ in judges]
    for number in range(given.games):
        one = said(game, given.seats, number, given.every, list(judges.values()))
        for judge, found in zip(told, one, strict=True):
            judge.append(found)
    many = sum(len(found) for found in told[0]) // given.seats
    print(f"{game.key}, {given.seats} seats, {given.games} games, {many} positions")
    for name, games in zip(judges, told, strict=True):
        print(f"  {name}: Brier {_between(games, brier)}, error {_between(games, error)}")


def _of_game(game: Game) -> Judge:
    def judge(state: Any) -> Sequence[float]:
        worth = game.worth(game.view(state, 0)) if game.worth is not None else None
        if worth is None:
            raise SystemExit(f"{game.key} does not know its chances")
        return worth.chances

    return judge


def _named(name: str, seats: int) -> Judge:
    module, _, function = name.partition(":")
    found = getattr(import_module(module), function)
    return lambda state: shared([found(state, seat) for seat in range(seats)])


if __name__ == "__main__":
    main()
