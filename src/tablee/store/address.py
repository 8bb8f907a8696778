"""The address of a database, and how a store is opened at it."""

from __future__ import annotations

import os
from getpass import getuser
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, unquote, urlsplit

from tablee.store.contract.cluster import Process
from tablee.store.contract.lost import Lost
from tablee.store.contract.tables import Row, Sheet

if TYPE_CHECKING:
    from tablee.store.people.people import People
    from tablee.store.postgres.tables import PostgresStore

SCHEMES = ("postgresql://", "postgres://")


def is_database(address: str) -> bool:
    """Whether it names a PostgreSQL database, and no file."""
    return address.startswith(SCHEMES)


def without_secrets(address: str) -> str:
    """The address for people to read, without user and password."""
    try:
        parts = urlsplit(address)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "the database"
    return f"{parts.scheme}://{parts.hostname or ''}{port}{parts.path}"


def user_of(address: str) -> str:
    """Who asks the database to be let in."""
    try:
        parts = urlsplit(address)
        named = parts.username or parse_qs(parts.query).get("user", [""])[-1]
    except ValueError:
        named = ""
    return unquote(named) or os.environ.get("PGUSER", "") or getuser()


async def open_database(
    address: str, reached_at: str = "", version: str = ""
) -> tuple[PostgresStore, People]:
    """Tables and people of this database; raises Lost, also where its driver is missing."""
    check_driver()
    from tablee.store.postgres.opened import open_postgres

    return await open_postgres(address, reached_at, version)


async def bring_up_to_date(address: str) -> tuple[int, int]:
    """Takes a database to the layout of this program: the numbers before and after; raises Lost."""
    check_driver()
    from tablee.store.postgres.layout.migrate import migrate

    return await migrate(address)


async def list_processes(address: str) -> list[Process]:
    """The processes that are open; raises Lost."""
    check_driver()
    from tablee.store.postgres.cluster import processes

    return await processes.list_processes(address)


async def close_process(address: str, number: int) -> bool:
    """Closes that process, which frees its tables. False if it is closed already."""
    check_driver()
    from tablee.store.postgres.cluster import processes

    return await processes.close_process(address, number)


async def drain_process(address: str, number: int) -> bool:
    """Tells that process to hand over its tables and end. False if it is closed already."""
    check_driver()
    from tablee.store.postgres.cluster import processes

    return await processes.drain_process(address, number)


async def load_table(address: str, table: str) -> tuple[Sheet, list[Row]]:
    """A table, beside processes at work; raises Lost."""
    check_driver()
    from tablee.store.postgres.moving import read_table

    return await read_table(address, table)


async def mark_database_moved(address: str, target: str) -> None:
    """From now on no server opens this database: its tables are in a folder. Raises Lost."""
    check_driver()
    from tablee.store.postgres.moving import mark_moved

    await mark_moved(address, target)


def check_driver() -> None:
    """Raises Lost where `tablee[postgres]` is not installed."""
    try:
        import tablee.store.postgres.session  # noqa: F401
    except ModuleNotFoundError:
        raise Lost("no_driver") from None
