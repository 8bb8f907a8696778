"""What will happen by itself: the rules' timers and the bots' intents, on the table's clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from tablee.kernel import Intent, Move, Timer
from tablee.wire import Clock

TimerMarks = frozenset[tuple[str, int]]
NOTHING_SHOWN: tuple[Sequence[Clock], TimerMarks] = ((), frozenset())


class Due(msgspec.Struct, frozen=True, gc=False):
    """Something whose moment has come."""

    at: int
    seat: int
    move: Move | None
    """None: somebody's time for the turn or the game is over."""
    timer: str | None = None
    """The timer's key, or None for a bot's intent."""
    seen: int = 0
    """The entry a bot was looking at."""


class BotPlan(msgspec.Struct, frozen=True, gc=False):
    """A bot's move, when it will come, and the entry it answers."""

    move: Move
    at: int
    seen: int


class Agenda:
    """Timers start when their key appears and end when it goes. A seat has one intent at most.

    A game may hold timers: they stand still, and go on where they were.
    """

    def __init__(self) -> None:
        self._timers: dict[str, tuple[Timer, int]] = {}
        self._held: dict[str, int] = {}
        """What was left of timers that stand still."""
        self._plans: dict[int, BotPlan] = {}

    def set_timers(self, timers: Iterable[Timer], now: int, held: Iterable[str] = ()) -> None:
        """Keeps running timers, starts new ones, stops held ones, and forgets the rest."""
        timers = tuple(timers)
        if not timers and not self._timers and not self._held:
            return
        left = self._held | {key: at - now for key, (_, at) in self._timers.items()}
        self._timers = {
            timer.key: (timer, now + left.get(timer.key, timer.after_ms)) for timer in timers
        }
        self._held = {key: left[key] for key in held if key in left}

    def set_intent(self, seat: int, intent: Intent | None, at: int, seen: int = 0) -> None:
        """Its delay counts from `at`. For the same move as before, the earlier moment counts."""
        before = self._plans.pop(seat, None)
        if intent is None:
            return
        moment = at + intent.after_ms
        if before is not None and before.move == intent.move:
            moment = min(moment, before.at)
        self._plans[seat] = BotPlan(intent.move, moment, seen)

    def drop(self, due: Due) -> None:
        """It was played or refused."""
        if due.timer is None:
            self._plans.pop(due.seat, None)
        else:
            self._timers.pop(due.timer, None)

    def clear(self) -> None:
        self._timers.clear()
        self._held.clear()
        self._plans.clear()

    def next(self, bots_only: bool = False) -> Due | None:
        """The earliest. At the same moment a timer comes before a bot.

        `bots_only`: timers wait while a race is being decided.
        """
        timers = {} if bots_only else self._timers
        if not timers and not self._plans:
            return None
        coming = [
            *(Due(at, t.seat, t.move, key) for key, (t, at) in timers.items()),
            *(Due(p.at, seat, p.move, seen=p.seen) for seat, p in self._plans.items()),
        ]
        return min(coming, key=lambda due: (due.at, due.timer is None, due.seat), default=None)

    def shown(self, now: int) -> tuple[Sequence[Clock], TimerMarks]:
        """The timers that people see, and marks that change when these must be sent again."""
        if not self._timers:
            return NOTHING_SHOWN
        seen = [(key, timer, at) for key, (timer, at) in self._timers.items() if timer.shown]
        clocks = [Clock(key, one.seat, max(0, at - now), one.after_ms) for key, one, at in seen]
        return clocks, frozenset((key, at) for key, _, at in seen)
