"""A stored game played again by the rules, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tablee.kernel import Entry, Fault, Game, OtherVersion, parse_move, rules_of
from tablee.kernel.options import parse_options
from tablee.record.text import BadRecord, Record, record_of, sheet_of
from tablee.store.contract.tables import Row, Sheet
from tablee.table import ending


class RetracedEntry(msgspec.Struct, frozen=True):
    """One entry between two states."""

    before: Any
    entry: Entry
    after: Any


def start_of(game: Game, options: Mapping[str, Any], seats: int) -> Any:
    if seats not in game.seats:
        raise BadRecord("bad_seats", seats=seats)
    return game.start(parse_options(game.options, options), seats)


def steps(game: Game, start: Any, rows: Sequence[Row]) -> Iterator[RetracedEntry]:
    """Plays the entries by the rules; BadRecord names the first that breaks them."""
    state = start
    for row in rows:
        try:
            entry = Entry(row.number, row.seat, parse_move(game.moves, row.move), row.at)
            after = game.apply(state, entry.seat, entry.move)
        except Fault as fault:
            raise BadRecord("against_rules", entry=row.number, why=fault.code) from None
        yield RetracedEntry(state, entry, after)
        state = after


def state_after(game: Game, options: Mapping[str, Any], seats: int, rows: Sequence[Row]) -> Any:
    """The state after these entries."""
    state = start_of(game, options, seats)
    for step in steps(game, state, rows):
        state = step.after
    return state


def check(game: Game, record: Record) -> None:
    """Plays the whole record by the rules; raises a Fault where they do not allow it."""
    head = record.header
    game = rules_of(game, head.version, head.gentle)
    check_end(game, record, state_after(game, head.options, len(head.seats), record.rows))


def check_end(game: Game, record: Record, state: Any) -> None:
    """Raises BadRecord unless the game is over as the record says."""
    outcome = ending.outcome(game, state, sheet_of(record, "", "", 0))
    if outcome is None:
        raise BadRecord("unfinished", entry=len(record.rows))
    if record.outcome is not None and outcome != record.outcome:
        raise BadRecord("other_outcome", entry=len(record.rows))


def write_down(game: Game, sheet: Sheet, rows: Sequence[Row]) -> Record:
    """The record of a finished table.

    If the rules were retired, it is written without the outcome, which only they can tell.
    """
    try:
        game = rules_of(game, sheet.version, sheet.terms.gentle)
    except OtherVersion:
        return record_of(sheet, rows, None)
    state = state_after(game, sheet.terms.options, len(sheet.chairs), rows)
    return record_of(sheet, rows, ending.outcome(game, state, sheet))
