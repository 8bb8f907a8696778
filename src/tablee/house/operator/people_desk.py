"""Does what an operator orders about people: one place for a running server and for a command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import IO

from msgspec.structs import replace

from tablee.house.caller import Purse
from tablee.house.house import House
from tablee.house.operator import facts
from tablee.house.operator.finding import find_guest
from tablee.house.operator.orders import PeopleAnswer, PeopleOrder, PersonFacts
from tablee.house.operator.renaming import Renaming
from tablee.house.people.guest import Guest, clean_name
from tablee.house.people.name import LENT, check_free
from tablee.house.people.passphrase import Passphrases
from tablee.house.people.recovery import as_hashed, make_code
from tablee.house.upkeep.delete_account import forget_guest
from tablee.house.upkeep.export import Exports
from tablee.kernel import Fault
from tablee.store.contract.people import PersonDecision, number_of

CODE_SECONDS = 86_400
"""How long a code holds that is handed over in person."""
Work = Callable[[PeopleOrder, str], Awaitable[PeopleAnswer]]


class PeopleDesk:
    """One order after the other."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._people = house.people
        self._passphrases = Passphrases(house.limits)
        self._renaming = Renaming(house)

    async def carry_out(self, order: PeopleOrder) -> PeopleAnswer:
        """A fault is an answer, too. Then nothing was changed, unless it is `not_kept`."""
        meant: tuple[PersonFacts, ...] = ()
        try:
            if order.do == "list":
                return await self._list(order)
            guest = await find_guest(self._house, order.who)
            meant = (await facts.person(self._house, guest),)
            return replace(await self._works()[order.do](order, guest), people=meant)
        except Fault as fault:
            return PeopleAnswer(meant, fault=fault.code, details=dict(fault.details))

    def _works(self) -> dict[str, Work]:
        return {
            "show": self._show,
            "rename": self._rename,
            "delete": self._delete,
            "reset": self._reset,
            "export": self._export,
            "mute": self._hold,
            "ban": self._hold,
            "lift": self._lift,
        }

    async def _list(self, order: PeopleOrder) -> PeopleAnswer:
        if order.table:
            return PeopleAnswer(tuple(await facts.people_at(self._house, order.table)))
        return PeopleAnswer(tuple(await facts.everybody(self._house)))

    async def _show(self, order: PeopleOrder, guest: str) -> PeopleAnswer:
        return PeopleAnswer()  # who is meant is always told

    async def _rename(self, order: PeopleOrder, guest: str) -> PeopleAnswer:
        self._check_account(guest)
        name = clean_name(order.name)
        check_free(self._people, name, *LENT, mine=guest)
        await self._people.rename(guest, name)
        left = await self._renaming.rename(guest, name)
        await self._house.send_away(guest, "signed_out")  # pages come back under the new name
        return PeopleAnswer(left=left)

    async def _delete(self, order: PeopleOrder, guest: str) -> PeopleAnswer:
        await forget_guest(self._house, Guest(guest))
        await self._people.remove(guest)
        await self._house.send_away(guest, "signed_out")
        return PeopleAnswer()

    async def _reset(self, order: PeopleOrder, guest: str) -> PeopleAnswer:
        """The passphrase and the person's own code stay until this one is used."""
        self._check_account(guest)
        code, now = make_code(), int(self._house.wall())
        hidden = await self._passphrases.hide(as_hashed(code))
        ends_at = now + CODE_SECONDS
        await self._people.decisions.put(PersonDecision(guest, "code", ends_at, now, hidden))
        return PeopleAnswer(code=code, ends_at=ends_at)

    async def _export(self, order: PeopleOrder, guest: str) -> PeopleAnswer:
        """What the person could download."""
        name = (await facts.person(self._house, guest)).name
        file: IO[bytes] = await Exports(self._house).make(Guest(guest, name), Operator())
        with file:
            return PeopleAnswer(file=file.read())

    async def _hold(self, order: PeopleOrder, guest: str) -> PeopleAnswer:
        assert order.do in ("mute", "ban")
        now = int(self._house.wall())
        ends_at = now + max(order.seconds, 1)
        held = PersonDecision(guest, order.do, ends_at, now, order.reason)
        await self._people.decisions.put(held)
        return PeopleAnswer(ends_at=ends_at)

    async def _lift(self, order: PeopleOrder, guest: str) -> PeopleAnswer:
        if not await self._people.decisions.drop(guest, ("mute", "ban")):
            raise Fault("nothing_to_lift", who=number_of(guest))
        return PeopleAnswer()

    def _check_account(self, guest: str) -> None:
        if not self._people.name_of(guest):
            raise Fault("no_account_there", who=number_of(guest))


class Operator:
    """Who asks at the desk pays nothing."""

    def __init__(self) -> None:
        self.helped: Purse = Bottomless()

    def pay(self, seconds: float) -> None: ...

    async def turn(self) -> None: ...


class Bottomless:
    """A purse that is never empty."""

    def spend(self, seconds: float, now: float) -> None: ...

    def wait(self, now: float) -> float:
        return 0.0
