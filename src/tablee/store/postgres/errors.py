"""What is wrong with the database, in one word, from what PostgreSQL and its driver say."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from tablee.store.contract.lost import Lost

WORDS = {
    "53100": "disk_full",
    "25006": "read_only",
    "57014": "slow",
    "55P03": "slow",
    "25P03": "slow",
    "57P": "away",
    "08": "away",
    "53300": "too_many_connections",
    "42501": "no_rights",
    "28P01": "wrong_password",
    "28": "no_entry",
    "3D000": "no_database",
    "XX001": "damaged",
    "XX002": "damaged",
}
"""By the code that PostgreSQL gives its errors, or by how it begins."""
OTHERWISE = "database_fails"
NOT_THE_LINES = ("22", "23")
"""Codes of errors that concern one line: a value that cannot be stored, a number used twice."""

GONE = (asyncpg.InterfaceError, asyncpg.InternalClientError)
Failure = (asyncpg.PostgresError, *GONE, OSError, TimeoutError)
"""What a connection may raise. Anything else is a mistake of ours."""


def why(fault: BaseException) -> str:
    """One of WORDS, or `database_fails`."""
    if isinstance(fault, TimeoutError):
        return "slow"
    if isinstance(fault, asyncpg.TargetServerAttributeNotMatched):  # a standby was not asked for
        return "read_only"
    if isinstance(fault, OSError) or _is_gone(fault):
        return "away"
    code = _code(fault)
    return next((word for start, word in WORDS.items() if code.startswith(start)), OTHERWISE)


def breaks(fault: BaseException) -> bool:
    """Whether the connection is broken. What was asked may be done or not."""
    ended = isinstance(fault, OSError | TimeoutError) or _is_gone(fault)
    return ended or _code(fault).startswith(("08", "57P", "25P03"))


def is_everybodys(fault: BaseException) -> bool:
    """Whether the database is in trouble, not only the line that was written."""
    return isinstance(fault, Failure) and not _code(fault).startswith(NOT_THE_LINES)


def name_of(fault: BaseException) -> str:
    """For the log: the kind of exception and its code; never its text, which may hold secrets."""
    return f"{type(fault).__name__} {_code(fault)}".rstrip()


def unread(fault: BaseException) -> Lost:
    """For anyone who asked for something."""
    return fault if isinstance(fault, Lost) else Lost("store_unwell", why=why(fault))


def unwritten(fault: BaseException) -> Lost:
    """For anyone who wanted something stored."""
    if isinstance(fault, Lost):
        return fault
    if isinstance(fault, Failure):
        return Lost("not_kept", why=why(fault))
    return Lost("not_kept")


@contextmanager
def opening() -> Iterator[None]:
    """Whatever is refused while the database is opened is Lost, with one word for why."""
    try:
        yield
    except Failure as fault:
        raise unread(fault) from None


def _code(fault: BaseException) -> str:
    return str(getattr(fault, "sqlstate", None) or "")


def _is_gone(fault: BaseException) -> bool:
    """The driver's own errors: the connection is closed, or in a state it does not know."""
    return isinstance(fault, GONE)
