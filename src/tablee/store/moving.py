"""Copies everything from one store into another, line by line, with the sum of each line.

A copy may be stopped and started again. Lines are copied in the order of their keys, so it goes on
after the last one that is there. The target cannot be opened until all is there. In the end both
sides are read again and compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol
from zlib import crc32

import msgspec

from tablee.store.contract.lost import Lost
from tablee.store.contract.transactions import Line, Rows
from tablee.store.lines import read_sheet

AT_ONCE = 1_000
"""Lines that are copied in one transaction."""


class LineKind(msgspec.Struct, frozen=True):
    """Lines of one kind: the same in every store, by their key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    def key_of(self, line: Line) -> Line:
        return tuple(line[self.columns.index(name)] for name in self.key)


def _kind(name: str, columns: str, key: str) -> LineKind:
    return LineKind(name, tuple(columns.split()), tuple(key.split()))


SHEETS = _kind("sheets", "id status public made_at body sum", "id")
KINDS = (
    _kind("accounts", "guest folded name hidden made_at sum", "guest"),
    _kind("recoveries", "guest hidden sum made_at", "guest"),
    _kind("passkeys", "id guest host key count label made_at used_at sum", "id"),
    _kind("devices", "id guest made_at renewed_at seen_at label follows ends_at sum", "id"),
    _kind("ties", "guest kind other id name made_at sum", "guest kind other"),
    _kind("decisions", "guest kind ends_at made_at detail sum", "guest kind"),
    _kind("skills", "player game mean doubt games ordinal sum opponents", "player game"),
    _kind("rated", "sheet done game changes", "sheet"),
    SHEETS,
    _kind("guests", "guest sheet", "guest sheet"),
    _kind("rows", "sheet number seat move at facts sum", "sheet number"),
)
"""Everything that belongs to people. Which process holds which table is not copied."""
YES_OR_NO = ("done",)
"""Columns that are 1 or 0 in a file, and true or false in a database."""


class Side(Protocol):
    """A store as the source or the target of a move."""

    @property
    def rows(self) -> Rows:
        """All that is there."""

    async def put(self, kind: LineKind, lines: Sequence[Line]) -> None:
        """Stores these, all or none. With a sheet it also stores what only this store has of it."""

    async def begin(self) -> None:
        """As the target: raises Lost("not_empty") unless it is empty, or a stopped copy."""

    async def finish(self) -> None:
        """As the target: from now on it can be opened."""


class Moved(msgspec.Struct):
    """What both sides have, kind by kind."""

    counts: dict[str, int] = {}
    sums: dict[str, int] = {}


CountDone = Callable[[int, int], None]
"""Called with how many lines are done, and how many there are. The second reading counts too."""


async def move(source: Side, target: Side, progress: CountDone = lambda done, total: None) -> Moved:
    """Copies what is missing, and compares; raises Lost where the two are not the same."""
    await target.begin()
    total = 2 * sum([await count(source.rows, kind) for kind in KINDS])
    done = 0
    for kind in KINDS:
        done += await count(target.rows, kind)
        while lines := await behind(source.rows, kind, await last(target.rows, kind)):
            await target.put(kind, lines)
            done += len(lines)
            progress(done, total)
    moved = await _compare(source.rows, target.rows, lambda more: progress(done + more, total))
    await target.finish()
    return moved


async def count(rows: Rows, kind: LineKind) -> int:
    """How many lines there are."""
    (found,) = await rows.one(f"select count(*) from {kind.name}") or (0,)
    return int(found)


async def last(rows: Rows, kind: LineKind) -> Line | None:
    """The greatest key, if there is any."""
    order = ", ".join(f"{name} desc" for name in kind.key)
    query = f"select {', '.join(kind.key)} from {kind.name} order by {order} limit 1"
    found = await rows.one(query)
    return tuple(found) if found else None


async def behind(rows: Rows, kind: LineKind, key: Line | None) -> list[Line]:
    """The next lines in the order of their keys."""
    columns = ", ".join(_as_number(name) for name in kind.columns)
    keys = ", ".join(kind.key)
    where = f"where ({keys}) > ({_marks(len(kind.key), 2)})" if key else ""
    query = f"select {columns} from {kind.name} {where} order by {keys} limit $1"
    return [tuple(line) for line in await rows.all(query, AT_ONCE, *(key or ()))]


async def put_lines(
    rows: Rows, kind: LineKind, lines: Sequence[Line], more: Sequence[str] = ()
) -> None:
    """With `more` columns behind those that every store has."""
    columns = (*kind.columns, *more)
    values = ", ".join(_from_number(name, n) for n, name in enumerate(columns, 1))
    await rows.many(f"insert into {kind.name} ({', '.join(columns)}) values ({values})", lines)


def ages(line: Line) -> tuple[int, int | None]:
    """Of a line of SHEETS: when the game ended, and for an imported one when somebody looked."""
    try:
        sheet = read_sheet(line)
    except Lost:  # damaged: it is copied as it is, and is set aside when somebody opens it
        return 0, None
    return sheet.ended_at, sheet.imported_at


async def _compare(source: Rows, target: Rows, progress: Callable[[int], None]) -> Moved:
    moved = Moved()
    for kind in KINDS:
        one, other = await _summed(source, kind), await _summed(target, kind)
        if one != other:
            raise Lost("moved_wrong", kind=kind.name, source=one[0], target=other[0])
        moved.counts[kind.name], moved.sums[kind.name] = one
        progress(sum(moved.counts.values()))
    return moved


async def _summed(rows: Rows, kind: LineKind) -> tuple[int, int]:
    """How many lines there are, and one sum over all of them."""
    found, total, key = 0, 0, None
    while lines := await behind(rows, kind, key):
        for line in lines:
            total = crc32(repr(line).encode(), total)
        found += len(lines)
        key = kind.key_of(lines[-1])
    return found, total


def _as_number(column: str) -> str:
    return f"case when {column} then 1 else 0 end" if column in YES_OR_NO else column


def _from_number(column: str, mark: int) -> str:
    return f"cast(${mark} as int) <> 0" if column in YES_OR_NO else f"${mark}"


def _marks(count: int, first: int) -> str:
    return ", ".join(f"${n}" for n in range(first, first + count))
