"""The library's own face in a browser: its name, its pages, what is off, and a notice to all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.async_api import expect

from browser.house import House
from browser.person import Person
from browser.town import Town
from tablee.house.library.library_file import NAME

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FACE = """
name.fr = "La salle du village"
name.en = "The village games room"
description.fr = "Jeux au centre du village, tous les soirs."
description.en = "Games in the middle of the village, every evening."
contact = "games@village.example"
language = "en"
shelf = ["switch", "tictactoe", "take-it"]
text = "Come in."
imprint = '''
The village
1 Church Street'''
responsible = "Ada Lovelace, 1 Church Street"

[allow]
accounts = false
public_tables = false
"""


def notice(text: str) -> str:
    now = datetime.now(UTC)
    begins, ends = (now + timedelta(hours=hours) for hours in (-1, 1))
    lines = (f'text = "{text}"', f"begins = {begins.isoformat()}", f"ends = {ends.isoformat()}")
    return "\n".join(("[notice]", *lines, ""))


@asynccontextmanager
async def library(town: Town, text: str) -> AsyncIterator[tuple[House, Path]]:
    """A server whose operator wrote this, and its file."""
    folder = town.new_folder("library")
    (folder / "data").mkdir()
    file = folder / "data" / NAME
    file.write_text(text)
    house = House(folder)
    await house.open()
    try:
        yield house, file
    finally:
        await house.close()


async def test_the_library_has_its_own_name_shelf_and_pages(town: Town) -> None:
    """Also for somebody whose own language the page does not speak."""
    async with (
        library(town, FACE) as (house, _),
        town.person("Ada", on="phone", address=house.address, locale="de-DE") as ada,
    ):
        ada.language = "en"
        page = ada.page
        await ada.come()
        await expect(page.get_by_role("heading", level=1)).to_have_text("The village games room")
        await expect(page.get_by_text("Games in the middle of the village")).to_be_visible()
        boxes = page.locator("main a[href^='/box/']")
        await expect(boxes).to_have_count(3)
        await ada.check()
        await page.get_by_role("link", name=ada.words("about-title")).click()
        for told in ("Come in.", "Ada Lovelace", "1 Church Street"):
            await expect(page.get_by_text(told).first).to_be_visible()
        link = page.get_by_role("link", name="games@village.example")
        await expect(link).to_have_attribute("href", "mailto:games@village.example")
        await ada.check()
        await ada.come("/privacy")
        await expect(page.get_by_text("Ada Lovelace")).to_be_visible()
        await ada.come("/me")
        await expect(ada.button("me-login-go")).to_be_visible()
        await expect(ada.button("me-make")).to_have_count(0)
        await ada.come("/box/double-action")
        await expect(page.get_by_text(ada.words("refused-not_on_shelf"))).to_be_visible()
        await expect(ada.button("play-now")).to_have_count(0)


async def test_a_notice_comes_to_the_shelf_and_to_a_table_and_goes(town: Town) -> None:
    async with (
        library(town, "") as (house, file),
        town.person("Ada", on="phone", address=house.address) as ada,
        town.person("Bob", address=house.address) as bob,
    ):
        await ada.come()
        await expect(ada.page.locator("main a[href^='/box/']").first).to_be_visible()
        await bob.open_box("tictactoe")
        await bob.button("play-now").click()
        await expect(bob.page.locator(".room")).to_be_visible()
        for text in ("Maintenance at eight", "Maintenance at nine"):
            file.write_text(notice(text))
            house.hang_up()
            for person in (ada, bob):
                await told(person, text)
        await bob.button("notice-close").click()
        await expect(bob.page.get_by_text("Maintenance at nine")).to_have_count(0)
        file.write_text("")
        house.hang_up()
        await expect(ada.page.get_by_text("Maintenance at nine")).to_have_count(0)


async def told(person: Person, text: str) -> None:
    await expect(person.page.get_by_role("status").get_by_text(text)).to_be_visible()
    await person.check()
