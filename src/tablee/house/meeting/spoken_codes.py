"""Spoken codes that lead to a table while its host shows them, and how often one may guess.

A code is no secret of the table: it leads to its link, and a locked table asks for its password as
ever. It ends when the host stops showing it, at the first move, or after a quarter of an hour. The
page of the host says again and again that it shows it. All processes know all codes from notices,
and every notice is repeated as often.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import msgspec

from tablee.house.bucket import Bucket
from tablee.house.limits import Limits
from tablee.house.meeting.code_letters import make_code, read_code
from tablee.house.recent import Recent
from tablee.kernel import Fault
from tablee.store import Sheet

LIVES = 900.0
"""Seconds that a code is good at most."""
SHOWN_FOR = 90.0
"""Seconds without a word from the page of the host, after which it is no longer shown."""


class CodeNotice(msgspec.Struct, frozen=True):
    """To the other processes: this code leads to that table, for so many seconds at most."""

    code: str
    table: str
    seconds: float


class ShownCode(msgspec.Struct):
    """A code that is open."""

    code: str
    table: str
    address: str
    """Where the host is; empty for a code of another process."""
    ends: float
    silent_at: float


class SpokenCodes:
    """`clock`: seconds that never go back."""

    def __init__(self, limits: Limits, clock: Callable[[], float] | None = None) -> None:
        self._limits = limits
        self._clock = clock or _loop_time
        self._by_code: dict[str, ShownCode] = {}
        self._by_table: dict[str, ShownCode] = {}
        self._guesses = Bucket(1 / limits.seconds_a_guess_in_all, limits.guesses_at_once_in_all)
        self._by_address: Recent[str, Bucket] = Recent(limits.addresses_remembered)
        self.tell: Callable[[CodeNotice], None] = lambda notice: None
        self.tell_guess: Callable[[str], None] = lambda address: None
        """Called with the address of each wrong guess, for the other processes."""

    # --- the host ------------------------------------------------------------------------------

    def show(self, table: str, address: str) -> ShownCode:
        """The code of this table; the host shows it from now on, or still does."""
        self._forget_what_ended()
        shown = self._by_table.get(table) or self._open(table, address)
        shown.address = address
        shown.silent_at = self._clock() + SHOWN_FOR
        self.tell(CodeNotice(shown.code, table, self.seconds_left(shown)))
        return shown

    def hide(self, table: str) -> None:
        """The host shows it no longer, or the game has begun."""
        shown = self._by_table.get(table)
        if shown is not None:
            self._end(shown)
            self.tell(CodeNotice(shown.code, table, 0.0))

    def notice(self, sheet: Sheet) -> None:
        """Something happened at a table; called for every move, so it does little."""
        if sheet.status != "waiting":
            self.hide(sheet.id)

    def seconds_left(self, shown: ShownCode) -> float:
        return max(0.0, shown.ends - self._clock())

    def _open(self, table: str, address: str) -> ShownCode:
        here = Counter(one.address for one in self._by_code.values())
        is_full = len(self._by_code) >= self._limits.codes_open
        if is_full or here[address] >= self._limits.codes_open_per_address:
            raise Fault("too_many_codes")
        code = make_code()
        while code in self._by_code:
            code = make_code()
        return self._put(ShownCode(code, table, address, self._clock() + LIVES, 0.0))

    # --- the others ----------------------------------------------------------------------------

    def find(self, said: str, address: str) -> str:
        """The table of this code. Unknown ones and those that are over are refused alike.

        When too many guesses were wrong, right ones are refused, too: else guessing would go on.
        """
        self._forget_what_ended()
        now, mine = self._clock(), self._bucket(address)
        if not mine.has(now) or not self._guesses.has(now):
            raise Fault("too_fast")
        shown = self._by_code.get(read_code(said))
        if shown is not None:
            return shown.table
        self.hear_guess(address)
        self.tell_guess(address)
        raise Fault("unknown_code")

    def hear_guess(self, address: str) -> None:
        """A wrong guess, here or at another process."""
        self._bucket(address).take(self._clock())
        self._guesses.take(self._clock())

    def hear(self, notice: CodeNotice) -> None:
        """Another process says what it knows of a code. What was there first stays."""
        known = self._by_code.get(notice.code)
        if known is not None and known.table != notice.table:
            return
        if not notice.seconds:
            if known is not None:
                self._end(known)
            return
        now = self._clock()
        if known is None:
            ends = now + min(notice.seconds, LIVES)
            known = self._put(ShownCode(notice.code, notice.table, "", ends, 0.0))
        known.silent_at = now + SHOWN_FOR

    # --- within --------------------------------------------------------------------------------

    def _bucket(self, address: str) -> Bucket:
        bucket = self._by_address.get(address)
        if bucket is None:
            limits = self._limits
            bucket = Bucket(1 / limits.seconds_a_guess_per_address, limits.guesses_at_once)
            self._by_address.put(address, bucket)
        return bucket

    def _put(self, shown: ShownCode) -> ShownCode:
        before = self._by_table.get(shown.table)
        if before is not None:
            self._end(before)
        self._by_code[shown.code] = self._by_table[shown.table] = shown
        return shown

    def _end(self, shown: ShownCode) -> None:
        del self._by_code[shown.code]
        del self._by_table[shown.table]

    def _forget_what_ended(self) -> None:
        now = self._clock()
        over = [one for one in self._by_code.values() if now >= min(one.ends, one.silent_at)]
        for shown in over:
            self._end(shown)


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
