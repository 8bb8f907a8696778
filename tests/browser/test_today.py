"""Today's tasks: from the shelf to the line one shares, on a desk and a phone; days in a row."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from typing import Any, Literal

import msgspec
import pytest
from playwright.async_api import Route, expect

from browser.axe import AXE, check, check_in_light_and_dark
from browser.person import Person
from browser.puzzles import SCREENS, offers
from browser.town import Town
from tablee.catalog import shelf
from tablee.catalog.puzzles import puzzles_of
from tablee.house.archive import today
from tablee.house.archive.puzzles import viewpoint_of
from tablee.kernel import Game
from tablee.kernel.puzzle import Puzzle

pytestmark = [pytest.mark.browser, pytest.mark.slow]
KEYS = [key for key, game in shelf().items() if puzzles_of(game)]
REFUSES = "Storage.prototype.setItem = () => { throw new DOMException('full') }"


def puzzle_at(key: str, at: int) -> tuple[Game, Puzzle]:
    game = shelf()[key]
    return game, puzzles_of(game)[at % len(puzzles_of(game))]


async def set_clock(person: Person, day: list[str]) -> None:
    """The server's day is the one in the list; a box's task is its puzzle of that number."""

    def at() -> int:
        return date.fromisoformat(day[0]).toordinal()

    async def page(route: Route) -> None:
        tasks = [_told(today.task_of(*puzzle_at(key, at()))) for key in KEYS]
        await route.fulfill(json={"day": day[0], "tasks": tasks})

    async def answer(route: Route) -> None:
        asked = json.loads(route.request.post_data or "")
        game, puzzle = puzzle_at(route.request.url.rsplit("/", 1)[1], at())
        assert asked["day"] == day[0]
        await route.fulfill(json=_told(today.answer_of(game, puzzle, asked["move"])))

    await person.page.route("**/api/today", page)
    await person.page.route("**/api/today/*", answer)


def _told(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


async def open_task(person: Person, key: str) -> None:
    """From the page of the day, and until it asks for a move."""
    await person.page.locator(f'a[href="/today/{key}"]').click()
    region = person.page.get_by_role("region", name=person.words("today-task"), exact=True)
    await expect(region.get_by_role("status")).to_contain_text(person.words("today-find"))


async def make_by_list(person: Person, game: Game, puzzle: Puzzle, move: str) -> None:
    """From the list of all moves, in which every move of every game stands."""
    places = list(offers_in_order(game, puzzle))
    await person.page.keyboard.press("m")
    items = person.page.get_by_role("dialog").locator("li > button")
    await items.nth(places.index(move)).click()


def offers_in_order(game: Game, puzzle: Puzzle) -> list[str]:
    return [offer.move for offer in viewpoint_of(game, puzzle).fresh(()).offers]


async def answer_all(person: Person, day: str, right: bool = True) -> None:
    """Every task that is not answered yet, from the page of the day."""
    at = date.fromisoformat(day).toordinal()
    await person.come("/today")
    for key in KEYS:
        game, puzzle = puzzle_at(key, at)
        await open_task(person, key)
        others = [move for move in puzzle.chances if move in offers(game, puzzle)]
        await make_by_list(person, game, puzzle, puzzle.best if right else others[-1])
        await expect(person.page.locator(".task.right" if right else ".task.wrong")).to_be_visible()
        if AXE.exists():
            await check(person)
        await person.come("/today")
    await expect(person.button("today-share")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
async def test_from_the_shelf_to_the_line_one_shares(
    town: Town, screen: Literal["desktop", "phone"]
) -> None:
    async with town.person("Ada", on=screen, **SCREENS[screen]) as ada:
        await ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await ada.page.add_init_script("navigator.canShare = undefined")
        await set_clock(ada, ["2026-11-17"])
        await ada.come()
        await ada.page.locator('a[href="/today"]').click()
        await expect(ada.page.get_by_role("heading", name=ada.words("today"))).to_be_visible()
        if AXE.exists():
            await check_in_light_and_dark(ada)
        await answer_all(ada, "2026-11-17", right=screen == "desktop")
        await ada.button("today-share").click()
        await expect(ada.page.get_by_text(ada.words("today-copied"))).to_be_visible()
        line, address = (await ada.page.evaluate("navigator.clipboard.readText()")).splitlines()
        assert re.search(r"[●◐○]( [●◐○])* ", line), line
        assert ("●" in line) == (screen == "desktop")
        assert address.endswith("/today")
        for key in KEYS:
            game, puzzle = puzzle_at(key, date(2026, 11, 17).toordinal())
            assert game.key not in line
            assert puzzle.best not in line
        if AXE.exists():
            await check_in_light_and_dark(ada)


async def test_an_answered_task_shows_its_answer_again_and_takes_no_second_try(town: Town) -> None:
    async with town.person("Ada") as ada:
        await set_clock(ada, ["2026-11-17"])
        await answer_all(ada, "2026-11-17", right=False)
        await ada.page.reload()
        await ada.page.locator(f'a[href="/today/{KEYS[0]}"]').click()
        await expect(ada.page.locator(".task.wrong")).to_be_visible()
        game, puzzle = puzzle_at(KEYS[0], date(2026, 11, 17).toordinal())
        await make_by_list(ada, game, puzzle, puzzle.best)
        await expect(ada.page.get_by_text(ada.words("refused-task_answered"))).to_be_visible()
        await expect(ada.page.locator(".task.wrong")).to_be_visible()
        await ada.button("today-compare").click()
        dialog = ada.page.get_by_role("dialog")
        await expect(dialog.locator(".tried")).to_have_count(1)


async def test_days_in_a_row_forgive_one_missed_day_a_week(town: Town) -> None:
    async with town.person("Ada") as ada:
        day = ["2026-11-01"]
        await set_clock(ada, day)
        row = []
        for gap in (0, 1, 2, 1, 2):  # the second missed day comes in the same week
            day[0] = (date.fromisoformat(day[0]) + timedelta(days=gap)).isoformat()
            await answer_all(ada, day[0])
            stored = await ada.page.evaluate("localStorage.getItem('tablee-puzzle-days')")
            row.append(int(stored.split()[1]))
        assert row == [1, 2, 3, 4, 1]


async def test_a_browser_that_stores_nothing_says_so_and_plays_on(town: Town) -> None:
    async with town.person("Ada") as ada:
        await ada.page.add_init_script(REFUSES)
        await set_clock(ada, ["2026-11-17"])
        await ada.come("/today")
        await open_task(ada, KEYS[0])
        game, puzzle = puzzle_at(KEYS[0], date(2026, 11, 17).toordinal())
        await make_by_list(ada, game, puzzle, puzzle.best)
        await expect(ada.page.locator(".task.right")).to_be_visible()
        await ada.page.get_by_role("link", name=ada.words("back-to-today")).click()
        await expect(ada.page.get_by_text(ada.words("today-not-stored"))).to_be_visible()
