"""Blocking: somebody does not want to meet somebody else, who is never told.

Whether two people may meet is asked of their ties alone (`Ties.may_meet`). What follows from it:
nobody hears the other talk, finds the other's public tables, or comes to a table that the other
hosts. Where both sit already, the game goes on.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from tablee.house.limits import Limits
from tablee.house.people.guest import Guest
from tablee.kernel import Fault
from tablee.store import Lost, Sheet
from tablee.store.contract.people import Tie, TieKind
from tablee.store.contract.tables import guests_of
from tablee.store.people.ties import Ties

ID_BYTES = 9
ENDED_BY_A_BLOCK: tuple[TieKind, ...] = ("friend", "ask", "asked")


class Blocks:
    """What somebody may do about those whom they do not want to meet."""

    def __init__(self, ties: Ties, limits: Limits, wall: Callable[[], float]) -> None:
        self._ties, self._limits, self._wall = ties, limits, wall

    def listed(self, guest: Guest) -> list[Tie]:
        """The newest first."""
        return self._ties.of(guest.id, "block")[::-1]

    async def block(self, guest: Guest, sheet: Sheet, seat: int) -> None:
        """Whoever sits there. Nobody is asked whether they are at that table, too."""
        other, name = person_at(guest, sheet, seat)
        if self._ties.has(guest.id, "block", other):
            return
        if len(self._ties.of(guest.id, "block")) >= self._limits.blocked:
            raise Fault("too_many_blocked", most=self._limits.blocked)
        ended = [
            tie
            for one, two in ((guest.id, other), (other, guest.id))
            for kind in ENDED_BY_A_BLOCK
            if (tie := self._ties.get(one, kind, two)) is not None
        ]
        made = Tie(guest.id, "block", other, new_tie_id(), name, int(self._wall()))
        await self._ties.change(put=[made], drop=ended)

    async def unblock(self, guest: Guest, id: str) -> None:
        """One who is not blocked any more is no fault: two pages may have asked."""
        found = [tie for tie in self._ties.of(guest.id, "block") if tie.id == id]
        if found:
            await self._ties.change(drop=found)


def new_tie_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def person_at(guest: Guest, sheet: Sheet, seat: int) -> tuple[str, str]:
    """The id and the name of somebody else at this seat; raises Fault where nobody else sits."""
    if not guest.id:
        raise Fault("no_name")
    chair = sheet.chairs[seat] if 0 <= seat < len(sheet.chairs) else None
    if chair is None or chair.kind != "person" or chair.guest in ("", guest.id):
        raise Fault("no_such_chair", seat=seat)
    return chair.guest, chair.name


def check_welcome(ties: Ties, sheet: Sheet, guest: str) -> None:
    """Raises Lost where this guest and the host may not meet, unless the guest sits there.

    Somebody who was blocked is told what is said of a table that does not exist. Somebody who has
    blocked the host is told so.
    """
    if sheet.host in ("", guest) or ties.may_meet(guest, sheet.host) or guest in guests_of(sheet):
        return
    if ties.has(guest, "block", sheet.host):
        raise Fault("you_blocked")
    raise Lost("unknown_table", table=sheet.id)
