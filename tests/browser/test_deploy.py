"""The server was renewed while somebody plays: the page follows, and nothing is lost by it."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from browser.house import House
from browser.line import GONE
from browser.person import Person
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

IS_LOADED_AGAIN = "() => window.wasHere === undefined"
PICKED = ".chosen[data-thing]"
NAMES = "things => things.map(thing => thing.dataset.thing)"
LOOKS_TWICE_MS = 5_000
"""The page looks every two seconds whether it may load itself again."""


async def mark(page: Page) -> None:
    """Gone when the page is loaded again."""
    await page.evaluate("() => { window.wasHere = true; }")


async def renew(house: House, person: Person) -> None:
    """Another build of the page is on the server from now on; the page is connected again."""
    person.expected = GONE
    await house.kill()
    await house.open(build="tomorrow")


async def begin_a_move(person: Person) -> None:
    """Picks up the first thing that leaves something more to be clicked."""
    for number in range(100):
        sight = await person.look(10_000)
        if await person.button("cancel").is_visible():
            return
        if sight.things and not sight.asking:
            await person.touch(sight.things[number % len(sight.things)])
    raise AssertionError("nothing could be picked up")


async def test_a_page_is_loaded_again_and_keeps_its_seat(town: Town) -> None:
    house = House(town.new_folder("renewed"))
    await house.open()
    try:
        async with town.person("Ada", on="phone", address=house.address) as ada:
            await ada.set_table("tictactoe", ["me", "open"])
            await ada.page.get_by_text(ada.words("you"), exact=True).wait_for()
            await mark(ada.page)
            await renew(house, ada)
            await ada.page.wait_for_function(IS_LOADED_AGAIN)
            await expect(ada.page.get_by_text(ada.words("you"), exact=True)).to_be_visible()
            await mark(ada.page)  # the page is of the older build still: it is not loaded for ever
            await ada.page.wait_for_timeout(LOOKS_TWICE_MS)
            assert not await ada.page.evaluate(IS_LOADED_AGAIN)
    finally:
        await house.close()


async def test_a_half_made_move_is_not_lost(town: Town) -> None:
    house = House(town.new_folder("half"))
    await house.open()
    try:
        async with town.person("Ada", address=house.address) as ada:
            await ada.set_table("double-action", ["me", "random"])
            await begin_a_move(ada)
            await mark(ada.page)
            await renew(house, ada)
            await ada.page.wait_for_timeout(2 * LOOKS_TWICE_MS)
            assert not await ada.page.evaluate(IS_LOADED_AGAIN)
            await expect(ada.button("cancel")).to_be_visible()
            while await ada.button("cancel").is_visible():  # a dialog first, then what was picked
                await ada.page.keyboard.press("Escape")
            await ada.page.wait_for_function(IS_LOADED_AGAIN)
    finally:
        await house.close()


async def test_a_page_the_server_does_not_understand_keeps_seat_and_half_made_move(
    town: Town,
) -> None:
    """There is one page here, so the server stays ahead of it until it is put back."""
    house = House(town.new_folder("ahead"))
    await house.open()
    try:
        async with town.person("Ada", address=house.address) as ada:
            await ada.set_table("double-action", ["me", "random"])
            await begin_a_move(ada)
            begun = await ada.page.locator(PICKED).evaluate_all(NAMES)
            assert begun
            await mark(ada.page)
            ada.expected = GONE
            await house.kill()
            await house.open(ahead=True)
            await ada.page.wait_for_function(IS_LOADED_AGAIN)
            await house.kill()
            await house.open()
            await ada.page.reload()
            await expect(ada.button("cancel")).to_be_visible()
            assert await ada.page.locator(PICKED).evaluate_all(NAMES) == begun
    finally:
        await house.close()
