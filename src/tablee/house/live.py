"""One table while people look at it: its clock, its bots' thoughts, and judge, write, then tell."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from functools import partial
from time import perf_counter
from typing import ParamSpec, Protocol

import msgspec

from tablee import wire
from tablee.house.metrics import Metrics
from tablee.house.ratings import Ratings
from tablee.kernel import Fault, Intent
from tablee.store import Sheet, Store
from tablee.table import Effects, Table, Thought

NAP_SECONDS = 60.0
"""Wall time may be set, and machines sleep: who goes by it looks at the clock this often."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
P = ParamSpec("P")


class Outlet(Protocol):
    """Where a viewer is told things. Neither call waits or fails."""

    def put(self, *texts: bytes) -> None:
        """Messages in their order, each in UTF-8."""

    def bye(self, code: str, again: bool) -> None: ...


class Live:
    """Runs one `Table`: its clock goes only while somebody is connected.

    Correspondence alone goes by wall time, from the second the table was made.
    """

    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Executor,
        on_change: Callable[[Live], None],
        make_again: Callable[[Sheet, str], Awaitable[str]],
        wall: Callable[[], float] = time.time,
        ratings: Ratings | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.table = table
        self._ratings = ratings
        self._metrics = metrics or Metrics()
        self.broken = False
        self._retired = False
        self._make_again = make_again
        self._wall = wall
        self._by_wall = table.sheet.pace.days
        self._store = store
        self._thinkers = thinkers
        self._on_change = on_change
        self._loop = asyncio.get_running_loop()
        self._outlets: dict[str, Outlet] = {}
        self._elapsed = table.last_at
        self._woken_at: float | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: int | None = None
        self._unkept: list[Effects] = []
        self._keeping: asyncio.Future[None] | None = None
        """What is being written; only then the next is."""
        self._thinking: set[int] = set()
        self._next_thought: dict[int, Thought] = {}
        self._rematches: list[tuple[str, int]] = []
        self._making: asyncio.Task[None] | None = None

    # --- the clock -----------------------------------------------------------------------------

    def now(self) -> int:
        """Ms on the table's own clock, which stands still while nobody is here."""
        if self._by_wall:
            return max(self._elapsed, int(self._wall() * 1000) - self.table.sheet.made_at * 1000)
        if self._woken_at is None:
            return self._elapsed
        return self._elapsed + int((self._loop.time() - self._woken_at) * 1000)

    @property
    def races(self) -> bool:
        return self.table.game.races

    @property
    def is_idle(self) -> bool:
        busy = self._keeping or self._making or (self._by_wall and self._thinking)
        return not self._outlets and not busy

    @property
    def is_kept(self) -> bool:
        """Everything that happened is on disk."""
        return self._keeping is None and not self.broken

    def due_by_wall(self) -> float | None:
        """The second at which something is due that does not wait for anybody to look."""
        if not self._by_wall or self.table.ended:
            return None
        if self.broken:  # what is on disk knows better, and a disk may need a while
            return self._wall() + NAP_SECONDS
        due = self.table.due()
        return None if due is None else self.table.sheet.made_at + due / 1000

    def retire(self) -> None:
        """It is put away: whatever is left to happen, happens when it is opened again."""
        self._retired = True
        self._set_alarm()

    def _set_alarm(self) -> None:
        stands = self._woken_at is None and not self._by_wall
        due = None if stands or self.broken or self._retired else self.table.due()
        if due == self._alarm_at and self._alarm is not None:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._alarm_at = due
        if due is not None:
            delay = max(0, due - self.now()) / 1000
            delay = min(delay, NAP_SECONDS) if self._by_wall else delay
            self._alarm = self._loop.call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._do(lambda: self.table.tick(self.now()))

    # --- what people do ------------------------------------------------------------------------

    def wake(self) -> None:
        """After loading: timers start and bots think."""
        self._do(lambda: self.table.wake(self.now()))

    def begin(self) -> None:
        self._do(lambda: self.table.begin(Effects(), self.now()))

    def enter(self, viewer: str, guest: str, name: str, outlet: Outlet) -> None:
        if self.broken or self._retired:  # since it was found: another one is opened from disk
            outlet.bye("not_kept", True)
            return
        self._outlets[viewer] = outlet
        if self._woken_at is None:
            self._woken_at = self._loop.time()
        self._do(lambda: self.table.enter(viewer, guest, name, self.now()))

    def leave(self, viewer: str) -> None:
        if self._outlets.pop(viewer, None) is None or self.broken:
            return
        if not self._outlets:
            self._elapsed, self._woken_at = self.now(), None
        self._do(lambda: self.table.leave(viewer, self.now()))
        self._on_change(self)

    def ask(self, viewer: str, request: wire.Request) -> None:
        if viewer in self._outlets:
            self._do(self._judge, viewer, request)

    def _judge(self, viewer: str, request: wire.Request) -> Effects:
        """Who may play for a rating is known to the house, everything else to the table."""
        if isinstance(request, wire.Begin) and self._ratings is not None:
            try:
                self._ratings.check_begin(self.table.sheet)
            except Fault as fault:
                effects = Effects()
                effects.refuse(viewer, request.request, fault)
                return effects
        return self.table.ask(viewer, request, self.now())

    def rename(self, guest: str, as_guest: str, name: str) -> None:
        """Somebody is from now on somebody else."""
        self._do(lambda: self.table.rename(guest, as_guest, name))

    def measured(self, viewer: str, ping_ms: float, kernel_ms: float | None = None) -> None:
        """A round trip of this viewer's connection, for the judge of races."""
        if viewer in self._outlets:
            self.table.measured(viewer, ping_ms, kernel_ms)

    async def settled(self) -> None:
        """Waits until everything that happened is kept and told."""
        while self._keeping is not None:
            await asyncio.wait([self._keeping])

    def dismiss(self, code: str, again: bool = True) -> None:
        """Sends everybody away."""
        for outlet in self._outlets.values():
            outlet.bye(code, again)

    # --- judge, write, then tell ---------------------------------------------------------------

    def _do(self, step: Callable[P, Effects], *args: P.args, **more: P.kwargs) -> None:
        if self.broken or self._retired:
            return
        began = perf_counter()
        try:
            effects = step(*args, **more)
            effects.began = began
            if effects.sheet is not None:
                self.table.stamp_end(effects, int(self._wall()))
        except Exception:
            _log.exception("table %s broke", self.table.sheet.id)
            self._break("broken")
            return
        for fault in effects.faults:
            _log.error("table %s: %s", self.table.sheet.id, fault)
        if effects.rematches:
            self._play_again(effects.rematches)
        if self._keeping is not None:
            self._unkept.append(effects)
        elif effects.rows or effects.sheet is not None:
            self._keep([effects])
        else:
            self._tell([effects])
        self._set_alarm()

    def _keep(self, batch: list[Effects]) -> None:
        """Writes all of it at once; it is told when the disk has it."""
        rows = [row for effects in batch for row in effects.rows]
        sheets = [effects.sheet for effects in batch if effects.sheet is not None]
        sheet = sheets[-1] if sheets else None
        try:
            if rows:
                writing = self._store.append(self.table.sheet.id, rows, sheet)
            elif sheet is not None:
                writing = self._store.save(sheet)
            else:
                self._told(batch)
                return
            self._keeping = asyncio.ensure_future(writing)
        except Exception as fault:
            self._could_not_keep(fault)
            return
        self._keeping.add_done_callback(partial(self._kept, batch, perf_counter()))

    def _kept(self, batch: list[Effects], began: float, writing: asyncio.Future[None]) -> None:
        self._keeping = None
        fault = None if writing.cancelled() else writing.exception()
        if fault is not None or writing.cancelled():
            self._could_not_keep(fault)
        elif not self.broken:
            self._metrics.written(perf_counter() - began)
            self._told(batch)
        else:
            self._on_change(self)

    def _told(self, batch: list[Effects]) -> None:
        """Tells it in order. What piled up while the disk was busy is next, all at once."""
        try:
            self._tell(batch)
        except Exception as fault:
            self._could_not_keep(fault)
            return
        if self._unkept and not self.broken:
            batch, self._unkept = self._unkept, []
            self._keep(batch)
        else:
            self._on_change(self)

    def _could_not_keep(self, fault: BaseException | None) -> None:
        _log.error("table %s could not be kept: %s", self.table.sheet.id, fault)
        self._break("not_kept")

    def _tell(self, batch: list[Effects]) -> None:
        """Everybody hears all that is for them in one piece."""
        heard: dict[str, list[bytes]] = {}
        shown: set[int] = set()
        for effects in batch:
            for viewers, message in effects.told:
                if isinstance(message, wire.Update):
                    shown.add(message.number)
                elif not isinstance(message, wire.Done):
                    message = self._prepare(message)
                text = _encode(message)
                for viewer in viewers:
                    heard.setdefault(viewer, []).append(text)
        for viewer, texts in heard.items():
            outlet = self._outlets.get(viewer)
            if outlet is not None:
                outlet.put(*texts)
        for number in shown:
            self.table.told(number, self.now())
        for effects in batch:
            self._follow(effects)

    def _prepare(self, message: wire.Message) -> wire.Message:
        """Counts it, and adds what the table does not know."""
        if isinstance(message, wire.Seating) and self._ratings is not None:
            return self._ratings.dress(message, self.table.sheet)
        if isinstance(message, wire.Refused):
            self._metrics.refused(message.code)
        elif isinstance(message, wire.Raced) and message.photo.finishes:
            pressed = message.photo.finishes[0].moment
            self._metrics.raced(max(0.0, self.now() - pressed) / 1000)
        return message

    def _follow(self, effects: Effects) -> None:
        """It was told: computer players, too, react to what is kept and told."""
        if effects.rows:
            self._metrics.moved(len(effects.rows), perf_counter() - effects.began)
        for thought in effects.thoughts:
            self._think(thought)

    def _break(self, code: str) -> None:
        """What is on disk counts: this table is forgotten and opened again from there."""
        self.broken = True
        self._unkept.clear()
        self._set_alarm()
        self._on_change(self)
        self.dismiss(code)

    # --- the same again ------------------------------------------------------------------------

    def _play_again(self, asked: list[tuple[str, int]]) -> None:
        """However many ask, one table is made."""
        self._rematches.extend(asked)
        if self._making is None:
            host = self.table.guest_of(asked[0][0])
            self._making = self._loop.create_task(self._set_again(host))

    async def _set_again(self, host: str) -> None:
        effects = Effects()
        try:
            table = await self._make_again(self.table.sheet, host)
            effects = self.table.again(table, self._rematches)
        except Fault as fault:
            for viewer, request in self._rematches:
                effects.refuse(viewer, request, fault)
        except Exception:
            _log.exception("no rematch for table %s", self.table.sheet.id)
            self._break("broken")
        self._rematches, self._making = [], None
        self._do(lambda: effects)
        self._on_change(self)

    # --- computer players ----------------------------------------------------------------------

    def _think(self, thought: Thought) -> None:
        """Off the event loop, one thought a seat at a time; an overtaken one is left out."""
        if thought.seat in self._thinking:
            self._next_thought[thought.seat] = thought
            return
        self._thinking.add(thought.seat)
        future = self._loop.run_in_executor(self._thinkers, self._metrics.timed(thought.run))
        future.add_done_callback(partial(self._decided, thought))

    def _decided(self, thought: Thought, future: asyncio.Future[Intent | None]) -> None:
        self._thinking.discard(thought.seat)
        intent = None
        if not future.cancelled():
            fault = future.exception()
            intent = None if fault else future.result()
            if fault:
                name = self.table.sheet.id
                _log.error("the bot at seat %s of %s failed", thought.seat, name, exc_info=fault)
        if self.broken or future.cancelled():
            return
        self.table.decide(thought, intent, self.now())
        waiting = self._next_thought.pop(thought.seat, None)
        if waiting is not None:
            self._think(waiting)
        self._set_alarm()
        if self._by_wall and self.is_idle:
            self._on_change(self)
