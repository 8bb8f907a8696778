"""Coming and going: reload, a second tab, a dead line, a killed server. Nothing is lost."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, expect

from browser.house import House
from browser.line import line_to
from browser.person import Person
from browser.playing import Pace, play_out
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NO_LINE = re.compile("WebSocket connection|Failed to load resource|ERR_")
"""What a browser itself says about a server that is gone."""


async def begin_noughts(person: Person) -> None:
    """One move made, one answered: five cells or more are still free."""
    await person.set_table("tictactoe", ["me", "random"])
    await play_out(person, Pace(), moves=1)
    await expect(marks(person.page)).to_have_count(2)


def marks(page: Page) -> Locator:
    return page.locator(".cell .piece")


async def board(page: Page) -> list[str]:
    cells = page.locator(".cell")
    names: list[str] = await cells.evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label'))"
    )
    return names


async def test_a_reload_in_mid_game_goes_on_where_it_was(town: Town) -> None:
    async with town.person("Ada") as ada:
        await begin_noughts(ada)
        before = await board(ada.page)
        await ada.page.reload()
        await ada.page.locator(".table").wait_for()
        assert await board(ada.page) == before
        await play_out(ada, Pace())
        await ada.end.wait_for()


async def test_a_second_tab_sees_the_same_table(town: Town) -> None:
    async with town.person("Ada") as ada:
        await begin_noughts(ada)
        second = await ada.context.new_page()
        await second.goto(ada.page.url)
        await second.locator(".table").wait_for()
        await play_out(ada, Pace(), moves=1)
        await expect(second.locator(".cell .piece")).not_to_have_count(2)
        await play_out(ada, Pace())
        await expect(second.get_by_role("dialog", name=ada.words("end-title"))).to_be_visible()


async def test_a_dead_line_is_told_and_mends_by_itself(town: Town) -> None:
    async with line_to(town.house.port) as line, town.person("Ada", address=line.address) as ada:
        await begin_noughts(ada)
        ada.expected = NO_LINE
        line.cut()
        await expect(reconnecting(ada)).to_be_visible()
        before = await board(ada.page)
        line.mend()
        await expect(reconnecting(ada)).to_be_hidden()
        assert await board(ada.page) == before
        await play_out(ada, Pace())
        await ada.end.wait_for()


async def test_killing_the_server_in_mid_game_loses_nothing_seen(town: Town) -> None:
    house = House(town.new_folder("killed"))
    await house.open()
    try:
        async with town.person("Ada", address=house.address) as ada:
            await begin_noughts(ada)
            before = await board(ada.page)
            ada.expected = NO_LINE
            await house.kill()
            await expect(reconnecting(ada)).to_be_visible()
            await house.open()
            await expect(reconnecting(ada)).to_be_hidden()
            assert await board(ada.page) == before
            await play_out(ada, Pace())
            await ada.end.wait_for()
    finally:
        await house.close()


def reconnecting(person: Person) -> Locator:
    """The banner, whatever the seconds on it."""
    start = person.words("reconnecting", n=0).split("…")[0]
    return person.page.get_by_role("status").filter(has_text=start)
