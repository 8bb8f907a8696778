"""The end of a game before its rules end it, and the same company again."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tablee import wire
from tablee.kernel import WATCHER, Fault
from tablee.table import ending, seating
from tablee.table.effects import Effects
from tablee.table.progress import Progress


class Closing:
    """People give up, agree to stop, leave for good, or want another game."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    def end_early(self, effects: Effects, seat: int, request: wire.Resign | wire.Stop) -> None:
        """Somebody gives up, or agrees to stop: the game ends, or goes on without them."""
        progress = self._progress
        sheet = ending.end_early(progress.game, progress.state, progress.sheet, seat, request)
        if sheet.status == "finished":
            progress.finish(effects, sheet)
            return
        progress.change(effects, sheet)
        if isinstance(request, wire.Resign):
            progress.hand_over(effects, seat)

    def withdraw(self, guest: str, now: int) -> Effects:
        """Somebody leaves for good: stands up before the beginning, gives up while playing."""
        progress, effects = self._progress, Effects()
        progress.now = now
        seat = seating.seat_of(progress.sheet, guest)
        if seat is None or seat in progress.sheet.resigned:
            return effects
        if progress.sheet.status == "waiting":
            progress.change(effects, seating.stand(progress.sheet, guest))
        elif progress.is_playing:
            self.end_early(effects, seat, wire.Resign(0))
        return effects

    def ask_again(self, effects: Effects, viewer: str, seat: int, request: int) -> Effects:
        """The house makes the new table and reports with `again`; only then it is answered."""
        sheet = self._progress.sheet
        if seat == WATCHER:
            raise Fault("not_seated")
        if sheet.status != "finished" or sheet.terms.lesson:
            raise Fault("not_finished")
        if not sheet.again:
            effects.rematches.append((viewer, request))
            return effects
        effects.done(viewer, request, self._progress.number)
        effects.told.append(((viewer,), wire.Again(sheet.again)))
        return effects

    def again(self, table: str, asked: Iterable[tuple[str, int]] = ()) -> Effects:
        """The rematch has its table: everybody here is sent there, and anyone who comes later."""
        progress, effects = self._progress, Effects()
        for viewer, request in asked:
            effects.done(viewer, request, progress.number)
        effects.sheet = replace(progress.sheet, again=table)
        progress.put(effects.sheet)
        effects.told.append((tuple(progress.viewers.viewers), wire.Again(table)))
        return effects
