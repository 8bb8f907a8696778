"""An evening of three boxes with three people: it goes on by itself, and survives a restart."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from browser.axe import AXE, check_in_light_and_dark
from browser.house import House
from browser.person import Person
from browser.playing import Pace, play_out
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BOXES = ("tictactoe", "switch", "take-it")
"""Two of three play the first; then all of them; the last one is in real time."""
BY_ITSELF_MS = 60_000


async def test_three_boxes_with_three_people_and_a_restart(town: Town) -> None:
    house = House(town.new_folder("evening"))
    await house.open()
    try:
        await three_boxes(town, house)
    finally:
        await house.close()


async def three_boxes(town: Town, house: House) -> None:
    async with (
        town.person("Ada", address=house.address) as ada,
        town.person("Bea", on="phone", address=house.address) as bea,
        town.person("Cleo", address=house.address) as cleo,
    ):
        everybody = (ada, bea, cleo)
        await chooses(ada)
        link = await ada.copy_link()
        await bea.accept(link)
        await watches_and_joins(cleo, link, ada)
        await asyncio.gather(play_out(ada, Pace()), play_out(bea, Pace()))
        for person in everybody:
            await person.end.wait_for()
            await expect(person.page.get_by_text(person.words("evening-rule"))).to_be_visible()
            await person.check()
            await goes_on(person)

        await asyncio.gather(*(seated(person, 3) for person in everybody))
        for person in everybody:  # the server goes away and comes back in the middle of a game
            person.expected = re.compile("WebSocket|Failed to load|net::ERR")
        await house.kill()
        await house.open()
        await asyncio.gather(*(play_out(person, Pace()) for person in everybody))
        tables = {person.page.url for person in everybody}

        await asyncio.gather(*(leads_on(person, tables) for person in everybody))  # by itself
        await asyncio.gather(*(seated(person, 3) for person in everybody))
        await asyncio.gather(*(stops(person) for person in everybody))
        for person in everybody:
            await person.end.wait_for()
            await person.page.get_by_role("link", name=person.words("evening-page")).click()
            await person.page.wait_for_url("**/evening/*")
            for name in ("Ada", "Bea", "Cleo"):
                await expect(person.page.get_by_text(name).first).to_be_visible()
            await expect(person.page.locator("main ol").first.locator("li")).to_have_count(3)
            await looks(person)


async def looks(person: Person) -> None:
    await person.check()
    if AXE.exists():
        await check_in_light_and_dark(person)


async def chooses(person: Person) -> None:
    await person.come("/evening")
    for box in BOXES:
        await person.page.get_by_role("button", name=person.of(box, "title")).click()
    await looks(person)
    await person.button("evening-open").click()
    await person.say_name()
    await person.page.wait_for_url("**/table/*")


async def watches_and_joins(person: Person, link: str, host: Person) -> None:
    """All chairs are taken: they look on, and ask for the next game."""
    await person.page.goto(link)
    await person.button("just-watch").click()
    await person.button("evening-join").click()
    await person.say_name()
    await expect(person.button("evening-leave")).to_be_visible()
    await host.button("begin").click()
    await person.page.locator(".table").wait_for()


async def goes_on(person: Person) -> None:
    """At once, without waiting until it happens by itself."""
    await person.page.locator(".again").click()


async def seated(person: Person, seats: int) -> None:
    await expect(person.page.locator("[data-seat]").first).to_be_visible()
    await expect(person.page.locator("[data-seat]")).to_have_count(seats)


async def leads_on(person: Person, before: set[str]) -> None:
    def is_next(url: str) -> bool:
        return url not in before and "/table/" in url

    await person.page.wait_for_url(is_next, timeout=BY_ITSELF_MS, wait_until="commit")


async def stops(person: Person) -> None:
    if person.touches:
        await person.button("menu").click()
        await person.button("settings").click()
    await person.page.get_by_role("button", name=re.compile("|".join(stopping(person)))).click()


def stopping(person: Person) -> list[str]:
    return [re.escape(person.words(id)) for id in ("stop", "stop-agree")]
