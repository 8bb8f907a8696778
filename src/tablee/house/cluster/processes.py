"""Several processes serve one library: what this one hears of the others, and what it tells them.

Notices only make things quick. The same is read from the store every two seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from tablee.house.bucket import Bucket
from tablee.house.caller import SendAway
from tablee.house.cluster.placement import Placement, oldest_elsewhere
from tablee.house.cluster.presence import Presence
from tablee.house.metrics import Metrics
from tablee.house.people.taken_out import Tables, take_out
from tablee.house.sheets.makers import Makers
from tablee.house.tables.open_table import OpenTable
from tablee.store import Lost, Sheet
from tablee.store.contract.cluster import LOOK, Alone, Cluster
from tablee.store.contract.tables import guests_of

EVERY = 2.0
"""Seconds between two looks at what the others have changed."""
PRESENCE_EVERY = 3
"""After this many looks, the others are told again who waits at which open table."""
RATINGS_EVERY = 30
"""Looks after which ratings are read again."""
LOOKS_A_SECOND, LOOKS_AT_ONCE = 20.0, 40
"""How often the store is asked about a cookie that this process does not know yet."""
CARD, PEOPLE, RATED, LEAVE, TRIED = "card", "people", "rated", "leave", "tried"
SPENT, KEY = "spent", "key"

_log = logging.getLogger(__name__)


class Card(msgspec.Struct, frozen=True):
    """Something happened at a table of another process."""

    table: str
    status: str
    """Empty where it could not be stored, so that nobody takes it for true."""
    public: bool
    guests: list[str]
    present: list[str]
    maker: str = ""
    """The mark of the address where it was made."""


class Home(Tables, Protocol):
    """What is needed of the house of this process."""

    listeners: list[Callable[[Sheet], None]]
    send_away: SendAway

    @property
    def metrics(self) -> Metrics: ...

    @property
    def makers(self) -> Makers: ...

    def live(self, table: str) -> OpenTable | None: ...

    def in_use(self) -> set[str]: ...

    def abandon(self) -> None: ...

    def take_over(self) -> None: ...


class OtherProcesses:
    """Works from `start` to `close`, and only where there are other processes."""

    def __init__(self, house: Home, cluster: Cluster) -> None:
        self.cluster = cluster
        self.is_alone = isinstance(cluster, Alone)
        self.presence = Presence(house.live)
        self._placement = Placement()
        self.on_card: list[Callable[[Card], None]] = []
        """Called with what happens at tables of other processes."""
        self.on_try: list[Callable[[str, str, bool], None]] = []
        """Called with tries at passphrases elsewhere: the name, the address, if it is known."""
        self.on_spent: list[Callable[[bytes], None]] = []
        """Called with challenges for passkeys that were spent elsewhere."""
        self.on_look: list[Callable[[str], None]] = []
        """Called every two seconds with the address of the oldest process, empty if it is this."""
        self.on_presence: list[Callable[[], None]] = []
        """Called when the others are told again who is here."""
        self.also_heard: dict[str, Callable[[Any], None]] = {}
        """Notices of other rooms of the house, by their subject."""
        self.key_mark = ""
        """Made from the key that signs cookies. All processes should have the same."""
        self._said_key = False
        self.departing_here: set[str] = set()
        """Guests whose accounts are being deleted by this process."""
        self._house = house
        house.ratings.catch_up_with_others = self._catch_up
        self._wake = asyncio.Event()
        self._looks = 0
        self._tries = 0
        self._known: set[int] = set()
        self._hears = False
        self._bucket = Bucket(LOOKS_A_SECOND, LOOKS_AT_ONCE)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.is_alone:
            return
        self._house.listeners.append(self._tell_card)
        self._house.ratings.listeners.append(self._tell_rated)
        events, metrics = self.cluster.events, self._house.metrics
        events.fenced = lambda: self._abandon(metrics.fenced)
        events.cut_off = lambda: self._abandon(metrics.cut_off)
        events.took_over = metrics.taken_over
        self.cluster.listen(self.hear)
        self._task = asyncio.create_task(self._look_on(), name="other-processes")

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _abandon(self, count: Callable[[], None]) -> None:
        count()
        self._house.abandon()

    # --- hearing -------------------------------------------------------------------------------

    def hear(self, subject: str, body: Any) -> None:
        """Ignores a notice that it cannot read: a newer process may say more than it knows."""
        self._hears = True
        try:
            self._hear(subject, body)
        except msgspec.ValidationError:
            _log.warning("a notice could not be read", extra={"subject": subject[:40]})
        finally:
            self._hears = False

    def _hear(self, subject: str, body: Any) -> None:
        if subject == CARD:
            card = msgspec.convert(body, Card)
            self.presence.hear(card.table, card.present)
            self._house.makers.hear(card.table, card.maker)
            for listener in self.on_card:
                listener(card)
        elif subject == RATED:
            self._house.ratings.read_again()
        elif subject == TRIED:
            name, address, known = msgspec.convert(body, tuple[str, str, bool])
            for spend in self.on_try:
                spend(name, address, known)
        elif subject == SPENT:
            challenge = msgspec.convert(body, bytes)
            for hear in self.on_spent:
                hear(challenge)
        elif subject == KEY:
            self._compare_key(msgspec.convert(body, str))
        elif subject in self.also_heard:
            self.also_heard[subject](body)
        elif subject in (PEOPLE, LEAVE, LOOK):
            self._wake.set()
        if subject == LOOK:
            self._house.ratings.read_again()

    def _compare_key(self, mark: str) -> None:
        """Each process logs this once."""
        if mark != self.key_mark and not self._said_key:
            self._said_key = True
            _log.error(
                "another process signs cookies with another key: people are signed out at one of"
                " the two; give all of them the same --key-file"
            )

    async def is_oldest(self) -> bool:
        """Whether this process deletes what is too old. For a moment it may be two, or none."""
        return self.is_alone or self.cluster.number == min(
            (one.number for one in await self.cluster.listed()), default=0
        )

    async def oldest_elsewhere(self) -> str:
        """The address of the process that is asked in place of this one; empty if it is this."""
        if self.is_alone:
            return ""
        return oldest_elsewhere(await self.cluster.listed(), self.cluster.number)

    async def meet(self) -> None:
        """A cookie is not known here: another process may have let its owner in."""
        if self._bucket.take(asyncio.get_running_loop().time()):
            with suppress(Lost):
                await self._catch_up()

    async def place(self, table: str) -> None:
        """Somebody comes to a table; raises Lost if another process should open it.

        Which processes serve is read again, since one that has just died answers nobody.
        """
        if self._house.live(table) is not None:
            return
        if not self._placement.is_far_busier(len(self._house.in_use())):
            return
        with suppress(Lost):  # the store does not answer: opening the table will say so
            self._placement.keep(await self.cluster.listed(), self.cluster.number)
        if address := self._placement.elsewhere(len(self._house.in_use())):
            raise Lost("elsewhere", table=table, address=address)

    async def _look_on(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):  # `wait_for` of 3.11 may forget to end
                    await self._wake.wait()
            woken = self._wake.is_set()
            self._wake.clear()
            try:
                await self.look(woken)
            except Lost:  # the store does not answer; /healthz says so
                continue
            except Exception:
                _log.exception("what other processes changed could not be read")

    async def look(self, woken: bool) -> None:
        """Reads what others have changed. A change that no notice announced is counted: its notice
        was lost, or is late."""
        self._looks += 1
        before = self._house.people.learnt
        await self._catch_up()
        if not woken:
            self._house.metrics.repaired(self._house.people.learnt - before)
        for guest in await self.cluster.departing():
            if guest not in self.departing_here:
                await take_out(self._house, guest)
        await self._look_at_processes()
        if self._looks % PRESENCE_EVERY == 0:
            self._tell_presence()
            self.cluster.tell(KEY, "", self.key_mark)
        if self._looks % RATINGS_EVERY == 0:
            self._house.ratings.read_again()

    async def _catch_up(self) -> None:
        for gone in await self._house.people.catch_up():
            await self._house.send_away(gone.guest, "signed_out", gone.devices)

    async def _look_at_processes(self) -> None:
        """The oldest process takes over the alarms and unrated games of one that is gone."""
        listed = await self.cluster.listed()
        self._placement.learn(listed, self.cluster.number)
        now = {one.number for one in listed}
        gone, self._known = self._known - now, now
        elsewhere = oldest_elsewhere(listed, self.cluster.number)
        for tell in self.on_look:
            tell(elsewhere)
        if gone and min(now, default=0) == self.cluster.number:
            self._house.take_over()

    # --- telling -------------------------------------------------------------------------------

    def _tell_card(self, sheet: Sheet) -> None:
        present = self.presence.of(sheet.id)
        guests = sorted(guests_of(sheet))
        maker = self._house.makers.mark(sheet.id) if sheet.public else ""
        live = self._house.live(sheet.id)
        status = sheet.status if live is None or live.is_kept else ""
        card = Card(sheet.id, status, sheet.public, guests, sorted(present), maker)
        self.cluster.tell(CARD, sheet.id, card)

    def _tell_presence(self) -> None:
        for tell in self.on_presence:
            tell()
        for sheet in self._house.open_sheets():
            if sheet.public and sheet.status == "waiting":
                self._tell_card(sheet)

    def _tell_rated(self) -> None:
        if not self._hears:
            self.cluster.tell(RATED, "")

    def tell_try(self, name: str, address: str, known: bool) -> None:
        self._tries += 1
        self.cluster.tell(TRIED, str(self._tries), (name, address, known))

    def tell_spent(self, challenge: bytes) -> None:
        self.cluster.tell(SPENT, challenge.hex(), challenge)

    async def depart(self, guest: str) -> None:
        """Each process takes this guest out of its tables."""
        await self.cluster.depart(guest)
        self.cluster.tell(LEAVE, guest)
