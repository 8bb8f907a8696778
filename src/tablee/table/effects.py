"""What comes out of a table: first what must be stored, then what may be sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tablee.kernel import Fault, Intent
from tablee.store.contract.tables import Row, Sheet
from tablee.wire import Done, Message, Refused


class Apart(msgspec.Struct, frozen=True):
    """How a thought is had by another process, which gets a copy of what it needs."""

    kind: tuple[str, ...]
    """Thoughts of one kind take about as long as each other."""
    pack: Callable[[], Callable[[], Any]]
    """The work for the other process. Nothing of the table changes until it is back."""
    unpack: Callable[[Any], Intent | None]
    """What the work returned; now the table's own player knows what the copy has learned."""
    without: Callable[[], Intent | None]
    """What to do if no answer comes."""


class Thought(msgspec.Struct, frozen=True):
    """A computer player wants to think about entry `number`; give `run()` back to `decide`.

    It uses nothing of the table, so it may run in another thread while the table goes on. Thoughts
    of one seat run one at a time and in their order. Older ones may be left out.
    """

    seat: int
    number: int
    at: int
    """When it began on the table's clock: a bot's delay counts from what it saw."""
    run: Callable[[], Intent | None]
    hint: bool = False
    """It is for the person in that seat, who plays or not as they like."""
    apart: Apart | None = None
    """None: it is had in this process alone."""


class Effects(msgspec.Struct, gc=False):
    """Judge, write, then tell: `sheet` and `rows` go to the store before anything in `told`."""

    sheet: Sheet | None = None
    rows: list[Row] = []
    told: list[tuple[Sequence[str], Message]] = []
    """(viewers, message) in order."""
    waits: dict[str, int] = {}
    """By viewer, how many ms everything here leaves later than to the others, so that a fast line
    shows nothing before a slow one."""
    thoughts: list[Thought] = []
    rematches: list[tuple[str, int]] = []
    """(viewer, request) of those who want a rematch; answered when the new table is made."""
    faults: list[str] = []
    """What should never happen (a timer the rules refuse), for the log. Holds no secrets."""
    due_stays: bool = False
    """The table wants its next `tick` when it wanted it before: it need not be asked again."""
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
