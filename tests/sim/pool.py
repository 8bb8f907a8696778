"""People who wait at `/ws/meet` for somebody to play with, and what must be true of whom they meet.

Each does what the page does: asks again on every new line, goes to the table, and leaves it when
told to wait on. What is told of tables is compared with the disk as it is heard.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from sim.client import Client
from sim.disk import Disk
from sim.network import Line, Network, Unreachable
from sim.patron import Patron
from sim.tally import Tally
from tablee.house.meeting.gathering import SECONDS as TO_COME
from tablee.wire import WIRE

MEET = f"/ws/meet?wire={WIRE}"
ENDS = {"met", "missed_call", "waits_elsewhere"}
"""Words with which somebody is sent away for good."""
LATE = 7.0
"""Seconds that a message is under way at most, where its reader stalls."""
SETTLED_WITHIN = 45.0
"""Seconds after which something has come of a call, or of a table, whatever the disk does."""
PAIRED_WITHIN = 60.0
"""Seconds of calm in which two who wait and say yes have met."""


class Gathered(Client):
    """At a table where people were brought together: adds to its chance, and it begins."""

    def _wish(self) -> dict[str, Any] | None:
        assert self.seating is not None
        if self.seating["status"] != "waiting":
            return super()._wish()
        return {"type": "nonce", "value": self.name} if "you" in self.seating else None


class Waiters:
    """All of them, and what they were told. `go`: brings somebody to their table."""

    def __init__(self, disk: Disk, tally: Tally, go: Callable[[Patron, str], Client]) -> None:
        self.disk, self.tally, self.go = disk, tally, go
        self.everybody: list[Waiter] = []
        self.is_calm = False
        self.said_yes: dict[tuple[object, int], list[str]] = {}
        """Names, by process and call."""
        self._told: dict[str, object] = {}
        """By which process of each table."""
        self._old: list[str] = []
        """Tables that had begun before the calm."""
        self._since = 0.0
        self._met = 0

    def calm(self) -> None:
        """From now on they say yes, and all want to play once more."""
        self.is_calm = True
        self._old = [one for one in self._told if self.disk.sheets[one].status != "waiting"]

    def names(self, table: str) -> list[str]:
        return [chair.name for chair in self.disk.first[table].chairs]

    def tables_of(self, name: str, status: str) -> list[str]:
        sheets = [one for one in self.disk.sheets.values() if one.gathers and one.status == status]
        return [one.id for one in sheets if name in self.names(one.id)]

    def has_played(self, name: str) -> bool:
        """In the calm."""
        begun = self.tables_of(name, "playing") + self.tables_of(name, "finished")
        return any(table not in self._old for table in begun)

    @property
    def are_settled(self) -> bool:
        """One of them may be left over."""
        return sum(not self.has_played(one.patron.name) for one in self.everybody) <= 1

    def check_waiting(self) -> None:
        """Nobody waits for ever while somebody is there who would play with them."""
        now, waiting = asyncio.get_running_loop().time(), [w for w in self.everybody if w.seeks]
        if not self.is_calm or len(waiting) < 2 or self._met != self.tally.met:
            self._since, self._met = now, self.tally.met
        assert now - self._since < PAIRED_WITHIN, [(one.patron.name, one.state) for one in waiting]

    def check_met(self, table: str, process: object) -> None:
        """On disk, with exactly those who said yes to one call of this process."""
        assert table in self.disk.first, "a table is told that is not on disk"
        names = self.names(table)
        willing = [said for (by, _), said in self.said_yes.items() if by is process]
        assert any(sorted(said) == sorted(names) for said in willing), (names, "not all said yes")
        for name in names:
            self._check_once(name, table, process)
        self.tally.met += table not in self._told
        self._told[table] = process

    def _check_once(self, name: str, table: str, process: object) -> None:
        """No other table of this process waited for them when this one was made."""
        made_at = self.disk.first[table].made_at
        for other in self.tables_of(name, "waiting"):
            if other != table and self._told.get(other) is process:
                apart = abs(made_at - self.disk.first[other].made_at)
                assert apart >= TO_COME - 1, f"{name} is at two tables"

    def end(self) -> None:
        """Whoever is left over goes home."""
        for one in self.everybody:
            one.hang_up()
            self.tally.trace += one.trace.hexdigest()


class Waiter:
    """One page that waits. `state` is what it was told last on this line."""

    def __init__(self, patron: Patron, network: Network, among: Waiters, rng: Random) -> None:
        self.patron = patron
        self.state = ""
        self.trace = sha256()
        self._network, self._among, self._rng = network, among, rng
        self._line: Line | None = None
        self._address = ""
        self._call = self._requests = 0
        self._answered = False
        self._at = self._waits_since = 0.0
        self._clients: dict[str, Client] = {}

    @property
    def seeks(self) -> bool:
        return self._line is not None and self.state != "met"

    async def live(self) -> None:
        """Until the simulation ends."""
        await self.patron.arrive()
        while True:
            await asyncio.sleep(self._rng.random())
            self._among.check_waiting()
            self._check_progress()
            name, among = self.patron.name, self._among
            if playing := among.tables_of(name, "playing"):
                self._go(playing[0])
            if playing or (among.is_calm and among.has_played(name)):
                self.hang_up()
            elif not among.is_calm and self._rng.random() < 0.03:  # thinks better of it
                self.hang_up()
                await asyncio.sleep(self._rng.random() * 8)
            else:
                self._wait()

    def _check_progress(self) -> None:
        """Every call ends, and every way to a table."""
        open_since = self._at if self.state in ("called", "met") else self._now()
        assert self._now() - open_since < SETTLED_WITHIN, (self.patron.name, self.state, "for ever")

    def _wait(self) -> None:
        """One moment of waiting."""
        if self.state != "met":
            self._walk_away()
        if self._line is None:
            self._connect()
        elif self.state == "called" and not self._answered:
            self._answered = True
            lot = 0.0 if self._among.is_calm else self._rng.random()
            if lot < 0.9:  # else says nothing
                self._answer(comes=lot < 0.8)
        elif not self._among.is_calm and self._rng.random() < 0.05:
            self._seek()

    def _answer(self, comes: bool) -> None:
        assert self._line is not None
        if comes:
            said = self._among.said_yes.setdefault((self._line.app, self._call), [])
            said.append(self.patron.name)
        self._say({"type": "come", "call": self._call, "comes": comes})

    # --- the line ------------------------------------------------------------------------------

    def _connect(self) -> None:
        line: Line

        def hear(text: str | None) -> None:
            if line is self._line:
                self._hear(text)

        at, self._address = self._address, ""
        try:
            line = self._line = self._network.connect(at + MEET, self.patron.cookie, hear)
        except Unreachable:
            return
        self._become("asked")
        self._seek()

    def _seek(self) -> None:
        self._say({"type": "seek", "games": ["tictactoe"]})

    def _say(self, body: dict[str, Any]) -> None:
        assert self._line is not None
        self._requests += 1
        self._line.send(msgspec.json.encode(body | {"request": self._requests}).decode())

    def hang_up(self) -> None:
        if self._line is not None:
            self._line.cut(0.0, self._network.delay())
        self._line = None
        self._become("")

    def _become(self, state: str) -> None:
        self.state, self._at = state, self._now()

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    # --- what it is told -----------------------------------------------------------------------

    def _hear(self, text: str | None) -> None:
        self.trace.update(f"{self._now()} {text}".encode())
        told: dict[str, Any] = {"type": "bye"} if text is None else msgspec.json.decode(text)
        match told["type"]:
            case "seeking":
                self._hear_seeking(told.get("seconds", 0), told.get("missed", False))
            case "called":
                assert self.state == "seeking", (self.patron.name, self.state, "called")
                self._call, self._answered = told["call"], False
                self._become("called")
            case "met":
                self._hear_met(told["table"])
            case "refused":
                assert told["code"] in ("call_over", "called_already"), told
            case "bye":
                assert told.get("again", True) or told["code"] in ENDS, told
                self.hang_up()
                self._address = told.get("address", "")
            case kind:
                assert kind == "ping", told

    def _hear_seeking(self, seconds: int, missed: bool) -> None:
        """Time that was waited in vain for somebody else is not lost."""
        self._among.tally.missed += missed
        if missed:
            assert self.state in ("asked", "called", "met"), (self.patron.name, self.state)
            assert seconds > self._now() - self._waits_since - LATE, "the time waited is lost"
        else:
            assert self.state in ("asked", "seeking"), (self.patron.name, self.state)
            self._waits_since = self._now()
        self._become("seeking")

    def _hear_met(self, table: str) -> None:
        assert self._line is not None
        assert self.state in ("asked", "called", "met"), (self.patron.name, self.state, "met")
        self._among.check_met(table, self._line.app)
        assert self.patron.name in self._among.names(table), "somebody else's table"
        self._become("met")
        if self._among.is_calm or self._rng.random() < 0.8:  # else forgets to come
            self._go(table)

    # --- the table -----------------------------------------------------------------------------

    def _go(self, table: str) -> None:
        if table not in self._clients:
            self._clients[table] = self._among.go(self.patron, table)

    def _walk_away(self) -> None:
        """From tables that have not begun; to one that has begun they go back."""
        for table in self._among.tables_of(self.patron.name, "waiting"):
            if table in self._clients:
                self._clients[table].leave()
                self._clients[table].away = 1.0
