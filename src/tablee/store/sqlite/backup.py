"""A copy of the whole file while the server runs: one moment of it, checked before it counts."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tablee.store.contract import Lost

PAGES_AT_ONCE = 512
"""Two megabytes: enough to be quick, few enough to show how far it is."""

Progress = Callable[[int, int], None]
"""Called with how many pages are left, and how many there are."""


def back_up(source: Path, target: Path, progress: Progress | None = None) -> int:
    """Copies the store's file and says how many tables the copy holds; Lost where it is unsound.

    The copy appears under its name only when it is whole, checked and on disk.
    """
    if not source.is_file():
        raise Lost("no_store", path=str(source))
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        _copy(source, part, progress)
        tables = check_copy(part)
        _flush(part)
        os.replace(part, target)
        _flush(target.parent)
    finally:
        part.unlink(missing_ok=True)
    return tables


def check_copy(path: Path) -> int:
    """How many tables a sound copy holds; Lost for anything else."""
    try:
        with closing(sqlite3.connect(path)) as copy:
            (verdict,) = copy.execute("pragma integrity_check").fetchone()
            if verdict != "ok":
                raise Lost("unsound_copy")
            (tables,) = copy.execute("select count(*) from sheets").fetchone()
    except sqlite3.DatabaseError:
        raise Lost("unsound_copy") from None
    return int(tables)


def _copy(source: Path, part: Path, progress: Progress | None) -> None:
    with closing(sqlite3.connect(source, timeout=30)) as live, closing(sqlite3.connect(part)) as to:
        # A read transaction: without it, every write of the server would begin the copy again.
        live.execute("begin")
        live.execute("select count(*) from sqlite_master").fetchone()
        live.backup(
            to,
            pages=PAGES_AT_ONCE,
            progress=lambda _, left, total: progress(left, total) if progress else None,
        )
        to.execute("pragma journal_mode=delete")  # one file, with nothing beside it


def _flush(path: Path) -> None:
    """Onto the disk; some systems cannot flush a folder, and do not need to."""
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        return
    finally:
        os.close(handle)
