"""What a device is told, so that it can install the page."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from tablee import wire
from tablee.web.device.manifest import ICONS, SHORT, write_manifest
from tablee.wire import HouseText
from tools.icons import FOLDER, maskable, write_icons

SIGN = FOLDER / "icon.svg"


def test_it_speaks_as_the_library_does() -> None:
    plain = write_manifest(wire.Library())
    assert (plain["name"], plain["short_name"], plain["lang"]) == ("Tablée", "Tablée", "fr")
    assert (plain["start_url"], plain["scope"], plain["display"]) == ("/", "/", "standalone")
    named = HouseText("La salle du village", "The village games room")
    own = write_manifest(wire.Library(name=named, language="en"))
    assert (own["name"], own["short_name"]) == ("The village games room", "The village")
    long = write_manifest(wire.Library(name=HouseText("A" * 40, "A" * 40)))
    assert len(str(long["short_name"])) == SHORT
    blank = write_manifest(wire.Library(name=HouseText(" " * 40, " " * 40)))
    assert len(str(blank["short_name"])) <= SHORT


@pytest.mark.skipif(not SIGN.exists(), reason="only where the page's source is")
@pytest.mark.parametrize(("path", "side"), [(path, side) for path, side, _ in ICONS])
def test_its_icons_are_as_large_as_it_says(path: str, side: int) -> None:
    png = Path(FOLDER / path.removeprefix("/")).read_bytes()
    assert struct.unpack(">II", png[16:24]) == (side, side)


@pytest.mark.skipif(not SIGN.exists(), reason="only where the page's source is")
def test_the_icons_are_drawn_from_the_sign() -> None:
    """All of them: one that is missing here would be stale for ever."""
    assert {f"/{name}" for name in write_icons()} == {path for path, _, _ in ICONS}
    assert 'rx="14"' not in maskable(SIGN.read_text("utf-8").strip())
