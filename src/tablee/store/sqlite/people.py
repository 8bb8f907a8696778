"""People in the same SQLite file as the tables, through a connection and a thread of their own."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec

from tablee.kernel import Fault
from tablee.store.contract import Lost
from tablee.store.lines import account_line, code_line, skill_line
from tablee.store.people import Person, SignedOut, with_secrets
from tablee.store.register import Register, fold_name
from tablee.store.skill import MARK, Change, Judge, RatedGame, Skill, changes, judged, taken_back
from tablee.store.sqlite.devices import FORGET as FORGET_DEVICES
from tablee.store.sqlite.devices import SqliteDevices
from tablee.store.sqlite.errors import opening, unread, unwritten
from tablee.store.sqlite.layout import bring_up_to_date, connect
from tablee.store.sqlite.passkeys import FORGET as FORGET_PASSKEYS
from tablee.store.sqlite.passkeys import SqlitePasskeys
from tablee.store.sqlite.reading_only import open_to_read

PERSON = """
select guest, name, accounts.hidden, accounts.made_at, coalesce(recoveries.hidden, ''),
coalesce(recoveries.made_at, 0) from accounts left join recoveries using (guest)
"""
NAMED, KNOWN = f"{PERSON} where folded = ?", f"{PERSON} where guest = ?"
CODE = "insert or replace into recoveries values (?, ?, ?, ?)"
ACCOUNT = "into accounts values (?, ?, ?, ?, ?, ?)"
PUT_SKILL = "insert or replace into skills values (?, ?, ?, ?, ?, ?, ?, ?)"
SKILL = "select mean, doubt, games, opponents from skills where player = ? and game = ?"
DONE = """
insert into rated (sheet, done) values (?, 1)
on conflict (sheet) do update set done = 1 where done = 0
"""
EXPECT = "insert or ignore into rated (sheet, done) values (?, 0)"
NOTE = "update rated set game = ?, changes = ? where sheet = ?"
RATED = """
select sheet, game, changes from rated
where done = 1 and changes not in ('', '[]') and (? = '' or instr(changes, ?)) limit ?
"""
FORGET = "update rated set changes = replace(changes, ?, '\"\"') where instr(changes, ?)"
BEST = """
select player, mean, doubt, games, opponents from skills
where game = ? and games >= ? and length(opponents) >= ? order by ordinal desc, player limit ?
"""

TRIES = 3
"""Each waits for others who read or write, as long as any write does."""

Result = TypeVar("Result")
_log = logging.getLogger(__name__)


class SqlitePeople:
    """Every call is one transaction, on disk when it returns."""

    learnt = 0

    def __init__(self, path: Path | str) -> None:
        self._register = Register()
        self._closed = False
        bring_up_to_date(path)
        with opening():
            self._connection = connect(path)
            # What is forgotten is overwritten on disk, not only unlinked.
            self._connection.execute("pragma secure_delete=on")
            for known in self._connection.execute("select guest, name, hidden from accounts"):
                self._register.enter(*known)
            self.devices = SqliteDevices(self._connection, self._write)
            self.passkeys = SqlitePasskeys(self._connection, self._ask, self._write)
        self._thread = ThreadPoolExecutor(1, "people")
        self.holder = self._register.holder
        self.alike = self._register.alike
        self.name_of = self._register.name_of
        self.seal_of = self._register.seal_of

    async def add(self, person: Person) -> None:
        self._register.check(person.guest, person.name)
        fields = account_line(person)
        # Now, so that nobody else takes the name meanwhile.
        self._register.enter(person.guest, person.name, person.hidden)
        try:
            await self._write(lambda: self._add(person, fields))
        except Exception:
            self._register.strike(person.guest)
            raise

    async def find(self, name: str) -> Person | None:
        found = await self._ask(lambda: self._run(NAMED, (fold_name(name),)).fetchone())
        return Person(*found) if found else None

    async def rehide(self, changed: Person, instead_of: Person | None = None) -> bool:
        def change() -> bool:
            found = self._run(KNOWN, (changed.guest,)).fetchone()
            if found is None or not Person(*found).has_secrets_of(instead_of):
                return False
            person = with_secrets(Person(*found), changed)
            self._run(f"insert or replace {ACCOUNT}", account_line(person))
            self._run(FORGET_DEVICES, (person.guest,))
            self._put_code(person)
            return True

        if not await self._write(change):
            return False
        self._register.reseal(changed.guest, changed.hidden)
        self.devices.drop_all(changed.guest)
        return True

    async def set_recovery(self, changed: Person, instead_of: Person) -> bool:
        def change() -> bool:
            found = self._run(KNOWN, (changed.guest,)).fetchone()
            if found is None or not Person(*found).has_secrets_of(instead_of):
                return False
            self._put_code(changed)
            return True

        return await self._write(change)

    async def remove(self, guest: str) -> None:
        def forget() -> None:
            self._run("delete from accounts where guest = ?", (guest,))
            self._run("delete from skills where player = ?", (guest,))
            self._run("delete from recoveries where guest = ?", (guest,))
            self._run(FORGET_PASSKEYS, (guest,))
            self._run(FORGET_DEVICES, (guest,))
            quoted = msgspec.json.encode(guest).decode()
            self._run(FORGET, (quoted, quoted))

        await self._write(forget)
        await self._ask(self._empty_log)
        self.devices.drop_all(guest)
        self._register.strike(guest)

    async def catch_up(self) -> list[SignedOut]:
        """One server has the file."""
        return []

    async def expect(self, table: str) -> None:
        await self._write(lambda: self._run(EXPECT, (table,)))

    async def expected(self) -> list[str]:
        query = "select sheet from rated where done = 0"
        return [table for (table,) in await self._ask(lambda: self._run(query).fetchall())]

    async def rate(
        self, table: str, game: str, players: Sequence[str], judge: Judge, shared: bool = False
    ) -> bool:
        return await self._write(lambda: self._rate(table, game, players, judge, shared))

    async def undo(self, table: str) -> list[str]:
        return await self._write(lambda: self._undo(table))

    async def rated(self, limit: int, player: str = "") -> list[RatedGame]:
        games = await self._ask(lambda: _rated(self._connection, limit, player))
        return [one for one in games if not player or one.of(player)]

    async def skills(self, player: str) -> Mapping[str, Skill]:
        query = "select game, mean, doubt, games, opponents from skills where player = ?"
        found = await self._ask(lambda: self._run(query, (player,)).fetchall())
        return {game: Skill(*fields) for game, *fields in found}

    async def best(
        self, game: str, limit: int, least: int = 0, met: int = 0
    ) -> list[tuple[str, Skill]]:
        asked = (game, least, met * MARK, limit)
        found = await self._ask(lambda: self._run(BEST, asked).fetchall())
        return [(player, Skill(*fields)) for player, *fields in found]

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._thread.shutdown)
            self._connection.close()

    # --- towards the thread --------------------------------------------------------------------

    async def _ask(self, question: Callable[[], Result]) -> Result:
        if self._closed:
            raise Lost("store_closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, question)
        except sqlite3.Error as fault:
            raise unread(fault) from None

    async def _write(self, change: Callable[[], Result]) -> Result:
        return await self._ask(lambda: self._commit(change))

    # --- in the thread -------------------------------------------------------------------------

    def _commit(self, change: Callable[[], Result]) -> Result:
        try:
            with self._connection as connection:
                connection.execute("begin immediate")
                return change()
        except sqlite3.Error as fault:
            raise unwritten(fault) from None

    def _run(self, query: str, values: Sequence[object] = ()) -> sqlite3.Cursor:
        return self._connection.execute(query, tuple(values))

    def _add(self, person: Person, fields: Sequence[object]) -> None:
        try:
            self._run(f"insert {ACCOUNT}", fields)
        except sqlite3.IntegrityError as fault:  # through another process
            same_guest = "accounts.guest" in str(fault)
            raise Fault("has_account" if same_guest else "name_taken") from None
        self._put_code(person)

    def _put_code(self, person: Person) -> None:
        if person.recovery:
            self._run(CODE, code_line(person))
        else:
            self._run("delete from recoveries where guest = ?", (person.guest,))

    def _rate(
        self, table: str, game: str, players: Sequence[str], judge: Judge, shared: bool
    ) -> bool:
        if self._run(DONE, (table,)).rowcount == 0:
            return False
        known = [self._skill(player, game) for player in players]
        after = judged(players, known, judge)
        for player, skill in after.items():
            self._put(player, game, skill)
        made = msgspec.json.encode(changes(players, known, after, shared)).decode()
        self._run(NOTE, (game, made, table))
        return True

    def _undo(self, table: str) -> list[str]:
        query = "select game, changes from rated where sheet = ? and done = 1"
        game, made = self._run(query, (table,)).fetchone() or ("", "")
        found = msgspec.json.decode(made or "[]", type=list[Change])
        there = [one for one in found if self._run(SKILL, (one.player, game)).fetchone()]
        for one in there:
            self._put(one.player, game, taken_back(self._skill(one.player, game), one))
        self._run(NOTE, ("", "", table))
        return [one.player for one in there]

    def _empty_log(self) -> None:
        """The write-ahead log still has every page as it was: names that are to be forgotten."""
        for _ in range(TRIES):
            (is_busy, *_) = self._run("pragma wal_checkpoint(truncate)").fetchone()
            if not is_busy:
                return
        _log.warning("the write-ahead log could not be emptied after a deletion")

    def _put(self, player: str, game: str, skill: Skill) -> None:
        self._run(PUT_SKILL, skill_line(player, game, skill))

    def _skill(self, player: str, game: str) -> Skill:
        found = self._run(SKILL, (player, game)).fetchone()
        return Skill(*found) if found else Skill()


def read_rated(path: Path, limit: int) -> list[RatedGame]:
    """The rated games in a file that a server may have open; raises Lost."""
    with opening(), closing(open_to_read(path)) as file:
        return _rated(file, limit)


def _rated(connection: sqlite3.Connection, limit: int, player: str = "") -> list[RatedGame]:
    found = connection.execute(RATED, (player, player, limit)).fetchall()
    return [
        RatedGame(table, game, msgspec.json.decode(made, type=list[Change]))
        for table, game, made in found
    ]
