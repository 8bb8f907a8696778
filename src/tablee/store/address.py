"""The address of a database, and how a store is opened at it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tablee.store.contract.cluster import Process
from tablee.store.contract.lost import Lost

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


def check_driver() -> None:
    """Raises Lost where `tablee[postgres]` is not installed."""
    try:
        import tablee.store.postgres.session  # noqa: F401
    except ModuleNotFoundError:
        raise Lost("no_driver") from None
