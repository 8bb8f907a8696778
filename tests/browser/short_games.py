"""Games that are short, for tests that play them to the end."""

from __future__ import annotations

from playwright.async_api import expect

from browser.person import Person
from browser.playing import Pace

SHORT: dict[str, tuple[list[str], dict[str, bool | int | str]]] = {
    "claquer": (["me", "expert", "expert", "expert"], {"deck": "quick", "gaffe_seconds": 1}),
    "crack-word": (["me", "random"], {}),
    "double-action": (["me", "random"], {}),
    "hearts": (["me", "random", "random", "random"], {"until": 25}),
    "hex": (["me", "random"], {"size": 7}),
    "reversi": (["me", "random"], {"size": 6}),
    "switch": (["me", "expert"], {"window_ms": 3000}),
    "take-it": (["me", "random"], {"tempo_ms": 1200}),
    "tictactoe": (["me", "random"], {}),
}
"""Chairs and options that make a game short: whom one waits for least."""
UNHURRIED = {
    "claquer": Pace(0.2, 0.6),
    "take-it": Pace(0.3, 1.5),
    "hearts": Pace(patience=900),
}
"""In real time people take a moment to react. Several hands of thirteen cards, of four players who
wait for each other, last longest."""
LUCK = ("switch", "claquer")
"""Others may win before I have moved: with their first dice, or while a slow machine paints."""


async def sees_how_it_ended(person: Person, seats: int) -> None:
    """Everybody is ranked, and scores are explained line by line; a sentence tells of a draw."""
    await expect(person.end.locator("ol > li")).to_have_count(seats)
    scored = await person.end.locator(".score").count() > 0
    assert await person.end.locator(".line" if scored else ".why").count() > 0
    await person.check()
