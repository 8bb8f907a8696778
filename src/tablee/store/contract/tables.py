"""What a store promises about tables: when an awaited call returns, the data survives kill -9."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Coroutine, Sequence
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from tablee.store.contract.evening import Evening
from tablee.store.contract.lost import Lost

NO_COLOUR = -1
IMPORTED = "record"
"""Stands in `came_from` of a table that was read from a record."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table: open, taken by a person (a guest's id), or by a computer player."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    guest: str = ""
    """Who sits here; known to the server alone, never sent to anybody."""
    level: str = ""
    """For a computer player: beginner, regular, expert, random."""
    nonce: str = ""
    """This seat's share of the table's chance."""
    wins: int = 0
    """Games won so far in a match."""
    colour: int = NO_COLOUR
    """Chosen by the person who sits here, where the box lets players choose."""


Access: TypeAlias = Literal["public", "unlisted", "locked"]
"""Listed in the lobby; by link alone; by link and a word."""


class Pace(msgspec.Struct, frozen=True):
    """How long a turn may take; nothing is limited where a number is 0. Seconds."""

    per_move: int = 0
    per_game: int = 0
    days: bool = False
    """Correspondence: time runs whether anybody looks or not."""


LessonLanguage: TypeAlias = Literal["", "fr", "en"]
"""No lesson, or one in this language."""


class Terms(msgspec.Struct, frozen=True):
    """What is agreed about a table before the first move.

    It is stored in full, so that a default may change and old tables keep theirs.
    """

    options: dict[str, Any] = {}
    """What was chosen; once the game has begun, every option with its value."""
    access: Access = "unlisted"
    pace: Pace = Pace()
    grace: int = 60
    """Seconds until a computer player plays for an absent person; 0 never."""
    freeze: int = 1_000
    """What a false start costs in a race: no race for so many ms; 0 only refuses it."""
    rated: bool = False
    games: int = 1
    """More than one is a match: so many games in a row by the same people."""
    lesson: LessonLanguage = ""
    """A lesson: moves and chance are written down beforehand. Never rated."""
    gentle: bool = False
    """For one person among computers: a move may be taken back, and the game helps. Never rated."""


class Root(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the first entries of a branched table come from: a finished table and its chance."""

    table: str
    until: int
    """The last entry that was drawn there."""
    secret: str
    nonces: tuple[str, ...] = ()


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The header of a table: everything about it that is not a move."""

    id: str
    game: str
    version: int
    terms: Terms
    chairs: tuple[Chair, ...]
    host: str
    """The guest who made the table."""
    secret: str
    """Hex; every draw follows from it. Sent to nobody before the end."""
    nonces: tuple[str, ...] = ()
    """One from each seat, mixed into the chance at the start."""
    colours: tuple[int, ...] = ()
    """One for each chair, fixed at the start, where the box lets players choose theirs."""
    status: Literal["waiting", "playing", "finished"] = "waiting"
    made_at: int = 0
    """Wall-clock seconds, for listing."""
    word: str = ""
    """For a locked table: a salted hash of the word."""
    needs: tuple[str, ...] = ()
    """Word lists the game cannot do without, named by their content."""
    resigned: tuple[int, ...] = ()
    stops: tuple[int, ...] = ()
    """Seats that agree to stop here."""
    ending: Literal["", "played", "resigned", "stopped"] = ""
    why: Literal["", "retired", "too_long"] = ""
    """If it was not ended by the players: its rules were retired, or it has too many entries."""
    ended_at: int = 0
    """Wall-clock seconds."""
    began: int = 0
    """When the game began, in ms on the table's clock."""
    clock: int = 0
    """Where the table's clock stood when the last person left; stored where turns are timed."""
    again: str = ""
    """The table of the rematch."""
    came_from: str = ""
    """The table this one continues, or is the rematch of; `record` for an imported game."""
    nth: int = 1
    """Which game of the match this is."""
    opened_at: int = 0
    """Of an imported game: when somebody last looked at it, to the day."""
    due_at: float = 0.0
    """Of a correspondence game that nobody has open: the wall-clock second at which something is
    due. 0: not known without opening it."""
    roots: tuple[Root, ...] = ()
    """For a branch: the tables whose chance drew its first entries, so that these can be checked.
    """
    evening: Evening | None = None
    """The evening that this table belongs to."""
    gathers: bool = False
    """For strangers who were brought together: it begins by itself once all of them are there."""

    @property
    def public(self) -> bool:
        return self.terms.access == "public"

    @property
    def imported_at(self) -> int | None:
        """Of an imported game: since when nobody has looked at it."""
        return max(self.made_at, self.opened_at) if self.came_from == IMPORTED else None


class Row(msgspec.Struct, frozen=True, gc=False):
    """An entry as it is stored: the move in notation, so that a log can be read by people."""

    number: int
    seat: int
    move: str
    at: int
    facts: str = ""
    """JSON beside the move that the rules never see: what was measured in a race."""


class Store(Protocol):
    """Memory, SQLite, PostgreSQL: one contract, tested by test_every_store.py.

    Lost has the code `damaged` for a table that cannot be read any more, `not_kept` for what could
    not be written, `store_unwell` where nothing can be read, `elsewhere` for a table that another
    process holds, and `fenced` where the others have closed this process: it writes nothing more.
    """

    @property
    def damaged(self) -> Collection[str]:
        """Tables that could not be read when they were last wanted. Lists leave them out."""

    def save(self, sheet: Sheet) -> Awaitable[None]:
        """Stores the header, new or changed."""

    def append(
        self, table: str, rows: Sequence[Row], sheet: Sheet | None = None
    ) -> Awaitable[None]:
        """Stores rows whose numbers follow the last one, and the header that came with them.

        All of it or none, else Lost.
        """

    async def load(self, table: str) -> tuple[Sheet, list[Row]]:
        """The header and every row in order; Lost for an unknown table or a damaged one."""

    async def sheets(
        self,
        status: str | None = None,
        limit: int = 100,
        *,
        guest: str | None = None,
        public: bool | None = None,
    ) -> list[Sheet]:
        """Headers, the newest first. With `guest`: those they made or sit at. With `public`: those
        that are listed, or are not."""

    async def needs(self) -> set[str]:
        """The names of all word lists that stored tables need."""

    async def sweep(
        self, status: str, before: int, limit: int, spare: Collection[str] = ()
    ) -> list[str]:
        """Removes the oldest tables of this status from before that second, and returns their ids.

        A finished table counts from its end, another from when it was made. Status `imported`:
        games read from records that nobody has looked at since. At most `limit`, and none of
        `spare`.
        """

    async def finished(
        self, before: int, public: bool, behind: tuple[int, str], limit: int
    ) -> list[Sheet]:
        """Headers of finished tables made before that second, listed ones or the others.

        The oldest first, starting after the one with this time and id.
        """

    async def remove(self, tables: Collection[str]) -> None:
        """Removes these tables, if they are there."""

    async def claim(self, table: str) -> None:
        """This process alone writes this table now; Lost("elsewhere") while another one holds it.

        The table must be loaded after this, since what was known of it may be old. If there is only
        one process, it has every table. A process also has each new table that it saves.
        """

    def release(self, table: str) -> Coroutine[Any, Any, None]:
        """Lets other processes claim it, once all that was given for it is stored.

        Raises nothing. A table that stays held does no harm.
        """

    async def probe(self) -> None:
        """Writes a little and reads it again; Lost where either fails."""

    async def size(self) -> int:
        """Bytes on the disk, as far as they are known; raises Lost."""

    async def close(self) -> None:
        """Finishes what was accepted and closes the file."""


def check_numbers(last: int, rows: Sequence[Row]) -> None:
    """Raises Lost unless the rows follow the last one without a gap."""
    for expected, row in enumerate(rows, last + 1):
        if row.number != expected:
            raise Lost("out_of_order", expected=expected, came=row.number)


def guests_of(sheet: Sheet) -> set[str]:
    """The guests of a table: its host, everybody who sits there, and the company of its evening."""
    members = sheet.evening.members if sheet.evening else ()
    seated = {chair.guest for chair in sheet.chairs}
    return {sheet.host, *seated, *(member.guest for member in members)} - {""}
