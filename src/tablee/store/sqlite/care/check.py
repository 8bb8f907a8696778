"""Reads a whole file as the server would, and reports what cannot be read."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tablee.store.contract.lost import Lost
from tablee.store.contract.tables import guests_of
from tablee.store.lines import read_sheet
from tablee.store.people import decisions, devices, passkeys, ties
from tablee.store.sqlite.care.reading_only import open_to_read
from tablee.store.sqlite.care.result import CheckResult
from tablee.store.sqlite.care.unsigned import Judge, check_unsigned, trust_rules
from tablee.store.sqlite.errors import unread, why
from tablee.store.sqlite.layout import FIRST_WITH_SUMS, LAYOUT, layout_of
from tablee.store.sqlite.reading import HEADER, rows_of
from tablee.store.sqlite.steps import SUMMED
from tablee.store.sums import line_sum

FIRST_WITH_DEVICES, FIRST_WITH_TIES_AND_DECISIONS = 4, 6
SUMMED_TODAY = {
    "devices": devices.FIELDS,
    "passkeys": passkeys.FIELDS,
    "recoveries": "guest, hidden",
}
"""What was added since, and is summed too."""
MOST_LINES = 5
"""How many lines of SQLite's report about pages are shown; the first ones tell enough."""


def check_file(path: Path, judge: Judge = trust_rules) -> CheckResult:
    """Every page, every header, every row; Lost where it is no store at all, or a newer one.

    `judge` is asked about games of layouts without sums.
    """
    if not path.is_file():
        raise Lost("no_store", path=str(path))
    try:
        with closing(open_to_read(path)) as connection:
            return check(connection, judge)
    except sqlite3.DatabaseError as fault:
        if why(fault) != "damaged":
            raise unread(fault) from None
        raise Lost("no_database", path=str(path)) from None


def check(connection: sqlite3.Connection, judge: Judge) -> CheckResult:
    """The same, through a connection that is open; raises sqlite3.Error."""
    report = CheckResult(layout_of(connection))
    if report.layout > LAYOUT:
        raise Lost("newer_store", layout=report.layout, known=LAYOUT)
    connection.execute("begin")  # one moment, while a server may go on writing
    report.others = [f"pages: {line}" for line in _pages(connection) if line != "ok"]
    if 0 < report.layout < FIRST_WITH_SUMS:
        _check_unsigned(connection, report, judge)
    elif report.layout:
        _check_summed(connection, report)
    connection.execute("rollback")
    return report


def _check_unsigned(connection: sqlite3.Connection, report: CheckResult, judge: Judge) -> None:
    try:
        check_unsigned(connection, report, judge)
    except sqlite3.DatabaseError:
        report.others.append("pages that hold tables or people")
    else:
        _check_strays(connection, report)


def _check_summed(connection: sqlite3.Connection, report: CheckResult) -> None:
    for (table,) in connection.execute("select id from sheets").fetchall():
        _check_table(connection, table, report)
    _check_people(connection, report)
    report.accounts = _count(connection, "accounts")
    _check_strays(connection, report)


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
    if report.layout >= FIRST_WITH_DEVICES:
        for name, fields in SUMMED_TODAY.items():
            _check_lines(connection, name, fields, report)
    if report.layout >= FIRST_WITH_TIES_AND_DECISIONS:
        _check_lines(connection, "ties", ties.FIELDS, report)
        _check_lines(connection, "decisions", decisions.FIELDS, report)


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
