"""A rematch: the same people sit down at a new table. All who asked are answered together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec.structs import replace

from tablee import catalog
from tablee.house.pairing.pool import MayMeet
from tablee.house.sheets.new_table import new_id
from tablee.house.sheets.next_of_evening import next_of_evening
from tablee.house.tables.table_rules import everybody_may
from tablee.kernel import Fault, Game
from tablee.kernel.options import carry_options
from tablee.store import Chair, Sheet
from tablee.table import Effects, Table, evening, match, seating

Make: TypeAlias = Callable[[Sheet, str], Awaitable[str]]
"""Makes the new table for the guest who asked first, and returns its id."""

_log = logging.getLogger(__name__)


class RematchRequest:
    """Everybody who asked is answered together, when the new table is stored."""

    def __init__(
        self,
        table: Table,
        make: Make,
        made: Callable[[Effects], None],
        fail: Callable[[], None],
        leave_in_peace: Callable[[Effects, str], Effects] = lambda effects, guest: effects,
    ) -> None:
        self._table, self._make = table, make
        self._made, self._fail = made, fail
        self._leave_in_peace = leave_in_peace
        self._asked: list[tuple[str, int]] = []
        self._making: asyncio.Task[None] | None = None
        self._tried = False
        """To go on with an evening; without this a fault would be met again and again."""

    @property
    def is_busy(self) -> bool:
        return self._making is not None

    def hear(self, effects: Effects) -> None:
        """Somebody asks for it, or the game is over and its evening goes on."""
        goes_on = evening.wants_next(self._table.sheet)
        if effects.rematches or (goes_on and (effects.sheet is not None or not self._tried)):
            self._tried = self._tried or goes_on
            self._ask(effects.rematches)

    def _ask(self, asked: list[tuple[str, int]]) -> None:
        self._asked.extend(asked)
        if self._making is None:
            host = self._table.guest_of(asked[0][0]) if asked else self._table.sheet.host
            self._making = asyncio.get_running_loop().create_task(self._set(host))

    async def _set(self, host: str) -> None:
        effects = Effects()
        try:
            table = await self._make(self._table.sheet, host)
            effects = self._leave_in_peace(self._table.tell_rematch(table, self._asked), host)
        except Fault as fault:
            for viewer, request in self._asked:
                effects.refuse(viewer, request, fault)
        except Exception:
            _log.exception("no rematch for table %s", self._table.sheet.id)
            self._fail()
        self._asked, self._making = [], None
        self._made(effects)


def next_table(sheet: Sheet, host: str, made_at: int, may_meet: MayMeet) -> Sheet:
    """After this game: the next one of its evening, else a rematch."""
    if evening.wants_next(sheet):
        return next_of_evening(sheet, made_at)
    return rematch(catalog.find(sheet.game), sheet, host, made_at, may_meet)


def rematch(
    game: Game, sheet: Sheet, host: str, made_at: int, may_meet: MayMeet = everybody_may
) -> Sheet:
    """A new table on the same terms, under the newest rules. Whoever sat second now sits first.

    In a match it is the next game; after the last one a new match begins. Options that the newest
    rules do not offer are left out. `host`: the guest who asked. Chairs of those whom they may not
    meet are free.
    """
    company = [one if may_meet(host, one.guest) else Chair() for one in sheet.chairs]
    chairs = (*company[1:], *company[:1])
    goes_on = match.goes_on(sheet)
    return Sheet(
        id=new_id(),
        game=game.key,
        version=game.version,
        terms=replace(sheet.terms, options=carry_options(game, sheet.terms.options)),
        chairs=tuple(_same_chair(seat, chair, goes_on) for seat, chair in enumerate(chairs)),
        host=host,
        secret=secrets.token_hex(32),
        made_at=made_at,
        word=sheet.word,
        came_from=sheet.id,
        nth=sheet.nth + 1 if goes_on else 1,
    )


def is_company_back(table: Table) -> bool:
    """Everybody who is to play a rematch, or was brought together, has come and added to the chance
    of this table: it may begin."""
    sheet, present = table.sheet, table.present
    return (
        sheet.status == "waiting"
        and (bool(sheet.came_from) or sheet.gathers)
        and all(
            chair.kind == "bot" or (bool(chair.nonce) and chair.guest in present)
            for chair in sheet.chairs
        )
    )


def _same_chair(seat: int, chair: Chair, goes_on: bool) -> Chair:
    """Everybody adds to the new table's chance again; wins are kept while the match lasts."""
    nonce = seating.bot_nonce(seat) if chair.kind == "bot" else ""
    return replace(chair, nonce=nonce, wins=chair.wins if goes_on else 0)
