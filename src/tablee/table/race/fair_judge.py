"""The fair judge at a table: it waits just long enough for presses under way, then asks `photo`.

It does not wait if nobody slower could still win: on a LAN or against computer players it decides
at once. A move that is in no race waits for the races that were open when it came, so that no card
is turned while players react to the last one.

The moves of one player always reach the rules in the order in which they arrived. So a race is not
decided while one of its players has an earlier press in another open race. Nothing waits longer
than the cap.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Literal

from tablee.kernel import Rng
from tablee.table.race.heat import Heat, in_own_order, needed_by
from tablee.table.race.judge import Press, Rival, Ruling
from tablee.table.race.photo import CAPS_MS, finish, photo
from tablee.table.race.trust import Trust
from tablee.wire.photo import Photo

FREEZE_MS = 1_000
"""ms without a race after a false start, unless the table says otherwise."""


class FairJudge:
    """Implements `judge.Judge` with the photo-finish."""

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
        self._numbers = count(1)
        self._waiting: dict[int, Press] = {}
        """Presses that are not decided yet, by their number of arrival."""
        self._heats: dict[str, Heat] = {}
        self._frozen: dict[int, int] = {}

    def press(self, press: Press, rivals: Sequence[Rival]) -> None:
        number = next(self._numbers)
        self._waiting[number] = press
        if press.race is None or press.fact is None:
            return
        heat = self._heats.setdefault(press.race, Heat(press.race, number, press))
        if press.seat not in heat.numbers:
            heat.add(number, press.fact, rivals, self._cap)

    def due(self) -> int | None:
        if not self._waiting:
            return None
        free = [press.arrived for number, press in self._waiting.items() if self._is_free(number)]
        return min((*free, *(self._due(heat) for heat in self._heats.values())))

    def verdict(self, now: int) -> Sequence[Ruling]:
        rulings = self._rule(self._ripe(now), now)
        free = [number for number in self._waiting if self._is_free(number)]
        return [*rulings, *(Ruling(self._waiting.pop(number)) for number in free)]

    # --- what waits for what -------------------------------------------------------------------

    def _due(self, heat: Heat) -> int:
        """When this race and those before it can be decided; at its cap at the latest."""
        needed = needed_by(heat, self._heats.values())
        return min(heat.last(self._cap), max(one.deadline(self._cap) for one in needed))

    def _ripe(self, now: int) -> list[Heat]:
        """The races that are decided now, the first opened first."""
        ripe = {
            needed.race
            for heat in self._heats.values()
            if self._due(heat) <= now
            for needed in needed_by(heat, self._heats.values())
        }
        return [heat for race, heat in self._heats.items() if race in ripe]

    def _is_free(self, number: int) -> bool:
        """Whether it need not wait for a race: none is open that was opened before it, or by it."""
        return all(number < heat.opened for heat in self._heats.values())

    # --- verdicts ------------------------------------------------------------------------------

    def _rule(self, heats: Sequence[Heat], now: int) -> list[Ruling]:
        """Judges these races; each seat's earlier moves go before its press."""
        pictures: dict[int, Photo] = {}
        lines: list[list[int]] = []
        for heat in heats:
            del self._heats[heat.race]
            picture = self._photograph(heat)
            lines.append([heat.numbers[one.seat] for one in picture.finishes])
            pictures.update(dict.fromkeys(lines[-1], picture))
        contested = {line[0] for line in lines if len(line) > 1}
        rulings: list[Ruling] = []
        for number in in_own_order(lines, {one: self._waiting[one].seat for one in pictures}):
            rulings.extend(Ruling(press) for press in self._take_earlier(number))
            picture, press = pictures[number], self._waiting.pop(number)
            refused = self._refusal(press.seat, picture, now)
            rulings.append(Ruling(press, refused, picture if number in contested else None))
        return rulings

    def _photograph(self, heat: Heat) -> Photo:
        for fact in heat.facts:
            viewer = self._waiting[heat.numbers[fact.seat]].viewer
            self._trust(fact.seat).learn(fact, finish(fact, self._cap), viewer)
        return photo(heat.race, heat.born, heat.facts, self._kind, self._lots(heat.race))

    def _refusal(self, seat: int, picture: Photo, now: int) -> str:
        if seat in picture.early:
            self._frozen[seat] = now + self._freeze_ms
            return "false_start"
        return "frozen" if self._frozen.get(seat, 0) > now else ""

    def _take_earlier(self, number: int) -> list[Press]:
        """Earlier moves of this seat that still wait. All its earlier races are decided."""
        seat = self._waiting[number].seat
        mine = [one for one, press in self._waiting.items() if one < number and press.seat == seat]
        return [self._waiting.pop(one) for one in mine]
