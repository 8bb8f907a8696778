"""A box of a stranger, whose faces try to run and to load things in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

import hostile
from browser.house import House
from browser.person import Person
from browser.town import Town

pytestmark = pytest.mark.browser

CODE = """
from msgspec.structs import replace
from tablee_tictactoe import GAME as GOOD

GAME = replace(GOOD, key="strange", face=lambda name: {svg!r})
"""
CIRCLES = "all => all.map(symbol => symbol.querySelectorAll('circle').length)"
PRESS = "all => all.forEach(one => one.dispatchEvent(new MouseEvent('click', {bubbles: true})))"


def install(folder: Path, svg: str) -> Path:
    """A package with one box, as pip would lay it out."""
    notes = folder / "strange-1.0.dist-info"
    notes.mkdir(parents=True)
    (notes / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text("[tablee.games.v1]\nstrange = strange:GAME\n")
    (folder / "strange.py").write_text(CODE.format(svg=svg))
    return folder


async def look_at_the_box(person: Person) -> list[str]:
    """Opens the box, presses everything that was drawn, and says what was asked for meanwhile."""
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    await person.come("/box/strange")
    await expect(person.page.locator("#faces symbol")).to_have_count(3)
    await person.button("play-now").wait_for()
    await person.page.locator("#faces *, .lid svg *").evaluate_all(PRESS)
    await person.page.wait_for_timeout(500)
    return [url for url in asked if "/ran-" in url]


async def test_a_strangers_faces_run_and_load_nothing(town: Town) -> None:
    """The server sends the honest part of each face; the browser has nothing to complain of."""
    packages = install(town.folder / "packages", hostile.all_at_once())
    house = House(town.folder / "strange", packages)
    await house.open()
    try:
        async with town.person("Ada", address=house.address) as ada:
            assert await look_at_the_box(ada) == []
            assert await ada.page.evaluate("window.ran ?? []") == []
            symbols = ada.page.locator("#faces symbol")
            assert await symbols.evaluate_all(CIRCLES) == [1, 1, 1]
            assert await ada.page.locator("#faces :not(symbol, circle, rect)").count() == 0
            await expect(ada.page.locator("body")).to_be_visible()
        assert "part of a face is left out" in house.log
    finally:
        await house.close()
