"""A word is typed with the table in sight; what happened opens from its last line."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from browser.person import Person
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONE: dict[str, Any] = {"on": "phone"}
LINES = ".zone.line"
SIZE = "element => element.getBoundingClientRect().toJSON()"


async def begins_a_word(ada: Person) -> None:
    await ada.set_table("crack-word", ["me", "random"])
    await ada.page.locator(".hand .piece.lit").first.click()
    await ada.page.locator(f"{LINES} .piece.lit").first.click()


@pytest.mark.parametrize("on", ["phone", "desktop"])
async def test_a_word_is_typed_below_the_lines(town: Town, on: Any) -> None:
    """The letters of the line stand in the field already, and no line is covered."""
    async with town.person("Ada", on=on) as ada:
        await begins_a_word(ada)
        bar = ada.page.locator(".typing")
        field = bar.get_by_role("textbox")
        await expect(field).to_be_focused()
        assert (await field.input_value()).isalpha()
        box = await bar.evaluate(SIZE)
        screen = ada.page.viewport_size
        assert screen is not None
        assert on == "desktop" or box["width"] == screen["width"]
        await expect(ada.page.locator(LINES)).to_have_count(4)
        for line in await ada.page.locator(LINES).all():
            assert (await line.evaluate(SIZE))["bottom"] <= box["top"] + 1
        await ada.check()
        await ada.page.keyboard.press("Escape")
        await expect(bar).to_have_count(0)
        await expect(ada.page.locator(".hand .piece.lit").first).to_be_visible()


async def test_a_word_that_is_refused_says_why_where_it_was_typed(town: Town) -> None:
    """A banner tells it and the line glows; what happened has it for later."""
    async with town.person("Ada", on="phone") as ada:
        await ada.remember_consequences()
        await begins_a_word(ada)
        field = ada.page.locator(".typing").get_by_role("textbox")
        await field.fill("zzz")
        await ada.page.keyboard.press("Enter")
        shown = await ada.consequence("ZZZ")
        assert (shown["rings"], shown["covers"], shown["outside"]) == (1, 0, 0)
        await ada.button("menu").click()
        await expect(ada.page.get_by_role("dialog").get_by_text("ZZZ").first).to_be_visible()


async def test_what_happened_opens_by_a_tap_and_by_a_key(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada:
        await ada.set_table("tictactoe", ["me", "random"])
        await ada.page.locator(".cell.lit").first.click()
        await expect(ada.page.locator("[data-news]")).not_to_have_text("")
        await ada.page.locator("[data-news]").tap()
        menu = ada.page.get_by_role("dialog")
        await expect(menu.get_by_role("heading")).to_have_text(ada.words("log"))
        await ada.check()
        await menu.get_by_role("button", name=ada.words("settings")).click()
        await expect(menu.get_by_role("button", name=ada.words("stop-alone"))).to_be_visible()
        await ada.check()
    async with town.person("Bea") as bea:
        await bea.set_table("tictactoe", ["me", "random"])
        await bea.page.locator(".cell").first.wait_for()
        await bea.page.keyboard.press("l")
        await expect(bea.page.locator("aside.log")).to_be_visible()
        await bea.page.keyboard.press("l")
        await expect(bea.page.locator("aside.log")).to_have_count(0)
