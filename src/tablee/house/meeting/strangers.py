"""Strangers are brought together: who waits is called, and who says yes is given a table.

All of it is in memory, and lasts as long as the sockets of those who wait. A restart loses who
waits, and nothing else: their pages ask again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from random import Random
from typing import Any

from tablee import catalog, wire
from tablee.house.house import House
from tablee.house.meeting.alarm import Alarm, Later, loop_later, loop_time
from tablee.house.meeting.calls import SECONDS, Call, Calls
from tablee.house.meeting.gathering import Gathering, Gatherings
from tablee.house.meeting.waiting_limits import WaitingLimits
from tablee.house.meeting.waiting_line import WaitingLine
from tablee.house.pairing.pool import Group, Pool, Seeker
from tablee.house.pairing.quality import quality
from tablee.house.pairing.sizes import sizes_of
from tablee.house.people.guest import Guest
from tablee.kernel import Fault
from tablee.store import Sheet

SOON = 0.02
"""Seconds in which those who come are collected before they are looked at."""

_log = logging.getLogger(__name__)


class Strangers:
    """`clock`: seconds that never go back; `later`: calls something after so many of them."""

    def __init__(
        self,
        house: House,
        clock: Callable[[], float] | None = None,
        later: Later | None = None,
    ) -> None:
        self._house = house
        self._clock, self._later = clock or loop_time, later or loop_later
        sizes = {game.key: size for game in catalog.in_order() if (size := sizes_of(game))}
        self._games = frozenset(sizes)
        self._pool = Pool(sizes, quality, house.people.ties.may_meet)
        self._calls = Calls()
        self._gatherings = Gatherings(house, self._clock)
        self._limits = WaitingLimits(house.limits, self._clock)
        self._lines: dict[str, WaitingLine] = {}
        """Of everybody who waits, is called or is on their way, by guest."""
        self._addresses: Counter[str] = Counter()
        self._given_table: set[str] = set()
        """Guests who will be told of their table as soon as it is on disk."""
        self._alarm: Alarm | None = None
        self._rings_at = 0.0
        self._working: set[asyncio.Task[None]] = set()
        self._rng = Random()
        house.listeners.append(self._hear)
        house.on_close.append(self.dismiss)
        others = house.other_processes
        others.on_card.append(lambda card: self.changed(card.table, card.status))
        others.on_look.append(self._look)

    @property
    def games(self) -> Sequence[str]:
        """Those that one can wait for, as far as they stand on the shelf."""
        shelf = self._house.rules.library.games()
        return [game.key for game in shelf if game.key in self._games]

    def waiting(self, game: str = "") -> int:
        """How many wait to play this; without a game, all together."""
        known = game in self._games
        return self._pool.waiting(game) if known else 0 if game else len(self._pool)

    async def settled(self) -> None:
        """Waits until what was asked so far is done."""
        while self._working:
            await asyncio.wait(self._working)

    # --- comings and goings --------------------------------------------------------------------

    def line(self, guest: Guest) -> WaitingLine:
        """For one connection. Raises a Fault for somebody without a name."""
        if not guest.id or not guest.name:
            raise Fault("no_name")
        return WaitingLine(self, guest)

    def enter(self, line: WaitingLine) -> None:
        """A guest waits once: on the page that was opened last."""
        before = self._lines.get(line.guest.id)
        if before is not None:
            before.bye("waits_elsewhere")
            self.leave(before)
        limits, of_address = self._house.limits, self._addresses[line.address]
        if len(self._lines) >= limits.seekers or of_address >= limits.seekers_per_address:
            line.bye("too_many_connections")
            return
        self._lines[line.guest.id] = line
        self._addresses[line.address] += 1

    def leave(self, line: WaitingLine) -> None:
        """The socket is gone: whoever was to play with them goes on waiting."""
        guest = line.guest.id
        if self._lines.get(guest) is not line:
            return
        del self._lines[guest]
        self._addresses[line.address] -= 1
        if not self._addresses[line.address]:
            del self._addresses[line.address]
        self._pool.leave(guest)
        call = self._calls.of(guest)
        if call is not None:
            self._limits.missed(guest, line.address)
            self._dissolve(call, {guest})

    def dismiss(self, code: str, address: str = "") -> None:
        """Sends everybody away; their pages come back, to the process with this address."""
        for line in list(self._lines.values()):
            line.bye(code, True, address)

    def _look(self, elsewhere: str) -> None:
        """Another process is older than this one: it knows all who wait."""
        if elsewhere:
            self.dismiss("elsewhere", elsewhere)

    def _send_off(self, guests: Iterable[str], code: str, again: bool = False) -> None:
        """These wait no longer."""
        for guest in guests:
            line = self._lines.get(guest)
            if line is not None:
                line.bye(code, again)
                self.leave(line)

    # --- what they ask -------------------------------------------------------------------------

    def seek(self, line: WaitingLine, seek: wire.Seek) -> None:
        guest = line.guest.id
        if self._lines.get(guest) is not line:
            return
        if self._calls.of(guest) is not None:
            raise Fault("called_already")
        if unknown := [game for game in seek.games if game not in self.games]:
            raise Fault("unknown_game", game=unknown[0][:40])
        self._limits.check(guest, line.address)
        line.sought += 1
        self._spawn(self._admit(line, seek, line.sought))

    async def _admit(self, line: WaitingLine, seek: wire.Seek, sought: int) -> None:
        """Into the pool, with what is known of their strength."""
        guest = line.guest.id
        try:
            await self._house.check_share(guest)
            skills = await self._house.people.ratings.skills(guest)
        except Fault as fault:
            line.refuse(seek.request, fault)
            return
        is_here = self._lines.get(guest) is line and line.sought == sought
        if not is_here or self._calls.of(guest) is not None or guest in self._given_table:
            return
        if (gathering := self._gatherings.of(guest)) is not None:
            line.say(wire.Met(gathering.table, gathering.game))
            return
        anything = self._rng.sample(self.games, len(self.games))
        games = tuple(dict.fromkeys(seek.games or anything))
        self._put(Seeker(guest, games, skills, self._clock()))

    def answer(self, line: WaitingLine, come: wire.Come) -> None:
        guest = line.guest.id
        call = self._calls.of(guest)
        if call is None or call.number != come.call or self._lines.get(guest) is not line:
            raise Fault("call_over")
        if not come.comes:
            self._miss(call, [guest])
            return
        call.come.add(guest)
        if call.is_complete:
            self._calls.close(call)
            self._given_table.update(call.guests)
            self._spawn(self._meet(call))

    # --- time ----------------------------------------------------------------------------------

    def tick(self) -> None:
        """Does whatever is due."""
        self._alarm = None
        now = self._clock()
        for call in self._calls.over(now):
            self._miss(call, [guest for guest in call.guests if guest not in call.come])
        for gathering in self._gatherings.over(now):
            self._give_up(gathering)
        for group in self._pool.match(now):
            self._call(group, now)
        self._set_alarm()

    def _set_alarm(self) -> None:
        asked = (self._pool.due(), self._calls.due(), self._gatherings.due())
        due = min((one for one in asked if one is not None), default=None)
        if due is None or (self._alarm is not None and self._rings_at <= due):
            return
        if self._alarm is not None:
            self._alarm.cancel()
        wait = max(SOON, due - self._clock())
        self._rings_at = self._clock() + wait
        self._alarm = self._later(wait, self.tick)

    # --- calls ---------------------------------------------------------------------------------

    def _put(self, seeker: Seeker, missed: bool = False) -> None:
        now = self._clock()
        self._pool.join(seeker, now)
        self._lines[seeker.guest].say(wire.Seeking(int(now - seeker.since), missed))
        self._set_alarm()

    def _call(self, group: Group, now: float) -> None:
        call = self._calls.open(group, now)
        rated = self._gatherings.is_rated(catalog.find(group.game), call.guests)
        said = wire.Called(call.number, group.game, len(call.guests), int(SECONDS), rated)
        for guest in call.guests:
            self._lines[guest].say(said)

    def _miss(self, call: Call, missing: Collection[str]) -> None:
        """They do not come, which is counted, and wait no longer."""
        for guest in missing:
            self._limits.missed(guest, self._lines[guest].address)
        self._dissolve(call, missing)
        self._send_off(missing, "missed_call")

    def _dissolve(self, call: Call, without: Collection[str]) -> None:
        """The others go on waiting, with the time they have waited so far."""
        self._calls.close(call)
        for seeker in call.group.seekers:
            if seeker.guest not in without:
                self._put(seeker, missed=True)

    # --- tables --------------------------------------------------------------------------------

    async def _meet(self, call: Call) -> None:
        """All have said yes. Their table is on disk before they are sent there."""
        try:
            await self._give_table(call.group)
        finally:
            self._given_table.difference_update(call.guests)
        self._set_alarm()

    async def _give_table(self, group: Group) -> None:
        people = {seeker.guest: seeker for seeker in group.seekers}
        here = self._here(people)
        if len(here) < len(people):
            for guest in here:
                self._put(people[guest], missed=True)
            return
        game, names = catalog.find(group.game), [self._lines[one].guest.name for one in people]
        try:
            table = await self._gatherings.open(game, people, names)
        except Fault as fault:
            self._send_off(people, fault.code, again=True)
            return
        for guest in self._here(people):
            self._lines[guest].say(wire.Met(table, game.key))

    def _hear(self, sheet: Sheet) -> None:
        """What could not be stored has not happened yet."""
        live = self._house.live(sheet.id)
        if live is None or live.is_kept:
            self.changed(sheet.id, sheet.status)

    def changed(self, table: str, status: str) -> None:
        """Something happened at a table; called for every move, so it does little."""
        if status in ("playing", "finished") and (gathering := self._gatherings.begun(table)):
            self._send_off(self._here(gathering.seekers), "met")

    def _give_up(self, gathering: Gathering) -> None:
        """Somebody did not come to the table. The others go on waiting."""
        for guest in self._here(gathering.seekers):
            if self._gatherings.has_come(gathering, guest):
                self._put(gathering.seekers[guest], missed=True)
            else:
                self._limits.missed(guest, self._lines[guest].address)
                self._send_off([guest], "missed_call")
        self._spawn(self._gatherings.clear(gathering))

    def _here(self, guests: Iterable[str]) -> list[str]:
        """Without those who are gone."""
        return [guest for guest in guests if guest in self._lines]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._working.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            _log.error("strangers could not be brought together", exc_info=fault)
