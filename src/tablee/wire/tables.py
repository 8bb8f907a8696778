"""New tables and lists of tables, over HTTP and in the lobby."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from tablee.store.contract.tables import Access
from tablee.wire.evening import EveningWish
from tablee.wire.glimpse import Glimpse
from tablee.wire.message import Message, Short
from tablee.wire.replies import ChairNote
from tablee.wire.terms import TableTerms


class NewTable(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True
):
    """POST /api/tables. `chairs`: `me`, `open`, or a computer player's level, seat by seat."""

    game: str
    chairs: tuple[str, ...]
    terms: TableTerms = TableTerms()
    word: Short = ""
    """For a locked table."""
    begin: bool = False
    nonce: Short = ""
    """My share of the table's chance. It is chosen before the promise is seen, which is weaker:
    anyone who distrusts the server makes the table first, then sends `Nonce`, then `Begin`."""
    evening: EveningWish | None = None
    """The first table of an evening: `game` and `chairs` come from its list then."""


class TableCard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A table in a list."""

    id: str
    game: str
    status: Literal["waiting", "playing", "finished"]
    chairs: tuple[ChairNote, ...]
    made_at: int = 0
    access: Access = "unlisted"
    rated: bool = False
    you: int | None = None
    """The seat I have there."""
    your_move: bool = False
    """The game waits for me."""
    moves: int = 0
    winners: tuple[int, ...] = ()
    host: str = ""
    """The name of the host, who can begin, if they sit there."""
    lesson: bool = False


class SpokenCode(msgspec.Struct, frozen=True, gc=False):
    """POST /api/tables/{id}/code: the host shows this code, for so many seconds at most."""

    code: str
    seconds: int


class SaidCode(msgspec.Struct, frozen=True, gc=False):
    """POST /api/join: what somebody read off another screen."""

    code: Short


class FoundTable(msgspec.Struct, frozen=True, gc=False):
    """The table of a spoken code."""

    table: str


class Crowd(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How many people wait to play with strangers, and how many play."""

    waiting: int = 0
    playing: int = 0


class Lobby(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """GET /api/lobby and the first message of the socket `/ws/lobby`."""

    open: tuple[TableCard, ...] = ()
    mine: tuple[TableCard, ...] = ()
    finished: tuple[TableCard, ...] = ()
    crowds: dict[str, Crowd] = {}
    """By game, and under the empty name all together."""
    played: tuple[Glimpse, ...] = ()
    """A few public tables where people are, as small pictures."""


class LobbyChange(Message, frozen=True):
    """Every later message of the socket: steps from the lists that it has, as `wire/edit.py` makes
    them. A list that is absent has not changed."""

    open: tuple[int | TableCard, ...] | UnsetType = UNSET
    mine: tuple[int | TableCard, ...] | UnsetType = UNSET
    finished: tuple[int | TableCard, ...] | UnsetType = UNSET
    crowds: dict[str, Crowd] | UnsetType = UNSET
    played: tuple[int | Glimpse, ...] | UnsetType = UNSET
