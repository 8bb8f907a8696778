"""Tables of a small turn game on a virtual clock: who comes, who goes, and what time does."""

from __future__ import annotations

from typing import Any

from sheets import changed
from table.lamps import sheet as lamp_sheet
from table.lamps import think, told
from tablee import catalog
from tablee.kernel import Game
from tablee.store import Row, Sheet
from tablee.table import Effects, Table
from tablee.table.viewers.lock import is_word
from tablee.wire import Hello, Message, Play, Refused, Request, Seating

GAME = catalog.find("tictactoe")


class Room:
    """A table, its clock, and everything it gave to be kept."""

    def __init__(self, sheet: Sheet, game: Game = GAME, rows: Any = ()) -> None:
        self.game = game
        self.now = max([sheet.began, sheet.clock, *(row.at for row in rows)])
        self.rows: list[Row] = list(rows)
        self.heard: dict[str, list[Message]] = {}
        self.faults: list[str] = []
        self.kept = sheet
        self.table = Table(game, sheet, catalog.players(game), rows)
        self.take(self.table.wake(self.now))

    def take(self, effects: Effects) -> Effects:
        """Keeps what must be kept, hears what is told, lets bots think at once."""
        self.rows += effects.rows
        self.kept = effects.sheet or self.kept
        self.faults += effects.faults
        for viewer in self.heard:
            self.heard[viewer] += told(effects, viewer)
        think(self.table, effects, self.now)
        return effects

    def come(self, viewer: str, name: str, **hello: Any) -> Room:
        self.heard[viewer] = []
        self.take(self.table.enter(viewer, name.upper(), name.title(), self.now))
        self.ask(viewer, Hello(**hello))
        return self

    def go(self, viewer: str) -> Room:
        self.take(self.table.leave(viewer, self.now))
        return self

    def ask(self, viewer: str, request: Request) -> Message | None:
        """The last thing this viewer hears. A word is checked as the house does, but at once."""
        word = self.table.word_said(viewer, request)
        if word and is_word(word, self.kept.word):
            self.table.let_in(viewer)
        due = self.table.due()
        effects = self.take(self.table.ask(viewer, request, self.now))
        assert not effects.due_stays or self.table.due() == due
        return self.heard[viewer][-1] if self.heard[viewer] else None

    def play(self, viewer: str, move: str) -> Message | None:
        return self.ask(viewer, Play(1, move))

    def wait(self, ms: int) -> Room:
        """Everything that is due meanwhile happens at its own moment."""
        until = self.now + ms
        while (due := self.table.due()) is not None and due <= until:
            self.now = max(self.now, due)
            self.take(self.table.tick(self.now))
        self.now = until
        return self

    def reload(self) -> Room:
        """What a restart leaves: the sheet and the rows; nobody is connected."""
        return Room(self.kept, self.game, self.rows)

    def seating(self, viewer: str) -> Seating:
        return [m for m in self.heard[viewer] if isinstance(m, Seating)][-1]

    def refusals(self, viewer: str) -> list[str]:
        return [m.code for m in self.heard[viewer] if isinstance(m, Refused)]


def sheet(*chairs: str, game: Game = GAME, **fields: Any) -> Sheet:
    """Names in capitals are people with the guest id of the same letters."""
    made = lamp_sheet(*chairs, game=game.key)
    return changed(made, version=game.version, **fields)


def room(*chairs: str, **fields: Any) -> Room:
    """Ann and whoever else sits there have come to their table."""
    opened = Room(sheet(*chairs, **fields))
    for chair in chairs:
        if chair.isupper():
            opened.come(chair[0].lower(), chair)
    return opened
