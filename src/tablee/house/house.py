"""The house: open tables by id, loaded when somebody comes and put away when nobody is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from weakref import WeakValueDictionary

from msgspec.structs import replace

from tablee import catalog, wire
from tablee.house.archive.opener import open_in_steps
from tablee.house.archive.problem_reports import ProblemReports
from tablee.house.archive.retention_periods import RetentionPeriods
from tablee.house.background_queue import BackgroundQueue
from tablee.house.bots.bot_processes import BotProcesses
from tablee.house.bots.thinkers import Thinkers
from tablee.house.caller import Caller, SendAway, nobody_is_here
from tablee.house.cluster.goodbye import until_gone
from tablee.house.cluster.leaving import MOVED, Leaving
from tablee.house.cluster.processes import OtherProcesses
from tablee.house.library.house_rules import HouseRules
from tablee.house.limits import Limits
from tablee.house.metrics import Metrics
from tablee.house.people.devices import SignedIn
from tablee.house.people.guest import Guest
from tablee.house.ratings.ratings import Ratings
from tablee.house.rules.run_rules import ask_rules
from tablee.house.sheets.closed_tables import ClosedTables
from tablee.house.sheets.makers import Makers
from tablee.house.sheets.next_of_evening import drafted
from tablee.house.sheets.table_card import card
from tablee.house.sheets.table_share import check_share
from tablee.house.sheets.versions import is_retired
from tablee.house.tables.correspondence import Correspondence
from tablee.house.tables.open_table import OpenTable
from tablee.house.tables.rematch import next_table
from tablee.house.tables.table_password import TablePasswords
from tablee.kernel import Fault
from tablee.store import Lost, MemoryPeople, People, Sheet, Store
from tablee.store.contract.cluster import Alone, Cluster
from tablee.table import Table, beginning


class House:
    """Everything that happens at all tables of this process."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        wall: Callable[[], float] = time.time,
        people: People | None = None,
        helpers: Sequence[Executor] = (),
        folder: Path | None = None,
        retention: RetentionPeriods | None = None,
        cluster: Cluster | None = None,
        processes: BotProcesses | None = None,
        rules: HouseRules | None = None,
    ) -> None:
        self.store = store
        self.people: People = people or MemoryPeople()
        self.limits = limits or Limits()
        self.rules = (rules or HouseRules()).about(self.people, wall)
        self.ratings = Ratings(store, self.people, self.limits)
        self.signed_in = SignedIn(self.people, self.limits, wall)
        self.folder = folder
        self.reports = ProblemReports(folder, self.limits)
        self.retention = retention or RetentionPeriods()
        self.listeners: list[Callable[[Sheet], None]] = []
        """Called with every table where something happened; they must not take long."""
        self.on_close: list[Callable[[str], None]] = []
        """Called with a code when the house closes."""
        self.wall = wall
        """Wall-clock seconds: the clock of correspondence, and of lists."""
        self.send_away: SendAway = nobody_is_here  # until a web server knows who is connected
        self.makers = Makers(self.limits.tables_remembered)
        self.table_passwords = TablePasswords(self.limits)
        self.metrics = Metrics()
        self.metrics.watch(lambda: len(self._lives), lambda: len(store.damaged))
        self._lives: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._gates: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a table is opened, and while the sheet of a closed table is written."""
        self.closed_tables = ClosedTables(store, self._lives, self._gate, self._tell, wall)
        self._thinkers = Thinkers(ThreadPoolExecutor(1, "bots"), self.metrics, processes)
        waiting, seconds = self.limits.replays_waiting, self.limits.replay_seconds
        self.old_games = BackgroundQueue("old games", waiting, helpers, seconds)
        """Computes what is asked about games that are over."""
        self._correspondence = Correspondence(self.open, wall)
        cluster, count = cluster or Alone(), self.metrics.handed_over
        self.other_processes = OtherProcesses(self, cluster)
        self._leaving = Leaving(self._lives, self._opening, store, cluster, count)
        self._closing = False

    async def create(self, new: wire.NewTable, guest: Guest, address: str = "") -> wire.TableCard:
        """Makes a new table; raises a Fault that says what is wrong with the wish."""
        game, sheet = drafted(new, guest, int(self.wall()))
        self.rules.library.check_new_table(sheet)
        if new.begin:
            ask_rules(game, beginning.begin, sheet, game)  # refuses empty chairs
            self.ratings.check_begin(sheet)
        await self.check_share(guest.id)
        ask_rules(game, Table, game, sheet, catalog.players(game))  # and options
        if new.terms.access == "locked":
            sheet = replace(sheet, word=await self.table_passwords.hide(new.word))
        self.makers.note(sheet.id, address)
        if not new.begin:
            await self.lay(sheet)
            return card(sheet)
        await self.store.save(sheet)
        self._tell(sheet)
        live = await self.open(sheet.id)
        live.begin()
        await live.stored()
        return card(live.table.sheet)

    async def open(self, table: str, caller: Caller | None = None) -> OpenTable:
        """The open table with this id; `caller` pays for loading it. Lost for an unknown one."""
        if self._closing:
            raise Lost("closing", **self._leaving.onward)
        live = self._lives.get(table)
        if live is not None:
            return live
        task = self._opening.get(table)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table, caller))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(task)

    async def withdraw(self, table: str, guest: str) -> None:
        """Somebody leaves this table for good; on disk when it returns, or Lost. A table that
        cannot be opened is left as it is: nobody can play on there."""
        try:
            live = await self.open(table)
        except Fault as fault:
            if self._closing or fault.code in ("elsewhere", "fenced"):
                raise
            return
        live.withdraw(guest)
        await live.stored()

    async def rename(self, table: str, guest: str, as_guest: str, name: str) -> None:
        """Another guest and name take somebody's place; on disk when it returns, or Lost."""
        if self._closing:
            raise Lost("closing")
        async with self._gate(table):  # a closed table cannot be opened meanwhile
            live = self._lives.get(table)
            if live is None:
                await self.closed_tables.rename(table, guest, as_guest, name)
                return
        live.rename(guest, as_guest, name)
        await live.stored()

    def live(self, table: str) -> OpenTable | None:  # if somebody is or was lately there
        return self._lives.get(table)

    def in_use(self) -> set[str]:
        """Tables somebody is at, was at lately, or is just coming to."""
        return {*self._lives, *self._opening}

    def open_sheets(self) -> list[Sheet]:  # of the tables that are open here
        return [live.table.sheet for live in self._lives.values()]

    @property
    def is_closing(self) -> bool:
        return self._closing

    async def sheet_of(self, table: str) -> Sheet:  # as it is now, open here or not
        live = self._lives.get(table)
        return live.table.sheet if live else (await self.store.load(table))[0]

    async def check_share(self, guest: str, *, finished: bool = False) -> None:
        """Limits the tables one guest makes in an hour. Games played to their end here count only
        if `finished`, for imported and branched games. Raises `too_many_tables` or `banned`."""
        self.rules.check_ban(guest)
        await check_share(self.store, guest, self.limits.tables_an_hour, int(self.wall()), finished)

    def abandon(self) -> None:
        """The other processes have closed this one and may open its tables."""
        for live in list(self._lives.values()):
            live.break_off(MOVED)

    async def close(self) -> None:
        """Sends everybody away, to other processes if there are any. Then all is on disk."""
        self._closing = True
        if not self.other_processes.is_alone:
            await self._leaving.hand_over()
        for say in self.on_close:
            say("closing")
        self._correspondence.close()
        self.other_processes.close()
        lives = list(self._lives.values())
        for live in lives:
            live.dismiss("closing")
        for live in lives:
            await live.settled()
        await until_gone(lambda: all(live.is_idle for live in lives))
        for live in lives:
            await live.settled()  # the last to leave stopped the clock, which is stored too
            live.retire()
        await self.ratings.settled()
        self._thinkers.close()
        self.old_games.close()

    # --- within --------------------------------------------------------------------------------

    def _gate(self, table: str) -> asyncio.Lock:
        return self._gates.setdefault(table, asyncio.Lock())

    async def _load(self, table: str, caller: Caller | None) -> OpenTable:
        """Another process may open it where this one cannot."""
        async with self._gate(table):
            await self.store.claim(table)
            try:
                return await self._wake(table, caller)
            except BaseException:
                await self.store.release(table)
                raise

    async def _wake(self, table: str, caller: Caller | None) -> OpenTable:
        sheet, rows = await self.store.load(table)
        sheet = await self.closed_tables.rouse(sheet)
        if is_retired(sheet):
            await self.closed_tables.stop(sheet)
        opened = await open_in_steps(sheet, rows, caller)
        await self.ratings.recall_table(opened.sheet, catalog.players(opened.game))
        ours = (self._changed, self._rematch, self.wall, self.ratings, self.metrics)
        guards = (self.table_passwords, self.limits, self.rules, self.people.ties.may_meet)
        live = OpenTable(opened, self.store, self._thinkers, *ours, *guards)
        self._lives[table] = live
        self._correspondence.forget(table)
        live.wake()
        self._changed(live)
        return live

    def _tell(self, sheet: Sheet, kept: bool = True) -> None:
        """Lists that show this table show it as it is now."""
        if kept:
            self.ratings.notice(sheet)
        for listener in self.listeners:
            listener(sheet)

    def _changed(self, live: OpenTable) -> None:
        if live.is_kept:  # anyone who looks it up must find what they were sent
            self._tell(live.table.sheet)
            if live.is_idle:
                delay = self.limits.idle_seconds
                asyncio.get_running_loop().call_later(delay, self._put_away, live)
        elif live.broken:
            name = live.table.sheet.id
            self._tell(live.table.sheet, kept=False)  # it may be on disk all the same
            if self._lives.get(name) is live:
                del self._lives[name]
                self._correspondence.set_alarm(name, live.due_by_wall())
                self._correspondence.run(self.closed_tables.put_away(name, None))

    def _put_away(self, live: OpenTable) -> None:
        name = live.table.sheet.id
        if live.is_idle and self._lives.get(name) is live:
            del self._lives[name]
            live.retire()
            due = live.due_by_wall()
            self._correspondence.set_alarm(name, due)
            self._correspondence.run(self.closed_tables.put_away(name, due))

    async def _rematch(self, sheet: Sheet, host: str) -> str:
        """A rematch, or the next table of an evening: a table like any other."""
        await self.check_share(host)
        new = next_table(sheet, host, int(self.wall()), self.people.ties.may_meet)
        self.makers.hear(new.id, self.makers.mark(sheet.id))
        await self.lay(new)
        return new.id

    async def lay(self, sheet: Sheet) -> None:
        """A new table that the house makes for people; on disk when it returns."""
        await self.store.save(sheet)
        self._tell(sheet)
        await self.store.release(sheet.id)  # to the process that is asked for it first

    def start(self) -> None:
        """When the server starts: correspondence games go on, also if nobody looks."""
        self.other_processes.start()
        self.take_over()

    def take_over(self) -> None:
        """Does what a process that is gone would have done later."""
        self._correspondence.run(self._look_through())
        self._correspondence.run(self.ratings.catch_up())

    async def _look_through(self) -> None:
        running = await self.store.sheets("playing", limit=self.limits.correspondence)
        await self.closed_tables.stop_retired(running)
        await self._correspondence.open_all(running)
