"""Steps from one layout of the file to the next. A step is never changed once it was released.

A step speaks SQL and JSON, not our structs: those will have changed when it runs.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from tablee.store.sums import line_sum

LayoutStep = Callable[[sqlite3.Connection], None]


def gather_terms(connection: sqlite3.Connection) -> None:
    """1 → 2: what is agreed about a table lies together in `terms`, written out in full."""
    bodies = connection.execute("select id, cast(body as blob) from sheets").fetchall()
    for table, body in bodies:
        try:
            sheet = with_terms(json.loads(body))
        except (ValueError, KeyError, TypeError, AttributeError):
            continue  # damaged: it stays as it is, and is set aside when somebody wants it
        changed = json.dumps(sheet, ensure_ascii=False)
        connection.execute("update sheets set body = ? where id = ?", (changed, table))
    _complete_people(connection)


def with_terms(sheet: dict[str, Any]) -> dict[str, Any]:
    """A field that was left out had the default of that time."""
    pace = {"per_move": 0, "per_game": 0, "days": False} | sheet.pop("pace", {})
    sheet["terms"] = {
        "options": sheet.pop("options"),
        "access": sheet.pop("access", "unlisted"),
        "pace": pace,
        "grace": sheet.pop("grace", 0),
        "freeze": sheet.pop("freeze", 1_000),
        "rated": sheet.pop("rated", False),
    }
    return sheet


def _complete_people(connection: sqlite3.Connection) -> None:
    """A server that stopped too early has no tables for people yet."""
    for statement in (
        "create table if not exists accounts (guest text primary key, folded text not null unique,"
        " name text not null, hidden text not null, made_at integer not null) without rowid",
        "create table if not exists skills (player text, game text, mean real not null,"
        " doubt real not null, games integer not null, ordinal real not null,"
        " primary key (player, game)) without rowid",
        "create index if not exists skills_by_strength on skills (game, ordinal)",
        "create table if not exists rated (sheet text primary key, done integer not null)"
        " without rowid",
    ):
        connection.execute(statement)


SUMMED = {
    "sheets": "id, status, public, made_at, cast(body as blob)",
    "rows": "sheet, number, seat, cast(move as blob), at, cast(facts as blob)",
    "accounts": "guest, cast(folded as blob), cast(name as blob), hidden, made_at",
    "skills": "player, game, mean, doubt, games, ordinal",
}
"""What is summed in each table of the file, in this order."""


def add_sums(connection: sqlite3.Connection) -> None:
    """2 → 3: a checksum beside every line, and a place where health is tried."""
    connection.create_function("line_sum", -1, line_sum, deterministic=True)
    for table, fields in SUMMED.items():
        connection.execute(f"alter table {table} add column sum integer not null default 0")
        connection.execute(f"update {table} set sum = line_sum({fields})")
    connection.execute("create table health (one integer primary key, mark text not null)")
    _list_imported(connection)
    for column in ("game", "changes"):  # what a rated game made of its players
        connection.execute(f"alter table rated add column {column} text not null default ''")


def _list_imported(connection: sqlite3.Connection) -> None:
    """Games read from records stand in a list of their own, with when somebody last looked."""
    connection.execute(
        "create table imported (sheet text primary key, opened_at integer not null) without rowid"
    )
    connection.execute("create index imported_by_age on imported (opened_at)")
    connection.execute(
        "insert into imported select id, made_at from sheets"
        " where json_valid(body) and json_extract(body, '$.came_from') = 'record'"
    )


def add_devices(connection: sqlite3.Connection) -> None:
    """3 → 4: browsers that are signed in, hashes of recovery codes, and passkeys.

    Those that signed in before have nothing in their cookies that tells them apart. They count as
    one device for each account, so that nobody is signed out by the step.
    """
    connection.execute(
        "create table devices (id text primary key, guest text not null, made_at integer not null,"
        " renewed_at integer not null, seen_at integer not null, label text not null,"
        " follows text not null, ends_at integer not null, sum integer not null) without rowid"
    )
    connection.execute("create index devices_by_guest on devices (guest)")
    connection.execute("create index devices_by_age on devices (seen_at)")
    connection.execute(
        "create table recoveries (guest text primary key, hidden text not null,"
        " sum integer not null) without rowid"
    )
    connection.execute(
        "create table passkeys (id text primary key, guest text not null, host text not null,"
        " key text not null, count integer not null, label text not null,"
        " made_at integer not null, used_at integer not null, sum integer not null) without rowid"
    )
    connection.execute("create index passkeys_by_guest on passkeys (guest)")
    (now,) = connection.execute("select cast(strftime('%s', 'now') as integer)").fetchone()
    for guest, hidden in connection.execute("select guest, hidden from accounts").fetchall():
        token = f"before {sha256(hidden.encode()).hexdigest()[:16]}"
        fields = (sha256(token.encode()).hexdigest()[:32], guest, now, 0, now, "", "", 0)
        # Damaged accounts may all have the same hash, or none.
        add = "insert or ignore into devices values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        connection.execute(add, (*fields, line_sum(*fields)))


def add_dates_and_opponents(connection: sqlite3.Connection) -> None:
    """4 → 5: when a recovery code was made, and which opponents a player has met."""
    connection.execute("alter table recoveries add column made_at integer not null default 0")
    connection.execute("alter table skills add column opponents text not null default ''")
    note_opponents(connection)


def note_opponents(connection: sqlite3.Connection) -> None:
    """Finds in the rated games which opponents a player has met."""
    met: dict[tuple[str, str], set[str]] = {}
    rated = connection.execute("select game, changes from rated where changes <> ''").fetchall()
    for game, changes in rated:
        for player, other in _pairs(changes):
            met.setdefault((player, game), set()).add(sha256(other.encode()).hexdigest()[:8])
    for key, marks in met.items():
        update = "update skills set opponents = ? where player = ? and game = ?"
        connection.execute(update, ("".join(sorted(marks)[:5]), *key))


def _pairs(changes: str) -> list[tuple[str, str]]:
    """Players of a rated game, each with those opponents whose strength was known."""
    try:
        known = [(str(one[0]), int(one[1][2])) for one in json.loads(changes)]
    except (ValueError, KeyError, TypeError, IndexError):
        return []  # damaged: nothing is learnt from it
    return [
        (mine, other)
        for mine, _ in known
        for other, games in known
        if mine != other and (games >= 10 or "bot:" in (mine[:4], other[:4]))
    ]


def add_ties_and_decisions(connection: sqlite3.Connection) -> None:
    """5 → 6: whom somebody has blocked, who is their friend, and what the operator has decided."""
    connection.execute(
        "create table ties (guest text not null, kind text not null, other text not null,"
        " id text not null, name text not null, made_at integer not null, sum integer not null,"
        " primary key (guest, kind, other)) without rowid"
    )
    connection.execute("create index ties_by_other on ties (other)")
    connection.execute(
        "create table decisions (guest text not null, kind text not null, ends_at integer not null,"
        " made_at integer not null, detail text not null, sum integer not null,"
        " primary key (guest, kind)) without rowid"
    )


STEPS: tuple[LayoutStep, ...] = (
    gather_terms,
    add_sums,
    add_devices,
    add_dates_and_opponents,
    add_ties_and_decisions,
)
