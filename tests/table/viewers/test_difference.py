"""What is told of a zone that a viewer knows: steps that make the new one from the old one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tablee.kernel.scene import Piece, Zone
from tablee.table.viewers.difference import Differences, change, changed, spare_cells
from tablee.wire.brief import BriefZone
from tablee.wire.edit import edit, edited


def some(*ids: str, **more: Any) -> tuple[Piece, ...]:
    return tuple(Piece(id, **more) for id in ids)


@pytest.mark.parametrize(
    ("old", "new", "steps"),
    [
        ("abc", "abc", []),
        ("abc", "abcd", [3, "d"]),
        ("abc", "xabc", ["x"]),
        ("abc", "ac", [1, -1]),
        ("abc", "", [-3]),
        ("", "ab", ["a", "b"]),
        ("abcd", "xbcy", ["x", -1, 2, "y", -1]),
        ("abc", "cab", [-2, 1, "a", "b"]),
    ],
)
def test_what_stays_is_counted_and_what_is_new_is_said(
    old: str, new: str, steps: list[int | str]
) -> None:
    made: list[int | str] = edit(list(old), list(new), str)
    assert edited(list(old), made) == tuple(new)
    assert made == steps


letters = st.lists(st.sampled_from("abcdefgh"), unique=True)


@given(letters, letters)
def test_any_list_is_made_from_any_other(old: list[str], new: list[str]) -> None:
    assert edited(old, edit(old, new, str)) == tuple(new)


things = st.builds(Piece, st.sampled_from("abcd"), st.sampled_from([None, "red", "blue"]))
piles = st.lists(things, unique_by=lambda piece: piece.id).map(tuple)


@given(piles, piles, st.integers(0, 2), st.none() | st.integers(0, 2))
def test_a_zone_is_as_it_is_after_its_change_has_travelled(
    old: tuple[Piece, ...], new: tuple[Piece, ...], beat: int, count: int | None
) -> None:
    before = Zone("pile", "pile", pieces=old, count=1, beat=1)
    now = replace(before, pieces=new, beat=beat, count=count)
    travelled = msgspec.json.decode(msgspec.json.encode(change(before, now)), type=BriefZone)
    assert changed(before, travelled) == now


@pytest.mark.parametrize("other", [{"kind": "row"}, {"room": 3}, {"seat": 1}, {"size": "small"}])
def test_what_a_change_cannot_say_is_sent_whole(other: dict[str, Any]) -> None:
    before = Zone("pile", "pile", pieces=some("a"))
    between = Differences().between
    assert between(before, replace(before, pieces=(), count=2, label=None, by=1))
    assert between(before, replace(before, **other)) is None


def test_who_sees_the_same_change_shares_it_and_nobody_else_does() -> None:
    between = Differences().between
    before = Zone("hand", "row", pieces=some("a"))
    mine, other = (replace(before, pieces=some("a", b)) for b in ("mine", "back"))
    told = between(before, mine)
    assert between(replace(before), replace(mine)) is told == change(before, mine)
    assert between(before, other) == change(before, other)
    assert between(before, mine) == told


def test_cells_and_their_places_are_sent_once_and_again_when_either_changes() -> None:
    board = Zone("b", "grid", cells=some("c", "d"), places=((0, 0), (1, 0)), ground="wood")
    assert spare_cells(board, None) == board
    spared = replace(board, cells=(), places=(), same_cells=True)
    assert spare_cells(board, replace(board, size="large")) == spared
    for other in (replace(board, places=((0, 0), (0, 1))), replace(board, cells=some("c", "e"))):
        assert spare_cells(board, other) == board
