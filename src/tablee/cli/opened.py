"""The people and the tables of a folder or a database, opened for one command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from importlib.metadata import version
from pathlib import Path
from typing import TypeVar

from tablee.house.upkeep.by_rules import check_by_rules
from tablee.store import Lost, People, Row, Sheet, SqliteStore, open_people
from tablee.store.address import load_table, open_database
from tablee.store.folder import hold, tables_in
from tablee.store.sqlite.layout import bring_up_to_date, is_older

Result = TypeVar("Result")


async def with_people(
    data: Path, store: str, work: Callable[[People], Awaitable[Result]]
) -> Result:
    """Raises Lost; on a file also where a server has the folder."""
    if store:
        tables, people = await open_database(store, "", version("tablee"))
        try:
            return await work(people)
        finally:
            await tables.close()
    file = tables_in(data)
    if not file.is_file():
        raise Lost("no_store")
    with ExitStack() as held:
        held.enter_context(hold(data))
        bring_up_to_date(file, judge=check_by_rules)
        people = await open_people(file)
        try:
            return await work(people)
        finally:
            await people.close()


async def read_table(data: Path, store: str, table: str) -> tuple[Sheet, list[Row]]:
    """Also beside a running server; raises Lost."""
    if store:
        return await load_table(store, table)
    file = tables_in(data)
    if not file.is_file():
        raise Lost("unknown_table", table=table)
    if is_older(file):  # never under a server that knows the older layout only
        with hold(data):
            bring_up_to_date(file, judge=check_by_rules)
    opened = SqliteStore(file)
    try:
        return await opened.load(table)
    finally:
        await opened.close()
