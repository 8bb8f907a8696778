"""The handbook names everything that a scene can show, with a picture made from code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints
from xml.etree import ElementTree

import pytest

from tablee.catalog import shelf
from tablee.kernel.scene import Ask, Mark, Offer, Role, ZoneKind
from tools import gallery, lines

PAGE = Path(__file__).parents[2] / "docs/handbook.md"


def test_the_pictures_are_as_the_code_draws_them() -> None:
    for name, drawing in gallery.pictures().items():
        file = gallery.FOLDER / name
        assert file.read_text("utf-8") == drawing, f"python -m tools.gallery draws {name} again"
        ElementTree.fromstring(drawing)


@pytest.mark.parametrize("kinds", [ZoneKind, Mark])
def test_every_kind_and_mark_stands_in_a_table(kinds: object) -> None:
    rows = re.findall(r"^\| `([\w-]+)` \|", PAGE.read_text("utf-8"), re.M)
    assert set(get_args(kinds)) <= set(rows)


def test_every_role_is_told() -> None:
    text = PAGE.read_text("utf-8")
    assert not {role for role in get_args(Role) if role != "plain" and f"`{role}`" not in text}


def test_every_way_to_offer_a_move_is_told() -> None:
    text = PAGE.read_text("utf-8")
    fields = set(Offer.__struct_fields__) - {"move", "label", "face"}
    kinds = get_args(get_type_hints(Ask)["kind"])
    assert {name for name in (*fields, *kinds) if f"`{name}`" not in text} == set()


def test_the_lines_of_every_game_are_counted() -> None:
    counted = re.findall(r"^\| ([\w-]+) \|", PAGE.read_text("utf-8"), re.M)
    assert set(shelf()) <= set(counted), "python -m tools.lines --write"
    assert all(lines.count(folder, tests)["rules"] for _, folder, tests in lines.folders())
