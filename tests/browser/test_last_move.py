"""The last move is marked until the next; names of lines stand at the edge of a board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect

from browser.lessons import coach, lesson_of, make, steps
from browser.person import Person
from browser.town import Town
from tablee.catalog import shelf
from tablee.kernel import LEARNER, Entry, Game, Lesson, parse_move
from tablee.kernel.options import parse_options
from tablee.table.viewers.viewpoint import Viewpoint

pytestmark = [pytest.mark.browser, pytest.mark.slow]
MARKED = """() => [...document.querySelectorAll("[data-last]")]
    .map((bar) => bar.closest("[data-thing]").dataset.thing).sort().join()"""
INSIDE = """() => [...document.querySelectorAll(".names span")].every((name) => {
    const boxOf = (element) => element.getBoundingClientRect();
    const cells = [...document.querySelectorAll("[role=gridcell]")].map(boxOf);
    const box = boxOf(name);
    const covers = (cell) => cell.left < box.right && cell.right > box.left
        && cell.top < box.bottom && cell.bottom > box.top;
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && !cells.some(covers);
})"""
BOARDS = ("tictactoe", "double-action", "hex")
ROWS = ("crack-word",)


def marks(game: Game, lesson: Lesson) -> list[str]:
    """What is marked before each step of the learner, and after the last one."""
    state: Any = game.start(parse_options(game.options, dict(lesson.options)), lesson.seats)
    point, found = Viewpoint(game, LEARNER, state), []
    for number, step in enumerate(lesson.steps, 1):
        if step.say is not None:
            point.update(state, (), frozenset())
        if step.seat == LEARNER:
            found.append(",".join(sorted(point.fresh(()).last_move)))
        move = parse_move(game.moves, step.move)
        before, state = state, game.apply(state, step.seat, move)
        point.notice(before, Entry(number, step.seat, move), state)
    point.update(state, (), frozenset())
    return [*found, ",".join(sorted(point.fresh(()).last_move))]


async def sees(person: Person, marked: str) -> None:
    await person.page.wait_for_function(f"marked => ({MARKED})() === marked", arg=marked)


@pytest.mark.parametrize("game", [*BOARDS, *ROWS])
async def test_a_move_is_marked_until_the_next(town: Town, game: str) -> None:
    """A sign, a token and a cell that was emptied, a stone; a letter in a line."""
    async with town.person("Ada") as ada:
        await ada.open_box(game)
        await ada.button("lesson-learn").click()
        await coach(ada).wait_for()
        expected = marks(shelf()[game], lesson_of(ada, game))
        assert len(set(expected)) > 2
        async for step, offer in steps(ada, game):
            await sees(ada, expected.pop(0))
            await make(ada, game, step, offer)
        await sees(ada, *expected)


async def test_who_comes_back_sees_the_mark_and_hears_it(town: Town) -> None:
    async with town.person("Ada") as ada:
        await ada.set_table("tictactoe", ["me", "random"])
        await ada.page.locator('[data-thing="cell-4"].lit').click()
        await expect(ada.page.locator("[role=gridcell].lit")).to_have_count(7)
        marked = await ada.page.evaluate(MARKED)
        assert marked.startswith("sign-")
        cell = ada.page.locator("[role=gridcell]", has=ada.page.locator("[data-last]"))
        await expect(cell).to_have_attribute("aria-label", re.compile(ada.words("piece-last")))
        await ada.page.reload()
        await sees(ada, marked)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
async def test_names_of_lines_stand_beside_the_board(town: Town, size: tuple[int, int]) -> None:
    """On a desktop, and on a phone upright and turned: no cell is covered, no name is cut off."""
    async with town.person("Ada", viewport={"width": size[0], "height": size[1]}) as ada:
        await ada.set_table("double-action", ["me", "random"])
        await expect(ada.page.locator(".names span")).to_have_count(20)
        await ada.page.wait_for_function(INSIDE)
