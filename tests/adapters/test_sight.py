"""Views as numbers: by their types, of one length, and nothing but the view."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import msgspec
import pytest

from tablee.adapters.alphabet_file import read
from tablee.adapters.find import view_type, walk
from tablee.adapters.sight import Extent, Sight, Unreadable
from tablee.catalog import shelf
from tablee.kernel import Game

GAMES = [pytest.param(game, id=key) for key, game in shelf().items()]


class Lid(msgspec.Struct):
    colour: Literal["red", "blue"]


class Seen(msgspec.Struct):
    me: int
    open: bool
    lid: Lid | None
    row: tuple[int, ...]
    cells: int
    card: str


class Listed(msgspec.Struct):
    row: tuple[Lid, ...]


EXTENT = Extent(
    {"me": (0, 2), "row[]": (1, 3), "cells": (0, 1 << 20)}, {"card": ("A", "B")}, {"row": 2}
)


def told(view: Seen) -> set[str]:
    sight = Sight(Seen, EXTENT)
    return {name for name, number in zip(sight.names, sight.look(view), strict=True) if number}


def test_every_field_is_told_by_its_type() -> None:
    view = Seen(2, True, Lid("blue"), (3,), 0b101, "B")
    assert told(view) == {
        "me=2",
        "open",
        "lid is Lid",
        "lid.colour=blue",
        "row length",
        "row#0 row[]=3",
        "cells bit 0",
        "cells bit 2",
        "card=B",
    }


def test_what_lies_outside_the_extent_is_cut_off() -> None:
    view = Seen(9, False, None, (1, 2, 3), 1 << 30, "new")
    assert told(view) == {"lid is NoneType", "row length", "row#0 row[]=2", "row#1 row[]=3"}


def test_a_view_without_a_fixed_length_is_refused_by_the_name_of_its_field() -> None:
    class Loose(msgspec.Struct):
        notes: dict[str, int]

    with pytest.raises(Unreadable, match="notes"):
        Sight(Loose, Extent())


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_nothing(game: Game) -> None:
    """A state dealt again behind the view of a seat looks the same to it, number by number."""
    assert game.imagine is not None
    sight, rng = Sight(view_type(game), read(game).extent), Random(3)
    differ = 0
    for state in list(walk(game, game.seats[0], Random(11), 150))[::10]:
        view: Any = game.view(state, 0)
        other = game.imagine(view, rng)
        assert sight.look(game.view(other, 0)) == sight.look(view)
        differ += other != state
    assert differ or game.key in ("hex", "reversi", "switch", "tictactoe"), "nothing was hidden"


@pytest.mark.parametrize("game", GAMES)
def test_a_small_observation_is_part_of_the_full_one(game: Game) -> None:
    """It leaves numbers out. What stays has the same name."""
    extent, kind = read(game).extent, view_type(game)
    small = Sight(kind, msgspec.structs.replace(extent, small=True))
    full = Sight(kind, extent)
    assert set(small.names) <= set(full.names)
    assert small.size <= min(full.size, 5_000)
    for state in walk(game, min(game.seats), Random(2), 40):
        assert len(small.look(game.view(state, 0))) == small.size


def test_of_a_long_list_a_small_observation_tells_the_end() -> None:
    small = Sight(Listed, Extent(lengths={"row": 10}, small=True))
    lids = (Lid("red"),) * 6 + (Lid("blue"),)
    seen = dict(zip(small.names, small.look(Listed(lids)), strict=True))
    assert seen["row length"] == pytest.approx(0.7)
    assert [seen[f"row#{n} row[].colour=blue"] for n in range(2)] == [0, 1]
    whole = Sight(Listed, Extent(lengths={"row": 6}, small=True))
    assert len([name for name in whole.names if name.endswith("blue")]) == 6
