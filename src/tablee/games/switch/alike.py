"""Which positions of Switch go on alike: colours, old dice and the names of seats do not matter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tablee.games.switch.components import OPENING_DICE, SWITCH_DIE, Face
from tablee.games.switch.moves import Open, Roll
from tablee.games.switch.state import NOBODY, Phase, State, dice_for, sheddable
from tablee.kernel import Move
from tablee.pieces import dice

PHASES: Final[tuple[Phase, ...]] = (
    "opening", "throw", "roll", "green", "window", "shed", "choice", "over"
)  # fmt: skip
PLACE: Final = {phase: place for place, phase in enumerate(PHASES)}
THROWN: Final = ("green", "shed")
"""Where it matters what lies in the tray."""
GOING: Final = ("roll", "green", "shed")
"""Where it matters whether the throw is the first of the turn."""


def alike(state: State) -> tuple[tuple[int, ...], int]:
    """Whatever decides how the game goes on, and the seat from which seats are counted in it."""
    phase, first = state.phase, state.turn
    if phase == "opening":
        return (PLACE[phase], *state.opening), 0
    again = int(state.again and phase in GOING)
    cards = sheddable(state) if phase in THROWN else 0
    target = (state.target - first) % len(state.tops) if phase == "window" else 0
    tops = state.tops[first:] + state.tops[:first]
    return (PLACE[phase], again, cards, target, _token(state), *tops), first


def _token(state: State) -> int:
    """0 in the centre; then one number for each owner, and one for each pack it lies on."""
    seats = len(state.tops)
    if state.owner != NOBODY:
        return 1 + (state.owner - state.turn) % seats
    if state.locked != NOBODY:
        return 1 + seats + (state.packs.index(state.locked) - state.turn) % seats
    return 0


def chances_alike(state: State) -> Sequence[tuple[Move, int]]:
    """One throw of each sort: by the cards it lets go and the Switch die, or by its total."""
    if state.phase == "opening":
        return _totals()
    if state.phase != "roll":
        return ()
    return _throws(dice_for(state, state.turn), state.tops[state.turn])


@cache
def _throws(number: int, top: int) -> tuple[tuple[Move, int], ...]:
    """All dice of a throw serve for every card, so the cards that go in a row say all of it."""
    found: dict[tuple[int, Face], tuple[Move, int]] = {}
    for thrown, ways in dice.throws(number):
        for face in dict.fromkeys(SWITCH_DIE):
            sort = dice.reach(thrown, top), face
            move, weight = found.get(sort, (Roll(thrown, face), 0))
            found[sort] = move, weight + ways * SWITCH_DIE.count(face)
    return tuple(found.values())


@cache
def _totals() -> tuple[tuple[Move, int], ...]:
    found: dict[int, tuple[Move, int]] = {}
    for thrown, ways in dice.throws(OPENING_DICE):
        move, weight = found.get(sum(thrown), (Open(thrown), 0))
        found[sum(thrown)] = move, weight + ways
    return tuple(found.values())
