"""What is wrong with the disk, in one word, from what SQLite says."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from tablee.store.contract.lost import Lost

WORDS = {
    "SQLITE_FULL": "disk_full",
    "SQLITE_BUSY": "in_use",
    "SQLITE_LOCKED": "in_use",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_READONLY": "read_only",
    "SQLITE_CANTOPEN": "no_file",
}
OTHERWISE = "disk_fails"


def why(fault: sqlite3.Error) -> str:
    """One of WORDS, or `disk_fails`."""
    name = getattr(fault, "sqlite_errorname", "")
    return next((word for start, word in WORDS.items() if name.startswith(start)), OTHERWISE)


def name_of(fault: Exception) -> str:
    """For the log: what SQLite calls it, else the kind of exception; never its text."""
    return str(getattr(fault, "sqlite_errorname", type(fault).__name__))


def is_everybodys(fault: Exception) -> bool:
    """Whether the file or the disk is in trouble, not only the line that was written."""
    own = (sqlite3.IntegrityError, sqlite3.DataError)
    return isinstance(fault, sqlite3.DatabaseError) and not isinstance(fault, own)


def unread(fault: sqlite3.Error) -> Lost:
    """For anyone who asked for something."""
    return Lost("store_unwell", why=why(fault))


@contextmanager
def opening() -> Iterator[None]:
    """Whatever SQLite refuses while a file is opened is Lost, with one word for why."""
    try:
        yield
    except sqlite3.Error as fault:
        raise unread(fault) from None


def unwritten(fault: Exception) -> Lost:
    """For anyone who wanted something stored."""
    if isinstance(fault, sqlite3.Error):
        return Lost("not_kept", why=why(fault))
    return Lost("not_kept")
