"""Friends: two people who have both said yes. Nobody is listed anywhere, or found by their name.

Each of the two has a tie of their own, with an id that is good in their list alone. Both must be
there, so nobody stays half a friend. Who is asked by somebody they have blocked never hears of it.
Who makes a link has said yes to anyone who opens it within a week.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from tablee.house.limits import Limits
from tablee.house.people.blocks import new_tie_id, person_at
from tablee.house.people.guest import Guest
from tablee.kernel import Fault
from tablee.store import People, Sheet
from tablee.store.contract.people import Tie, TieKind
from tablee.table import seating

OTHER_WAY: dict[TieKind, TieKind] = {"friend": "friend", "ask": "asked", "asked": "ask"}
"""What the other one has, where somebody has this."""
Shown: TypeAlias = Literal["", "yes", "no"]
YES: Final = "yes"
NO: Final = "no"
LINK_SECONDS = 7 * 24 * 3600
LINK_BYTES = 16


class Friends:
    """What somebody may do about their friends."""

    def __init__(self, people: People, limits: Limits, wall: Callable[[], float]) -> None:
        self._people, self._ties = people, people.ties
        self._limits, self._wall = limits, wall

    # --- looking -------------------------------------------------------------------------------

    def of(self, guest: str) -> list[Tie]:
        """Those who have said yes, too."""
        mine = self._ties.of(guest, "friend")
        return [tie for tie in mine if self.are_friends(guest, tie.other)]

    def are_friends(self, one: str, other: str) -> bool:
        return self._ties.has(one, "friend", other) and self._ties.has(other, "friend", one)

    def find(self, guest: str, id: str) -> Tie:
        """My friend with this id of my list; raises Fault."""
        found = next((tie for tie in self.of(guest) if tie.id == id), None)
        if found is None:
            raise Fault("unknown_friend")
        return found

    def asks(self, guest: str) -> list[Tie]:
        """Whom they have asked, and who has asked them."""
        return self._ties.of(guest, "asked") + self._ties.of(guest, "ask")

    def name_of(self, tie: Tie) -> str:
        """As it is now for an account, else as it was then."""
        return self._people.name_of(tie.other) or tie.name

    def shows(self, guest: str) -> Shown:
        """Whether friends see that this guest is here; empty where the guest was not asked yet."""
        found = self._ties.get(guest, "show", "")
        if found is None:
            return ""
        return YES if found.name == YES else NO

    def may_see(self, guest: str, tie: Tie) -> bool:
        """Whether this friend lets their friends see that they are here."""
        return self.shows(tie.other) == YES and self._ties.may_meet(guest, tie.other)

    # --- changing ------------------------------------------------------------------------------

    async def ask(self, guest: Guest, sheet: Sheet, seat: int) -> None:
        """Asks whoever sits there, at a table where the guest sits too. Two who ask are friends."""
        other, name = person_at(guest, sheet, seat)
        if seating.seat_of(sheet, guest.id) is None:
            raise Fault("not_seated")
        if self._ties.has(guest.id, "block", other):
            raise Fault("you_blocked")
        if self.are_friends(guest.id, other):
            return
        if self._ties.has(other, "ask", guest.id):
            await self._befriend(guest, other, name)
            return
        if len(self._ties.of(guest.id, "ask")) >= self._limits.friends_asked:
            raise Fault("too_many_asked", most=self._limits.friends_asked)
        self._check_room(guest.id)
        put = [self._tie(guest.id, "ask", other, name)]
        is_full = len(self._ties.of(other, "asked")) >= self._limits.friends_asked
        if self._ties.may_meet(guest.id, other) and not is_full:
            put.append(self._tie(other, "asked", guest.id, guest.name))
        await self._ties.change(put=put)

    async def accept(self, guest: Guest, id: str) -> None:
        """Says yes to somebody who has asked. One who asks no longer is no fault."""
        asked = next((tie for tie in self._ties.of(guest.id, "asked") if tie.id == id), None)
        if asked is not None:
            await self._befriend(guest, asked.other, asked.name)

    async def drop(self, guest: Guest, id: str) -> None:
        """No longer a friend, or an ask that is taken back or not wanted; for both."""
        kinds: tuple[TieKind, ...] = ("friend", "ask", "asked")
        mine = [tie for kind in kinds for tie in self._ties.of(guest.id, kind) if tie.id == id]
        for tie in mine:
            back = self._ties.get(tie.other, OTHER_WAY[tie.kind], guest.id)
            await self._ties.change(drop=[tie] if back is None else [tie, back])

    async def show(self, guest: Guest, is_shown: bool) -> None:
        if not guest.id:
            raise Fault("no_name")
        await self._ties.change(put=[self._tie(guest.id, "show", "", YES if is_shown else NO)])

    # --- by link -------------------------------------------------------------------------------

    def link_of(self, guest: str) -> Tie | None:
        """Their own link, while it is good."""
        found = self._ties.get(guest, "link", "")
        return found if found is not None and self._wall() < ends_at(found) else None

    async def make_link(self, guest: Guest) -> None:
        """A new one; it ends the old one."""
        if not guest.name:
            raise Fault("no_name")
        self._check_room(guest.id)
        token = secrets.token_urlsafe(LINK_BYTES)
        made = Tie(guest.id, "link", "", token, guest.name, int(self._wall()))
        await self._ties.change(put=[made])

    async def end_link(self, guest: Guest) -> None:
        """One that is over already is no fault."""
        found = self._ties.get(guest.id, "link", "")
        if found is not None:
            await self._ties.change(drop=[found])

    def find_link(self, guest: Guest, token: str) -> Tie:
        """Raises Fault, the same one where there is none, it is over, or the two may not meet."""
        found = self._ties.link(token)
        is_good = found is not None and self._wall() < ends_at(found)
        if found is None or not is_good or not self._ties.may_meet(guest.id, found.guest):
            raise Fault("unknown_link")
        return found

    def maker_of(self, link: Tie) -> str:
        """The name of who made it, as it is now for an account, else as it was then."""
        return self._people.name_of(link.guest) or link.name

    async def accept_link(self, guest: Guest, token: str) -> None:
        """Says yes to who made it. Two who are friends already stay so; nobody is their own."""
        link = self.find_link(guest, token)
        if not guest.name:
            raise Fault("no_name")
        if link.guest == guest.id:
            raise Fault("unknown_link")
        if not self.are_friends(guest.id, link.guest):
            await self._befriend(guest, link.guest, self.maker_of(link))

    # --- within --------------------------------------------------------------------------------

    async def _befriend(self, guest: Guest, other: str, name: str) -> None:
        """The other one has said yes before; now this one does."""
        self._check_room(guest.id)
        self._check_room(other)
        both = ((guest.id, other), (other, guest.id))
        kinds: tuple[TieKind, ...] = ("ask", "asked")
        over = [t for one, two in both for k in kinds if (t := self._ties.get(one, k, two))]
        mine = self._tie(guest.id, "friend", other, name)
        theirs = self._tie(other, "friend", guest.id, guest.name)
        await self._ties.change(put=[mine, theirs], drop=over)

    def _check_room(self, guest: str) -> None:
        if len(self._ties.of(guest, "friend")) >= self._limits.friends:
            raise Fault("too_many_friends", most=self._limits.friends)

    def _tie(self, guest: str, kind: TieKind, other: str, name: str) -> Tie:
        return Tie(guest, kind, other, new_tie_id(), name, int(self._wall()))


def ends_at(link: Tie) -> int:
    return link.made_at + LINK_SECONDS
