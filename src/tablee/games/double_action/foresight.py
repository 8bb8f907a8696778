"""The expert's choice: deal the unseen cards again, play some turns on, ask the learned value.

Candidates come by turns from the first judgement (plan.py) and from the learned value. It never
reads a clock; the work is bounded by counts: candidates, worlds dealt, turns looked ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from msgspec.structs import replace

from tablee.games.double_action.moves import Play
from tablee.games.double_action.plan import WIN, Choice, Position, choices
from tablee.games.double_action.search import AHEAD, ROUNDS, SOON, World, key_of
from tablee.games.double_action.sight import View, imagine
from tablee.games.double_action.state import NOBODY, State, team_of
from tablee.games.double_action.worth import after, chances
from tablee.kernel import Move, Rng

FIRST: Final = 1 / WIN
"""How much the first judgement of a candidate counts beside the chances found."""
LEARNED: Final = 0.5
"""How much the learned value of the board right after it counts."""


def foresee(view: View, position: Position, moves: Sequence[Move], rng: Rng) -> Move | None:
    """The candidate with the best chances; None where there is no learned value to ask."""
    found = {
        (choice.kind, choice.cell, choice.removes): choice
        for choice in choices(position, team_of(view.me), view.hand, view.left)
    }
    known = [(choice, move) for move in moves if (choice := found.get(key_of(move))) is not None]
    learned = chances(after(view, [move for _, move in known]))
    if not known or learned is None:
        return None
    first = [FIRST * choice.worth for choice, _ in known]
    before = [one + LEARNED * other for one, other in zip(first, learned, strict=True)]
    totals = [0.0] * len(known)
    order = list(dict.fromkeys(chain(*zip(_best(first), _best(learned), strict=True))))
    for candidates, worlds in ROUNDS:
        order = order[:candidates]
        _try_all(
            view, position, [(number, *known[number]) for number in order], worlds, totals, rng
        )
        for number in order:
            totals[number] += worlds * before[number]
        order.sort(key=lambda number: -totals[number])
    return known[order[0]][1]


def _best(worth: Sequence[float]) -> list[int]:
    return sorted(range(len(worth)), key=lambda number: -worth[number])


def _try_all(
    view: View,
    position: Position,
    candidates: Sequence[tuple[int, Choice, Move]],
    worlds: int,
    totals: list[float],
    rng: Rng,
) -> None:
    """Adds to each candidate its chances in so many worlds; open ends are weighed all at once."""
    ends: list[tuple[int, View]] = []
    for _ in range(worlds):
        state = imagine(view, rng)
        for number, choice, move in candidates:
            end = _play_on(view, state, position.copy(), choice, move, rng)
            if isinstance(end, View):
                ends.append((number, end))
            else:
                totals[number] += end
    for (number, _), chance in zip(ends, chances([end for _, end in ends]) or (), strict=True):
        totals[number] += chance


def _play_on(
    view: View, state: State, position: Position, choice: Choice, move: Move, rng: Rng
) -> float | View:
    """The candidate and some turns after it: my chance where it is over, else what I would see."""
    world, me, team = World(state, position, rng), view.me, team_of(view.me)
    if world.act(me, choice, move.choice if isinstance(move, Play) else 0):
        return 1.0
    laid, seat = [choice.kind], (me + 1) % view.seats
    for turn in range(AHEAD):
        if not world.stock:
            return 0.5 + world.verdict(team) / WIN / 2
        found = choices(world.position, team_of(seat), world.hands[seat], len(world.stock), 1)
        best = max(found, default=None)
        if best is not None:
            laid.append(best.kind)
            if world.act(seat, best):
                return 0.5 + (0.5 if team_of(seat) == team else -0.5) * SOON**turn
        seat = (seat + 1) % view.seats
    return _seen(view, world, seat, laid)


def _seen(view: View, world: World, turn: int, laid: Sequence[int]) -> View:
    """What I would see then; it does not matter who laid which card."""
    tokens, locked = world.position.tokens, world.position.locked
    mine, theirs = world.position.series
    return replace(
        view,
        left=len(world.stock),
        hand=tuple(world.hands[view.me]),
        sizes=tuple(map(len, world.hands)),
        discards=(*view.discards[:-1], (*view.discards[-1], *laid)),
        turn=turn,
        owed=NOBODY,
        tokens=(tokens[0], tokens[1]),
        locked=(locked[0], locked[1]),
        series=(tuple(mine), tuple(theirs)),
    )
