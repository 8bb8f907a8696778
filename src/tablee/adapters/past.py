"""What each seat has seen and done so far: its information state, as solvers call it.

A seat sees every entry as the table tells it, and its view after it. It knows its own answers, also
that it waited. Two pasts are the same to a seat exactly if their digests are.
"""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import Any, Final

import msgspec

from tablee.adapters.setting import Setting
from tablee.kernel import Move, format_move

LAST: Final = 4
"""So many entries stand in the numbers of an information state, the others in the digest alone."""
DIGEST_BITS: Final = 64
_encode = msgspec.json.Encoder(order="deterministic").encode


class Past:
    """The last thing that happened, and what came before. Copies of a game share it."""

    __slots__ = ("before", "done", "now", "seat", "told", "was", "whose")

    def __init__(
        self, before: Past | None, seat: int, done: Move | int | None, was: Any, now: Any
    ) -> None:
        self.before, self.seat, self.done, self.was, self.now = before, seat, done, was, now
        self.whose: int | None = None
        """The one seat that this is the past of, where the state was imagined."""
        self.told: dict[int, bytes] = {}
        """For each seat that was asked about, the digest of all until here."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Past:
        """It never changes, and is as deep as the game is long."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Written as a list: what is as deep as a game is long cannot be written at all."""
        chain: list[tuple[Any, ...]] = []
        one: Past | None = self
        while one is not None:
            chain.append((one.seat, one.done, one.now, one.whose, one.told))
            one = one.before
        return _read, (chain[::-1],)

    def digest(self, setting: Setting, seat: int) -> bytes:
        untold: list[Past] = []
        one: Past | None = self
        while one is not None and seat not in one.told:
            untold.append(one)
            one = one.before
        known = b"" if one is None else one.told[seat]
        for each in reversed(untold):
            known = each.told[seat] = each._follow(setting, seat, known)
        return known

    def _follow(self, setting: Setting, seat: int, known: bytes) -> bytes:
        """The digest after this, if `known` was the one before."""
        if isinstance(self.done, int):
            return _digest(known, self.done) if seat == self.seat else known
        view = _encode(setting.game.view(self.now, seat))
        heard = self.heard(setting, seat)
        if heard is not None:
            return _digest(known, self.seat, format_move(heard), view)
        unseen = self.before is not None and view == _encode(setting.game.view(self.was, seat))
        return known if unseen else _digest(known, view)

    def heard(self, setting: Setting, seat: int) -> Move | None:
        """The entry as this seat is told of it."""
        if not isinstance(self.done, Move):
            return None
        heard: Move | None = setting.game.mask(self.was, self.seat, self.done, seat)
        return heard

    def retold(self, setting: Setting, seat: int, state: Any) -> Past:
        """A past that this seat cannot tell from its own, and that led to this state."""
        twin = Past(self.before, self.seat, self.done, self.was, state)
        twin.whose = seat
        views = (_encode(setting.game.view(state, other)) for other in range(setting.seats))
        twin.told = {other: _digest(b"", view) for other, view in enumerate(views)}
        twin.told[seat] = self.digest(setting, seat)
        return twin

    def numbers(self, setting: Setting, seat: int) -> array[float]:
        """The last entries that this seat has heard of, and the digest, as 0 and 1."""
        row, found, one = _row(setting), array("f"), self
        while one.before is not None and len(found) < LAST * row and one.whose in (None, seat):
            heard = one.heard(setting, seat)
            if heard is not None:
                found.extend(_entry(setting, one.seat, heard))
            one = one.before
        found.extend([0.0] * (LAST * row - len(found)))
        found.extend(_bits(int.from_bytes(self.digest(setting, seat)[:8]), DIGEST_BITS))
        return found


def _read(chain: list[tuple[Any, ...]]) -> Past | None:
    past, was = None, None
    for seat, done, now, whose, told in chain:
        past, was = Past(past, seat, done, was, now), now
        past.whose, past.told = whose, told
    return past


def _digest(*parts: Any) -> bytes:
    return blake2b(_encode(parts), digest_size=16).digest()


def numbers_in(setting: Setting) -> int:
    """How long `Past.numbers` is."""
    return LAST * _row(setting) + DIGEST_BITS


def _row(setting: Setting) -> int:
    return setting.seats + 1 + setting.alphabet.size.bit_length()


def _entry(setting: Setting, seat: int, heard: Move) -> list[float]:
    """Who it was, chance last, and the number of the move; 0 for a move without one."""
    whose = [float(one == seat) for one in range(setting.seats)] + [float(seat < 0)]
    number = max(0, setting.alphabet.number_of(heard))
    return whose + _bits(number, setting.alphabet.size.bit_length())


def _bits(number: int, count: int) -> list[float]:
    return [float(number >> place & 1) for place in range(count)]
