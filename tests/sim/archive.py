"""Finished games over HTTP: the record is what was played, its chance verifies, replays show it."""

from __future__ import annotations

from typing import Any

import msgspec

from sim import page
from sim.brief import spell_out
from sim.oracle import Oracle
from sim.patron import Patron
from tablee.kernel import WATCHER, commit
from tablee.record.text import parse_record
from tablee.record.verify import verify
from tablee.store import Row

COMPARED = 40
"""Entries of a replay whose scenes are worked out again; of a longer game, so many of them."""


async def check_archive(oracle: Oracle, patron: Patron, stranger: Patron) -> None:
    """As somebody who played asks for it, and as somebody who only heard of it."""
    await _check_record(oracle, patron)
    status, told, _ = await patron.ask("GET", f"/api/tables/{oracle.table}/verify")
    assert (status, told["ok"]) == (200, True), told
    status, told, _ = await patron.ask("GET", f"/api/tables/{oracle.table}/replay")
    assert status == 200, told
    assert len(told["frames"]) == len(oracle.rows)
    check_replay(told, oracle)
    status, told, _ = await stranger.ask("GET", f"/api/tables/{oracle.table}/record")
    assert status == (403 if oracle.sheet.terms.access == "locked" else 200), (status, told)


async def _check_record(oracle: Oracle, patron: Patron) -> None:
    """Every row that is on disk, the promise that was made, and nobody's id."""
    status, text, _ = await patron.ask("GET", f"/api/tables/{oracle.table}/record")
    assert status == 200, text
    record, sheet = parse_record(text), oracle.sheet
    assert list(map(fields, record.rows)) == list(map(fields, oracle.rows)), "another game"
    head = record.header
    assert head.commitment == commit(bytes.fromhex(head.secret)), "another promise"
    assert (head.secret, head.nonces) == (sheet.secret, sheet.nonces)
    assert (head.ending, head.resigned) == (sheet.ending, sheet.resigned)
    assert not [chair for chair in sheet.chairs if chair.guest and chair.guest in text]
    checked = verify(oracle.game, record)
    assert checked.ok, checked


def check_replay(told: dict[str, Any], oracle: Oracle) -> None:
    """Frame by frame what these eyes might see while it was played, and no offers."""
    seat = told["eyes"]
    assert seat >= 0 or seat == WATCHER, seat
    view = page.from_fresh(told["start"])
    step = max(1, len(told["frames"]) // COMPARED)
    for number, frame in enumerate(told["frames"], 1):
        view = page.with_update(view, spell_out(frame["update"]))
        assert (view["number"], view["offers"]) == (number, [])
        if number % step == 0 or number == len(told["frames"]):
            scene = oracle.scene(number, seat)
            for part in ("zones", "progress"):
                assert view[part] == scene.get(part), ("replay", number, part)


def fields(row: Row) -> tuple[Any, ...]:
    """An entry, however its facts are written."""
    return (row.number, row.seat, row.move, row.at, msgspec.json.decode(row.facts or "{}"))
