"""A race over slow lines: who reacted when is shown, with names and milliseconds."""

from __future__ import annotations

import asyncio
import re

import pytest

from browser.line import line_to
from browser.person import Person
from browser.town import Town

pytestmark = pytest.mark.browser

SLOW_MS = 110
"""Each way; the other line is as quick as the machine."""
HUMAN_S = 0.35


async def test_a_close_race_over_a_slow_line_shows_its_photo_finish(town: Town) -> None:
    async with (
        line_to(town.house.port, SLOW_MS) as line,
        town.person("Ada") as ada,
        town.person("Bea", address=line.address) as bea,
    ):
        await ada.set_table("take-it", ["me", "open"], {"tempo_ms": 3000})
        await bea.accept(await ada.copy_link())
        await ada.begin()
        async with asyncio.timeout(120):
            while not await ada.button("photo-open").is_visible():
                await asyncio.gather(slap(ada), slap(bea))
                await asyncio.sleep(0.5)
        await ada.button("photo-open").click()
        await shows_both(ada, bea.name)


async def slap(person: Person) -> None:
    """The space bar, a moment after there is something to take."""
    seen = await person.look(patience_ms=4_000)
    if any(thing.pad for thing in seen.things):
        await asyncio.sleep(HUMAN_S)
        await person.page.keyboard.press("Space")


async def shows_both(person: Person, other: str) -> None:
    title = re.compile(re.escape(person.words("photo")))
    photo = person.page.get_by_role("dialog", name=title)
    rows = await photo.get_by_role("listitem").all_inner_texts()
    assert {name for name in (person.name, other) for row in rows if name in row} == {
        person.name,
        other,
    }
    assert all(re.search(r"\d+\s*ms", row) for row in rows)
