"""What a move led to is seen with the things themselves, for a moment, and is in nobody's way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import expect

from browser.lessons import coach, lesson_of, make, steps
from browser.person import Person
from browser.records import opens_a_record
from browser.town import Town
from tablee.catalog import shelf
from tablee.catalog.words import LANGUAGES, words
from tablee.kernel import LEARNER, Consequence, Game, Lesson, Scene, parse_move, rules_of
from tablee.kernel.options import parse_options
from tablee.record.text import parse_record

pytestmark = [pytest.mark.browser, pytest.mark.slow]
RECORD = Path(__file__).parents[2] / "examples" / "records" / "switch.jsonl"
NAMES = ("", "Blaise", "Colette", "Django")
SCREENS = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
"""Played with a mouse: on a machine that is busy, a short touch may be taken for a long one."""


def consequences(
    game: Game, options: Any, log: list[tuple[int, str]], viewer: int, seats: int = 2
) -> list[Any]:
    """What the viewer is shown of each entry of a game; None where that is nothing."""
    found: list[Any] = []
    state = game.start(options, seats)
    for seat, text in log:
        move = parse_move(game.moves, text)
        after, masked = game.apply(state, seat, move), game.mask(state, seat, move, viewer)
        views = game.view(state, viewer), game.view(after, viewer)
        led_to = masked and game.consequence(views[0], seat, masked, views[1])
        found.append(led_to and with_pieces(led_to, game.scene(views[0], ())))
        state = after
    return found


def with_pieces(led_to: Consequence, before: Scene) -> Consequence:
    """As the page shows it: where it names no pieces, those that lay there."""
    lay = [piece for zone in before.zones if zone.id in led_to.over for piece in zone.pieces]
    return replace(led_to, pieces=led_to.pieces or tuple(lay))


def mine(lesson: Lesson, box: Game) -> list[Consequence]:
    """Those of the learner's own moves."""
    log = [(step.seat, step.move) for step in lesson.steps]
    options = parse_options(box.options, dict(lesson.options))
    shown = consequences(box, options, log, LEARNER, lesson.seats)
    pairs = zip(log, shown, strict=True)
    return [one for (seat, _), one in pairs if one is not None and seat == LEARNER]


TAUGHT = sorted(
    key for key, game in shelf().items() if game.lesson and mine(game.lesson(LANGUAGES[0]), game)
)
"""In the lesson of Reversi all that a move led to lies on the board."""


def faces(shown: Consequence) -> list[str | None]:
    return [piece.face for piece in (*shown.pieces, *shown.beside)]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", TAUGHT)
async def test_every_consequence_of_a_lesson_is_seen(town: Town, game: str, screen: str) -> None:
    """A row taken, a gaffe called, five in a line, a word cracked, cards shed, three in a line."""
    async with town.person("Ada", viewport=SCREENS[screen]) as ada:
        await ada.remember_consequences()
        await ada.open_box(game)
        await ada.button("lesson-learn").click()
        await coach(ada).wait_for()
        async for step, offer in steps(ada, game):
            await make(ada, game, step, offer)
        expected = mine(lesson_of(ada, game), shelf()[game])
        assert expected
        seen = await ada.consequences(len(expected))
        told = [(said_to_me(ada, game, one), faces(one)) for one in expected]
        assert [one for one in ((it["text"], it["faces"]) for it in seen) if one in told] == told
        for one in seen:
            assert (one["covers"], one["outside"], one["touched"], one["told"]) == (
                0,
                0,
                False,
                False,
            )
            assert one["moves"] == 0, "this person wants nothing to move"
        glows = [len(one.things) + (one.to is not None) for one in expected]
        assert {it["rings"] for it in seen if (it["text"], it["faces"]) in told} == set(glows)


def test_nearly_every_lesson_leads_to_something() -> None:
    assert {key for key, game in shelf().items() if game.lesson} - {*TAUGHT} == {"reversi"}


def said_to_me(person: Person, game: str, shown: Consequence) -> str:
    return words(shelf()[game], person.language).tell(shown.what, NAMES, LEARNER)


async def test_a_picture_comes_and_goes_and_may_move(town: Town) -> None:
    async with town.person("Ada", reduced_motion="no-preference") as ada:
        await ada.remember_consequences()
        await ada.open_box("take-it")
        await ada.button("lesson-learn").click()
        async for step, offer in steps(ada, "take-it"):
            await make(ada, "take-it", step, offer)
            if step.move.startswith("take"):
                break
        assert (await ada.consequences(1))[0]["moves"] > 0
        await expect(ada.page.locator("[data-consequence]")).to_have_count(0)


async def test_what_glows_is_where_the_pieces_come_to_lie(town: Town) -> None:
    """Not where they are on their way: they slide as the picture comes."""
    async with town.person("Ada", reduced_motion="no-preference") as ada:
        await ada.remember_consequences()
        await ada.open_box("crack-word")
        await ada.button("lesson-learn").click()
        first = mine(lesson_of(ada, "crack-word"), shelf()["crack-word"])[0]
        assert first.things
        text, seen = said_to_me(ada, "crack-word", first), list[Any]()
        async for step, offer in steps(ada, "crack-word"):
            await make(ada, "crack-word", step, offer)
            await ada.page.wait_for_timeout(300)
            seen = [one for one in await ada.consequences(0) if one["text"] == text]
            if seen:
                break
        await expect(ada.page.locator("[data-consequence]")).to_have_count(0)
        middles = [await middle_of(ada, thing) for thing in first.things]
        glow = seen[0]["middles"][-len(middles) :]
        assert [[round(at) for at in place] for place in glow] == middles


async def middle_of(person: Person, thing: str) -> list[int]:
    box = await person.page.locator(f'[data-thing="{thing}"]').bounding_box()
    assert box is not None
    return [round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)]


async def test_a_replay_keeps_a_consequence_until_the_next_step(town: Town) -> None:
    record = parse_record(RECORD.read_text("utf-8"))
    box = rules_of(shelf()["switch"], record.header.version)
    async with town.person("Ada") as ada:
        await opens_a_record(ada, RECORD)
        shown = ada.page.locator("[data-consequence]")
        await expect(ada.page.locator(".player")).to_be_visible()
        log = [(row.seat, row.move) for row in record.rows]
        options = parse_options(box.options, dict(record.header.options))
        found = consequences(box, options, log, 0)
        first = next(n for n, one in enumerate(found) if one)
        for _ in range(first + 1):
            await ada.page.keyboard.press("ArrowRight")
        await expect(shown).to_have_attribute("data-consequence", found[first].what.id)
        await ada.page.wait_for_timeout(2_000)
        await expect(shown).to_have_count(1)
        await ada.page.keyboard.press("ArrowLeft")
        await expect(shown).to_have_count(0)
