"""How likely each side is to win: a value learned from many games.

The weights belong to this version of the rules, a file for each number of seats
(docs/decisions/0019-a-learned-value.md). numpy is imported when a chance is asked for, not before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from warnings import warn

from tablee.games.double_action import rules
from tablee.games.double_action.board import CELLS
from tablee.games.double_action.moves import Draw, Hint, Play, Swap
from tablee.games.double_action.plan import Position, lively
from tablee.games.double_action.sight import View, imagine
from tablee.games.double_action.sight import view as view_of
from tablee.games.double_action.state import team_of
from tablee.games.double_action.verdict import winners
from tablee.kernel import Move, Weighed, Worth
from tablee.pieces.learned import OtherWeights, read_net
from tablee.pieces.playing_cards import KINDS, is_jack

if TYPE_CHECKING:
    from tablee.pieces.learned.net import Net

VERSION: Final = 2
"""Of the rules under which the weights were learned."""
FOLDER: Final = Path(__file__).parent / "learned"
NEAR: Final = 2
"""A jack is worth it where a line lacks so few."""


def signs(views: Sequence[View]) -> Any:
    from tablee.games.double_action.signs import signs as rows

    return rows(views)


def worth(view: View) -> Worth | None:
    """A side's chance, in equal parts for its seats. None: there are no weights to ask."""
    found = chances([view])
    if found is None:
        return None
    me = team_of(max(view.me, 0))
    sides = (found[0], 1.0 - found[0]) if me == 0 else (1.0 - found[0], found[0])
    each = tuple(sides[team_of(seat)] * 2 / view.seats for seat in range(view.seats))
    return Worth(each, "learned")


def weigh(view: View, moves: Sequence[Move]) -> Weighed | None:
    found = chances(after(view, moves))
    return None if found is None else Weighed(tuple(found), "learned")


def after(view: View, moves: Sequence[Move]) -> list[View]:
    """What I see after each of my moves: the same wherever the hidden cards lie."""
    state, me = imagine(view, _Anywhere()), view.me
    return [view_of(rules.apply(state, me, move), me) for move in moves]


def chances(views: Sequence[View]) -> list[float] | None:
    """Of the viewer's side; exact where the game is over, even before the cards are dealt."""
    if not views:
        return []
    net = net_for(views[0].seats)
    if net is None:
        return None
    found = net.chances(signs(views)).tolist()
    return [_known(view, chance) for view, chance in zip(views, found, strict=True)]


def _known(view: View, chance: float) -> float:
    if view.over:
        won = winners(view)
        return (team_of(max(view.me, 0)) in won) / len(won)
    return 0.5 if view.opening else chance


@cache
def net_for(seats: int) -> Net | None:
    """None where the weights are damaged or belong to another version: the game goes on without."""
    from tablee.games.double_action.signs import LENGTH

    try:
        return read_net(FOLDER / f"{seats}.net", "double-action", VERSION, seats, LENGTH)
    except OtherWeights as fault:
        warn(f"Double Action plays without its learned value: {fault}.", stacklevel=2)
        return None


class _Anywhere:
    """Deals hidden cards in any way; nobody looks at them."""

    def random(self) -> float:
        return 0.0

    def randrange(self, stop: int, /) -> int:
        return 0


def sensible(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """DA-31 is kept; a due draw is taken, dead cards are changed, jacks are not wasted."""
    kept = [move for move in moves if not isinstance(move, Hint)]
    draws = [move for move in kept if isinstance(move, Draw)]
    dead = [move for move in kept if isinstance(move, Swap)]
    return draws or dead or _lively(view, kept) or kept or moves


def _lively(view: View, moves: Sequence[Move]) -> list[Move]:
    if not any(is_jack(kind) for kind in view.hand):
        return list(moves)
    cells = lively(Position(view.tokens, view.locked, view.series, 0, view.options.target), NEAR)
    return [move for move in moves if not isinstance(move, Play) or _is_good(move, cells)]


def _is_good(move: Play, cells: int) -> bool:
    return not is_jack(KINDS[move.card]) or bool(cells >> CELLS[move.cell] & 1)
