"""What a throw is worth in Switch, exactly: no sampling, every throw is counted."""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import Final, TypeAlias

from tablee.games.switch.components import DICE_BY_TOP, LAST, SWITCH_DIE
from tablee.games.switch.state import after_bust
from tablee.pieces.dice import in_a_row, sums, throws

GONE: Final = LAST + 1
"""The top of a pack that is shed to the end."""

RED: Final = SWITCH_DIE.count("red") / len(SWITCH_DIE)
GREEN: Final = SWITCH_DIE.count("green") / len(SWITCH_DIE)

EXACT: Final = 1e-7
"""Values are solved until they change by less than this."""

Chances: TypeAlias = tuple[tuple[int, float], ...]
Values: TypeAlias = list[float]


@cache
def ways(top: int) -> tuple[tuple[int, int], ...]:
    """(cards, ways): of the 6ⁿ throws at that top, how many allow exactly so many cards."""
    counts: dict[int, int] = {}
    for dice, many in throws(DICE_BY_TOP[top]):
        cards = min(in_a_row(sums(dice), top), GONE - top)
        counts[cards] = counts.get(cards, 0) + many
    return tuple(sorted(counts.items()))


@cache
def shedding(top: int) -> Chances:
    """(cards, chance) of the dice alone: how many cards one throw at that top lets go."""
    return tuple((cards, many / 6 ** DICE_BY_TOP[top]) for cards, many in ways(top))


# --- alone: how many turns are left ------------------------------------------------------------


@cache
def turns_left() -> tuple[float, ...]:
    """For each top, the turns a careful player needs to shed the 16 when nobody interferes."""
    turns: Values = [0.0] + [10.0] * LAST + [0.0]
    change = 1.0
    while change > EXACT:
        before = tuple(turns)
        going_on = risk(before)
        for top in range(LAST, 0, -1):
            turns[top] = 1.0 + _throw_alone(before, going_on, top, before[top])
        change = max(abs(new - old) for new, old in zip(turns, before, strict=True))
    return tuple(turns)


def risk(turns: tuple[float, ...]) -> Values:
    """For each top, the turns left after deciding to throw again from there."""
    going_on: Values = [0.0] * (GONE + 1)
    for top in range(LAST, 0, -1):
        going_on[top] = _throw_alone(turns, going_on, top, turns[after_bust(top)])
    return going_on


def _throw_alone(turns: tuple[float, ...], going_on: Values, top: int, failed: float) -> float:
    """Red ends the turn where it is; otherwise the best number of cards is shed."""
    best = [min(turns[card], going_on[card]) for card in range(top + 1, GONE + 1)]
    least = [failed, *accumulate(best, min)]
    return RED * turns[top] + (1 - RED) * sum(p * least[cards] for cards, p in shedding(top))


# --- against one other: who gets there first ---------------------------------------------------


class Duel:
    """Two packs, nobody with the token: the exact chance to win for whoever is about to throw."""

    def __init__(self) -> None:
        size = GONE + 1
        self.wins = [[0.5] * size for _ in range(size)]
        change = 1.0
        while change > EXACT:
            change = max(self._solve(theirs) for theirs in range(1, GONE))
        self._again = [self._going_on(theirs) for theirs in range(size)]

    def hand_over(self, mine: int, theirs: int) -> float:
        """My chance when the other is about to throw."""
        return 1.0 if mine == GONE else 1.0 - self.wins[theirs][mine]

    def go_on(self, mine: int, theirs: int) -> float:
        """My chance when I throw again from here."""
        return self._again[theirs][mine]

    def _solve(self, theirs: int) -> float:
        change = 0.0
        going_on = self._going_on(theirs)
        for mine in range(LAST, 0, -1):
            value = self._throw(mine, theirs, going_on, self.hand_over(mine, theirs))
            change = max(change, abs(value - self.wins[mine][theirs]))
            self.wins[mine][theirs] = value
        return change

    def _going_on(self, theirs: int) -> Values:
        going_on: Values = [0.0] * GONE + [1.0]
        for mine in range(LAST, 0, -1):
            failed = self.hand_over(after_bust(mine), theirs)
            going_on[mine] = self._throw(mine, theirs, going_on, failed)
        return going_on

    def _throw(self, mine: int, theirs: int, going_on: Values, failed: float) -> float:
        swapped = 1.0 - self.wins[mine][theirs]
        red = swapped if theirs < mine else self.hand_over(mine, theirs)
        cards = range(mine + 1, GONE + 1)
        best = [max(self.hand_over(card, theirs), going_on[card]) for card in cards]
        most = [failed, *accumulate(best, max)]
        shed = sum(p * most[cards] for cards, p in shedding(mine))
        green = sum(p * max(swapped, most[cards]) for cards, p in shedding(mine))
        return RED * red + GREEN * green + (1 - RED - GREEN) * shed


@cache
def duel() -> Duel:
    """Solved once, when first asked for."""
    return Duel()
