"""A connection that cannot write, also to a file on a disk that nobody can write."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path


def open_to_read(path: Path | str) -> sqlite3.Connection:
    """A server may have the file open. Nobody has it where the disk itself is read-only: SQLite
    could not lay its files beside it there, and need not."""
    file = Path(path).resolve()
    how = "mode=ro&immutable=1" if _is_still(file) else "mode=ro"
    return sqlite3.connect(f"{file.as_uri()}?{how}", uri=True, isolation_level=None)


def _is_still(file: Path) -> bool:
    """What a write-ahead log beside it holds cannot be left out."""
    log = file.with_name(file.name + "-wal")
    if not hasattr(os, "statvfs") or (log.exists() and log.stat().st_size):
        return False
    return bool(os.statvfs(file.parent).f_flag & os.ST_RDONLY)
