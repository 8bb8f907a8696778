"""What the coach of a lesson says and offers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

from playwright.async_api import Locator, expect

from browser.person import Person
from tablee.catalog import shelf
from tablee.catalog.words import words
from tablee.kernel import LEARNER, Ask, Game, Lesson, Offer, Say, Step, format_move, parse_move
from tablee.kernel.options import parse_options

NAMES = ("", "Blaise", "Colette", "Django")


def coach(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.words("lesson"))


def said(person: Person, game: str, text: Say) -> str:
    return words(shelf()[game], person.language).tell(text, NAMES)


def lesson_of(person: Person, game: str) -> Lesson:
    lesson = shelf()[game].lesson
    assert lesson is not None
    return lesson(person.language)


async def steps(person: Person, game: str) -> AsyncIterator[tuple[Step, Offer]]:
    """What the learner is to do, step by step; others play when *Next* is pressed.

    Each step waits for its sentence: what was lit for the step before must not be touched again.
    """
    for step, offer in offers(shelf()[game], lesson_of(person, game)):
        assert step.say is not None
        await expect(coach(person).get_by_role("status")).to_have_text(said(person, game, step.say))
        if step.seat != LEARNER:
            await person.button("lesson-next").click()
            continue
        assert offer is not None
        yield step, offer


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
    for thing in (*offer.path, *_chosen(offer, step.move)):
        lit = person.page.locator(f'.lit[data-thing="{thing}"]')
        await expect(lit).to_have_count(1)
        await lit.tap() if person.touches else await lit.click()
    if not offer.path:
        await person.page.locator(".button.taught").click()
    answers = step.move.split()
    answers += ["no"] * (len(offer.move.split()) - len(answers))
    blanks = (answers[at] for at, part in enumerate(offer.move.split()) if part == "{}")
    await reply(person, game, offer.ask, blanks)


def _chosen(offer: Offer, move: str) -> list[str]:
    """The pieces that the step chooses, where the offer has a pick."""
    if offer.pick is None:
        return []
    words = move.split()[offer.move.split().index("{}")].split(",")
    return [id for word, id in offer.pick.choices if word in words]


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
