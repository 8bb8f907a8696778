"""Chairs: who may take, leave or fill which, before the first move. Sheets in, sheets out."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tablee.kernel import Fault, commit
from tablee.store.promise import Chair, Sheet
from tablee.table import wire

BOT_NAMES = ("Ada", "Blaise", "Colette", "Django", "Émilie", "Félix", "Grace", "Hector")
"""Computer players have names too, one a seat, so that news can speak of them."""


def bot_chair(seat: int, level: str) -> Chair:
    return Chair("bot", BOT_NAMES[seat % len(BOT_NAMES)], level=level)


def seat_of(sheet: Sheet, guest: str) -> int | None:
    """Where this guest sits, if anywhere."""
    for seat, chair in enumerate(sheet.chairs):
        if guest and chair.guest == guest:
            return seat
    return None


def sit(sheet: Sheet, guest: str, name: str, seat: int) -> Sheet:
    if not guest or not name:
        raise Fault("no_name")
    if seat_of(sheet, guest) is not None:
        raise Fault("already_seated")
    if _chair(sheet, seat).kind != "open":
        raise Fault("chair_taken", seat=seat)
    return _with_chair(sheet, seat, Chair("person", name, guest))


def stand(sheet: Sheet, guest: str) -> Sheet:
    seat = seat_of(sheet, guest)
    if seat is None:
        raise Fault("not_seated")
    return _with_chair(sheet, seat, Chair())


def place(sheet: Sheet, guest: str, seat: int, level: str, levels: Collection[str]) -> Sheet:
    """The host puts a computer player on a chair, or takes it off again (no level)."""
    only_host(sheet, guest)
    if _chair(sheet, seat).kind == "person":
        raise Fault("chair_taken", seat=seat)
    if level and level not in levels:
        raise Fault("unknown_level", level=level[:40])
    return _with_chair(sheet, seat, bot_chair(seat, level) if level else Chair())


def begin(sheet: Sheet) -> Sheet:
    if any(chair.kind == "open" for chair in sheet.chairs):
        raise Fault("chairs_open")
    return msgspec.structs.replace(sheet, status="playing")


def only_host(sheet: Sheet, guest: str) -> None:
    if not guest or guest != sheet.host:
        raise Fault("only_host")


def note(sheet: Sheet, guest: str, present: Collection[str], watchers: int) -> wire.Seating:
    """Who sits where, as this guest is told: names and kinds, never anybody's id."""
    return wire.Seating(
        table=sheet.id,
        game=sheet.game,
        status=sheet.status,
        chairs=chair_notes(sheet, present),
        options=sheet.options,
        you=seat_of(sheet, guest),
        host=bool(guest) and guest == sheet.host,
        watchers=watchers,
        commitment=commit(bytes.fromhex(sheet.secret)),
    )


def chair_notes(sheet: Sheet, present: Collection[str] = ()) -> tuple[wire.ChairNote, ...]:
    return tuple(
        wire.ChairNote(
            chair.kind, chair.name, chair.level, bool(chair.guest) and chair.guest in present
        )
        for chair in sheet.chairs
    )


def _chair(sheet: Sheet, seat: int) -> Chair:
    if not 0 <= seat < len(sheet.chairs):
        raise Fault("no_such_chair", seat=seat)
    return sheet.chairs[seat]


def _with_chair(sheet: Sheet, seat: int, chair: Chair) -> Sheet:
    chairs = (*sheet.chairs[:seat], chair, *sheet.chairs[seat + 1 :])
    return msgspec.structs.replace(sheet, chairs=chairs)
