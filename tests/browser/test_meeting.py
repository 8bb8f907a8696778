"""Playing somebody: two strangers are brought to one table, wherever in the library they are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

import pytest
from playwright.async_api import expect

import postgres
from browser.house import House
from browser.line import GONE
from browser.person import Person
from browser.playing import Pace, first_of, play_out
from browser.several import two_processes
from browser.town import Town

PACE = Pace(0.1, 0.3)
pytestmark = [pytest.mark.browser, pytest.mark.slow]


async def seek(person: Person, button: str) -> None:
    """Where one is; a name is said the first time."""
    await person.button(button).click()
    await person.say_name()


async def wait_a_while(person: Person) -> None:
    await expect(person.page.get_by_text(person.words("meet-looking"))).to_be_visible()


@asynccontextmanager
async def quiet_house(town: Town) -> AsyncIterator[str]:
    """Where nobody else waits; its address."""
    house = House(town.new_folder("meeting"))
    await house.open()
    try:
        yield house.address
    finally:
        await house.close()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
async def test_two_strangers_are_paired_and_play(
    town: Town, screen: Literal["desktop", "phone"]
) -> None:
    """One from the box, one from the shelf, who takes anything. Nobody need say yes so soon."""
    async with (
        quiet_house(town) as address,
        town.person("Ada", on=screen, address=address) as ada,
        town.person("Bea", on="phone", address=address) as bea,
    ):
        await ada.open_box("tictactoe")
        await seek(ada, "meet-play")
        await wait_a_while(ada)
        await ada.check()
        await bea.come()
        await seek(bea, "meet-anything")
        for person in (ada, bea):
            await person.page.wait_for_url("**/table/*")
            await expect(person.page.locator("[data-seat]")).to_have_count(2)
            await expect(person.page.get_by_text(person.words("meet-looking"))).to_be_hidden()
        assert ada.page.url.rpartition("/")[2] == bea.page.url.rpartition("/")[2]


async def test_a_computer_meanwhile_and_a_bell_when_somebody_comes(town: Town) -> None:
    """The game against the computer goes on until one says yes, and stays for later."""
    async with town.person("Ada", on="phone") as ada, town.person("Bea") as bea:
        await ada.open_box("switch")
        await seek(ada, "meet-play")
        await ada.button("meet-meanwhile").click()
        await ada.page.wait_for_url("**/table/*")
        alone = ada.page.url
        await expect(ada.page.get_by_text(ada.words("meet-looking"))).to_be_visible()
        await ada.check()
        await bea.open_box("switch")
        await seek(bea, "meet-play")
        called = ada.page.get_by_role("alertdialog", name=ada.words("meet-found"))
        await expect(called).to_be_visible()
        await ada.check()
        assert ada.page.url == alone
        await called.get_by_role("button", name=ada.words("meet-come")).click()
        for person in (ada, bea):
            await expect(person.page.locator("[data-seat]")).to_have_count(2)
        assert ada.page.url == bea.page.url != alone
        await ada.come()
        kept = ada.page.locator(f'a[href="/table/{alone.rpartition("/")[2]}"]')
        await expect(kept).to_be_visible()


async def test_who_does_not_come_leaves_and_the_other_goes_on_waiting(town: Town) -> None:
    async with town.person("Ada") as ada, town.person("Bea") as bea:
        await ada.open_box("crack-word")
        await seek(ada, "meet-play")
        await ada.button("meet-meanwhile").click()
        await ada.page.wait_for_url("**/table/*")
        await bea.open_box("crack-word")
        await seek(bea, "meet-play")
        await ada.button("meet-not").click()
        await expect(bea.page.get_by_text(bea.words("meet-missed"))).to_be_visible()
        await expect(ada.page.get_by_text(ada.words("meet-looking"))).to_be_hidden()
        await bea.button("meet-stop").click()
        await expect(bea.page.get_by_text(bea.words("meet-missed"))).to_be_hidden()


async def test_strangers_of_several_processes_meet(town: Town) -> None:
    """Whichever process each of them comes to, one of them knows all who wait."""
    with postgres.running() as database:
        async with (
            two_processes(town.new_folder("many"), database.new_database()) as parent,
            town.person("Ada", address=parent.address) as ada,
            town.person("Bea", on="phone", address=parent.address) as bea,
        ):
            ada.expected = bea.expected = GONE
            for person in (ada, bea):
                await person.open_box("tictactoe")
                await seek(person, "meet-play")
            for person in (ada, bea):
                await expect(person.page.locator("[data-seat]")).to_have_count(2)
            assert ada.page.url == bea.page.url


async def test_a_small_picture_follows_the_game_and_leads_there(town: Town) -> None:
    """Two strangers play; somebody else sees it on the shelf, and watches with one touch."""
    async with (
        quiet_house(town) as address,
        town.person("Ada", address=address) as ada,
        town.person("Bea", address=address) as bea,
        town.person("Cem", on="phone", address=address) as cem,
    ):
        await cem.come()
        await cem.button("meet-anything").wait_for()
        await expect(cem.page.get_by_text(cem.words("played-now"))).to_be_hidden()
        for person in (ada, bea):
            await person.open_box("tictactoe")
            await seek(person, "meet-play")
        for person in (ada, bea):
            await person.page.wait_for_url("**/table/*")
        picture = cem.page.get_by_role("link", name=cem.words("played-watch"))
        await picture.wait_for()
        await expect(picture.locator(".cell use")).to_have_count(0)
        await first_of(*(play_out(one, PACE, moves=1) for one in (ada, bea)))
        await expect(picture.locator(".cell use")).not_to_have_count(0)
        await cem.check()
        await picture.click()
        await expect(cem.page.get_by_text(cem.words("watching"))).to_be_visible()
