"""A finished game as one text file: a header, a line for each entry, the outcome.

JSON lines, so that people can read it and programs need no code of ours; see docs/records.md.
Nothing here reads a file: text goes in and out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from tablee.kernel import CHANCE, Fault, Outcome, commit
from tablee.record.facts import clean_facts
from tablee.store.contract.tables import IMPORTED, Chair, LessonLanguage, Root, Row, Sheet, Terms
from tablee.table.seating import LONGEST_NONCE

FORMAT = 1
MOST_ENTRIES = 50_000

Hex = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]
LONGEST_TEXT = 400
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
NonceText = Annotated[str, msgspec.Meta(max_length=LONGEST_NONCE)]
Nonces = Annotated[tuple[NonceText, ...], msgspec.Meta(max_length=32)]
Ending = Literal["played", "resigned", "stopped"]


class BadRecord(Fault):
    """Text that is no record, or a record that does not follow its rules."""


class RecordLine(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Every line is an object with these fields and no others."""


class Seat(RecordLine, frozen=True):
    """Who sat there: a name and a kind, never anybody's id."""

    name: Text
    kind: Literal["person", "bot"] = "person"
    level: Text = ""


class Promise(RecordLine, frozen=True):
    """Whose chance drew the entries up to `until`: a table from which this game was branched."""

    table: Text
    until: Whole
    commitment: Hex
    secret: Hex
    nonces: Nonces = ()


class Header(RecordLine, frozen=True):
    """The first line: everything about the game that is not a move."""

    tablee: int
    """The version of this format."""
    game: Text
    version: int
    """Of the game's rules."""
    seats: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=32)]
    options: dict[str, Any] = {}
    lesson: LessonLanguage = ""
    """The language of a lesson: its chance was written down beforehand."""
    gentle: bool = False
    """A move could be taken back."""
    table: Text = ""
    made_at: Whole = 0
    began: Whole = 0
    """When the first move could be made, in ms on the table's clock."""
    ending: Ending = "played"
    why: Literal["", "too_long"] = ""
    """Of a game that was stopped because it had too many entries."""
    resigned: Annotated[tuple[Whole, ...], msgspec.Meta(max_length=32)] = ()
    commitment: Hex = ""
    nonces: Nonces = ()
    secret: Hex = ""
    roots: Annotated[tuple[Promise, ...], msgspec.Meta(max_length=100)] = ()


class EntryLine(RecordLine, frozen=True):
    """One entry, its number first."""

    n: int
    seat: int
    move: Text
    at: Whole = 0
    facts: dict[str, Any] = {}
    """What was measured in a race; the rules never see it."""


class LastLine(RecordLine, frozen=True):
    """How it ended, for readers without the rules; null where it is not known."""

    outcome: Outcome | None


class Record(msgspec.Struct, frozen=True):
    """A whole game."""

    header: Header
    rows: tuple[Row, ...]
    outcome: Outcome | None = None


# --- text ----------------------------------------------------------------------------------------

AnyLine = TypeVar("AnyLine", Header, EntryLine, LastLine)


def format_record(record: Record) -> str:
    """`parse_record(format_record(record)) == record`."""
    entries = (
        EntryLine(row.number, row.seat, row.move, row.at, msgspec.json.decode(row.facts or "{}"))
        for row in record.rows
    )
    lines = (record.header, *entries, LastLine(record.outcome))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def parse_record(text: str, most: int = MOST_ENTRIES) -> Record:
    """The game in this text; raises BadRecord naming the line that is wrong."""
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) < 2:
        raise BadRecord("bad_record", line=1, why="a record has a header and an outcome")
    if len(lines) > most + 2:
        raise BadRecord("bad_record", line=most + 2, why=f"more than {most} entries")
    header = _read(*lines[0], Header)
    if header.tablee != FORMAT:
        why = f"format {header.tablee} is not known here, only {FORMAT}"
        raise BadRecord("bad_record", line=lines[0][0], why=why)
    seats = len(header.seats)
    out = max(header.resigned, default=-1 if header.ending != "resigned" else seats)
    if out >= seats:
        raise BadRecord("bad_record", line=lines[0][0], why="who resigned is not told")
    rows = tuple(_rows(lines[1:-1], seats))
    shares = (header.nonces, *(root.nonces for root in header.roots))
    if len(header.roots) > len(rows) or max(map(len, shares)) > seats:
        raise BadRecord("bad_record", line=lines[0][0], why="more shares in the chance than seats")
    return Record(header, rows, _read(*lines[-1], LastLine).outcome)


def _read(number: int, text: str, kind: type[AnyLine]) -> AnyLine:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadRecord("bad_record", line=number, why=str(fault)[:200]) from None


def _rows(lines: Sequence[tuple[int, str]], seats: int) -> Iterator[Row]:
    last_at = 0
    for expected, (number, text) in enumerate(lines, 1):
        line = _read(number, text, EntryLine)
        why = ""
        if line.n != expected:
            why = f"entry {expected} was expected, not {line.n}"
        elif not CHANCE <= line.seat < seats:
            why = f"there is no seat {line.seat}"
        elif line.at < last_at:
            why = "time goes backwards"
        if why:
            raise BadRecord("bad_record", line=number, why=why)
        last_at = line.at
        yield Row(line.n, line.seat, line.move, line.at, _facts(number, line, seats))


def _facts(number: int, line: EntryLine, seats: int) -> str:
    try:
        return clean_facts(line.facts, seats, LONGEST_TEXT)
    except ValueError as fault:  # msgspec's too
        raise BadRecord("bad_record", line=number, why=str(fault)[:200]) from None


# --- tables --------------------------------------------------------------------------------------


def record_of(sheet: Sheet, rows: Sequence[Row], outcome: Outcome | None) -> Record:
    """The record of a finished table. A running one has none: its secret is not revealed yet."""
    if sheet.status != "finished":
        raise Fault("not_finished")
    header = Header(
        tablee=FORMAT,
        game=sheet.game,
        version=sheet.version,
        seats=tuple(_seat(chair) for chair in sheet.chairs),
        options=sheet.terms.options,
        lesson=sheet.terms.lesson,
        gentle=sheet.terms.gentle,
        table=sheet.id,
        made_at=sheet.made_at,
        began=sheet.began,
        ending=sheet.ending or "played",
        why="too_long" if sheet.why == "too_long" else "",
        resigned=sheet.resigned,
        commitment=commit(bytes.fromhex(sheet.secret)),
        nonces=sheet.nonces,
        secret=sheet.secret,
        roots=tuple(map(_promise, sheet.roots)),
    )
    return Record(header, tuple(rows), outcome)


def sheet_of(record: Record, id: str, host: str, made_at: int) -> Sheet:
    """The header of a finished table that shows this record; no id in it but the host's."""
    head = record.header
    return Sheet(
        id=id,
        game=head.game,
        version=head.version,
        terms=Terms(head.options, grace=0, lesson=head.lesson, gentle=head.gentle),
        chairs=tuple(Chair(seat.kind, seat.name, level=seat.level) for seat in head.seats),
        host=host,
        secret=head.secret,
        nonces=head.nonces,
        status="finished",
        made_at=made_at,
        resigned=head.resigned,
        ending=head.ending,
        why=head.why,
        ended_at=made_at,
        began=head.began,
        came_from=IMPORTED,
        roots=tuple(Root(one.table, one.until, one.secret, one.nonces) for one in head.roots),
    )


def check_promises(head: Header) -> None:
    """The secrets are there, and are the ones that were promised."""
    for one in promises(head):
        if not one.secret:
            raise BadRecord("no_secret")
        if commit(bytes.fromhex(one.secret)) != one.commitment:
            raise BadRecord("other_commitment")


def promises(head: Header) -> tuple[Promise, ...]:
    """Whose chance drew which entries, in order: the tables it was branched from, then this one."""
    own = Promise(head.table, MOST_ENTRIES, head.commitment, head.secret, head.nonces)
    return (*head.roots, own)


def _seat(chair: Chair) -> Seat:
    return Seat(chair.name, "bot" if chair.kind == "bot" else "person", chair.level)


def _promise(root: Root) -> Promise:
    promise = commit(bytes.fromhex(root.secret))
    return Promise(root.table, root.until, promise, root.secret, root.nonces)
