"""A game that ends before its rules end it, and rematches."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tablee import wire
from tablee.kernel import WATCHER, Fault
from tablee.table import ending, evening, seating
from tablee.table.effects import Effects
from tablee.table.running_game import RunningGame


class Closing:
    """People give up, agree to stop, leave for good, or want another game."""

    def __init__(self, running: RunningGame) -> None:
        self._running = running

    def end_early(self, effects: Effects, seat: int, request: wire.Resign | wire.Stop) -> None:
        """Somebody gives up, or agrees to stop: the game ends, or goes on without them."""
        running = self._running
        sheet = ending.end_early(running.game, running.state, running.sheet, seat, request)
        if sheet.status == "finished":
            running.finish(effects, sheet)
            return
        running.change(effects, sheet)
        if isinstance(request, wire.Resign):
            running.hand_over(effects, seat)

    def withdraw(self, guest: str, now: int) -> Effects:
        """Somebody leaves for good: stands up before the beginning, gives up while playing."""
        running, effects = self._running, Effects()
        running.now = now
        if (place := evening.member_of(running.sheet, guest)) is not None:
            running.change(effects, evening.without(running.sheet, place))
        seat = seating.seat_of(running.sheet, guest)
        if seat is None or seat in running.sheet.resigned:
            return effects
        if running.sheet.status == "waiting":
            running.change(effects, seating.stand(running.sheet, guest))
        elif running.is_playing:
            self.end_early(effects, seat, wire.Resign(0))
        return effects

    def ask_rematch(self, effects: Effects, viewer: str, seat: int, request: int) -> Effects:
        """Asks for a rematch. The house makes the new table; `tell_rematch` answers then."""
        sheet = self._running.sheet
        if seat == WATCHER:
            raise Fault("not_seated")
        if sheet.status != "finished" or sheet.terms.lesson:
            raise Fault("not_finished")
        if sheet.evening is not None and sheet.evening.paused and not sheet.evening.is_last:
            raise Fault("evening_paused")
        if not sheet.again:
            effects.rematches.append((viewer, request))
            return effects
        effects.done(viewer, request, self._running.number)
        effects.told.append(((viewer,), wire.Again(sheet.again)))
        return effects

    def tell_rematch(self, table: str, asked: Iterable[tuple[str, int]] = ()) -> Effects:
        """The rematch has its table. Everybody here is sent there, also anyone who comes later."""
        running, effects = self._running, Effects()
        for viewer, request in asked:
            effects.done(viewer, request, running.number)
        effects.sheet = replace(running.sheet, again=table)
        running.put(effects.sheet)
        effects.told.append((tuple(running.viewers.viewers), wire.Again(table)))
        return effects
