"""Learners: every move has a number of its own, and every view is told in the same length."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.adapters.alphabet import name_of
from tablee.adapters.alphabet_file import NAME, read
from tablee.adapters.find import renew, view_type, walk
from tablee.adapters.sight import Sight
from tablee.kernel import CHANCE, Game

ENTRIES = 20_000
"""Random play that finds the alphabet of a game which has none."""
WATCHED = 1_500
"""Entries that are played again by other seeds to look for moves without a number."""
UNNUMBERED = """{names} cannot be played by a learner.
`pytest --update-golden` looks again and adds them to {file}."""


def test_every_move_of_a_learner_has_a_number(game: Game, update_golden: bool, full: bool) -> None:
    """`alphabet.txt` in the game's folder names the moves of this version; play never leaves it."""
    if update_golden:
        renew(game, ENTRIES)
    known = set(read(game).names)
    for state, seat in _asked(game, WATCHED * (20 if full else 1)):
        names = [name_of(move) for move in game.legal(state, seat)]
        assert len(set(names)) == len(names), f"two moves of one name (see `aims`): {names}"
        new = set(names) - known
        assert not new, UNNUMBERED.format(names=sorted(new), file=game.folder / NAME)


def test_every_view_is_told_to_a_learner_in_the_same_length(game: Game) -> None:
    """Numbers from 0 to 1, as many in every view, and equal for equal views."""
    sight = Sight(view_type(game), read(game).extent)
    assert len(sight.names) == sight.size > 0
    told = set()
    for state, seat in _asked(game, WATCHED // 5):
        seen = sight.look(game.view(state, seat))
        assert len(seen) == sight.size
        assert 0 <= min(seen) <= max(seen) <= 1
        assert seen == sight.look(game.view(state, seat))
        told.add(seen.tobytes())
    assert len(told) > 1, "everything looks the same"


def _asked(game: Game, entries: int) -> Iterator[tuple[Any, int]]:
    """Moments of random play at which a seat may move, the same ones in every run."""
    for seats in game.seats:
        left, number = entries // len(game.seats), 0
        while left > 0:
            for state in walk(game, seats, Random(f"contract/{seats}/{number}"), left):
                left -= 1
                yield from ((state, seat) for seat in game.to_act(state) if seat != CHANCE)
            number += 1
