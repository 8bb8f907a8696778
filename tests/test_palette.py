"""Every colour is said once: the page and the faces share one palette, games add their own."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tablee.catalog import find, shelf
from tablee.pieces import palette

ROOT = Path(__file__).parents[1]
COLOUR = re.compile(r"(?<![\w{&])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b")
CLIENT = ROOT / "client"
GROUND = 80
"""Of a face that is 100 wide: what is larger lies under everything else."""
WASH = 0.5

pytestmark = pytest.mark.skipif(not CLIENT.exists(), reason="only where the page's source is")


def _colours(text: str) -> list[str]:
    found = (colour.lower() for colour in COLOUR.findall(text))
    return ["#" + "".join(2 * c for c in one[1:]) if len(one) == 4 else one for one in found]


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, *command]
    return subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_colours_of_the_page_are_those_of_the_palette() -> None:
    told = _run("-m", "tools.palette", "--check")
    assert told.returncode == 0, told.stderr


def test_no_colour_stands_twice_in_the_rules_and_faces() -> None:
    sources = (ROOT / "src/tablee").rglob("*.py")
    times = Counter(colour for path in sources for colour in _colours(path.read_text("utf-8")))
    assert len(times) > 80, "the pattern finds too few"
    assert not {colour: n for colour, n in times.items() if n > 1}


def test_the_page_names_its_colours() -> None:
    files = [
        path for ending in ("svelte", "ts", "css") for path in CLIENT.glob(f"src/**/*.{ending}")
    ]
    assert len(files) > 80
    said = {path.name: _colours(path.read_text("utf-8")) for path in files}
    assert len(said.pop("palette.css")) > 50
    assert not {name: colours for name, colours in said.items() if colours}


def test_every_colour_of_the_page_is_used() -> None:
    styles = "".join(
        path.read_text("utf-8")
        for path in CLIENT.glob("src/**/*.*")
        if path.suffix in {".svelte", ".css"} and path.name != "palette.css"
    )
    faces = "".join(path.read_text("utf-8") for path in (ROOT / "src/tablee").rglob("*face.py"))
    seats = re.compile(r"(paper-)?seat-\d")  # their numbers are put in by the page
    for name in [*palette.BOTH, *palette.SAME]:
        assert seats.fullmatch(name) or f"var(--{name})" in styles or f'page("{name}")' in faces, (
            name
        )


def test_the_bar_of_the_browser_has_the_colour_of_the_cloth() -> None:
    page = (CLIENT / "index.html").read_text("utf-8")
    themes = re.findall(r'name="theme-color" content="(#\w+)" media="\(.*: (\w+)\)"', page)
    light, dark = palette.BOTH["cloth"]
    assert themes == [(light, "light"), (dark, "dark")]


def test_a_face_alone_has_the_light_colours() -> None:
    assert palette.page("paper") == f"var(--paper,{palette.CREAM})"
    assert palette.page("ink") == f"var(--ink,{palette.INK})"


@pytest.mark.parametrize("key", sorted(shelf()))
def test_what_is_paper_darkens_with_the_lamp(key: str) -> None:
    """One lightness in the dark: no face brings a light ground of its own."""
    game = find(key)
    for name in game.faces:
        for shape in ElementTree.fromstring(game.face(name)):
            size = min(float(shape.get(side, 0)) for side in ("width", "height"))
            fill, strength = shape.get("fill", ""), float(shape.get("fill-opacity", 1))
            is_ground = size >= GROUND and re.fullmatch(COLOUR, fill) is not None
            assert not (is_ground and strength > WASH and is_light(fill)), (name, fill)


def test_a_wash_looks_like_its_tint_on_light_paper() -> None:
    for tint in ("#eceef4", "#f2e3b3", "#cdebe4"):
        paper, wash = re.findall(r"<rect [^>]*>", palette.washed('<rect width="9"', tint, 'rx="1"'))
        assert f'fill="{palette.PAPER}" rx="1"' in paper
        hue, share = re.findall(r'fill="(#\w+)" fill-opacity="([.\d]+)"', wash)[0]
        mixed = [
            (1 - float(share)) * of + float(share) * to
            for of, to in zip(rgb(palette.CREAM), rgb(hue), strict=True)
        ]
        assert mixed == pytest.approx(rgb(tint), abs=2)


def rgb(colour: str) -> list[int]:
    return [int(colour[n : n + 2], 16) for n in (1, 3, 5)]


def is_light(colour: str) -> bool:
    return sum(rgb(_colours(colour)[0])) > 3 * 170
