"""The races of one table: what is on offer, who presses for it, and who is waited for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from tablee.kernel import WATCHER, Game, Move, Stream
from tablee.store.contract.tables import Sheet
from tablee.table.race.fair_judge import FairJudge
from tablee.table.race.judge import Judge, Press, Ruling
from tablee.table.race.timing import Timing
from tablee.table.viewers.viewers import Viewers


class Lots:
    """The committed chance that decides ties.

    It is apart from `Races`, so that the judge does not hold an object that holds the judge: both
    would stay in memory until the garbage collector runs.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet

    def __call__(self, race: str) -> Stream:
        return Stream(bytes.fromhex(self.sheet.secret), (*self.sheet.nonces, "race", race), 0)


class Races:
    """Gives each press to the judge, with everything known about when it was made."""

    def __init__(
        self, game: Game, sheet: Sheet, viewers: Viewers, judge: Judge | None = None
    ) -> None:
        self.timing = Timing()
        self._lots = Lots(sheet)
        self._game = game
        self._viewers = viewers
        self.is_timed = game.tempo == "real-time"
        """Pictures are sent later on fast lines, so that all see them together."""
        kind: Literal["rated", "friendly"] = "rated" if sheet.terms.rated else "friendly"
        self._judge = judge or FairJudge(self._lots, self.timing.trust, kind, sheet.terms.freeze)
        self.due = self._judge.due
        """When the next verdict falls; None while nothing waits for one."""

    @property
    def sheet(self) -> Sheet:
        """The sheet as it is now: chairs and nonces may change."""
        return self._lots.sheet

    @sheet.setter
    def sheet(self, sheet: Sheet) -> None:
        self._lots.sheet = sheet

    def verdict(self, now: int) -> Sequence[Ruling]:
        """What is decided by now, in the order in which the rules shall see it."""
        moment = self._judge.due()
        return () if moment is None or moment > now else self._judge.verdict(now)

    def enter(self, press: Press, claim: float | None, state: Any) -> None:
        """Somebody presses. `claim`: the page's own stopwatch, in ms."""
        if press.race is None:
            self._judge.press(press, ())
            return
        seat, seen, now = press.seat, press.seen, press.arrived
        if press.viewer:
            fact = self.timing.person(seat, press.viewer, seen, now, claim)
        else:
            fact = self.timing.bot(seat, seen, now)
        born = self.timing.shown.born(press.race, 0.0)
        others = {other: self._connections(other) for other in self._game.to_act(state)}
        rivals = {other: those for other, those in others.items() if those and other != seat}
        self._judge.press(replace(press, fact=fact, born=born), self.timing.rivals(rivals))

    def notice(self, number: int) -> None:
        """Notes what there is to race for, and since which entry somebody sees it."""
        for race in self._viewers.races():
            self.timing.shown.offered(race, number)

    def planned(self, seat: int, move: Move, number: int, state: Any) -> None:
        """A computer player is after something. It sees it since this entry at the latest, even if
        no person may race for it yet."""
        race = self._game.race(state, seat, move)
        if race is not None:
            self.timing.shown.offered(race, number)

    def plan_showing(self, number: int, now: int) -> Mapping[str, int]:
        """By viewer, how many ms later than the others this picture is sent to them."""
        seats = {one: self._viewers.seat_of(one, self.sheet) for one in self._viewers.ready()}
        watchers = [one for one, seat in seats.items() if seat == WATCHER]
        seated = {one: seat for one, seat in seats.items() if seat != WATCHER}
        return self.timing.plan(number, now, seated, watchers)

    def _connections(self, seat: int) -> Sequence[str]:
        return self._viewers.connections(self.sheet.chairs[seat].guest)
