"""Somebody who studies finished games: continues them from an entry, carries records in and out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import msgspec

from sim.archive import fields
from sim.disk import Disk
from sim.oracle import Oracle
from sim.patron import Patron
from tablee.record.text import parse_record
from tablee.store import Row
from tablee.store.contract.tables import IMPORTED

OFTEN = 8.0
"""Seconds at most between two thoughts."""


class Scholar:
    """What was answered is on disk, whole; what was refused is not there at all."""

    def __init__(self, patron: Patron, disk: Disk, oracles: list[Oracle], rng: Random) -> None:
        self.patron = patron
        self.played: Callable[[str], None] = lambda table: None
        """Told of every branch."""
        self.branched: dict[str, list[Row]] = {}
        """The log each began with."""
        self.brought: dict[str, tuple[Row, ...]] = {}
        self.refused = 0
        self._disk = disk
        self._oracles = oracles
        self._rng = rng

    async def live(self) -> None:
        await self.patron.arrive()
        while True:
            await asyncio.sleep(self._rng.random() * OFTEN)
            over = [one for one in self._oracles if one.sheet.status == "finished"]
            shown = [one for one in over if one.sheet.terms.access != "locked"]
            if shown:
                study = self._rng.choice((self._branch, self._bring, self._bring_mangled))
                await study(self._rng.choice(shown))

    async def _branch(self, oracle: Oracle) -> None:
        """On disk when it is told: the entries up to there, with its own chance from there on."""
        number = self._rng.randrange(len(oracle.rows) + 1)
        seat = self._rng.randrange(len(oracle.sheet.chairs))
        wish = {"number": number, "seat": seat, "level": "random"}
        status, told, _ = await self.patron.ask("POST", f"/api/tables/{oracle.table}/branch", wish)
        if oracle.game.outcome(oracle.state(number)) is not None:
            assert (status, told["code"]) == (409, "already_over"), told
            return
        assert status == 201, told
        self.branched[told["id"]] = oracle.rows[:number]
        self._check_branch(told["id"])
        sheet = self._disk.sheets[told["id"]]
        assert (sheet.status, sheet.came_from) == ("playing", oracle.table)
        assert sheet.secret != oracle.sheet.secret, "a branch whose chance is known already"
        people = [at for at, chair in enumerate(sheet.chairs) if chair.kind != "bot"]
        assert people == [seat], sheet.chairs
        self.played(told["id"])

    async def _bring(self, oracle: Oracle) -> None:
        """A record of a game is the same game again."""
        text = await self._record(oracle)
        status, told, _ = await self.patron.ask("POST", "/api/records", text.encode())
        assert status == 201, told
        self.brought[told["id"]] = parse_record(text).rows
        self._check_brought(told["id"])

    async def _bring_mangled(self, oracle: Oracle) -> None:
        text = mangled(await self._record(oracle), self._rng)
        before = self._imported()
        status, told, _ = await self.patron.ask("POST", "/api/records", text.encode())
        assert status == 422, (status, told, text)
        assert self._imported() == before, "a record was refused, and something of it kept"
        self.refused += 1

    async def _record(self, oracle: Oracle) -> str:
        status, text, _ = await self.patron.ask("GET", f"/api/tables/{oracle.table}/record")
        assert status == 200, text
        return str(text)

    def _imported(self) -> set[str]:
        return {id for id, sheet in self._disk.first.items() if sheet.came_from == IMPORTED}

    # --- when the storm is over ------------------------------------------------------------------

    async def check(self) -> None:
        """Everything is still there, and the server's own answer is that its chance is right."""
        for table in self.branched:
            self._check_branch(table)
        for table in self.brought:
            self._check_brought(table)
            status, told, _ = await self.patron.ask("GET", f"/api/tables/{table}/verify")
            assert (status, told["ok"]) == (200, True), told

    def _check_branch(self, table: str) -> None:
        assert table in self._disk.sheets, "a branch is told that is not on disk"
        rows = self.branched[table]
        assert self._disk.rows[table][: len(rows)] == rows, "a branch has another past"

    def _check_brought(self, table: str) -> None:
        assert table in self._disk.sheets, "a record is taken in that is not on disk"
        assert self._disk.sheets[table].status == "finished"
        kept, told = self._disk.rows[table], self.brought[table]
        assert list(map(fields, kept)) == list(map(fields, told)), "another game is kept"


def mangled(text: str, rng: Random) -> str:
    """No record of any game, one way or another."""
    head, *rows, last = text.splitlines()
    match rng.randrange(5):
        case 0:
            return text[: rng.randrange(len(text) - 2)]
        case 1 if len(rows) > 1:
            rows.pop(rng.randrange(len(rows) - 1))
        case 2 if rows:
            at = rng.randrange(len(rows))
            rows[at] = _with(rows[at], move="nonsense 1 2")
        case 3:
            ranks = msgspec.json.decode(last)["outcome"]["ranks"]
            told = msgspec.json.decode(last)["outcome"] | {"ranks": [rank + 1 for rank in ranks]}
            last = _with(last, outcome=told)
        case _:
            head = _with(head, secret=msgspec.json.decode(head)["secret"][::-1])
    return "\n".join((head, *rows, last))


def _with(line: str, **changed: object) -> str:
    return msgspec.json.encode(msgspec.json.decode(line) | changed).decode()
