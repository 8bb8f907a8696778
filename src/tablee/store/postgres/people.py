"""People in the database. Who has which name is in memory too, as it was when this one opened.

A unique index decides who gets a name that two processes give away at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import asyncpg

from tablee.kernel import Fault
from tablee.store.contract import Lost
from tablee.store.lines import account_line, code_line
from tablee.store.people import Person, SignedOut, with_secrets
from tablee.store.postgres import ratings
from tablee.store.postgres.changes import OLD, Changes, note
from tablee.store.postgres.database import Database
from tablee.store.postgres.devices import FORGET as FORGET_DEVICES
from tablee.store.postgres.devices import PostgresDevices
from tablee.store.postgres.passkeys import FORGET as FORGET_PASSKEYS
from tablee.store.postgres.passkeys import PostgresPasskeys
from tablee.store.register import Register, fold_name
from tablee.store.skill import MARK, Judge, RatedGame, Skill

PERSON = """
select guest, name, accounts.hidden, accounts.made_at, coalesce(recoveries.hidden, ''),
coalesce(recoveries.made_at, 0) from accounts left join recoveries using (guest)
"""
NAMED, KNOWN = f"{PERSON} where folded = $1", f"{PERSON} where guest = $1"
LOCK = "select from accounts where guest = $1 for update"
"""Before it is read: what waited for somebody else's change must see that change."""
ADD = "insert into accounts values ($1, $2, $3, $4, $5, $6)"
REHIDE = "update accounts set hidden = $2, sum = $3 where guest = $1"
CODE = """
insert into recoveries values ($1, $2, $3, $4) on conflict (guest)
do update set hidden = excluded.hidden, sum = excluded.sum, made_at = excluded.made_at
"""
NO_CODE = "delete from recoveries where guest = $1"
FORGET = (
    "delete from accounts where guest = $1",
    "delete from skills where player = $1",
    NO_CODE,
    FORGET_PASSKEYS,
    FORGET_DEVICES,
)


class PostgresPeople:
    """Every call is one transaction, stored when it returns."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._register = Register()
        self._closed = False
        self.devices = PostgresDevices(database)
        self._changes = Changes(self._register, self.devices)
        self._catching_up = asyncio.Lock()
        self.passkeys = PostgresPasskeys(database)
        self.holder = self._register.holder
        self.alike = self._register.alike
        self.name_of = self._register.name_of
        self.seal_of = self._register.seal_of

    async def recall(self) -> None:
        """Reads names and devices into memory."""

        async def ask(connection: Any) -> None:
            await self._changes.begin(connection)
            for known in await connection.fetch("select guest, name, hidden from accounts"):
                self._register.enter(*known)
            await self.devices.recall(connection)

        await self._database.aside(ask)

    @property
    def learnt(self) -> int:
        return self._changes.learning.count

    async def catch_up(self) -> list[SignedOut]:
        async with self._catching_up:
            return await self._database.read(self._changes.catch_up)

    async def add(self, person: Person) -> None:
        self._register.check(person.guest, person.name)
        # Now, so that nobody else takes the name meanwhile.
        self._register.enter(person.guest, person.name, person.hidden)
        try:
            await self._database.write_people(lambda connection: _add(connection, person))
        except BaseException:
            self._register.strike(person.guest)
            raise

    async def find(self, name: str) -> Person | None:
        folded = fold_name(name)
        found = await self._database.read(lambda connection: connection.fetchrow(NAMED, folded))
        return Person(*found) if found else None

    async def rehide(self, changed: Person, instead_of: Person | None = None) -> bool:
        async def change(connection: Any) -> bool:
            found = await _locked(connection, changed.guest)
            if found is None or not found.has_secrets_of(instead_of):
                return False
            person = with_secrets(found, changed)
            line = account_line(person)
            await connection.execute(REHIDE, person.guest, person.hidden, line[-1])
            await connection.execute(FORGET_DEVICES, person.guest)
            await _put_code(connection, person)
            await note(connection, [person.guest])
            return True

        if not await self._database.write_people(change):
            return False
        self._register.reseal(changed.guest, changed.hidden)
        self.devices.drop_all(changed.guest)
        return True

    async def set_recovery(self, changed: Person, instead_of: Person) -> bool:
        async def change(connection: Any) -> bool:
            found = await _locked(connection, changed.guest)
            if found is None or not found.has_secrets_of(instead_of):
                return False
            await _put_code(connection, changed)
            return True

        return await self._database.write(change)

    async def remove(self, guest: str) -> None:
        async def forget(connection: Any) -> None:
            for statement in FORGET:
                await connection.execute(statement, guest)
            await ratings.forget(connection, guest)
            await connection.execute(OLD)
            await note(connection, [guest])

        await self._database.write_people(forget)
        self.devices.drop_all(guest)
        self._register.strike(guest)

    async def expect(self, table: str) -> None:
        await self._database.write(lambda c: c.execute(ratings.EXPECT, table))

    async def expected(self) -> list[str]:
        self._check_open()
        found = await self._database.read(lambda c: c.fetch(ratings.EXPECTED))
        return [table for (table,) in found]

    async def rate(
        self, table: str, game: str, players: Sequence[str], judge: Judge, shared: bool = False
    ) -> bool:
        return await self._database.write(
            lambda c: ratings.rate(c, table, game, players, judge, shared)
        )

    async def undo(self, table: str) -> list[str]:
        return await self._database.write(lambda connection: ratings.undo(connection, table))

    async def rated(self, limit: int, player: str = "") -> list[RatedGame]:
        games = await self._database.read(lambda c: ratings.rated(c, limit, player))
        return [one for one in games if not player or one.of(player)]

    async def skills(self, player: str) -> Mapping[str, Skill]:
        found = await self._database.read(lambda c: c.fetch(ratings.SKILLS, player))
        return {game: Skill(*fields) for game, *fields in found}

    async def best(
        self, game: str, limit: int, least: int = 0, met: int = 0
    ) -> list[tuple[str, Skill]]:
        asked = (game, least, met * MARK, limit)
        found = await self._database.read(lambda c: c.fetch(ratings.BEST, *asked))
        return [(player, Skill(*fields)) for player, *fields in found]

    async def close(self) -> None:
        """The database itself is closed with the tables."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise Lost("store_closed")


async def _add(connection: Any, person: Person) -> None:
    try:
        await connection.execute(ADD, *account_line(person))
    except asyncpg.UniqueViolationError as fault:  # through another process
        same_guest = fault.constraint_name == "accounts_pkey"
        raise Fault("has_account" if same_guest else "name_taken") from None
    await _put_code(connection, person)
    await note(connection, [person.guest])


async def _locked(connection: Any, guest: str) -> Person | None:
    """Nobody else changes this account until the transaction ends."""
    await connection.execute(LOCK, guest)
    found = await connection.fetchrow(KNOWN, guest)
    return Person(*found) if found else None


async def _put_code(connection: Any, person: Person) -> None:
    if person.recovery:
        await connection.execute(CODE, *code_line(person))
    else:
        await connection.execute(NO_CODE, person.guest)
