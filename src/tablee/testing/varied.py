"""Walks in which everything happens: rare kinds of moves as often as others, and every option."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.kernel import CHANCE, Game, Move
from tablee.testing.settings import every_setting
from tablee.testing.walk import Walk, filled, step, walk

TABLES = 2
"""Numbers of seats that are walked with the default options."""
BY_KIND, WAITED_FOR, HASTE = 0.7, 0.6, 0.3
"""How often a kind is chosen first, and how often only a seat that is waited for moves."""
PATIENCE = 0.95
"""How often timers run out where people do nearly nothing."""


def usual_walks(game: Game, walks: int, entries: int) -> Iterator[Walk]:
    """Some walks with the default options."""
    for seats in game.seats[:TABLES]:
        for seed in range(walks):
            yield varied_walk(game, game.options(), seats, seed, entries)


def other_walks(game: Game, entries: int, seen: set[str]) -> Iterator[Walk]:
    """Walks with other options and seats, in which something happens that was not seen yet."""
    for seats, chosen in every_setting(game):
        options = game.options(**chosen)
        for walked in (
            varied_walk(game, options, seats, 1, entries),
            walk(game, options, seats, 1, entries, PATIENCE),
        ):
            if not happened(walked) <= seen:
                seen |= happened(walked)
                yield walked


def varied_walk(game: Game, options: Any, seats: int, seed: int, entries: int) -> Walk:
    """Mostly for a seat that is waited for: a kind of move is chosen, then one of that kind."""
    walked, rng = Walk(game, options, seats), Random(seed)
    while len(walked.log) < entries and game.outcome(walked.state) is None:
        happens = _by_kind(game, walked.state, rng) if rng.random() < BY_KIND else None
        walked.play(*(happens or step(game, walked.state, rng, HASTE)))
    return walked


def happened(walked: Walk) -> set[str]:
    """Kinds of moves, and phases."""
    phases = {str(getattr(state, "phase", "")) for state in walked.states}
    return phases | {kind_of(move) for _, move in walked.log}


def kind_of(move: Move) -> str:
    """Its first word in notation."""
    return str(type(move).__struct_config__.tag)


def _by_kind(game: Game, state: Any, rng: Random) -> tuple[int, Move] | None:
    """A kind first, then a move of it, by a seat or by a timer; None where chance is due."""
    acting = game.to_act(state)
    if acting == (CHANCE,):
        return None
    if game.awaited and rng.random() < WAITED_FOR:
        acting = game.awaited(state)
    listed = [(seat, move) for seat in acting for move in game.legal(state, seat)]
    kinds: dict[str, list[tuple[int, Move]]] = {}
    for seat, move in listed + [(timer.seat, timer.move) for timer in game.timers(state)]:
        kinds.setdefault(kind_of(move), []).append((seat, move))
    if not kinds:
        return None
    seat, move = rng.choice(kinds[rng.choice(sorted(kinds))])
    return seat, filled(game, state, seat, move, rng)
