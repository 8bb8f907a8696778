"""A race over slow lines: who reacted when is shown, with names and milliseconds."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import TimeoutError

from browser.house import House
from browser.line import line_to
from browser.person import Person
from browser.town import Town
from tools.proxies import nginx
from web.proxies import found

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SLOW_MS = 110
"""Each way; the other line is as quick as the machine."""
HUMAN_S = 0.35
VERDICT_S = 0.5
GLANCE_MS = 2_000
SAMPLES_SOON = 3
"""Asked for within the first seconds."""


@pytest.mark.timed
async def test_a_close_race_over_a_slow_line_shows_its_photo_finish(town: Town) -> None:
    async with (
        line_to(town.house.port, SLOW_MS) as line,
        town.person("Ada") as ada,
        town.person("Bea", address=line.address) as bea,
    ):
        await race_until_close(ada, bea)
        await shows_both(ada, bea.name)


async def test_a_page_lets_its_proxy_measure_the_line_of_who_plays(town: Town) -> None:
    found("nginx")
    folder = town.new_folder("measured")
    house = House(folder, proxy="127.0.0.1")
    await house.open()
    try:
        with nginx(folder, str(house.port)) as address:
            async with town.person("Ada", address=address, ignore_https_errors=True) as ada:
                opened: list[str] = []
                ada.page.on("websocket", lambda line: opened.append(line.url))
                await ada.set_table("take-it", ["me", "regular"], {"tempo_ms": 3000})
                async with asyncio.timeout(60):
                    while sum(url.endswith("/line") for url in opened) < SAMPLES_SOON:
                        await asyncio.sleep(0.1)
                at_tables = [url for url in opened if "/ws/tables/" in url]
                assert set(at_tables) == {at_tables[0], f"{at_tables[0]}/line"}
    finally:
        await house.close()


async def race_until_close(ada: Person, bea: Person) -> None:
    """Both strike a moment after a card is there; on a busy machine not every race is close."""
    await sit_down(ada, bea)
    async with asyncio.timeout(240):
        while not await opens_photo(ada):
            first, second = await asyncio.gather(ada.look(), bea.look())
            if first.end:
                await sit_down(ada, bea)
            elif all(any(thing.pad for thing in seen.things) for seen in (first, second)):
                await asyncio.sleep(HUMAN_S)
                await asyncio.gather(*(who.page.keyboard.press("Space") for who in (ada, bea)))
                await asyncio.sleep(VERDICT_S)


async def opens_photo(person: Person) -> bool:
    """It is there for a while only: on a busy machine it may go before it is touched."""
    photo = person.button("photo-open")
    if not await photo.is_visible():
        return False
    try:
        await photo.click(timeout=GLANCE_MS)
    except TimeoutError:
        return False
    return True


async def sit_down(ada: Person, bea: Person) -> None:
    await ada.set_table("take-it", ["me", "open"], {"tempo_ms": 3000})
    await bea.accept(await ada.copy_link())
    await ada.begin()
    await ada.page.locator(".table").wait_for()


async def shows_both(person: Person, other: str) -> None:
    title = re.compile(re.escape(person.words("photo")))
    photo = person.page.get_by_role("dialog", name=title)
    rows = await photo.get_by_role("listitem").all_inner_texts()
    both = {person.words("you-label"), other}
    assert {name for name in both for row in rows if name in row} == both, rows
    assert all(re.search(r"\d+\s*ms", row) for row in rows)
