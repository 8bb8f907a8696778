"""The layout of the database, its number, and how an older one becomes a newer one.

The number is the last line of `migrations`. A new database is filled by the first process that
opens it. A step forward is asked for (`tablee migrate`), since other processes may be at work; all
steps run in one transaction, under a lock that only one process has. A database that is newer than
this program is left as it is.
"""

from __future__ import annotations

from typing import Any

from tablee.store.contract.lost import Lost
from tablee.store.postgres.layout.steps import STEPS

LAYOUT = 1 + len(STEPS)
"""The layout this program writes. Each step of STEPS leads to the next number."""

LOCK = (76, 0)
"""Held while the layout changes. No process has the number 0."""

STEP_SECONDS = 86_400
"""How long one step may take."""

SCHEMA = """
create table migrations (number int primary key, at timestamptz not null default now());
create table houses (
    house bigint generated always as identity primary key, address text not null,
    version text not null, seen timestamptz not null default clock_timestamp(),
    closed timestamptz, leaving boolean not null default false
) with (fillfactor = 50);
create table holds (
    thing text collate "C" primary key, house bigint
) with (fillfactor = 70);
create index holds_by_house on holds (house);
create table sheets (
    id text collate "C" primary key, status text not null, public smallint not null,
    made_at bigint not null, body text not null, sum bigint not null,
    ended_at bigint not null, opened_at bigint
);
create index sheets_by_status on sheets (status, public, made_at, id);
create index sheets_by_age on sheets (made_at);
create index sheets_imported on sheets (opened_at) where opened_at is not null;
create table guests (
    guest text collate "C", sheet text collate "C", primary key (guest, sheet)
);
create index guests_by_sheet on guests (sheet);
create table rows (
    sheet text collate "C", number int, seat smallint not null, move text not null,
    at bigint not null, facts text not null, sum bigint not null, primary key (sheet, number)
);
create table accounts (
    guest text collate "C" primary key, folded text collate "C" not null unique,
    name text not null, hidden text not null, made_at bigint not null, sum bigint not null
);
create table skills (
    player text collate "C", game text collate "C", mean double precision not null,
    doubt double precision not null, games int not null, ordinal double precision not null,
    sum bigint not null, opponents text not null default '', primary key (player, game)
);
create index skills_by_strength on skills (game, ordinal);
create table rated (
    sheet text collate "C" primary key, done boolean not null, game text not null default '',
    changes text not null default ''
);
create table devices (
    id text collate "C" primary key, guest text collate "C" not null, made_at bigint not null,
    renewed_at bigint not null, seen_at bigint not null, label text not null,
    follows text not null, ends_at bigint not null, sum bigint not null
);
create index devices_by_guest on devices (guest);
create index devices_by_age on devices (seen_at);
create table recoveries (
    guest text collate "C" primary key, hidden text not null, sum bigint not null,
    made_at bigint not null default 0
);
create table passkeys (
    id text collate "C" primary key, guest text collate "C" not null, host text not null,
    key text not null, count bigint not null, label text not null, made_at bigint not null,
    used_at bigint not null, sum bigint not null
);
create index passkeys_by_guest on passkeys (guest);
create table ties (
    guest text collate "C", kind text collate "C", other text collate "C", id text not null,
    name text not null, made_at bigint not null, sum bigint not null,
    primary key (guest, kind, other)
);
create index ties_by_other on ties (other);
create table decisions (
    guest text collate "C", kind text collate "C", ends_at bigint not null,
    made_at bigint not null, detail text not null, sum bigint not null, primary key (guest, kind)
);
create table health (one int primary key, mark text not null);
create table turns (one int primary key, turn bigint not null);
insert into turns values (1, 0);
create table changes (
    turn bigint primary key, guest text collate "C" not null,
    at timestamptz not null default clock_timestamp()
);
create table departures (
    guest text collate "C" primary key, at timestamptz not null default clock_timestamp()
);
"""
"""A new database. The tests compare it with one that went through every step."""


OWN = "select to_regclass('migrations') is not null and to_regclass('houses') is not null"
STRANGERS = """
select relname from pg_class
where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
order by relname limit 1
"""
"""A table of somebody else. What an extension has made counts as nobody's."""


async def layout_of(connection: Any) -> int:
    """The number in the database; 0 for one without our tables."""
    if not await connection.fetchval(OWN):
        return 0
    return int(await connection.fetchval("select coalesce(max(number), 0) from migrations"))


async def check_layout(connection: Any) -> None:
    """Fills a new database; raises Lost for an older one, a newer one, and one half filled."""
    found = await layout_of(connection)
    if found == 0:
        found = await bring_up_to_date(connection)
    if found < LAYOUT:
        raise Lost("older_store", layout=found, known=LAYOUT)
    await check_readable(connection)


async def check_readable(connection: Any) -> int:
    """The layout, also an older one; raises Lost for a newer one, and for one half filled."""
    found = await layout_of(connection)
    _refuse_newer(found)
    if await connection.fetchval("select to_regclass('moving')") is not None:
        raise Lost("half_moved")
    return found


async def check_not_moved(connection: Any) -> None:
    """Raises Lost where the tables went to a folder (`tablee move-store`)."""
    if await connection.fetchval("select to_regclass('moved')") is not None:
        raise Lost("moved_database", to=await connection.fetchval("select max(target) from moved"))


async def bring_up_to_date(connection: Any) -> int:
    """Fills a new database, or takes an older one to this layout; raises Lost for a newer one."""
    # Before the transaction: one that has begun may still see no tables.
    await connection.execute("select pg_advisory_lock($1, $2)", *LOCK)
    try:
        async with connection.transaction():
            await _change(connection, await layout_of(connection))
    finally:
        if not connection.is_closed():
            await connection.execute("select pg_advisory_unlock($1, $2)", *LOCK)
    return LAYOUT


async def _change(connection: Any, found: int) -> None:
    _refuse_newer(found)
    if found == 0:
        stranger = await connection.fetchval(STRANGERS)
        if stranger is not None:
            raise Lost("foreign_database", table=stranger)
        await connection.execute(SCHEMA)
        await _note(connection, LAYOUT)
    else:
        await _walk_up(connection, found)


async def _walk_up(connection: Any, found: int) -> None:
    """A step may have to rewrite everything, so it has no time limit of its own."""
    await connection.execute("set local statement_timeout = 0")
    for number, step in enumerate(STEPS[found - 1 :], found + 1):
        await connection.execute(step, timeout=STEP_SECONDS)
        await _note(connection, number)


def _refuse_newer(found: int) -> None:
    if found > LAYOUT:
        raise Lost("newer_store", layout=found, known=LAYOUT)


async def _note(connection: Any, number: int) -> None:
    await connection.execute("insert into migrations (number) values ($1)", number)
