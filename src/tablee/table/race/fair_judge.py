"""The fair judge at a table: waits just long enough for presses in flight, then asks `fair.photo`.

Nothing waits where nobody slower could still win: on a LAN or against computer players the verdict
falls at once. What does not race waits behind a race that is being decided, so that no card is
turned and no seat's own later move slips in while hands are coming down.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Literal

from tablee.kernel import Rng
from tablee.table.race.judge import Press, Rival, Ruling
from tablee.table.race.photo import CAPS_MS, finish, photo
from tablee.table.race.trust import Trust
from tablee.wire.photo import Photo

FREEZE_MS = 1_000
"""What a false start usually costs: no race for so long."""


class Heat:
    """One race under way: the presses so far and who may still come."""

    def __init__(self, press: Press) -> None:
        self.first = press.arrived
        self.presses: list[Press] = []
        self.best = float("inf")
        self._rivals: dict[int, float] = {}

    def add(self, press: Press, rivals: Sequence[Rival], cap: float) -> None:
        assert press.fact is not None
        self.presses.append(press)
        self.best = min(self.best, finish(press.fact, cap).moment)
        self._rivals.update((rival.seat, min(rival.on_its_way, cap)) for rival in rivals)

    def deadline(self, cap: float) -> int:
        """A press that beats the best so far would have arrived by now."""
        here = {press.seat for press in self.presses}
        waits = [self.best + trip for seat, trip in self._rivals.items() if seat not in here]
        latest = min(max(waits, default=0.0), self.first + cap)
        return max(self.first, ceil(latest))


class FairJudge:
    """Implements `race.Judge` with the photo-finish."""

    def __init__(
        self,
        lots: Callable[[str], Rng],
        trust: Callable[[int], Trust],
        kind: Literal["friendly", "rated"] = "friendly",
        freeze_ms: int = FREEZE_MS,
    ) -> None:
        self._lots = lots
        """The committed chance that decides ties, by the name of the race."""
        self._trust = trust
        """Each seat's record of claims."""
        self._kind = kind
        self._freeze_ms = freeze_ms
        self._cap = CAPS_MS[kind]
        self._heats: dict[str, Heat] = {}
        self._held: list[Press] = []
        self._frozen: dict[int, int] = {}

    def press(self, press: Press, rivals: Sequence[Rival]) -> None:
        if press.race is None or press.fact is None:
            self._held.append(press)
            return
        heat = self._heats.setdefault(press.race, Heat(press))
        if all(press.seat != known.seat for known in heat.presses):
            heat.add(press, rivals, self._cap)
        else:
            self._held.append(press)

    def due(self) -> int | None:
        if self._heats:
            return min(heat.deadline(self._cap) for heat in self._heats.values())
        return self._held[0].arrived if self._held else None

    def verdict(self, now: int) -> Sequence[Ruling]:
        rulings: list[Ruling] = []
        for race, heat in list(self._heats.items()):
            if heat.deadline(self._cap) <= now:
                del self._heats[race]
                rulings.extend(self._rule(race, heat, now))
        if not self._heats:
            rulings.extend(Ruling(press) for press in self._held)
            self._held = []
        return rulings

    def _rule(self, race: str, heat: Heat, now: int) -> list[Ruling]:
        """Judges one race; each seat's earlier moves go before its press."""
        picture = self._photograph(race, heat)
        by_seat = {press.seat: press for press in heat.presses}
        rulings: list[Ruling] = []
        for place, one in enumerate(picture.finishes):
            press = by_seat[one.seat]
            rulings.extend(Ruling(held) for held in self._take_held(press))
            refused = self._refusal(one.seat, picture, now)
            shown = picture if place == 0 and len(picture.finishes) > 1 else None
            rulings.append(Ruling(press, refused, shown))
        return rulings

    def _photograph(self, race: str, heat: Heat) -> Photo:
        facts = [press.fact for press in heat.presses if press.fact is not None]
        for fact in facts:
            self._trust(fact.seat).learn(fact, finish(fact, self._cap))
        return photo(race, heat.presses[0].born, facts, self._kind, self._lots(race))

    def _refusal(self, seat: int, picture: Photo, now: int) -> str:
        if seat in picture.early:
            self._frozen[seat] = now + self._freeze_ms
            return "false_start"
        return "frozen" if self._frozen.get(seat, 0) > now else ""

    def _take_held(self, press: Press) -> list[Press]:
        mine = [h for h in self._held if h.seat == press.seat and h.arrived <= press.arrived]
        self._held = [held for held in self._held if held not in mine]
        return mine
