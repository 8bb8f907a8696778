"""Leaks put in by machine: every one that betrays something is caught, and nothing else is.

`pytest tests/testing/test_mutations.py -rP` prints the numbers, and what was harmless.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablee.catalog import find, shelf
from tablee.kernel import Game
from tablee.testing.survey import SMALL, Survey
from tablee.testing.twins import Leak
from testing import doubt, hearts
from testing.mutations import Mutation, is_leak, mutations, with_open_fields
from testing.side_by_side import moments

PAIRS = 150


def without_imagine(key: str) -> Game:
    """A box as somebody writes it who needs no search."""
    return replace(find(key), key=f"{key} without imagine", imagine=None)


GAMES = [
    *shelf().values(),
    without_imagine("crack-word"),
    without_imagine("double-action"),
    hearts.GAME,
    doubt.GAME,
]


def is_caught(mutation: Mutation) -> bool:
    try:
        Survey(mutation.game, SMALL).run()
    except Leak:
        return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_leak_put_in_by_machine_is_caught(game: Game) -> None:
    pairs = list(moments(game, PAIRS, 1))
    found = mutations(game, pairs)
    leaks = [mutation for mutation in found if is_leak(mutation, pairs)]
    harmless = [mutation.name for mutation in found if mutation not in leaks]
    missed = [mutation.name for mutation in leaks if not is_caught(mutation)]
    print(f"{game.key}: {len(found)} mutations, {len(leaks)} leaks, {len(missed)} missed")
    print("harmless:", "; ".join(harmless))
    assert not missed
    assert Survey(with_open_fields(game, pairs), SMALL).run().missing() == []  # no false alarm


def test_games_that_hide_nothing_cannot_leak_and_others_can() -> None:
    """The machine finds dozens of leaks in a game with secrets: it is not blind."""
    counts = []
    for game in (find("switch"), hearts.GAME):
        pairs = list(moments(game, 60, 2))
        counts.append(sum(is_leak(mutation, pairs) for mutation in mutations(game, pairs)))
    assert counts[0] == 0
    assert counts[1] > 24
