"""No screen has a fault that axe finds, in light and in dark.

axe-core comes with the tools of the page (`client/package.json`). It is run by the browser's own
means, so the policy of the page, which allows no foreign script, stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import expect

from browser.accounts import is_asked_for_a_name
from browser.axe import AXE, check_in_light_and_dark
from browser.conftest import REQUIRED
from browser.person import Person
from browser.town import Town
from tablee.catalog import shelf

MISSING = "the tools of the page are not installed; `make check` installs them"
pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not AXE.exists() and not REQUIRED, reason=MISSING),
]
PATHS = ["/", "/me", "/how", "/privacy", "/nowhere", *(f"/box/{game}" for game in sorted(shelf()))]
NOT_FOUND = re.compile("404")
Way = Callable[[Person], Awaitable[Any]]


@pytest.mark.parametrize("path", PATHS)
async def test_a_page_has_no_fault(town: Town, path: str) -> None:
    async with town.person("Ada") as ada:
        if path == "/nowhere":
            ada.expected = NOT_FOUND
        await ada.come(path)
        await ada.page.get_by_role("main").wait_for()
        await ada.page.wait_for_load_state("networkidle")
        await check_in_light_and_dark(ada)


@pytest.mark.parametrize("game", sorted(shelf()))
async def test_a_table_has_no_fault(town: Town, game: str) -> None:
    async with town.person("Ada") as ada:
        await ada.open_box(game)
        await ada.button("play-now").click()
        await ada.page.locator(".table .zone").first.wait_for()
        await check_in_light_and_dark(ada)


async def waits(ada: Person) -> None:
    """In the waiting room, with the link to give to friends."""
    await ada.set_table("switch", ["me", "open"])
    await ada.copy_link()


async def opens_the_moves(ada: Person) -> None:
    await ada.open_box("double-action")
    await ada.button("play-now").click()
    await ada.button("moves").click()
    await expect(ada.page.get_by_role("dialog", name=ada.words("moves"))).to_be_visible()


async def opens_the_keys(ada: Person) -> None:
    await ada.open_box("switch")
    await ada.button("play-now").click()
    await ada.button("keys").click()
    await expect(ada.page.get_by_role("dialog", name=ada.words("keys"))).to_be_visible()


async def reads_the_rules(ada: Person) -> None:
    await ada.open_box("switch")
    await ada.button("play-now").click()
    await ada.button("guide").click()
    await expect(ada.page.get_by_role("dialog", name=ada.words("guide"))).to_be_visible()


async def learns(ada: Person) -> None:
    await ada.open_box("claquer")
    await ada.button("lesson-learn").click()
    await ada.page.get_by_role("region", name=ada.words("lesson")).wait_for()


async def is_in_the_middle(ada: Person) -> None:
    """Of a game with a board, on which something is written by now."""
    await ada.come("/puzzle/double-action/3")
    await ada.page.locator(".cell .note").first.wait_for()


async def sees_the_end(ada: Person) -> None:
    await ada.set_table("tictactoe", ["me", "random"])
    await ada.button("log-open").click()
    await ada.button("stop-alone").click()
    await ada.button("stop-sure").click()
    await ada.end.wait_for()


async def looks_for_more(ada: Person) -> None:
    await sees_the_end(ada)
    await ada.button("end-more").click()
    await ada.page.get_by_role("dialog", name=ada.words("end-more")).wait_for()


async def watches_again(ada: Person) -> None:
    await looks_for_more(ada)
    await ada.page.get_by_role("link", name=ada.words("replay")).click()
    await ada.page.get_by_role("slider", name=ada.words("replay-scrub")).wait_for()


async def reviews(ada: Person) -> None:
    """Tic-tac-toe without a move: the review is played out, and short."""
    await watches_again(ada)
    await ada.button("review").click()
    await ada.button("review-summary").click()
    await ada.page.get_by_role("dialog").wait_for()


WAYS: dict[str, Way] = {
    "waiting room": waits,
    "name": is_asked_for_a_name,
    "moves": opens_the_moves,
    "keys": opens_the_keys,
    "rules": reads_the_rules,
    "lesson": learns,
    "middle": is_in_the_middle,
    "end": sees_the_end,
    "more": looks_for_more,
    "replay": watches_again,
    "review": reviews,
}


@pytest.mark.parametrize("screen", WAYS)
async def test_what_opens_on_the_way_has_no_fault(town: Town, screen: str) -> None:
    async with town.person("Ada") as ada:
        await WAYS[screen](ada)
        await check_in_light_and_dark(ada)
