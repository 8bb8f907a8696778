"""What the house has against a request at a table, where the table itself has nothing."""

from __future__ import annotations

from collections.abc import Sequence

from tablee import wire
from tablee.house.library.house_rules import RULED, HouseRules
from tablee.house.pairing.pool import MayMeet
from tablee.house.people.decent_words import check_decent_talk
from tablee.house.ratings.ratings import Ratings
from tablee.kernel import Fault
from tablee.table import Effects, Table


def everybody_may(one: str, other: str) -> bool:
    """In a house without blocks."""
    return True


class TableRules:
    """Who may play for a rating, what the operator decided, and who does not want to meet whom."""

    def __init__(
        self, table: Table, ratings: Ratings, rules: HouseRules, may_meet: MayMeet
    ) -> None:
        self._table, self._ratings, self._rules = table, ratings, rules
        self._may_meet = may_meet

    def ask(self, viewer: str, request: wire.Request, now: int) -> Effects:
        """The table judges it, unless the house has something against it."""
        fault = self._bar(viewer, request)
        if fault is not None:
            return Effects().refuse(viewer, getattr(request, "request", 0), fault)
        effects = self._table.ask(viewer, request, now)
        if isinstance(request, wire.Talk | wire.Rematch):
            return self.leave_in_peace(effects, self._table.guest_of(viewer))
        return effects

    def _bar(self, viewer: str, request: wire.Request) -> Fault | None:
        """Somebody who came before the host blocked them finds that every chair is taken. Words
        that offend are not said."""
        if isinstance(request, wire.Begin):
            return self.bar_beginning()
        if not isinstance(request, RULED):
            return None
        guest, host = self._table.guest_of(viewer), self._table.sheet.host
        if (fault := self._rules.bar(request, guest)) is not None:
            return fault
        if isinstance(request, wire.Sit):
            return None if self._may_meet(guest, host) else Fault("chair_taken", seat=request.seat)
        return check_decent_talk(request.text) if isinstance(request, wire.Talk) else None

    def bar_beginning(self) -> Fault | None:
        """Why this table may not begin."""
        return self._ratings.bar(self._table.sheet)

    def dress(self, seating: wire.Seating) -> wire.Seating:
        """Adds what the table does not know."""
        return self._ratings.dress(self._rules.dress(seating), self._table.sheet)

    def leave_in_peace(self, effects: Effects, guest: str) -> Effects:
        """Nobody hears what this guest says, or wants to play again, if the two may not meet."""
        effects.told = [
            (self._those_who_may_meet(guest, viewers), message)
            if isinstance(message, wire.Talked | wire.Again)
            else (viewers, message)
            for viewers, message in effects.told
        ]
        return effects

    def greet_in_peace(self, effects: Effects, guest: str) -> Effects:
        """Who comes hears of a rematch only if they may meet everybody who sits here."""
        chairs = self._table.sheet.chairs
        if not all(self._may_meet(guest, chair.guest) for chair in chairs):
            effects.told = [one for one in effects.told if not isinstance(one[1], wire.Again)]
        return effects

    def _those_who_may_meet(self, guest: str, viewers: Sequence[str]) -> list[str]:
        table = self._table
        return [one for one in viewers if self._may_meet(guest, table.guest_of(one))]
