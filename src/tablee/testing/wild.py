"""Wild moves: what somebody might send, whether the rules allow it or not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from tablee.kernel import CHANCE, WATCHER, Move
from tablee.testing.walk import Walk


def wild_moves(walked: Walk, number: int, rng: Random, count: int) -> Iterator[tuple[int, Move]]:
    """Moves somebody might send: invented, bent a little, or somebody else's, from any seat."""
    game, state = walked.game, walked.states[number]
    known = [move for seat in range(walked.seats) for move in walked.legal(number, seat)]
    known += [move for _, move in walked.log[:number][-8:]]
    if game.to_act(state) == (CHANCE,):
        known += [move for move, _ in game.chances(state)]
    known += [timer.move for timer in game.timers(state)]
    for _ in range(count):
        seat = rng.choice(
            (*range(walked.seats), *range(walked.seats), CHANCE, WATCHER, walked.seats)
        )
        manner = rng.randrange(3) if known else 0
        if manner == 0:
            yield seat, _invent(rng.choice(game.moves), rng)
        else:
            move = rng.choice(known)
            yield seat, _bend(move, rng) if manner == 1 else move


@cache
def _hints(kind: type[Move]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _invent(kind: type[Move], rng: Random) -> Move:
    hints = _hints(kind)
    return kind(**{name: _wild(hints[name], rng) for name in kind.__struct_fields__})


def _bend(move: Move, rng: Random) -> Move:
    """The same move with one field changed."""
    if not move.__struct_fields__:
        return move
    name = rng.choice(move.__struct_fields__)
    value, hint = getattr(move, name), _hints(type(move))[name]
    if type(value) is int and get_origin(hint) is not Literal:
        return msgspec.structs.replace(move, **{name: value + rng.choice((-1, 1))})
    return msgspec.structs.replace(move, **{name: _wild(hint, rng)})


def _wild(hint: Any, rng: Random) -> Any:
    """Any value of a field's type, often an extreme one."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is bool:
        return rng.random() < 0.5
    if hint is int:
        return rng.choice((rng.randrange(-3, 120), rng.randrange(8), 2**40, -(2**40)))
    if hint is str:
        return rng.choice(("", "a", "E", "mot", "été", "chat", "a b", '"', "x" * 60, "７", "-"))
    if hint is type(None):
        return None
    if origin is Literal:
        return rng.choice(parts)
    if origin is tuple:
        return tuple(_wild(parts[0], rng) for _ in range(rng.randrange(5)))
    return _wild(parts[0] if origin is Annotated else rng.choice(parts), rng)
