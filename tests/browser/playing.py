"""Plays any game by touching what is lit, without knowing its rules."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from random import Random

from browser.person import Asking, Person, Sight, Thing

WORDS = ("MAISON", "TABLE", "JOUER", "CHEVAUX", "ARBRES", "POMMES", "LUMIERE", "ROUTES")
BESIDE = ("log", "moves", "keys", "photo", "photo-tie", "guide", "report", "how-chance")
"""Dialogs that ask nothing about a move: opened by a wrong touch."""
KEYS = {"Espace": "Space", "Entrée": "Enter", "⌫": "Backspace"}
FOCUSED = """() => {
    const at = document.activeElement;
    const label = [...(at.labels ?? [])].map((label) => label.textContent).join(" ");
    const name = at.getAttribute("aria-label") || label || at.textContent || "";
    return name.replace(/\\s+/g, " ").trim();
}"""
TABLE = re.compile("/table/")
ASKED = "() => Boolean(document.activeElement.closest('dialog[open], .typing'))"
Habit = Callable[[Person, Sight], Awaitable[None]]


class Pace:
    """How long somebody hesitates, in seconds, and how long a game may last."""

    def __init__(self, least: float = 0, most: float = 0, patience: float = 300) -> None:
        self.least, self.most, self.patience = least, most, patience


async def play_out(person: Person, pace: Pace, habit: Habit | None = None, moves: int = 0) -> int:
    """Plays until the end screen is there, or `moves` were made; says how many were."""
    made = 0
    async with asyncio.timeout(pace.patience):
        await person.page.wait_for_url(TABLE, wait_until="commit")
        while not (seen := await person.look()).end and (not moves or made < moves):
            if not TABLE.search(person.page.url):
                await person.page.go_back()  # it ended under a late touch, which met a link
                continue
            if _idle(seen):
                continue
            await asyncio.sleep(person.rng.uniform(pace.least, pace.most))
            if pace.most and ((seen := await person.look()).end or _idle(seen)):
                continue  # others did not wait: what was there is gone, or it is all over
            await (habit or by_hand)(person, seen)
            made += not seen.asking
            if made % 8 == 1:
                await person.check()
    return made


def _idle(seen: Sight) -> bool:
    return not (seen.asking or seen.buttons or seen.things)


async def by_hand(person: Person, seen: Sight) -> None:
    """Touches one of the things that are lit, or a button, or answers what is asked."""
    if seen.asking:
        await answer(person, seen.asking)
        return
    thing = choose(person.rng, seen)
    if thing is not None:
        await person.touch(thing)


def choose(rng: Random, seen: Sight) -> Thing | None:
    """Goes on with a move that was begun, more often than not; else takes anything, the main button
    more often. In real time others may wait for a move that only this player can make."""
    there = [thing for thing in [*seen.buttons, *seen.things] if thing.x is not None]
    if seen.begun:
        there = [thing for thing in there if not thing.chosen] or there
    if not there:
        return None
    often = seen.things if seen.begun else [it for it in there if it.main or it.pad]
    return rng.choices(there, [4 if it in often else 1 for it in there])[0]


async def answer(person: Person, asking: Asking) -> None:
    """A letter, a number or a choice by its button; a word by typing one."""
    if asking.title in map(person.words, BESIDE):
        await person.page.keyboard.press("Escape")
    elif asking.field:
        await person.page.keyboard.type(person.rng.choice(WORDS))
        await person.page.keyboard.press("Enter")
    elif ready := [button for button in asking.buttons if button.x is not None]:
        await person.touch(person.rng.choice(ready))


async def by_keys(person: Person, seen: Sight) -> None:
    """The keyboard alone: the key that is shown, or Tab until it is there, then Enter."""
    keyboard = person.page.keyboard
    if seen.asking and (seen.asking.field or seen.asking.title in map(person.words, BESIDE)):
        await answer(person, seen.asking)
    elif seen.asking:
        for _ in range(person.rng.randrange(len(seen.asking.buttons))):
            await keyboard.press("Tab")
        if await person.page.evaluate(ASKED):  # else somebody was faster, and it asks no more
            await keyboard.press("Enter")
    elif (thing := choose(person.rng, seen)) and thing.key:
        if not seen.begun:
            await keyboard.press("Escape")  # a button that has the focus has Space and Enter too
        await keyboard.press(KEYS.get(thing.key, thing.key))
    elif thing and await tab_to(person, lambda name: name == thing.name, patience=80):
        await keyboard.press("Enter")


async def tab_to(person: Person, wanted: Callable[[str], bool], patience: int = 200) -> bool:
    """Tab by Tab until what has the focus is called so."""
    for _ in range(patience):
        await person.page.keyboard.press("Tab")
        if wanted(await person.page.evaluate(FOCUSED)):
            return True
    return False


async def first_of(*plays: Awaitable[int]) -> None:
    """People play at the same time; when one has had enough, all stop."""
    tasks = [asyncio.ensure_future(play) for play in plays]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
