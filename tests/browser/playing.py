"""Playing anything: whoever sees what is lit can play it, without knowing a rule."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from browser.person import Asking, Person, Sight, Thing
from playwright.async_api import Error

WORDS = ("MAISON", "TABLE", "JOUER", "CHEVAUX", "ARBRES", "POMMES", "LUMIERE", "ROUTES")
Habit = Callable[[Person, Sight], Awaitable[None]]


class Pace:
    """How long somebody hesitates, in seconds, and how long a game may last."""

    def __init__(self, least: float = 0, most: float = 0, patience: float = 420) -> None:
        self.least, self.most, self.patience = least, most, patience


async def play_out(person: Person, pace: Pace, habit: Habit | None = None, moves: int = 0) -> int:
    """Plays until the end screen is there, or `moves` were made; says how many were."""
    made = 0
    async with asyncio.timeout(pace.patience):
        while not (seen := await person.look()).end and (not moves or made < moves):
            if _idle(seen):
                continue
            await asyncio.sleep(person.rng.uniform(pace.least, pace.most))
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
    thing = choose(person, seen)
    if thing is not None:
        await person.touch(thing)


def choose(person: Person, seen: Sight) -> Thing | None:
    """What was begun is gone on with; else anything, the main button more often."""
    there = [thing for thing in [*seen.buttons, *seen.things] if thing.x is not None]
    if seen.begun:
        there = [thing for thing in there if not thing.chosen] or there
    if not there:
        return None
    return person.rng.choices(there, [4 if it.main or it.pad else 1 for it in there])[0]


async def answer(person: Person, asking: Asking) -> None:
    """A letter, a number or a choice by its button; a word by typing one."""
    try:
        if asking.field:
            await person.page.keyboard.type(person.rng.choice(WORDS))
            await person.page.keyboard.press("Enter")
        elif asking.buttons:
            await person.touch(person.rng.choice(asking.buttons))
    except Error as error:  # the question went away while it was being answered
        if "detached" not in str(error):
            raise
