"""Older files that stay in a data folder for a while: from before a new layout, or a move.

Somebody who deletes their account is deleted in them too. Nobody has them open, and a server of the
folder removes them after some days.
"""

from __future__ import annotations

import json
import logging
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tablee.store.folder import MOVED
from tablee.store.sums import line_sum

COPY_DAYS = 30
"""Days for which such a file stays."""
DAY = 86_400
PERSONAL = ("accounts", "devices", "recoveries", "passkeys", "ties", "decisions")
"""Tables of the file that have lines of a guest."""
BODY = "select id, status, public, made_at, cast(body as blob) from sheets where instr(body, ?)"

_log = logging.getLogger(__name__)


def copy_before(path: Path, layout: int) -> Path:
    """Where the copy of an older file lies, from before it was brought up to date."""
    return path.with_name(f"{path.stem}.layout-{layout}{path.suffix}")


def kept_copies(folder: Path) -> dict[Path, Path]:
    """Each such file, and the one whose age counts for it."""
    found = {copy: copy for copy in sorted(folder.glob("tables.layout-*.db"))}
    if (folder / MOVED).exists() and (folder / "tables.db").exists():
        found[folder / "tables.db"] = folder / MOVED
    return found


def expire_copies(folder: Path, now: float) -> int:
    """Removes those that are too old; says how many."""
    before = now - COPY_DAYS * DAY
    old = [copy for copy, aged in kept_copies(folder).items() if aged.stat().st_mtime < before]
    for copy in old:
        copy.unlink(missing_ok=True)
    return len(old)


def forget_in_copies(folder: Path, guest: str, name: str) -> None:
    """Takes an account, its id and its name out of all of them. One that is damaged is removed,
    since nobody can say what it still holds."""
    for copy in kept_copies(folder):
        try:
            with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
                connection.execute("pragma secure_delete=on")
                connection.execute("begin immediate")
                _forget(connection, guest, name)
                connection.execute("commit")
                connection.execute("pragma wal_checkpoint(truncate)")
        except (sqlite3.Error, ValueError):
            copy.unlink(missing_ok=True)
            _log.warning("%s is damaged, and was removed: an account was deleted", copy.name)


def _forget(connection: sqlite3.Connection, guest: str, name: str) -> None:
    tables = {table for (table,) in connection.execute("select name from sqlite_master")}
    instead = secrets.token_urlsafe(16)
    _rename(connection, guest, instead, name)
    for table in tables.intersection(PERSONAL):
        connection.execute(f"delete from {table} where guest = ?", (guest,))
    if "ties" in tables:
        connection.execute("delete from ties where other = ?", (guest,))
    connection.execute("update or replace guests set guest = ? where guest = ?", (instead, guest))
    connection.execute("delete from skills where player = ?", (guest,))
    columns = [line[1] for line in connection.execute("pragma table_info(rated)")]
    if "changes" in columns:
        change = "update rated set changes = replace(changes, ?, ?)"
        connection.execute(change, (json.dumps(guest), json.dumps(instead)))


def _rename(connection: sqlite3.Connection, guest: str, instead: str, name: str) -> None:
    """In the sheets: another id, and nobody's name."""
    columns = [line[1] for line in connection.execute("pragma table_info(sheets)")]
    for table, *fields, body in connection.execute(BODY, (guest,)).fetchall():
        sheet = json.loads(body)
        changed = json.dumps(_without(sheet, guest, instead, name), ensure_ascii=False)
        connection.execute("update sheets set body = ? where id = ?", (changed, table))
        if "sum" in columns:
            found = line_sum(table, *fields, changed)
            connection.execute("update sheets set sum = ? where id = ?", (found, table))


def _without(value: Any, guest: str, instead: str, name: str) -> Any:
    if isinstance(value, list):
        return [_without(one, guest, instead, name) for one in value]
    if not isinstance(value, dict):
        return instead if value == guest else value
    cleaned = {key: _without(one, guest, instead, name) for key, one in value.items()}
    return cleaned | {"name": name} if value.get("guest") == guest else cleaned
