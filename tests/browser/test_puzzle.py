"""Puzzles: missed, found, shown, solved by keyboard; on a desk and a phone."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from playwright.async_api import Locator, expect

from browser.axe import AXE, check, check_in_light_and_dark
from browser.person import Person
from browser.puzzles import SCREENS, offers
from browser.town import Town
from tablee.catalog import shelf
from tablee.catalog.puzzles import puzzles_of
from tablee.catalog.words import words
from tablee.house.archive.puzzles import answer
from tablee.kernel import Game
from tablee.kernel.puzzle import Puzzle

pytestmark = [pytest.mark.browser, pytest.mark.slow]
FOUND = sorted(key for key, game in shelf().items() if puzzles_of(game))


def task(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.words("puzzle"), exact=True)


async def make(person: Person, game: Game, puzzle: Puzzle, move: str) -> None:
    """By its button where it has one, else by the things to click."""
    offer = offers(game, puzzle)[move]
    names = ("",) * puzzle.seats
    label = words(game, person.language).tell(offer.label, names)
    button = person.page.get_by_role("group", name=person.words("actions")).get_by_role("button")
    if not offer.path or offer.role == "main":
        wanted = button.filter(has_text=label.split("\u2068")[0].strip() or label)
        await wanted.first.click()
        return
    for thing in offer.path:
        lit = person.page.locator(f'[data-thing="{thing}"]').first
        await lit.tap() if person.touches else await lit.click()


async def tell(person: Person, puzzle: Puzzle, chance: float) -> str:
    id = "odds-about" if puzzle.about else "odds-exact"
    n = round(100 * chance)
    return person.words(id, n=n if chance in (0, 1) else min(99, max(1, n)))


async def say(person: Person, text: str) -> None:
    await expect(task(person).get_by_role("status")).to_contain_text(text)


async def look_for_faults(person: Person) -> None:
    if AXE.exists():
        await check(person)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("key", FOUND)
async def test_a_puzzle_is_missed_and_found(
    town: Town, key: str, screen: Literal["desktop", "phone"]
) -> None:
    async with town.person("Ada", on=screen, **SCREENS[screen]) as ada:
        await ada.come(f"/puzzle/{key}/1")
        await say(ada, ada.words("puzzle-task"))
        game = shelf()[key]
        puzzle = puzzles_of(game)[0]
        best, *others = puzzle.chances
        wrong = next(move for move in others if move in offers(game, puzzle))
        await make(ada, game, puzzle, wrong)
        await say(ada, await tell(ada, puzzle, puzzle.chances[wrong]))
        await say(ada, await tell(ada, puzzle, puzzle.chances[best]))
        await expect(ada.page.locator(".task.wrong")).to_be_visible()
        await look_for_faults(ada)
        await make(ada, game, puzzle, best)
        await expect(ada.page.locator(".task.right")).to_be_visible()
        await look_for_faults(ada)
        await ada.page.get_by_role("link", name=ada.words("puzzle-next")).click()
        await say(ada, ada.words("puzzle-task"))


@pytest.mark.parametrize("game", FOUND)
async def test_a_puzzle_has_no_fault_and_shows_its_answer(town: Town, game: str) -> None:
    async with town.person("Ada") as ada:
        await ada.open_box(game)
        await ada.page.get_by_role("link", name=ada.words("puzzles"), exact=True).click()
        await say(ada, ada.words("puzzle-task"))
        await ada.page.wait_for_load_state("networkidle")
        if AXE.exists():
            await check_in_light_and_dark(ada)
        await ada.button("puzzle-show").click()
        told = answer(shelf()[game], 1)
        await say(ada, await tell(ada, puzzles_of(shelf()[game])[0], told.best))
        await expect(ada.button("puzzle-show")).to_be_hidden()


async def test_a_puzzle_is_solved_by_keyboard(town: Town) -> None:
    async with town.person("Ada") as ada:
        for key in FOUND:
            game = shelf()[key]
            for number, puzzle in enumerate(puzzles_of(game), 1):
                offer = offers(game, puzzle)[puzzle.best]
                if offer.key:
                    await ada.come(f"/puzzle/{key}/{number}")
                    await say(ada, ada.words("puzzle-task"))
                    await ada.page.keyboard.press(offer.key)
                    await expect(ada.page.locator(".task.right")).to_be_visible()
                    return
        pytest.fail("no puzzle has a key")


async def test_a_puzzle_that_does_not_exist_says_so(town: Town) -> None:
    async with town.person("Ada") as ada:
        ada.expected = re.compile("404")
        await ada.come(f"/puzzle/{FOUND[0]}/9999")
        await expect(ada.page.get_by_text(ada.words("refused-no_such_puzzle"))).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_a_small_phone_shows_a_puzzle_whole(town: Town, language: str) -> None:
    small: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
    async with town.person("Ada", on="phone", **small) as ada:
        await ada.come()
        if language == "en":
            await ada.page.get_by_role("button", name="English").click()
            ada.language = "en"
        await ada.come(f"/puzzle/{FOUND[0]}/1")
        await say(ada, ada.words("puzzle-task"))
        await ada.page.wait_for_load_state("networkidle")
        await ada.check()
