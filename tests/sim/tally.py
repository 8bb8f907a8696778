"""What happened in one simulation, or in many."""

from __future__ import annotations

import msgspec


class Tally(msgspec.Struct):
    """Counts, so that a storm that never blew is noticed."""

    seeds: int = 0
    tables: int = 0
    clients: int = 0
    entries: int = 0
    acknowledged: int = 0
    refused: int = 0
    heard: int = 0
    crashes: int = 0
    restarts: int = 0
    cuts: int = 0
    freezes: int = 0
    expired: int = 0
    fenced: int = 0
    sent_elsewhere: int = 0
    failures: int = 0
    timers: int = 0
    accounts: int = 0
    changed: int = 0
    ended: int = 0
    signed_out: int = 0
    left: int = 0
    branched: int = 0
    brought: int = 0
    mangled: int = 0
    judged: int = 0
    strangers: int = 0
    rematches: int = 0
    evenings: int = 0
    met: int = 0
    missed: int = 0
    stopped: int = 0
    resigned: int = 0
    seconds: float = 0.0
    trace: str = ""
    """Of everything that was said, and when: equal for equal seeds."""

    def add(self, other: Tally) -> None:
        for name in self.__struct_fields__[:-1]:
            setattr(self, name, getattr(self, name) + getattr(other, name))
