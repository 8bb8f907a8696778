"""What chance may draw, listed as OpenSpiel wants it, once for all who ask about the same list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.kernel import Game, Move

MOST_CHANCES = 2_048
"""Outcomes that one draw may have."""
MOST_LISTS = 32
Listed = Sequence[tuple[Move | int, int]]
"""Moves of chance, or places, with whole weights."""

_last: tuple[Any, bool, Listed] = (None, False, [])
"""The draws of the state asked about last: OpenSpiel asks for them once for every outcome."""
_outcomes: dict[int, tuple[Listed, list[tuple[int, float]]]] = {}
"""By the list itself: some games have few lists, and return the same ones again."""


def listed(game: Game, state: Any, merged: bool) -> Listed:
    """`merged`: draws that lead to the same are one, where the game says so."""
    global _last
    last = _last
    if last[0] is not state or last[1] != merged:
        chances = game.chances_alike if merged and game.chances_alike else game.chances
        found = chances(state)
        if len(found) > MOST_CHANCES:
            raise ValueError(f"a draw with {len(found)} outcomes; {MOST_CHANCES} are the most")
        _last = last = (state, merged, found)
    return last[2]


def weighed(found: Listed) -> list[tuple[int, float]]:
    known = _outcomes.get(id(found))
    if known is None or known[0] is not found:
        total = sum(weight for _, weight in found)
        known = (found, [(number, weight / total) for number, (_, weight) in enumerate(found)])
        if len(_outcomes) >= MOST_LISTS:
            _outcomes.clear()
        _outcomes[id(found)] = known
    return known[1]
