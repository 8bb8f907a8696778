"""A board whose cells stand anywhere: a touch hits the right cell, and arrows walk."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.async_api import Locator, expect

from browser.person import Person
from browser.playing import Pace, play_out
from browser.short_games import sees_how_it_ended
from browser.town import Town

pytestmark = pytest.mark.browser

On = Literal["desktop", "phone"]
TOUCHED = """cells => cells.map((cell) => {
    const box = cell.getBoundingClientRect();
    const thingAt = (u, v) => document
        .elementFromPoint(box.x + u * box.width, box.y + v * box.height)
        ?.closest("[data-thing]")?.dataset.thing;
    return {
        own: cell.dataset.thing,
        middle: thingAt(0.5, 0.5),
        corners: [0.03, 0.97].flatMap((u) => [thingAt(u, 0.03), thingAt(u, 0.97)]),
    };
})"""
"""What lies at the middle of each cell and in the corners of its box."""
SIZE = """board => [board.offsetWidth, board.offsetHeight]"""


async def sit(person: Person, size: int = 7, swap: bool = False) -> Locator:
    await person.set_table("hex", ["me", "random"], {"size": size, "swap": swap})
    await person.page.locator(".cell.lit").first.wait_for()
    return person.page.get_by_role("grid", name=person.of("hex", "board"))


def cell(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-thing="cell-{name}"]')


@pytest.mark.parametrize("on", ["desktop", "phone"])
async def test_a_touch_hits_the_cell_below_it(town: Town, on: On) -> None:
    """The corners of its box belong to its neighbours."""
    async with town.person("Ada", on=on) as ada:
        board = await sit(ada)
        touched: Any = await board.get_by_role("gridcell").evaluate_all(TOUCHED)
        assert len(touched) == 49
        assert all(found["middle"] == found["own"] for found in touched)
        assert not [found["own"] for found in touched if found["own"] in found["corners"]]
        d4 = next(found for found in touched if found["own"] == "cell-d4")
        assert len(set(d4["corners"])) == 4
        assert all(corner.startswith("cell-") for corner in d4["corners"])


async def test_a_phone_turns_the_board_and_a_desktop_does_not(town: Town) -> None:
    for on, upright in (("desktop", False), ("phone", True)):
        async with town.person("Ada", on=on) as ada:  # type: ignore[arg-type]
            width, height = await (await sit(ada, 11)).evaluate(SIZE)
            assert (height > width) == upright
            await ada.check()


async def test_arrows_walk_to_the_nearest_cell_and_enter_puts_a_stone(town: Town) -> None:
    async with town.person("Ada") as ada:
        board = await sit(ada)
        await expect(board.get_by_role("row")).to_have_count(7)
        await cell(ada, "a1").focus()
        for key, name in [("Right", "b1"), ("Down", "b2"), ("Down", "b3"), ("Left", "a3")]:
            await ada.page.keyboard.press(f"Arrow{key}")
            await expect(cell(ada, name)).to_be_focused()
        await ada.page.keyboard.press("Enter")
        stone = ada.of("hex", "face-stone-blue")
        await expect(cell(ada, "a3")).to_have_accessible_name(f"a3, {stone}")


async def test_the_first_stone_is_taken_over(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada:
        await ada.set_table("hex", ["random", "me"], {"size": 7})
        await ada.page.get_by_role("button", name=ada.of("hex", "move-swap")).click()
        stone = ada.of("hex", "face-stone-red")
        await expect(ada.page.get_by_role("gridcell", name=stone)).to_have_count(1)


@pytest.mark.parametrize("on", ["desktop", "phone"])
async def test_it_is_played_to_the_end(town: Town, on: On) -> None:
    async with town.person("Ada", on=on) as ada:
        await sit(ada, swap=True)
        assert await play_out(ada, Pace()) >= 6
        await sees_how_it_ended(ada, 2)
