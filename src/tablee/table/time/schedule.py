"""Everything that happens by itself at a table: timers, computer players' moves, people's time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from tablee.kernel import Entry, Game
from tablee.kernel.usual import no_timers
from tablee.store.contract.tables import Sheet
from tablee.table import ending
from tablee.table.time.agenda import Agenda, Due, TimerMarks
from tablee.table.time.turn_clock import TurnClocks
from tablee.wire import Clock


class Schedule:
    """The rules' timers and the bots' intents (`agenda`), and the clocks of turns and games."""

    def __init__(self, game: Game) -> None:
        self.agenda = Agenda()
        self._game = game
        self.has_timers = game.timers is not no_timers
        self.has_clocks = False
        """Whether people's time is counted at all."""

    def set_up(self, sheet: Sheet, start: Any) -> None:
        """The clocks as they are before the first entry."""
        seats = len(sheet.chairs)
        self._clocks = TurnClocks(self._game, sheet.terms.pace, start, seats, sheet.began)
        self.has_clocks = self._clocks.running

    def follow(self, entry: Entry, state: Any) -> None:
        """An entry was made: other people's time runs now."""
        self._clocks.follow(entry, state)

    def start_timers(self, state: Any, now: int) -> None:
        """Starts the timers of this state. Timers of the state before that are not in it stop."""
        if self.has_timers:
            self.agenda.set_timers(self._game.timers(state), now, self._game.held(state))

    def next(self, sheet: Sheet, bots: Collection[int], racing: bool) -> Due | None:
        """What happens next by itself; while a race is being decided, only bots may act."""
        due = self.agenda.next(bots_only=racing)
        if racing or not self.has_clocks or sheet.status != "playing":
            return due
        # Computer players have no clock: they take the time they need.
        late = self._clocks.next(set(range(len(sheet.chairs))).difference(bots))
        if late is not None and (due is None or late[0] < due.at):
            return Due(late[0], late[1], None)
        return due

    def give_up(self, seat: int) -> None:
        """Nothing could be played for a seat whose time is over."""
        self._clocks.give_up(seat)

    def shown(self, sheet: Sheet, now: int) -> tuple[Sequence[Clock], TimerMarks]:
        """The clocks that people see, and marks that change when these must be sent again."""
        timers = self.agenda.shown(now)
        if not self.has_clocks or sheet.status != "playing":
            return timers
        (clocks, marks), people = timers, ending.people(sheet)
        clocks = (*clocks, *self._clocks.clocks(people, now))
        return clocks, marks.union(self._clocks.marks(people))
