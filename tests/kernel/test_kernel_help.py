"""`help` shows what every field of the kernel means."""

from __future__ import annotations

import inspect
import pydoc
from typing import Any

import msgspec
import pytest

from tablee import kernel
from tablee.kernel import (
    Ask,
    Consequence,
    Game,
    Offer,
    Pick,
    Piece,
    Progress,
    Scene,
    SeatNote,
    Zone,
)
from tablee.kernel.field_docs import fields_of

TOLD_ALREADY = ("Say", "Entry", "Codec", "Intent")
"""Their docstrings tell it all."""
KINDS = [
    kind
    for name in kernel.__all__
    if inspect.isclass(kind := getattr(kernel, name))
    and issubclass(kind, msgspec.Struct)
    and kind.__struct_fields__
    and name not in TOLD_ALREADY
]


def shown(kind: type[Any]) -> str:
    return " ".join(pydoc.plain(pydoc.render_doc(kind)).replace("|", " ").split())


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_field_is_named(kind: type[Any]) -> None:
    text = shown(kind)
    fields = text[text.index("Fields:") :]
    assert not [name for name in kind.__struct_fields__ if f"{name}: " not in fields]


@pytest.mark.parametrize(
    "kind", [Ask, Consequence, Offer, Pick, Piece, Progress, Scene, SeatNote, Zone]
)
def test_every_field_of_a_scene_has_a_meaning(kind: type[Any]) -> None:
    assert [written for written, meaning in fields_of(kind) if not meaning] == []


def test_what_stands_below_a_field_is_told() -> None:
    assert "latches: tuple[int, ...] = () Of a track: steps, from 1, behind which" in shown(Zone)
    assert "A named place on the table that holds pieces." in shown(Zone)
    text = shown(Game).partition("Fields:")[2]
    assert "apply: Callable[[S, int, Any], S] The one judge: the next state, or" in text
    assert text.index("start: Callable") < text.index("timers: Callable") < text.index("key: str")


def test_docstrings_stay_as_they_were() -> None:
    assert Zone.__doc__ == "A named place on the table that holds pieces."
