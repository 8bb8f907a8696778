"""Two people in two browsers play each other, and a third watches without seeing their cards."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from browser.person import Person
from browser.playing import Pace, choose, first_of, play_out
from browser.town import Town

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TABLES: dict[str, tuple[list[str], dict[str, bool | int | str]]] = {
    "claquer": (["me", "open", "expert", "expert"], {"deck": "quick", "gaffe_seconds": 1}),
    "crack-word": (["me", "open"], {}),
    "double-action": (["me", "open"], {}),
    "switch": (["me", "open"], {"window_ms": 3000}),
    "take-it": (["me", "open"], {"tempo_ms": 1200}),
    "tictactoe": (["me", "open"], {}),
}
SECRETS = {"crack-word": "hand", "double-action": "hand", "take-it": "piles"}
"""Zones of a seat that only their owner sees, or nobody before the end."""
LONG = ("crack-word", "switch")
"""Agreed to stop after a while; played to the end with --full."""
PACE = Pace(0.15, 0.5)
TOLD = {"accept": "accepte «", "abstain": "refusé"}
"""What the log says of a word that the other person accepted, or not."""


@pytest.mark.parametrize("game", TABLES)
async def test_two_people_play_while_a_third_watches(town: Town, game: str) -> None:
    async with (
        town.person("Ada") as ada,
        town.person("Bea") as bea,
        town.person("Cleo", on="phone") as cleo,
    ):
        chairs, options = TABLES[game]
        await ada.set_table(game, chairs, options)
        link = await ada.copy_link()
        await bea.accept(link)
        await ada.begin()
        await cleo.page.goto(link)
        few = min(3, 1 if game == "tictactoe" else 3)
        await first_of(play_out(ada, PACE, moves=few), play_out(bea, PACE, moves=few))
        await only_watches(cleo, SECRETS.get(game))
        if game in LONG and not (town.full or await ada.end.is_visible()):
            await agree_to_stop(ada, bea)
        else:
            await asyncio.gather(play_out(ada, PACE), play_out(bea, PACE))
        for person in (ada, bea, cleo):
            await person.end.wait_for()
            name = person.words("you-label") if person is bea else bea.name
            assert await person.end.get_by_text(name).count() > 0


async def only_watches(person: Person, secret: str | None) -> None:
    """A watcher has nothing to click, and sees the backs of what others hold."""
    watching = person.page.get_by_text(person.words("watching"))
    await watching.or_(person.end).first.wait_for()  # on a slow machine the computers have won
    seen = await person.look(patience_ms=50)
    assert seen.things == []
    assert seen.buttons == []
    await person.check()
    if secret is not None and not seen.end:
        faces = person.page.locator(f'[data-zone^="{secret}-"] use')
        shown = await faces.evaluate_all("all => all.map(use => use.getAttribute('href'))")
        assert all(face.endswith("face-back") for face in shown), shown


async def agree_to_stop(ada: Person, bea: Person) -> None:
    if await (log := ada.button("log-open")).is_visible():
        await log.click()
    await ada.button("stop").click()
    await bea.button("stop-agree").click()


@pytest.mark.parametrize("answer", ["accept", "abstain"])
async def test_the_other_person_decides_about_a_word_no_dictionary_has(
    town: Town, answer: str
) -> None:
    """Whoever has the turn lays a card and names a word that is none; the other one is asked."""
    async with town.person("Ada") as ada, town.person("Bea", on="phone") as bea:
        await ada.set_table("crack-word", ["me", "open"], {"table_accepts": True})
        await bea.accept(await ada.copy_link())
        await ada.begin()
        turn, other = await whose_turn(ada, bea)
        word = await name_a_word_that_is_none(turn)
        await other.page.get_by_text(word).first.wait_for()
        await other.check()
        said = other.of("crack-word", f"move-{answer}")
        await other.page.get_by_role("button", name=said).click()
        await expect(ada.page.locator(".log")).to_contain_text(TOLD[answer])


async def whose_turn(*people: Person) -> tuple[Person, Person]:
    """Who can do something now, and the other one."""
    while True:
        for person in people:
            if (await person.look()).things:
                other = next(one for one in people if one is not person)
                return person, other


async def name_a_word_that_is_none(person: Person) -> str:
    """Touches what is lit until a word is asked for."""
    while (seen := await person.look()).asking is None:
        thing = choose(person.rng, seen)
        assert thing is not None
        await person.touch(thing)
    field = person.page.locator(".typing").get_by_role("textbox")
    word = await field.input_value() + "QXQ"
    await field.fill(word)
    await person.page.keyboard.press("Enter")
    return word
