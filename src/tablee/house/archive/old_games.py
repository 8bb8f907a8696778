"""What is computed about games that are over, or brought from elsewhere: no disk, no web.

Long games take seconds. Each function here may run in another process (`helper.py`): what it is
given and what it returns can be copied there and back.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from tablee import catalog, wire
from tablee.house.people.guest import Guest, clean_name
from tablee.house.sheets.new_table import new_id
from tablee.kernel import BadOptions, Fault, rules_of
from tablee.record import replay, review, verify
from tablee.record.replay import OPEN
from tablee.record.retrace import check, state_after, write_down
from tablee.record.text import Record, check_promises, format_record, parse_record
from tablee.store import Chair, Row, Sheet
from tablee.store.contract.tables import Root, Terms, guests_of
from tablee.table import seating

SHOWN, PLAYED = 1.0, 0.1
"""How much work one entry is: shown again (about 0.2 ms), or only played by the rules (0.02 ms)."""
PORTION = 800.0
"""How much work one portion of a review is."""

READ_SECONDS = 7e-6
"""Seconds that the serving process needs to read one entry and pack it for the helper. Threads do
this and it is not measured, so this number is charged."""


def weight_of_replay(sheet: Sheet, rows: Sequence[Row], eyes: int) -> float:
    """If everything is shown, each entry is also laid out for every seat."""
    return SHOWN * len(rows) * (1 + len(sheet.chairs) if eyes == OPEN else 1)


def weight_of_log(rows: Sequence[Row]) -> float:
    """To play it again and show nothing."""
    return PLAYED * len(rows)


def check_may_see(sheet: Sheet, guest: str) -> None:
    """The log of a locked table is for its people and its host. Raises `locked`."""
    if sheet.terms.access == "locked" and (not guest or guest not in guests_of(sheet)):
        raise Fault("locked")


def record_text(sheet: Sheet, rows: Sequence[Row]) -> str:
    """The game as a file."""
    return format_record(write_down(catalog.find(sheet.game), sheet, rows))


def verified(sheet: Sheet, rows: Sequence[Row]) -> wire.Checked:
    """Every draw computed again."""
    game = catalog.find(sheet.game)
    return verify.verify(game, write_down(game, sheet, rows))


def shown_again(sheet: Sheet, rows: Sequence[Row], eyes: int) -> bytes:
    """Every entry as this viewer saw it, as JSON."""
    return replay.replay_text(catalog.find(sheet.game), sheet, rows, eyes)


def looked_at(
    sheet: Sheet, rows: Sequence[Row], seat: int, so_far: wire.Review | None
) -> wire.Review:
    """One portion more of what this seat did well and badly."""
    game = catalog.find(sheet.game)
    begun = so_far or review.begin(game, sheet, rows, seat)
    return review.look_on(game, sheet, rows, begun)


def judged(text: str, most: int) -> Record:
    """A record of so many entries, played by the rules."""
    record = parse_record(text, most)
    game = catalog.find(record.header.game)
    for seat in record.header.seats:
        clean_name(seat.name)
        if seat.kind == "bot" and seat.level not in catalog.players(game):
            raise BadOptions("unknown_level", level=seat.level[:40])
    check_promises(record.header)  # a sheet stores no commitment beside its secret
    check(game, record)
    return record


def branch(sheet: Sheet, rows: list[Row], wish: wire.Branch, guest: Guest, made_at: int) -> Sheet:
    """The new table. What was drawn before the branch follows from the secret of the old table, the
    rest from a secret of its own."""
    game = rules_of(catalog.find(sheet.game), sheet.version, sheet.terms.gentle)
    if wish.level not in catalog.players(game):
        raise BadOptions("unknown_level", level=wish.level[:40])
    if sheet.terms.lesson:
        raise Fault("no_branch_of_lesson")
    if wish.seat >= len(sheet.chairs):
        raise Fault("no_such_chair", seat=wish.seat)
    if wish.number > len(rows):
        raise Fault("no_such_entry", last=len(rows))
    state = state_after(game, sheet.terms.options, len(sheet.chairs), rows[: wish.number])
    if game.outcome(state) is not None:
        raise Fault("already_over")
    chairs = tuple(_chair(seat, wish, guest) for seat in range(len(sheet.chairs)))
    return Sheet(
        id=new_id(),
        game=sheet.game,
        version=sheet.version,
        terms=Terms(sheet.terms.options, grace=0, gentle=sheet.terms.gentle),
        chairs=chairs,
        host=guest.id,
        secret=secrets.token_hex(32),
        nonces=tuple(chair.nonce for chair in chairs),
        colours=sheet.colours,
        status="playing",
        made_at=made_at,
        needs=sheet.needs,
        began=sheet.began,
        came_from=sheet.id,
        roots=_roots(sheet, wish.number),
    )


def _chair(seat: int, wish: wire.Branch, guest: Guest) -> Chair:
    if seat == wish.seat:
        nonce = seating.clean_nonce(wish.nonce) if wish.nonce else ""
        return Chair("person", guest.name, guest.id, nonce=nonce)
    return seating.bot_chair(seat, wish.level)


def _roots(sheet: Sheet, number: int) -> tuple[Root, ...]:
    """A branch of a branch stores every table it comes from, and up to which entry."""
    if number == 0:
        return ()
    older = [root for root in sheet.roots if root.until < number]
    cut = next((root for root in sheet.roots if root.until >= number), None)
    if cut is not None:
        return (*older, msgspec.structs.replace(cut, until=number))
    return (*older, Root(sheet.id, number, sheet.secret, sheet.nonces))
