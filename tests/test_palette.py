"""Every colour is said once: the page and the faces share one palette, games add their own."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tablee.pieces import palette

ROOT = Path(__file__).parents[1]
COLOUR = re.compile(r"(?<![\w{&])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b")
CLIENT = ROOT / "client"

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
