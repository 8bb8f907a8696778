"""Learn in a minute: every lesson is played to its end by what is lit, on a desk and a phone."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.async_api import expect

from browser.lessons import coach, lesson_of, make, said, steps
from browser.person import Person
from browser.town import Town
from tablee.catalog import shelf
from tablee.kernel import Say

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
ON_ITS_SIDE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}}
LEGIBLE = 36
"""A card that is lower cannot be read."""
COVERED = """coach => {
    const inside = coach.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }) => left < inside.right - 1
        && right > inside.left + 1 && top < inside.bottom - 1 && bottom > inside.top + 1;
    return [...document.querySelectorAll(".table button, .table a, .table [data-thing]")]
        .filter(thing => !coach.contains(thing) && thing.offsetParent !== null)
        .filter(thing => meets(thing.getBoundingClientRect()))
        .map(thing => thing.textContent || thing.ariaLabel);
}"""
"""What can be touched, is no part of the coach, and lies where the coach is."""
TAUGHT = sorted(key for key, game in shelf().items() if game.lesson)


async def begin(person: Person, game: str) -> None:
    await person.open_box(game)
    await person.button("lesson-learn").click()
    await coach(person).wait_for()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", TAUGHT)
async def test_every_lesson_is_played_to_its_end(
    town: Town, game: str, screen: Literal["desktop", "phone"]
) -> None:
    async with town.person("Ada", on=screen) as ada:
        await begin(ada, game)
        async for step, offer in steps(ada, game):
            await make(ada, game, step, offer)
        end = said(ada, game, lesson_of(ada, game).end)
        await expect(coach(ada).get_by_role("status")).to_have_text(end)
        await expect(ada.button("lesson-play")).to_be_visible()
        await expect(ada.end).to_be_hidden()


async def test_a_lesson_has_nothing_to_stop_resign_or_call(town: Town) -> None:
    async with town.person("Ada", on="phone") as ada:
        await begin(ada, "switch")
        await ada.button("menu").click()
        await ada.button("settings").click()
        await expect(ada.page.get_by_role("link", name=ada.words("leave"))).to_be_visible()
        for what in ("stop-alone", "resign", "call-me"):
            await expect(ada.button(what)).to_have_count(0)


@pytest.mark.parametrize("game", TAUGHT)
async def test_nothing_lies_on_the_coach_while_a_move_is_begun(town: Town, game: str) -> None:
    """On the smallest phone *Cancel* comes and goes elsewhere."""
    async with town.person("Ada", on="phone", **SMALL) as ada:
        await begin(ada, game)
        async for step, offer in steps(ada, game):
            if len(offer.path) > 1:
                await ada.page.locator(f'.lit[data-thing="{offer.path[0]}"]').tap()
                await expect(ada.button("cancel")).to_be_visible()
                assert await coach(ada).evaluate(COVERED) == []
                await ada.button("cancel").tap()
            await make(ada, game, step, offer)


@pytest.mark.parametrize("screen", [SMALL, ON_ITS_SIDE], ids=["small", "on-its-side"])
@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_fits_every_phone(town: Town, game: str, screen: dict[str, Any]) -> None:
    """Nothing is cut off, and what is held can be read."""
    async with town.person("Ada", on="phone", **screen) as ada:
        await begin(ada, game)
        await ada.page.locator(".lit, .taught").first.wait_for()
        await ada.check()
        played = ada.page.locator(".zone.hand [data-piece], .table [role=grid]")
        sizes = await played.evaluate_all("all => all.map(thing => thing.offsetHeight)")
        assert min(sizes, default=LEGIBLE) >= LEGIBLE


async def test_a_mistake_explains_itself_and_is_taken_back(town: Town) -> None:
    async with town.person("Ada") as ada:
        await begin(ada, "tictactoe")
        text = coach(ada).get_by_role("status")
        first = lesson_of(ada, "tictactoe").steps[0]
        assert first.say is not None
        assert first.wrong is not None
        cells = ada.page.locator(".cell")
        await expect(ada.page.locator(".cell.lit")).to_have_count(1)
        await cells.first.click()
        await expect(text).to_have_text(said(ada, "tictactoe", first.wrong))
        await expect(cells.first.locator(".piece")).to_have_count(0)
        await ada.button("lesson-back").click()
        await expect(text).to_have_text(said(ada, "tictactoe", first.say))


async def test_a_lesson_is_left_resumed_and_read_by_keyboard(town: Town) -> None:
    async with town.person("Ada") as ada:
        await begin(ada, "tictactoe")
        text = coach(ada).get_by_role("status")
        taught = lesson_of(ada, "tictactoe").steps
        await ada.page.keyboard.press("ArrowRight")
        await ada.page.locator(".cell.lit").focus()
        await ada.page.keyboard.press("Enter")
        await expect(text).to_have_text(said(ada, "tictactoe", taught[1].say or Say("")))
        await ada.page.get_by_role("link", name=ada.words("lesson-skip")).click()
        await ada.button("lesson-resume").click()
        await expect(text).to_have_text(said(ada, "tictactoe", taught[1].say or Say("")))
        await ada.page.keyboard.press("n")
        await expect(text).to_have_text(said(ada, "tictactoe", taught[2].say or Say("")))
