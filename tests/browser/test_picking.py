"""Cards chosen and held: counted and confirmed once, sorted and moved as one likes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

import pytest
from playwright.async_api import Locator, expect

from browser.person import Person
from browser.town import Town

pytestmark = pytest.mark.browser
CHAIRS = ["me", "random", "random", "random"]
PASSED, HELD = 3, 13


@asynccontextmanager
async def at_the_table(
    town: Town, on: Literal["desktop", "phone"] = "desktop"
) -> AsyncIterator[tuple[Person, Locator]]:
    """Somebody who is to pass three cards, and their hand."""
    async with town.person("Ada", on=on) as ada:
        await ada.set_table("hearts", CHAIRS, {"until": 25})
        hand = ada.page.locator("[data-zone=cards-0] [data-piece]")
        await expect(hand).to_have_count(HELD)
        yield ada, hand


async def ids(hand: Locator) -> list[str]:
    found: list[str] = await hand.evaluate_all("all => all.map((one) => one.dataset.piece)")
    return found


def button(ada: Person) -> Locator:
    """What confirms; its name says how many are chosen."""
    return ada.page.locator(".buttons .main")


def counted(ada: Person, n: int) -> str:
    return ada.words("pick-count", n=n, most=PASSED)


@pytest.mark.parametrize("on", ["desktop", "phone"])
async def test_cards_are_chosen_taken_back_and_passed_at_once(
    town: Town, on: Literal["desktop", "phone"]
) -> None:
    async with at_the_table(town, on) as (ada, hand):
        chosen = ada.page.locator("[data-zone=cards-0] [aria-pressed=true]")
        first = await ids(hand)
        for n, place in enumerate((0, 5, 12), 1):
            await hand.nth(place).click(position={"x": 8, "y": 20})
            await expect(button(ada)).to_contain_text(counted(ada, n))
            if n < PASSED:
                await expect(button(ada)).to_have_attribute("aria-disabled", "true")
        await hand.nth(3).click(position={"x": 8, "y": 20})  # a fourth is refused in words
        await expect(chosen).to_have_count(PASSED)
        await hand.nth(5).click(position={"x": 8, "y": 20})
        await expect(button(ada)).to_contain_text(counted(ada, PASSED - 1))
        await hand.nth(3).click(position={"x": 8, "y": 20})
        await ada.check()
        await button(ada).click()
        for place in (0, 3, 12):
            await is_gone(ada, first[place])


async def test_the_keyboard_chooses_and_confirms_and_escape_clears(town: Town) -> None:
    async with at_the_table(town) as (ada, hand):
        for place in (0, 1):
            await hand.nth(place).focus()
            await ada.page.keyboard.press("Space")
        await expect(button(ada)).to_contain_text(counted(ada, 2))
        await ada.page.keyboard.press("Escape")
        await expect(button(ada)).to_contain_text(counted(ada, 0))
        first = await ids(hand)
        for place in (0, 1, 2):
            await hand.nth(place).focus()
            await ada.page.keyboard.press("Space")
        await expect(button(ada)).to_contain_text(counted(ada, PASSED))
        await ada.page.keyboard.press("Enter")
        await is_gone(ada, first[0])


async def test_the_list_of_moves_chooses_too(town: Town) -> None:
    async with at_the_table(town) as (ada, hand):
        first = await ids(hand)
        await ada.page.keyboard.press("m")
        choices = ada.page.locator("dialog[open] .choice")
        await expect(choices).to_have_count(HELD)
        for place in range(PASSED):
            await choices.nth(place).click()
        await ada.page.locator("dialog[open] li > .button").click()
        await expect(ada.page.locator("dialog[open]")).to_have_count(0)
        await is_gone(ada, first[0])


async def test_a_hand_is_sorted_and_moved_and_stays_so_on_this_device(town: Town) -> None:
    async with at_the_table(town) as (ada, hand):
        usual = await ids(hand)
        await ada.button("sort-rank").click()
        by_rank = await ids(hand)
        assert sorted(by_rank) == sorted(usual) != by_rank != usual
        await ada.page.reload()
        await expect(hand).to_have_count(HELD)
        assert await ids(hand) == by_rank
        await ada.button("sort-usual").click()
        assert await ids(hand) == usual
        await drag(ada, hand.nth(0), hand.nth(4))
        moved = [*usual[1:5], usual[0], *usual[5:]]
        assert await ids(hand) == moved
        await ada.page.reload()
        await expect(hand).to_have_count(HELD)
        assert await ids(hand) == moved


async def test_a_card_that_is_dropped_on_the_table_is_chosen_and_then_played(town: Town) -> None:
    async with at_the_table(town) as (ada, hand):
        trick = ada.page.locator("[data-zone=trick]")
        for place in range(PASSED):
            await drag(ada, hand.nth(place), trick)
            await expect(button(ada)).to_contain_text(counted(ada, place + 1))
        await ada.page.keyboard.press("Enter")
        lit = ada.page.locator("[data-zone=cards-0] .piece.lit").first
        await lit.wait_for()
        card = await lit.get_attribute("data-piece")
        await drag(ada, lit, trick)
        await expect(trick.locator(f"[data-piece='{card}']")).to_have_count(1)


async def is_gone(ada: Person, card: str) -> None:
    """It is in my hand no more."""
    await expect(ada.page.locator(f"[data-zone=cards-0] [data-piece='{card}']")).to_have_count(0)


async def drag(ada: Person, what: Locator, to: Locator) -> None:
    start, end = await what.bounding_box(), await to.bounding_box()
    assert start
    assert end
    mouse = ada.page.mouse
    await mouse.move(start["x"] + 12, start["y"] + 24)
    await mouse.down()
    await mouse.move(start["x"] + 40, start["y"] - 10, steps=3)
    await mouse.move(end["x"] + 12, end["y"] + 30, steps=4)
    await mouse.up()
