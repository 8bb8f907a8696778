"""The workbench of `tablee dev`: what is saved is seen, in every seat's page, without a touch."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, expect

from browser.town import Town
from dev.author import Author

pytestmark = pytest.mark.browser


@asynccontextmanager
async def workbench(town: Town) -> AsyncIterator[tuple[Author, Page]]:
    """Somebody writes a game; others play meanwhile."""
    author = await asyncio.to_thread(Author, town.new_folder("author") / "game")
    try:
        async with town.person("Ada", address=author.address) as ada:
            ada.expected = re.compile(
                "status of (400|503)|ERR_"
            )  # a move is refused, a server leaves
            await ada.page.goto(f"{author.address}/workbench")
            yield author, ada.page
    finally:
        await asyncio.to_thread(author.close)


async def test_what_an_author_saves_is_seen_in_each_seats_page(town: Town) -> None:
    async with workbench(town) as (author, page):
        await page.get_by_role("button", name="ten").click()
        frames = page.locator("iframe")
        await expect(frames).to_have_count(3)
        seats = [page.frame_locator("iframe").nth(n) for n in range(3)]
        for seat in seats:
            await expect(seat.get_by_role("gridcell")).to_have_count(9)
        author.change("scene", 'note=f"{n + 1}"', 'note=f"{n + 41}"')
        for seat in seats:
            await expect(seat.get_by_text("45")).to_be_visible()

        author.change("scene", "def scene(", "def scene(:")
        trouble = page.get_by_role("status")
        await expect(trouble).to_contain_text("SyntaxError")
        await expect(trouble).to_contain_text("scene.py:")
        await expect(seats[0].get_by_text("45")).to_be_visible()
        author.change("scene", "def scene(:", "def scene(")
        await expect(trouble).to_be_empty()

        author.change("rules", "if not 0 <= move.cell", "if turned(state) or not 0 <= move.cell")
        await expect(trouble).to_contain_text("NameError: name 'turned' is not defined")
        await expect(trouble).to_contain_text("entry 1, 'mark")
        await expect(page.get_by_text("entry 0 of")).to_be_visible()
        await expect(seats[0].get_by_role("gridcell")).to_have_count(9)


async def test_the_game_is_walked_and_goes_another_way(town: Town) -> None:
    async with workbench(town) as (_, page):
        for cell in ("mark 4", "mark 0", "mark 8"):
            await page.get_by_role("button", name=cell, exact=False).first.click()
            await expect(page.locator("li", has_text=cell)).to_be_visible()
        await page.get_by_role("button", name="One entry back").click()
        await page.get_by_role("button", name="One entry back").click()
        await expect(page.get_by_text("entry 1 of 3")).to_be_visible()
        await page.get_by_label("Another move, as it is written").fill("mark 4")
        await page.get_by_role("button", name="Try it").click()
        await expect(page.get_by_role("status")).to_contain_text("cell_taken")
        await page.get_by_label("Another move, as it is written").fill("mark 2")
        await page.get_by_role("button", name="Try it").click()
        await expect(page.get_by_text("entry 2 of 2")).to_be_visible()
        await page.get_by_role("tab", name="state").click()
        await expect(page.get_by_text("[16,4]")).to_be_visible()
        await page.get_by_role("tab", name="faces").click()
        await expect(page.locator("figure", has_text="cross").locator("svg")).to_have_count(3)
