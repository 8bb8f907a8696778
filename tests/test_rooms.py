"""Rooms one can walk through: few modules in each, and stairs that lead down."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "client" / "src" / "table"
MOST = 12

PAGE_FLOORS = ("play", "board", "talk", "seats", "dialogs", "stage", "waiting", "replay", ".")
"""The rooms of a table on the page, the lowest first. Each may use those below it."""


def test_no_room_of_a_table_is_too_full() -> None:
    rooms = {"." if room == TABLE else room.name for room in TABLE.rglob("*") if room.is_dir()}
    assert rooms | {"."} == set(PAGE_FLOORS)
    for room in PAGE_FLOORS:
        assert 0 < len([file for file in (TABLE / room).iterdir() if file.is_file()]) <= MOST, room


@pytest.mark.parametrize("room", PAGE_FLOORS)
def test_stairs_of_a_table_lead_down(room: str) -> None:
    below = PAGE_FLOORS[: PAGE_FLOORS.index(room) + 1]
    for file in (TABLE / room).iterdir():
        used = set(_rooms_used(file)) if file.is_file() else set()
        assert used <= set(below), f"{file.name}: {used - set(below)}"


def _rooms_used(file: Path) -> Iterator[str]:
    for found in re.finditer(r"""(?:from|import)\s*\(?["'](\.[^"']+)["']""", file.read_text()):
        used = (file.parent / found[1]).resolve()
        if used.is_relative_to(TABLE):
            yield str(used.parent.relative_to(TABLE))
