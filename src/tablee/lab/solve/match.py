"""How often one player beats another, exactly: no game is played, every position is counted.

A player is a `Temper`: what it does follows from the position and from chance alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from tablee.lab.solve.iterate import ends_first
from tablee.lab.solve.listing import ChancePosition, ChoicePosition, End, Leads, Listing
from tablee.pieces.temper import Temper

CLOSE: Final = 1e-9
"""Nothing changes by more than this."""

Mixed: TypeAlias = tuple[tuple[float, int, int], ...]
"""With that share, the game goes on there; 1 where seats are counted from the other one."""


def match(
    listing: Listing, values: Sequence[float], one: Temper, other: Temper, close: float = CLOSE
) -> float:
    """The share of games that the one wins, if each begins as often as the other."""
    tempers = (one, other)
    wins = [[_ends(node, side) for side in (0, 1)] for node in listing.nodes]
    mixed = [
        (number, [_mix(listing, values, number, tempers, side) for side in (0, 1)])
        for number in ends_first(listing.nodes)
        if not isinstance(listing.nodes[number], End)
    ]
    change = 1.0
    while change > close:
        change = max(_sweep(wins, number, sides) for number, sides in mixed)
    return sum(wins[0]) / 2


def _ends(node: object, side: int) -> float:
    """`side` 1: the other player has the seat that is counted first."""
    if not isinstance(node, End):
        return 0.5
    return 1.0 - node.share if side else node.share


def _sweep(wins: list[list[float]], number: int, sides: Sequence[Mixed]) -> float:
    change, here = 0.0, wins[number]
    for side, ways in enumerate(sides):
        value = sum([p * wins[n][side ^ turned] for p, n, turned in ways])
        change = max(change, abs(value - here[side]))
        here[side] = value
    return change


def _mix(
    listing: Listing, values: Sequence[float], number: int, tempers: Sequence[Temper], side: int
) -> Mixed:
    """What happens here, as shares: the dice, or what the players choose."""
    node = listing.nodes[number]
    if isinstance(node, ChancePosition):
        return node.ways
    assert isinstance(node, ChoicePosition)
    found: list[tuple[float, int, int]] = []
    best: float | None = None
    for is_other, leads in node.seats:
        temper = tempers[side ^ is_other]
        chances = [_of(values, lead, is_other) for lead in leads]
        if best is None:
            shares = temper.shares(chances)
        else:
            *shares, waits = temper.shares([*chances, 1.0 - best if is_other else best])
            shares = [share * temper.notices for share in shares]
            waits = 1.0 - sum(shares)
            found = [(p * waits, n, turned) for p, n, turned in found]
            chances.append(1.0 - best if is_other else best)
        found += [(p, *lead) for p, lead in zip(shares, leads, strict=True) if p]
        best = 1.0 - max(chances) if is_other else max(chances)
    return tuple(found)


def _of(values: Sequence[float], lead: Leads, is_other: int) -> float:
    number, turned = lead
    return 1.0 - values[number] if turned ^ is_other else values[number]
