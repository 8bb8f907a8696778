"""A solved game as a table: the chance to win in every position where the dice or cards decide.

What lies between two such positions follows from the rules (weigh.py), so it is not stored.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import msgspec

FORM: Final = 1
"""Of the file; raised when an older reader could not read it."""

Key: TypeAlias = tuple[int, ...]


class OtherTable(Exception):
    """The file is not the table that was asked for; the sentence says what it is."""


class Solved(msgspec.Struct, frozen=True):
    """Chances to win of the seat that each key counts from, for two seats."""

    game: str
    version: int
    options: Mapping[str, Any]
    others_first: bool
    """Whether those who act out of turn are quicker than the seat whose turn it is."""
    values: Mapping[Key, float]


class _Head(msgspec.Struct):
    form: int
    game: str
    version: int
    options: dict[str, Any]
    others_first: bool
    keys: list[Key]
    values: bytes


def encode_solved(solved: Solved) -> bytes:
    """The keys in their order, and for each a number of eight bytes."""
    keys = sorted(solved.values)
    values = array("d", [solved.values[key] for key in keys])
    head = _Head(
        FORM, solved.game, solved.version, dict(solved.options), solved.others_first,
        keys, _little(values).tobytes(),
    )  # fmt: skip
    return zlib.compress(msgspec.msgpack.encode(head), 9)


def decode_solved(content: bytes, game: str, version: int) -> Solved:
    """Raises OtherTable for a table of something else, or one that is cut short."""
    try:
        head = msgspec.msgpack.decode(zlib.decompress(content), type=_Head)
    except (zlib.error, msgspec.MsgspecError) as fault:
        raise OtherTable(f"no table of a solved game: {fault}") from fault
    if head.form != FORM:
        raise OtherTable(f"a table of form {head.form}, expected {FORM}")
    if (head.game, head.version) != (game, version):
        told = f"{head.game} version {head.version}"
        raise OtherTable(f"a table of {told}, expected {game} version {version}")
    values = array("d")
    values.frombytes(head.values)
    if len(values) != len(head.keys):
        raise OtherTable(f"{len(values)} values for {len(head.keys)} positions")
    found = dict(zip(head.keys, _little(values), strict=True))
    return Solved(head.game, head.version, head.options, head.others_first, found)


def _little(values: array[float]) -> array[float]:
    """The same bytes on every machine."""
    turned = array("d", values)
    if _BIG:
        turned.byteswap()
    return turned


_BIG: Final = array("H", [1]).tobytes() == b"\x00\x01"
