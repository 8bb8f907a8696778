"""My page: how my games and my ratings went, as pictures and as numbers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from browser.accounts import make_account
from browser.person import Person
from browser.playing import Pace, play_out
from browser.town import Town
from sheets import wished

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SCREENS = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 640}}
ASK = """async ([path, body]) => {
    const options = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const headers = { "Content-Type": "application/json" };
    return (await fetch(path, { ...options, headers })).json();
}"""
SLOWLY = Pace(2.2, 2.4)
"""A rated game that is over in no time counts for nothing."""


async def sits_at(person: Person, **terms: Any) -> None:
    """At a table against the computer, whose game begins."""
    wish = wished("tictactoe", "me", "beginner", begin=True, **terms)
    made = await person.page.evaluate(ASK, ["/api/tables", wish])
    await person.come(f"/table/{made['id']}")


async def plays_for_a_rating(person: Person) -> None:
    await sits_at(person, rated=True)
    await play_out(person, SLOWLY)


@pytest.mark.parametrize("screen", SCREENS)
async def test_a_page_of_ones_own_has_lines_and_their_numbers(town: Town, screen: str) -> None:
    name = f"Lina {screen}"
    async with town.person(name, viewport=SCREENS[screen]) as lina:
        await make_account(lina)
        for _ in range(2):
            await plays_for_a_rating(lina)
        await lina.come("/me")
        first, last = await lina.page.evaluate(ASK, ["/api/me/ratings"])
        plot = lina.page.get_by_role("figure", name="Morpion")
        await expect(plot).to_be_visible()
        await plot.get_by_text(lina.words("plot-table")).click()
        rows = plot.get_by_role("row")
        await expect(rows).to_have_count(3)
        for row, then in ((1, first), (2, last)):
            cells = rows.nth(row).get_by_role("cell")
            told = [await cells.nth(n).inner_text() for n in (1, 2)]
            assert told == [str(then["rating"]), str(then["likely"])]
        results = lina.page.locator("section", has_text=lina.words("results"))
        await expect(results.get_by_text(lina.words("games-played", n=2))).to_be_visible()
        await lina.check()


async def test_a_guest_sees_results_and_no_line(town: Town) -> None:
    async with town.person("Milo") as milo:
        await milo.come("/")
        await milo.page.evaluate(ASK, ["/api/me", {"name": "Milo"}])
        await sits_at(milo)
        await play_out(milo, Pace())
        await milo.come("/me")
        await expect(milo.page.get_by_role("heading", name=milo.words("results"))).to_be_visible()
        await expect(milo.page.get_by_role("figure")).to_have_count(0)
