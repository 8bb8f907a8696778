"""Learners: every move has a number of its own, and every view is told in the same length."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.adapters.alphabet import name_of
from tablee.adapters.alphabet_file import NAME, read
from tablee.adapters.find import renew, view_type, walk
from tablee.adapters.picks import names_of
from tablee.adapters.sight import Sight
from tablee.kernel import CHANCE, Game
from tablee.testing.golden_files import GoldenFiles

ENTRIES = 20_000
"""Random play that finds the alphabet of a game which has none."""
WATCHED = 1_500
"""Entries that are played again by other seeds to look for moves without a number."""
UNNUMBERED = """{names} cannot be played by a learner.
`pytest --update-golden` looks again and adds them to {file}."""


def test_every_move_of_a_learner_has_a_number(
    game: Game, golden_files: GoldenFiles, full: bool
) -> None:
    """`alphabet.txt` in the game's folder names the moves of this version; play never leaves it."""
    _write(game, golden_files)
    known = set(read(game).names)
    for state, seat in _asked(game, WATCHED * (20 if full else 1)):
        legal = game.legal(state, seat)
        names = [name_of(move) for move in legal]
        assert len(set(names)) == len(names), f"two moves of one name (see `aims`): {names}"
        new = set(names_of(game, game.view(state, seat), legal)) - known
        assert not new, UNNUMBERED.format(names=sorted(new), file=game.folder / NAME)


def test_every_view_is_told_to_a_learner_in_the_same_length(
    game: Game, golden_files: GoldenFiles
) -> None:
    """Numbers from 0 to 1, as many in every view, and equal for equal views."""
    _write(game, golden_files)
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


def _write(game: Game, golden_files: GoldenFiles) -> None:
    """The file, if it is asked for, or if this is a new game."""
    if golden_files.may_write(is_new=not (game.folder / NAME).exists()):
        renew(game, ENTRIES)
        golden_files.tell(game.folder / NAME)


def _asked(game: Game, entries: int) -> Iterator[tuple[Any, int]]:
    """Moments of random play at which a seat may move, the same ones in every run."""
    for seats in game.seats:
        left, number = entries // len(game.seats), 0
        while left > 0:
            for state in walk(game, seats, Random(f"contract/{seats}/{number}"), left):
                left -= 1
                yield from ((state, seat) for seat in game.to_act(state) if seat != CHANCE)
            number += 1
