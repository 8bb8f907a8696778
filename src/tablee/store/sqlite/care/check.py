"""Reads a whole file as the server would, and reports what cannot be read."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from tablee.store.contract.lost import Lost
from tablee.store.contract.tables import guests_of
from tablee.store.lines import read_sheet
from tablee.store.people import devices, passkeys
from tablee.store.sqlite.care.reading_only import open_to_read
from tablee.store.sqlite.errors import unread, why
from tablee.store.sqlite.layout import LAYOUT, layout_of
from tablee.store.sqlite.reading import HEADER, rows_of
from tablee.store.sqlite.steps import SUMMED
from tablee.store.sums import line_sum

FIRST_WITH_SUMS = 3
"""Files of an older layout have no sums that could be checked."""
SUMMED_TODAY = {
    "devices": devices.FIELDS,
    "passkeys": passkeys.FIELDS,
    "recoveries": "guest, hidden",
}
"""What was added since, and is summed too."""
MOST_LINES = 5
"""How many lines of SQLite's report about pages are shown; the first ones tell enough."""


class CheckResult(msgspec.Struct):
    """What was read, and what could not be."""

    layout: int = 0
    tables: int = 0
    entries: int = 0
    accounts: int = 0
    damaged: dict[str, str] = {}
    """Tables that cannot be read, and the place of the damage."""
    others: list[str] = []
    """Anything else that is not as it should be."""

    @property
    def is_sound(self) -> bool:
        return not (self.damaged or self.others)


def check_file(path: Path) -> CheckResult:
    """Every page, every header, every row; Lost where it is no store at all, or a newer one."""
    if not path.is_file():
        raise Lost("no_store", path=str(path))
    try:
        with closing(open_to_read(path)) as connection:
            return _check(connection)
    except sqlite3.DatabaseError as fault:
        if why(fault) != "damaged":
            raise unread(fault) from None
        raise Lost("no_database", path=str(path)) from None


def _check(connection: sqlite3.Connection) -> CheckResult:
    report = CheckResult(layout_of(connection))
    if report.layout > LAYOUT:
        raise Lost("newer_store", layout=report.layout, known=LAYOUT)
    connection.execute("begin")  # one moment, while a server may go on writing
    report.others = [f"pages: {line}" for line in _pages(connection) if line != "ok"]
    if report.layout < FIRST_WITH_SUMS:
        report.tables = _count(connection, "sheets") if report.layout else 0
        return report
    for (table,) in connection.execute("select id from sheets").fetchall():
        _check_table(connection, table, report)
    _check_people(connection, report)
    report.accounts = _count(connection, "accounts")
    _check_strays(connection, report)
    return report


def _pages(connection: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong with the pages, in lines. Bad damage ends its search."""
    try:
        found = connection.execute(f"pragma integrity_check({MOST_LINES})").fetchall()
    except sqlite3.DatabaseError as fault:
        return [str(fault)]
    return [part for (line,) in found for part in line.splitlines()]


def _check_table(connection: sqlite3.Connection, table: str, report: CheckResult) -> None:
    report.tables += 1
    try:
        header = connection.execute(f"{HEADER} where id = ?", (table,)).fetchone()
        if header is None:
            raise Lost("damaged", table=table)
        sheet = read_sheet(header)
        report.entries += sum(1 for _ in rows_of(connection, table))
    except Lost as fault:
        entry = fault.details.get("entry")
        report.damaged[table] = f"entry {entry}" if entry else "header or text"
        return
    except sqlite3.DatabaseError:
        report.damaged[table] = "its pages"
        return
    query = "select guest from guests where sheet = ?"
    if {guest for (guest,) in connection.execute(query, (table,))} != guests_of(sheet):
        report.others.append(f"guests of table {table}")


def _check_people(connection: sqlite3.Connection, report: CheckResult) -> None:
    for name in ("accounts", "skills"):
        _check_lines(connection, name, SUMMED[name], report)
    if report.layout == LAYOUT:
        for name, fields in SUMMED_TODAY.items():
            _check_lines(connection, name, fields, report)


def _check_lines(
    connection: sqlite3.Connection, name: str, fields: str, report: CheckResult
) -> None:
    try:
        for *values, kept in connection.execute(f"select {fields}, sum from {name}"):
            if line_sum(*values) != kept:
                report.others.append(f"a line of {name}")
    except sqlite3.DatabaseError:
        report.others.append(f"pages of {name}")


def _check_strays(connection: sqlite3.Connection, report: CheckResult) -> None:
    query = "select count(distinct sheet) from rows where sheet not in (select id from sheets)"
    try:
        (strays,) = connection.execute(query).fetchone()
    except sqlite3.DatabaseError:  # reported already, with its pages
        return
    if strays:
        report.others.append(f"rows of {strays} tables without a header")


def _count(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"select count(*) from {name}").fetchone()[0])
