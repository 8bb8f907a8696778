"""Nobody needs to see a colour: faces differ in what is drawn, and the two sides also in lightness.

The matrices are those of Machado, Oliveira and Fernandes (2009) for eyes without one kind of cone.
"""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import combinations
from typing import Final

import pytest

from tablee.catalog import find, shelf
from tablee.pieces import palette

Row = tuple[float, float, float]
EYES: Final[dict[str, tuple[Row, Row, Row]]] = {
    "no red cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
ALL_CONES: Final = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
READ_EASILY: Final = 4.5
"""WCAG AA."""
TOLD_APART: Final = 0.09
"""A distance in Oklab that is seen at once, side by side or not; 0.02 is just seen side by side."""
PAINT: Final = re.compile(r'(fill|stroke|stop-color|color)="(?!none"|currentColor")[^"]*"')
"""`currentColor` is that of an owner, whose name or sign stands beside it."""


def without_colours(svg: str) -> str:
    return PAINT.sub(r'\1="some"', svg)


def as_seen(colour: str, eyes: tuple[Row, Row, Row]) -> Row:
    """In Oklab, where distances are as people see them."""
    light = [_linear(int(colour[n : n + 2], 16) / 255) for n in (1, 3, 5)]
    return _oklab([_within(sum(a * b for a, b in zip(row, light, strict=True))) for row in eyes])


def _linear(value: float) -> float:
    return float(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)


def _within(value: float) -> float:
    return min(1.0, max(0.0, value))


def _oklab(rgb: list[float]) -> Row:
    r, g, b = rgb
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def contrast(one: str, other: str) -> float:
    """As WCAG counts it."""
    lights = []
    for colour in (one, other):
        r, g, b = (_linear(int(colour[n : n + 2], 16) / 255) for n in (1, 3, 5))
        lights.append(0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
    return max(lights) / min(lights)


def distance(one: str, other: str, eyes: tuple[Row, Row, Row]) -> float:
    pairs = zip(as_seen(one, eyes), as_seen(other, eyes), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("key", sorted(shelf()))
def test_no_two_faces_differ_by_colour_alone(key: str) -> None:
    game = find(key)
    alike = defaultdict(list)
    for name in game.faces:
        alike[without_colours(game.face(name))].append(name)
    assert not [names for names in alike.values() if len(names) > 1]


@pytest.mark.parametrize("eyes", EYES)
def test_the_colours_of_two_sides_are_told_apart(eyes: str) -> None:
    """Sides have signs, too (Avatar.svelte). Two players have the same two colours."""
    light, dark = zip(*(palette.BOTH[f"seat-{seat}"] for seat in (0, 1)), strict=True)
    paper = [palette.SAME[f"paper-seat-{seat}"] for seat in (0, 1)]
    for one, other in (light, dark, paper):
        assert distance(one, other, EYES[eyes]) > TOLD_APART


def test_no_two_lids_have_about_the_same_colour() -> None:
    """The name stands on each; the colour is what one finds it by."""
    accents = [game.box.accent for game in shelf().values()]
    for one, other in combinations(accents, 2):
        assert distance(one, other, ALL_CONES) > TOLD_APART
        assert all(distance(one, other, eyes) > TOLD_APART / 4 for eyes in EYES.values())


@pytest.mark.parametrize("key", sorted(shelf()))
def test_the_name_on_a_lid_and_the_words_of_its_buttons_are_read_easily(key: str) -> None:
    assert contrast(find(key).box.accent, palette.CREAM) > READ_EASILY


@pytest.mark.parametrize("eyes", EYES)
def test_good_and_bad_are_told_apart(eyes: str) -> None:
    for good, bad in zip(palette.BOTH["good"], palette.BOTH["bad"], strict=True):
        assert distance(good, bad, EYES[eyes]) > TOLD_APART / 3


def test_eyes_see_what_they_are_said_to_see() -> None:
    """A red and a green that only people with all cones tell apart; white stays white."""
    one, other = "#c8372d", "#6b6b00"
    assert distance(one, other, ALL_CONES) > distance(one, other, EYES["no red cones"])
    assert all(distance("#ffffff", "#ffffff", eyes) == 0 for eyes in EYES.values())
    assert all(distance("#ffffff", "#000000", eyes) > 0.9 for eyes in EYES.values())


def test_a_face_in_two_colours_alone_would_be_found() -> None:
    drawings = [f'<rect fill="{colour}" stroke="none"/>' for colour in ("#c8372d", "#3f8a4c")]
    one, other = map(without_colours, drawings)
    assert all(a == b for a, b in combinations((one, other), 2))
    assert 'stroke="none"' in one
