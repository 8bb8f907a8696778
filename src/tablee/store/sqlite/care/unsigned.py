"""Reads every line of a file from before there were sums, so that no damage is ever signed.

Without a sum only its form tells whether a line is whole, and the rules of the game, which the
caller knows.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from tablee.store.contract.lost import Lost
from tablee.store.contract.tables import Row, Sheet, guests_of
from tablee.store.people.register import fold_name
from tablee.store.sqlite.care.result import CheckResult
from tablee.store.sqlite.steps import with_terms

Judge = Callable[[Sheet, Sequence[Row]], bool]
"""Raises Lost, with the entry, where the rules do not allow what was played. False: the rules are
not known."""

SHEETS = "select id, status, public, made_at, cast(body as blob) from sheets order by id"
ROWS = """
select number, seat, cast(move as blob), at, cast(facts as blob) from rows
where sheet = ? order by number
"""
GUESTS = "select guest from guests where sheet = ?"
ACCOUNTS = "select guest, cast(folded as blob), cast(name as blob), hidden, made_at from accounts"
SKILLS = "select player, game, mean, doubt, games, ordinal from skills"
UNSIGNED = -1
"""No line has this sum."""
SIGNED_AS_DAMAGED = {
    "sheets": f"update sheets set sum = {UNSIGNED} where id = ?1 and ?2 = 0",
    "rows": f"update rows set sum = {UNSIGNED} where sheet = ?1 and number = ?2",
    "accounts": f"update accounts set sum = {UNSIGNED} where guest = ?1 and ?2 = 0",
    "skills": f"update skills set sum = {UNSIGNED} where player = ?1 and ?2 = 0",
}


class _Account(msgspec.Struct, array_like=True):
    guest: str
    folded: str
    name: str
    hidden: str
    made_at: int


class _Skill(msgspec.Struct, array_like=True):
    player: str
    game: str
    mean: float
    doubt: float
    games: int
    ordinal: float


def trust_rules(sheet: Sheet, rows: Sequence[Row]) -> bool:
    """Knows no rules: only the form of a line counts."""
    return False


def check_unsigned(connection: sqlite3.Connection, report: CheckResult, judge: Judge) -> None:
    """Adds to the report whatever is there, and whatever of it cannot be read."""
    for header in connection.execute(SHEETS).fetchall():
        report.tables += 1
        try:
            _check_table(connection, header, report, judge)
        except Lost as fault:
            entry = int(fault.details.get("entry", 0))
            table = str(header[0])
            report.damaged[table] = f"entry {entry}" if entry else "header or text"
            report.unsigned.append(("rows" if entry else "sheets", table, entry))
    _check_people(connection, report)


def sign_as_damaged(connection: sqlite3.Connection, report: CheckResult) -> None:
    """After the steps have given every line a sum: those that cannot be read get a wrong one."""
    for kind, key, entry in report.unsigned:
        connection.execute(SIGNED_AS_DAMAGED[kind], (key, entry))


def _check_table(
    connection: sqlite3.Connection, header: Sequence[Any], report: CheckResult, judge: Judge
) -> None:
    sheet = _sheet(header, report.layout)
    lines = connection.execute(ROWS, (sheet.id,)).fetchall()
    report.entries += len(lines)
    report.unjudged += not judge(sheet, list(_rows(sheet, lines))) and bool(lines)
    listed = {guest for (guest,) in connection.execute(GUESTS, (sheet.id,))}
    if listed != guests_of(sheet):
        report.others.append(f"guests of table {sheet.id}")


def _sheet(header: Sequence[Any], layout: int) -> Sheet:
    """The sheet as the next layouts will have it; raises Lost."""
    table, status, public, made_at, body = header
    try:
        read = json.loads(body)
        sheet = msgspec.convert(with_terms(read) if layout == 1 else read, Sheet)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Lost("damaged", table=str(table)) from None
    if (sheet.id, sheet.status, sheet.public, sheet.made_at) != (table, status, public, made_at):
        raise Lost("damaged", table=str(table))
    return sheet


def _rows(sheet: Sheet, lines: Sequence[Sequence[Any]]) -> Iterator[Row]:
    """In order and without a gap, and time only goes one way; raises Lost."""
    before = 0
    for expected, (number, seat, move, at, facts) in enumerate(lines, 1):
        try:
            fields = {"number": number, "seat": seat, "at": at}
            texts = {"move": move.decode(), "facts": facts.decode()}
            row = msgspec.convert(fields | texts, Row)
            if row.facts:
                json.loads(row.facts)
        except (ValueError, AttributeError):
            raise Lost("damaged", table=sheet.id, entry=expected) from None
        if row.number != expected or row.at < before or not row.move:
            raise Lost("damaged", table=sheet.id, entry=expected)
        before = row.at
        yield row


def _check_people(connection: sqlite3.Connection, report: CheckResult) -> None:
    """A server that stopped too early has no tables for people yet."""
    for kind, query, is_whole in (
        ("accounts", ACCOUNTS, _is_account),
        ("skills", SKILLS, _is_skill),
    ):
        if not connection.execute("select 1 from sqlite_master where name = ?", (kind,)).fetchone():
            continue
        for line in connection.execute(query).fetchall():
            report.accounts += kind == "accounts"
            if not is_whole(line):
                report.others.append(f"a line of {kind}")
                report.unsigned.append((kind, str(line[0]), 0))


def _is_account(line: Sequence[Any]) -> bool:
    guest, folded, name, hidden, made_at = line
    try:
        texts = (folded.decode(), name.decode())
        account = msgspec.convert((guest, *texts, hidden, made_at), _Account)
    except (ValueError, AttributeError):
        return False
    return fold_name(account.name) == account.folded and account.hidden.startswith("$argon2")


def _is_skill(line: Sequence[Any]) -> bool:
    try:
        skill = msgspec.convert(line, _Skill)
    except ValueError:
        return False
    return skill.games >= 0 and skill.doubt > 0
