"""What comes out of a table: first what must be stored, then what may be sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tablee.kernel import Fault, Intent
from tablee.store.contract.tables import Row, Sheet
from tablee.wire import Done, Message, Refused


class Apart(msgspec.Struct, frozen=True):
    """How another process does a thought. It gets a copy of what it needs."""

    kind: tuple[str, ...]
    """Thoughts of the same kind take about the same time."""
    pack: Callable[[], Callable[[], Any]]
    """The work for the other process. Nothing of the table changes until it is back."""
    unpack: Callable[[Any], Intent | None]
    """Takes what the work returned, and what the copy of the bot has learned."""
    without: Callable[[], Intent | None]
    """What to do if no answer comes."""


class Thought(msgspec.Struct, frozen=True):
    """A computer player wants to think about entry `number`. What `run()` returns goes to `decide`.

    It uses nothing of the table, so it may run in another thread. Thoughts of one seat run one at a
    time and in order. Older ones may be left out.
    """

    seat: int
    number: int
    at: int
    """When it began on the table's clock: a bot's delay counts from what it saw."""
    run: Callable[[], Intent | None]
    hint: bool = False
    """It is a hint for the person in that seat."""
    apart: Apart | None = None
    """None: it can run in this process only."""


class Effects(msgspec.Struct, gc=False):
    """Judge, write, then tell: `sheet` and `rows` go to the store before anything in `told`."""

    sheet: Sheet | None = None
    rows: list[Row] = []
    told: list[tuple[Sequence[str], Message]] = []
    """(viewers, message) in order."""
    waits: dict[str, int] = {}
    """By viewer, how many ms later everything here is sent. So nobody sees a picture earlier
    because of a fast line."""
    thoughts: list[Thought] = []
    rematches: list[tuple[str, int]] = []
    """(viewer, request) of those who want a rematch; answered when the new table is made."""
    faults: list[str] = []
    """What should never happen (a timer the rules refuse), for the log. Holds no secrets."""
    due_stays: bool = False
    """Whether the next `tick` is due when it was due before, so that `due` need not be asked again.
    """
    began: float = 0.0
    """When it was asked for, on the clock of the one who measures it."""

    def done(self, viewer: str, request: int, number: int) -> None:
        """Answers a request: it was done, and the last entry has this number."""
        self.told.append(((viewer,), Done(request, number)))

    def refuse(self, viewer: str, request: int, fault: Fault) -> Effects:
        """Numbers no page can hold (somebody asked for cell 10⁴⁰) are sent as text."""
        details = {
            name: str(value)[:60] if isinstance(value, int) and abs(value) >= 2**53 else value
            for name, value in fault.details.items()
        }
        self.told.append(((viewer,), Refused(request, fault.code, details)))
        return self
