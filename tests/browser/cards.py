"""A table with cards on it, and how high they stand."""

from __future__ import annotations

from browser.person import Person
from tablee.catalog import players, shelf

LEGIBLE = 36
"""A card that is lower cannot be read."""
CARDS = ".cloth .zone:is(.hand, .pile, .row):is(.medium, .large) [data-piece]"
HEIGHTS = "all => all.map(card => card.offsetHeight)"


def level_of(game: str) -> str:
    """The level that thinks least: what it plays does not matter here."""
    return next(iter(players(shelf()[game])))


async def sit_down(person: Person, game: str, seats: int) -> None:
    await person.set_table(game, ["me"] + [level_of(game)] * (seats - 1))
    await person.page.locator(".table").wait_for()
