"""The layout of the SQLite file, its number, and how an older file becomes a newer one.

The number stands in the file (`pragma user_version`). Files written before there was a number are
of layout 1. A step forward runs once, at start, all steps in one transaction, after a copy of the
file was made beside it. Everything is read before anything is signed: what cannot be read is named
in the log, and stays damaged. A file that is newer than this program is left as it is.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tablee.store.contract.lost import Lost
from tablee.store.older_files import COPY_DAYS, copy_before
from tablee.store.sqlite.care.backup import CountLeft, back_up
from tablee.store.sqlite.care.reading_only import open_to_read
from tablee.store.sqlite.care.result import CheckResult
from tablee.store.sqlite.care.unsigned import (
    Judge,
    check_unsigned,
    sign_as_damaged,
    trust_rules,
)
from tablee.store.sqlite.errors import opening
from tablee.store.sqlite.steps import STEPS

LAYOUT = 1 + len(STEPS)
"""The layout this program writes. Each step of STEPS leads to the next number."""

FIRST_WITH_SUMS = 3
"""Of an older file only the form of its lines can be checked, and the games by their rules."""

BUSY_SECONDS = 2
"""Seconds a write waits while another program has the file. Then it fails."""

SCHEMA = (
    """
    create table sheets (
        id text primary key, status text not null, public integer not null,
        made_at integer not null, body text not null, sum integer not null default 0
    ) without rowid
    """,
    "create index sheets_by_status on sheets (status, public, made_at)",
    "create table guests (guest text, sheet text, primary key (guest, sheet)) without rowid",
    "create index guests_by_sheet on guests (sheet)",
    """
    create table rows (
        sheet text, number integer, seat integer not null, move text not null,
        at integer not null, facts text not null, sum integer not null default 0,
        primary key (sheet, number)
    ) without rowid
    """,
    """
    create table accounts (
        guest text primary key, folded text not null unique, name text not null,
        hidden text not null, made_at integer not null, sum integer not null default 0
    ) without rowid
    """,
    """
    create table skills (
        player text, game text, mean real not null, doubt real not null, games integer not null,
        ordinal real not null, sum integer not null default 0,
        opponents text not null default '', primary key (player, game)
    ) without rowid
    """,
    "create index skills_by_strength on skills (game, ordinal)",
    """
    create table rated (
        sheet text primary key, done integer not null, game text not null default '',
        changes text not null default ''
    ) without rowid
    """,
    """
    create table imported (
        sheet text primary key, opened_at integer not null
    ) without rowid
    """,
    "create index imported_by_age on imported (opened_at)",
    """
    create table devices (
        id text primary key, guest text not null, made_at integer not null,
        renewed_at integer not null, seen_at integer not null, label text not null,
        follows text not null, ends_at integer not null, sum integer not null
    ) without rowid
    """,
    "create index devices_by_guest on devices (guest)",
    "create index devices_by_age on devices (seen_at)",
    """
    create table recoveries (
        guest text primary key, hidden text not null, sum integer not null,
        made_at integer not null default 0
    ) without rowid
    """,
    """
    create table passkeys (
        id text primary key, guest text not null, host text not null, key text not null,
        count integer not null, label text not null, made_at integer not null,
        used_at integer not null, sum integer not null
    ) without rowid
    """,
    "create index passkeys_by_guest on passkeys (guest)",
    """
    create table ties (
        guest text not null, kind text not null, other text not null, id text not null,
        name text not null, made_at integer not null, sum integer not null,
        primary key (guest, kind, other)
    ) without rowid
    """,
    "create index ties_by_other on ties (other)",
    """
    create table decisions (
        guest text not null, kind text not null, ends_at integer not null,
        made_at integer not null, detail text not null, sum integer not null,
        primary key (guest, kind)
    ) without rowid
    """,
    "create table health (one integer primary key, mark text not null)",
)
"""A new file. The tests compare it with a file that went through every step."""


_log = logging.getLogger(__name__)


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection whose every commit is flushed to the disk."""
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("pragma journal_mode=wal")
    connection.execute("pragma synchronous=full")
    return connection


@opening()
def bring_up_to_date(
    path: Path | str,
    progress: CountLeft | None = None,
    judge: Judge = trust_rules,
    keep_copy: bool = True,
) -> None:
    """Makes a new file, or brings an older one to this layout; raises Lost for a newer one.

    `judge` is asked about the games of layouts without sums. Without `keep_copy` the file itself is
    a copy, and nothing is said of it.
    """
    _refuse_newer(path)
    with closing(connect(path)) as connection:
        if layout_of(connection) == 0:
            _in_one_go(connection, create)
        found = layout_of(connection)
        if found < LAYOUT:
            copy = _keep_copy(Path(path), found, progress) if keep_copy else None
            report = CheckResult(found)
            _in_one_go(connection, lambda connection: _walk_up(connection, report, judge))
            if copy:
                _tell(report, copy)


def _refuse_newer(path: Path | str) -> None:
    """Through a connection that cannot write."""
    if not Path(path).exists():
        return
    with closing(open_to_read(path)) as reader:
        found = layout_of(reader)
    if found > LAYOUT:
        raise Lost("newer_store", layout=found, known=LAYOUT)


def layout_of(connection: sqlite3.Connection) -> int:
    """The number in the file; 0 for an empty one, 1 for one from before there were numbers."""
    (number,) = connection.execute("pragma user_version").fetchone()
    if number:
        return int(number)
    query = "select count(*) from sqlite_master where name = 'sheets'"
    (is_there,) = connection.execute(query).fetchone()
    return int(is_there)


@opening()
def is_older(path: Path) -> bool:
    """Whether this file has to be brought up to date; looks without changing anything."""
    with closing(open_to_read(path)) as reader:
        return 0 < layout_of(reader) < LAYOUT


def _keep_copy(path: Path, layout: int, progress: CountLeft | None) -> Path:
    copy = copy_before(path, layout)
    if not copy.exists():
        back_up(path, copy, progress)
    return copy


def create(connection: sqlite3.Connection) -> None:
    """Fills a new file. Another process may have been faster."""
    if layout_of(connection) == 0:
        for statement in SCHEMA:
            connection.execute(statement)
        connection.execute(f"pragma user_version = {LAYOUT}")


def _walk_up(connection: sqlite3.Connection, report: CheckResult, judge: Judge) -> None:
    if report.layout < FIRST_WITH_SUMS:
        check_unsigned(connection, report, judge)
    for step in STEPS[report.layout - 1 :]:
        step(connection)
    sign_as_damaged(connection, report)
    connection.execute(f"pragma user_version = {LAYOUT}")


def _tell(report: CheckResult, copy: Path) -> None:
    told = (report.layout, LAYOUT, copy, COPY_DAYS)
    _log.warning("layout %s became %s; the copy from before is %s, for %s days", *told)
    for table, where in report.damaged.items():
        _log.error("table %s is damaged since before the new layout: %s", table, where)
    for what in report.others:
        _log.error("damaged since before the new layout: %s", what)


def _in_one_go(
    connection: sqlite3.Connection, change: Callable[[sqlite3.Connection], None]
) -> None:
    with connection:
        connection.execute("begin immediate")
        change(connection)
