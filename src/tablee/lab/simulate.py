"""A whole game between computer players, through the real table, on a virtual clock."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from tablee.catalog import players as players_of
from tablee.kernel import Bot, Entry, Game, Outcome
from tablee.store.contract.tables import Sheet, Terms
from tablee.table import Effects, Table
from tablee.table.seating import bot_chair

LONGEST_MS = 24 * 3_600_000
"""A game that needs more than a day of virtual time will never end."""


class NeverEnds(Exception):
    """The game did not come to an end, or the table met what should never happen."""


class Played(msgspec.Struct, frozen=True):
    """A finished game: its log, its outcome, how long it took on the virtual clock, its sheet."""

    entries: Sequence[Entry]
    outcome: Outcome
    ms: int
    sheet: Sheet


def simulate(
    game: Game,
    levels: Sequence[str],
    seed: str = "",
    options: msgspec.Struct | None = None,
    players: Mapping[str, Callable[[int], Bot]] | None = None,
) -> Played:
    """Plays one game, a player's name for each seat. Everything follows from the seed."""
    table = set_table(game, levels, seed, options, players)
    now = 0
    effects = table.begin(Effects(), now)
    while not table.ended:
        _think(table, effects, now)
        now = next_moment(table, effects)
        effects = table.tick(now)
    _check(table, effects)
    outcome = game.outcome(table.state)
    if outcome is None:
        raise NeverEnds(f"still playing after {table.number} entries")
    return Played(table.entries, outcome, now, table.sheet)


def set_table(
    game: Game,
    levels: Sequence[str],
    seed: str = "",
    options: msgspec.Struct | None = None,
    players: Mapping[str, Callable[[int], Bot]] | None = None,
) -> Table:
    """The table of that game, before its first entry."""
    sheet = _sheet(game, levels, seed, options or game.options())
    return Table(game, sheet, players or players_of(game))


def _sheet(game: Game, levels: Sequence[str], seed: str, options: Any) -> Sheet:
    return Sheet(
        id="lab",
        game=game.key,
        version=game.version,
        terms=Terms(msgspec.to_builtins(options)),
        chairs=tuple(bot_chair(seat, level) for seat, level in enumerate(levels)),
        host="",
        secret=hashlib.sha256(f"lab {seed}".encode()).hexdigest(),
    )


def _think(table: Table, effects: Effects, now: int) -> None:
    """Every bot answers at once. Stale thoughts are left out."""
    for thought in effects.thoughts:
        if thought.number == table.number:
            table.decide(thought, thought.run(), now)


def next_moment(table: Table, effects: Effects) -> int:
    """The moment when something happens next."""
    _check(table, effects)
    due = table.due()
    if due is None:
        raise NeverEnds(f"nobody moves after entry {table.number}")
    if due > LONGEST_MS:
        raise NeverEnds(f"still playing after {table.number} entries and {due} ms")
    return due


def _check(table: Table, effects: Effects) -> None:
    if effects.faults:
        raise NeverEnds(f"after entry {table.number}: {'; '.join(effects.faults)}")
