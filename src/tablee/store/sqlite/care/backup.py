"""A copy of the whole file while the server runs. It shows one moment, and is checked."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tablee.store.contract.lost import Lost
from tablee.store.flush import flush
from tablee.store.sqlite.care.reading_only import open_to_read
from tablee.store.sqlite.errors import unread

PAGES_AT_ONCE = 512
"""Two megabytes: large enough to be quick, small enough to show progress."""

CountLeft = Callable[[int, int], None]
"""Called with how many pages are left, and how many there are."""


def back_up(source: Path, target: Path, progress: CountLeft | None = None) -> None:
    """Copies the store's file; raises Lost if the copy is damaged.

    The copy gets its name only when its pages are checked and on disk. `check.check_file` says
    whether every table in it can be read.
    """
    if not source.is_file():
        raise Lost("no_store", path=str(source))
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        _copy_or_lose(source, part, progress)
        _check_pages(part)
        flush(part)
        os.replace(part, target)
        flush(target.parent)
    finally:
        part.unlink(missing_ok=True)


def _check_pages(path: Path) -> None:
    try:
        with closing(sqlite3.connect(path)) as copy:
            (verdict,) = copy.execute("pragma integrity_check").fetchone()
            copy.execute("select count(*) from sheets").fetchone()
    except sqlite3.DatabaseError:
        raise Lost("unsound_copy") from None
    if verdict != "ok":
        raise Lost("unsound_copy")


def _copy_or_lose(source: Path, part: Path, progress: CountLeft | None) -> None:
    try:
        _copy(source, part, progress)
    except sqlite3.Error as fault:
        raise unread(fault) from None


def _copy(source: Path, part: Path, progress: CountLeft | None) -> None:
    with closing(open_to_read(source)) as live, closing(sqlite3.connect(part)) as to:
        # In a read transaction. Without it, every write of the server would restart the copy.
        live.execute("begin")
        live.execute("select count(*) from sqlite_master").fetchone()
        live.backup(
            to,
            pages=PAGES_AT_ONCE,
            progress=lambda _, left, total: progress(left, total) if progress else None,
        )
        to.execute("pragma journal_mode=delete")  # one file, with nothing beside it
