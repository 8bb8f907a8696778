"""In the waiting room people choose the colour of their pieces, where the box lets them."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.async_api import Locator, expect

from browser.person import Person
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]
GREEN, PURPLE = 2, 3


def colour(person: Person, number: int) -> Locator:
    name = person.words("colour-name", n=number)
    return person.page.get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("screen", ["desktop", "phone"])
async def test_two_people_choose_their_colours_and_play_in_them(
    town: Town, screen: Literal["desktop", "phone"]
) -> None:
    """CW-03: what somebody has chosen is theirs, and the letters on the table have it."""
    async with town.person("Ada", on=screen) as ada, town.person("Bo", on=screen) as bo:
        await ada.set_table("crack-word", ["me", "open"])
        await ada.open_chair("Ada")
        await colour(ada, GREEN).click()
        await expect(colour(ada, GREEN)).to_have_attribute("aria-pressed", "true")
        await ada.page.keyboard.press("Escape")
        await bo.accept(await ada.copy_link())
        await bo.open_chair("Bo")
        await expect(colour(bo, GREEN)).to_be_disabled()
        await colour(bo, PURPLE).click()
        await expect(colour(bo, PURPLE)).to_have_attribute("aria-pressed", "true")
        await bo.check()
        await bo.page.keyboard.press("Escape")
        await ada.begin()
        for person in (ada, bo):
            for number in (GREEN, PURPLE):
                letters = person.page.locator(f'.zone [style*="--paper-seat-{number}"]')
                await expect(letters.first).to_be_visible()
