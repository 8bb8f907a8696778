"""A file as the source or the target of a copy. A target has another name until all is there."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from tablee.store.contract.lost import Lost
from tablee.store.contract.transactions import Line
from tablee.store.flush import flush
from tablee.store.moving import SHEETS, LineKind, ages, put_lines
from tablee.store.sqlite.care.unsigned import Judge, trust_rules
from tablee.store.sqlite.errors import opening
from tablee.store.sqlite.layout import bring_up_to_date, connect
from tablee.store.sqlite.rows import SqliteRows
from tablee.store.sqlite.steps import note_opponents


class SqliteSide:
    """Everything runs in the event loop: this process serves nobody else."""

    def __init__(self, file: Path, connection: sqlite3.Connection, part: Path | None) -> None:
        self._file = file
        self._part = part
        self._connection = connection
        self.rows = SqliteRows(connection)

    async def put(self, kind: LineKind, lines: Sequence[Line]) -> None:
        """Imported games are also in a list of their own."""
        with self._connection as connection:
            connection.execute("begin immediate")
            await put_lines(self.rows, kind, lines)
            if kind is SHEETS:
                looked = [(line[0], ages(line)[1]) for line in lines]
                imported = [one for one in looked if one[1] is not None]
                await self.rows.many("insert into imported values ($1, $2)", imported)

    async def begin(self) -> None:
        """The name of the file says whether it is half full."""

    async def finish(self) -> None:
        assert self._part is not None
        self._connection.execute("pragma journal_mode=delete")  # one file, with nothing beside it
        self._connection.close()
        flush(self._part)
        os.replace(self._part, self._file)
        flush(self._file.parent)


def complete(file: Path) -> None:
    """After a copy from a database that did not know opponents yet: rated games tell them."""
    with opening(), closing(sqlite3.connect(file)) as connection, connection:
        note_opponents(connection)


@contextmanager
def file_source(file: Path, judge: Judge = trust_rules) -> Iterator[SqliteSide]:
    """A file that no server has open; raises Lost. An older one is brought up to date."""
    if not file.is_file():
        raise Lost("no_store", path=str(file))
    bring_up_to_date(file, judge=judge)
    with opening(), closing(connect(file)) as connection:
        yield SqliteSide(file, connection, None)


@contextmanager
def file_target(file: Path) -> Iterator[SqliteSide]:
    """A file that does not exist yet; raises Lost."""
    if file.exists():
        raise Lost("not_empty")
    part = file.with_name(file.name + ".moving")
    part.touch(mode=0o600)
    bring_up_to_date(part)
    with opening(), closing(connect(part)) as connection:
        yield SqliteSide(file, connection, part)
