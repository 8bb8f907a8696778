"""Takes an order about people where it can be carried out: to a running server, or here."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack
from importlib.metadata import version
from pathlib import Path

import msgspec

from tablee.house.house import House
from tablee.house.operator.orders import PeopleAnswer, PeopleOrder
from tablee.house.operator.people_desk import PeopleDesk
from tablee.house.upkeep.by_rules import check_by_rules
from tablee.store import Lost, SqliteStore, open_people
from tablee.store.address import open_database
from tablee.store.contract.tables import Store
from tablee.store.folder import hold, tables_in
from tablee.store.people.people import People
from tablee.store.sqlite.layout import bring_up_to_date
from tablee.web.operator.desk import SOCKET


def carry_out(data: Path, store: str, order: PeopleOrder) -> PeopleAnswer:
    """In a database, beside running processes; in a folder, by its server if one runs. Raises
    Lost."""
    if not store:
        tables_in(data)  # it may have been moved
        answer = _ask_server(data / SOCKET, order)
        if answer is not None:
            return answer
    return asyncio.run(_here(data, store, order))


def _ask_server(path: Path, order: PeopleOrder) -> PeopleAnswer | None:
    """None where no server listens."""
    if not hasattr(socket, "AF_UNIX"):
        return None
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(str(path))
        except OSError:
            return None
        try:
            line.sendall(msgspec.json.encode(order) + b"\n")
            with line.makefile("rb") as told:
                return msgspec.json.decode(told.read(), type=PeopleAnswer)
        except (OSError, msgspec.DecodeError):  # it ended meanwhile
            return PeopleAnswer(fault="no_answer")


async def _here(data: Path, store: str, order: PeopleOrder) -> PeopleAnswer:
    with ExitStack() as held:
        tables, people = await _opened(data, store, held)
        house = House(tables, people=people, folder=data, cluster=getattr(tables, "cluster", None))
        try:
            return await PeopleDesk(house).carry_out(order)
        finally:
            await house.close()
            await people.close()
            await tables.close()


async def _opened(data: Path, store: str, held: ExitStack) -> tuple[Store, People]:
    if store:
        return await open_database(store, "", version("tablee"))
    file = tables_in(data)
    if not file.is_file():
        raise Lost("no_store")
    held.enter_context(hold(data))
    bring_up_to_date(file, judge=check_by_rules)
    return SqliteStore(file), await open_people(file)
