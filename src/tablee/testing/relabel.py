"""What happens in the second game in place of a move: the same move, with two things exchanged.

Two cards change places in the deal. A player who plays one of them plays the other in the second
game.
Where the rules refuse that, another move may look the same to the viewer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from tablee.kernel import CHANCE, Game, Move
from tablee.testing.walk import filled

Swap: TypeAlias = Mapping[str, Mapping[Any, Any]]
"""By the name of the field in which two moves differ: what stands for what."""


def swap_of(one: Move, other: Move) -> Swap:
    """What was exchanged, if `other` came where `one` did."""
    names = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    return {name: dict(_pairs(getattr(one, name), getattr(other, name))) for name in names}


def relabelled(move: Move, swap: Swap) -> Iterator[Move]:
    """The move with the exchange made: in fields of the same name, then in every field."""
    everywhere = {old: new for pairs in swap.values() for old, new in pairs.items()}
    named = {
        name: _put(getattr(move, name), pairs)
        for name in move.__struct_fields__
        for source, pairs in swap.items()
        if name.rstrip("s") == source.rstrip("s")
    }
    yield replace(move, **named)
    yield replace(move, **{n: _put(getattr(move, n), everywhere) for n in move.__struct_fields__})
    yield move


def others(game: Game, state: Any, seat: int, move: Move, rng: Random) -> Iterator[Move]:
    """Other moves of the same kind that may come in this state instead, in any order."""
    if game.to_act(state) == (CHANCE,):
        listed = [listed for listed, _ in game.chances(state)]
    else:
        listed = [*game.legal(state, seat)] if seat in game.to_act(state) else []
        listed += [timer.move for timer in game.timers(state) if timer.seat == seat]
    alike = [other for other in listed if type(other) is type(move)]
    for other in rng.sample(alike, len(alike)):
        instead = filled(game, state, seat, other, rng)
        if instead != move:
            yield instead


def _pairs(one: Any, other: Any) -> Iterator[tuple[Any, Any]]:
    """Single values change places; of several, those that only one of the moves has."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        gone, come = (sorted(set(a) - set(b)) for a, b in ((one, other), (other, one)))
        for old, new in zip(gone, come, strict=False):
            yield from ((old, new), (new, old))
    elif type(one) is type(other) and isinstance(one, str | int):
        yield from ((one, other), (other, one))


def _put(value: Any, pairs: Mapping[Any, Any]) -> Any:
    """A row that was in order stays in order."""
    if not isinstance(value, tuple):
        return pairs.get(value, value) if type(value) in (str, int) else value
    put = [_put(part, pairs) for part in value]
    return tuple(sorted(put) if list(value) == _in_order(value) else put)


def _in_order(row: tuple[Any, ...]) -> list[Any] | None:
    try:
        return sorted(row)
    except TypeError:  # parts of several kinds
        return None
