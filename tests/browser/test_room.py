"""What is played on is the largest thing on the screen, and the shelf can be tidied."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BOARD = ".table [role=grid]"
SIZE = "board => [board.offsetWidth, board.offsetHeight]"
ON_ITS_SIDE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
COVERS = """(cancel, others) => {
    const mine = cancel.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }) => left < mine.right - 1
        && right > mine.left + 1 && top < mine.bottom - 1 && bottom > mine.top + 1;
    return others.filter(other => meets(document.querySelector(other).getBoundingClientRect()));
}"""


async def test_a_board_has_the_room_of_a_desktop_first(town: Town) -> None:
    async with town.person("Ada") as ada:
        await ada.set_table("double-action", ["me", "random"])
        await ada.page.locator(".hand .piece").first.wait_for()
        width, height = await ada.page.locator(BOARD).evaluate(SIZE)
        assert min(width, height) >= 640
        await ada.check()


async def test_a_board_fills_the_height_of_a_phone_on_its_side(town: Town) -> None:
    async with town.person("Ada", on="phone", **ON_ITS_SIDE) as ada:
        await ada.set_table("double-action", ["me", "random"])
        await ada.page.locator(".hand .piece").first.wait_for()
        _, height = await ada.page.locator(BOARD).evaluate(SIZE)
        assert height >= 0.95 * ON_ITS_SIDE["viewport"]["height"]
        await ada.check()


@pytest.mark.parametrize(
    ("game", "seats", "screen", "least"),
    [
        ("tictactoe", 2, {"width": 820, "height": 1180}, 600),
        ("tictactoe", 2, {"width": 1440, "height": 900}, 600),
        ("double-action", 4, {"width": 360, "height": 640}, 255),
    ],
)
async def test_a_board_uses_the_room_there_is(
    town: Town, game: str, seats: int, screen: dict[str, int], least: int
) -> None:
    async with town.person("Ada", on="phone", viewport=screen) as ada:
        await ada.set_table(game, ["me"] + ["random"] * (seats - 1))
        await ada.page.locator(f"{BOARD} .cell").first.wait_for()
        width, height = await ada.page.locator(BOARD).evaluate(SIZE)
        assert min(width, height) >= least


async def test_five_others_stand_in_one_line_of_a_desktop(town: Town) -> None:
    async with town.person("Ada") as ada:
        await ada.set_table("claquer", ["me"] + ["beginner"] * 5)
        seats = ada.page.locator(".others .seat")
        await expect(seats).to_have_count(5)
        tops = await seats.evaluate_all("all => all.map(seat => seat.offsetTop)")
        assert len(set(tops)) == 1


@pytest.mark.parametrize("screen", [{}, SMALL, ON_ITS_SIDE], ids=["desktop", "small", "flat"])
async def test_cancel_lies_neither_on_my_card_nor_on_the_news(
    town: Town, screen: dict[str, Any]
) -> None:
    async with town.person("Ada", **screen) as ada:
        await ada.set_table("double-action", ["me", "random"])
        await ada.page.locator(".hand .piece.lit").first.click()
        await expect(ada.button("cancel")).to_be_visible()
        covered = await ada.button("cancel").evaluate(COVERS, [".seat.mine", ".news span"])
        assert covered == []


async def test_the_log_of_a_board_is_folded_until_somebody_opens_it(town: Town) -> None:
    async with town.person("Ada") as ada:
        await ada.set_table("tictactoe", ["me", "random"])
        await ada.page.locator(BOARD).wait_for()
        await expect(ada.page.locator("aside.log")).to_have_count(0)
        await ada.button("log-open").click()
        await ada.page.reload()
        await expect(ada.page.locator("aside.log")).to_be_visible()


async def test_a_table_that_was_put_away_stays_away(town: Town) -> None:
    async with town.person("Ada") as ada:
        await ada.set_table("tictactoe", ["me", "random"])
        await ada.page.locator(BOARD).wait_for()
        table = ada.page.url.rpartition("/")[2]
        await ada.come()
        tile = ada.page.locator(f"a[href='/table/{table}']")
        await expect(tile).to_be_visible()
        await ada.button("put-away", game=ada.of("tictactoe", "title")).click()
        await expect(tile).to_have_count(0)
        await ada.page.reload()
        await ada.page.get_by_role("link", name=ada.of("tictactoe", "title")).first.wait_for()
        await ada.page.wait_for_load_state("networkidle")
        await expect(tile).to_have_count(0)
