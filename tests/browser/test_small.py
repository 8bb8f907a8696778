"""The smallest phone and the fullest table: everything fits, names are whole, sides are told."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import pytest
from playwright.async_api import Route, expect

from browser.cards import CARDS, HEIGHTS, LEGIBLE, sit_down
from browser.playing import Pace, play_out
from browser.town import Town
from tablee.catalog import shelf

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
ON_ITS_SIDE = {"width": 844, "height": 390}
WINDOW = {"width": 1440, "height": 900}
MOVES = 3
PACE = Pace(0.05, 0.2)
CUT = """all => all.filter(name => name.scrollWidth > name.clientWidth + 1)
                  .map(name => name.textContent)"""
LAID = ".cloth [data-zone]"
COLOUR = "all => all.map(name => getComputedStyle(name).color)"


@pytest.mark.parametrize("game", sorted(shelf()))
async def test_the_fullest_table_fits_the_smallest_phone(town: Town, game: str) -> None:
    """`check` complains of whatever is cut off, too small to touch, or makes the page scroll."""
    async with town.person("Ada", on="phone", **SMALL) as ada:
        await sit_down(ada, game, shelf()[game].seats[-1])
        await play_out(ada, PACE, moves=MOVES)
        await ada.page.keyboard.press("Escape")
        await ada.check()
        heights = await ada.page.locator(CARDS).evaluate_all(HEIGHTS)
        assert [height for height in heights if height < LEGIBLE] == []


@pytest.mark.parametrize("viewport", [ON_ITS_SIDE, WINDOW], ids=["on-its-side", "window"])
@pytest.mark.parametrize("game", sorted(shelf()))
async def test_the_fullest_table_shows_my_things(
    town: Town, game: str, viewport: dict[str, int]
) -> None:
    """Whoever else sits there, what I hold can be touched."""
    on: Literal["desktop", "phone"] = "desktop" if viewport is WINDOW else "phone"
    async with town.person("Ada", on=on, viewport=viewport) as ada:
        await sit_down(ada, game, shelf()[game].seats[-1])
        await ada.page.locator(LAID).first.wait_for()
        await ada.check()
        held = ada.page.locator(".zone.hand [data-piece]")
        if await held.count():
            assert await held.first.evaluate("card => card.offsetHeight") >= LEGIBLE


@pytest.mark.parametrize("game", sorted(shelf()))
async def test_short_names_are_whole_with_four_at_a_table(town: Town, game: str) -> None:
    async with town.person("Ada", on="phone", **SMALL) as ada:
        seats = [n for n in shelf()[game].seats if n <= 4][-1]
        await sit_down(ada, game, seats)
        names = ada.page.locator(".seat .name")
        await expect(names).to_have_count(seats)
        assert await names.evaluate_all(CUT) == []


async def test_words_that_come_late_cut_nothing_off(town: Town) -> None:
    """Titles need more room than the ids that stand in for them, and that room is kept."""
    game = "double-action"
    async with town.person("Ada", on="phone", **SMALL) as ada:
        await sit_down(ada, game, shelf()[game].seats[-1])
        come = asyncio.Event()

        async def hold(route: Route) -> None:
            await come.wait()
            await route.continue_()

        await ada.page.route("**/words/*.ftl", hold)
        await ada.page.reload()
        await ada.page.locator(LAID).first.wait_for()
        await ada.check()
        come.set()
        await expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.of(game, "title"))
        await ada.check()


async def test_who_is_away_is_told_whole_and_keeps_the_name_whole(town: Town) -> None:
    """Three others on the smallest phone: there is no room for it beside a name."""
    async with town.person("Ada", on="phone", **SMALL) as ada:
        await ada.set_table("double-action", ["me", "open", "random", "random"])
        async with town.person("Barbara") as barbara:
            await barbara.accept(await ada.copy_link())
            await ada.begin()
            await barbara.page.locator(".table").wait_for()
        said = ada.page.locator(".others .name em")
        await expect(said).to_have_text([ada.words("away")], use_inner_text=True)
        assert await said.evaluate_all(CUT) == []
        assert await ada.page.locator(".others .name").evaluate_all(CUT) == []


async def test_partners_share_a_colour_and_a_sign(town: Town) -> None:
    async with town.person("Ada") as ada:
        await sit_down(ada, "double-action", 4)
        names = ada.page.locator(".others .name")
        await expect(names).to_have_count(3)
        left, partner, right = await names.evaluate_all(COLOUR)
        assert left == right != partner
        mine = ada.page.locator(".mine .name")
        assert await mine.evaluate_all(COLOUR) == [partner]
        signs = ada.page.locator(".others .avatar .side")
        drawn = await signs.evaluate_all("all => all.map(sign => sign.getAttribute('d'))")
        assert drawn[0] == drawn[2] != drawn[1]


async def test_nothing_is_measured_late_without_motion(town: Town) -> None:
    """Who wants no motion sees the same sizes as everybody else."""
    async with (
        town.person("Ada", on="phone") as ada,
        town.person("Bea", on="phone", reduced_motion="no-preference") as bea,
    ):
        for person in (ada, bea):
            await sit_down(person, "tictactoe", 2)
            await person.page.locator(".cell").first.wait_for()
            await person.page.wait_for_timeout(500)
        sizes = [
            await person.page.locator(".cell").first.evaluate("cell => cell.offsetWidth")
            for person in (ada, bea)
        ]
        assert sizes[0] == sizes[1]
