"""The table of a game for three seats and more: the chance of every seat where chance decides.

There are many positions, so they lie packed: a key is one number, a chance is a count of parts.
"""

from __future__ import annotations

import zlib
from array import array
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Final

import msgspec

from tablee.pieces.solved.table import Key, OtherTable

FORM: Final = 1
"""Of the file; raised when an older reader could not read it."""
PARTS: Final = 50_000
"""Of a whole: chances are stored to a five hundredth of a percent."""


class Balanced(msgspec.Struct, frozen=True):
    """Chances by which everybody plays, and from which nobody gains much by playing otherwise."""

    game: str
    version: int
    options: Mapping[str, Any]
    others_first: bool
    seats: int
    blur: float
    """Players take moves for equal whose chances differ by much less than this."""
    sizes: tuple[int, ...]
    """How many values each place of a key may have."""
    codes: Sequence[int]
    """The keys, each as one number, upward."""
    parts: Sequence[int]
    """For each key the parts of all seats but the last, from the seat that is counted first."""

    def find(self, key: Key) -> tuple[float, ...] | None:
        code = encode_key(key, self.sizes)
        place = bisect_left(self.codes, code)
        if place == len(self.codes) or self.codes[place] != code:
            return None
        told = self.parts[place * (self.seats - 1) : (place + 1) * (self.seats - 1)]
        return (*(part / PARTS for part in told), (PARTS - sum(told)) / PARTS)


def encode_key(key: Key, sizes: Sequence[int]) -> int:
    """A short key is filled up. -1 means nobody in many games, so it is one of the values."""
    code = 0
    for place, size in enumerate(sizes):
        code = code * size + (key[place] + 2 if place < len(key) else 0)
    return code


def balanced(
    game: str,
    version: int,
    options: Mapping[str, Any],
    others_first: bool,
    blur: float,
    values: Mapping[Key, Sequence[float]],
) -> Balanced:
    """The table of these chances."""
    longest = max(map(len, values))
    filled = [(*key, *[-2] * (longest - len(key))) for key in values]
    sizes = tuple(max(place) + 3 for place in zip(*filled, strict=True))
    listed = sorted((encode_key(key, sizes), shares) for key, shares in values.items())
    parts = [round(share * PARTS) for _, shares in listed for share in shares[:-1]]
    seats = len(listed[0][1])
    codes = [code for code, _ in listed]
    return Balanced(game, version, options, others_first, seats, blur, sizes, codes, parts)


class _File(msgspec.Struct):
    form: int
    game: str
    version: int
    options: dict[str, Any]
    others_first: bool
    seats: int
    blur: float
    sizes: tuple[int, ...]
    steps: list[int]
    """From each code to the next."""
    parts: list[int]
    """Seat by seat, each as the difference from the position before."""


def encode_balanced(table: Balanced) -> bytes:
    columns = [table.parts[seat :: table.seats - 1] for seat in range(table.seats - 1)]
    head = _File(
        FORM, table.game, table.version, dict(table.options), table.others_first, table.seats,
        table.blur, table.sizes, _steps(table.codes),
        [step for column in columns for step in _steps(column)],
    )  # fmt: skip
    return zlib.compress(msgspec.msgpack.encode(head), 9)


def decode_balanced(content: bytes, game: str, version: int, seats: int) -> Balanced:
    """Raises OtherTable for a table of something else, or one that is cut short."""
    try:
        head = msgspec.msgpack.decode(zlib.decompress(content), type=_File)
    except (zlib.error, msgspec.MsgspecError) as fault:
        raise OtherTable(f"no table of a solved game: {fault}") from fault
    if head.form != FORM:
        raise OtherTable(f"a table of form {head.form}, expected {FORM}")
    if (head.game, head.version, head.seats) != (game, version, seats):
        told = f"{head.game} version {head.version} for {head.seats}"
        raise OtherTable(f"a table of {told}, expected {game} version {version} for {seats}")
    many = len(head.steps)
    if len(head.parts) != many * (seats - 1):
        raise OtherTable(f"{len(head.parts)} chances for {many} positions")
    parts = array("H", bytes(2 * len(head.parts)))
    for seat in range(seats - 1):
        parts[seat :: seats - 1] = array("H", _sums(head.parts[seat * many : (seat + 1) * many]))
    return Balanced(
        head.game, head.version, head.options, head.others_first, seats, head.blur, head.sizes,
        array("Q", _sums(head.steps)), parts,
    )  # fmt: skip


def _steps(values: Sequence[int]) -> list[int]:
    return [value - before for before, value in zip([0, *values], values, strict=False)]


def _sums(steps: Sequence[int]) -> list[int]:
    return list(accumulate(steps))
