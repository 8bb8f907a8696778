"""A whole game between bots through the real table, with somebody looking through every eye."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.catalog import players
from tablee.kernel import WATCHER, Game
from tablee.record.replay import fold
from tablee.record.retrace import write_down
from tablee.record.text import Record
from tablee.store import Chair, Row, Sheet, Terms
from tablee.table import Effects, Table
from tablee.wire import Fresh, Hello, Message, Update


class Played(msgspec.Struct):
    """The finished table, its log, and what each viewer was told, by seat."""

    table: Table
    rows: Sequence[Row]
    told: dict[int, list[Message]]

    @property
    def record(self) -> Record:
        return write_down(self.table.game, self.table.sheet, self.rows)

    def seen(self, eyes: int) -> dict[int, Fresh]:
        """What this viewer saw after each update, by entry; news from the first scene on."""
        scenes: dict[int, Fresh] = {}
        now: Fresh | None = None
        for message in self.told[eyes]:
            if isinstance(message, Fresh):
                now = message
            elif isinstance(message, Update) and now is not None:
                now = fold(now, message)
            if now is not None:
                scenes[now.number] = now
        return scenes


LINE_MS = 40.0
"""Everybody's round trip: long enough for the judge to wait for rivals."""
_known: dict[tuple[str, str], Played] = {}


def play(game: Game, seed: str = "1") -> Played:
    """The fewest seats but two at least; the same seed, the same game."""
    if (game.key, seed) not in _known:
        _known[game.key, seed] = _play(game, seed)
    return _known[game.key, seed]


def _play(game: Game, seed: str) -> Played:
    seats = min(count for count in game.seats if count > 1)
    table = Table(game, _sheet(game, seats, seed), players(game))
    rows: list[Row] = []
    told: dict[int, list[Message]] = {WATCHER: [], **{seat: [] for seat in range(seats)}}
    for eyes in told:
        table.enter(str(eyes), f"guest-{eyes}" if eyes >= 0 else "")
        table.ask(str(eyes), Hello(), 0)
        table.measured(str(eyes), LINE_MS)
    now, effects = 0, table.begin(Effects(), 0)
    while True:
        rows += effects.rows
        for viewers, message in effects.told:
            for viewer in viewers:
                told[int(viewer)].append(message)
        if table.ended:
            return Played(table, tuple(rows), told)
        for thought in effects.thoughts:
            table.decide(thought, thought.run(), now)
        due = table.due()
        assert due is not None, f"nobody moves after entry {table.number}"
        now, effects = due, table.tick(due)


def _sheet(game: Game, seats: int, seed: str) -> Sheet:
    """Bots that people look through: their chairs have guests, so that eyes can be opened."""
    level = next(iter(game.players))
    chairs = (
        Chair("bot", f"Bot {seat}", f"guest-{seat}", level, f"nonce {seat}")
        for seat in range(seats)
    )
    secret = seed.encode().hex().rjust(64, "5")
    return Sheet("played", game.key, game.version, Terms(), tuple(chairs), "the host", secret)
