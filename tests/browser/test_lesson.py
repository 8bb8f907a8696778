"""Learn in a minute: every lesson is played to its end by what is lit, on a desk and a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.async_api import Locator, expect

from browser.person import Person
from browser.town import Town
from tablee.catalog import shelf
from tablee.catalog.words import words
from tablee.kernel import LEARNER, Ask, Game, Lesson, Offer, Say, Step, format_move, parse_move
from tablee.kernel.options import parse_options

pytestmark = pytest.mark.browser
NAMES = ("", "Blaise")
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
ON_ITS_SIDE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}}
SCROLLS = "footer => Math.max(0, footer.scrollHeight - footer.clientHeight - 1)"
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


def coach(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.words("lesson"))


def said(person: Person, game: str, text: Say) -> str:
    return words(shelf()[game], person.language).tell(text, NAMES)


def lesson_of(person: Person, game: str) -> Lesson:
    lesson = shelf()[game].lesson
    assert lesson is not None
    return lesson(person.language)


async def begin(person: Person, game: str) -> None:
    await person.open_box(game)
    await person.button("lesson-learn").click()
    await coach(person).wait_for()


def offers(game: Game, lesson: Lesson) -> Iterator[tuple[Step, Offer | None]]:
    """Each step that is waited for, and the offer that leads to it."""
    state: Any = game.start(parse_options(game.options, dict(lesson.options)), lesson.seats)
    for step in lesson.steps:
        move = parse_move(game.moves, step.move)
        if step.say is not None:
            legal = game.legal(state, LEARNER)
            shown = game.scene(game.view(state, LEARNER), legal).offers
            yield step, next((one for one in shown if _leads_to(one, format_move(move))), None)
        state = game.apply(state, step.seat, move)


def _leads_to(offer: Offer, move: str) -> bool:
    wanted, parts = move.split(), offer.move.split()
    wanted += ["no"] * (len(parts) - len(wanted))
    pairs = zip(parts, wanted, strict=True) if len(parts) == len(wanted) else ()
    same = [part in ("{}", want) for part, want in pairs]
    return offer.why is None and bool(same) and all(same)


async def make(person: Person, game: str, step: Step, offer: Offer) -> None:
    """Follows what is lit, and answers what is asked."""
    for thing in offer.path:
        lit = person.page.locator(f'.lit[data-thing="{thing}"]')
        await expect(lit).to_have_count(1)
        await lit.tap() if person.touches else await lit.click()
    if not offer.path:
        await person.page.locator(".button.taught").click()
    answers = step.move.split()
    answers += ["no"] * (len(offer.move.split()) - len(answers))
    blanks = (answers[at] for at, part in enumerate(offer.move.split()) if part == "{}")
    await reply(person, game, offer.ask, blanks)


async def reply(person: Person, game: str, ask: Ask | None, answers: Iterator[str]) -> None:
    while ask is not None:
        answer, dialog = next(answers), person.page.get_by_role("dialog")
        if ask.kind == "choice":
            label = dict(ask.choices)[answer]
            await dialog.get_by_role("button", name=said(person, game, label), exact=True).click()
            ask = ask.then
            continue
        await dialog.get_by_role("textbox").fill(answer.lower())
        if ask.then is None or ask.then.kind != "choice":
            await person.page.keyboard.press("Enter")
        ask = ask.then  # a choice stands beside the field


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", TAUGHT)
async def test_every_lesson_is_played_to_its_end(
    town: Town, game: str, screen: Literal["desktop", "phone"]
) -> None:
    async with town.person("Ada", on=screen) as ada:
        await begin(ada, game)
        lesson = lesson_of(ada, game)
        for step, offer in offers(shelf()[game], lesson):
            assert step.say is not None
            await expect(coach(ada).get_by_role("status")).to_have_text(said(ada, game, step.say))
            if step.seat != LEARNER:
                await ada.button("lesson-next").click()
                continue
            assert offer is not None
            await make(ada, game, step, offer)
        await expect(coach(ada).get_by_role("status")).to_have_text(said(ada, game, lesson.end))
        await expect(ada.button("lesson-play")).to_be_visible()
        await expect(ada.end).to_be_hidden()


@pytest.mark.parametrize("game", TAUGHT)
async def test_nothing_lies_on_the_coach_while_a_move_is_begun(town: Town, game: str) -> None:
    """On the smallest phone *Cancel* comes and goes elsewhere."""
    async with town.person("Ada", on="phone", **SMALL) as ada:
        await begin(ada, game)
        for step, offer in offers(shelf()[game], lesson_of(ada, game)):
            if step.seat != LEARNER:
                await ada.button("lesson-next").click()
                continue
            assert offer is not None
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
        assert await ada.page.locator("footer").evaluate(SCROLLS) == 0
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
        steps = lesson_of(ada, "tictactoe").steps
        await ada.page.keyboard.press("ArrowRight")
        await ada.page.locator(".cell.lit").focus()
        await ada.page.keyboard.press("Enter")
        await expect(text).to_have_text(said(ada, "tictactoe", steps[1].say or Say("")))
        await ada.page.get_by_role("link", name=ada.words("lesson-skip")).click()
        await ada.button("lesson-resume").click()
        await expect(text).to_have_text(said(ada, "tictactoe", steps[1].say or Say("")))
        await ada.page.keyboard.press("n")
        await expect(text).to_have_text(said(ada, "tictactoe", steps[2].say or Say("")))
