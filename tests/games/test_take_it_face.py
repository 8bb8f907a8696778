"""Faces of Take It!: every card can be told from every other, with or without colour."""

from __future__ import annotations

import re

import pytest

from tablee.catalog.words import LANGUAGES, words
from tablee.games.take_it import GAME
from tablee.games.take_it.components import DOUBLE, NAMES, PLAIN, face_of
from tablee.games.take_it.face import FACES, draw

COLOUR = re.compile(r"#[0-9a-f]{3,8}")


def shape(face: str) -> str:
    """The drawing without its colours."""
    return COLOUR.sub("", draw(face))


def test_every_kind_of_card_has_a_face_of_its_own() -> None:
    assert len({face_of(kind) for kind in range(len(NAMES))}) == len(NAMES)
    assert {face_of(kind) for kind in range(len(NAMES))} | {"back", "dealer"} == set(FACES)


def test_no_two_faces_have_the_same_shape() -> None:
    assert len({shape(face) for face in FACES}) == len(FACES)


@pytest.mark.parametrize("number", sorted(set(PLAIN) & set(DOUBLE)))
def test_plain_and_double_cards_differ_in_more_than_colour(number: int) -> None:
    """TI-25: one emblem or two, and a second frame around the half of a pair."""
    sign = f"{'p' if number > 0 else 'm'}{abs(number)}"
    plain, double = shape(f"plain-{sign}"), shape(f"double-{sign}")
    assert "stroke-dasharray" in double
    assert "stroke-dasharray" not in plain


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_has_a_name(face: str, lang: str) -> None:
    assert f"face-{face}" in words(GAME, lang)


def test_a_face_that_does_not_exist_is_not_drawn() -> None:
    for name in ("plain-p7", "double-m7", "double-p1"):
        with pytest.raises(KeyError):
            draw(name)
