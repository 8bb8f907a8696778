"""The rules in pictures: on the box, in the waiting room, and at the table one touch away."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.async_api import Locator, expect

from browser.person import Person
from browser.town import Town
from tablee.catalog import shelf

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Screen = Literal["desktop", "phone"]
LONG_MS = 700
"""Longer than a press that plays."""


def sheet(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=person.words("guide"))


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", sorted(shelf()))
async def test_the_rules_of_every_game_open_at_its_table(
    town: Town, game: str, screen: Screen
) -> None:
    async with town.person("Ada", on=screen) as ada:
        await ada.open_box(game)
        await ada.button("play-now").click()
        await ada.page.locator(".table [data-zone]").first.wait_for()
        await ada.button("guide").click()
        for said in ("guide-goal", "guide-end"):
            await expect(sheet(ada).get_by_text(ada.of(game, said))).to_be_visible()
        assert await sheet(ada).locator(".face use").count() > 2, "nothing is drawn"
        await ada.page.keyboard.press("Escape")
        await expect(sheet(ada)).to_be_hidden()
        await ada.page.keyboard.press("F1")
        await expect(sheet(ada)).to_be_visible()


async def test_the_rules_stand_above_the_forms_and_in_the_waiting_room(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada:
        await ada.open_box("take-it")
        rules = ada.page.get_by_text(ada.of("take-it", "guide-goal"))
        form = ada.page.get_by_role("heading", name=ada.words("make-table"))
        above, below = await rules.bounding_box(), await form.bounding_box()
        assert above is not None
        assert below is not None
        assert above["y"] < below["y"]
        await ada.set_table("take-it", ["me", "open"])
        await ada.copy_link()
        await expect(rules).to_be_hidden()  # who waits invites first
        await ada.button("guide").click()
        await expect(sheet(ada).get_by_text(ada.of("take-it", "guide-goal"))).to_be_visible()
        await expect(ada.button("lesson-meanwhile")).to_be_visible()


async def test_a_piece_says_what_it_is_worth(town: Town) -> None:
    """By a right click, by a key, and by a long press that plays nothing."""
    async with town.person("Ada") as ada, town.person("Bo", on="phone") as bo:
        await ada.set_table("double-action", ["me", "random"])
        corner = ada.page.locator(".cell").first
        worth = ada.of("double-action", "worth-free")
        told = ada.page.get_by_role("status").filter(has_text=worth)
        await corner.click(button="right")
        await expect(told).to_be_visible()
        await ada.page.keyboard.press("Escape")
        await expect(told).to_be_hidden()
        await corner.focus()
        await ada.page.keyboard.press("i")
        await expect(told).to_be_visible()
        await hold_a_card(bo)


async def hold_a_card(bo: Person) -> None:
    await bo.set_table("double-action", ["me", "random"])
    card = bo.page.locator(".zone.hand [data-piece]").first
    await card.wait_for()
    box = await card.bounding_box()
    assert box is not None
    line = await bo.context.new_cdp_session(bo.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    await line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    await bo.page.wait_for_timeout(LONG_MS)
    await line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(bo.page.locator(".card [role=status]")).to_be_visible()
    await expect(bo.page.locator(".piece.chosen")).to_have_count(0)
