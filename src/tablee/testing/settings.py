"""How a game may be played: every number of seats, and every option at its ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any

from tablee.kernel import Game
from tablee.kernel.options import Choice, describe_options
from tablee.testing.walk import accepts


def every_setting(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats, and every option at its ends, one at a time."""
    yield from ((seats, {}) for seats in game.seats)
    turns = cycle(game.seats)
    for choice in describe_options(game.options):
        for value in _values(choice):
            chosen, start = {choice.name: value}, next(turns)
            sizes = [start, *(seats for seats in game.seats if seats != start)]
            fits = (n for n in sizes if accepts(game, game.options(**chosen), n))
            yield from ((seats, chosen) for seats in [*fits][:1])


def _values(choice: Choice) -> list[bool | int | str]:
    """Values other than the default that the rules may treat differently."""
    values: dict[str, tuple[bool | int | str | None, ...]] = {
        "bool": (False, True),
        "choice": choice.values,
        "int": (choice.least, choice.most),
    }
    return [v for v in values[choice.kind] if v is not None and v != choice.default]
