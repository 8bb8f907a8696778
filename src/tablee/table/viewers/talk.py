"""Talk at a table: preset phrases for everybody, free text where the table is not public.

What is said is sent to everybody who looks, and then forgotten. It never reaches the rules or the
log.
"""

from __future__ import annotations

from tablee import wire
from tablee.kernel import Fault
from tablee.store.contract.tables import Sheet

PER_MS = 1_000
BURST = 5


class TalkLimit:
    """One thing a second in the long run, five at once, for each viewer."""

    def __init__(self, per_ms: int = PER_MS, burst: int = BURST) -> None:
        self._per_ms = per_ms
        self._slack = per_ms * (burst - 1)
        self._next: dict[str, int] = {}

    def spend(self, viewer: str, now: int) -> None:
        """Raises `too_fast` when there is nothing left to spend."""
        expected = max(self._next.get(viewer, now), now)
        if expected - now > self._slack:
            raise Fault("too_fast")
        self._next[viewer] = expected + self._per_ms

    def forget(self, viewer: str) -> None:
        self._next.pop(viewer, None)


def is_free(sheet: Sheet) -> bool:
    """Whether free text is allowed. At public tables strangers meet, so there are phrases only."""
    return sheet.terms.access != "public"


def judge_talk(talk: wire.Talk, sheet: Sheet, name: str, seat: int | None) -> wire.Talked:
    """What everybody hears, or a Fault."""
    if talk.phrase:
        if talk.phrase not in wire.PHRASES:
            raise Fault("unknown_phrase", phrase=talk.phrase[:40])
        return wire.Talked(name, seat, phrase=talk.phrase)
    if seat is None or not is_free(sheet):
        raise Fault("no_free_talk")
    return wire.Talked(name, seat, text=_clean(talk.text))


def _clean(text: str) -> str:
    """One line of printable signs: nothing that changes the direction of the page's text."""
    line = " ".join(text.split())
    line = "".join(sign for sign in line if sign.isprintable())
    if not line:
        raise Fault("nothing_said")
    return line
