"""One table while people look at it: its clock, its writer and its bots' thoughts together."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import perf_counter
from typing import TypeVarTuple

from tablee import wire
from tablee.house.bots.thinkers import Thinkers
from tablee.house.bots.thinking import Thinking
from tablee.house.library.house_rules import HouseRules
from tablee.house.limits import Limits
from tablee.house.metrics import Metrics
from tablee.house.pairing.pool import MayMeet
from tablee.house.ratings.ratings import Ratings
from tablee.house.rules.run_rules import run_rules
from tablee.house.tables.clock import TableClock
from tablee.house.tables.delayed_send import Held
from tablee.house.tables.mail import Mail, shown_by, sort_mail, waits_of
from tablee.house.tables.outlet import Outlet
from tablee.house.tables.rematch import Make, RematchRequest, is_company_back
from tablee.house.tables.table_password import NoPassword, PasswordCheck, TablePasswords
from tablee.house.tables.table_rules import TableRules
from tablee.house.tables.watchers import has_room
from tablee.house.tables.weak_callback import weak_callback
from tablee.house.tables.writer import Writer
from tablee.kernel import Fault, Intent
from tablee.store import Lost, Store
from tablee.table import Effects, Table, Thought
from tablee.table.race.witness import UNSEEN, Witness

_log = logging.getLogger(__name__)
Given = TypeVarTuple("Given")


class OpenTable:
    """Runs one `Table`: what people do goes in, what is on disk is sent to them."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        on_change: Callable[[OpenTable], None],
        make_rematch: Make,
        wall: Callable[[], float],
        ratings: Ratings,
        metrics: Metrics,
        table_passwords: TablePasswords,
        limits: Limits,
        rules: HouseRules,
        may_meet: MayMeet,
    ) -> None:
        self.table = table
        self.broken = False
        """It no longer counts, and is loaded again from disk."""
        self._retired = self._has_moved = False  # has moved: stored something since it was opened
        self._limits, self._ratings, self._metrics = limits, ratings, metrics
        self._wall, self._on_change = wall, on_change
        self._outlets: dict[str, Outlet] = {}
        self._held = Held()
        name = table.sheet.id
        self._clock = TableClock(table, wall, weak_callback(self._ring))
        self._writer = Writer(name, store, self, self._metrics)
        self._thinking = Thinking(name, thinkers, weak_callback(self._decided))
        self._keeper: PasswordCheck | NoPassword = NoPassword()
        if table.sheet.terms.access == "locked":
            heard = (weak_callback(self._ask), weak_callback(self.ask), weak_callback(self._refuse))
            self._keeper = PasswordCheck(table_passwords, table, *heard)
        self._rules = TableRules(table, ratings, rules, may_meet)
        heard_of = (weak_callback(self._remade), weak_callback(self.break_off))
        self._rematch = RematchRequest(table, make_rematch, *heard_of, self._rules.leave_in_peace)

    # --- looked at from outside ----------------------------------------------------------------

    @property
    def races(self) -> bool:
        return self.table.game.races and not self.table.ended

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        if self._outlets or self._writer.is_writing or self._rematch.is_busy:
            return False
        return not (self._clock.by_wall and self._thinking.is_busy)

    @property
    def is_at_rest(self) -> bool:  # no race, and no rematch in the making
        return self.broken or not (self.table.is_racing or self._rematch.is_busy)

    @property
    def is_kept(self) -> bool:  # everything that happened is on disk
        return not self._writer.is_writing and not self.broken

    def now(self) -> int:  # ms on the table's own clock
        return self._clock.now()

    def due_by_wall(self) -> float | None:
        """The wall second at which something is due, whether or not anybody looks."""
        if not self._clock.by_wall or self.table.ended:
            return None
        if self.broken:  # it is loaded again from disk, which may take a while
            return self._clock.after_a_nap()
        due = self.table.due()
        return None if due is None else self._clock.wall_second(due)

    async def settled(self) -> None:
        """Waits until everything that happened is stored and sent."""
        await self._writer.settled()

    async def stored(self) -> None:
        """Waits until everything that happened is on disk; Lost if it could not be."""
        await self.settled()
        if self.broken:
            raise Lost("not_kept")

    # --- what people do ------------------------------------------------------------------------

    def wake(self) -> None:
        """After loading: timers start and bots think."""
        self._do(lambda: self.table.wake(self.now()))

    def begin(self) -> None:
        self._do(lambda: self.table.begin(Effects(), self.now()))

    def enter(self, viewer: str, guest: str, name: str, outlet: Outlet) -> None:
        room = has_room(self.table, self._outlets, guest, outlet.address, self._limits)
        if self.broken or self._retired or not room:  # or it broke since it was found
            outlet.bye("not_kept" if room else "too_many_connections", True)
            return
        self._outlets[viewer] = outlet
        self._ratings.came(self.table.sheet, guest, outlet.address)
        self._clock.start()
        self._do(self._welcome, viewer, guest, name)
        self._on_change(self)

    def leave(self, viewer: str) -> None:
        self._keeper.forget(viewer)
        self._held.forget(viewer)
        if self._outlets.pop(viewer, None) is None or self.broken:
            return
        if not self._outlets:
            self._clock.stop()
        self._do(lambda: self.table.leave(viewer, self.now()))
        self._on_change(self)

    def ask(self, viewer: str, request: wire.Request) -> None:
        outlet = self._outlets.get(viewer)
        if outlet is not None and not self._keeper.holds(viewer, request, outlet.address):
            self._do(self._judge, viewer, request)

    def _ask(self, viewer: str, request: wire.Request) -> None:  # after the word was checked
        if viewer in self._outlets:
            self._do(self._judge, viewer, request)

    def _refuse(self, viewer: str, request: wire.Request, fault: Fault) -> None:
        self._do(lambda: Effects().refuse(viewer, getattr(request, "request", 0), fault))

    def _judge(self, viewer: str, request: wire.Request) -> Effects:
        """The house knows who may play for a rating, the table everything else."""
        effects = self._rules.ask(viewer, request, self._clock.now())
        return self._begin_rematch(effects) if isinstance(request, wire.Nonce) else effects

    def _welcome(self, viewer: str, guest: str, name: str) -> Effects:
        entered = self.table.enter(viewer, guest, name, self.now())
        return self._begin_rematch(self._rules.greet_in_peace(entered, guest))

    def _begin_rematch(self, effects: Effects) -> Effects:
        """A rematch begins by itself as soon as everybody has come over."""
        if is_company_back(self.table) and self._rules.bar_beginning() is None:
            self.table.begin(effects, self.now())
        return effects

    def withdraw(self, guest: str) -> None:
        """Somebody leaves this table for good, whether they look at it or not."""
        self._do(lambda: self.table.withdraw(guest, self.now()))

    def rename(self, guest: str, as_guest: str, name: str) -> None:
        """Another guest and name take somebody's place."""
        self._do(lambda: self.table.rename(guest, as_guest, name))

    def measured(self, viewer: str, ping_ms: float, witness: Witness = UNSEEN) -> bool:
        """A round trip of this viewer's connection, for races. Returns whether they play."""
        return viewer in self._outlets and self.table.measured(viewer, ping_ms, witness)

    def dismiss(self, code: str, again: bool = True) -> None:
        """Sends everybody away."""
        for outlet in self._outlets.values():
            outlet.bye(code, again)

    async def hand_over(self) -> list[Outlet]:
        """Takes no more requests, stores everything for another process, and returns who looks."""
        await self.settled()
        outlets, self._outlets = self._outlets, {}
        self._clock.stop()
        for viewer in outlets:
            self._keeper.forget(viewer)
            self._held.forget(viewer)
            self._do(self.table.leave, viewer, self.now())
        await self.settled()
        self.retire()
        return list(outlets.values())

    def retire(self) -> None:  # what is due later happens when it is opened again
        self._retired = True
        self._set_alarm()

    # --- judge, write, then tell ---------------------------------------------------------------

    def _do(self, step: Callable[[*Given], Effects], *given: *Given) -> None:
        if self.broken or self._retired:
            return
        began = perf_counter()
        try:
            effects = run_rules(self.table.game, step, *given)
            effects.began = began
            if effects.sheet is not None:
                self.table.stamp_end(effects, int(self._wall()))
        except Exception:
            _log.exception("table %s broke", self.table.sheet.id)
            self.break_off("broken" if self._has_moved else "game_fault", self._has_moved)
            return
        for fault in effects.faults:
            _log.error("table %s: %s", self.table.sheet.id, fault)
        if effects.rematches or self.table.ended:
            self._rematch.hear(effects)
        self._writer.take(effects)
        if not effects.due_stays:
            self._set_alarm()

    def tell(self, batch: list[Effects]) -> None:
        """It is on disk: each viewer is sent all that is for them in one piece."""
        mail, outlets = sort_mail(batch, self._prepare), self._outlets
        if self.table.is_timed:
            self._tell_in_time(batch, mail)
        else:
            for viewer, texts in mail.items():
                if viewer in outlets:
                    outlets[viewer].put(*texts)
        self._has_moved |= any(effects.rows or effects.sheet for effects in batch)
        for effects in batch:  # computer players, too, react to what is stored and sent
            if effects.rows:
                self._metrics.moved(len(effects.rows), perf_counter() - effects.began)
            for thought in effects.thoughts:
                self._thinking.think(thought)

    def _tell_in_time(self, batch: list[Effects], mail: Mail) -> None:
        """The same for tables with races, where pictures may have to leave later on some lines."""
        waits = waits_of(batch)
        for viewer, texts in mail.items():
            if viewer in self._outlets:
                self._held.put(viewer, self._outlets[viewer], texts, waits.get(viewer, 0))
        for number in shown_by(batch):
            self.table.told(number, self.now())

    def _prepare(self, message: wire.Message) -> wire.Message:
        """Counts it, and adds what the table does not know."""
        if isinstance(message, wire.Seating):
            return self._rules.dress(message)
        self._metrics.told(message, self.now())
        return message

    def rest(self) -> None:
        self._on_change(self)  # nothing is left to write

    def lose(self, fault: BaseException) -> None:
        """Something could not be written."""
        _log.error("table %s could not be stored: %s", self.table.sheet.id, fault)
        self.break_off("not_kept")

    def break_off(self, code: str = "broken", again: bool = True) -> None:
        """It is dropped, and loaded again from disk; not at once where that would not help."""
        self.broken = True
        self._writer.drop()
        self._thinking.stop()
        self._set_alarm()
        self._on_change(self)
        self.dismiss(code, again)

    # --- time and thoughts ---------------------------------------------------------------------

    def _set_alarm(self) -> None:
        self._clock.set_alarm(None if self.broken or self._retired else self.table.due())

    def _ring(self) -> None:
        self._do(lambda: self.table.tick(self.now()))

    def _decided(self, thought: Thought, intent: Intent | None) -> None:
        if self.broken:
            return
        self._do(self.table.decide, thought, intent, self.now())
        if self._clock.by_wall and self.is_idle:
            self._on_change(self)

    def _remade(self, effects: Effects) -> None:
        """The rematch has its table, or cannot have one."""
        self._do(lambda: effects)
        self._on_change(self)
