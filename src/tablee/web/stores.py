"""The folder of a server and what it is opened with: a file, or a database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.metadata import version
from pathlib import Path

from tablee.house.upkeep.by_rules import check_by_rules
from tablee.store import Lost, People, SqliteStore, Store, open_people
from tablee.store.address import open_database
from tablee.store.folder import hold, tables_in
from tablee.store.key import signing_key
from tablee.store.sqlite.care.backup import CountLeft
from tablee.store.sqlite.layout import bring_up_to_date


def prepare(folder: Path, held: ExitStack, store: str, updating: CountLeft | None = None) -> None:
    """Checks and fills the folder before anybody is served; raises Lost.

    The key is made last. So a folder with a key has had a whole file.
    """
    with folder_faults():
        folder.mkdir(parents=True, exist_ok=True)
        held.enter_context(hold(folder))
        if not store:
            prepare_file(folder, updating)
        signing_key(folder)


def prepare_file(folder: Path, updating: CountLeft | None) -> Path:
    """The file of the tables, brought up to date; raises Lost."""
    tables = tables_in(folder)
    with folder_faults():
        if (folder / "key").exists() and tables.exists() and not tables.stat().st_size:
            raise Lost("emptied_store", path=str(tables))
        # It holds secrets of running games, and so do the files that SQLite puts beside it.
        tables.touch(mode=0o600)
        bring_up_to_date(tables, updating, check_by_rules)
    return tables


@contextmanager
def folder_faults() -> Iterator[None]:
    try:
        yield
    except OSError as fault:
        raise Lost("folder_unwell", why=fault.strerror or type(fault).__name__) from None


async def open_stores(
    folder: Path, updating: CountLeft | None, store: str, address: str
) -> tuple[Store, People]:
    """Tables and people: in a database, or in a file of the folder; raises Lost."""
    if store:
        return await open_database(store, address, version("tablee"))
    tables = prepare_file(folder, updating)
    with folder_faults():
        return SqliteStore(tables), await open_people(tables)
