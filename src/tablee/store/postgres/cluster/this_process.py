"""Which processes are at work, and which of them holds a table.

Each process has a row in `houses` with a number that is never used twice: the fence. Every
transaction that writes locks this row first. A process that finds another one dead or hanging marks
its row as closed. From then on the database refuses what the closed process wants to write. Closing
needs the same lock, so it happens between two transactions, never during one. All times are those
of the database's clock.
"""

from __future__ import annotations

import logging
from typing import Any

from tablee.store.contract.lost import Lost
from tablee.store.postgres.session import own_name

LOCK = 76
"""Advisory locks (76, number of the process): held by the connection through which it writes."""

ARRIVE = "insert into houses (address, version) values ($1, $2) returning house"
SAME_ADDRESS = """
select min(house) from houses where address = $1 and address <> '' and house <> $2
and closed is null and seen > clock_timestamp() - $3 * interval '1 s'
"""
CONNECTED = """
from pg_locks l where l.locktype = 'advisory' and l.classid = 76 and l.objsubid = 2 and l.granted
and l.database = (select oid from pg_database where datname = current_database())
and l.objid::bigint = """
CUT_OTHERS = f"select pg_terminate_backend(pid) {CONNECTED} $1 and pid <> pg_backend_pid()"
FENCE = "select house from houses where house = $1 and closed is null for no key update"
# A crash may take a heartbeat back without harm, so nobody waits until it is on disk.
BEAT = """
with soon as materialized (select set_config('synchronous_commit', 'off', true))
update houses set seen = clock_timestamp() from soon
where house = $1 and closed is null returning leaving
"""
# Only a process that could itself give a sign of life judges others: else one slow disk, for which
# all are silent, would close them all. A free advisory lock says that the process is gone.
EXPIRE = """
update houses set closed = clock_timestamp() where house in (
    select house from houses where closed is null and house <> $1
    and exists (
        select from houses me where me.house = $1 and me.closed is null
        and me.seen > clock_timestamp() - $2 * interval '1 s')
    and seen < clock_timestamp() - $3 * interval '1 s'
    and (
        seen < clock_timestamp() - $4 * interval '1 s'
        or pg_try_advisory_xact_lock(76, house::int))
    for no key update skip locked
) returning house
"""
LISTED = """
select house, address, version, leaving,
extract(epoch from clock_timestamp() - seen)::float8 as silent,
(select count(*) from holds where holds.house = houses.house)::int as tables
from houses where closed is null order by house
"""
NAME = "select set_config('application_name', $1, false)"
PORTS = """
select l.objid::bigint, substring(application_name from 'port ([0-9]+)$')::int
from pg_locks l join pg_stat_activity a on a.pid = l.pid
where l.locktype = 'advisory' and l.classid = 76 and l.objsubid = 2 and l.granted
and l.database = (select oid from pg_database where datname = current_database())
"""
LEAVING = "update houses set leaving = true where house = $1 and closed is null returning house"
CLOSE = """
update houses set closed = clock_timestamp() where house = $1 and closed is null returning house
"""
LEAVE = "update houses set closed = clock_timestamp() where house = $1 and closed is null"
# A table that exists and is free, mine, or of a process that is closed.
CLAIM = """
with before as (
    select h.house from holds h where h.thing = $2 and h.house is not null)
insert into holds as h (thing, house)
select $2, house from houses where house = $1 and closed is null
and exists (select from sheets where id = $2)
on conflict (thing) do update set house = excluded.house
where h.house is null or h.house = excluded.house
or exists (select from houses o where o.house = h.house and o.closed is not null)
returning coalesce((select house from before), $1) <> $1 as taken_over
"""
STILL_OPEN = "select closed is null from houses where house = $1"
# Silent: nothing is heard of the holder any more, and it will soon be closed, or be heard again.
HOLDER = f"""
select coalesce(house, 0) as house, coalesce(address, '') as address,
coalesce(seen < clock_timestamp() - $2 * interval '1 s', true)
or not exists (select {CONNECTED} house) as silent
from sheets left join holds on thing = id left join houses using (house) where id = $1
"""
RELEASE = "update holds set house = null where thing = $2 and house = $1"

JUDGES_WITHIN = 2.0
"""Seconds since its own sign of life in which a process may close others."""
GONE_AFTER = 1.0
"""Seconds of silence after which a process is closed whose connection has ended."""
HANGS_AFTER = 5.0
"""Seconds of silence after which any process is closed."""

_log = logging.getLogger(__name__)


class ThisProcess:
    """This process, as the others see it. All of it runs on the connection that writes."""

    def __init__(self, address: str, version: str) -> None:
        self.number = 0
        self.fenced = False
        self.leaving = False
        self._address = address
        self._version = version
        self._name = own_name()

    async def greet(self, connection: Any) -> None:
        """Runs once for each new connection: after it, no older connection of ours can write."""
        if not self.number:
            self.number = int(await connection.fetchval(ARRIVE, self._address, self._version))
            await self._compare_address(connection)
        await connection.execute(CUT_OTHERS, self.number)
        await connection.execute("select pg_advisory_lock($1::int, $2::int)", LOCK, self.number)
        await connection.execute(NAME, self._name)

    async def answers_at(self, port: int, connection: Any) -> None:
        """The name of the connection says the port, so the layout needs no column for it."""
        self._name = f"{own_name()} port {port}"
        await connection.execute(NAME, self._name)

    async def _compare_address(self, connection: Any) -> None:
        """Logs a process with the same address. It may be the one that this one replaces."""
        asked = (self._address, self.number, GONE_AFTER)
        if other := await connection.fetchval(SAME_ADDRESS, *asked):
            _log.error(
                "processes %d and %d have the same address %s: people look for their tables at"
                " the wrong one; give each its own --address",
                other,
                self.number,
                self._address,
            )

    async def check(self, connection: Any) -> None:
        """First in every transaction that writes; raises Lost where this process is closed."""
        if await connection.fetchval(FENCE, self.number) is None:
            raise self.refusal()

    def refusal(self) -> Lost:
        """The fault of a closed process. It is logged once."""
        if not self.fenced:
            _log.error("process %d was closed by another one: it writes no more", self.number)
        self.fenced = True
        return Lost("fenced", house=self.number)

    def begin_again(self) -> None:
        """The next connection registers it as a new process, which holds nothing."""
        self.number, self.fenced, self.leaving = 0, False, False

    async def beat(self, connection: Any) -> None:
        """A sign of life; raises Lost where it comes too late."""
        leaving = await connection.fetchval(BEAT, self.number)
        if leaving is None:
            raise self.refusal()
        self.leaving = bool(leaving)

    async def expire(
        self, connection: Any, gone: float = GONE_AFTER, hangs: float = HANGS_AFTER
    ) -> list[int]:
        """Closes processes that are dead or hang, and says which."""
        found = await connection.fetch(EXPIRE, self.number, JUDGES_WITHIN, gone, hangs)
        return [int(line["house"]) for line in found]

    async def leave(self, connection: Any) -> None:
        """Leaves: what this process holds is free at once."""
        await connection.execute(LEAVE, self.number)

    async def claim(self, connection: Any, table: str) -> bool:
        """This process holds it from now on; raises Lost while another one does.

        Returns whether a closed process held it before.
        """
        taken_over = await connection.fetchval(CLAIM, self.number, table)
        if taken_over is not None:
            return bool(taken_over)
        await self.check(connection)
        holder = await connection.fetchrow(HOLDER, table, GONE_AFTER)
        if holder is None:
            raise Lost("unknown_table", table=table)
        raise Lost("elsewhere", table=table, **holder)

    async def release(self, connection: Any, table: str) -> None:
        """Anyone may hold it now. What was written before is stored when this runs."""
        await connection.execute(RELEASE, self.number, table)
