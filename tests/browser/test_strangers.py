"""A box of a stranger, whose faces try to run and to load things in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, Route, expect

import hostile
from browser.house import House
from browser.person import Person
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CODE = """
from msgspec.structs import replace
from tablee_tictactoe import GAME as GOOD

GAME = replace(GOOD, key="strange", face=lambda name: {svg!r})
"""
REFUSED = re.compile("Content Security Policy|Unsafe attempt|ERR_|Failed to load")
CIRCLES = "all => all.map(symbol => symbol.querySelectorAll('circle').length)"
PRESS = "all => all.forEach(one => one.dispatchEvent(new MouseEvent('click', {bubbles: true})))"
HUGE = f'{hostile.HEAD}<rect x="-5000" y="-5000" width="10000" height="10000"/></svg>'
TOUCHED = """() => {
    const found = { inside: 0, outside: 0 };
    for (let x = 5; x < innerWidth; x += 10)
        for (let y = 5; y < innerHeight; y += 10) {
            const touched = document.elementFromPoint(x, y);
            if (touched?.localName !== "use") continue;
            const box = touched.closest("svg").getBoundingClientRect();
            const near = x > box.left - 2 && x < box.right + 2 && y > box.top - 2;
            found[near && y < box.bottom + 2 ? "inside" : "outside"] += 1;
        }
    return found;
}"""
"""How many places of the window belong to a face, in and around its own box."""


def install(folder: Path, svg: str) -> Path:
    """A package with one box, as pip would lay it out."""
    notes = folder / "strange-1.0.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text("[tablee.games.v1]\nstrange = strange:GAME\n")
    (folder / "strange.py").write_text(CODE.format(svg=svg))
    return folder


def faces_of(person: Person, game: str) -> Locator:
    """What was drawn for one game; the lids of the whole shelf lie in the same cupboard."""
    return person.page.locator(f"#faces symbol[id^='{game}--face-']")


async def look_at_the_box(person: Person, game: str) -> list[str]:
    """Opens the box, presses all that was drawn. What ran, and what was asked of other servers."""
    asked: list[str] = []

    async def stop(route: Route) -> None:
        asked.append(route.request.url)
        await route.abort()

    await person.page.route("https://evil.example/**", stop)
    await person.come(f"/box/{game}")
    await expect(faces_of(person, game)).to_have_count(3)
    await person.page.locator("#faces *, .lid svg *").evaluate_all(PRESS)
    await person.page.wait_for_timeout(500)
    ran: list[str] = await person.page.evaluate("window.ran ?? []")
    return asked + ran


async def test_a_strangers_faces_run_and_load_nothing(town: Town) -> None:
    """The server sends the honest part of each face; the browser has nothing to complain of."""
    packages = install(town.new_folder("packages"), hostile.all_at_once())
    house = House(town.new_folder("strange"), packages)
    await house.open()
    try:
        async with town.person("Ada", address=house.address) as ada:
            assert await look_at_the_box(ada, "strange") == []
            faces = faces_of(ada, "strange")
            assert await faces.evaluate_all(CIRCLES) == [1, 1, 1]
            lid = ada.page.locator("#faces symbol[id^='lid/strange--face-']")
            await expect(lid).not_to_have_count(0)
            for drawn in (faces, lid):
                assert await drawn.locator(":not(circle, rect)").count() == 0
            await expect(ada.page.locator("body")).to_be_visible()
        assert "part of a face is left out" in house.log
    finally:
        await house.close()


async def send_tampered(route: Route) -> None:
    """Faces as nobody has read them before."""
    symbols = "".join(
        f'<symbol id="face-{name}" viewBox="0 0 100 100">{hostile.all_at_once()}</symbol>'
        for name in ("cell", "cross", "ring")
    )
    sprite = f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'
    await route.fulfill(body=sprite, content_type="image/svg+xml")


async def test_a_face_covers_nothing_beside_its_own_box(town: Town) -> None:
    house = House(town.new_folder("huge"), install(town.new_folder("packages"), HUGE))
    await house.open()
    try:
        async with town.person("Ada", address=house.address) as ada:
            await look_at_the_box(ada, "strange")
            touched = await ada.page.evaluate(TOUCHED)
            assert touched["inside"] > 0
            assert touched["outside"] == 0
    finally:
        await house.close()


@pytest.mark.parametrize("held", [True, False])
async def test_the_page_runs_nothing_even_if_the_server_sends_it(town: Town, held: bool) -> None:
    """The policy alone stops them: where a browser ignores it, the same faces do run."""
    async with town.person("Ada", bypass_csp=not held) as ada:
        ada.expected = REFUSED
        await ada.page.route("**/api/games/tictactoe/faces.svg", send_tampered)
        happened = await look_at_the_box(ada, "tictactoe")
        assert held == (happened == []), happened
        assert held == ("click" not in happened), happened
