"""Boards whose cells stand anywhere: the room they take, and what is no board."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.kernel.places import area_of, is_outline
from tablee.kernel.scene import Piece, Zone

STAR = Zone(
    "star",
    "grid",
    cells=tuple(Piece(f"c{n}") for n in range(3)),
    places=((0, 0), (4, 0), (2, 3)),
    outline="circle",
)


def test_a_board_is_as_large_as_its_cells_and_its_margin() -> None:
    assert area_of(STAR) == (-0.5, -0.5, 5, 4, 1)
    assert area_of(replace(STAR, margin=1)) == (-1.5, -1.5, 7, 6, 1)


def test_a_cell_is_as_high_as_its_outline_or_its_face_says() -> None:
    for outline, ratio, high in (("hexagon", 9, 2 / sqrt(3)), ("", 0.5, 2), ("M0 0H1V1Z", 9, 1)):
        area = area_of(replace(STAR, outline=outline), ratio)
        assert area is not None
        assert area.cell_high == pytest.approx(high)
        assert area.high == pytest.approx(3 + high)


@pytest.mark.parametrize(
    "wrong",
    [
        {"places": ()},
        {"places": ((0, 0),)},
        {"places": ((float("nan"), 0), (0, 0), (1, 1))},
        {"places": ((0, 0), (1e9, 0), (1, 1))},
        {"margin": float("inf")},
        {"margin": -9},
    ],
    ids=str,
)
def test_what_cannot_be_drawn_is_no_board(wrong: dict[str, Any]) -> None:
    assert area_of(replace(STAR, **wrong)) is None


def test_an_outline_has_a_name_or_is_a_closed_path() -> None:
    for outline in ("", "hexagon", "circle", "M.5 0 1 1H0Z", "m0,0 l1,0 -.5,1e0z"):
        assert is_outline(outline), outline
    for outline in ("star", "M0 0", "url(#x)", "M0 0Z<script>", "0 0Z"):
        assert not is_outline(outline), outline
