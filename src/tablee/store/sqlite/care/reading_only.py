"""A connection that cannot write, also to a file on a read-only disk."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path


def open_to_read(path: Path | str) -> sqlite3.Connection:
    """Opens the file to read; a server may have it open too.

    On a read-only disk no server can have it open. SQLite could not put its files beside it there,
    so it is told not to.
    """
    file = Path(path).resolve()
    how = "mode=ro&immutable=1" if _is_still(file) else "mode=ro"
    return sqlite3.connect(f"{file.as_uri()}?{how}", uri=True, isolation_level=None)


def _is_still(file: Path) -> bool:
    """Whether the disk is read-only. With a write-ahead log beside the file it counts as not, since
    that log must be read."""
    log = file.with_name(file.name + "-wal")
    if not hasattr(os, "statvfs") or (log.exists() and log.stat().st_size):
        return False
    return bool(os.statvfs(file.parent).f_flag & os.ST_RDONLY)
